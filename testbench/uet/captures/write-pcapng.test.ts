import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCapture } from './read-capture.ts';
import { pcapngHeader, pcapngPacket } from './write-pcapng.ts';

test('what is written is read as it was, with all of its time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pcapng-'));
  try {
    const file = join(folder, 'written.pcapng');
    const packets = [0, 1, 2, 3, 64, 1501].map((length, i) => ({
      bytes: Uint8Array.from({ length }, (_, at) => (at * 7 + i) & 0xff),
      time: 1_700_000_000_123_456_789n + BigInt(i) * 1_000_000_007n,
    }));
    writeFileSync(
      file,
      Buffer.concat([pcapngHeader(1), ...packets.map(({ bytes, time }) => pcapngPacket(bytes, time))]),
    );
    const read = [...readCapture(file)].map(({ bytes, time, linkType, originalLength, decimals }) => ({
      ...{ bytes: Uint8Array.from(bytes), time, linkType, originalLength, decimals },
    }));
    const expected = packets.map((packet) => ({
      ...packet,
      ...{ linkType: 1, originalLength: packet.bytes.length, decimals: 9 },
    }));
    expect(read).toEqual(expected);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

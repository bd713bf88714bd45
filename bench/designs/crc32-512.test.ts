import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { seededRandom } from '../../support/random.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { crc32Core, crc32Latency } from './crc32-512.ts';

test('the CRC of a packet is that of zlib, for every length of the last beat, five clocks after it', async () => {
  const s = await wasmEngine.create(elaborate(crc32Core));
  const random = seededRandom(1);
  s.port('rst').set(1);
  s.step();
  s.port('rst').set(0);
  /** CRC by the clock in which it must show. */
  const due = new Map<number, number>();
  let clock = 0;
  let found = 0;
  const step = (): void => {
    s.step();
    clock++;
    expect(s.port('done').get(), `clock ${clock}`).toBe(due.has(clock) ? 1 : 0);
    if (!due.has(clock)) return;
    expect(s.port('crc').get(), `clock ${clock}`).toBe(due.get(clock));
    found++;
  };
  const lengths = [
    ...Array.from({ length: 200 }, (_, i) => i + 1),
    ...Array.from({ length: 100 }, () => random.int(1, 700)),
  ];
  for (const length of lengths) {
    const bytes = Buffer.from(Array.from({ length }, () => random.int(0, 255)));
    for (let at = 0; at < length; at += 64) {
      const beat = Buffer.alloc(64, random.int(0, 255));
      bytes.copy(beat, 0, at);
      const kept = Math.min(64, length - at);
      s.port('data').set(BigInt(`0x${beat.reverse().toString('hex')}`));
      s.port('keep').set((1n << BigInt(kept)) - 1n);
      s.port('last').set(at + 64 >= length ? 1 : 0);
      s.port('valid').set(1);
      if (at + 64 >= length) due.set(clock + crc32Latency, crc32(bytes));
      step();
      s.port('valid').set(0);
      while (random.chance(0.2)) step();
    }
  }
  for (let i = 0; i < crc32Latency; i++) step();
  expect(found).toBe(lengths.length);
});

/** A long READ between two endpoints in hardware: on a network that loses nothing, nothing of it is sent again. */
import { expect, test } from 'vitest';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { decode, pdsOf } from '../../golden/wire/index.ts';
import { BadNetwork } from './bad-network.ts';
import { RtlLibfabricEndpoint } from './rtl-endpoint.ts';

const blocks = 16;
const blockBytes = 32_768;
const key = 1n;

test('512 KiB are read at half of the rate of the line or more, and no packet is refused or sent again', async () => {
  const common = { jobId: 1, mode: 'rud', rel: false, memory: blocks * blockBytes } as const;
  const make = (host: number) => RtlLibfabricEndpoint.make(wasmEngine, { ...common, host, seed: host });
  const [source, reader] = [await make(0), await make(1)];
  try {
    const network = new BadNetwork({
      ...common,
      hosts: 2,
      seed: 1,
      loss: 0,
      profile: 'hpc',
      hardware: [source, reader],
    });
    const seen = { nacks: 0, again: 0, requests: 0 };
    network.onSent = (frame) => {
      const pds = pdsOf(decode(frame, { crc: 'little' }).layers);
      if (pds?.name === 'nack') seen.nacks++;
      if (pds?.name !== 'rud_req') return;
      seen.requests++;
      seen.again += pds.fields.retx;
    };
    source.memory.bytes.set(source.memory.bytes.map((_, i) => (i * 7 + (i >> 8)) & 0xff));
    expect(source.register(key, 0n, blocks * blockBytes, { read: true, write: false, atomic: false })).toBe(true);
    for (let i = 0; i < blocks; i++) {
      const at = BigInt(i * blockBytes);
      reader.read(0, at, blockBytes, key, at, i);
    }
    const began = network.now;
    let done = 0;
    network.run(() => {
      for (const { code } of reader.cqRead()) {
        expect(code).toBe('ok');
        done++;
      }
      return done === blocks;
    });
    const gigabits = (8 * blocks * blockBytes) / ((network.now - began) / 1e3);
    // A request and its data for each KiB.
    expect(seen).toEqual({ nacks: 0, again: 0, requests: (2 * blocks * blockBytes) / 1024 });
    expect(gigabits).toBeGreaterThan(50);
    expect(reader.memory.bytes).toEqual(source.memory.bytes);
  } finally {
    for (const one of [source, reader]) one.dispose();
  }
}, 600_000);

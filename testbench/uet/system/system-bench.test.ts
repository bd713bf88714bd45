/** Endpoints in hardware and golden ones below switches: what hosts send arrives once and at its place. */
import { describe, expect, test } from 'vitest';
import { isLong, longNote } from '../../../support/testing/long-run.ts';
import { yosysEngine } from '../../engine/foreign/engine.ts';
import { wasmEngine } from '../../engine/wasm/engine.ts';
import { decode, layerOf, pdsOf } from '../golden/wire/index.ts';
import { dataFrameOf } from './flow-statistics.ts';
import { runSystem, type SystemOptions, type SystemResult } from './system-bench.ts';
import type { NodeKind } from './system-node.ts';

const right = { bytesWrong: 0, lost: 0, duplicates: 0, passed: true };

/** So many hosts, the first ones of them in hardware. */
const nodesOf = (hosts: number, rtl: number): NodeKind[] =>
  Array.from({ length: hosts }, (_, host) => (host < rtl ? 'rtl' : 'golden'));

const run = (options: SystemOptions): Promise<SystemResult> => runSystem(wasmEngine, options);

const sum = (result: SystemResult, of: 'retransmissions' | 'reordered' | 'bytes' | 'trimmed'): number =>
  result.flows.reduce((total, flow) => total + flow[of], 0);

describe('two endpoints in hardware', () => {
  test('write long messages to each other over loss and bit errors', async () => {
    const options = { nodes: nodesOf(2, 2), workload: 'long', bytes: 300_000, seed: 1, mode: 'rud' } as const;
    const result = await run({ ...options, loss: 0.01, bitErrorRate: 1e-6 });
    expect(result).toMatchObject({ ...right, bytes: 600_000 });
    expect(result.network.lost).toBeGreaterThan(0);
    expect(result.network.corrupted).toBeGreaterThan(0);
    expect(sum(result, 'retransmissions')).toBeGreaterThan(0);
    expect(sum(result, 'reordered')).toBeGreaterThan(0);
  }, 300_000);

  test('send many small messages, WRITEs and SENDs', async () => {
    const result = await run({ nodes: nodesOf(2, 2), workload: 'small', bytes: 20_000, seed: 2, loss: 0.01 });
    expect(result).toMatchObject(right);
    expect(result.messages).toBeGreaterThan(200);
  }, 300_000);

  // Four minutes of a core, so in long runs alone: the engine is slower on Yosys's reading.
  test.skipIf(!isLong)(
    `do so in Yosys's reading of the emitted Verilog, 1 MB${longNote}`,
    async () => {
      const options = { nodes: nodesOf(2, 2), workload: 'long', bytes: 500_000, seed: 3, loss: 0.01 } as const;
      expect(await runSystem(yosysEngine, options)).toMatchObject(right);
    },
    900_000,
  );
});

describe('endpoints in hardware behind links', () => {
  const options = { nodes: nodesOf(2, 2), workload: 'long', bytes: 150_000, seed: 9, lineErrors: 0.002 } as const;

  test('send nothing again where lines damage frames and have link-level retry and credit', async () => {
    const result = await run({ ...options, parts: ['cbfc', 'llr'] });
    expect(result).toMatchObject({ ...right, bytes: 300_000 });
    expect(sum(result, 'retransmissions')).toBe(0);
    expect(result.network.lost + result.network.corrupted).toBe(0);
  }, 300_000);

  test('send again what such lines damage without it', async () => {
    const result = await run({ ...options, parts: [] });
    expect(result).toMatchObject(right);
    expect(sum(result, 'retransmissions')).toBeGreaterThan(2);
  }, 300_000);

  test('write to each other through transport security, credit and retry, over loss and bit errors', async () => {
    const sent: number[] = [];
    const onFrame = (frame: Uint8Array): number => sent.push(frame[42]! >> 3);
    const bad = { loss: 0.01, bitErrorRate: 1e-6, lineErrors: 0.0005 } as const;
    const result = await runSystem(wasmEngine, { ...options, ...bad, parts: ['tss', 'cbfc', 'llr'] }, { onFrame });
    expect(result).toMatchObject({ ...right, bytes: 300_000 });
    expect(result.network.lost).toBeGreaterThan(0);
    // Whatever leaves is secured.
    expect(new Set(sent)).toEqual(new Set([1]));
  }, 300_000);

  test('write to one, golden ones among them, which has credit for what its switch sends', async () => {
    const nodes = nodesOf(4, 2);
    const result = await run({
      nodes,
      workload: 'incast',
      bytes: 80_000,
      seed: 2,
      parts: ['cbfc', 'llr'],
      loss: 0.005,
    });
    expect(result).toMatchObject({ ...right, bytes: 240_000 });
  }, 300_000);

  test('have no transport security where others are golden', async () => {
    await expect(run({ ...options, nodes: nodesOf(2, 1), parts: ['tss'] })).rejects.toThrow(
      'a golden endpoint has no transport security: give hardware for all hosts, or no tss',
    );
  });
});

describe('eight endpoints', () => {
  test('send to one, in hardware as two of the others are', async () => {
    const result = await run({ nodes: nodesOf(8, 3), workload: 'incast', bytes: 100_000, seed: 1 });
    expect(result).toMatchObject({ ...right, bytes: 700_000 });
    // What eight send is more than one line takes: switches mark and trim, and no line is faster than it is.
    expect(result.network.marked).toBeGreaterThan(20);
    expect(result.network.trimmed).toBeGreaterThan(0);
    expect(sum(result, 'trimmed')).toBe(result.network.trimmed);
    const goodput = (8e-3 * result.bytes) / result.us;
    expect(goodput).toBeLessThan(100);
    expect(goodput).toBeGreaterThan(50);
  }, 300_000);

  test('send to all others, one of them in hardware', async () => {
    const result = await run({ nodes: nodesOf(8, 1), workload: 'all_to_all', bytes: 140_000, seed: 4, loss: 0.002 });
    expect(result).toMatchObject({ ...right, bytes: 1_120_000 });
    expect(result.flows).toHaveLength(56);
  }, 300_000);

  test('go on when a link fails and another one is slow, before routing knows', async () => {
    const incidents = [
      { at: 3, leaf: 1, spine: 2, what: 'slow' },
      { at: 5, leaf: 0, spine: 1, what: 'fails' },
      { at: 60, leaf: 0, spine: 1, what: 'withdrawn' },
    ] as const;
    const options = { nodes: nodesOf(8, 1), workload: 'long', bytes: 400_000, seed: 5 } as const;
    const result = await run({ ...options, incidents });
    expect(result).toMatchObject({ ...right, bytes: 3_200_000 });
    expect(result.network.swallowed).toBeGreaterThan(3);
    expect(result.us).toBeGreaterThan((await run({ ...options, nodes: nodesOf(8, 0) })).us);
  }, 300_000);

  // Four minutes of a core, so in long runs alone, as the tests around it move fewer bytes through the same checks.
  test.skipIf(!isLong)(
    `all of them in hardware send to all others over loss, 20 MB${longNote}`,
    async () => {
      const bytes = 2_500_000;
      expect(await run({ nodes: nodesOf(8, 8), workload: 'all_to_all', bytes, seed: 6, loss: 0.005 })).toMatchObject(
        right,
      );
    },
    7_200_000,
  );
});

describe('golden endpoints alone', () => {
  const incast = { nodes: nodesOf(8, 0), workload: 'incast', bytes: 200_000, seed: 7 } as const;

  test('do the same from the same seed, and something else from another', async () => {
    const [a, b, c] = [await run(incast), await run(incast), await run({ ...incast, seed: 8 })];
    expect(a).toEqual(b);
    expect(c!.flows).not.toEqual(a!.flows);
  });

  test('trim less with NSCC than with a constant window', async () => {
    const [nscc, constant] = [await run(incast), await run({ ...incast, congestion: 'window' })];
    for (const result of [nscc, constant]) expect(result).toMatchObject(right);
    expect(nscc!.network.trimmed).toBeLessThan(0.5 * constant!.network.trimmed);
  });

  test('reorder by spraying with RUD, and not with ROD', async () => {
    const options = { ...incast, workload: 'long' } as const;
    const [rud, rod] = [await run(options), await run({ ...options, mode: 'rod' })];
    for (const result of [rud, rod]) expect(result).toMatchObject(right);
    expect(sum(rud!, 'reordered')).toBeGreaterThan(0);
    expect(sum(rod!, 'reordered')).toBe(0);
  });

  test('the fields that statistics read are those of the codec', async () => {
    let read = 0;
    const onFrame = (bytes: Uint8Array): void => {
      const data = dataFrameOf(bytes);
      const { layers } = decode(bytes, { crc: 'little' });
      const pds = pdsOf(layers)!;
      expect(data !== undefined).toBe(['rud_req', 'rod_req'].includes(pds.name));
      if (data === undefined) return;
      const { fields } = pds as { readonly fields: { psn: number; spdcid: number; retx: number } };
      const ip = layerOf(layers, 'ipv4')!.fields;
      expect({ from: ip.source - 0x0a00_0001, to: ip.destination - 0x0a00_0001 }).toEqual({
        from: data.from,
        to: data.to,
      });
      expect([data.psn, data.spdcid, Number(data.isAgain)]).toEqual([fields.psn, fields.spdcid, Number(fields.retx)]);
      read++;
    };
    await runSystem(wasmEngine, { ...incast, bytes: 30_000, loss: 0.05 }, { onFrame });
    expect(read).toBeGreaterThan(50);
  });
});

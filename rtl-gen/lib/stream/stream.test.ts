import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { bit, bits, elaborate, module, source } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { fifo } from './fifo.ts';
import { resultBuffer } from './result-buffer.ts';

/** A simulator after reset, with what its ports are set to and give. */
function start(net: ReturnType<typeof flatten>) {
  const s = new Interpreter(net);
  const set = (values: Readonly<Record<string, number | bigint>>): void => {
    for (const [name, value] of Object.entries(values)) s.port(name).set(value);
  };
  for (const port of s.ports) if (port.direction === 'in') port.set(0);
  set({ rst: 1 });
  s.step();
  set({ rst: 0 });
  return { s, set, get: (name: string) => s.port(name).get() };
}

const depths = fc.constantFrom(2, 4, 8, 16);

describe('fifo', () => {
  /** What the two sides offer in each clock, in stretches of more and less eager ones. */
  const clocks = fc.array(fc.record({ valid: fc.nat(1), ready: fc.nat(1), payload: fc.bigInt(0n, (1n << 70n) - 1n) }), {
    maxLength: 120,
    size: 'max',
  });

  test('is an array: items leave in order, ready while there is room, valid while there is an item', () => {
    fc.assert(
      fc.property(depths, clocks, (depth, offers) => {
        const { s, set, get } = start(flatten(elaborate(fifo(bits(70), depth))));
        const items: bigint[] = [];
        for (const { valid, ready, payload } of offers) {
          set({ up_valid: valid, up_payload: payload, down_ready: ready });
          expect([get('up_ready'), get('down_valid')]).toEqual([
            items.length < depth ? 1 : 0,
            items.length > 0 ? 1 : 0,
          ]);
          if (items.length > 0) expect(get('down_payload')).toBe(items[0]);
          const [enters, leaves] = [valid === 1 && items.length < depth, ready === 1 && items.length > 0];
          if (leaves) items.shift();
          if (enters) items.push(payload);
          s.step();
        }
        expect(s.takeFailures()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('fills to its depth and takes no more, and passes an item in every clock', () => {
    const { s, set, get } = start(flatten(elaborate(fifo(bits(8), 4))));
    set({ up_valid: 1 });
    const taken: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      set({ up_payload: i });
      taken.push(get('up_ready'));
      s.step();
    }
    expect(taken).toEqual([1, 1, 1, 1, 0, 0]);
    set({ up_valid: 0, down_ready: 1 });
    s.step(3);
    set({ up_valid: 1 });
    const seen: unknown[] = [];
    for (let i = 20; i < 40; i++) {
      set({ up_payload: i });
      seen.push(get('up_ready') === 1 && get('down_valid') === 1 ? get('down_payload') : undefined);
      s.step();
    }
    expect(seen).toEqual([3, ...Array.from({ length: 19 }, (_, i) => 20 + i)]);
  });
});

describe('resultBuffer', () => {
  /** A pipeline of some clocks after `issue`, its results in the buffer: what the buffer is for. */
  const piped = (latency: number, depth: number, late: boolean | 'both' = false) =>
    module(
      'piped',
      { in: { offer: bit, item: bits(12) }, out: { ready: bit }, link: { down: source(bits(12)) } },
      ({ offer, item, down }, m) => {
        const entering = m.wire('entering', bit, 0);
        let [valid, value] = [entering, item] as [typeof offer, typeof item];
        for (let i = 0; i < latency; i++) {
          const stage = m.reg(`stage_${i}`, bits(12));
          const full = m.reg(`full_${i}`, bit, { reset: 0 });
          stage.set(value);
          full.set(valid);
          [valid, value] = [full, stage];
        }
        const buffer = m.inst('buffer', resultBuffer(bits(12), depth, { late }), {
          issue: entering,
          done: valid,
          result: value,
          down,
        });
        entering.set(offer.and(buffer.ready));
        return { ready: buffer.ready, down: buffer.down };
      },
    );

  const latencies = fc.nat(6);
  const clocks = fc.array(fc.record({ offer: fc.nat(1), ready: fc.nat(1), item: fc.nat(4095) }), {
    maxLength: 150,
    size: 'max',
  });

  test('no result is lost or overtaken, and no more than its depth are on the way', () => {
    fc.assert(
      fc.property(
        latencies,
        depths,
        fc.constantFrom(false, true, 'both' as const),
        clocks,
        (latency, depth, late, offers) => {
          const { s, set, get } = start(flatten(elaborate(piped(latency, depth, late))));
          const waiting: number[] = [];
          // With `both` what left in the clock before still counts.
          let counted = 0;
          for (const { offer, ready, item } of offers) {
            set({ offer, item, down_ready: ready });
            expect(get('ready')).toBe(waiting.length + counted < depth ? 1 : 0);
            const enters = offer === 1 && get('ready') === 1;
            const leaves = get('down_valid') === 1 && ready === 1;
            if (get('down_valid') === 1) expect(get('down_payload')).toBe(waiting[0]);
            if (leaves) waiting.shift();
            counted = late === 'both' && leaves ? 1 : 0;
            if (enters) waiting.push(item);
            s.step();
          }
          set({ offer: 0, down_ready: 1 });
          for (let i = 0; i < latency + depth + 2; i++) {
            if (get('down_valid') === 1) expect(get('down_payload')).toBe(waiting.shift());
            s.step();
          }
          expect(waiting).toEqual([]);
          expect(s.takeFailures()).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a sink that is always ready gets an item in every clock from a depth of latency + 2 on', () => {
    for (const [latency, depth] of [
      [0, 2],
      [2, 4],
      [6, 8],
      [14, 16],
    ] as const) {
      const { s, set, get } = start(flatten(elaborate(piped(latency, depth))));
      set({ offer: 1, down_ready: 1 });
      for (let i = 0; i < 60; i++) {
        set({ item: i });
        expect(get('ready')).toBe(1);
        expect(get('down_valid')).toBe(i > latency ? 1 : 0);
        if (i > latency) expect(get('down_payload')).toBe(i - latency - 1);
        s.step();
      }
    }
  });

  test('with less than that the pipeline pauses', () => {
    const { s, set, get } = start(flatten(elaborate(piped(3, 4))));
    set({ offer: 1, down_ready: 1 });
    let paused = 0;
    for (let i = 0; i < 20; i++) {
      if (get('ready') === 0) paused++;
      s.step();
    }
    expect(paused).toBeGreaterThan(0);
  });
});

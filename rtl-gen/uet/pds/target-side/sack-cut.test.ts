import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { everyEngineProperty } from '../../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../../hdl/index.ts';
import { sackCut, sackCutLatency } from './sack-cut.ts';
import { stored, type WindowState, windowState } from './testing/window-state.ts';
import { trackerLayout } from './tracker-layout.ts';

const contexts = 3;

/** Bit by bit. */
const sackOf = ({ base, marked }: WindowState, sackBase: number): bigint => {
  let bitmap = 0n;
  for (let i = 0; i < 64; i++) {
    const d = (sackBase + i - base) | 0;
    if (d < 0 || marked[d]) bitmap |= 1n << BigInt(i);
  }
  return bitmap;
};

describe.each([256])('SACKs in windows of %i PSNs', (window) => {
  /** Where a SACK begins: around the window, at block edges, far away. */
  const place = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -130, max: window + 70 }) },
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
    fc.integer({ min: -70, max: 70 }).map((n) => n + 2 ** 31),
  );
  everyEngineProperty(
    `W = ${window}: 64 bits from any base, of any context in each clock`,
    elaborate(sackCut(trackerLayout({ contexts, window }))),
    fc.record({
      states: fc.tuple(windowState(window), windowState(window), windowState(window)),
      queries: fc.array(fc.record({ pdc: fc.nat(contexts - 1), place }), { minLength: 1, maxLength: 30, size: 'max' }),
    }),
    async (t, { states, queries }) => {
      const words = window / 64;
      const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
      for (const [pdc, state] of states.entries()) {
        const { data, written } = stored(state, window, t.random);
        for (let word = 0; word < words; word++) {
          set('write_enable', 1);
          set('write_store', 1);
          set('write_pdc', pdc);
          set('write_word', word);
          set(
            'write_written',
            written.reduce((sum, is, i) => sum | (Number(is) << i), 0),
          );
          set('write_data', written[word] ? data[word]![0]! : t.random.bits(64));
          await t.rising();
        }
      }
      set('write_enable', 0);
      set('write_store', 0);
      for (let clock = 0; clock < queries.length + sackCutLatency; clock++) {
        const query = queries[clock];
        if (query !== undefined) {
          const { base } = states[query.pdc]!;
          set('pdc', query.pdc);
          set('sack_base', (base + query.place) >>> 0);
          set('base', base);
        }
        const due = queries[clock - sackCutLatency];
        if (due !== undefined) {
          const state = states[due.pdc]!;
          const expected = sackOf(state, (state.base + due.place) >>> 0);
          expect(BigInt(t.dut.port('bitmap').get())).toBe(expected);
        }
        await t.rising();
      }
    },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyEngineProperty } from '../../../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../../../hdl/index.ts';
import { trackerLayout } from '../tracker-layout.ts';
import { guaranteedStore, storeWays } from './guaranteed-store.ts';

const contexts = 4;
const layout = trackerLayout({ contexts, window: 128 });
const entries = 16;
const design = elaborate(guaranteedStore(layout, entries));
/** Clocks from what makes a response needless to its release, at most: two rounds and eight. */
const releaseClocks = 2 * 64 + 8;

const context = fc.nat(contexts - 1);
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 20, nil: undefined });
/**
 * A clock: what is asked for under a PSN, so many above its PDC's first; a CLEAR that moves on; a PDC that ends, or the
 * next one that begins.
 */
const step = fc.record({
  ask: fc.option(fc.record({ context, place: fc.nat(11), put: fc.boolean(), isOld: fc.nat(9).map((n) => n === 0) })),
  clear: seldom(fc.record({ context, by: fc.nat(4) })),
  turn: seldom(context),
});

interface Pdc {
  readonly pdcid: number;
  /** The PSN before its first. */
  readonly origin: number;
  uncleared: number;
  lives: boolean;
}

interface Entry {
  readonly pdc: Pdc;
  readonly psn: number;
  handle: number;
  /** When it was not needed any more. */
  doneSince: number | undefined;
}

const setOf = (pdcid: number, psn: number): number => (psn & 3) ^ (((pdcid & 1) << 1) | ((pdcid >> 1) & 1));

everyEngineProperty(
  'a response is kept while it is needed, found until it is released, and released in time',
  design,
  fc.array(step, { minLength: 100, maxLength: 500, size: 'max' }),
  async (t, steps) => {
    const set = (name: string, value: number | boolean): void => t.dut.port(name).set(Number(value));
    const get = (name: string): number => Number(t.dut.port(name).get());
    const writes = ['start_write', 'clear_write', 'born', 'ended'];
    const quiet = (): void => {
      for (const name of writes) set(`${name}_enable`, 0);
    };
    quiet();
    set('put', 0);
    while (get('ready') === 0) await t.rising();

    const pdcs: Pdc[] = [];
    const held: Entry[] = [];
    const due: ({ found: boolean; handle: number; stored: boolean } | undefined)[] = [];
    const puts: boolean[] = [];
    let released: Entry | undefined;
    const isDone = ({ pdc, psn }: Entry): boolean => !pdc.lives || ((psn - pdc.origin - 1) | 0) < pdc.uncleared;

    const begin = (at: number): void => {
      const pdcid = (pdcs[at]?.pdcid ?? at) + contexts;
      // PSNs go round within reach of some of the first.
      const origin = pdcid % 3 === 0 ? 2 ** 32 - 4 : 1000 * at;
      pdcs[at] = { pdcid, origin, uncleared: 0, lives: true };
      set('born_enable', 1);
      set('born_pdcid', pdcid);
      set('born_marked', 1);
      set('start_write_enable', 1);
      set('start_write_pdc', at);
      set('start_write_origin', origin);
      set('clear_write_enable', 1);
      set('clear_write_pdc', at);
      set('clear_write_uncleared', 0);
    };
    const end = (pdc: Pdc): void => {
      pdc.lives = false;
      set('ended_enable', 1);
      set('ended_pdcid', pdc.pdcid);
      set('ended_marked', 1);
    };
    const ask = (clock: number, { context, place, put, isOld }: NonNullable<(typeof steps)[number]['ask']>): void => {
      const pdc = pdcs[context]!;
      const psn = (pdc.origin + 1 + place) >>> 0;
      // Only PDCs that there are have responses to keep, and none twice when it is done.
      const mine = held.find((entry) => entry.pdc === pdc && entry.psn === psn);
      const pdcid = isOld ? pdc.pdcid - contexts : pdc.pdcid;
      const found = isOld ? held.find((entry) => entry.pdc.pdcid === pdcid && entry.psn === psn) : mine;
      const isPut = put && !isOld && pdc.lives && (mine === undefined || !isDone(mine));
      const used = held.filter((entry) => setOf(entry.pdc.pdcid, entry.psn) === setOf(pdcid, psn)).length;
      const stored = found !== undefined || used < storeWays;
      due[clock] = { found: found !== undefined, handle: found?.handle ?? 0, stored };
      puts[clock + 2] = isPut;
      set('op_pdcid', pdcid);
      set('op_psn', psn);
      set('op_handle', clock);
      set('op_next_hdr', clock % 16);
      if (!isPut || !stored) return;
      if (mine !== undefined) mine.handle = clock;
      else held.push({ pdc, psn, handle: clock, doneSince: undefined });
    };

    for (let clock = 0; clock < steps.length + 2 * releaseClocks; clock++) {
      // What was shown in the clock before is free now.
      if (released !== undefined) held.splice(held.indexOf(released), 1);
      released = undefined;
      quiet();
      const now = clock < contexts ? undefined : steps[clock - contexts];
      if (clock < contexts) begin(clock);
      else if (now !== undefined) {
        if (now.ask !== null) ask(clock, now.ask);
        if (now.turn !== undefined) {
          const pdc = pdcs[now.turn]!;
          if (pdc.lives) end(pdc);
          else begin(now.turn);
        } else if (now.clear !== undefined) {
          const pdc = pdcs[now.clear.context]!;
          pdc.uncleared += now.clear.by;
          set('clear_write_enable', 1);
          set('clear_write_pdc', now.clear.context);
          set('clear_write_uncleared', pdc.uncleared);
        }
      } else {
        // At last all PDCs end.
        const left = pdcs.find(({ lives }) => lives);
        if (left !== undefined) end(left);
      }
      set('put', puts[clock] ?? false);
      for (const entry of held) if (isDone(entry)) entry.doneSince ??= clock + 2;

      const before = due[clock - 3];
      if (before !== undefined) {
        const { found, handle, stored } = before;
        const about = `the operation of clock ${clock - 3}`;
        expect(get('kept_found'), about).toBe(Number(found));
        if (found) expect([get('kept_handle'), get('kept_next_hdr')], about).toEqual([handle, handle % 16]);
        expect(get('stored'), about).toBe(Number(stored));
      }
      if (get('released_valid') === 1) {
        const [pdcid, psn] = [get('released_pdcid'), get('released_psn')];
        released = held.find((entry) => entry.pdc.pdcid === pdcid && entry.psn === psn);
        expect(released, `PSN ${psn} of PDC ${pdcid}, released in clock ${clock}, is not held`).toBeDefined();
        expect(released!.doneSince, 'it is still needed').toBeDefined();
        expect(get('released_handle')).toBe(released!.handle);
      }
      for (const { doneSince = clock, psn } of held) {
        expect(clock - doneSince, `PSN ${psn} is not released in clock ${clock}`).toBeLessThanOrEqual(releaseClocks);
      }
      await t.rising();
    }
    expect(held).toEqual([]);
  },
  { numRuns: 6 },
);

test('numbers of responses that cannot be stored are refused in one sentence', () => {
  for (const wrong of [0, 4, 12, 32_768, 8.5]) {
    expect(() => guaranteedStore(layout, wrong)).toThrow(
      `${wrong} guaranteed responses cannot be stored: choose a power of two from 8 to 16384`,
    );
  }
});

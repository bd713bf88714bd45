import fc from 'fast-check';
import { expect } from 'vitest';
import { everyEngineProperty } from '../../../../../testbench/bench/every-engine-property.ts';
import { bit, bits, clog2, elaborate, module } from '../../../../hdl/index.ts';
import { ClearWrite, StartWrite, trackerLayout } from '../tracker-layout.ts';
import { Released, StoreEntry, storeWays } from './guaranteed-store.ts';
import { MarkWrite } from './marked-pdcs.ts';
import { storeSweeper } from './store-sweeper.ts';

const contexts = 4;
const layout = trackerLayout({ contexts, window: 128 });
const entries = 8;
const sets = entries / storeWays;
/** Clocks of a round: more than there are entries. */
const round = 64;
/** Verilator takes no top with a port named `set`. */
const sweeper = module(
  'sweeper_of_store',
  {
    in: {
      entry: StoreEntry,
      asked: bits(clog2(sets)),
      start_write: StartWrite(layout),
      clear_write: ClearWrite(layout),
      born: MarkWrite,
      ended: MarkWrite,
    },
    out: { waits: bit, position: bits(clog2(round)), freed: bits(storeWays), released: Released },
  },
  ({ asked, ...io }, m) => {
    const { clearing, way, ...shown } = m.inst('sweeper', storeSweeper(layout, entries), { ...io, set: asked });
    m.unused(clearing);
    m.unused(way);
    return shown;
  },
);
const design = elaborate(sweeper);

const context = fc.nat(contexts - 1);
/**
 * What happens in a clock, if anything: a response is put into an entry that is free; a CLEAR moves on; a PDC ends, or
 * the next one begins.
 */
const change = fc.option(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ puts: fc.nat(entries - 1), context, place: fc.nat(7) }) },
    { weight: 2, arbitrary: fc.record({ clears: context, by: fc.nat(4) }) },
    { weight: 1, arbitrary: fc.record({ turns: context }) },
  ),
  { freq: 6, nil: undefined },
);

interface Pdc {
  readonly pdcid: number;
  readonly origin: number;
  uncleared: number;
  lives: boolean;
}

everyEngineProperty(
  'an entry that is done with is let go when it is looked at for the second time, and no other',
  design,
  fc.array(change, { minLength: 4 * round, maxLength: 10 * round, size: 'max' }),
  async (t, effects) => {
    const set = (name: string, value: number | boolean): void => t.dut.port(name).set(Number(value));
    const get = (name: string): number => Number(t.dut.port(name).get());
    const quiet = (): void => {
      for (const name of ['start_write', 'clear_write', 'born', 'ended']) set(`${name}_enable`, 0);
    };
    quiet();
    while (get('waits') === 1) await t.rising();

    const pdcs: Pdc[] = [];
    // The store's side: the entries, by position, of which a parity other than that of the freed bit says that they are
    // taken.
    const memory = Array.from({ length: entries }, () => ({ parity: 0, pdcid: 0, psn: 0, handle: 0 }));
    const shownFreed = new Array<number>(entries).fill(0);
    // The sweeper's side.
    const freed = new Array<number>(entries).fill(0);
    const doomed = new Array<boolean>(entries).fill(false);
    const looks: ({ readonly at: number; readonly entry: (typeof memory)[number] } | undefined)[] = [];
    const releases: ((typeof memory)[number] | undefined)[] = [];
    const toShow: (number | undefined)[] = [];
    const positions: number[] = [];

    const begin = (at: number): void => {
      const pdcid = (pdcs[at]?.pdcid ?? at) + contexts;
      const origin = at === 0 ? 2 ** 32 - 4 : 1000 * at;
      pdcs[at] = { pdcid, origin, uncleared: 0, lives: true };
      for (const [name, value] of Object.entries({ enable: 1, pdcid, marked: 1 })) set(`born_${name}`, value);
      for (const [name, value] of Object.entries({ enable: 1, pdc: at, origin })) set(`start_write_${name}`, value);
      for (const [name, value] of Object.entries({ enable: 1, pdc: at, uncleared: 0 }))
        set(`clear_write_${name}`, value);
    };
    const isDone = (pdcid: number, psn: number): boolean => {
      const pdc = pdcs[pdcid % contexts]!;
      return pdc.pdcid !== pdcid || !pdc.lives || ((psn - pdc.origin - 1) | 0) < pdc.uncleared;
    };
    const act = (now: NonNullable<(typeof effects)[number]>): void => {
      if ('puts' in now) {
        const { pdcid, origin, lives } = pdcs[now.context]!;
        const at = now.puts;
        if (!lives || memory[at]!.parity !== shownFreed[at]) return;
        memory[at] = {
          parity: 1 - shownFreed[at]!,
          pdcid,
          psn: (origin + 1 + now.place) >>> 0,
          handle: get('position'),
        };
      } else if ('clears' in now) {
        const pdc = pdcs[now.clears]!;
        pdc.uncleared += now.by;
        const write = { enable: 1, pdc: now.clears, uncleared: pdc.uncleared };
        for (const [name, value] of Object.entries(write)) set(`clear_write_${name}`, value);
      } else if (pdcs[now.turns]!.lives) {
        const pdc = pdcs[now.turns]!;
        pdc.lives = false;
        const write = { enable: 1, pdcid: pdc.pdcid, marked: 1 };
        for (const [name, value] of Object.entries(write)) set(`ended_${name}`, value);
      } else begin(now.turns);
    };

    for (let clock = 0; clock < effects.length; clock++) {
      // What was decided of the position of ten clocks ago is seen by the store now.
      const shown = toShow[clock];
      if (shown !== undefined) shownFreed[shown] = 1 - shownFreed[shown]!;
      positions.push(get('position'));
      // The entry of two clocks ago; what PDCs are has been read of it a clock later, of the writes before that.
      const at = positions[clock - 2];
      const entry = at === undefined || at >= entries ? undefined : memory[at]!;
      for (const [name, value] of Object.entries(entry ?? memory[0]!)) set(`entry_${name}`, value);
      set('entry_next_hdr', 0);
      looks.push(at === undefined || entry === undefined ? undefined : { at, entry });
      const look = looks[clock - 1];
      if (look !== undefined && look.entry.parity !== freed[look.at]) {
        const { pdcid, psn } = look.entry;
        if (doomed[look.at]) {
          doomed[look.at] = false;
          freed[look.at] = 1 - freed[look.at]!;
          releases[clock + 5] = look.entry;
          toShow[clock + 7] = look.at;
        } else if (isDone(pdcid, psn)) doomed[look.at] = true;
      }
      quiet();
      const now = clock < contexts ? undefined : effects[clock - contexts];
      if (clock < contexts) begin(clock);
      else if (now !== undefined) act(now);

      for (let asked = 0; asked < sets; asked++) {
        set('asked', asked);
        const expected = Array.from({ length: storeWays }, (_, way) => shownFreed[way * sets + asked]! << way);
        expect(get('freed'), `set ${asked} in clock ${clock}`).toBe(expected.reduce((a, b) => a | b));
      }
      const released = releases[clock];
      expect(get('released_valid'), `a release in clock ${clock}`).toBe(Number(released !== undefined));
      if (released !== undefined) {
        const { pdcid, psn, handle } = released;
        expect([get('released_pdcid'), get('released_psn'), get('released_handle')]).toEqual([pdcid, psn, handle]);
      }
      await t.rising();
    }
  },
  { numRuns: 6 },
);

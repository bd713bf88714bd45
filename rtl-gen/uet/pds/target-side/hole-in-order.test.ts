import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { everyEngineProperty } from '../../../../testbench/bench/every-engine-property.ts';
import { bits, elaborate, module } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { slotsPerWord } from '../window.ts';
import { holeInOrder } from './hole-in-order.ts';
import { openWords } from './open-words.ts';
import { stored, type WindowState, windowState } from './testing/window-state.ts';
import { trackerLayout, WordWrite } from './tracker-layout.ts';

const contexts = 3;

/** The search as the query pipe has it: flags two clocks after the base, the hole eight clocks after it. */
const search = (window: number) => {
  const layout = trackerLayout({ contexts, window });
  const Offset = bits(32);
  return module(
    'search',
    {
      in: {
        pdc: bits(layout.contextBits),
        base: Offset,
        uncleared: Offset,
        flags: bits(2 * layout.words),
        own_tags: bits(slotsPerWord),
        write: WordWrite(layout, 2),
      },
      out: { hole: Offset },
    },
    ({ pdc, base, uncleared, flags, own_tags, write }, m) => {
      const { open } = m.inst('words', openWords(layout, 2), { base, uncleared, flags, own_tags });
      const late = pipeline(m, { pdc, base, uncleared }).repeat(3, 'wait', () => ({})).out;
      return m.inst('in_order', holeInOrder(layout, 2), {
        ...{ pdc: late.pdc, open, base: late.base, uncleared: late.uncleared, write },
      });
    },
  );
};

/** The lowest PSN that is not done. */
const lowest = ({ base, marked, tagged, uncleared }: WindowState): number => {
  const open = marked.findIndex((is, i) => !is || (tagged[i] && base + i >= uncleared));
  return base + (open < 0 ? marked.length : open);
};

describe.each([256])('the search in windows of %i PSNs', (window) => {
  everyEngineProperty(
    `W = ${window}: the lowest PSN that is not marked, or has a tag that counts, is found, of any context in each clock`,
    elaborate(search(window)),
    fc.tuple(windowState(window), windowState(window), windowState(window)),
    async (t, states) => {
      const words = window / 64;
      const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
      const memories = states.map((state) => stored(state, window, t.random));
      for (const [pdc, { data, written }] of memories.entries()) {
        for (let word = 0; word < words; word++) {
          set('write_enable', 1);
          // Words that nothing was written to hold anything.
          set('write_store', 1);
          set('write_pdc', pdc);
          set('write_word', word);
          set(
            'write_written',
            written.reduce((sum, is, i) => sum | (Number(is) << i), 0),
          );
          const [marks, tags] = written[word] ? data[word]! : [t.random.bits(64), t.random.bits(64)];
          set('write_data', (BigInt(tags!) << 64n) | BigInt(marks!));
          await t.rising();
        }
      }
      set('write_enable', 0);
      set('write_store', 0);
      await t.cycles(5);
      const asked: number[] = [];
      for (let clock = 0; clock < 20; clock++) {
        const pdc = t.random.below(contexts);
        asked.push(pdc);
        set('pdc', pdc);
        set('base', states[pdc]!.base);
        set('uncleared', states[pdc]!.uncleared);
        const flagged = asked[clock - 2];
        if (flagged !== undefined) {
          const { complete, tagged, data } = memories[flagged]!;
          set('flags', (tagged << BigInt(words)) | complete);
          set('own_tags', data[Math.floor(states[flagged]!.uncleared / 64) % words]![1]!);
        }
        const found = asked[clock - 8];
        if (found !== undefined) expect(Number(t.dut.port('hole').get())).toBe(lowest(states[found]!));
        await t.rising();
      }
    },
  );
});

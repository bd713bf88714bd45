/** Where SACKs of many PDCs begin if that is left to a pointer of each: every PSN is in the bitmap of some ACK. */
import { type Bits, bit, bits, module, optional } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { slotsPerWord } from '../window.ts';
import { updateContext } from './context-update.ts';
import type { TrackerLayout } from './tracker-layout.ts';

/** Bits that hold the sign of a difference of two offsets in or around one window. */
export const nearBits = ({ lapBit }: TrackerLayout): number => lapBit + 2;

/**
 * A pointer a context, an offset from the start PSN in `nearBits`; `align`: it is rounded down so that its PSN is a
 * multiple of that many. With t the clock of `enable` and `pdc`:
 *
 * - t + 1: `base`, CACK + 1, below which the pointer never stands; `highest` PSN accepted. `notes`: it goes back to
 *   `asked` where that is lower. `moves`: it goes on by 64 if PSNs above the 64 have arrived. `forget`: the context
 *   begins at 0.
 * - t + 3: `pointer`, as it was before it went on.
 */
export const sackPointer = (layout: TrackerLayout, align: 1 | 8) => {
  const { contexts, contextBits, suffix } = layout;
  const width = nearBits(layout);
  const Near = bits(width);
  const isNegative = (difference: Bits): Bits<1> => difference.at(width - 1);
  return module(
    `sack_pointer_${suffix}${align === 1 ? '' : `_align${align}`}`,
    {
      summary: `Where the next SACK of each of ${contexts} PDCs begins.`,
      in: {
        enable: bit,
        pdc: bits(contextBits),
        ...{ forget: bit, moves: bit, notes: bit, base: Near, asked: Near, highest: Near },
        /** The low bits of the start PSN, of which those of `pointer` are made. */
        start_low: optional(align === 8, bits(3)),
      },
      out: { pointer: Near },
    },
    ({ enable, pdc, start_low, ...io }, m) => {
      /** `from`, or 64 further on where PSNs above the 64 from there have arrived. */
      const movedOn = (name: string, from: Bits, last: Bits, moves: Bits<1>): Bits =>
        m.mux(m.named(name, isNegative(last.sub(from)).not().and(moves)), from.add(slotsPerWord), from);
      const { out } = pipeline(m, io, { reset: { forget: 0 } })
        .stage('aim', ({ base, asked, highest, moves, forget }) => {
          const last = m.named('last', highest.sub(slotsPerWord));
          return {
            last,
            base_moved: movedOn('base_leaves', base, last, moves).mask(forget.not()),
            asked_moved: movedOn('asked_leaves', asked, last, moves),
          };
        })
        .stage(
          'move',
          ({ base, asked, base_moved, asked_moved, last, moves, notes, forget }) =>
            updateContext(m, 'pointers', Near, { depth: contexts, enable, addr: pdc }, (now) => {
              const goes_back = m.named('goes_back', notes.and(isNegative(asked.sub(now))));
              const is_below = m.named('is_below', isNegative(now.sub(base)).or(forget));
              const choose = (ahead: Bits, back: Bits, same: Bits): Bits =>
                m.mux(is_below, ahead, m.mux(goes_back, back, same));
              return {
                next: choose(base_moved, asked_moved, movedOn('leaves', now, last, moves)),
                gives: { moved: choose(base, asked, now) },
              };
            }).gives,
        );
      const pointer = out.moved;
      if (start_low === undefined) return { pointer };
      // By how much its PSN is above a multiple.
      const excess = m.next('start_low_2', m.next('start_low_1', start_low)).add(pointer.trunc(3));
      return { pointer: pointer.sub(excess.zext(width)) };
    },
  );
};

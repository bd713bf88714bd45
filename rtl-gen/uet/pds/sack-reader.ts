/** Cuts the 64-bit SACK bitmap at any base PSN out of the received bitmap (uet-wire.md 4.3). */
import { bit, bits, module, record, sink, source } from '../../hdl/index.ts';
import { pipeline } from '../../lib/pipeline/pipeline.ts';
import { resultBuffer } from '../../lib/stream/result-buffer.ts';
import { inHighBlock, sackBits, sackRegions } from './sack-blocks.ts';
import { slotBits, slotsPerWord, type WindowLayout } from './window.ts';

/** A SACK as an ACK carries it: `bitmap` bit i, from the least significant, is PSN `base` + i. */
export const Sack = record({ base: bits(32), cack: bits(32), bitmap: bits(slotsPerWord) });

/**
 * Pipeline, with t the clock of the query's handshake: offset of the base from the start PSN in t, distance from the
 * window's base in t + 1, two words read in t + 2, shift and mask in t + 3.
 *
 * - `origin`: the PSN before the start PSN. `window_base`: offset of the window's base from the start PSN. `cack`: the
 *   CACK of that base, one clock after it.
 *
 * Each bit's PSN is compared with the window by itself, in serial arithmetic: at or below CACK it reads 1, above the
 * window 0 (`sackRegions`).
 */
export const sackReader = (layout: WindowLayout) => {
  const { window, wordBits, lapBit } = layout;
  const address = bits(wordBits);
  return module(
    `sack_reader_w${window}`,
    {
      summary: `Answers queries with the 64-bit SACK bitmap at any base PSN of a window of ${window}.`,
      in: {
        origin: bits(32),
        window_base: bits(32),
        cack: bits(32),
        low_slots: bits(slotsPerWord),
        high_slots: bits(slotsPerWord),
      },
      out: { low_word: address, low_lap: bit, high_word: address, high_lap: bit },
      link: { query: sink(bits(32)), sack: source(Sack) },
    },
    ({ query, sack, ...io }, m) => {
      const ready = m.forward('ready', bit);
      const psn = query.takeWhen(ready).payload;
      const issue = m.named('issue', query.fires);
      const place = pipeline(m, { psn }, { valid: issue })
        .stage('offset', ({ psn }) => ({ offset: psn.add(io.origin.not()) }))
        .stage('measure', ({ offset }) => ({ distance: offset.sub(io.window_base), place: offset.trunc(lapBit + 1) }));
      const read = place.stage('read', ({ place, distance }) => ({
        ...{ shift: place.trunc(slotBits), spill: distance.trunc(slotBits) },
        slots: io.high_slots.cat(io.low_slots),
        regions: sackRegions(m, layout, distance),
        cack_then: io.cack,
      }));
      const { out } = read;
      const number = read.at('read').place.slice(lapBit, slotBits);
      const next_number = m.named('next_number', number.add(1));

      const aligned = m.named('aligned', out.slots.shr(out.shift).trunc(slotsPerWord));
      // uncovered toggle in_high[0]: the first slot is in the low block, whatever the spill
      const in_high = m.named('in_high', inHighBlock(m, out.spill));
      const bitmap = m.named('bitmap', sackBits(aligned, in_high, out.regions));
      const buffer = m.inst('buffer', resultBuffer(Sack, 8), {
        issue,
        done: out.valid,
        result: { base: out.psn, cack: out.cack_then, bitmap },
        down: sack,
      });
      ready.set(buffer.ready);
      return {
        low_word: number.trunc(wordBits),
        low_lap: number.at(wordBits),
        high_word: next_number.trunc(wordBits),
        high_lap: next_number.at(wordBits),
        sack: buffer.down,
      };
    },
  );
};

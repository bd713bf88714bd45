/** Cuts the 64-bit SACK bitmap at any base PSN out of the received bitmap (uet-wire.md 4.3). */
import { type Bits, bit, bits, module, record, sink, source } from '../../hdl/index.ts';
import { resultBuffer } from '../../lib/stream/result-buffer.ts';
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
 * window 0. The distance of base + i is the distance d of base plus i; with d = 64 h + l, the bits i < 64 - l lie in
 * block h and the others in block h + 1 of the 64-PSN blocks counted from the window's base, and a whole block is
 * before the window, in it or above it, as W is a multiple of 64.
 */
export const sackReader = (layout: WindowLayout) => {
  const { window, words, wordBits, lapBit } = layout;
  const blockBits = 32 - slotBits;
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
      const issue = m.wire('issue', bit, 0);

      // t: offset from the start PSN.
      const offsetValid = m.reg('offset_valid', bit, { reset: 0 });
      const offset = m.reg('offset', bits(32));
      const offsetPsn = m.reg('offset_psn', bits(32));
      offsetValid.set(issue);
      offset.set(query.payload.add(io.origin.not()));
      offsetPsn.set(query.payload);

      // t + 1: distance from the window's base.
      const readValid = m.reg('read_valid', bit, { reset: 0 });
      const distance = m.reg('distance', bits(32));
      const place = m.reg('place', bits(lapBit + 1));
      const readPsn = m.reg('read_psn', bits(32));
      readValid.set(offsetValid);
      distance.set(offset.sub(io.window_base));
      place.set(offset.trunc(lapBit + 1));
      readPsn.set(offsetPsn);

      // t + 2: the two words that the 64 slots straddle, and where the two blocks lie.
      const wordNumber = place.slice(lapBit, slotBits);
      const next_number = m.named('next_number', wordNumber.add(1));
      const block = distance.slice(31, slotBits);
      const shiftValid = m.reg('shift_valid', bit, { reset: 0 });
      const slots = m.reg('slots', bits(2 * slotsPerWord));
      const shift = m.reg('shift', bits(slotBits));
      const spill = m.reg('spill', bits(slotBits));
      const regions = m.reg('regions', Regions);
      const shiftPsn = m.reg('shift_psn', bits(32));
      const sackCack = m.reg('sack_cack', bits(32));
      shiftValid.set(readValid);
      slots.set(io.high_slots.cat(io.low_slots));
      shift.set(place.trunc(slotBits));
      spill.set(distance.trunc(slotBits));
      const inLow = block
        .slice(blockBits - 1, wordBits)
        .any()
        .not();
      const last = block.all();
      regions.set({
        low_passed: block.at(blockBits - 1),
        low_in_window: inLow,
        // Block h + 1 is before the window when h is and h + 1 does not wrap to 0, or when h is the last positive
        // block.
        high_passed: m.mux(block.trunc(blockBits - 1).all(), last.not(), block.at(blockBits - 1)),
        high_in_window: last.or(inLow.and(block.trunc(wordBits).ne(words - 1))),
      });
      shiftPsn.set(readPsn);
      sackCack.set(io.cack);

      // t + 3: align and mask. Bit i lies in the high block when i + l reaches 64.
      const aligned = m.named('aligned', slots.shr(shift).trunc(slotsPerWord));
      // uncovered toggle in_high[0]: the first slot is in the low block, whatever the spill
      const in_high = m.named('in_high', m.lit(slotsPerWord, ones(slotsPerWord)).shr(spill).not());
      const region = (passed: Bits<1>, inWindow: Bits<1>) => aligned.mask(inWindow).or(passed.repeat(slotsPerWord));
      const high = region(regions.high_passed, regions.high_in_window).and(in_high);
      const low = region(regions.low_passed, regions.low_in_window).and(in_high.not());
      const bitmap = m.named('bitmap', high.or(low));

      const buffer = m.inst('buffer', resultBuffer(Sack, 8), {
        issue,
        done: shiftValid,
        result: { base: shiftPsn, cack: sackCack, bitmap },
        down: sack,
      });
      m.when(query.valid.and(buffer.ready), () => issue.set(1));

      return {
        low_word: wordNumber.trunc(wordBits),
        low_lap: wordNumber.at(wordBits),
        high_word: next_number.trunc(wordBits),
        high_lap: next_number.at(wordBits),
        query: { ready: buffer.ready },
        sack: buffer.down,
      };
    },
  );
};

/** Where the lower and the higher of the two 64-PSN blocks lie. */
const Regions = record({ low_passed: bit, low_in_window: bit, high_passed: bit, high_in_window: bit });

const ones = (n: number): bigint => (1n << BigInt(n)) - 1n;

/**
 * The check sequence of frames that leave: right, or such that the other end knows the frame for a damaged one
 * (link-layer.md A8).
 */
import { type Bits, bit, bits, type Ctx, module, record } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { applyMap } from '../../../lib/bits/linear-map.ts';
import { crcs } from '../../../lib/coding/crc.ts';
import { crcRewind, finished } from '../../../lib/coding/crc-maps.ts';
import { crcLatency, crcPipeline } from '../../../lib/coding/crc-pipeline.ts';
import { beat as beatOf, byteAt, lanesOf, turnedUp } from '../../../lib/packet/beat.ts';
import { delayedBit, delayer } from '../../../lib/stream/delay-line.ts';
import { LlrTag } from '../frame.ts';
import { type PoisonMode, rightCrc } from '../receive/fcs-check.ts';
import { checkLlrWidth } from '../settings.ts';
import { fcsBytes } from './client.ts';

/** Clocks from a frame's last beat to the same beat on `out_beat`. */
export const fcsFillLatency = (size: number): number => crcLatency(8 * size) + 3;

const Mark = record({ fresh: bit, poison: bit, turn: bits(2) });

/**
 * Frames whose last 4 bytes are the place of the check sequence, a beat of `size` bytes in each clock with `valid`,
 * pauses anywhere. Where `fresh`, in all beats of a frame, these are any, and the right check sequence takes their
 * place, poisoned if `poison`. A frame that is not fresh comes from a memory with the check sequence that it has: if
 * that is not right it becomes a poisoned one, else it stays. `pattern` stays while frames are under way.
 *
 * `out_beat`, `out_valid`: the same beats, each when the next beat of its frame has come, a last one
 * `fcsFillLatency(size)` clocks after it came. `out_fresh` and `poisoned` are of the frame whose beat, and whose last
 * beat, `out_beat` is. `marked` goes with its beat and is `out_marked` there, but `forget` takes the marks of all beats
 * that have come before it or come with it; `marks`: a beat that has not left has one.
 *
 * One engine does both: the CRC over all bytes, wound back by four bytes, says what has to be added to the last four.
 */
export const fcsFill = (size: number, mode: PoisonMode) => {
  checkLlrWidth(size);
  const Beat = beatOf(size, LlrTag);
  const crcClocks = crcLatency(8 * size);
  return module(
    `llr_fcs_fill_${mode}_b${size}`,
    {
      summary: `Completes the FCS of frames, or poisons it, in beats of ${size} bytes.`,
      in: { beat: Beat, valid: bit, fresh: bit, poison: bit, marked: bit, forget: bit, pattern: bits(32) },
      out: { out_beat: Beat, out_valid: bit, out_marked: bit, out_fresh: bit, poisoned: bit, marks: bit },
    },
    ({ beat, valid, pattern, ...io }, m) => {
      const later = delayer(m);
      const { crc } = m.inst('engine', crcPipeline(crcs.crc32, 8 * size), { ...beat, valid });

      // Cycle 1: how far the four bytes are turned in the lanes, which is how many bytes the beat has, modulo 4.
      const ends = m.named('ends', beat.keep.and(beat.keep.shr(1).not()));
      const turn = lowFirst([0, 1].map((k) => ends.and(lanesWhere(size, (i) => ((i + 1) >> k) & 1)).any())).as(2);
      const mark = m.next('mark', { fresh: io.fresh, poison: io.poison, turn });

      // What is to be added to the last four bytes, so that they are right.
      const remainder = m.named('remainder', finished(crcs.crc32, crc));
      const added = m.named('added', finished(crcs.crc32, applyMap(m, crcRewind(crcs.crc32, 8 * fcsBytes), remainder)));
      const missing = m.next('missing', added);
      const wrong = m.next('wrong', crc.ne(rightCrc));

      // Poisoned or not, and turned.
      const { fresh, poison, turn: by } = later('mark', Mark, mark, crcClocks);
      const poisons = m.named('poisons', m.mux(fresh, poison, wrong));
      const sum = m.named(
        'sum',
        mode === 'xor' ? missing.xor(pattern.mask(poisons)) : m.mux(poisons, pattern, missing),
      );
      const bytes = Array.from({ length: fcsBytes }, (_, i) => byteAt(sum, i));
      const turned = m.next('turned', lowFirst(turnedUp(m, bytes, by)));
      const poisonsNow = m.next('poisons_now', poisons);
      const freshNow = m.next('fresh_now', fresh);

      // A beat waits for the next one of its frame, as up to three of the four bytes may be in it.
      const came = later('beat', Beat, beat, crcClocks + 2);
      const comes = delayedBit(m, 'valid', valid, crcClocks + 2);
      const coming = marksOf(m, io.marked.and(valid), io.forget, crcClocks + 2);
      const fill = (old: Bits, lane: number, here: Bits<1>): Bits => {
        const below = mode === 'xor' ? old : old.mask(poisonsNow.not());
        return m.mux(here, below.xor(byteAt(turned, lane % fcsBytes)), old);
      };
      const isFcs = (i: number): Bits<1> => {
        const kept = came.last.and(came.keep.at(i));
        return i + fcsBytes < size ? kept.and(came.keep.at(i + fcsBytes).not()) : kept;
      };
      const filled = lanesOf(size, (i) => fill(byteAt(came.data, i), i, isFcs(i)));
      const held = m.next('held', { ...came, data: filled }, { enable: comes });
      const heldFresh = m.next('held_fresh', freshNow, { enable: comes });
      const heldPoisoned = m.next('held_poisoned', poisonsNow, { enable: comes });
      const holds = m.reg('holds', bit, { reset: 0 });
      const heldMarked = m.reg('held_marked', bit, { reset: 0 });
      const leaves = m.named('leaves', holds.and(held.last.or(comes)));
      m.when(comes, () => {
        holds.set(1);
        heldMarked.set(coming.last);
      }).elsewhen(leaves, () => {
        holds.set(0);
        heldMarked.set(0);
      });
      m.when(io.forget, () => heldMarked.set(0));
      // Where the frame's last beat has less than four bytes, the others are the last ones of the beat before.
      const straddles = m.named('straddles', held.last.not().and(came.last));
      const first = size - fcsBytes;
      const completed = lanesOf(size, (i) => {
        const old = byteAt(held.data, i);
        return i < first ? old : fill(old, i, straddles.and(came.keep.at(i - first).not()));
      });
      return {
        out_beat: { ...held, data: completed },
        out_valid: leaves,
        out_marked: heldMarked.and(leaves),
        out_fresh: heldFresh,
        poisoned: heldPoisoned,
        marks: coming.any.or(heldMarked),
      };
    },
  );
};

/** A 1 for each lane where `bitOf` is one. */
const lanesWhere = (size: number, bitOf: (lane: number) => number): bigint =>
  Array.from({ length: size }, (_, i) => BigInt(bitOf(i)) << BigInt(i)).reduce((mask, one) => mask | one);

/** A mark of some clocks ago that `forget` has not taken, and whether there is one on its way. */
function marksOf(m: Ctx, value: Bits<1>, forget: Bits<1>, clocks: number) {
  const marks = [value];
  for (let i = 1; i <= clocks; i++) marks.push(m.next(`marked_${i}`, marks[i - 1]!.and(forget.not()), { reset: 0 }));
  return { last: marks[clocks]!, any: marks.slice(1).reduce((any, mark) => any.or(mark)) };
}

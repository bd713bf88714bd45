/** Reads frames out of the replay buffer's memory, a beat a clock (link-layer.md A6, REPLAY). */
import { type Bits, bit, bits, clog2, module, record, source } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { seqBits } from '../settings.ts';

/** A beat as the memory holds it: how many bytes it has, 0 for all of them, which only a last one may be without. */
export const StoredBeat = (size: number) => record({ data: bits(8 * size), count: bits(clog2(size)), last: bit });

/** Words that are on their way from the memory to `down`, at most. */
const ahead = 3;

/** Clocks from `start` to the first beat on `down`. */
export const replayReaderLatency = 4;

/**
 * From `start` on reads the beats from `head`, which is where frame `oldest` begins, up to `stop`, where frame
 * `next_seq` will, and offers them with their frame's number. `q` is the word that was at `addr` in the clock before.
 * `active` is 1 from the clock after `start` until the last beat has left; until then nothing may be written.
 *
 * `halt`: nothing more begins. `start` while active: a frame of which a beat has left ends first; the offer of one of
 * which none has is withdrawn. When `oldest` has passed the frame on `down`, the next one is `oldest`, or one more is
 * sent before it. A full beat in each clock while `down` is ready, but for 3 clocks where it goes to another place.
 * `clear` ends everything at once.
 */
export const replayReader = (size: number, pointerBits: number) => {
  const Word = StoredBeat(size);
  const Pointer = bits(pointerBits);
  const Seq = bits(seqBits);
  return module(
    `llr_replay_reader_b${size}_p${pointerBits}`,
    {
      summary: `Reads frames out of a replay buffer of ${2 ** (pointerBits - 1)} beats of ${size} bytes.`,
      in: { clear: bit, start: bit, halt: bit, head: Pointer, oldest: Seq, stop: Pointer, next_seq: Seq, q: Word },
      out: { addr: bits(pointerBits - 1), active: bit },
      link: { down: source(beat(size, Seq)) },
    },
    ({ oldest, next_seq, q, down, ...io }, m) => {
      const active = m.reg('active', bit, { reset: 0 });
      const wanted = m.reg('wanted', bit, { reset: 0 });
      const halting = m.reg('halting', bit, { reset: 0 });
      const issue = m.reg('issue', Pointer);
      const arrives = m.reg('arrives', bit, { reset: 0 });
      const seq = m.reg('seq', Seq);

      // Words wait here until they are taken: the memory answers a clock late. There is a place more than there are
      // words, which is written until one comes. Which bytes they have is known before, as what reads them has no time
      // for it.
      const slots = clog2(ahead);
      const words = m.mem('words', beat(size), { depth: 2 ** slots });
      const wr = m.reg('wr', bits(slots + 1), { reset: 0 });
      const rd = m.reg('rd', bits(slots + 1), { reset: 0 });
      const valid = m.named('valid', wr.ne(rd));
      const word = words.read(rd.trunc(slots));
      const taken = m.named('taken', valid.and(down.ready));
      const frame_ends = m.named('frame_ends', taken.and(word.last));
      const on_the_way = m.named('on_the_way', wr.sub(rd).add(arrives.zext(slots + 1)));
      const reads = m.named('reads', active.and(issue.ne(io.stop)).and(on_the_way.lt(ahead)));

      const keep = m.named('keep', belowMask(m, size, q.count).or(q.count.any().not().repeat(size)));
      words.write({
        addr: wr.trunc(slots),
        data: { data: q.data, keep, last: q.last, user: {} },
        enable: m.lit(1, 1),
      });
      m.when(arrives, () => wr.set(wr.add(1)));
      m.when(taken, () => rd.set(rd.add(1)));
      arrives.set(reads);
      m.when(reads, () => issue.set(issue.add(1)));
      const seq_after = m.named('seq_after', seq.add(1));
      m.when(frame_ends, () => {
        seq.set(seq_after);
        m.when(seq_after.eq(next_seq), () => active.set(0));
      });

      // Where to begin, or what to leave out, is decided where no frame has begun.
      const begun = m.reg('begun', bit, { reset: 0 });
      m.when(taken, () => begun.set(word.last.not()));
      const between = m.named('between', m.mux(taken, word.last, begun.not()));
      // The frame on `down` by what held in the clock before, in which `taken` came late.
      const moved = m.reg('moved', bit);
      const isBehind = (number: Bits): Bits<1> => number.sub(oldest).at(seqBits - 1);
      const behind = m.next('behind', isBehind(seq));
      const behindAfter = m.next('behind_after', isBehind(seq_after));
      const passes = m.mux(m.next('ended', frame_ends), behindAfter, behind);
      const passed = m.named('passed', active.and(moved.not()).and(passes));
      const moves = m.named('moves', wanted.or(passed).and(between));
      moved.set(moves);
      m.when(moves, () => {
        wanted.set(0);
        issue.set(io.head);
        seq.set(oldest);
        active.set(oldest.ne(next_seq).and(halting.not()));
        for (const register of [halting, arrives]) register.set(0);
        for (const pointer of [wr, rd]) pointer.set(0);
      });
      m.when(io.halt, () => {
        wanted.set(active);
        halting.set(active);
      });
      m.when(io.start, () => {
        wanted.set(1);
        halting.set(0);
        active.set(1);
      });
      m.when(io.clear, () => {
        for (const register of [active, wanted, halting, arrives, begun]) register.set(0);
        for (const pointer of [wr, rd]) pointer.set(0);
      });

      m.assert('never_too_many_words', on_the_way.le(ahead));
      return { addr: issue.trunc(pointerBits - 1), active, down: { payload: { ...word, user: seq }, valid } };
    },
  );
};

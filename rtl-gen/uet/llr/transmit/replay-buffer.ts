/** The frames that LLR's sender keeps until they are acknowledged, and sends again (link-layer.md A6). */
import { bit, bits, clog2, module, record, source } from '../../../hdl/index.ts';
import { beat, bytesKept } from '../../../lib/packet/beat.ts';
import { checkLlrWidth, outstandingBytesBits, seqBits } from '../settings.ts';
import { replayReader, replayReaderLatency, StoredBeat } from './replay-reader.ts';

export interface ReplayBufferOptions {
  /** Bytes a clock: 8, 16, 32 or 64. */
  readonly size: number;
  /** Beats of memory: a power of two. One less fit. */
  readonly beats: number;
  /** Frames with an entry: a power of two up to 2^19. One less fit. */
  readonly frames: number;
  /** Beats of the longest frame. */
  readonly longest: number;
  /**
   * Beats, and frames, that may be on their way from where it is decided that a frame begins, which `room` leaves room
   * for; default 0.
   */
  readonly underWay?: number;
}

/** The module's name. */
export const replayBufferName = ({ size, beats, frames, longest, underWay = 0 }: ReplayBufferOptions): string =>
  `llr_replay_buffer_b${size}_n${beats}_f${frames}_l${longest}${underWay === 0 ? '' : `_u${underWay}`}`;

/** Clocks of the buffer. */
export const replayBufferLatency = {
  /**
   * From the last beat of a frame to `next_seq`, and from an acknowledgement to `acked`: both count in the clock after.
   */
  stored: 2,
  freed: 2,
  /** From `replay` to its first beat on `down`. */
  replay: 1 + replayReaderLatency,
} as const;

/** Frames, or beats, that have come and that `room` does not know of yet. */
const counting = 2;

/**
 * Places that no frame, and no beat, gets. The next entry is written in every clock until it is taken, and by what
 * takes it last: with a place to spare that is never the oldest one's, so it needs no enable, and nothing is read that
 * is not written again before. Beats have as many to spare.
 */
const spare = 1;

const isPower = (n: number): boolean => Number.isInteger(n) && n >= 2 && 2 ** clog2(n) === n;

/** Throws a `RangeError` for sizes that cannot be built. */
function check({ size, beats, frames, longest, underWay = 0 }: ReplayBufferOptions): void {
  checkLlrWidth(size);
  if (!isPower(beats)) throw new RangeError(`a replay buffer of ${beats} beats: give a power of two`);
  const late = counting + spare + underWay;
  if (!isPower(frames) || frames < 8 || frames > 2 ** (seqBits - 1))
    throw new RangeError(`a replay buffer of ${frames} frames: give a power of two from 8 to 2^19`);
  if (!Number.isInteger(longest) || longest < 1 || longest + late > beats)
    throw new RangeError(`frames of ${longest} beats in a replay buffer of ${beats}: give 1 to ${beats - late}`);
  if (frames - 1 < late)
    throw new RangeError(`a replay buffer of ${frames} frames with ${underWay} on their way: give more than ${late}`);
}

/**
 * Frames enter as they leave for the line and get the numbers from `first_seq` on. Beats stand in a ring in block RAM,
 * one after the other; beside it a ring with an entry a frame says where it ends and how many bytes there were until
 * then. So an acknowledgement of any number of frames reads one entry, and a replay reads beats alone.
 *
 * - `write`, `write_valid`: whole frames with their check sequence, a beat in each clock. A frame begins only in a
 *   clock with `room`, and no beat comes while `replaying`; the last one may come with `replay`.
 * - `ack`, `ack_seq`: all frames up to that one are freed, if it is one that is kept, or the last one that was freed;
 *   else `refused` is 1 in the clock after. One in each clock.
 * - `replay`: begins with the oldest frame, also while a replay is under way; a frame of which a beat has left then
 *   ends first, and none follows if nothing is kept. `down`: the frames with their numbers; a full beat in each clock
 *   while it is ready. It is no stable offer: a frame that has not begun is withdrawn where another one comes first.
 *   `replaying` is 1 until the last beat of the newest frame has left. What is acknowledged meanwhile is left out, from
 *   the next frame on.
 * - `cancel`: the replay ends with the frame of which a beat has left.
 * - `clear`: nothing is kept any more, what comes with it neither, and what is on `down` is withdrawn; the next frame
 *   is `first_seq`.
 * - `next_seq`, `acked`, `frames`, `bytes`: the number of the next frame, of the last one freed, and how much is kept.
 *   `freed`: bytes that were freed since `clear`, modulo 2^32.
 */
export const replayBuffer = (options: ReplayBufferOptions) => {
  check(options);
  const { size, beats, frames, longest, underWay = 0 } = options;
  const late = counting + spare + underWay;
  const Pointer = bits(clog2(beats) + 1);
  const Sum = bits(outstandingBytesBits);
  const Seq = bits(seqBits);
  const Entry = record({ end: Pointer, bytes: Sum });
  const Word = StoredBeat(size);
  return module(
    replayBufferName(options),
    {
      summary: `Keeps up to ${frames - spare} frames in ${beats} beats of ${size} bytes until they are acknowledged, and sends them again.`,
      in: {
        clear: bit,
        first_seq: Seq,
        write: beat(size),
        write_valid: bit,
        ack: bit,
        ack_seq: Seq,
        replay: bit,
        cancel: bit,
      },
      out: { room: bit, next_seq: Seq, acked: Seq, frames: Seq, bytes: Sum, freed: Sum, refused: bit, replaying: bit },
      link: { down: source(beat(size, Seq)) },
    },
    ({ clear, write, ack, ack_seq, first_seq, ...io }, m) => {
      // Cycle 1: how many bytes. Cycle 2: beat and entry are written.
      const write_count = m.named('write_count', bytesKept(write));
      const enters = m.next('enters', io.write_valid.and(clear.not()), { reset: 0 });
      const entering = m.next('entering', {
        data: write.data,
        count: write_count.trunc(clog2(size)),
        last: write.last,
      });
      const kept = m.next('entering_bytes', write_count);

      const wr = m.reg('wr', Pointer, { reset: 0 });
      const head = m.reg('head', Pointer, { reset: 0 });
      const nextSeq = m.reg('next_seq', Seq, { reset: 0 });
      const acked = m.reg('acked', Seq, { reset: 2 ** seqBits - 1 });
      const total = m.reg('total', Sum, { reset: 0 });
      const stored = m.reg('stored_bytes', Sum, { reset: 0 });
      const freed = m.reg('freed_bytes', Sum, { reset: 0 });
      const wr_after = m.named('wr_after', wr.add(1));
      const total_after = m.named('total_after', total.add(kept.zext(outstandingBytesBits)));
      const readAddr = m.forward('read_addr', bits(clog2(beats)));
      const memory = m.mem('memory', Word, { depth: beats });
      // Block RAM that is not written takes no power for it; the entries, in LUTs, need no enable.
      memory.write({ addr: wr.trunc(clog2(beats)), data: entering, enable: enters });
      const entries = m.mem('entries', Entry, { depth: frames });
      entries.write({
        addr: nextSeq.trunc(clog2(frames)),
        data: { end: wr_after, bytes: total_after },
        enable: m.lit(1, 1),
      });
      m.when(enters, () => {
        wr.set(wr_after);
        total.set(total_after);
      });
      m.when(m.named('completes', enters.and(entering.last)), () => {
        nextSeq.set(nextSeq.add(1));
        stored.set(total_after);
      });

      // An acknowledgement: its entry is read while it is compared with what is kept.
      const frames_kept = m.named('frames_kept', nextSeq.sub(acked).sub(1));
      const ack_ahead = m.named('ack_ahead', ack_seq.sub(acked));
      const believed = m.named('believed', ack.and(ack_ahead.le(frames_kept)));
      const frees = m.named('frees', believed.and(ack_ahead.any()));
      const entry = entries.readSync({ addr: ack_seq.trunc(clog2(frames)), onCollision: 'undefined' });
      m.when(frees, () => acked.set(ack_seq));
      m.when(m.next('frees_now', frees.and(clear.not()), { reset: 0 }), () => {
        head.set(entry.end);
        freed.set(entry.bytes);
      });
      const oldest = m.reg('oldest', Seq, { reset: 0, next: () => acked.add(1) });

      // A replay begins after what came with it.
      const begins = m.next('begins', io.replay.and(clear.not()), { reset: 0 });
      const reader = m.inst('reader', replayReader(size, Pointer.width), {
        clear,
        start: begins,
        halt: m.next('cancels', io.cancel.and(clear.not()), { reset: 0 }),
        head,
        oldest,
        stop: wr,
        next_seq: nextSeq,
        q: memory.readSync({ addr: readAddr, onCollision: 'undefined' }),
        down: io.down,
      });
      readAddr.set(reader.addr);

      const used = m.named('used', wr.sub(head));
      const fits = used.le(beats - longest - late).and(frames_kept.le(frames - 1 - late));
      m.when(clear, () => {
        for (const register of [wr, head, total, stored, freed]) register.set(0);
        nextSeq.set(first_seq);
        acked.set(first_seq.sub(1));
        oldest.set(first_seq);
      });
      m.assert('a_beat_to_spare', used.lt(beats));
      m.assert('an_entry_to_spare', frames_kept.lt(frames));
      m.assert('nothing_enters_in_a_replay', reader.active.and(enters).not());
      return {
        room: m.next('room', m.mux(clear, 0, fits), { reset: 1 }),
        next_seq: nextSeq,
        acked,
        frames: frames_kept,
        bytes: stored.sub(freed),
        freed,
        refused: m.next('refused', ack.and(believed.not()), { reset: 0 }),
        replaying: reader.active.or(begins),
        down: reader.down,
      };
    },
  );
};

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
 * one behind the other; beside it a ring with an entry a frame says where it ends and how many bytes there were until
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
  const Plain = beat(size);
  const place = clog2(size);
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
        write: Plain,
        write_valid: bit,
        ack: bit,
        ack_seq: Seq,
        replay: bit,
        cancel: bit,
      },
      out: { room: bit, next_seq: Seq, acked: Seq, frames: Seq, bytes: Sum, freed: Sum, refused: bit, replaying: bit },
      link: { down: source(beat(size, Seq)) },
    },
    (io, m) => {
      // Clock 1: how many bytes. Clock 2: beat and entry are written.
      const enters = m.reg('enters', bit, { reset: 0 });
      const entering = m.reg('entering', Word);
      const kept = m.reg('entering_bytes', bits(place + 1));
      const write_count = m.named('write_count', bytesKept(io.write));
      enters.set(io.write_valid.and(io.clear.not()));
      entering.set({ data: io.write.data, count: write_count.trunc(place), last: io.write.last });
      kept.set(write_count);

      const wr = m.reg('wr', Pointer, { reset: 0 });
      const head = m.reg('head', Pointer, { reset: 0 });
      const nextSeq = m.reg('next_seq', Seq, { reset: 0 });
      const acked = m.reg('acked', Seq, { reset: 2 ** seqBits - 1 });
      const total = m.reg('total', Sum, { reset: 0 });
      const stored = m.reg('stored_bytes', Sum, { reset: 0 });
      const freed = m.reg('freed_bytes', Sum, { reset: 0 });
      const wr_after = m.named('wr_after', wr.add(1));
      const total_after = m.named('total_after', total.add(kept.zext(outstandingBytesBits)));
      const completes = m.named('completes', enters.and(entering.last));
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
      m.when(completes, () => {
        nextSeq.set(nextSeq.add(1));
        stored.set(total_after);
      });

      // An acknowledgement: its entry is read while it is compared with what is kept.
      const frames_kept = m.named('frames_kept', nextSeq.sub(acked).sub(1));
      const ack_ahead = m.named('ack_ahead', io.ack_seq.sub(acked));
      const believed = m.named('believed', io.ack.and(ack_ahead.le(frames_kept)));
      const frees = m.named('frees', believed.and(ack_ahead.any()));
      const frees2 = m.reg('frees_now', bit, { reset: 0 });
      const refused = m.reg('refused', bit, { reset: 0 });
      frees2.set(frees.and(io.clear.not()));
      refused.set(io.ack.and(believed.not()));
      const entry = entries.readSync({ addr: io.ack_seq.trunc(clog2(frames)), onCollision: 'undefined' });
      const oldest = m.reg('oldest', Seq, { reset: 0 });
      m.when(frees, () => acked.set(io.ack_seq));
      m.when(frees2, () => {
        head.set(entry.end);
        freed.set(entry.bytes);
      });
      oldest.set(acked.add(1));

      // A replay begins behind what came with it.
      const begins = m.reg('begins', bit, { reset: 0 });
      const cancels = m.reg('cancels', bit, { reset: 0 });
      begins.set(io.replay.and(io.clear.not()));
      cancels.set(io.cancel.and(io.clear.not()));
      const reader = m.inst('reader', replayReader(size, Pointer.width), {
        clear: io.clear,
        start: begins,
        halt: cancels,
        head,
        oldest,
        stop: wr,
        next_seq: nextSeq,
        q: memory.readSync({ addr: readAddr, onCollision: 'undefined' }),
        down: io.down,
      });
      readAddr.set(reader.addr);

      const used = m.named('used', wr.sub(head));
      const room = m.reg('room', bit, { reset: 1 });
      room.set(used.le(beats - longest - late).and(frames_kept.le(frames - 1 - late)));

      m.when(io.clear, () => {
        for (const pointer of [wr, head]) pointer.set(0);
        for (const sum of [total, stored, freed]) sum.set(0);
        nextSeq.set(io.first_seq);
        acked.set(io.first_seq.sub(1));
        oldest.set(io.first_seq);
        room.set(0);
      });
      m.assert('a_beat_to_spare', used.lt(beats));
      m.assert('an_entry_to_spare', frames_kept.lt(frames));
      m.assert('nothing_enters_in_a_replay', reader.active.and(enters).not());
      return {
        room,
        next_seq: nextSeq,
        acked,
        frames: frames_kept,
        bytes: stored.sub(freed),
        freed,
        refused,
        replaying: reader.active.or(begins),
        down: reader.down,
      };
    },
  );
};

/**
 * The sending half of LLR: numbers, keeps and repeats frames until they are acknowledged (link-layer.md A2, A5, A6, A8
 * to A10).
 */
import { type Bits, bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { rollingCounter } from '../../../lib/counting/rolling-counter.ts';
import { bytesKept } from '../../../lib/packet/beat.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { llrBeat } from '../frame.ts';
import { ControlMessage, InitMessage } from '../messages.ts';
import type { PoisonMode } from '../receive/fcs-check.ts';
import { byteCountBits, eventCountBits, outstandingBytesBits, replayCountBits, seqBits } from '../settings.ts';
import { clientBeat } from './client.ts';
import { dataLimit } from './data-limit.ts';
import { fcsFill, fcsFillLatency } from './fcs-fill.ts';
import { fcsRoom } from './fcs-room.ts';
import { frameBounds } from './frame-bounds.ts';
import { frameGate } from './frame-gate.ts';
import { checkLongest, frameLimit } from './frame-limit.ts';
import { messageLatency } from './message-check.ts';
import { type ReplayBufferOptions, replayBuffer, replayBufferLatency } from './replay-buffer.ts';
import { TransmitSettings } from './settings.ts';
import { TxState, transmitControl } from './transmit-control.ts';

/**
 * Short counters of events, from 0 at reset (link-layer.md A10). A frame that is sent again counts again in `tx_ok` or
 * `tx_poisoned`.
 */
export const TransmitCounts = record({
  tx_init_ctl_os: bits(eventCountBits),
  rx_init_echo_ctl_os: bits(eventCountBits),
  rx_ack_ctl_os: bits(eventCountBits),
  rx_nack_ctl_os: bits(eventCountBits),
  rx_ack_nack_seq_error: bits(eventCountBits),
  rx_echo_mismatch: bits(eventCountBits),
  tx_discard: bits(eventCountBits),
  /** Eligible frames that left as ineligible ones. */
  tx_best_effort: bits(eventCountBits),
  tx_ok: bits(eventCountBits),
  tx_poisoned: bits(eventCountBits),
  tx_replay: bits(eventCountBits),
  tx_replayed_frames: bits(eventCountBits),
  tx_replayed_bytes: bits(byteCountBits),
  /** Frames of both streams that were too short, or too long. */
  tx_padded: bits(eventCountBits),
  tx_too_long: bits(eventCountBits),
});

/**
 * What software is told of as it happens: a message came with a number that cannot be, and an INIT_ECHO that was not
 * that of our INIT.
 */
export const SenderEvents = record({ seq_error: bit, echo_mismatch: bit });

/** What the sender keeps: as `replayBuffer`, which leaves room for what is on its way to it. */
export type TransmitOptions = Omit<ReplayBufferOptions, 'underWay'>;

/** Frames, and beats, between the gate and the replay buffer. */
const underWay = (size: number): number => fcsFillLatency(size) + 1;

/** Results that wait for the line, and those on their way to them. */
const lineQueue = 16;

/** Clocks of the sender. */
export const llrTransmitLatency = (size: number) =>
  ({
    /** From a beat on `eligible` or `beside`, where nothing is in its way, to the same beat on `down`. */
    frame: 1 + 1 + fcsFillLatency(size) + 1,
    /** From a message to what it does to `state` and `acked`. */
    message: messageLatency + 1,
    /** From a NACK to the first beat of the replay on `down`, where no frame is under way. */
    replay: messageLatency + 1 + replayBufferLatency.replay + 1 + fcsFillLatency(size) + 1,
    /** From a frame that begins, or a message that is applied, to the counters that count it. */
    counted: 2,
  }) as const;

/** The module's name; that of the usual way to poison a check sequence goes without saying. */
export const llrTransmitName = (
  { size, beats, frames, longest }: TransmitOptions,
  poison: PoisonMode = 'xor',
): string => `llr_transmit${poison === 'xor' ? '' : `_${poison}`}_b${size}_n${beats}_f${frames}_l${longest}`;

/**
 * LLR's sender, `size` bytes a clock (8, 16, 32 or 64): a beat in each clock, and so a frame in each if beats are so
 * wide.
 *
 * - `eligible`, `beside`: frames that LLR is to carry, and those that it is not, without check sequence and of 1 byte
 *   or more. Shorter ones than Ethernet's are padded, longer ones than `longest_frame` or than `longest` beats are cut
 *   and poisoned, see `frameBounds`. Two streams, so that frames beside LLR flow while the others wait. Where both may
 *   go they take turns, also with frames that are sent again.
 * - `down`: frames with their check sequence and what their preamble says, as the line takes them. A frame whose first
 *   beat was taken from its client goes on, so that the line has no gaps but those that clients make.
 * - `message`: ACKs, NACKs and echoes that came. An ACK of a frame that has not left whole is no ACK that can be.
 *   `init`: what is to be inserted; no stable offer.
 * - `enable`, `re_init`, `clear_error`, `pcs_up`, `state`, `replay_ct`, `error`: see `transmitControl`. `tx_seq`: the
 *   number of the next new frame; `acked`: of the last one that is acknowledged. `outstanding`: bytes that are not,
 *   some clocks ago.
 * - `inject_error`: while 1, beats are stored with a wrong bit, which their replay finds: such frames leave poisoned.
 * - `events`: one clock before they are in `counts`. `counts`: `tx_ok`, `tx_poisoned` and `tx_replayed_bytes` count
 *   when a frame has left whole for the line's queue, the others when it begins.
 */
export const llrTransmit = (options: TransmitOptions, poison: PoisonMode = 'xor') => {
  const { size, frames, longest } = options;
  checkLongest(size, longest);
  const buffer = replayBuffer({ ...options, underWay: underWay(size) });
  const Out = llrBeat(size);
  return module(
    llrTransmitName(options, poison),
    {
      summary: `Sender of link-level retry, ${size} bytes a clock, that keeps up to ${frames - 1} frames.`,
      in: {
        settings: TransmitSettings,
        enable: bit,
        re_init: bit,
        clear_error: bit,
        pcs_up: bit,
        inject_error: bit,
      },
      out: {
        state: TxState,
        tx_seq: bits(seqBits),
        acked: bits(seqBits),
        outstanding: bits(outstandingBytesBits),
        replay_ct: bits(replayCountBits),
        error: bit,
        events: SenderEvents,
        counts: TransmitCounts,
      },
      link: {
        eligible: sink(clientBeat(size)),
        beside: sink(clientBeat(size)),
        message: sink(ControlMessage),
        down: source(Out),
        init: source(InitMessage),
      },
    },
    ({ settings, eligible, beside, message, down, init, ...io }, m) => {
      const eligibleReady = m.forward('eligible_taken', bit);
      const besideReady = m.forward('beside_taken', bit);
      const replayReady = m.forward('replay_taken', bit);
      const sends = m.forward('sends', bit);
      const repeats = m.forward('repeats', bit);
      const repeating = m.forward('repeating', bit);
      const storing = m.forward('storing', bit);
      const stored = m.forward('stored', bits(seqBits));
      const roomLeft = m.forward('room_left', bit);
      const dataOpen = m.forward('data_open', bit);
      const go = m.forward('go', bit);

      const control = m.inst('control', transmitControl(frames), {
        settings,
        enable: io.enable,
        re_init: io.re_init,
        clear_error: io.clear_error,
        pcs_up: io.pcs_up,
        sends,
        repeats,
        repeating,
        storing,
        stored,
        message,
        init,
      });
      const { oldest, tx_seq, may } = control;

      // New frames are made neither too short nor too long, and get room for their check sequence.
      const limits = m.inst('frame_limit', frameLimit(size, longest), { longest_frame: settings.longest_frame });
      const bounded = (name: string, up: typeof eligible, ready: Bits<1>) => {
        const roomReady = m.forward(`${name}_room_ready`, bit);
        const bounds = m.inst(`${name}_bounds`, frameBounds(size, longest), {
          ...limits,
          up,
          down: { ready: roomReady },
        });
        const room = m.inst(`${name}_room`, fcsRoom(size), { up: bounds.down, down: { ready } });
        roomReady.set(room.up.ready);
        return { bounds, down: room.down };
      };
      const newFrames = bounded('eligible', eligible, eligibleReady);
      const besideFrames = bounded('beside', beside, besideReady);

      // Frames leave and are kept at the same place, with their check sequence.
      const writes = m.forward('writes', llrBeat(size));
      const written = m.forward('written', bit);
      const wrongBit = io.inject_error.zext(8 * size);
      const kept = m.inst('buffer', buffer, {
        clear: control.clear,
        first_seq: tx_seq,
        write: { data: writes.data.xor(wrongBit), keep: writes.keep, last: writes.last, user: {} },
        write_valid: written,
        ack: control.free,
        ack_seq: control.free_seq,
        replay: control.replay,
        cancel: control.cancel,
        down: { ready: replayReady },
      });
      const gate = m.inst('gate', frameGate(size), {
        may: { ...may, numbered: may.numbered.and(roomLeft).and(dataOpen) },
        go,
        tx_seq,
        forget: control.forget,
        eligible: newFrames.down,
        beside: besideFrames.down,
        replay: kept.down,
      });
      const fill = m.inst('fill', fcsFill(size, poison), {
        beat: gate.out_beat,
        valid: gate.out_valid,
        fresh: gate.departure.fresh,
        poison: gate.departure.poison,
        marked: gate.departure.marked,
        forget: control.forget,
        pattern: settings.poison,
      });
      const limit = m.inst('limit', dataLimit(size), {
        beat: { data: gate.out_beat.data, keep: gate.out_beat.keep, last: gate.out_beat.last, user: {} },
        counts: gate.departure.marked,
        clear: control.clear,
        freed: kept.freed,
        most: settings.outstanding_data_max,
        longest: settings.longest_frame,
      });
      const line = m.inst('line', resultBuffer(Out, lineQueue, { late: true }), {
        issue: gate.taken,
        done: fill.out_valid,
        result: fill.out_beat,
        down,
      });
      m.assert('replays_in_order', gate.repeats.implies(kept.down.payload.user.eq(control.replay_seq)));
      writes.set(fill.out_beat);
      written.set(fill.out_marked);
      eligibleReady.set(gate.eligible.ready);
      besideReady.set(gate.beside.ready);
      replayReady.set(gate.replay.ready);
      sends.set(gate.sends);
      repeats.set(gate.repeats);
      repeating.set(gate.repeating);
      storing.set(gate.keeping.or(fill.marks));
      stored.set(kept.next_seq);
      roomLeft.set(kept.room);
      dataOpen.set(limit.open);
      go.set(line.ready);

      // What counts is registered once, so that counters lengthen no path.
      const counted = (name: string, event: Bits<1>) => {
        const counts = m.reg(`${name}_counts`, bit, { reset: 0 });
        counts.set(event);
        const { count } = m.inst(`${name}_counter`, rollingCounter(eventCountBits, 1), { amount: counts });
        return { counts, count: count };
      };
      const count = (name: string, event: Bits<1>) => counted(name, event).count;
      // One event of each stream in a clock.
      const countedTwice = (name: string, first: Bits<1>, second: Bits<1>) => {
        const both = m.reg(`${name}_counts`, bits(2), { reset: 0 });
        both.set(first.zext(2).add(second.zext(2)));
        return m.inst(`${name}_counter`, rollingCounter(eventCountBits, 2), { amount: both }).count;
      };
      const leaves = fill.out_valid.and(fill.out_beat.last).and(fill.out_beat.user.llr);
      const { events } = control;
      const seqErrors = counted('seq_error', events.seq_error);
      const mismatches = counted('echo_mismatch', events.echo_mismatch);
      const again = m.reg('again_bytes', bits(7), { reset: 0 });
      const sentAgain = fill.out_valid.and(fill.out_fresh.not());
      again.set(
        bytesKept({ ...fill.out_beat, user: {} })
          .zext(7)

          .mask(sentAgain),
      );
      const replayedBytes = m.inst('replayed_bytes_counter', rollingCounter(byteCountBits, 7), { amount: again });
      return {
        state: control.state,
        tx_seq,
        acked: oldest.sub(1),
        outstanding: limit.outstanding,
        replay_ct: control.replay_ct,
        error: control.error,
        events: { seq_error: seqErrors.counts, echo_mismatch: mismatches.counts },
        counts: {
          tx_init_ctl_os: count('init', events.init),
          rx_init_echo_ctl_os: count('echo', events.echo),
          rx_ack_ctl_os: count('ack', events.ack),
          rx_nack_ctl_os: count('nack', events.nack),
          rx_ack_nack_seq_error: seqErrors.count,
          rx_echo_mismatch: mismatches.count,
          tx_discard: count('discard', gate.discards),
          tx_best_effort: count('best_effort', gate.degrades),
          tx_ok: count('ok', leaves.and(fill.poisoned.not())),
          tx_poisoned: count('poisoned', leaves.and(fill.poisoned)),
          tx_replay: count('replay', events.replay),
          tx_replayed_frames: count('replayed', gate.repeats),
          tx_replayed_bytes: replayedBytes.count,
          tx_padded: countedTwice('padded', newFrames.bounds.padded, besideFrames.bounds.padded),
          tx_too_long: countedTwice('too_long', newFrames.bounds.too_long, besideFrames.bounds.too_long),
        },
        eligible: newFrames.bounds.up,
        beside: besideFrames.bounds.up,
        message: control.message,
        down: line.down,
        init: control.init,
      };
    },
  );
};

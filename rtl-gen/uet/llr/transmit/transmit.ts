/**
 * The sending half of LLR: numbers, keeps and repeats frames until they are acknowledged (link-layer.md A2, A5, A6, A8
 * to A10).
 */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { zeroOf } from '../../../lib/bits/zero.ts';
import { eventCounts } from '../../../lib/counting/rolling-counter.ts';
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

/** The module's name; the usual way to poison a check sequence is not in it. */
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
      in: { settings: TransmitSettings, enable: bit, re_init: bit, clear_error: bit, pcs_up: bit, inject_error: bit },
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
    ({ settings, eligible, beside, message, down, init, inject_error, ...told }, m) => {
      const flow = m.forward('flow', Flow);
      const room = m.forward('room', record({ left: bit, data: bit, line: bit }));
      const control = m.inst('control', transmitControl(frames), { settings, ...told, ...flow, message, init });
      const { oldest, tx_seq, may, events, clear, forget, replay, cancel } = control;

      // New frames are made neither too short nor too long, and get room for their check sequence.
      const limits = m.inst('frame_limit', frameLimit(size, longest), { longest_frame: settings.longest_frame });
      const bounded = (name: string, up: typeof eligible) => {
        const bounds = m.inst(`${name}_bounds`, frameBounds(size, longest), { ...limits, up });
        return { bounds, frames: bounds.down.through(`${name}_room`, () => fcsRoom(size)) };
      };
      const newFrames = bounded('eligible', eligible);
      const besideFrames = bounded('beside', beside);

      // Frames leave and are kept at the same place, with their check sequence.
      const writes = m.forward('writes', Out);
      const written = m.forward('written', bit);
      const kept = m.inst('buffer', buffer, {
        ...{ clear, replay, cancel },
        first_seq: tx_seq,
        write: { ...writes, data: writes.data.xor(inject_error.zext(8 * size)), user: {} },
        write_valid: written,
        ack: control.free,
        ack_seq: control.free_seq,
      });
      const gate = m.inst('gate', frameGate(size), {
        may: { ...may, numbered: may.numbered.and(room.left).and(room.data) },
        go: room.line,
        tx_seq,
        forget,
        eligible: newFrames.frames,
        beside: besideFrames.frames,
        replay: kept.down,
      });
      const { out_beat, out_valid, departure, repeats } = gate;
      const fill = m.inst('fill', fcsFill(size, poison), {
        ...departure,
        beat: out_beat,
        valid: out_valid,
        forget,
        pattern: settings.poison,
      });
      const limit = m.inst('limit', dataLimit(size), {
        beat: { ...out_beat, user: {} },
        counts: departure.marked,
        clear,
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
      m.assert('replays_in_order', repeats.implies(kept.down.payload.user.eq(control.replay_seq)));
      writes.set(fill.out_beat);
      written.set(fill.out_marked);
      flow.set({
        sends: gate.sends,
        repeats,
        repeating: gate.repeating,
        storing: gate.keeping.or(fill.marks),
        stored: kept.next_seq,
      });
      room.set({ left: kept.room, data: limit.open, line: line.ready });

      // What counts is registered once, so that counters lengthen no path.
      const leaves = fill.out_valid.and(fill.out_beat.last).and(fill.out_beat.user.llr);
      const both = (of: 'padded' | 'too_long') => newFrames.bounds[of].zext(2).add(besideFrames.bounds[of].zext(2));
      const happens = {
        tx_init_ctl_os: events.init,
        rx_init_echo_ctl_os: events.echo,
        rx_ack_ctl_os: events.ack,
        rx_nack_ctl_os: events.nack,
        rx_ack_nack_seq_error: events.seq_error,
        rx_echo_mismatch: events.echo_mismatch,
        tx_discard: gate.discards,
        tx_best_effort: gate.degrades,
        tx_ok: leaves.and(fill.poisoned.not()),
        tx_poisoned: leaves.and(fill.poisoned),
        tx_replay: events.replay,
        tx_replayed_frames: repeats,
        tx_padded: both('padded'),
        tx_too_long: both('too_long'),
      };
      const happened = m.next('happened', happens, { reset: zeroOf(m, m.shapeOf(happens)) });
      const sentAgain = bytesKept(fill.out_beat).zext(7).mask(fill.out_valid.and(fill.out_fresh.not()));
      const again = m.next('again_bytes', sentAgain, { reset: 0 });
      return {
        state: control.state,
        tx_seq,
        acked: oldest.sub(1),
        outstanding: limit.outstanding,
        replay_ct: control.replay_ct,
        error: control.error,
        events: { seq_error: happened.rx_ack_nack_seq_error, echo_mismatch: happened.rx_echo_mismatch },
        counts: {
          ...eventCounts(m, eventCountBits, happened),
          ...eventCounts(m, byteCountBits, { tx_replayed_bytes: again }),
        },
        down: line.down,
        init: control.init,
      };
    },
  );
};

/** What the gate and the replay buffer tell the state machine. */
const Flow = record({ sends: bit, repeats: bit, repeating: bit, storing: bit, stored: bits(seqBits) });

/**
 * The receiving half of LLR: checks frames, delivers each once and in order, and answers (link-layer.md A5, A7, A8,
 * A10).
 */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { eventCounts } from '../../../lib/counting/rolling-counter.ts';
import { delayedBit, delayer } from '../../../lib/stream/delay-line.ts';
import { LlrTag, llrBeat } from '../frame.ts';
import { ControlMessage, InitMessage } from '../messages.ts';
import { ackSpacingBits, checkLlrWidth, eventCountBits, lineBytesBits, seqBits } from '../settings.ts';
import { receiveAnswers } from './answers.ts';
import { fcsCheck, fcsCheckLatency, type PoisonMode } from './fcs-check.ts';
import { RxState, sequenceCheck, Verdict } from './sequence-check.ts';

/** Settings; they may change while the receiver is off. */
export const ReceiveSettings = record({
  /** What poisons a check sequence. */
  poison: bits(32),
  /** One more NACK for each replay that fails at the expected frame. */
  rearm: bit,
  /** Bytes of line time between ACKs, and that a clock is. */
  ack_spacing: bits(ackSpacingBits),
  line_bytes: bits(lineBytesBits),
});

/** Short counters of events, from 0 at reset (link-layer.md A10). */
export const ReceiveCounts = record({
  rx_init_ctl_os: bits(eventCountBits),
  tx_init_echo_ctl_os: bits(eventCountBits),
  tx_ack_ctl_os: bits(eventCountBits),
  tx_nack_ctl_os: bits(eventCountBits),
  rx_ok: bits(eventCountBits),
  rx_poisoned: bits(eventCountBits),
  rx_bad: bits(eventCountBits),
  rx_expected_seq_good: bits(eventCountBits),
  rx_expected_seq_poisoned: bits(eventCountBits),
  rx_expected_seq_bad: bits(eventCountBits),
  rx_missing_seq: bits(eventCountBits),
  rx_duplicate_seq: bits(eventCountBits),
  rx_replay: bits(eventCountBits),
  rx_ineligible_good: bits(eventCountBits),
  rx_ineligible_bad: bits(eventCountBits),
  rx_llr_dropped: bits(eventCountBits),
});

/** What software is told of as it happens: an INIT came, and a poisoned frame under LLR. */
export const ReceiverEvents = record({ restarted: bit, poisoned: bit });

/** Clocks of the receiver. */
export const llrReceiveLatency = (size: number) =>
  ({
    /**
     * From a frame's last beat, or an INIT, to the clock in which it is judged: `state` is the new one in the clock
     * after.
     */
    judged: fcsCheckLatency(size),
    /** From a beat to the same beat at `frame`, the verdict with it. */
    frame: fcsCheckLatency(size) + 1,
    /** From a frame's last beat, or an INIT, to the counters that count it. */
    counted: fcsCheckLatency(size) + 2,
  }) as const;

/** The module's name; the usual way to poison a check sequence is not in it. */
export const llrReceiveName = (size: number, poison: PoisonMode = 'xor'): string =>
  `llr_receive${poison === 'xor' ? '' : `_${poison}`}_b${size}`;

/**
 * LLR's receiver, `size` bytes a clock (8, 16, 32 or 64): a beat in each clock, and so a frame in each if beats are so
 * wide.
 *
 * - `beat`, `valid`: frames with their check sequence, 5 bytes or more. `error` in a frame's last beat: the MAC knows
 *   of an error in it, so it is bad whatever its check sequence says.
 * - `out_beat`, `out_valid`: the same beats `llrReceiveLatency(size).frame` clocks later (cut-through). `verdict` is
 *   that of a frame in its last beat, and means nothing in the others.
 * - `enable`: llr_mode_local. While it is off, and until an INIT has come, frames under LLR are dropped and counted in
 *   `rx_llr_dropped`. `init`: always taken; it counts after the frame whose last beat comes in the same clock.
 * - `control`: what is to be inserted. It is no stable offer, see `receiveAnswers`; to take it is to have inserted it.
 * - `events`: a clock before they are in `counts`. `counts`: one clock after messages left,
 *   `llrReceiveLatency(size).counted` clocks after frames and INITs came.
 */
export const llrReceive = (size: number, poison: PoisonMode = 'xor') => {
  checkLlrWidth(size);
  const Beat = llrBeat(size);
  const latency = llrReceiveLatency(size);
  return module(
    llrReceiveName(size, poison),
    {
      summary: `Receiver of link-level retry, ${size} bytes a clock: frames once and in order, ACKs and NACKs.`,
      in: { settings: ReceiveSettings, enable: bit, beat: Beat, valid: bit, error: bit },
      out: {
        out_beat: Beat,
        out_valid: bit,
        verdict: Verdict,
        state: RxState,
        next_seq: bits(seqBits),
        events: ReceiverEvents,
        counts: ReceiveCounts,
      },
      link: { init: sink(InitMessage), control: source(ControlMessage) },
    },
    ({ settings, enable, beat, valid, error, ...io }, m) => {
      const later = delayer(m);
      const fcs = m.inst('fcs', fcsCheck(size, poison), { ...beat, valid, pattern: settings.poison });
      // What the judge needs besides waits as long. Its last cycle is in registers, next to the numbers made of it.
      const tag = later('tag', LlrTag, beat.user, latency.judged - 1);
      const message = later('message', InitMessage, io.init.payload, latency.judged - 1);
      const judgedMessage = m.next('judged_message', message);
      const sound = later('error', bit, error, latency.judged).not();
      const init = delayedBit(m, 'init_ago', io.init.valid, latency.judged);

      const nackSent = m.forward('nack_sent', bit);
      const { state, events, ...check } = m.inst('check', sequenceCheck, {
        ...m.next('judged_tag', tag),
        enable,
        rearm: settings.rearm,
        frame: fcs.done,
        seq_after: m.next('seq_after', tag.seq.add(1)),
        good: fcs.good.and(sound),
        poisoned: fcs.poisoned.and(sound),
        init,
        init_seq: judgedMessage.seq,
        init_before: m.next('init_before', message.seq.sub(1)),
        nack_sent: nackSent,
      });
      const answers = m.inst('answers', receiveAnswers, {
        on: enable.and(state.is('off').not()),
        init,
        message: judgedMessage,
        nack_due: state.is('send_nack'),
        acks: state.is('send_acks'),
        acked: check.acked,
        ack_spacing: settings.ack_spacing,
        line_bytes: settings.line_bytes,
        control: io.control,
      });
      nackSent.set(answers.nack_sent);

      const restarted = m.next('init_counts', init, { reset: 0 });
      return {
        out_beat: later('beat', Beat, beat, latency.frame),
        out_valid: delayedBit(m, 'valid_ago', valid, latency.frame),
        verdict: check.verdict,
        state,
        next_seq: check.next_seq,
        events: { restarted, poisoned: events.poisoned },
        counts: eventCounts(m, eventCountBits, {
          rx_init_ctl_os: restarted,
          tx_init_echo_ctl_os: answers.echo_sent,
          tx_ack_ctl_os: answers.ack_sent,
          tx_nack_ctl_os: answers.nack_sent,
          rx_ok: events.ok,
          rx_poisoned: events.poisoned,
          rx_bad: events.bad,
          rx_expected_seq_good: events.expected_seq_good,
          rx_expected_seq_poisoned: events.expected_seq_poisoned,
          rx_expected_seq_bad: events.expected_seq_bad,
          rx_missing_seq: events.missing_seq,
          rx_duplicate_seq: events.duplicate_seq,
          rx_replay: events.replay,
          rx_ineligible_good: events.ineligible_good,
          rx_ineligible_bad: events.ineligible_bad,
          rx_llr_dropped: events.llr_dropped,
        }),
        init: { ready: m.lit(1, 1) },
        control: answers.control,
      };
    },
  );
};

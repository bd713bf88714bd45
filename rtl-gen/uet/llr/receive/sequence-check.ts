/** Which frames are delivered, and when a NACK is due: the state machine of LLR's receiver (link-layer.md A7). */
import { bit, bits, enumOf, module, record } from '../../../hdl/index.ts';
import { zeroOf } from '../../../lib/bits/zero.ts';
import { seqBits } from '../settings.ts';

/**
 * The states, in the order of their codes: 0 to 3 are those of SAI (`sai_port_llr_rx_state_t`). `await_init`, which SAI
 * does not have, is a receiver that is on and has not been told which frame comes first.
 */
export const rxStates = ['off', 'send_acks', 'send_nack', 'nack_sent', 'await_init'] as const;
export const RxState = enumOf(...rxStates);

/** What becomes of a frame, in the order of the codes; an `errored` one is handed on with its mark, as a MAC does. */
export const verdicts = ['deliver', 'errored', 'drop'] as const;
export const Verdict = enumOf(...verdicts);

/** What happened in a clock, for the counters of A10. */
export const FrameEvents = record({
  ok: bit,
  poisoned: bit,
  bad: bit,
  expected_seq_good: bit,
  expected_seq_poisoned: bit,
  expected_seq_bad: bit,
  missing_seq: bit,
  duplicate_seq: bit,
  replay: bit,
  ineligible_good: bit,
  ineligible_bad: bit,
  /** A frame under LLR came while the receiver was off, or had not been told which one comes first. */
  llr_dropped: bit,
});

/**
 * One frame, one INIT and one NACK that leaves in each clock. What comes in one clock counts in the order NACK, frame,
 * INIT, `enable`.
 *
 * - `frame` marks a frame that has ended: under LLR with number `seq` if `llr`, its check sequence `good` or
 *   `poisoned`, never both. `seq_after` is `seq` + 1, which who delays `seq` has in time.
 * - `init`: the frame with number `init_seq` comes next. `init_before` is one less.
 * - `nack_sent`: the NACK that `state` asked for has left.
 * - `verdict` and `events` are those of the frame of the clock before. `acked` is the number of the last frame in
 *   order.
 *
 * A frame under LLR that comes while `state` is `off` or `await_init` is dropped: its replays could not be told from
 * new frames, so handed on it would arrive more than once and out of order. One beside LLR is for the MAC to judge in
 * every state.
 *
 * The other rules are those of the golden model: a gap that closes before its NACK has left needs none; a replay is
 * seen to begin where a number is not above the one before, and with `rearm` has one NACK more.
 */
export const sequenceCheck = module(
  'llr_sequence_check',
  {
    summary: 'Judges frames by their sequence numbers, and says when a NACK is due.',
    in: {
      enable: bit,
      rearm: bit,
      frame: bit,
      llr: bit,
      seq: bits(seqBits),
      seq_after: bits(seqBits),
      good: bit,
      poisoned: bit,
      init: bit,
      init_seq: bits(seqBits),
      init_before: bits(seqBits),
      nack_sent: bit,
    },
    out: { verdict: Verdict, events: FrameEvents, state: RxState, next_seq: bits(seqBits), acked: bits(seqBits) },
  },
  (io, m) => {
    const { frame, llr, seq, good, poisoned } = io;
    const state = m.reg('state', RxState, { reset: 'off' });
    const next = m.reg('next_seq', bits(seqBits), { reset: 0 });
    const acked = m.reg('acked', bits(seqBits), { reset: 0 });
    // One more than the number of the last frame: what is after it belongs to a replay.
    const following = m.reg('following', bits(seqBits));
    const armed = m.reg('armed', bit, { reset: 0 });
    const verdict = m.reg('verdict', Verdict, { reset: 'drop' });

    const judged = m.named('judged', state.is('off').not().and(state.is('await_init').not()));
    const numbered = m.named('numbered', frame.and(llr));
    const in_order = m.named('in_order', numbered.and(judged));
    const sound = m.named('sound', good.or(poisoned));
    // Half of the numbers are behind, 2^19 among them.
    const expected = m.named('expected', seq.eq(next));
    const behind = m.named('behind', seq.sub(next).at(seqBits - 1));
    const ahead = m.named('ahead', expected.or(behind).not());
    const steps_back = m.named('steps_back', seq.sub(following).at(seqBits - 1));
    const accepted = m.named('accepted', in_order.and(expected).and(sound));
    const gap = m.named('gap', in_order.and(ahead.or(expected.and(sound.not()))));

    const silent = m.named('silent', state.is('nack_sent').or(io.nack_sent));
    const kept_armed = m.named('kept_armed', armed.and(io.nack_sent.not()));
    const rearmed = m.named('rearmed', kept_armed.or(in_order.and(steps_back).and(silent).and(io.rearm)));
    m.when(io.nack_sent, () => state.set('nack_sent'));
    m.when(accepted, () => {
      state.set('send_acks');
      next.set(io.seq_after);
      acked.set(seq);
    }).elsewhen(gap.and(silent.not().or(rearmed)), () => state.set('send_nack'));
    armed.set(rearmed);
    m.when(in_order, () => following.set(io.seq_after));
    m.when(io.init.and(state.is('off').not()), () => {
      state.set('send_acks');
      next.set(io.init_seq);
      acked.set(io.init_before);
      following.set(io.init_seq);
    });
    m.when(io.enable.not(), () => state.set('off')).elsewhen(state.is('off'), () => state.set('await_init'));

    m.when(llr.not().or(accepted), () => {
      m.when(good, () => verdict.set('deliver')).otherwise(() => verdict.set('errored'));
    }).otherwise(() => verdict.set('drop'));
    const fresh = m.named('fresh', in_order.and(expected));
    const bad = sound.not();
    const ineligible = frame.and(llr.not());
    const events = m.next(
      'events',
      {
        ok: numbered.and(good),
        poisoned: numbered.and(poisoned),
        bad: numbered.and(bad),
        expected_seq_good: fresh.and(good),
        expected_seq_poisoned: fresh.and(poisoned),
        expected_seq_bad: fresh.and(bad),
        missing_seq: in_order.and(ahead),
        duplicate_seq: in_order.and(behind),
        replay: in_order.and(steps_back),
        ineligible_good: ineligible.and(good),
        ineligible_bad: ineligible.and(good.not()),
        llr_dropped: numbered.and(judged.not()),
      },
      { reset: zeroOf(m, FrameEvents) },
    );
    m.assert('acked_is_before_next', judged.implies(acked.add(1).eq(next)));
    return { verdict, events, state, next_seq: next, acked };
  },
);

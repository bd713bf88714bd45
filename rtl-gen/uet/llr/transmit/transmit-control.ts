/** The state machine of LLR's sender (link-layer.md A5, A6, A9). */
import { type Bits, bit, bits, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { ControlMessage, InitMessage } from '../messages.ts';
import { initSpacingBits, replayCountBits, seqBits } from '../settings.ts';
import { Permissions } from './frame-gate.ts';
import { lineGap } from './line-gap.ts';
import { messageCheck } from './message-check.ts';
import { replayBufferLatency } from './replay-buffer.ts';
import { type behaviours, noReplayLimit, TransmitSettings } from './settings.ts';
import { transmitTimers } from './transmit-timers.ts';

/** The states, in the order of their codes. */
export const txStates = ['off', 'init', 'advance', 'replay', 'flush'] as const;
export const TxState = enumOf(...txStates);

/** What happened in a clock, for the counters of A10. */
export const TransmitEvents = record({
  init: bit,
  echo: bit,
  ack: bit,
  nack: bit,
  seq_error: bit,
  echo_mismatch: bit,
  replay: bit,
});

/**
 * Says what may begin, numbers new frames, and takes what comes back. In a clock one thing happens: `enable` and
 * `re_init` come first, then timers, then messages; frames may begin besides, but for new ones under LLR while a NACK
 * is worked in, and frames of a replay while any message is.
 *
 * - `enable`: llr_mode_remote; `re_init` starts again after a flush. They count in the clock after.
 * - `message`: what came from the other end; one counts `messageLatency` clocks after it was taken. `init`: the INIT
 *   that is to be inserted; no stable offer, it carries what holds in the clock in which it is taken.
 * - `stored`: the number of the next frame that the replay buffer does not have; `storing`: frames are on their way to
 *   it. `repeating`: a frame of it is on its way out.
 * - `sends`, `repeats`: as the frame gate says. `free`, `free_seq`, `replay`, `cancel`, `clear`: to the replay buffer.
 *   `forget`: what is on its way to it is not to be kept.
 * - `error`: a flush has dropped what no one acknowledged, since `clear_error`.
 */
export const transmitControl = (frames: number) =>
  module(
    `llr_transmit_control_f${frames}`,
    {
      summary: `State machine of a sender of link-level retry that keeps up to ${frames - 1} frames.`,
      in: {
        settings: TransmitSettings,
        enable: bit,
        re_init: bit,
        clear_error: bit,
        pcs_up: bit,
        sends: bit,
        repeats: bit,
        repeating: bit,
        storing: bit,
        stored: bits(seqBits),
      },
      out: {
        may: Permissions,
        state: TxState,
        tx_seq: bits(seqBits),
        oldest: bits(seqBits),
        replay_seq: bits(seqBits),
        replay_ct: bits(replayCountBits),
        error: bit,
        free: bit,
        free_seq: bits(seqBits),
        replay: bit,
        cancel: bit,
        clear: bit,
        forget: bit,
        events: TransmitEvents,
      },
      link: { message: sink(ControlMessage), init: source(InitMessage) },
    },
    ({ settings, sends, repeats, message, init, ...io }, m) => {
      const Seq = bits(seqBits);
      const state = m.reg('state', TxState, { reset: 'off' });
      const txSeq = m.reg('tx_seq', Seq, { reset: 0 });
      const oldest = m.reg('oldest', Seq, { reset: 0 });
      const replaySeq = m.reg('replay_seq', Seq, { reset: 0 });
      const count = m.reg('replay_ct', bits(replayCountBits), { reset: 0 });
      // The next frame of a replay is its last one: known a clock late where a replay begins, which no frame is in time
      // for.
      const isLast = m.reg('is_last', bit, { reset: 0 });
      const progress = m.reg('progress', bit, { reset: 0 });
      const error = m.reg('error', bit, { reset: 0 });
      const open = m.reg('open', bit, { reset: 0 });
      const kept = m.reg('kept', Seq, { reset: 0 });
      // What the replay buffer still has to be told.
      const clears = m.reg('clears', bit, { reset: 0 });
      const restarts = m.reg('restarts', bit, { reset: 0 });
      const moving = m.reg('moving', bits(replayBufferLatency.replay - 2), { reset: 0 });
      const unsettled = m.reg('unsettled', bit, { reset: 0 });
      const initPasses = m.forward('init_passes', bit);

      const is = (name: (typeof txStates)[number]): Bits<1> => state.is(name);
      const live = m.named('live', is('advance').or(is('replay')));
      const empty = m.named('empty', txSeq.eq(oldest));

      // Management, and timers that have run out: the rest waits for a clock.
      const enabled = m.reg('enabled', bit, { reset: 0 });
      const again = m.reg('again', bit, { reset: 0 });
      enabled.set(io.enable);
      again.set(io.re_init);
      const due = m.forward('due', record({ replay: bit, flush: bit }));
      const mayReplay = m.reg('may_replay', bit, { reset: 0 });
      const mayTwice = m.reg('may_twice', bit, { reset: 0 });
      const mayOnce = m.reg('may_once', bit, { reset: 0 });
      const switches = m.named('switches', m.mux(is('off'), enabled, enabled.not()));
      const leaves_flush = m.named('leaves_flush', again.and(is('flush')));
      const gives_up = m.named('gives_up', live.and(due.flush));
      const runs_out = m.named('runs_out', is('advance').and(due.replay));
      const happens = m.named('happens', switches.or(leaves_flush).or(gives_up).or(runs_out));
      const fails = m.named('fails', switches.not().and(gives_up.or(runs_out.and(mayReplay.not()))));
      const retries = m.named('retries', switches.or(gives_up).not().and(runs_out).and(mayReplay));

      // Frames begin in no clock in which any of that happens: known from registers alone.
      const managed = m.reg('managed', bit, { reset: 0 });
      managed.set(io.enable.xor(enabled).or(io.re_init.and(is('flush').or(fails))));

      const check = m.inst('check', messageCheck, {
        hold: happens,
        oldest,
        kept,
        next_seq: txSeq,
        sends,
        replay_seq: replaySeq,
        init_data: settings.init_data,
        match_seq: settings.match_seq,
        match_data: settings.match_data,
        message,
      });
      const { applies } = check;
      const acknowledges = m.named(
        'acknowledges',
        applies.and(live).and(check.kind.is('ack').or(check.kind.is('nack'))),
      );
      const frees = m.named('frees', acknowledges.and(check.believed).and(check.frees));
      const echoes = m.named('echoes', applies.and(check.kind.is('init_echo')));
      const connects = m.named('connects', echoes.and(is('init')).and(check.echo_right));

      // Where a replay ends, where the next one begins, and whether it may.
      const finishes = m.named('finishes', is('replay').and(repeats.and(isLast).or(frees.and(check.all))));
      const goes_back = m.named(
        'goes_back',
        acknowledges
          .and(check.kind.is('nack'))
          .and(check.believed)
          .and(check.all.not())
          .and(is('replay').and(check.at_hand).not())
          .and(m.mux(check.frees, mayOnce, mayReplay)),
      );
      const breaks_off = m.named('breaks_off', goes_back.and(is('replay')));
      const goes_on = m.named(
        'goes_on',
        m.mux(check.frees, mayOnce, m.mux(progress.or(is('advance')), mayReplay, mayTwice)),
      );
      const begins = m.named('begins', goes_back.and(goes_on));
      const ends = m.named('ends', finishes.or(breaks_off));

      const timers = m.inst('timers', transmitTimers(frames), {
        pcs_up: io.pcs_up,
        replay_max: settings.replay_timer_max,
        lost_max: settings.pcs_lost_timer_max,
        age_max: settings.data_age_timer_max,
        advancing: is('advance'),
        live,
        empty,
        restart: ends.or(connects),
        sends,
        seq: txSeq,
        frees,
        oldest: check.after,
        none_left: check.all,
      });
      due.set({ replay: timers.replay_due, flush: timers.flush_due });

      // Limits of what is outstanding, and of replays without progress.
      const outstanding = m.named('outstanding', txSeq.sub(oldest));
      m.assert('a_time_to_spare', outstanding.lt(frames));
      const after_this = m.named('after_this', outstanding.add(1));
      open.set(m.mux(sends, after_this.lt(settings.outstanding_seq_max), outstanding.lt(settings.outstanding_seq_max)));
      kept.set(io.stored.sub(oldest).mask(clears.not()));
      const unlimited = settings.replay_ct_max.eq(noReplayLimit);
      mayReplay.set(count.lt(settings.replay_ct_max).or(unlimited));
      mayTwice.set(count.addWide(m.lit(replayCountBits, 1)).lt(settings.replay_ct_max.zext(9)).or(unlimited));
      mayOnce.set(settings.replay_ct_max.any());

      m.when(sends, () => txSeq.set(txSeq.add(1)));
      const left_again = m.named('left_again', txSeq.sub(replaySeq));
      isLast.set(m.mux(repeats, left_again.eq(2), left_again.eq(1)));
      m.when(repeats, () => replaySeq.set(replaySeq.add(1)));
      m.when(frees, () => {
        oldest.set(check.after);
        progress.set(1);
        m.when(check.beyond, () => replaySeq.set(check.after));
      });
      m.when(frees.or(connects), () => count.set(0)).elsewhen(ends.and(progress.not()).and(count.all().not()), () =>
        count.set(count.add(1)),
      );
      m.when(connects.or(ends), () => state.set('advance'));
      m.when(begins, () => {
        state.set('replay');
        progress.set(0);
        replaySeq.set(check.after);
      });

      m.when(io.clear_error, () => error.set(0));
      m.when(switches, () => {
        m.when(enabled, () => {
          state.set('init');
          txSeq.set(settings.first_seq);
          oldest.set(settings.first_seq);
        }).otherwise(() => {
          state.set('off');
          oldest.set(txSeq);
        });
      });
      m.assert('happens_in_calm', happens.implies(managed.or(timers.due).or(timers.pcs_down)));
      m.when(leaves_flush.and(enabled), () => state.set('init'));
      m.when(fails, () => {
        m.when(settings.re_init_on_discard, () => state.set('init')).otherwise(() => state.set('flush'));
        oldest.set(txSeq);
        error.set(1);
      });
      m.when(retries, () => {
        state.set('replay');
        progress.set(0);
        replaySeq.set(oldest);
      });

      // The replay buffer sends again when all that is on its way to it has come, and is emptied when no frame of it is
      // half out.
      const forget = m.named('forget', switches.or(fails));
      const starts = m.named('starts', restarts.and(io.storing.not()));
      const clear = m.named('clear', clears.and(io.repeating.not()));
      m.when(starts.or(finishes).or(forget), () => restarts.set(0));
      m.when(begins.or(retries), () => restarts.set(1));
      m.when(clear, () => clears.set(0));
      m.when(forget, () => clears.set(1));
      // What it offers in the clocks after that, or after an acknowledgement of more than has left again, may be of
      // before.
      const moves = m.named('moves', starts.or(frees.and(check.beyond)));
      moving.set(moving.shl(1).or(moves.zext(moving.width)));
      unsettled.set(moves.or(moving.any()));

      const inits = m.named('inits', is('init'));
      const taken = m.named('taken', initPasses.and(inits).and(init.ready));
      const { passed } = m.inst('init_gap', lineGap(initSpacingBits), {
        start: taken,
        stop: inits.not(),
        length: settings.init_spacing,
        line_bytes: settings.line_bytes,
      });
      initPasses.set(passed);

      const behaves = (name: (typeof behaviours)[number]): Bits<1> =>
        is('init')
          .and(settings.init_behaviour.is(name))
          .or(is('flush').and(settings.flush_behaviour.is(name)));
      const up = timers.pcs_down.not();
      const calm = managed.or(timers.due).not();
      return {
        may: {
          numbered: is('advance').and(open).and(up).and(clears.not()).and(check.nack.not()).and(calm),
          plain: is('off').or(behaves('best_effort')).and(up).and(calm),
          discarded: behaves('discard').and(calm),
          beside: up,
          again: is('replay').and(up).and(check.busy.not()).and(restarts.not()).and(unsettled.not()).and(calm),
        },
        state,
        tx_seq: txSeq,
        oldest,
        replay_seq: replaySeq,
        replay_ct: count,
        error,
        free: frees,
        free_seq: check.seq,
        replay: starts,
        cancel: breaks_off.and(goes_on.not()),
        clear,
        forget,
        events: {
          init: taken,
          echo: echoes,
          ack: applies.and(check.kind.is('ack')),
          nack: applies.and(check.kind.is('nack')),
          seq_error: acknowledges.and(check.believed.not()),
          echo_mismatch: echoes.and(is('init')).and(check.echo_right.not()),
          replay: ends,
        },
        message: check.message,
        init: { payload: { seq: txSeq, init_data: settings.init_data }, valid: inits.and(initPasses) },
      };
    },
  );

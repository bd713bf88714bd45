/** The state machine of LLR's sender (link-layer.md A5, A6, A9). */
import { allOf, type Bits, bit, bits, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
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
 * `re_init` come first, then timers, then messages. Frames may begin in the same clock, but no new ones under LLR while
 * a NACK is processed, and none of a replay while any message is.
 *
 * - `enable`: llr_mode_remote; `re_init` starts again after a flush. They count in the clock after.
 * - `message`: what came from the other end; one counts `messageLatency` clocks after it was taken. `init`: the INIT
 *   that is to be inserted; no stable offer, it carries what holds in the clock in which it is taken.
 * - `stored`: the number of the next frame that the replay buffer does not have; `storing`: frames are on their way to
 *   it. `repeating`: a frame of it is on its way out.
 * - `sends`, `repeats`: as the frame gate says. `free`, `free_seq`, `replay`, `cancel`, `clear`: to the replay buffer.
 *   `forget`: what is on its way to it is not to be kept.
 * - `error`: a flush has dropped what was not acknowledged, since `clear_error`.
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
      const progress = m.reg('progress', bit, { reset: 0 });
      const error = m.reg('error', bit, { reset: 0 });
      // What the replay buffer still has to be told.
      const clears = m.reg('clears', bit, { reset: 0 });
      const restarts = m.reg('restarts', bit, { reset: 0 });

      const is = (name: (typeof txStates)[number]): Bits<1> => state.is(name);
      const live = m.named('live', is('advance').or(is('replay')));
      const empty = m.named('empty', txSeq.eq(oldest));

      // How many replays may follow without progress.
      const most = settings.replay_ct_max;
      const unlimited = most.eq(noReplayLimit);
      const isBelow = count.addWide(m.lit(replayCountBits, 1)).lt(most.zext(replayCountBits + 1));
      const mayReplay = m.next('may_replay', count.lt(most).or(unlimited), { reset: 0 });
      const mayTwice = m.next('may_twice', isBelow.or(unlimited), { reset: 0 });
      const mayOnce = m.next('may_once', most.any(), { reset: 0 });

      // Management, and timers that have run out: the rest waits for a clock.
      const enabled = m.next('enabled', io.enable, { reset: 0 });
      const again = m.next('again', io.re_init, { reset: 0 });
      const due = m.forward('due', record({ replay: bit, flush: bit }));
      const switches = m.named('switches', m.mux(is('off'), enabled, enabled.not()));
      const leaves_flush = m.named('leaves_flush', again.and(is('flush')));
      const gives_up = m.named('gives_up', live.and(due.flush));
      const runs_out = m.named('runs_out', is('advance').and(due.replay));
      const happens = m.named('happens', switches.or(leaves_flush).or(gives_up).or(runs_out));
      const fails = m.named('fails', switches.not().and(gives_up.or(runs_out.and(mayReplay.not()))));
      const retries = m.named('retries', switches.or(gives_up).not().and(runs_out).and(mayReplay));

      // Frames begin in no clock in which any of that happens: known from registers alone.
      const managing = io.enable.xor(enabled).or(io.re_init.and(is('flush').or(fails)));
      const managed = m.next('managed', managing, { reset: 0 });

      const { init_data, match_seq, match_data } = settings;
      const check = m.inst('check', messageCheck, {
        ...{ oldest, sends, init_data, match_seq, match_data, message },
        hold: happens,
        kept: m.next('kept', io.stored.sub(oldest).mask(clears.not()), { reset: 0 }),
        next_seq: txSeq,
        replay_seq: replaySeq,
      });
      const { applies, believed, after } = check;
      const isAck = check.kind.is('ack');
      const isNack = check.kind.is('nack');
      const acknowledges = m.named('acknowledges', applies.and(live).and(isAck.or(isNack)));
      const frees = m.named('frees', acknowledges.and(believed).and(check.frees));
      const echoes = m.named('echoes', applies.and(check.kind.is('init_echo')));
      const connects = m.named('connects', echoes.and(is('init')).and(check.echo_right));

      // Where a replay ends, where the next one begins, and whether it may. The next frame of a replay is its last one:
      // known a clock late where a replay begins, which no frame is in time for.
      const left_again = m.named('left_again', txSeq.sub(replaySeq));
      const isLast = m.next('is_last', m.mux(repeats, left_again.eq(2), left_again.eq(1)), { reset: 0 });
      const finishes = m.named('finishes', is('replay').and(repeats.and(isLast).or(frees.and(check.all))));
      const goes_back = m.named(
        'goes_back',
        allOf(
          acknowledges,
          isNack,
          believed,
          check.all.not(),
          is('replay').and(check.at_hand).not(),
          m.mux(check.frees, mayOnce, mayReplay),
        ),
      );
      const breaks_off = m.named('breaks_off', goes_back.and(is('replay')));
      const ifStill = m.mux(progress.or(is('advance')), mayReplay, mayTwice);
      const goes_on = m.named('goes_on', m.mux(check.frees, mayOnce, ifStill));
      const begins = m.named('begins', goes_back.and(goes_on));
      const ends = m.named('ends', finishes.or(breaks_off));

      const timers = m.inst('timers', transmitTimers(frames), {
        ...{ live, empty, sends, frees },
        pcs_up: io.pcs_up,
        replay_max: settings.replay_timer_max,
        lost_max: settings.pcs_lost_timer_max,
        age_max: settings.data_age_timer_max,
        advancing: is('advance'),
        restart: ends.or(connects),
        seq: txSeq,
        oldest: after,
        none_left: check.all,
      });
      due.set({ replay: timers.replay_due, flush: timers.flush_due });
      m.assert('happens_in_calm', happens.implies(managed.or(timers.due).or(timers.pcs_down)));

      // Frames that leave, leave again and are freed.
      m.when(sends, () => txSeq.set(txSeq.add(1)));
      m.when(repeats, () => replaySeq.set(replaySeq.add(1)));
      m.when(frees, () => {
        oldest.set(after);
        progress.set(1);
        m.when(check.beyond, () => replaySeq.set(after));
      });
      m.when(frees.or(connects), () => count.set(0)).elsewhen(ends.and(progress.not()).and(count.all().not()), () =>
        count.set(count.add(1)),
      );
      m.when(io.clear_error, () => error.set(0));

      const switchOn = (): void => {
        state.set('init');
        for (const seq of [txSeq, oldest]) seq.set(settings.first_seq);
      };
      const switchOff = (): void => {
        state.set('off');
        oldest.set(txSeq);
      };
      const drop = (): void => {
        m.when(settings.re_init_on_discard, () => state.set('init')).otherwise(() => state.set('flush'));
        oldest.set(txSeq);
        error.set(1);
      };
      const replayFrom = (seq: Bits<typeof seqBits>): void => {
        state.set('replay');
        progress.set(0);
        replaySeq.set(seq);
      };
      m.when(switches, () => m.when(enabled, switchOn).otherwise(switchOff)).otherwise(() =>
        m.match(state, {
          off: () => {},
          init: () => m.when(connects, () => state.set('advance')),
          advance: () =>
            m
              .when(fails, drop)
              .elsewhen(retries, () => replayFrom(oldest))
              .elsewhen(begins, () => replayFrom(after)),
          replay: () =>
            m
              .when(fails, drop)
              .elsewhen(begins, () => replayFrom(after))
              .elsewhen(ends, () => state.set('advance')),
          flush: () => m.when(again, () => state.set('init')),
        }),
      );

      // The replay buffer sends again when all that is on its way to it has come, and is emptied when no frame of it is
      // half out.
      const forget = m.named('forget', switches.or(fails));
      const starts = m.named('starts', restarts.and(io.storing.not()));
      const clear = m.named('clear', clears.and(io.repeating.not()));
      m.when(begins.or(retries), () => restarts.set(1)).elsewhen(starts.or(finishes).or(forget), () => restarts.set(0));
      m.when(forget, () => clears.set(1)).elsewhen(clear, () => clears.set(0));
      // What it offers in the clocks after that, or after an acknowledgement of more than has left again, may be old.
      const moves = m.named('moves', starts.or(frees.and(check.beyond)));
      const moving = m.reg('moving', bits(replayBufferLatency.replay - 2), {
        reset: 0,
        next: (now) => now.shl(1).or(moves.zext(now.width)),
      });
      const unsettled = m.next('unsettled', moves.or(moving.any()), { reset: 0 });

      const initPasses = m.forward('init_passes', bit);
      const inits = m.named('inits', is('init'));
      const taken = m.named('taken', initPasses.and(inits).and(init.ready));
      const { passed } = m.inst('init_gap', lineGap(initSpacingBits), {
        start: taken,
        stop: inits.not(),
        length: settings.init_spacing,
        line_bytes: settings.line_bytes,
      });
      initPasses.set(passed);

      // Limits of what is outstanding.
      const outstanding = m.named('outstanding', txSeq.sub(oldest));
      m.assert('a_time_to_spare', outstanding.lt(frames));
      const after_this = m.named('after_this', outstanding.add(1));
      const fits = (seqs: Bits): Bits<1> => seqs.lt(settings.outstanding_seq_max);
      const open = m.next('open', m.mux(sends, fits(after_this), fits(outstanding)), { reset: 0 });

      const behaves = (name: (typeof behaviours)[number]): Bits<1> =>
        is('init')
          .and(settings.init_behaviour.is(name))
          .or(is('flush').and(settings.flush_behaviour.is(name)));
      const up = timers.pcs_down.not();
      const calm = managed.or(timers.due).not();
      return {
        may: {
          numbered: allOf(is('advance'), open, up, clears.not(), check.nack.not(), calm),
          plain: is('off').or(behaves('best_effort')).and(up).and(calm),
          discarded: behaves('discard').and(calm),
          beside: up,
          again: allOf(is('replay'), up, check.busy.not(), restarts.not(), unsettled.not(), calm),
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
          ack: applies.and(isAck),
          nack: applies.and(isNack),
          seq_error: acknowledges.and(believed.not()),
          echo_mismatch: echoes.and(is('init')).and(check.echo_right.not()),
          replay: ends,
        },
        message: check.message,
        init: { payload: { seq: txSeq, init_data }, valid: inits.and(initPasses) },
      };
    },
  );

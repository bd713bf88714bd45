/** Chooses the virtual channels of each CF_Update. */
import { bit, bits, clog2, enumOf, module } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';
import { refreshTurns } from './refresh-turns.ts';
import { settledTurns } from './settled-turns.ts';

/** Clocks from one CF_Update to the next, if nothing holds it back. */
export const updateClocks = 5;

/**
 * Chooses two channels for each CF_Update: news in the first place, a refresh in the second one.
 *
 * - News: a channel that is owed `urgent` credits or more before one with any news; in turn where several are alike. A
 *   channel has news from the clock after a release on, or once the scan of all channels has found it owed credits that
 *   a CC_Update gave back; `owed` is that scan.
 * - Refreshes: channels in the order and at the times of `refreshTurns`, with news or without.
 *
 * A place that its kind has no use for is the other kind's; but a refresh begins an update only if it is late. What is
 * left is the first channel again. So an update that is chosen while news wait carries news, and one that is chosen
 * while a refresh waits carries a refresh.
 *
 * - `offer`: the update of `vc_0` and `vc_1` is to leave, and stays until `taken`; it is withdrawn only if one of them
 *   was off in the clock before. `may_send` is looked at when the choice is made, three clocks before.
 * - `taken`: it has left. In the next clock `record` is 1, for who has one channel's count to write a clock.
 * - `tick`: as that of `refreshTurns`.
 */
export const updateSchedule = (vcs: number) => {
  const channel = bits(clog2(vcs));
  const set = bits(vcs);
  const Step = enumOf('first', 'again', 'second', 'offer', 'record');
  return module(
    `cbfc_update_schedule_n${vcs}`,
    {
      summary: `Chooses which of ${vcs} virtual channels a CF_Update advertises.`,
      in: {
        active: set,
        leaves: bit,
        release_vc: channel,
        owed_valid: bit,
        owed_vc: channel,
        owed: bits(creditBits),
        urgent: bits(creditBits),
        tick: bit,
        may_send: bit,
        taken: bit,
      },
      out: { offer: bit, vc_0: channel, vc_1: channel, record: bit },
    },
    ({ active, taken, owed, owed_vc, ...io }, m) => {
      const step = m.reg('step', Step, { reset: 'first' });
      const vc0 = m.reg('vc_0', channel, { reset: 0 });
      const vc1 = m.reg('vc_1', channel, { reset: 0 });
      const first_one = m.named('first_one', vc0.oneHot(vcs));
      const sent = m.named('sent', first_one.or(vc1.oneHot(vcs)).mask(taken));

      // What the scan read up to the clock in which an advertised count is written is old for these channels.
      const since = m.reg('since', bits(3), { reset: 0, next: (now) => now.trunc(2).cat(taken) });
      const isOld = owed_vc.eq(vc0).or(owed_vc.eq(vc1)).and(taken.or(since.any()));
      const known = m.named('known', io.owed_valid.and(isOld.not()));
      const owed_one = m.named('owed_one', owed_vc.oneHot(vcs).mask(known));
      const released = io.release_vc.oneHot(vcs).mask(io.leaves);
      const isOwed = owed_one.mask(owed.any());
      const news = m.reg('news', set, {
        reset: 0,
        next: (now) => now.and(sent.not()).or(released).or(isOwed).and(active),
      });
      const isPressing = owed_one.mask(owed.ge(io.urgent));
      const pressing = m.reg('pressing', set, {
        reset: 0,
        next: (now) => now.and(owed_one.not()).or(isPressing).and(sent.not()).and(active),
      });

      const turns = m.inst('turns', refreshTurns(vcs), {
        tick: io.tick,
        active,
        told: step.is('record'),
        vc_0: vc0,
        vc_1: vc1,
      });

      // One choice serves both places, with a clock before each in which the requests settle: those of news, or one of
      // a refresh.
      const isAgain = m.named('is_again', step.is('again'));
      const asking = m.named('asking', news.and(first_one.mask(isAgain).not()));
      const hurried = m.named('hurried', pressing.and(asking));
      const isFree = m.named('isFree', news.any().not());
      const byRefresh = m.reg('by_refresh', bit);
      // In `again`: the first place is a refresh's.
      const alone = m.next('alone', byRefresh);
      const refreshesAgain = turns.has_second.and(alone.not().or(isFree));
      const refreshesFirst = turns.late.and(step.is('first')).and(isFree);
      const refreshes = m.named('refreshes', m.mux(isAgain, refreshesAgain, refreshesFirst));
      byRefresh.set(refreshes);
      const refreshed = m.mux(isAgain, turns.second_vc, turns.vc).oneHot(vcs);
      const requests = m.choose(
        [
          [refreshes, refreshed],
          [hurried.any(), hurried],
        ],
        asking,
      );
      const chooses = step.is('first').or(isAgain).or(step.is('record'));
      const choose = m.wire('choose', bit, 0);
      const choice = m.inst('choice', settledTurns(vcs), { request: requests.mask(chooses), accept: choose });

      // A register: paths from `taken` begin with it.
      const isOn = m.next('is_on', active.at(vc0).and(active.at(vc1)));
      const offer = m.wire('offer', bit, 0);
      m.match(step, {
        first: () =>
          m.when(io.may_send.and(choice.valid), () => {
            choose.set(byRefresh.not());
            vc0.set(choice.index);
            step.set('again');
          }),
        again: () => {
          vc1.set(vc0);
          step.set('second');
        },
        second: () => {
          choose.set(byRefresh.not());
          m.when(choice.valid, () => vc1.set(choice.index));
          step.set('offer');
        },
        offer: () => {
          offer.set(isOn);
          m.when(taken, () => step.set('record')).elsewhen(isOn.not(), () => step.set('first'));
        },
        record: () => step.set('first'),
      });
      return { offer, vc_0: vc0, vc_1: vc1, record: step.is('record') };
    },
  );
};

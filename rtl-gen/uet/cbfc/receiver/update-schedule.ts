/** Chooses the virtual channels of each CF_Update. */
import { type Bits, bit, bits, clog2, enumOf, module } from '../../../hdl/index.ts';
import { roundRobin } from '../../../lib/arbiter/round-robin.ts';
import { creditBits } from '../settings.ts';

/** Clocks from one CF_Update to the next, if nothing holds it back. */
export const updateClocks = 5;

/**
 * Chooses two channels for each CF_Update: first those that are due (not advertised for most of the largest spacing), then
 * those that are owed `urgent` credits or more, then those with any news; in turn where several are alike. If only one has
 * something, it stands in both places.
 *
 * A channel has news from the clock after a release on, or once the scan of all channels has found it owed credits that a
 * CC_Update gave back; `owed` is that scan. It is due when `tick` has come three times since it was last advertised or came on.
 *
 * - `offer`: the update of `vc_0` and `vc_1` is to leave, and stays until `taken`; it is withdrawn only if one of them is
 *   switched off. `may_send` is looked at when the choice is made, three clocks before.
 * - `taken`: it has left. In the next clock `record` is 1, for who has one channel's count to write a clock.
 */
export const updateSchedule = (vcs: number) => {
  const channel = bits<number>(clog2(vcs));
  const set = bits<number>(vcs);
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
    (io, m) => {
      const every = (flag: Bits<1>): Bits => flag.repeat(vcs).as<number>(vcs);
      const step = m.reg('step', Step, { reset: 'first' });
      const vc0 = m.reg('vc_0', channel, { reset: 0 });
      const vc1 = m.reg('vc_1', channel, { reset: 0 });
      const { first_one } = m.named({ first_one: vc0.oneHot(vcs) });
      const sent = m.named({ sent: first_one.or(vc1.oneHot(vcs)).and(every(io.taken)) }).sent;

      // What the scan read up to the clock in which an advertised count is written is old for these channels.
      const since = m.reg('since', bits(3), { reset: 0 });
      since.set(since.trunc(2).cat(io.taken));
      const isOld = io.owed_vc.eq(vc0).or(io.owed_vc.eq(vc1)).and(io.taken.or(since.any()));
      const { known } = m.named({ known: io.owed_valid.and(isOld.not()) });
      const { owed_one } = m.named({ owed_one: io.owed_vc.oneHot(vcs).and(every(known)) });
      const released = io.release_vc.oneHot(vcs).and(every(io.leaves));
      const news = m.reg('news', set, { reset: 0 });
      const isOwed = owed_one.and(every(io.owed.any()));
      news.set(news.and(sent.not()).or(released).or(isOwed).and(io.active));
      const pressing = m.reg('pressing', set, { reset: 0 });
      const isPressing = owed_one.and(every(io.owed.ge(io.urgent)));
      pressing.set(pressing.and(owed_one.not()).or(isPressing).and(sent.not()).and(io.active));

      // Two bits of age a channel.
      const young = m.reg('young', set, { reset: 0 });
      const old = m.reg('old', set, { reset: 0 });
      const { due } = m.named({ due: young.and(old) });
      const aged = m.named({ fresh: sent.or(io.active.not()) });
      m.when(io.tick, () => {
        young.set(young.not().or(old).and(aged.fresh.not()));
        old.set(old.or(young).and(aged.fresh.not()));
      }).otherwise(() => {
        young.set(young.and(aged.fresh.not()));
        old.set(old.and(aged.fresh.not()));
      });

      // One arbiter serves both places, with a clock before each in which the requests settle.
      const requests = m.reg('requests', set, { reset: 0 });
      const choose = m.wire('choose', bit, 0);
      const { grant: _, ...choice } = m.inst('arbiter', roundRobin(vcs), { request: requests, accept: choose });
      const ones = m.lit<number>(vcs, (1n << BigInt(vcs)) - 1n);
      const { allowed } = m.named({ allowed: m.mux(step.is('again'), first_one.not(), ones) });
      const { hurried } = m.named({ hurried: pressing.and(news).and(allowed) });
      const { overdue } = m.named({ overdue: due.and(allowed) });
      requests.set(m.mux(overdue.any(), overdue, m.mux(hurried.any(), hurried, news.and(allowed))));

      const isOn = io.active.shr(vc0).at(0).and(io.active.shr(vc1).at(0));
      const offer = m.wire('offer', bit, 0);
      m.match(step, {
        first: () =>
          m.when(io.may_send.and(choice.valid), () => {
            choose.set(1);
            vc0.set(choice.index);
            step.set('again');
          }),
        again: () => step.set('second'),
        second: () => {
          choose.set(1);
          vc1.set(m.mux(choice.valid, choice.index, vc0));
          step.set('offer');
        },
        offer: () => {
          offer.set(isOn);
          requests.set(0);
          m.when(io.taken, () => step.set('record')).elsewhen(isOn.not(), () => step.set('first'));
        },
        record: () => step.set('first'),
      });
      return { offer, vc_0: vc0, vc_1: vc1, record: step.is('record') };
    },
  );
};

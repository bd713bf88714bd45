/** Which event enters the pipe: one a clock. */
import { type Bits, bit, bits, module, record, sink } from '../../../hdl/index.ts';
import { Event, EventKind, PeerDetail } from './event.ts';
import { Taken } from './intake.ts';
import type { InitiatorLayout } from './layout.ts';
import { Open } from './records.ts';
import { Adjust, End } from './retirement.ts';
import { Expiry } from './timer-sweep.ts';
import { Candidate } from './turns.ts';

/** What later stages of the pipe ask for. */
export const JobKind = EventKind;
export const Job = ({ contextBits }: InitiatorLayout) =>
  record({ kind: EventKind, place: bits(contextBits), rel: bits(32), code: bits(8) });

/**
 * The shares of a clock, in rounds of 16: peers first, and what waits of them has a bound; in one clock of 16 timers
 * and visits come first, in four packets that are to leave, in eight what the pipe itself, the walker and the host ask
 * for. Whoever is not first comes in this order: peers, jobs, packets, timers, visits. Visits go round all places in
 * the clocks that are left, one clock of 16 at least.
 *
 * `packet_room`: there is room for a packet; without it none that may send one enters. `job_room`: the same of jobs.
 * After reset each place is cleared, a clock each.
 */
export const issue = (layout: InitiatorLayout) => {
  const { contextBits, suffix } = layout;
  const Place = bits(contextBits);
  return module(
    `pds_initiator_issue_${suffix}`,
    {
      summary: 'Chooses the event that enters the pipe, one a clock.',
      in: { packet_room: bit, job_room: bit, now: bits(32) },
      out: {
        ready: bit,
        valid: bit,
        event: Event(layout),
        detail: PeerDetail,
        now_then: bits(32),
        may_send: bit,
        begin: record({ enable: bit, place: Place }),
        clear: bit,
        opened: record({ enable: bit, payload: Open(layout) }),
      },
      link: {
        peer: sink(Taken(layout)),
        job: sink(Job(layout)),
        adjust: sink(Adjust(layout)),
        end: sink(End(layout)),
        open: sink(Open(layout)),
        close: sink(Place),
        candidate: sink(Candidate(layout)),
        expiry: sink(Expiry(layout)),
      },
    },
    ({ packet_room, job_room, now, peer, job, adjust, end, open, close, candidate, expiry }, m) => {
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const round = m.reg('round', bits(4), { reset: 0, next: (now) => now.add(1) });
      const runs = m.named('runs', clearing.not());

      const wantsPeer = m.named('wants_peer', peer.valid.and(job_room));
      const wantsTask = m.named('wants_task', job.valid.or(end.valid).or(open.valid).or(close.valid).or(adjust.valid));
      const wantsPacket = m.named('wants_packet', candidate.valid.and(packet_room));
      const wantsTimer = m.named('wants_timer', expiry.valid.and(packet_room).and(job_room));
      const mayVisit = m.named('may_visit', packet_room.and(job_room));

      const timed = m.named('timed', round.eq(0));
      const packetFirst = m.named('packet_first', round.trunc(2).eq(2));
      const taskFirst = m.named('task_first', round.at(0));
      const timeTakes = m.named('time_takes', timed.and(wantsTimer.or(mayVisit)));
      const packetTakes = m.named('packet_takes', packetFirst.and(wantsPacket));
      const taskTakes = m.named('task_takes', taskFirst.and(wantsTask));
      const isFirst = m.named('is_first', timeTakes.or(packetTakes).or(taskTakes));
      const choose = (name: string, first: Bits<1>, wants: Bits<1>, others: readonly Bits<1>[]): Bits<1> =>
        m.named(
          name,
          runs.and(first.or(others.reduce((all, other) => all.and(other.not()), isFirst.not().and(wants)))),
        );
      const takesPeer = choose('takes_peer', m.lit(1, 0), wantsPeer, []);
      const takesTask = choose('takes_task', taskTakes, wantsTask, [wantsPeer]);
      const takesPacket = choose('takes_packet', packetTakes, wantsPacket, [wantsPeer, wantsTask]);
      const before = [wantsPeer, wantsTask, wantsPacket];
      const takesTimer = choose('takes_timer', timeTakes.and(wantsTimer), wantsTimer, before);
      const visits = choose('visits', timeTakes.and(wantsTimer.not()), mayVisit, [...before, wantsTimer]);

      const enable = clearing.or(visits);
      const place = m.reg('place', Place, { reset: 0, enable, next: (now) => now.add(1) });
      m.when(place.all(), () => clearing.set(0));

      const takesJob = m.named('takes_job', takesTask.and(job.valid));
      const takesEnd = m.named('takes_end', takesTask.and(job.valid.not()).and(end.valid));
      const others = m.named('others', takesTask.and(job.valid.or(end.valid).not()));
      const takesOpen = m.named('takes_open', others.and(open.valid));
      const takesClose = m.named('takes_close', others.and(open.valid.not()).and(close.valid));
      const takesAdjust = m.named('takes_adjust', others.and(open.valid.or(close.valid).not()).and(adjust.valid));

      // One of those that want to enter does.
      const any = m.named('any', clearing.or(wantsPeer).or(wantsTask).or(wantsPacket).or(mayVisit));
      const takes = [clearing, takesPeer, takesTask, takesPacket, takesTimer, visits];
      m.assert('one_enters', takes.reduce((sum, one) => sum.add(one.zext(3)), m.lit(3, 0)).eq(any.zext(3)));
      const event = m.forward('entering', Event(layout));
      event.set(peer.payload.event);
      m.when(clearing, () => event.set({ kind: 'clear', place }));
      m.when(visits, () => event.set({ kind: 'visit', place }));
      const { overtaken, sent_at: cum, ...due } = expiry.payload;
      m.when(takesTimer, () => event.set({ kind: 'timer', ...due, cum }));
      m.when(takesTimer.and(overtaken), () => event.set({ kind: 'overtaken' }));
      m.when(takesPacket, () => {
        event.set({ place: candidate.payload.place, rel: candidate.payload.rel, flag: candidate.payload.free });
        m.match(candidate.payload.kind, {
          fresh: () => event.set({ kind: 'fresh' }),
          resend: () => event.set({ kind: 'resend' }),
          again: () => event.set({ kind: 'again' }),
        });
      });
      m.when(takesJob, () => event.set({ ...job.payload, flag: 0 }));
      m.when(takesEnd, () => event.set({ kind: 'ended', place: end.payload.place, flag: end.payload.closes }));
      m.when(takesOpen, () =>
        event.set({ kind: 'open', place: open.payload.place, cum: open.payload.start_psn, flag: open.payload.starts }),
      );
      m.when(takesClose, () => event.set({ kind: 'close', place: close.payload }));
      if (open.payload.peer !== undefined) {
        // Whoever opens a return space knows its peer; and it ends when the host says so.
        const { peer: spdcid } = open.payload;
        m.when(takesOpen, () => event.set({ spdcid })).elsewhen(takesClose, () => event.set({ flag: 1 }));
      }
      const { place: of, size, leaves: flag } = adjust.payload;
      m.when(takesAdjust, () => event.set({ kind: 'adjust', place: of, cum: size.zext(32), flag }));
      // Where none does, what goes down the pipe is nothing, and changes nothing.
      m.when(any.not(), () => event.set({ kind: 'idle' }));
      return {
        ready: runs,
        valid: m.next('valid', any, { reset: 0 }),
        event: m.next('shown', event),
        detail: m.next('detail', peer.payload.detail),
        now_then: m.next('now_then', now),
        may_send: takesPacket.or(takesTimer).or(visits),
        begin: m.next(
          'begin',
          { enable: clearing.or(takesOpen), place: m.mux(clearing, place, open.payload.place) },
          { reset: { enable: 0 } },
        ),
        clear: m.next('clear', clearing, { reset: 1 }),
        opened: { enable: takesOpen, payload: open.payload },
        peer: { ready: takesPeer },
        job: { ready: takesJob },
        adjust: { ready: takesAdjust },
        end: { ready: takesEnd },
        open: { ready: takesOpen },
        close: { ready: takesClose },
        candidate: { ready: takesPacket },
        expiry: { ready: takesTimer },
      };
    },
  );
};

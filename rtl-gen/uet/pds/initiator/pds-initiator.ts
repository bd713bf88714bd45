/**
 * The initiator side of UET packet delivery: many PDCs that open, send, lose, send again and close, an event a clock.
 */
import { bit, bits, clog2, module, optional, record, sink, source } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { roomyFifo } from '../../../lib/stream/fifo.ts';
import { PipeCounts } from './conclusion.ts';
import { OldestWrite } from './event.ts';
import { eventPipe } from './event-pipe.ts';
import { intake, StartWrite } from './intake.ts';
import { issue, Job } from './issue.ts';
import { type InitiatorSize, initiatorLayout } from './layout.ts';
import { placeQueue } from './place-queue.ts';
import {
  CongestionEvent,
  EmittedPacket,
  InitiatorRegisters,
  Limit,
  Open,
  Outcome,
  PdcEvent,
  PeerEvent,
  Pick,
  Picked,
  Retired,
  Send,
} from './records.ts';
import { Adjust, End, retirement } from './retirement.ts';
import { sendPipe } from './send-pipe.ts';
import { Expiry, timerSweep } from './timer-sweep.ts';
import { Candidate, turns } from './turns.ts';

/** What is counted, each once in a clock at most. */
export const InitiatorCounts = record({ pipe: PipeCounts, peer_mismatch: bit, peer_dropped: bit });

/** More than the packets that wait for whoever takes them, those on their way included. */
const packetDepth = 64;
/** Clocks from an event that enters to its packet, less those of its entropy value. */
const afterIssue = 22;
const jobDepth = 64;

/** Name of the module of a size. */
export const pdsInitiatorName = (size: InitiatorSize): string => `pds_initiator_${initiatorLayout(size).suffix}`;

/**
 * N PDCs that others open (`open`), fill (`send`) and close (`close`): the choice of a PDC for a packet is not here. In
 * each clock one event of any PDC is worked off, as if those before it were finished.
 *
 * - `open`: a place that has no PDC: never used, or `closed` or `ended` by `pdc_event`. `send`: to a place whose PDC
 *   was opened before and takes packets, and that has a free slot: of W, less those sent, more those `retired`. It
 *   waits while there is no free record. `close`: the PDC closes when all that it has is done.
 * - `peer`: what comes, one a clock, never refused. 64 wait; what finds no room is dropped and counted.
 * - `packet`: what leaves. `pick` asks for the entropy value of each, `picked` has it `congestion.pickLatency` clocks
 *   later.
 * - `outcome`: what became of each packet of SES, once for each; never refused.
 * - `limit`: what congestion control permits a context; `congestion`: what it hears.
 * - With `returns` a PDC of the upper half of the places is the return space of one that a target has (uet-wire.md
 *   7.12): `close` ends it, and its packets that are outstanding have failed with `pdc_ended`. `conclude`: a message
 *   of a PDC that `expects` data is over, one a clock; until then its PDC is not closed.
 * - `now`: time in clocks, modulo 2^32. `registers` may change at any time.
 *
 * Source: uet-wire.md 3.2, 5.3, 6, 7.1 to 7.5, 7.8, 7.11, 10.2; what they leave open, the golden model says
 * (`testbench/uet/golden/pds/initiator`).
 */
export const pdsInitiator = (size: InitiatorSize) => {
  const layout = initiatorLayout(size);
  const { contexts, contextBits, window, records } = layout;
  const Place = bits(contextBits);
  return module(
    pdsInitiatorName(size),
    {
      summary: `Initiator side of the packet delivery sublayer for ${contexts} PDCs of ${window} packets, ${records} in all.`,
      in: {
        now: bits(32),
        registers: InitiatorRegisters,
        peer_valid: bit,
        peer: PeerEvent,
        limit: Limit(layout),
        picked: Picked,
        conclude: optional(layout.returns, record({ enable: bit, place: Place })),
      },
      out: {
        ready: bit,
        outcome: Outcome(layout),
        congestion: CongestionEvent(layout),
        pdc_event: PdcEvent(layout),
        retired: Retired(layout),
        pick: Pick(layout),
        counts: InitiatorCounts,
      },
      link: {
        open: sink(Open(layout)),
        send: sink(Send(layout)),
        close: sink(Place),
        packet: source(EmittedPacket(layout)),
      },
    },
    ({ now, registers, peer_valid, peer, limit, picked, conclude, open, send, close, packet }, m) => {
      const { trim_nack, loss_nack, entropy: by_entropy } = registers.loss;
      const start_write = m.forward('start_write', StartWrite(layout));
      const opened = m.forward('opened', record({ enable: bit, payload: Open(layout) }));
      const taken = m.inst('intake', intake(layout), {
        ...{ valid: peer_valid, peer, open: opened, start_write, switches: { trim_nack, loss_nack } },
      });

      // What later parts tell earlier ones.
      const packet_room = m.forward('packet_room', bit);
      const job_room = m.forward('job_room', bit);
      const job = m.stream('job', Job(layout));
      const adjust = m.stream('adjust', Adjust(layout));
      const end = m.stream('end', End(layout));
      const candidate = m.stream('candidate', Candidate(layout));
      const expiry = m.stream('expiry', Expiry(layout));
      const entry = m.inst('issue', issue(layout), {
        ...{ packet_room, job_room, now, peer: taken.next, job, adjust, end, open, close, candidate, expiry },
      });
      opened.set(entry.opened);
      const { ready, begin, clear } = entry;
      const cleared = begin.place;

      const freed = m.forward('freed', record({ enable: bit, record: bits(layout.recordBits) }));
      const closing = m.stream('closing', Place);
      const numbering = m.inst('numbering', sendPipe(layout), {
        ...{ enable: ready, begin, freed, conclude, send, close: closing },
      });
      const { slot_write, sent_write, tail_write } = numbering;
      const oldest_write = m.forward('oldest_write', OldestWrite(layout));
      const pipe = m.inst('pipe', eventPipe(layout), {
        ...{ valid: entry.valid, event: entry.event, detail: entry.detail, now: entry.now_then },
        ...{ opened: entry.opened, limit, registers, slot_write, sent_write, tail_write, oldest_write, picked },
      });
      start_write.set(pipe.start_write);
      const { view_write, flight_write, answered_write, covered_write, marks_write, flags_write } = pipe;
      const closes = m.inst('closes', placeQueue(contexts), {
        ...{ clear, cleared, push: pipe.close.enable, place: pipe.close.place },
      });
      closing.connect(closes.next);

      const jobs = m.inst('jobs', roomyFifo(Job(layout), jobDepth), { push: pipe.job });
      job.connect(jobs.down);
      job_room.set(m.next('has_job_room', jobs.level.lt(jobDepth / 2)));

      const walker = m.inst('retirement', retirement(layout), {
        ...{
          clear,
          begin,
          kick: pipe.done,
          view_write,
          tail_write,
          slot_write,
          sent_write,
          answered_write,
          flight_write,
        },
      });
      oldest_write.set(walker.oldest_write);
      freed.set(walker.freed);
      adjust.connect(walker.adjust);
      end.connect(walker.end);
      const outcome = m.reg('outcome', Outcome(layout), { reset: { valid: 0 } });
      const isFree = pipe.outcome.valid.not();
      const finished = walker.finished.takeWhen(isFree);
      outcome.set({ ...pipe.outcome, valid: pipe.outcome.valid.or(finished.valid) });
      m.when(isFree, () => outcome.set(finished.payload));

      const sweep = m.inst('sweep', timerSweep(layout), {
        ...{ enable: ready, now, sent_write, flight_write, view_write, oldest_write, by_entropy },
        ...{ departed: pipe.departed, arrived: pipe.arrived, answered_write, covered_write },
      });
      expiry.connect(sweep.expiry);
      const offers = m.inst('turns', turns(layout), {
        ...{ clear, cleared, sent: numbering.kick, changed: pipe.changed, refused: pipe.refused },
        ...{ view_write, tail_write, oldest_write, marks_write, flags_write },
      });
      candidate.connect(offers.candidate);

      // Packets that may still come of events on their way have their places.
      const departs = m.inst('packets', roomyFifo(EmittedPacket(layout), packetDepth), {
        push: { enable: pipe.left, payload: pipe.emitted },
      });
      m.unused(departs.level);
      const mayHave = pipeline(m, {}, { valid: entry.may_send }).repeat(
        afterIssue + layout.congestion.pickLatency,
        'event',
        () => ({}),
      ).out.valid;
      const held = m.reg('held', bits(clog2(packetDepth)), { reset: 0 });
      const spares = m.named('spares', mayHave.and(pipe.left.not()).zext(held.width));
      const leaves = m.named('leaves', departs.down.valid.and(packet.ready).zext(held.width));
      held.set(held.add(entry.may_send.zext(held.width)).sub(spares).sub(leaves));
      packet_room.set(held.all().not());
      const { congestion, pdc_event, pick } = pipe;
      return {
        ...{ ready, outcome, congestion, pdc_event, retired: walker.retired, pick },
        counts: { pipe: pipe.counts, peer_mismatch: taken.mismatch, peer_dropped: taken.dropped },
        packet: departs.down,
      };
    },
  );
};

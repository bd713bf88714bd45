/** The arrival side of a PDS target: what becomes of each packet, one a clock, of any PDC. */
import { type Bits, bit, bits, type Ctx, module, record, sink, type ValueOf } from '../../../../hdl/index.ts';
import { pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { Arrival, ArrivalVerdict } from '../arrival-pipe.ts';
import { End, Fail, FlagWrite } from '../housekeeping-records.ts';
import {
  AccountWrite,
  AckRegisters,
  Ask,
  Delivery,
  Ended,
  Request,
  RouteWrite,
  TimerChange,
  Verdict,
} from '../records.ts';
import { NextWrite } from '../tracker-layout.ts';
import { ackAccount } from './ack-account.ts';
import { type ArrivalLayout, type ArrivalOptions, arrivalLayout, isAdopted } from './arrival-layout.ts';
import { directory, type Found } from './directory.ts';
import { StateWrite } from './ending.ts';
import { followUp } from './follow-up.ts';
import { judge, RequestClear } from './judge.ts';
import { directoryLatency, judgedAt, trackedAt } from './latency.ts';
import { isEarly, lacksResource, lacksToOpen, opensPdc, type Packet, takesPsnOf } from './packet-class.ts';
import { PdcidOffer, quarantineBits } from './place-pool.ts';

/** The verdict on a packet: one for each, in their order. */
export const VerdictShown = record({ valid: bit, verdict: Verdict, request_clear: RequestClear });

/**
 * A packet a clock, of any PDC, as if each were finished before the next one; nothing waits. `verdict`, `deliver`,
 * `ask`, `route_write`, `account_write` and `timer` are shown `pdsArrivalLatency.verdict` clocks later, all of a packet
 * in one clock.
 *
 * `arrival`, `tracked`, `next_write`: from and to the ports of the same names of a `pdcTracker` of the same size
 * (`verdict` is `tracked`). `end`, `ended`, `fail`, `busy_write`, `forgotten`, `released`: as of `directory`.
 * `registers` may change at any time. `ready` of `request` is 0 for N + 16 clocks after reset, and 1 from then on.
 *
 * Source: uet-wire.md 4.3, 5.3, 6.2 to 6.4, 7.1 to 7.9, 8.9, 11.4, 13.17; the golden model says what those leave open.
 */
export const pdsArrival = (options: ArrivalOptions) => {
  const layout = arrivalLayout(options);
  const { contexts, contextBits, suffix, reserved, reservedBits, sets } = layout;
  return module(
    `pds_arrival_${suffix}_v${reserved}_p${reservedBits}_s${sets}`,
    {
      summary: `What becomes of packets that arrive for ${contexts} PDCs: verdict, delivery, and what is to be answered.`,
      in: {
        now: bits(17),
        registers: AckRegisters,
        quarantine_time: bits(quarantineBits),
        fail: Fail,
        busy_write: FlagWrite(contextBits),
        forgotten: bit,
        tracked: ArrivalVerdict(layout),
        next_write: NextWrite(layout),
      },
      out: {
        arrival: Arrival(layout),
        verdict: VerdictShown,
        deliver: Delivery,
        ask: Ask,
        route_write: RouteWrite,
        account_write: AccountWrite,
        timer: TimerChange,
        ended: Ended,
        released: PdcidOffer,
      },
      link: { request: sink(Request), end: sink(End) },
    },
    ({ request, end, registers, tracked, ...io }, m) => {
      const stateWrite = m.forward('state_write', StateWrite);
      const { found, ready, ended, released } = m.inst('directory', directory(layout), {
        ...io,
        valid: request.valid,
        packet: request.payload,
        state_write: stateWrite,
        end,
      });

      const arrivals = pipeline(m, { packet: request.payload, time: io.now }, { valid: request.valid, reset })
        .repeat(directoryLatency.found - 1, 'lookup', later)
        .stage('clear', ({ packet }) => ({ clear: clearedBy(m, packet) }))
        .stage('found', ({ packet, clear }) => ({
          found,
          arrived: { ...arrivalOf(m, layout, packet, found), clear },
          tracks: found.valid.and(found.belonging.is('ours').or(found.belonging.is('opened'))),
        }))
        .stage('tracker', ({ arrived, tracks }) => ({ arrives: tracks, arrives_for: arrived.pdc }))
        .repeat(judgedAt - 3 - trackedAt, 'tracking', later)
        .stage('account', later)
        .stage('judge', later)
        .stage('tracked', () => ({ expected: tracked.expected }));

      const { arrived, tracks } = arrivals.at('tracker');
      const judging = arrivals.at('judge');
      const { kind, rod, trimmed, syn, retx, dpdcid, clear_offset, resources } = judging.packet;
      const outcome = m.inst('judge', judge(layout), {
        packet: { kind, rod, trimmed, syn, retx, dpdcid, clear_offset, resources },
        found: judging.found,
        tracked,
      });
      const { arrives, arrives_for } = arrivals.at('account');
      const atVerdict = arrivals.at('tracked');
      const account = m.inst('account', ackAccount(layout), {
        enable: arrives,
        pdc: arrives_for,
        length: judging.packet.length,
        taken: takenBy(layout, atVerdict.packet, atVerdict.found, tracked),
        registers,
      });

      const { change, ...outputs } = followUp(m, layout.adopts, arrivals.out, outcome, account);
      stateWrite.set(change);
      return {
        request: { ready },
        arrival: { ...arrived, valid: tracks },
        ...m.next('told', outputs, { reset: { verdict: { valid: 0 } } }),
        ended,
        released,
      };
    },
  );
};

/** Nothing is tracked in reset. */
const reset = { tracks: 0 };

/** A stage in which instances work, or only read what there is. */
const later = () => ({});

type Whose = ValueOf<typeof Found>;
type Tracked = ValueOf<ReturnType<typeof ArrivalVerdict>>;

/** The PSN up to which a packet clears: that of CLEAR_CMD, or by its offset that of a request. */
const clearedBy = (m: Ctx, { kind, psn, clear_offset, payload }: Packet): Bits<32> =>
  m.mux(kind.is('request'), psn.add(clear_offset.at(15).repeat(16).cat(clear_offset)), payload);

/** What the tracker is told of a packet whose PDC is known. */
function arrivalOf(m: Ctx, layout: ArrivalLayout, packet: Packet, found: Whose) {
  const { kind, psn, syn, trimmed, clear_offset, resources } = packet;
  const { pdcid, pends, rod, failed, return_busy } = found;
  const inReturn = isAdopted(layout, pdcid);
  const isClose = kind.is('close_cmd');
  const whole = m.named('whole', trimmed.is('none').and(found.other_mode.or(found.other_start).not()));
  const sequenced = m.named('sequenced', whole.and(takesPsnOf(packet, inReturn)));
  const mayOpen = sequenced.and(syn).and(lacksToOpen(packet).not()).and(opensPdc(packet));
  const hasClear = kind.is('request').and(clear_offset.at(15).or(clear_offset.any().not()));
  return {
    pdc: pdcid.trunc(layout.contextBits),
    create: found.belonging.is('opened'),
    ...{ pends, rod, failed, return_busy, psn, sequenced },
    origin: found.start_psn.sub(1),
    closes: inReturn === undefined ? isClose : isClose.and(inReturn.not()),
    acceptable: lacksResource(packet).not(),
    oldest_only: kind.is('request').and(resources.gtd_last),
    opens: mayOpen.and(isEarly(packet, layout).not()),
    clears: whole.and(kind.is('clear_cmd').or(hasClear)),
  };
}

/** What the account of a PDC is told of a packet. What adopts a PDC is no packet, and is acknowledged to none. */
function takenBy({ adopts }: ArrivalLayout, packet: Packet, found: Whose, tracked: Tracked) {
  const { kind, ar, ce, syn, retx, size } = packet;
  const accepted = tracked.judgement.is('accepted');
  return {
    accepted: adopts ? accepted.and(kind.is('adopt').not()) : accepted,
    fresh: found.belonging.is('opened'),
    is_highest: tracked.is_highest,
    urgent: ar.or(syn).or(retx),
    ...{ ar, ce },
    size: size.mask(kind.is('request')),
  };
}

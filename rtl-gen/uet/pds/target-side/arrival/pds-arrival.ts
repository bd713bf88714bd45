/** The arrival side of a PDS target: what becomes of each packet, one a clock, of any PDC. */
import { type Bits, bit, bits, module, record, sink } from '../../../../hdl/index.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { Arrival, ArrivalVerdict } from '../arrival-pipe.ts';
import { history } from '../history.ts';
import { End, Fail, FlagWrite } from '../housekeeping-records.ts';
import {
  AccountWrite,
  AckRegisters,
  Ask,
  AskAbout,
  Delivery,
  Ended,
  Request,
  RouteWrite,
  TimerChange,
  TimerOp,
  Verdict,
} from '../records.ts';
import { NextWrite } from '../tracker-layout.ts';
import { ackAccount } from './ack-account.ts';
import { type ArrivalOptions, arrivalLayout, isAdopted } from './arrival-layout.ts';
import { directory, Found } from './directory.ts';
import { StateWrite } from './ending.ts';
import { judge, RequestClear } from './judge.ts';
import { directoryLatency, judgedAt, pdsArrivalLatency, trackedAt } from './latency.ts';
import { setNackCode } from './nack-code.ts';
import { isBeyondFirstWindow, isLaterOfRod, lacksResource, lacksToOpen, opensPdc, takesPsnOf } from './packet-class.ts';
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
 * `registers` may change at any time. `ready` of `request` is 0 for N + 16 clocks after reset, and 1 for ever after.
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
    ({ request, end, ...io }, m) => {
      const later = delayer(m);
      const packet = request.payload;
      const stateWrite = m.forward('state_write', StateWrite);
      const places = m.inst('directory', directory(layout), {
        valid: request.valid,
        packet,
        fail: io.fail,
        busy_write: io.busy_write,
        state_write: stateWrite,
        next_write: io.next_write,
        forgotten: io.forgotten,
        now: io.now,
        quarantine_time: io.quarantine_time,
        end,
      });
      const { found } = places;

      // t + 9: to the tracker.
      const packet7 = later('packet_7', Request, packet, directoryLatency.found - 1);
      const packet8 = later('packet_8', Request, packet7, 1);
      const offset = packet7.clear_offset;
      const clear = m.next(
        'clear',
        m.mux(packet7.kind.is('request'), packet7.psn.add(offset.at(15).repeat(16).cat(offset)), packet7.payload),
      );
      const whole = m.named('whole', packet8.trimmed.is('none').and(found.other_mode.or(found.other_start).not()));
      const inReturn = isAdopted(layout, found.pdcid);
      const sequenced = m.named('sequenced', whole.and(takesPsnOf(packet8, inReturn)));
      const isClose = packet8.kind.is('close_cmd');
      const lacks = m.named('lacks', lacksResource(packet8));
      const isOpened = found.belonging.is('opened');
      const tracks = history(m, 'tracks', found.valid.and(found.belonging.is('ours').or(isOpened)), 1, true)[1]!;
      const arrived = m.reg('arrived', Arrival(layout));
      arrived.set({
        valid: 0,
        pdc: found.pdcid.trunc(contextBits),
        create: isOpened,
        pends: found.pends,
        rod: found.rod,
        origin: found.start_psn.sub(1),
        psn: packet8.psn,
        sequenced,
        closes: inReturn === undefined ? isClose : isClose.and(inReturn.not()),
        acceptable: lacks.not(),
        oldest_only: packet8.kind.is('request').and(packet8.resources.gtd_last),
        opens: sequenced
          .and(packet8.syn)
          .and(lacksToOpen(packet8).not())
          .and(opensPdc(packet8))
          .and(isLaterOfRod(packet8).or(isBeyondFirstWindow(packet8, layout)).not()),
        clears: whole.and(
          packet8.kind
            .is('clear_cmd')
            .or(packet8.kind.is('request').and(packet8.clear_offset.at(15).or(packet8.clear_offset.any().not()))),
        ),
        clear,
        failed: found.failed,
        return_busy: found.return_busy,
      });

      const arrival = { ...arrived, valid: tracks };

      // t + 16: the tracker's verdict, and the account.
      const toJudge = judgedAt - 1 - directoryLatency.found;
      const found15 = later('found_15', Found, found, toJudge);
      const packet15 = later('packet_15', Request, packet8, toJudge);
      const found16 = later('found_16', Found, found15, 1);
      const packet16 = later('packet_16', Request, packet15, 1);
      const { kind, rod, trimmed, syn, retx, dpdcid, clear_offset, resources } = packet15;
      const judged = m.inst('judge', judge(layout), {
        packet: { kind, rod, trimmed, syn, retx, dpdcid, clear_offset, resources },
        found: found15,
        tracked: io.tracked,
      });
      const arrives = history(m, 'arrives', arrival.valid, judgedAt - 2 - trackedAt);
      // What adopts a PDC is no packet, and is acknowledged to none.
      const adopts16 = layout.adopts ? packet16.kind.is('adopt') : undefined;
      const accepts = io.tracked.judgement.is('accepted');
      const taken = adopts16 === undefined ? accepts : accepts.and(adopts16.not());
      const account = m.inst('account', ackAccount(layout), {
        enable: arrives.at(-1)!,
        pdc: later('arrives_for', bits(contextBits), arrival.pdc, judgedAt - 2 - trackedAt),
        length: packet15.length,
        taken: {
          accepted: taken,
          fresh: found16.belonging.is('opened'),
          is_highest: io.tracked.is_highest,
          urgent: packet16.ar.or(packet16.syn).or(packet16.retx),
          ar: packet16.ar,
          ce: packet16.ce,
          size: packet16.size.mask(packet16.kind.is('request')),
        },
        registers: io.registers,
      });

      // t + 17: our verdict. t + 18: what follows from it.
      const valid = history(m, 'valid', request.valid, pdsArrivalLatency.verdict, true).slice(-2);
      const found17 = later('found_17', Found, found16, 1);
      const packet17 = later('packet_17', Request, packet16, 1);
      const expected = later('expected', bits(32), io.tracked.expected, 1);
      const time = later('time', bits(17), io.now, pdsArrivalLatency.verdict - 1);
      const { verdict, state } = judged;
      const is_request = m.named('is_request', packet17.kind.is('request'));
      const is_ack_req = m.named('is_ack_req', packet17.kind.is('ack_req'));
      const accepted = m.named('accepted', verdict.is('accepted').or(verdict.is('created')));
      const stored = m.named('stored', verdict.is('stored_response').or(verdict.is('ack_req_stored')));
      const again = m.named('again', verdict.is('duplicate_answered').or(verdict.is('ack_req_answered')));
      const completes = m.named('completes', accepted.and(is_request.not()).or(verdict.is('closed')));
      const probes = m.named('probes', verdict.is('probe_answered'));
      const code = m.wire('code', bits(8), 0);
      const refuses = m.named('refuses', setNackCode(m, verdict, code));
      const unwanted = accepted.and(account.wanted.not());
      const silent = layout.adopts ? unwanted.or(packet17.kind.is('adopt')) : unwanted;
      const cookie = {
        ack: silent.not(),
        ce: packet17.ce,
        retx: packet17.retx,
        entropy: packet17.entropy,
        time,
      };
      const shown = m.reg('shown', VerdictShown);
      shown.set({ valid: valid[0]!, verdict, request_clear: judged.request_clear });
      const deliver = m.reg('delivered', Delivery);
      deliver.set({
        valid: valid[0]!.and(accepted).and(is_request),
        pdcid: found17.pdcid,
        psn: packet17.psn,
        rod: found17.rod,
        cookie,
      });
      const payload = m.wire('payload', bits(32), 0);
      m.when(probes, () => payload.set(packet17.payload))
        .elsewhen(verdict.is('nack_new_start_psn'), () => payload.set(found17.start_psn))
        .elsewhen(verdict.is('nack_rod_ooo'), () =>
          payload.set(m.mux(judged.is_gap, expected, packet17.psn.sub(packet17.dpdcid.trunc(12).zext(32)))),
        );
      // Of an established PDC.
      const lacksGuarantee = m.named('lacks_guarantee', verdict.is('nack_no_gtd_del_avail').and(judged.tells_pdcid));
      const about = m.wire('about', AskAbout, 'nack');
      m.when(completes, () => about.set('complete'))
        .elsewhen(again, () => about.set('again'))
        .elsewhen(stored, () => about.set('stored'))
        .elsewhen(probes, () => about.set('probe'))
        .elsewhen(verdict.is('nack_psn_oor_window').or(lacksGuarantee), () => about.set('follows'));
      const ask = m.reg('asked', Ask);
      ask.set({
        valid: valid[0]!.and(completes.or(again).or(stored).or(probes).or(refuses)),
        about,
        pdcid: found17.pdcid.mask(judged.tells_pdcid),
        psn: packet17.psn,
        cookie,
        destination: packet17.source,
        local: packet17.local,
        peer_pdcid: packet17.spdcid,
        default_response: is_ack_req.or(is_request.and(packet17.trimmed.is('none'))),
        message_id: m.mux(is_ack_req, packet17.payload.trunc(16), packet17.message_id),
        job_id: packet17.job_id,
        by_ack_req: is_ack_req,
        opaque: packet17.opaque,
        payload,
        nack_code: code,
      });
      const changes = (change: 'pending' | 'opened' | 'closing'): Bits<1> => valid[0]!.and(state.is(change));
      const opens_new = m.named('opens_new', valid[0]!.and(found17.belonging.is('opened')));
      const route = m.reg('routed', RouteWrite);
      route.set({
        enable: opens_new,
        pdcid: found17.pdcid,
        destination: packet17.source,
        local: packet17.local,
        peer_pdcid: packet17.spdcid,
        rod: found17.rod,
        start_psn: found17.start_psn,
        pending: found17.pends,
      });
      const bytes = m.reg('accounted', AccountWrite);
      bytes.set({ enable: valid[0]!.and(accepted), pdcid: found17.pdcid, bytes: account.bytes });
      const op = m.wire('op', TimerOp, 'stop');
      m.when(state.is('pending'), () => op.set('new_pdc')).elsewhen(state.is('closing'), () => op.set('linger'));
      const timer = m.reg('timed', TimerChange);
      timer.set({
        valid: changes('pending').or(changes('closing')).or(changes('opened').and(opens_new.not())),
        pdcid: found17.pdcid,
        op,
      });
      stateWrite.set({
        enable: changes('pending').or(changes('opened')).or(changes('closing')),
        pdcid: found17.pdcid,
        pending: state.is('pending'),
        ends: state.is('opened').not(),
      });
      return {
        request: { ready: places.ready },
        end: places.end,
        arrival,
        verdict: { ...shown, valid: valid[1]! },
        deliver,
        ask,
        route_write: route,
        account_write: bytes,
        timer,
        ended: places.ended,
        released: places.released,
      };
    },
  );
};

/** What comes from peers, made ready for the event pipe. */
import { type Bits, bit, bits, module, record, source } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { nackClass, nackCodes } from '../../wire/layout/codes.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { Event, EventKind, NackAct, PeerDetail } from './event.ts';
import { type InitiatorLayout, placeOfPdcid } from './layout.ts';
import { Open, PeerEvent } from './records.ts';

/** Events of peers that wait at most; what finds no room is dropped and counted. */
export const peerDepth = 64;

/** What an arrival becomes. */
export const Taken = (layout: InitiatorLayout) => record({ event: Event(layout), detail: PeerDetail });

export const StartWrite = ({ contextBits }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), start: bits(32) });

/**
 * An event a clock. It is checked against the addresses of the PDC that has its place, its PSNs become offsets from
 * Start_PSN, and a NACK's code what it does; 4 clocks later it is offered on `next`, `peerDepth` of them wait.
 *
 * - `open`: the addresses of a new PDC; `start_write`: its Start_PSN, also a new one.
 * - `mismatch`, `dropped`: an event was ignored, as its addresses are those of another, or as there was no room.
 */
export const intake = (layout: InitiatorLayout) => {
  const { contexts, suffix } = layout;
  return module(
    `pds_initiator_intake_${suffix}`,
    {
      summary: 'Makes what comes from peers ready for the event pipe.',
      in: {
        valid: bit,
        peer: PeerEvent,
        open: record({ enable: bit, payload: Open(layout) }),
        start_write: StartWrite(layout),
        switches: record({ trim_nack: bit, loss_nack: bit }),
      },
      out: { mismatch: bit, dropped: bit },
      link: { next: source(Taken(layout)) },
    },
    ({ valid, peer, open, start_write, switches, next }, m) => {
      const later = delayer(m);
      const place = m.named('place', placeOfPdcid(layout, peer.dpdcid));
      const Addresses = record({ destination: bits(128), local: bits(4) });
      const { word: known } = m.inst('addresses', contextCopy(Addresses, contexts), {
        enable: open.enable,
        pdc: open.payload.place,
        data: { destination: open.payload.destination, local: open.payload.local },
        read: place,
      });
      const { word: start } = m.inst('starts', contextCopy(bits(32), contexts), {
        enable: start_write.enable,
        pdc: start_write.place,
        data: start_write.start,
        read: place,
      });

      // t + 2: offsets from Start_PSN, and part of the comparison.
      const peer2 = later('peer_2', PeerEvent, peer, 2);
      const valid1 = m.next('valid_1', valid, { reset: 0 });
      const valid2 = m.next('valid_2', valid1, { reset: 0 });
      const valid3 = m.next('valid_3', valid2, { reset: 0 });
      const isNack = peer2.kind.is('nack');
      const rel = m.next('rel', peer2.psn.sub(start));
      const expected = m.next('expected', peer2.payload.sub(start));
      const same = Array.from({ length: 4 }, (_, i) =>
        m.next(`same_${i}`, known.destination.slice(32 * i + 31, 32 * i).eq(peer2.source.slice(32 * i + 31, 32 * i))),
      );
      const sameLocal = m.next('same_local', known.local.eq(peer2.local));
      const act = m.reg('act', NackAct);
      act.set('none');
      const ifOn = (isOn: Bits<1>, what: 'trim' | 'trim_last_hop' | 'loss'): void =>
        m.when(isOn, () => act.set(what)).otherwise(() => act.set('off'));
      const isCode = (...names: readonly (keyof typeof nackCodes.code)[]): Bits<1> =>
        names.map((name) => peer2.nack_code.eq(nackCodes.code[name])).reduce((a, b) => a.or(b));
      const fatal = [...nackCodes.names.keys()]
        .filter((code) => nackClass(code) === 'pdc_fatal' && code !== nackCodes.code.inv_dpdcid)
        .map((code) => peer2.nack_code.eq(code))
        .reduce((a, b) => a.or(b));
      m.when(isCode('new_start_psn'), () => act.set('new_start'))
        .elsewhen(fatal, () => act.set('fatal'))
        .elsewhen(isCode('inv_dpdcid'), () => act.set('gone'))
        .elsewhen(isCode('trimmed', 'trimmed_ack'), () => ifOn(switches.trim_nack, 'trim'))
        .elsewhen(isCode('trimmed_lasthop'), () => ifOn(switches.trim_nack, 'trim_last_hop'))
        .elsewhen(isCode('pkt_not_rcvd', 'ack_with_data', 'rcvr_infer_loss', 'exp_nack_err'), () =>
          ifOn(switches.loss_nack, 'loss'),
        )
        .elsewhen(isCode('psn_oor_window'), () => act.set('out_of_window'))
        .elsewhen(isCode('rod_ooo'), () => act.set('rod_ooo'))
        .elsewhen(isCode('rcvd_ses_procg'), () => act.set('in_work'))
        .elsewhen(
          isCode(
            'no_pdc_avail',
            'no_ccc_avail',
            'no_bitmap',
            'no_pkt_buffer',
            'no_gtd_del_avail',
            'no_ses_msg_avail',
            'no_resource',
            'exp_nack_normal',
          ),
          () => act.set('refuse'),
        );

      // t + 3: the event.
      const peer3 = later('peer_3', PeerEvent, peer2, 1);
      const wasNack = m.next('was_nack', isNack);
      const signed = (offset: Bits): Bits => offset.at(15).repeat(16).cat(offset);
      const kind = m.wire('kind', EventKind, 'credit');
      m.match(peer3.kind, {
        ack: () => kind.set('ack'),
        nack: () => kind.set('nack'),
        clear_req: () => kind.set('clear_req'),
        close_req: () => kind.set('close_req'),
        credit: () => {},
      });
      const matches = m.named('is_ours', same.reduce((a, b) => a.and(b)).and(sameLocal));
      const taken = m.reg('taken', Taken(layout));
      const takenValid = m.next('taken_valid', valid3.and(matches), { reset: 0 });
      taken.set({
        event: {
          kind,
          place: placeOfPdcid(layout, peer3.dpdcid),
          rel: m.mux(wasNack, rel, rel.add(signed(peer3.offset))),
          cum: m.mux(wasNack, m.mux(act.is('new_start'), peer3.payload, expected), rel.add(1)),
          record: 0,
          pdcid: peer3.dpdcid,
          spdcid: peer3.spdcid,
          act,
          code: peer3.nack_code,
          for_packet: peer3.probe.not(),
          retx: peer3.retx,
          m: peer3.m,
          asks_clear: peer3.req.is('clear'),
          asks_close: peer3.req.is('close'),
          has_state: peer3.has_state,
          counts: peer3.has_state.and(peer3.has_nscc),
          mpr: peer3.mpr,
          flag: 0,
        },
        detail: {
          opaque: peer3.offset,
          sack_base: rel.add(signed(peer3.sack_offset)),
          sack_bitmap: peer3.sack_bitmap.mask(peer3.has_state),
          ooo_count: peer3.ooo_count.or(peer3.has_state.not().repeat(16)),
          has_nscc: peer3.has_state.and(peer3.has_nscc),
          service_time: peer3.service_time,
          restore_cwnd: peer3.restore_cwnd,
          rcv_cwnd_pend: peer3.rcv_cwnd_pend,
          rcvd_bytes: peer3.rcvd_bytes,
          has_credit: m.mux(kind.is('credit'), 1, peer3.has_state.and(peer3.has_credit)),
          credit: m.mux(kind.is('credit'), peer3.payload.trunc(24), peer3.credit),
          entropy: peer3.entropy,
          response: peer3.response,
        },
      });
      const { up, down } = m.inst('waiting', fifo(Taken(layout), peerDepth), {
        up: { payload: taken, valid: takenValid },
        down: { ready: next.ready },
      });
      return {
        mismatch: m.next('mismatched', valid3.and(matches.not()), { reset: 0 }),
        dropped: takenValid.and(up.ready.not()),
        next: { payload: down.payload, valid: down.valid },
      };
    },
  );
};

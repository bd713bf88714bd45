/** What comes from peers, made ready for the event pipe. */
import {
  allOf,
  anyOf,
  type Bits,
  bit,
  bits,
  type Ctx,
  module,
  record,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { nackClass, nackCodes } from '../../wire/layout/codes.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { Event, EventKind, NackAct, PeerDetail } from './event.ts';
import { type InitiatorLayout, placeOfPdcid } from './layout.ts';
import { Open, PeerEvent } from './records.ts';

/** Events of peers that wait at most; what finds no room is dropped and counted. */
export const peerDepth = 64;

/** What an arrival becomes. */
export const Taken = (layout: InitiatorLayout) => record({ event: Event(layout), detail: PeerDetail });

export const StartWrite = ({ contextBits }: InitiatorLayout) =>
  record({ enable: bit, place: bits(contextBits), start: bits(32) });

type NackCode = keyof typeof nackCodes.code;

/** The codes of a NACK that make a PDC fail, but for that of a PDC that is gone. */
const fatal = [...nackCodes.names.keys()].filter(
  (code) => nackClass(code) === 'pdc_fatal' && code !== nackCodes.code.inv_dpdcid,
);
const trims: readonly NackCode[] = ['trimmed', 'trimmed_ack'];
const losses: readonly NackCode[] = ['pkt_not_rcvd', 'ack_with_data', 'rcvr_infer_loss', 'exp_nack_err'];
const refusals: readonly NackCode[] = [
  ...(['no_pdc_avail', 'no_ccc_avail', 'no_bitmap', 'no_pkt_buffer', 'no_gtd_del_avail', 'no_ses_msg_avail'] as const),
  ...(['no_resource', 'exp_nack_normal'] as const),
];

/** What a NACK of that code does. */
function actOf(m: Ctx, code: Bits<8>, switches: { readonly trim_nack: Bits<1>; readonly loss_nack: Bits<1> }) {
  type Act = Parameters<ValueOf<typeof NackAct>['is']>[0];
  const act = (name: Act) => m.lit(NackAct, name);
  const ifOn = (isOn: Bits<1>, name: Act) => m.mux(isOn, act(name), act('off'));
  const isAny = (codes: readonly number[]): Bits<1> => {
    const [first, ...others] = codes.map((one) => code.eq(one));
    return anyOf(first!, ...others);
  };
  const is = (...names: readonly NackCode[]): Bits<1> => isAny(names.map((name) => nackCodes.code[name]));
  return m.choose(
    [
      [is('new_start_psn'), act('new_start')],
      [isAny(fatal), act('fatal')],
      [is('inv_dpdcid'), act('gone')],
      [is(...trims), ifOn(switches.trim_nack, 'trim')],
      [is('trimmed_lasthop'), ifOn(switches.trim_nack, 'trim_last_hop')],
      [is(...losses), ifOn(switches.loss_nack, 'loss')],
      [is('psn_oor_window'), act('out_of_window')],
      [is('rod_ooo'), act('rod_ooo')],
      [is('rcvd_ses_procg'), act('in_work')],
      [is(...refusals), act('refuse')],
    ],
    act('none'),
  );
}

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
    ({ valid, peer, open, start_write, switches }, m) => {
      const place = m.named('place', placeOfPdcid(layout, peer.dpdcid));
      const { destination, local } = open.payload;
      const opened = { enable: open.enable, at: open.payload.place, data: { destination, local } };
      const known = copyOf(m, 'addresses', contexts, opened, place);
      const started = { enable: start_write.enable, at: start_write.place, data: start_write.start };
      const start = copyOf(m, 'starts', contexts, started, place);

      const now = pipeline(m, { peer }, { valid })
        .stage('look', () => ({}))
        .stage('read', () => ({}))
        .stage('compare', ({ peer }) => {
          const quarter = (word: Bits<128>, i: number): Bits => word.slice(32 * i + 31, 32 * i);
          const same = (i: number): Bits<1> => quarter(known.destination, i).eq(quarter(peer.source, i));
          return {
            rel: peer.psn.sub(start),
            expected: peer.payload.sub(start),
            ...{ same_0: same(0), same_1: same(1), same_2: same(2), same_3: same(3) },
            same_local: known.local.eq(peer.local),
            act: actOf(m, peer.nack_code, switches),
            is_nack: peer.kind.is('nack'),
          };
        })
        .stage('form', () => ({}))
        .at('form');
      const { rel, expected, act, is_nack: isNack } = now;
      const from = now.peer;
      const { dpdcid, spdcid, has_state, payload } = from;
      const signed = (offset: Bits): Bits => offset.at(15).repeat(16).cat(offset);
      const kind = m.wire('kind', EventKind, 'credit');
      m.match(from.kind, {
        ack: () => kind.set('ack'),
        nack: () => kind.set('nack'),
        clear_req: () => kind.set('clear_req'),
        close_req: () => kind.set('close_req'),
        credit: () => {},
      });
      const matches = m.named('is_ours', allOf(now.same_0, now.same_1, now.same_2, now.same_3, now.same_local));
      const isCredit = kind.is('credit');
      const taken = m.reg('taken', Taken(layout), {
        next: () => ({
          event: {
            ...{ kind, place: placeOfPdcid(layout, dpdcid), pdcid: dpdcid, spdcid, act, code: from.nack_code },
            rel: m.mux(isNack, rel, rel.add(signed(from.offset))),
            cum: m.mux(isNack, m.mux(act.is('new_start'), payload, expected), rel.add(1)),
            ...{ record: 0, for_packet: from.probe.not(), retx: from.retx, m: from.m },
            asks_clear: from.req.is('clear'),
            asks_close: from.req.is('close'),
            ...{ has_state, counts: has_state.and(from.has_nscc), mpr: from.mpr, flag: 0 },
          },
          detail: {
            opaque: from.offset,
            sack_base: rel.add(signed(from.sack_offset)),
            sack_bitmap: from.sack_bitmap.mask(has_state),
            ooo_count: from.ooo_count.or(has_state.not().repeat(16)),
            has_nscc: has_state.and(from.has_nscc),
            ...{ service_time: from.service_time, restore_cwnd: from.restore_cwnd },
            ...{ rcv_cwnd_pend: from.rcv_cwnd_pend, rcvd_bytes: from.rcvd_bytes },
            has_credit: m.mux(isCredit, 1, has_state.and(from.has_credit)),
            credit: m.mux(isCredit, payload.trunc(24), from.credit),
            ...{ entropy: from.entropy, response: from.response },
          },
        }),
      });
      const takenValid = m.next('taken_valid', now.valid.and(matches), { reset: 0 });
      const { up, down } = m.inst('waiting', fifo(Taken(layout), peerDepth), {
        up: { payload: taken, valid: takenValid },
      });
      return {
        mismatch: m.next('mismatched', now.valid.and(matches.not()), { reset: 0 }),
        dropped: takenValid.and(up.ready.not()),
        next: down,
      };
    },
  );
};

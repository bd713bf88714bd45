/** What comes for packets without a PDC, made ready for the pipe. */
import { type Bits, bit, bits, module, record, source } from '../../../../hdl/index.ts';
import { anyOfList } from '../../../../lib/bits/lists.ts';
import { fifo } from '../../../../lib/stream/fifo.ts';
import { nackClass, nackCodes } from '../../../wire/layout/codes.ts';
import { DatagramAct, type DatagramLayout, DatagramPeer } from './datagram-records.ts';

/** Events of peers that wait at most; what finds no room is dropped and counted. */
const peerDepth = 64;

export const DatagramTaken = ({ recordBits, ageBits }: DatagramLayout) =>
  record({ record: bits(recordBits), age: bits(ageBits), act: DatagramAct, peer: DatagramPeer });

/** An event a clock: its pkt_id less `base` is a record and its age, and a NACK's code what it does. */
export const datagramIntake = (layout: DatagramLayout) => {
  const { recordBits, suffix } = layout;
  return module(
    `pds_datagrams_intake_${suffix}`,
    {
      summary: 'Makes responses and NACKs of RUDI ready for the pipe.',
      in: { base: bits(32), valid: bit, peer: DatagramPeer },
      out: { dropped: bit },
      link: { next: source(DatagramTaken(layout)) },
    },
    ({ base, valid, peer }, m) => {
      const id = m.next('id', peer.pkt_id.sub(base));
      const isCode = (codes: readonly number[]): Bits<1> => anyOfList(codes.map((code) => peer.nack_code.eq(code)));
      const { trimmed, trimmed_lasthop } = nackCodes.code;
      const named = [...nackCodes.names.keys()];
      const fatal = named.filter((code) => nackClass(code) === 'pdc_fatal');
      const others = named.filter((code) => ![...fatal, trimmed, trimmed_lasthop].includes(code));
      const act = m.reg('act', DatagramAct);
      act.set('none');
      m.when(isCode(fatal), () => act.set('fatal'))
        .elsewhen(isCode([trimmed]), () => act.set('trim'))
        .elsewhen(isCode([trimmed_lasthop]), () => act.set('trim_last_hop'))
        .elsewhen(isCode(others), () => act.set('refuse'));
      const told = { record: id.trunc(recordBits), age: id.slice(31, recordBits), act, peer: m.next('peer_1', peer) };
      const arrives = m.next('valid_1', valid, { reset: 0 });
      const { up, down } = m.inst('waiting', fifo(DatagramTaken(layout), peerDepth), {
        up: { payload: told, valid: arrives },
      });
      return { dropped: arrives.and(up.ready.not()), next: down };
    },
  );
};

/** The counters of an endpoint's datapath, of 64 bits, for software. */
import { type Bits, bits, type Ctx, module } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { counterRegisters } from '../../../lib/axi/register-parts.ts';
import { addressWidthOf, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { verdictNames } from '../../wire/parser/verdict.ts';
import { RxCounts } from '../rx-records.ts';
import { SesEvents } from '../ses/records.ts';
import { TxCounts } from '../tx-options.ts';

/** Bits of the counters of blocks, and of those that are counted here. */
const blockBits = 32;
const ownBits = 16;

const verdictDocs: Readonly<Record<(typeof verdictNames)[number], string>> = {
  uet: 'Frames received that are to be acted upon.',
  other: 'Good frames of other protocols.',
  short: 'Frames shorter than they say.',
  unknown_type: 'Of an unknown PDS type.',
  unknown_next_header: 'Of an unknown next header.',
  bad_length: 'Whose lengths cannot be.',
  bad_version: 'Of another version.',
  unsupported: 'Of what is not supported.',
  fragment: 'Fragments.',
  bad_checksum: 'With a bad checksum of IPv4.',
  bad_crc: 'With a bad UET CRC.',
  bad_fcs: 'With a bad FCS, or that the MAC marked as bad.',
  reserved_bits: 'With reserved bits that are not 0, where these are refused.',
  wrong_next_header: 'With a next header that their type cannot have, where these are refused.',
  unknown_control_type: 'Of an unknown control type.',
  unknown_ack_request: 'With an unknown ACK request.',
};

const deparserDocs = {
  sent: 'Frames built.',
  wrong_length: 'Built, and marked: the payload had another length.',
  too_long: 'Not built: longer than IP can say.',
  no_packet: 'Not built: IP, transport or PDS is missing.',
} as const;
const deparserNames = Object.keys(deparserDocs) as (keyof typeof deparserDocs)[];

const block = (name: string, doc: string) => ({ name, doc, short: blockBits });
const own = (name: string, doc: string) => ({ name, doc, short: ownBits });

const counters = [
  ...verdictNames.map((name) => block(`parsed_${name}`, verdictDocs[name])),
  block('off', 'Packets thrown away while `identity_control` has receive off, or before it is ready.'),
  block('unknown_address', 'Packets to no address of ours.'),
  block('too_long', 'Packets longer than 16,383 bytes.'),
  block('unrouted', 'Packets that are for neither target nor initiator.'),
  block('no_buffer', 'Packets that found no room in the ring.'),
  ...deparserNames.map((name) => block(`replies_${name}`, `Of those that answer: ${deparserDocs[name]}`)),
  ...deparserNames.map((name) => block(`data_${name}`, `Of data: ${deparserDocs[name]}`)),
  block('stale', 'Packets that were to be sent again, and were acknowledged meanwhile.'),
  block('messages', 'Messages that were taken to be sent; each packet of a READ, and what answers one, is a message.'),
  block('completions', 'Completions of them that the host has taken.'),
  own('delivered', 'Packets delivered to SES.'),
  own('refused', 'Of them, those that SES answered by another return code than OK.'),
  own('completed', 'Messages of others that are complete.'),
] as const;

export const trafficRegisters: RegisterTable = counterRegisters(0, counters);

export const trafficWidth = addressWidthOf(trafficRegisters, 32);

/** The return code of success (uet-wire.md 12.8). */
const ok = 1;

/** The registers of `trafficRegisters`. */
export const trafficCounters = module(
  'uet_endpoint_traffic_counters',
  {
    summary: 'Counters of the datapath of an endpoint, behind AXI4-Lite.',
    in: { rx: RxCounts, tx: TxCounts, ses: SesEvents },
    link: { s_axi: axiLiteSubordinate({ data: 32, address: trafficWidth }) },
  },
  ({ rx, tx, ses, s_axi }, m) => {
    const isOk = ses.return_code.eq(ok);
    const counts: Record<string, Bits> = {
      ...named('parsed_', verdictNames, rx.parser),
      off: rx.off,
      unknown_address: rx.unknown_address,
      too_long: rx.too_long,
      unrouted: rx.unrouted,
      no_buffer: rx.no_buffer,
      ...named('replies_', deparserNames, rx.deparser),
      ...named('data_', deparserNames, tx.deparser),
      stale: tx.stale,
      messages: tx.messages,
      completions: tx.completions,
      delivered: count(m, 'delivered', ses.delivered),
      refused: count(m, 'refused', ses.delivered.and(isOk.not())),
      completed: count(m, 'completed', ses.completed),
    };
    const hw = Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, { count: value }]));
    const file = m.inst('registers', axiLiteRegisters('uet_endpoint_traffic_registers', trafficRegisters), {
      hw: hw as never,
      s_axi,
    });
    return { s_axi: file.s_axi };
  },
);

const named = <N extends string>(prefix: string, names: readonly N[], from: Readonly<Record<N, Bits>>) =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, from[name]]));

function count(m: Ctx, name: string, happens: Bits<1>): Bits {
  const counter = m.reg(`count_${name}`, bits(ownBits), { reset: 0 });
  m.when(happens, () => counter.set(counter.add(1)));
  return counter;
}

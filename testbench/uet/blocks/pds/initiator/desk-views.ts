/** The golden initiator and its hardware, each as fields that must be the same. */
import type { CongestionEvent, PdcPacket } from '../../../golden/pds/initiator/index.ts';
import type { Fields } from '../target-side/target-fields.ts';

/** Where hardware of 8 PDCs, and 8 return spaces where it has those, keeps that of a PDCID. */
export const placeOf = (pdcid: number): number => ((pdcid & 0x8000) === 0 ? 8 : 0) + (pdcid & 7);

/** A packet that leaves the model. */
export const modelPacket = (packet: PdcPacket): Fields => {
  const { type, psn, rod, retx, ar, syn, clearOffset, opaque, payload, spdcid, dpdcid } = packet;
  const isPlaced = type !== 'probe' && type !== 'clear_cmd';
  // The one that closes a return space is known by its SPDCID.
  const kind = type === 'close_req' ? 'close_cmd' : type;
  const header = { kind, psn: isPlaced ? psn : 0, rod, retx, ar, syn, clearOffset, opaque, payload };
  const ends = { place: placeOf(spdcid), spdcid, dpdcid, entropy: packet.entropy };
  if (!isOfHost(type)) return { ...header, ...ends };
  const { handle, message, length, size } = packet.send!;
  return { ...header, ...ends, handle: packet.send!.payload ?? handle, message, length, size };
};

/** One that leaves hardware. */
export const hardwarePacket = (packet: Fields): Fields => {
  const clear = Number(packet.clear_offset);
  const names = ['kind', 'psn', 'rod', 'retx', 'ar', 'syn', 'opaque', 'payload', 'place', 'spdcid', 'dpdcid'];
  const ofHost = isOfHost(packet.kind) ? ['handle', 'message', 'length', 'size'] : [];
  const rest = { clearOffset: clear >= 0x8000 ? clear - 0x1_0000 : clear, entropy: packet.picked_entropy! };
  return { ...select(packet, [...names, ...ofHost]), ...rest };
};

const select = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]!]));

/** Packets that a host sends, of which hardware keeps what they are. */
const isOfHost = (kind: unknown): boolean => kind === 'request' || kind === 'noop' || kind === 'negotiation';

/** What congestion control hears beside bytes; `timed`: its times as well, which are later in hardware otherwise. */
export const modelHeard = (event: CongestionEvent, timed: boolean): Fields => {
  const { ccc, kind, ecn, rtt, outOfOrder, rcvCwndPend, restoreCwnd, credit } = event;
  const nscc = { pend: rcvCwndPend ?? 0, restore: restoreCwnd ?? false };
  const told = {
    ccc,
    kind,
    ecn,
    timed: timed ? (rtt ?? -1) : rtt !== undefined,
    outOfOrder: outOfOrder ?? 0xffff,
    ...nscc,
  };
  return { ...told, credit: credit ?? -1, entropy: hasEntropy(kind) ? event.entropy : 0 };
};
/** The same of hardware. */
export const hardwareHeard = (event: Fields, timed: boolean): Fields => {
  const isNscc = event.has_nscc === true;
  return {
    ...select(event, ['ccc', 'kind', 'ecn']),
    timed: timed ? (event.rtt_valid === true ? event.rtt! : -1) : event.rtt_valid!,
    outOfOrder: event.out_of_order!,
    pend: isNscc ? event.rcv_cwnd_pend! : 0,
    restore: isNscc && event.restore_cwnd!,
    credit: event.has_credit === true ? event.credit! : -1,
    entropy: hasEntropy(event.kind) ? event.entropy! : 0,
  };
};
const hasEntropy = (kind: unknown): boolean => kind !== 'credit' && kind !== 'start';

/** What an outcome says of its response. */
export const responseText = (fields: Fields): string =>
  ['opcode', 'message_id', 'modified_length'].map((name) => fields[`response_${name}`]).join();

const countNames: Readonly<Record<string, string>> = {
  ignored_unknown_pdc: 'ack_ignored',
  ignored_mismatch: 'ack_ignored',
  peer_mismatch: 'ack_ignored',
  ack_unknown_pdc: 'ack_ignored',
  ack_mismatch: 'ack_ignored',
  ignored_ack_out_of_range: 'ack_out_of_range',
  ignored_nack_out_of_range: 'nack_out_of_range',
  nack_again: 'nack_out_of_range',
  ignored_nack_unexpected: 'nack_unexpected',
};
/** Counters of either, by the model's names; what is ignored for its PDCID or its source is one of them. */
export const countsOf = (counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const named = new Map<string, number>();
  for (const [name, count] of counts) {
    const short = name.replace(/^counts_(pipe_)?/, '');
    if (short.startsWith('pdc_') || uncounted.includes(short)) continue;
    const known = countNames[short] ?? short;
    named.set(known, (named.get(known) ?? 0) + count);
  }
  return new Map([...named].sort(([a], [b]) => (a < b ? -1 : 1)));
};
/** Hardware does not count what goes back with another packet, or comes although it was taken for lost. */
const uncounted: readonly string[] = ['lost_go_back', 'lost_out_of_order', 'loss_retracted', 'mpr_update'];

/** What a PDC of hardware tells, as kinds of the model's events. */
export const hardwareNews = (event: Fields): (string | number)[][] => {
  const names = {
    opened: 'opened',
    established: 'established',
    moved: 'moved',
    quiesce: 'quiesce',
    failed: 'error',
    closed: 'closed',
  };
  return Object.entries(names)
    .filter(([name]) => event[name] === true)
    .map(([name, kind]) => [kind, name === 'failed' ? Number(event.code) : 0]);
};

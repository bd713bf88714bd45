/** The transmit map, frame by frame, against the wire of the golden initiator and the codec. */
import { bit, bits, module, record, sink, source } from '../../../../rtl-gen/hdl/index.ts';
import { TxRegisters, txMapOf } from '../../../../rtl-gen/uet/endpoint/transmit/tx-map.ts';
import { TxPacket } from '../../../../rtl-gen/uet/endpoint/transmit/tx-packet.ts';
import { frameBeat } from '../../../../rtl-gen/uet/wire/deparser/trailer-fill.ts';
import { uetDeparser } from '../../../../rtl-gen/uet/wire/deparser/uet-deparser.ts';
import { sesBytes } from '../../../../rtl-gen/uet/wire/parser/ses-stage.ts';
import { packetSource } from '../../../agents/packet/packet-agents.ts';
import { ipLayer } from '../../golden/endpoint/sender.ts';
import type { PdcPacket } from '../../golden/pds/initiator/index.ts';
import { emittedLayer } from '../../golden/pds/peer-wire.ts';
import { encode, type LayerInput, layoutNamed } from '../../golden/wire/index.ts';
import { assert, type Body, bytesOfWord, dutOf, keptOf, type Random } from '../test-kit.ts';
import { addressOf, setAddresses } from './local-addresses.ts';
import { ownAddresses } from './rx-flow.ts';

const size = 64;
const dscps = { data: 10, control: 46 };
/** Clocks between packets: the deparser, which takes one in each, is not what is tested. */
const spacing = 12;

const Beat = record({ data: bits(8 * size), keep: bits(size), last: bit, user: record({}) });

/** The map in front of a deparser. */
export const txFront = (datagrams: boolean, rudi = false) =>
  module(
    `tx_front${datagrams ? '_uud' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: 'The transmit map and a deparser, for tests.',
      in: { packet: TxPacket(datagrams, rudi), next_hop: bits(48), valid: bit, registers: TxRegisters },
      link: { payload: sink(Beat), down: source(frameBeat(size)) },
    },
    ({ payload, down, ...inputs }, m) => {
      const mapped = m.inst('map', txMapOf(datagrams, rudi), inputs);
      const out = m.inst('deparser', uetDeparser(size), {
        headers: { payload: mapped.headers, valid: mapped.shown },
        payload,
        down,
      });
      m.assert('header_is_taken', mapped.shown.implies(out.headers.ready));
      m.unused(out.counts);
      return { payload: out.payload, down: out.down };
    },
  );

/** A packet to send, with what its frame is made of. */
interface Sent {
  readonly packet: PdcPacket;
  /** It is a datagram, or goes by RUDI, or answers what has come by that. */
  readonly uud: boolean;
  readonly rudi: boolean;
  readonly served: { readonly marked: boolean } | undefined;
  readonly ses: LayerInput | undefined;
  readonly payload: Uint8Array;
  readonly nextHop: bigint;
}

/** Random packets of every kind; each frame has to be the one that the codec writes. Kinds are collected in `seen`. */
export const txMapProperty =
  (clocks: number, seen = new Set<string>(), datagrams = false, rudi = false): Body<void> =>
  async (t) => {
    const random = t.random.fork('packets');
    const io = dutOf(t.dut, txFront(datagrams, rudi));
    setAddresses(t.dut, 'registers_addresses', ownAddresses);
    io.registers.data_dscp.set(dscps.data);
    io.registers.control_dscp.set(dscps.control);
    io.registers.outer.ttl.set(64);
    const isNative = random.chance(0.3);
    io.registers.outer.native.set(Number(isNative));
    io.valid.set(0);
    const expected: Uint8Array[] = [];
    const payloads = packetSource(t, 'payload', { valid: true });
    let frame: Uint8Array[] = [];
    t.sink('down', {
      ready: true,
      keep: false,
      onItem: (item) => {
        const { data, keep, last } = item as Readonly<Record<string, number | bigint>>;
        frame.push(bytesOfWord(data!, size).subarray(0, keptOf(keep!)));
        if (last === 0) return;
        const whole = Buffer.concat(frame).toString('hex');
        frame = [];
        assert.equal(whole, Buffer.from(expected.shift()!).toString('hex'), 'a frame that was sent');
      },
    });
    while (t.cycle < clocks || expected.length > 0) {
      const sends = t.cycle < clocks;
      const sent = drawn(random, datagrams, rudi);
      io.valid.set(Number(sends));
      if (sends) {
        const { type, credit } = asSent(sent.packet);
        seen.add(special(sent) ?? (credit === undefined ? type : `${type}_cc`));
        io.packet.set(packetOf(sent, datagrams, rudi));
        io.next_hop.set(sent.nextHop);
        payloads.sendNow(sent.payload);
        expected.push(frameOf(sent, isNative));
      }
      await t.rising();
      io.valid.set(0);
      await t.cycles(spacing);
    }
  };

/** What is no packet of a PDC. */
const special = ({ rudi, uud, served }: Sent): string | undefined =>
  served !== undefined ? 'answer' : rudi ? 'rudi' : uud ? 'datagram' : undefined;

const kinds = ['request', 'noop', 'negotiation', 'close_cmd', 'ack_req', 'clear_cmd', 'probe'] as const;

function drawn(random: Random, datagrams: boolean, hasRudi: boolean): Sent {
  const type = random.chance(0.5) ? 'request' : random.pick(kinds);
  const isRequest = type === 'request';
  const syn = random.chance(0.3);
  const six = random.chance(0.3);
  const destination = six ? BigInt(random.bits(128)) | (1n << 127n) : addressOf(random.word());
  const packet: PdcPacket = {
    ...{ destination, local: six ? 0 : 1, entropy: random.below(2 ** 16), send: undefined },
    ...{ type, rod: random.chance(0.5), retx: random.chance(0.5), ar: random.chance(0.5), syn },
    psn: random.word(),
    clearOffset: isRequest ? -random.below(2 ** 15) : 0,
    opaque: isRequest ? 0 : random.below(2 ** 16),
    payload: isRequest ? 0 : type === 'ack_req' ? random.below(2 ** 16) : random.word(),
    spdcid: random.below(2 ** 16),
    dpdcid: random.below(2 ** 16),
    credit:
      isRequest && random.chance(0.5) ? { cccId: random.below(256), creditTarget: random.below(2 ** 24) } : undefined,
  };
  const payload = isRequest
    ? Uint8Array.from({ length: random.int(0, 200) }, () => random.below(256))
    : new Uint8Array();
  const uud = datagrams && isRequest && random.chance(0.4);
  const rudi = hasRudi && isRequest && !uud && random.chance(0.4);
  const isServed = hasRudi && isRequest && !uud && !rudi && random.chance(0.4);
  const served = isServed ? { marked: random.chance(0.5) } : undefined;
  const ses = isServed ? responseOf(random) : isRequest ? sesOf(random) : undefined;
  return { packet, uud, rudi, served, ses, payload, nextHop: BigInt(random.bits(48)) };
}

function sesOf(random: Random): LayerInput | undefined {
  const common = {
    opcode: 1,
    job_id: random.below(2 ** 24),
    pid_on_fep: random.below(2 ** 12),
    resource_index: random.below(2 ** 12),
    buffer_offset: BigInt(random.bits(64)),
  };
  const long = { initiator: random.word(), key: BigInt(random.bits(64)) };
  const { word } = { word: random.word() };
  return random.pick<LayerInput | undefined>([
    undefined,
    { name: 'ses_small', fields: { ...common, request_length: 100 } },
    { name: 'ses_medium', fields: { ...common, ...long, hd: 0, request_length: 100 } },
    {
      name: 'ses_standard',
      fields: { ...common, ...long, som: 1, eom: 0, message_id: 7, header_data: 5n, request_length: word },
    },
  ]);
}

/** With bytes or without. */
function responseOf(random: Random): LayerInput {
  const common = { opcode: 2, return_code: 1, message_id: random.below(2 ** 16), job_id: random.below(2 ** 24) };
  const data = { read_request_message_id: random.below(2 ** 16), payload_length: random.below(2 ** 14) };
  return random.pick<LayerInput>([
    { name: 'ses_response', fields: { ...common, modified_length: random.word() } },
    {
      name: 'ses_response_data',
      fields: { ...common, ...data, modified_length: random.word(), message_offset: random.word() },
    },
  ]);
}

const responseKinds = { ses_response: 'response', ses_response_data: 'response_data' } as const;

const sesKinds = {
  ...responseKinds,
  ses_small: 'request_small',
  ses_medium: 'request_medium',
  ses_standard: 'request_std',
} as const;

/** What closes a return space is CLOSE_REQ. */
const asSent = (packet: PdcPacket): PdcPacket =>
  packet.type === 'close_cmd' && packet.spdcid < 0x8000 ? { ...packet, type: 'close_req' } : packet;

function layersOf(
  { packet, uud, rudi, served, ses, payload, nextHop }: Sent,
  isNative: boolean,
): readonly LayerInput[] {
  const { mac, ip, tag } = ownAddresses[packet.local]!;
  const isIpv4 = packet.destination >> 32n === 0xffffn;
  const address = (of: bigint): number | bigint => (isIpv4 ? Number(of & 0xffff_ffffn) : of);
  const dscp = packet.type === 'request' && served === undefined ? dscps.data : dscps.control;
  const ofIp = ipLayer(address(ip!), address(packet.destination), dscp);
  return [
    { name: 'ethernet', fields: { destination: nextHop, source: mac } },
    ...(tag === undefined
      ? []
      : [{ name: 'vlan', fields: { pcp: tag >> 13, dei: (tag >> 12) & 1, vid: tag & 0xfff } } as const]),
    served === undefined ? ofIp : ({ ...ofIp, fields: { ...ofIp.fields, ecn: 0 } } as LayerInput),
    isNative
      ? { name: 'entropy', fields: { entropy: packet.entropy } }
      : { name: 'udp', fields: { source_port: packet.entropy } },
    pdsLayer(),
    ...(ses === undefined ? [] : [ses]),
    ...(payload.length === 0 ? [] : [{ name: 'payload', fields: { bytes: payload } } as const]),
  ];

  function pdsLayer(): LayerInput {
    const of = { retx: Number(packet.retx), pkt_id: packet.psn };
    if (served !== undefined) return { name: 'rudi_resp', fields: { ...of, m: Number(served.marked) } };
    if (rudi) return { name: 'rudi_req', fields: of };
    return uud ? { name: 'uud_req', fields: {} } : emittedLayer(asSent(packet));
  }
}

const frameOf = (sent: Sent, isNative: boolean): Uint8Array =>
  encode(layersOf(sent, isNative), { nativeProtocol: 253, negotiation: 'payload-word' });

/** The packet as hardware has it. */
function packetOf(sent: Sent, datagrams: boolean, rudi: boolean) {
  const { packet, ses, payload, served } = sent;
  const { psn, opaque, spdcid, dpdcid, entropy, local, destination, credit } = packet;
  const header = ses === undefined ? new Uint8Array() : sesBytesOf(sent, ses);
  return {
    kind: packet.type as (typeof kinds)[number],
    ...{ rod: Number(packet.rod), retx: Number(packet.retx), ar: Number(packet.ar), syn: Number(packet.syn) },
    ...{ psn, clear_offset: packet.clearOffset & 0xffff, opaque, payload: packet.payload, spdcid, dpdcid },
    credit: {
      ...{ present: Number(credit !== undefined), ccc_id: credit?.cccId ?? 0 },
      credit_target: credit?.creditTarget ?? 0,
    },
    ...{ entropy, local, destination, length: payload.length },
    ses: ses === undefined ? 'none' : sesKinds[ses.name as keyof typeof sesKinds],
    ses_header: BigInt(
      `0x${Buffer.from(header)
        .toString('hex')
        .padEnd(2 * sesBytes, '0')}`,
    ),
    ...(datagrams && { uud: Number(sent.uud) }),
    ...(rudi && {
      rudi: Number(sent.rudi),
      served: { is: Number(served !== undefined), marked: Number(served?.marked ?? false) },
    }),
  } as const;
}

/** The SES header as it stands in the frame. */
function sesBytesOf(sent: Sent, ses: LayerInput): Uint8Array {
  const layers = layersOf(sent, false);
  const at = layers.indexOf(ses);
  const before = layers.slice(0, at).reduce((sum, { name }) => sum + layoutNamed(name)!.bytes, 0);
  return frameOf(sent, false).subarray(before, before + layoutNamed(ses.name)!.bytes);
}

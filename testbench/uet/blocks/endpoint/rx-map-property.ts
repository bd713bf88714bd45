/** The receive map, packet by packet, against the codec and the wire of the golden target. */
import type { Shape } from '../../../../rtl-gen/hdl/index.ts';
import { PeerEvent } from '../../../../rtl-gen/uet/endpoint/receive/peer-event.ts';
import { rxMap, rxMapLatency } from '../../../../rtl-gen/uet/endpoint/receive/rx-map.ts';
import { PacketHeaders } from '../../../../rtl-gen/uet/endpoint/receive/rx-meta.ts';
import { decode, encode, type LayerInput, layerOf, type WireSettings } from '../../golden/wire/index.ts';
import { leastTrimmed, trimmed } from '../../golden/wire/trim.ts';
import { unpacked } from '../drawn-items.ts';
import { assert, type Body, portsOf, type Random, type TestContext } from '../test-kit.ts';
import { parsedRecord } from '../wire/parsed-record.ts';
import { goodPackets } from '../wire/parser-property.ts';
import { type ExpectedMeta, expectedMeta, type MetaSurroundings } from './expected-meta.ts';
import { addressOf, setAddresses } from './local-addresses.ts';
import { flatFields } from './shape-fields.ts';

/** The DSCPs of trimmed packets; the second one is that of the last hop. */
const settings: Partial<WireSettings> = { trimmedDscps: [11, 13] };
const lastHopDscp = 13;

/** What a run shows: packets of each route. */
export const allRoutes = [
  'target',
  'initiator',
  'credit_req',
  'datagram',
  'secured',
  'unknown_address',
  'too_long',
  'unrouted',
] as const;

/** A run of that many clocks; `seen` collects the routes that were taken. `adopts` and the others: as of the map. */
export const rxMapProperty =
  (clocks: number, seen = new Set<string>(), adopts = false, datagrams = false, rudi = false): Body<void> =>
  async (t) => {
    const random = t.random.fork('packets');
    const cut = [
      ...(datagrams ? [cutOf(datagram)] : []),
      ...(rudi ? [cutOf(rudiRequest), cutOf(rudiResponse), cutOf(rudiData)] : []),
    ];
    const rudis = rudi ? [rudiRequest, rudiResponse, rudiData] : [];
    const rare = [creditRequest, closeRequest, longest, datagram, ...cut, ...rudis].map((layers) =>
      encode(layers, settings),
    );
    const own = [...rare, ...arrivals(random, 15)];
    const foreign = arrivals(random, 15);
    const map = new MapBench(t, own, random, { adopts, datagrams, rudi });
    const next = () => random.pick(random.chance(0.9) ? own : foreign);
    while (t.cycle < clocks) await map.clock(random.chance(0.8) ? next() : undefined, seen);
  };

const stack: readonly LayerInput[] = [
  { name: 'ethernet', fields: { destination: 1n, source: 2n } },
  { name: 'ipv4', fields: { source: 3, destination: 4 } },
  { name: 'udp', fields: { source_port: 5 } },
];

/** Packets that random ones seldom are. */
const creditRequest: readonly LayerInput[] = [
  ...stack,
  { name: 'cp', fields: { ctl_type: 8, syn: 0, psn: 0, spdcid: 6, dpdcid: 7, credit_target: 8 } },
];
const closeRequest: readonly LayerInput[] = [
  ...stack,
  { name: 'cp', fields: { ctl_type: 5, isrod: 1, ar: 1, syn: 0, psn: 9, spdcid: 6, dpdcid: 0x8007, payload: 0 } },
];
const longest: readonly LayerInput[] = [
  ...stack,
  { name: 'uud_req', fields: {} },
  { name: 'payload', fields: { bytes: new Uint8Array(2 ** 14) } },
];

const datagram: readonly LayerInput[] = [
  ...stack,
  { name: 'uud_req', fields: {} },
  {
    name: 'ses_standard',
    fields: {
      ...{ opcode: 7, som: 1, eom: 1, message_id: 0, job_id: 5, request_length: 9, header_data: 3n },
      ...{ pid_on_fep: 1, resource_index: 2, buffer_offset: 0n, initiator: 4, key: 0n },
    },
  },
  { name: 'payload', fields: { bytes: new Uint8Array(9) } },
];
const rudiRequest: readonly LayerInput[] = [
  ...stack,
  { name: 'rudi_req', fields: { retx: 1, pkt_id: 0x1234_5678 } },
  ...datagram.slice(stack.length + 1),
];
const rudiResponse: readonly LayerInput[] = [
  ...stack,
  { name: 'rudi_resp', fields: { m: 1, pkt_id: 0x9abc_def0 } },
  { name: 'ses_response', fields: { opcode: 1, return_code: 1, message_id: 6, job_id: 5, modified_length: 9 } },
];
const rudiData: readonly LayerInput[] = [
  ...stack,
  { name: 'rudi_resp', fields: { retx: 1, pkt_id: 0x0bad_cafe } },
  {
    name: 'ses_response_data',
    fields: {
      ...{ opcode: 2, return_code: 1, message_id: 6, job_id: 5, read_request_message_id: 6 },
      ...{ payload_length: 77, modified_length: 77, message_offset: 0 },
    },
  },
  { name: 'payload', fields: { bytes: new Uint8Array(77) } },
];
/** The same, with the DSCP of what a switch has trimmed. */
const cutOf = (layers: readonly LayerInput[]): readonly LayerInput[] => [
  ...stack.slice(0, 1),
  { name: 'ipv4', fields: { source: 3, destination: 4, dscp: 11 } },
  ...stack.slice(2),
  ...layers.slice(stack.length),
];

/** Good packets, some of them trimmed, some of them long. */
function arrivals(random: Random, count: number): readonly Uint8Array[] {
  return goodPackets(random, settings, count)
    .map((packet) => {
      if (!random.chance(0.3)) return packet;
      const { layers } = decode(packet, settings);
      const least = leastTrimmed[layerOf(layers, 'udp') === undefined ? 'entropy' : 'udp'];
      return trimmed(packet, { dscp: random.pick(settings.trimmedDscps!), bytes: least + random.int(0, 30) }, settings);
    })
    .filter((packet) => decode(packet, settings).kind === 'uet');
}

/** Those that each map has, by the one that has no more. */
const portsOfMap = portsOf(rxMap);
const contentBits = Math.max(PacketHeaders.width, PeerEvent.width);

/** Drives one packet after the other, and compares what comes of each. */
class MapBench {
  readonly #t: TestContext;
  readonly #dut: ReturnType<typeof portsOfMap>;
  readonly #noise: Random;
  readonly #surroundings: MetaSurroundings;
  readonly #expected: (ExpectedMeta | undefined)[] = [];

  /** The endpoint has the addresses that those packets go to. */
  constructor(
    t: TestContext,
    packets: readonly Uint8Array[],
    random: Random,
    { adopts, datagrams, rudi }: Pick<MetaSurroundings, 'adopts' | 'datagrams' | 'rudi'>,
  ) {
    this.#t = t;
    this.#dut = portsOfMap(t);
    this.#noise = random.fork('noise');
    const own = [...new Set(packets.map(destinationOf))].slice(0, 15);
    const addresses = random.shuffle(own).map((ip) => ({ ip: ip as bigint | undefined, mac: 0n, tag: undefined }));
    addresses.splice(random.below(16), 0, { ip: undefined, mac: 0n, tag: undefined });
    this.#surroundings = {
      lastHopDscp,
      ...{ adopts, datagrams, rudi: rudi ?? false },
      localOf: (address) => {
        const place = addresses.findIndex(({ ip }) => ip === address);
        return place < 0 ? undefined : place;
      },
    };
    setAddresses(t.dut, 'registers_addresses', addresses);
    this.#dut.registers.last_hop.used.set(1);
    this.#dut.registers.last_hop.dscp.set(lastHopDscp);
    this.#dut.valid.set(0);
  }

  async clock(packet: Uint8Array | undefined, seen: Set<string>): Promise<void> {
    this.#dut.valid.set(Number(packet !== undefined));
    if (packet !== undefined) {
      for (const [suffix, value] of parsedRecord(packet, settings, this.#noise))
        this.#t.dut.port(`headers${suffix}`).set(value);
    }
    this.#expected.push(packet && expectedMeta(decode(packet, settings), this.#surroundings));
    if (this.#expected.length > rxMapLatency) this.#check(this.#expected.shift(), seen);
    await this.#t.rising();
  }

  #check(expected: ExpectedMeta | undefined, seen: Set<string>): void {
    assert.equal(this.#dut.shown.get(), Number(expected !== undefined), 'shown');
    if (expected === undefined) return;
    const route = this.#dut.meta.route.get();
    assert.equal(route, expected.route, 'route');
    seen.add(expected.route);
    if (this.#surroundings.rudi === true && expected.route === 'datagram')
      assert.equal(this.#t.dut.port('meta_rudi').get(), Number('psn' in expected.fields), 'whether it is of RUDI');
    const shape: Shape<object> = expected.route === 'initiator' ? PeerEvent : PacketHeaders;
    const content = BigInt(this.#dut.meta.content.get()) >> BigInt(contentBits - shape.width);
    const fields = flatFields(unpacked(shape, content));
    for (const [name, value] of Object.entries(expected.fields)) assert.equal(fields[name], value, `${route}: ${name}`);
  }
}

function destinationOf(packet: Uint8Array): bigint {
  const { layers } = decode(packet, settings);
  return addressOf((layerOf(layers, 'ipv4') ?? layerOf(layers, 'ipv6'))!.fields.destination);
}

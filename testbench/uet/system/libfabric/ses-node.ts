/**
 * The golden model of SES over that of PDS: frames in and out. Data of READs comes in ACKs, or in the return spaces of
 * their PDCs where it `returns`, and by RUDI in its responses. Datagrams go by UUD, and what goes by RUDI is answered
 * by its pkt_id: both without a PDC.
 */

import { opcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { dscps, gatewayMac } from '../../blocks/endpoint/pair/endpoint-settings.ts';
import { isOwn, PdcHalves } from '../../golden/endpoint/pdc-halves.ts';
import { controlDscp, ipLayer } from '../../golden/endpoint/sender.ts';
import { nominalBytes } from '../../golden/endpoint/ses-request.ts';
import type { PdsRegisters } from '../../golden/pds/index.ts';
import {
  type EmittedPacket,
  FixedLimit,
  PdsInitiator,
  type SendOutcome,
  type Tuple,
} from '../../golden/pds/initiator/index.ts';
import { PdsTarget } from '../../golden/pds/pds-target.ts';
import { addressOf, datagramLayer, emittedLayer, peerEventOf } from '../../golden/pds/peer-wire.ts';
import type { Reply } from '../../golden/pds/reply.ts';
import { type RudiRequest, rudiNackLayer, rudiRequestOf, rudiResponseLayer } from '../../golden/pds/rudi-wire.ts';
import { layersOf, packetOf } from '../../golden/pds/wire.ts';
import type { OutPacket } from '../../golden/ses/initiator/index.ts';
import type { SesResponse } from '../../golden/ses/packets/packet.ts';
import { requestLayers, requestOf, responseLayers, responseOf } from '../../golden/ses/packets/wire.ts';
import { type OutData, SesEndpoint, type SesEndpointOptions } from '../../golden/ses/ses-endpoint.ts';
import type { Arrival } from '../../golden/ses/target-side/index.ts';
import {
  type Decoded,
  decode,
  encode,
  type LayerInput,
  layerOf,
  pdsOf,
  type WireSettings,
} from '../../golden/wire/index.ts';
import type { FabricNode } from '../fabric.ts';
import { hostOfIp, ipOfHost } from '../system-node.ts';
import { ReadsUnderWay } from './reads-under-way.ts';

/** What follows from the network below a node. */
export interface SesNetwork {
  /** Frames end with the UET CRC. */
  readonly hasCrc: boolean;
  /** Bytes in flight to a peer. */
  readonly window: number;
  /** Entropy values that it chooses among, a power of two. */
  readonly paths: number;
  readonly initiator: NonNullable<ConstructorParameters<typeof PdsInitiator>[0]['registers']>;
  readonly target: Partial<PdsRegisters>;
}

export interface SesNodeOptions extends SesEndpointOptions {
  /** Its number on the network, and by that its address. */
  readonly host: number;
  /** By default a network whose answers come within some microseconds. */
  readonly network?: SesNetwork | undefined;
  /** It takes what comes by RUDI, as HPC does; others drop it (ses.md 8). */
  readonly hasRudi?: boolean;
  /** Its PDCs have return spaces, and data of READs goes by them, as that of endpoints in hardware does (7.12). */
  readonly returns?: boolean;
  /** 32 random bits: Start_PSNs and paths. */
  word(): number;
}

/**
 * Packets of SES that may be without an outcome, where they are short: the others can still be taken back. It holds
 * data of READs under way to this host to the window, too.
 */
const mostOutstanding = 64;
/** Units of 128 ns in a ms. */
export const unitsPerMs = 1e6 / 128;

/** Packets without a PDC, by what the node has done with them: SES counts by itself the datagrams that it drops. */
export interface DatagramCounts {
  /** To SES. */
  delivered: number;
  /** Cut by a switch: of RUDI a NACK tells, of UUD nothing, as it would not come again (uet-wire.md 11.4). */
  trimmed: number;
  /** Not to an address of ours, malformed, or without a request of SES. */
  strange: number;
}

type Delivery = NonNullable<ReturnType<PdsTarget['receive']>['deliver']>;

/** A packet with a PSN or a pkt_id of its own, until its outcome. */
interface Out {
  /** From the header of SES on. */
  readonly layers: readonly LayerInput[];
  settle(result: SendOutcome['result']): void;
}

export class SesNode implements FabricNode {
  readonly ses: SesEndpoint;
  readonly pds: PdsInitiator;
  readonly pdsTarget: PdsTarget;
  readonly datagrams: DatagramCounts = { delivered: 0, trimmed: 0, strange: 0 };
  readonly rudi: DatagramCounts = { delivered: 0, trimmed: 0, strange: 0 };
  readonly #options: SesNodeOptions;
  readonly #network: SesNetwork;
  readonly #wire: Partial<WireSettings>;
  readonly #limit: FixedLimit;
  /** Packets of SES by handle, until their outcome. */
  readonly #out = new Map<number, Out>();
  #nextHandle = 0;
  /** With return spaces: what joins both halves, and READs whose data has not come. */
  readonly #halves: PdcHalves | undefined;
  readonly #reads = new ReadsUnderWay();
  readonly #deliveries = new Map<Arrival, Delivery>();
  readonly #rudiRequests = new Map<Arrival, RudiRequest>();
  /** The response in the packet that has come; what PDS says of it follows at once. */
  #heard: SesResponse | undefined;
  /** Responses of ours while PDS may repeat them. */
  readonly #answers = new Map<number, { readonly pdcid: number; readonly layers: LayerInput[] }>();
  #nextAnswer = 0;
  onFrame: (frame: Uint8Array) => void = () => {};
  takesFrame: () => boolean = () => true;

  constructor(options: SesNodeOptions) {
    this.#options = options;
    const { settings, network = quickNetwork, returns = false } = options;
    const { window, paths, hasCrc } = network;
    this.#network = network;
    this.#wire = { trimmedDscps: [dscps.trimmed, dscps.lastHop], ...(hasCrc && { crc: 'little' }) };
    this.#limit = new FixedLimit(window);
    const target = { maxAckData: returns ? 0 : 2 ** 32, keptAnswer: 'at_once', ...settings?.target } as const;
    this.ses = new SesEndpoint({ ...options, settings: { payloadMtu: 1024, ...settings, target } });
    this.ses.onResponse = (arrival, response) => this.#respond(arrival, response);
    this.pds = new PdsInitiator(
      {
        contexts: 64,
        queueLimit: 2 ** 20,
        ...(returns && { returns: 64, pdcidBase: 0x8000 }),
        registers: { defaultMpr: 1, ...network.initiator },
      },
      { pick: () => ({ entropy: 0x8000 | (options.word() & (paths - 1)) }), random: () => options.word() },
      { window, credit: undefined, cwnd: window, maxWindow: window, small: false },
    );
    const adopting = { contexts: 128, adopts: true };
    this.pdsTarget = new PdsTarget({ contexts: 64, ...(returns && adopting), registers: network.target });
    this.#halves = returns ? new PdcHalves(this.pds, this.pdsTarget, (effects) => this.#take(effects)) : undefined;
  }

  /** Nothing is under way, and there are no PDCs, its own and those of peers. */
  get isIdle(): boolean {
    const hasPdcs = this.pds.pdcs().length > 0 || this.pdsTarget.pdcs().length > 0;
    return this.ses.initiator.underWay === 0 && this.#out.size === 0 && !hasPdcs;
  }

  /** It is now `time`, in units of 128 ns: what is due happens, and what may leave does. */
  poll(time: number): void {
    this.pdsTarget.tick();
    for (const { pdcid, source } of this.pdsTarget.advance(time)) {
      this.ses.target.forget(peerOf(source), pdcid);
      this.#halves?.ended(pdcid);
      for (const [handle, kept] of this.#answers) if (kept.pdcid === pdcid) this.#answers.delete(handle);
    }
    this.ses.advance(time / unitsPerMs);
    this.#take(this.pds.advance(time));
    this.lineIsFree();
  }

  /** A frame of a peer has come. */
  receive(frame: Uint8Array): void {
    const decoded = decode(frame, this.#wire);
    const localOf = (address: bigint): number => (address === addressOf(this.#ip) ? 0 : 1);
    const event = peerEventOf(decoded, { localOf, keep: () => this.#keep(decoded) });
    if (event !== undefined) this.#take(this.pds.receive(event));
    // A CLOSE_REQ of a return space is for both halves: it closes the PDC, and its PSN is acknowledged.
    const isForBoth = this.#halves !== undefined && event?.type === 'cp' && event.kind === 'close_req';
    if (event !== undefined && !isForBoth) this.#halves?.join();
    else if (pdsOf(decoded.layers)?.name === 'uud_req') this.#datagram(decoded, localOf);
    else if (pdsOf(decoded.layers)?.name === 'rudi_req') this.#rudiRequest(decoded, localOf);
    else this.#request(decoded, localOf);
    this.lineIsFree();
  }

  lineIsFree(): void {
    for (let out = this.#nextOut(); out !== undefined; out = this.#nextOut()) this.#submit(out);
    for (let data = this.ses.nextData(); data !== undefined; data = this.ses.nextData()) this.#submitData(data);
    for (let left = this.#nextLeft(); left !== undefined; left = this.#nextLeft()) {
      const { packet } = left;
      // A datagram is over when it has left.
      const frame = this.#frameOf(packet);
      this.#take(left.effects);
      if ('psn' in packet && packet.send?.expects === true && this.#reads.leaves(packet.send.message, packet.spdcid))
        this.#halves?.expects(packet.spdcid, packet.send.message);
      this.onFrame(frame);
    }
    this.#halves?.join();
  }

  get #ip(): number {
    return ipOfHost(this.#options.host);
  }

  #nextOut(): OutPacket | undefined {
    const most = Math.min(mostOutstanding, Math.ceil(this.#network.window / this.ses.settings.payloadMtu));
    // Datagrams obey no window.
    return this.ses.nextRequest(this.#out.size + this.#reads.size < most ? 'all' : 'datagrams');
  }

  #nextLeft() {
    return this.takesFrame() ? this.pds.next() : undefined;
  }

  #submit({ handle: packet, peer, mode, message, first, last, request }: OutPacket): void {
    const destination = addressOf(ipOfHost(peer));
    const tuple = { mode, jobId: request.jobId, local: 0, destination, trafficClass: 0, sdi: 0 };
    const { length } = request.payload;
    const isRead = request.opcode === opcodes.code.read && (mode === 'rud' || mode === 'rod');
    const read = isRead && this.#halves !== undefined ? this.#reads.begin(peer, request) : undefined;
    const handle = this.#hold({
      layers: requestLayers(request),
      settle: (result) => this.#settle(packet, result, read),
    });
    // Each packet of a READ expects data of its own.
    const ends = read === undefined ? { message, first, last } : { message: read, first: true, last: true };
    const expects = read !== undefined;
    const send = { tuple, kind: 'request', ...ends, expects, length, size: nominalBytes(length), handle } as const;
    this.#take(this.pds.submit(send));
  }

  /** Data of a READ, in the return space of its PDC. */
  #submitData({ handle: data, to, response }: OutData): void {
    const { length } = response.payload;
    const handle = this.#hold({
      layers: responseLayers(response),
      settle: ({ kind }) => kind !== 'failed' && this.ses.dataAcknowledged(data),
    });
    const destination = addressOf(ipOfHost(to.peer));
    const tuple: Tuple = { mode: to.mode, jobId: 0, local: 0, destination, trafficClass: 0, sdi: 0 };
    const ends = { message: response.messageId, first: true, last: true } as const;
    const send = { tuple, kind: 'request', ...ends, length, size: nominalBytes(length), handle } as const;
    this.#take(this.pds.submitReturn(to.pdc, send));
  }

  #hold(out: Out): number {
    const handle = this.#nextHandle++;
    this.#out.set(handle, out);
    return handle;
  }

  #keep({ layers }: Decoded): number {
    const response = responseOf(layers);
    if (response === undefined) throw new RangeError('a response has a code without a name');
    this.#heard = response;
    return 0;
  }

  #take({ outcomes, congestion, pdcs }: ReturnType<PdsInitiator['advance']>): void {
    for (const event of congestion) this.pds.limit(event.ccc, this.#limit.next(event));
    for (const { send, result } of outcomes) {
      if (send.kind !== 'request') continue;
      const out = this.#out.get(send.handle);
      this.#out.delete(send.handle);
      out?.settle(result);
    }
    for (const event of pdcs) {
      this.#halves?.follow(event);
      if (event.kind === 'closed' || event.kind === 'error') this.#reads.ended(event.pdcid);
    }
  }

  /** The outcome of a packet of SES; `read`: its number among READs whose data comes by a return space. */
  #settle(packet: number, result: SendOutcome['result'], read: number | undefined): void {
    const { initiator } = this.ses;
    const isOk = result.kind !== 'failed' && (result.kind === 'default_ok' || result.response.kind !== 'ses');
    const isRefused = result.kind === 'failed' || (!isOk && this.#heard!.returnCode !== 'ok');
    if (read !== undefined && isRefused) {
      this.#reads.over(read);
      this.#halves?.conclude(read);
    }
    if (result.kind === 'failed') initiator.outcome(packet, { kind: 'failed' });
    else if (isOk) initiator.outcome(packet, { kind: 'default_ok' });
    else initiator.outcome(packet, { kind: 'response', response: this.#heard! });
  }

  #request(decoded: Decoded, localOf: (address: bigint) => number): void {
    const packet = packetOf(decoded, { localOf, lastHopDscp: dscps.lastHop });
    if (packet === undefined || packet.local !== 0) return;
    const { verdict, deliver, reply } = this.pdsTarget.receive(packet);
    if (verdict === 'created') this.#halves?.opened(deliver?.pdcid ?? reply!.spdcid);
    if (reply !== undefined) this.onFrame(this.#replyFrame(reply));
    if (deliver === undefined) return;
    if (this.#halves !== undefined && isOwn(deliver.pdcid)) {
      this.#data(decoded, deliver, peerOf(packet.source));
      return;
    }
    const request = requestOf(decoded.layers, this.ses.settings.payloadMtu);
    if (request === undefined) throw new RangeError('a packet without a request of SES is delivered');
    const { pdcid: pdc, psn } = deliver;
    const arrival: Arrival = { peer: peerOf(packet.source), pdc, psn, mode: packet.rod ? 'rod' : 'rud' };
    this.#deliveries.set(arrival, deliver);
    this.ses.deliver(request, arrival);
  }

  /** Data of a READ has come in a return space: when the peer has cleared the answer, it knows of it. */
  #data({ layers }: Decoded, deliver: Delivery, peer: number): void {
    const data = responseOf(layers);
    if (data?.form !== 'data') throw new RangeError('a return space brings no data of a READ');
    this.#reads.answered(peer, data);
    this.#answer(deliver, this.ses.deliverData(data, peer), true);
    this.#halves?.answered(deliver);
  }

  /** It opens nothing, and nothing answers it. */
  #datagram({ layers, kind, trimmed }: Decoded, localOf: (address: bigint) => number): void {
    const ip = layerOf(layers, 'ipv4')?.fields;
    const isWhole = kind === 'uet' && !trimmed;
    const request = isWhole ? requestOf(layers, this.ses.settings.payloadMtu) : undefined;
    if (trimmed) this.datagrams.trimmed++;
    else if (ip === undefined || request === undefined || localOf(addressOf(ip.destination)) !== 0)
      this.datagrams.strange++;
    else {
      this.datagrams.delivered++;
      this.ses.deliver(request, { peer: hostOfIp(ip.source), pdc: 0, psn: 0, mode: 'uud' });
    }
  }

  /** It opens nothing, and is answered each time that it comes. */
  #rudiRequest(decoded: Decoded, localOf: (address: bigint) => number): void {
    const isOurs = this.#options.hasRudi === true;
    const packet = isOurs ? rudiRequestOf(decoded, { localOf, lastHopDscp: dscps.lastHop }) : undefined;
    const isTrimmed = packet !== undefined && packet.trimmed !== 'none';
    const request = isTrimmed ? undefined : requestOf(decoded.layers, this.ses.settings.payloadMtu);
    if (packet === undefined || packet.local !== 0 || (!isTrimmed && request === undefined)) this.rudi.strange++;
    else if (packet.trimmed !== 'none') {
      this.rudi.trimmed++;
      this.#answerRudi(packet, [rudiNackLayer(packet, packet.trimmed)]);
    } else {
      this.rudi.delivered++;
      const arrival: Arrival = { peer: peerOf(packet.source), pdc: 0, psn: packet.pktId, mode: 'rudi' };
      this.#rudiRequests.set(arrival, packet);
      this.ses.deliver(request!, arrival);
    }
  }

  #answerRudi({ source, entropy }: RudiRequest, layers: readonly LayerInput[]): void {
    this.onFrame(this.#frame(source, controlDscp, entropy, layers));
  }

  #respond(arrival: Arrival, response: SesResponse): void {
    const packet = this.#rudiRequests.get(arrival);
    if (packet === undefined) this.#respondByPdc(arrival, response);
    else {
      this.#rudiRequests.delete(arrival);
      this.#answerRudi(packet, [rudiResponseLayer(packet), ...responseLayers(response)]);
    }
  }

  #respondByPdc(arrival: Arrival, response: SesResponse): void {
    const deliver = this.#deliveries.get(arrival)!;
    this.#deliveries.delete(arrival);
    this.#answer(deliver, response, response.guaranteed);
  }

  #answer(deliver: Delivery, response: SesResponse, guaranteed: boolean): void {
    const handle = this.#nextAnswer++;
    this.#answers.set(handle, { pdcid: deliver.pdcid, layers: responseLayers(response) });
    const nextHdr = { response: 4, data: 5, data_small: 6 }[response.form];
    const ack = this.pdsTarget.respond({ ...deliver, guaranteed, plainOk: !guaranteed, handle, nextHdr });
    if (ack !== undefined) this.onFrame(this.#replyFrame(ack));
    if (!guaranteed) this.#answers.delete(handle);
  }

  #frameOf(packet: EmittedPacket): Uint8Array {
    const isData = 'pktId' in packet || packet.type === 'request';
    const out = isData && packet.send ? this.#out.get(packet.send.handle) : undefined;
    const pds = 'pktId' in packet ? datagramLayer(packet) : emittedLayer(packet);
    const dscp = isData ? dscps.data : controlDscp;
    return this.#frame(packet.destination, dscp, packet.entropy, [pds, ...(out?.layers ?? [])]);
  }

  #replyFrame(reply: Reply): Uint8Array {
    const layers = layersOf(reply, (handle) => this.#answers.get(handle)!.layers);
    return this.#frame(reply.destination, controlDscp, reply.entropy, layers);
  }

  #frame(destination: bigint, dscp: number, entropy: number, layers: readonly LayerInput[]): Uint8Array {
    return encode(
      [
        {
          name: 'ethernet',
          fields: { destination: gatewayMac, source: 0x02_0000_0000_01n + BigInt(this.#options.host) },
        },
        ipLayer(this.#ip, Number(destination & 0xffff_ffffn), dscp),
        { name: 'udp', fields: { source_port: entropy } },
        ...layers,
        ...(this.#network.hasCrc ? [{ name: 'crc', fields: {} } as const] : []),
      ],
      this.#wire,
    );
  }
}

const peerOf = (address: bigint): number => hostOfIp(Number(address & 0xffff_ffffn));

/** Times in units of 128 ns: an answer comes within some microseconds. */
export const quickNetwork: SesNetwork = {
  hasCrc: true,
  window: 100_000,
  paths: 8,
  initiator: {
    rtoInitTime: 3000,
    rtoMaxTime: 12_000,
    maxRtoRetx: 15,
    idleTime: 5000,
    probeTime: 1000,
    probeTailTime: 1000,
    probeAgainTime: 2000,
  },
  target: { lingerTime: 20_000, quarantineTime: 100 },
};

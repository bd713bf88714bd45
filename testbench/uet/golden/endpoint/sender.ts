/**
 * The sending half of an endpoint in software: messages in, frames out, and the frames that answer them; SES headers of
 * WRITEs and SENDs around the initiator's model and the codec.
 */
import {
  FixedLimit,
  type InitiatorRegisters,
  type PdcPacket,
  PdsInitiator,
  type SendOutcome,
  type Tuple,
} from '../pds/initiator/index.ts';
import { addressOf, emittedLayer, peerEventOf } from '../pds/peer-wire.ts';
import { decode, encode, type LayerInput, type SesLayer, type WireSettings } from '../wire/index.ts';
import {
  type MessagePart,
  nominalBytes,
  partsOf,
  payloadLayers,
  requestHeader,
  type SentMessage,
} from './ses-request.ts';

/** Where packets go and come from: IPv4 addresses are numbers, IPv6 ones bigints. */
export interface Place {
  readonly ip: number | bigint;
  readonly mac: bigint;
}

export interface SenderOptions {
  readonly own: Place;
  /** The endpoint that it sends to; `mac` is that of the next hop. */
  readonly peer: Place;
  readonly mode: 'rud' | 'rod';
  readonly jobId: number;
  /** Bytes of payload in all packets of a message but the last. */
  readonly mtu: number;
  /** MP_Range in PSNs. */
  readonly window: number;
  readonly startPsn: number;
  readonly registers: Partial<InitiatorRegisters>;
  readonly wire: Partial<WireSettings>;
  /** DSCP of data: such packets may be trimmed. */
  readonly dataDscp: number;
  /** Entropy of the next packet. */
  entropy(): number;
}

/** What the host hears of a message: the return code of each packet, in the order in which they are known. */
export interface MessageResult {
  readonly id: number;
  /** Of responses; 1, OK, where CACK alone tells; `undefined` for packets that have failed in PDS. */
  readonly codes: readonly (number | undefined)[];
  readonly isOver: boolean;
}

export class GoldenSender {
  readonly options: SenderOptions;
  readonly model: PdsInitiator;
  readonly tuple: Tuple;
  /** By the id of the message. */
  readonly results = new Map<number, { codes: (number | undefined)[]; packets: number }>();
  readonly #limit = new FixedLimit(2 ** 30);
  readonly #parts: MessagePart[] = [];
  readonly #responses: SesLayer[] = [];
  #pdcid: number | undefined;
  isClosed = false;

  constructor(options: SenderOptions) {
    const { mode, jobId, peer, window, registers, startPsn } = options;
    this.options = options;
    this.tuple = { mode, jobId, local: 0, destination: addressOf(peer.ip), trafficClass: 0, sdi: 0 };
    const first = { window: 2 ** 30, credit: undefined, cwnd: 2 ** 30, maxWindow: 2 ** 30, small: false };
    this.model = new PdsInitiator(
      {
        contexts: 1,
        window,
        queueLimit: 2 ** 16,
        policies: { startPsn: 'expected_0rtt', ackLast: true },
        registers: { defaultMpr: Math.ceil(window / 128), ...registers },
      },
      { pick: () => ({ entropy: options.entropy() }), random: () => 0 },
      first,
    );
    this.model.expectStart(this.tuple, startPsn);
  }

  submit(message: SentMessage): void {
    const parts = partsOf(message, this.options.mtu);
    this.results.set(message.id, { codes: [], packets: parts.length });
    for (const [i, part] of parts.entries()) {
      const handle = this.#parts.push(part) - 1;
      const ends = { first: i === 0, last: i === parts.length - 1 };
      const { length } = part;
      const send = { tuple: this.tuple, kind: 'request', message: message.id, ...ends, length } as const;
      this.#take(this.model.submit({ ...send, size: nominalBytes(length), handle }));
    }
  }

  /** Close when everything is acknowledged. */
  close(): void {
    if (this.#pdcid !== undefined) this.#take(this.model.close(this.#pdcid));
  }

  get pdcid(): number | undefined {
    return this.#pdcid;
  }

  /** Every packet has an outcome. */
  get isIdle(): boolean {
    return [...this.results.values()].every(({ codes, packets }) => codes.length === packets);
  }

  result(id: number): MessageResult {
    const { codes, packets } = this.results.get(id)!;
    return { id, codes, isOver: codes.length === packets };
  }

  /** The frames that leave now. */
  poll(now: number): Uint8Array[] {
    this.#take(this.model.advance(now));
    const frames: Uint8Array[] = [];
    for (let left = this.model.next(); left !== undefined; left = this.model.next()) {
      this.#take(left.effects);
      if ('psn' in left.packet) frames.push(this.#frameOf(left.packet));
    }
    return frames;
  }

  /** A frame has come; what is none of its is ignored. */
  receive(frame: Uint8Array, now: number): void {
    const event = peerEventOf(decode(frame, this.options.wire), {
      localOf: () => 0,
      keep: (response) => this.#responses.push(response) - 1,
    });
    if (event === undefined) return;
    this.#take(this.model.advance(now));
    this.#take(this.model.receive(event));
  }

  #frameOf(packet: PdcPacket): Uint8Array {
    const { own, peer, wire, dataDscp } = this.options;
    const isRequest = packet.type === 'request';
    const dscp = isRequest ? dataDscp : controlDscp;
    const part = packet.send && isRequest ? this.#parts[packet.send.handle]! : undefined;
    return encode(
      [
        { name: 'ethernet', fields: { destination: peer.mac, source: own.mac } },
        ipLayer(own.ip, peer.ip, dscp),
        { name: 'udp', fields: { source_port: packet.entropy } },
        emittedLayer(packet),
        ...(part === undefined ? [] : [requestHeader(part, this.options.jobId), ...payloadLayers(part)]),
        ...((wire.crc ?? 'none') === 'none' ? [] : [{ name: 'crc', fields: {} } as const]),
      ],
      wire,
    );
  }

  #take({ outcomes, congestion, pdcs }: ReturnType<PdsInitiator['advance']>): void {
    for (const event of congestion) this.model.limit(event.ccc, this.#limit.next(event));
    for (const { kind, pdcid } of pdcs) {
      if (kind === 'opened') this.#pdcid = pdcid;
      if (kind === 'closed' || kind === 'error') this.isClosed = true;
    }
    for (const outcome of outcomes) this.#settle(outcome);
  }

  #settle({ send, result }: SendOutcome): void {
    if (send.kind !== 'request') return;
    this.results.get(send.message)!.codes.push(this.#codeOf(result));
  }

  #codeOf(result: SendOutcome['result']): number | undefined {
    if (result.kind === 'failed') return undefined;
    if (result.kind === 'default_ok' || result.response.kind !== 'ses') return 1;
    const { fields } = this.#responses[result.response.handle]!;
    return 'return_code' in fields ? fields.return_code : undefined;
  }
}

/** The DSCP of control packets, the reference's default: EF (uet-wire.md 11.1). */
export const controlDscp = 46;

/** An IP header, ECN-capable, of the version of its addresses. */
export const ipLayer = (source: number | bigint, destination: number | bigint, dscp: number): LayerInput =>
  typeof source === 'number' && typeof destination === 'number'
    ? { name: 'ipv4', fields: { source, destination, dscp, ecn: 2 } }
    : {
        name: 'ipv6',
        fields: { source: BigInt(source), destination: BigInt(destination), dscp, ecn: 2, flow_label: 0 },
      };

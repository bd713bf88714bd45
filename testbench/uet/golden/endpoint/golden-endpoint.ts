/**
 * A whole endpoint in software: messages to any peers in and frames out, frames in and payload, completions and the
 * frames that answer out; the models of initiator, target and SES stub around the codec.
 */
import { returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import {
  type Effects,
  FixedLimit,
  type InitiatorOptions,
  type PdcPacket,
  PdsInitiator,
  type PickRequest,
  type SendOutcome,
  type Tuple,
} from '../pds/initiator/index.ts';
import { addressOf, emittedLayer, peerEventOf } from '../pds/peer-wire.ts';
import { decode, encode } from '../wire/index.ts';
import type { EndpointCongestion } from './endpoint-congestion.ts';
import { PdcHalves } from './pdc-halves.ts';
import { GoldenReceiver, type ReceiverOptions } from './receiver.ts';
import { controlDscp, ipLayer } from './sender.ts';
import {
  type MessagePart,
  nominalBytes,
  partsOf,
  payloadLayers,
  requestHeader,
  type SentMessage,
} from './ses-request.ts';

export interface GoldenEndpointOptions extends ReceiverOptions {
  readonly jobId: number;
  /** Bytes of payload in all packets of a message but the last. */
  readonly mtu: number;
  /** DSCP of data. */
  readonly dataDscp: number;
  /** Bytes that may be in flight to one peer, where no congestion control says it. */
  readonly cwnd: number;
  readonly congestion?: EndpointCongestion;
  /**
   * Times in units of `unitsPer128ns`, 1 where it is not given; so is that of `poll`. With `returns`, and a target that
   * `adopts`, there are return spaces; then `pdcidBase` is 0x8000.
   */
  readonly initiator: InitiatorOptions;
  /** Entropy of the next packet, where no congestion control says it. */
  entropy(asked: PickRequest): number;
  /** Whether the line takes another frame of data; without it, it takes all that may leave. */
  takesFrame?(): boolean;
  /** 32 random bits, for Start_PSNs. */
  random(): number;
}

/** A message to a peer. */
export interface EndpointMessage extends Omit<SentMessage, 'id' | 'ie'> {
  /** What its completion says. */
  readonly wrId: number;
  /** Address of the peer: IPv4 as a number, IPv6 as a bigint. */
  readonly to: number | bigint;
  /** `roce`: in order and back to the first gap, as RoCEv2 does it, in packets of ROD. */
  readonly mode: 'rud' | 'rod' | 'roce';
  /** It goes by the return space of a PDC of a peer with this PDCID, which a completion has told (7.12). */
  readonly back?: number;
  /** A message answers it by the return space of its PDC, which stays open until that has come. */
  readonly expects?: boolean;
}

/** What has become of a message. `code`: of `refused` the return code's name, of `failed` that of the failure. */
export interface SentCompletion {
  readonly wrId: number;
  readonly result: 'ok' | 'refused' | 'failed';
  readonly code: string;
}

interface UnderWay {
  readonly wrId: number;
  readonly to: number | bigint;
  left: number;
  /** The PDC by which its end has left, where it expects an answer. */
  pdcid?: number;
  /** The first that is not OK. */
  bad: Pick<SentCompletion, 'result' | 'code'> | undefined;
}

/** How many messages may be without a completion. */
const mostMessages = 2 ** 15;

export class GoldenEndpoint {
  readonly receiver: GoldenReceiver;
  readonly initiator: PdsInitiator;
  onFrame: (frame: Uint8Array) => void = () => {};
  onSent: (completion: SentCompletion) => void = () => {};
  readonly #options: GoldenEndpointOptions;
  readonly #limit: Pick<EndpointCongestion, 'next'>;
  /** By the id of the message. */
  readonly #messages = new Map<number, UnderWay>();
  /** By the handle of the packet. */
  readonly #parts = new Map<number, MessagePart>();
  /** Where there are return spaces. */
  readonly #halves: PdcHalves | undefined;
  readonly #unitsPer128ns: number;
  #time = 0;
  #nextId = 0;
  #nextHandle = 0;

  constructor(options: GoldenEndpointOptions) {
    this.#options = options;
    this.receiver = new GoldenReceiver(options);
    const { cwnd, congestion } = options;
    this.#limit = congestion ?? new FixedLimit(cwnd);
    this.#unitsPer128ns = options.initiator.unitsPer128ns ?? 1;
    const pick = (asked: PickRequest) => ({
      entropy: congestion?.pick(asked, this.#time) ?? options.entropy(asked),
    });
    this.initiator = new PdsInitiator(
      { queueLimit: 2 ** 20, ...options.initiator, unitsPer128ns: this.#unitsPer128ns },
      { pick, random: () => options.random() },
      { window: cwnd, credit: undefined, cwnd, maxWindow: cwnd, small: false },
    );
    if ((options.initiator.returns ?? 0) === 0) return;
    const halves = new PdcHalves(this.initiator, this.receiver.target, (effects) => this.#take(effects));
    this.#halves = halves;
    this.receiver.halves = halves;
  }

  /** Messages without a completion. */
  get underWay(): number {
    return this.#messages.size;
  }

  /** Takes a message; a `RangeError` where too many are under way. Frames leave with the next `poll`. */
  submit(sent: EndpointMessage): void {
    if (this.#messages.size >= mostMessages) throw new RangeError(`${mostMessages} messages are under way`);
    while (this.#messages.has(this.#nextId)) this.#nextId = (this.#nextId + 1) % 2 ** 16;
    const { wrId, to, mode, back, expects = false, ...fields } = sent;
    const message = { ...fields, id: this.#nextId };
    this.#nextId = (this.#nextId + 1) % 2 ** 16;
    const parts = partsOf(message, this.#options.mtu);
    this.#messages.set(message.id, { wrId, to, left: parts.length, bad: undefined });
    const tuple: Tuple = {
      mode,
      jobId: this.#options.jobId,
      local: 0,
      destination: addressOf(to),
      trafficClass: 0,
      sdi: 0,
    };
    for (const [i, part] of parts.entries()) {
      const handle = this.#nextHandle++;
      this.#parts.set(handle, part);
      const last = i === parts.length - 1;
      const { length } = part;
      const ends = { first: i === 0, last, expects: expects && last };
      const packet = { tuple, kind: 'request', message: message.id, ...ends, length } as const;
      const send = { ...packet, size: nominalBytes(length), handle };
      this.#take(back === undefined ? this.initiator.submit(send) : this.initiator.submitReturn(back, send));
    }
    this.#halves?.join();
  }

  /**
   * Asks the initiator of this PDC to close it, in ACKs and by a CLOSE_REQ in its return space. Once that has been
   * acknowledged, or the PDC is gone, `onSent` tells it with this number.
   */
  askToClose(pdcid: number, wrId: number): void {
    this.receiver.target.command({ kind: 'close', pdcid });
    const tuple: Tuple = { mode: 'rud', jobId: 0, local: 0, destination: 0n, trafficClass: 0, sdi: 0 };
    const whole = { first: true, last: true, message: 0xffff, length: 0, size: 0 } as const;
    this.#take(this.initiator.submitReturn(pdcid, { tuple, kind: 'close_req', ...whole, handle: wrId }));
    this.#halves?.join();
  }

  /** A frame has come, by the time of the last `poll`. */
  receive(frame: Uint8Array): void {
    const decoded = decode(frame, this.#options.wire);
    const { own } = this.#options;
    const event = peerEventOf(decoded, {
      localOf: (address) => (address === addressOf(own.ip) ? 0 : 1),
      // All that is asked of a response later is its code, so that is its handle.
      keep: ({ fields }) => ('return_code' in fields ? fields.return_code : returnCodes.code.ok),
    });
    if (event !== undefined) this.#take(this.initiator.receive(event));
    // A CLOSE_REQ of a return space is for both halves: it closes the PDC, and its PSN is acknowledged.
    const isForBoth = this.#halves !== undefined && event?.type === 'cp' && event.kind === 'close_req';
    if (event === undefined || isForBoth) {
      for (const reply of this.receiver.receiveDecoded(decoded)) this.onFrame(reply);
    }
    this.#halves?.join();
  }

  /** It is now `time`, no earlier than before: what is due happens, and what may leave does. */
  poll(time: number): void {
    this.#time = time;
    this.receiver.advance(Math.floor(time / this.#unitsPer128ns));
    this.#take(this.initiator.advance(time));
    for (const [ccc, limit] of this.#options.congestion?.turns?.(time) ?? []) this.initiator.limit(ccc, limit);
    const takes = (): boolean => this.#options.takesFrame?.() ?? true;
    for (let left = this.#next(takes); left !== undefined; left = this.#next(takes)) {
      this.#take(left.effects);
      const { packet } = left;
      if (!('psn' in packet)) continue;
      if (packet.send?.expects === true) this.#leaves(packet.spdcid, packet.send.message);
      this.onFrame(this.#frameOf(packet));
    }
    this.#halves?.join();
  }

  /** The end of a message that expects another one leaves; once more where its PDC is still the same. */
  #leaves(pdcid: number, id: number): void {
    const message = this.#messages.get(id)!;
    if (message.pdcid === pdcid) return;
    message.pdcid = pdcid;
    this.#halves?.expects(pdcid, id);
  }

  #next(takes: () => boolean) {
    return takes() ? this.initiator.next() : undefined;
  }

  #frameOf(packet: PdcPacket): Uint8Array {
    const { own, nextHop, wire, dataDscp, jobId } = this.#options;
    const isRequest = packet.type === 'request';
    const part = isRequest && packet.send ? this.#parts.get(packet.send.handle)! : undefined;
    const isIpv4 = typeof own.ip === 'number';
    const destination = isIpv4 ? Number(packet.destination & 0xffff_ffffn) : packet.destination;
    return encode(
      [
        { name: 'ethernet', fields: { destination: nextHop, source: own.mac } },
        ipLayer(own.ip, destination, isRequest ? dataDscp : controlDscp),
        { name: 'udp', fields: { source_port: packet.entropy } },
        emittedLayer(packet),
        ...(part === undefined ? [] : [requestHeader(part, jobId), ...payloadLayers(part)]),
        ...((wire.crc ?? 'none') === 'none' ? [] : [{ name: 'crc', fields: {} } as const]),
      ],
      wire,
    );
  }

  #take({ outcomes, congestion, pdcs }: Effects): void {
    for (const event of congestion) this.initiator.limit(event.ccc, this.#limit.next(event, this.#time));
    for (const outcome of outcomes) this.#settle(outcome);
    for (const event of pdcs) this.#halves?.follow(event);
  }

  #settle({ send, result }: SendOutcome): void {
    if (send.kind === 'close_req') {
      this.onSent({ wrId: send.handle, ...(badOf(result) ?? { result: 'ok', code: 'ok' }) });
      return;
    }
    if (send.kind !== 'request') return;
    this.#parts.delete(send.handle);
    const message = this.#messages.get(send.message)!;
    message.bad ??= badOf(result);
    message.left--;
    if (message.left > 0) return;
    this.#messages.delete(send.message);
    if (message.bad !== undefined) this.#halves?.conclude(send.message);
    this.onSent({ wrId: message.wrId, ...(message.bad ?? { result: 'ok', code: 'ok' }) });
  }
}

/** Why a packet has not ended as it should; `undefined` where it has. */
function badOf(result: SendOutcome['result']): UnderWay['bad'] {
  if (result.kind === 'failed') return { result: 'failed', code: result.code };
  if (result.kind === 'default_ok' || result.response.kind !== 'ses') return undefined;
  const { handle } = result.response;
  if (handle === returnCodes.code.ok) return undefined;
  return { result: 'refused', code: returnCodes.names.get(handle) ?? `return code ${handle}` };
}

/**
 * An initiator on its desk: a test says what comes, and sees all that leaves. PSNs are said as places after Start_PSN.
 */
import { addPsn } from '../../../serial.ts';
import {
  type CongestionEvent,
  type EmittedPacket,
  FixedLimit,
  type InitiatorOptions,
  type InitiatorPdc,
  type Limit,
  type PdcEvent,
  type PdcPacket,
  PdsInitiator,
  type PeerAck,
  type PeerAckState,
  type PeerControl,
  type PeerNack,
  type Picked,
  type ReturnSpace,
  type SendOutcome,
  type SendRequest,
  type Tuple,
} from '../index.ts';

export const rudTuple: Tuple = { mode: 'rud', jobId: 7, local: 1, destination: 0xabcn, trafficClass: 0, sdi: 0 };
export const rodTuple: Tuple = { ...rudTuple, mode: 'rod' };

/** Where the PDCs of a desk begin. */
export const START = 2 ** 31 - 3;

/** A return space: a PDC of our target, and its initiator's PDCID. */
export const returnSpace: ReturnSpace = { pdcid: 0x0106, peerPdcid: 0x8123, tuple: rudTuple, startPsn: START };

/** Ways to find losses that send something by themselves when nothing comes. */
const quiet = { probe: false, tail: 'off' } as const;

export interface DeskOptions extends InitiatorOptions {
  /** The window of congestion control in bytes. */
  readonly cwnd?: number;
  readonly pick?: (sending: number) => Picked;
}

export class Desk {
  readonly model: PdsInitiator;
  readonly outcomes: SendOutcome[] = [];
  readonly congestion: CongestionEvent[] = [];
  readonly pdcs: PdcEvent[] = [];
  #fixed: FixedLimit | undefined;
  #messages = 0;
  #given = 1000;
  #sendings = 0;

  constructor({ cwnd = 2 ** 30, pick = (n) => ({ entropy: n }), ...options }: DeskOptions = {}) {
    this.#fixed = new FixedLimit(cwnd);
    const first = { window: cwnd, credit: undefined, cwnd, maxWindow: cwnd, small: false };
    const loss = { ...quiet, ...options.registers?.loss };
    const registers = { ...options.registers, loss };
    const policies = { startPsn: 'expected_0rtt', serviceTime: 'optional', ...options.policies } as const;
    const surroundings = { pick: () => pick(++this.#sendings), random: () => 2 ** 20 };
    this.model = new PdsInitiator({ contexts: 4, window: 128, ...options, policies, registers }, surroundings, first);
    for (const tuple of [rudTuple, rodTuple]) this.model.expectStart(tuple, START);
  }

  /** So many messages of one packet; their packets. */
  submit(count: number, fields: Partial<SendRequest> = {}): SendRequest[] {
    return Array.from({ length: count }, () => {
      const message = this.#messages++;
      const send: SendRequest = {
        tuple: rudTuple,
        kind: 'request',
        message,
        first: true,
        last: true,
        length: 1000,
        size: 1100,
        handle: message,
        ...fields,
      };
      this.take(this.model.submit(send));
      return send;
    });
  }

  /** A PDC of our target has a return space. */
  openReturn(fields: Partial<ReturnSpace> = {}): void {
    this.take(this.model.openReturn({ ...returnSpace, ...fields }));
  }

  /** So many packets of it, with messages from 1,000 on. */
  give(count: number, fields: Partial<SendRequest> = {}): void {
    for (let i = 0; i < count; i++) {
      const message = this.#given++;
      const ends = { first: true, last: true, length: 1000, size: 1100 };
      const send: SendRequest = { tuple: rudTuple, kind: 'request', message, ...ends, handle: message, ...fields };
      this.take(this.model.submitReturn(returnSpace.pdcid, send));
    }
  }

  /** All that may leave now, at most so many packets. */
  sent(most = Number.POSITIVE_INFINITY): EmittedPacket[] {
    const packets: EmittedPacket[] = [];
    while (packets.length < most) {
      const emission = this.model.next();
      if (emission === undefined) break;
      this.take(emission.effects);
      packets.push(emission.packet);
    }
    return packets;
  }

  /** The same, of which only kinds and places are told: `request 3`, `retx 3` for one that is sent again. */
  said(most?: number): string[] {
    return this.sent(most).map((packet) => {
      if (!('psn' in packet)) return packet.type;
      const kind = packet.retx ? 'retx' : packet.type;
      const isPlaced = ['request', 'noop', 'close_cmd', 'close_req', 'ack_req', 'negotiation'].includes(packet.type);
      return isPlaced ? `${kind} ${this.placeOf(packet)}` : kind;
    });
  }

  placeOf({ psn }: Pick<PdcPacket, 'psn'>): number {
    return (psn - START) | 0;
  }

  psn(place: number): number {
    return addPsn(START, place);
  }

  /** The only PDC. */
  get pdc(): InitiatorPdc {
    const [pdc, ...others] = this.model.pdcs();
    if (pdc === undefined || others.length > 0) throw new RangeError(`there are ${others.length} PDCs more than one`);
    return pdc;
  }

  /** The packets that are outstanding, as `3 out`. */
  get records(): string[] {
    return this.pdc.outstanding.map(({ psn, state }) => `${(psn - START) | 0} ${state}`);
  }

  /** From the peer to the first PDC. */
  #route() {
    const [first] = this.model.pdcs();
    const pdcid = first?.pdcid ?? 0;
    const spdcid = first?.peerPdcid || 99;
    return { source: rudTuple.destination, local: rudTuple.local, entropy: 0, spdcid, dpdcid: pdcid };
  }

  /** An ACK of this place, by default with the response of SES and CACK before everything. */
  ack(place: number | undefined, { cack = -1, ...fields }: Partial<PeerAck> & { cack?: number } = {}): void {
    const answered = place === undefined ? { probeOpaque: 0 } : { ackPsnOffset: place - cack };
    this.take(
      this.model.receive({
        ...this.#route(),
        type: 'ack',
        m: false,
        retx: false,
        req: 'none',
        answered,
        cackPsn: this.psn(cack),
        response: { kind: 'ses', handle: 77, nextHdr: 4 },
        ...fields,
      }),
    );
  }

  nack(place: number, code: PeerNack['code'], fields: Partial<PeerNack> = {}): void {
    const refused = { psn: this.psn(place) };
    this.take(
      this.model.receive({
        ...this.#route(),
        type: 'nack',
        m: false,
        retx: false,
        code,
        refused,
        payload: 0,
        ...fields,
      }),
    );
  }

  control(kind: PeerControl['kind'], payload = 0): void {
    this.take(this.model.receive({ ...this.#route(), type: 'cp', kind, payload }));
  }

  /** What congestion control permits from now on, in place of a window that is constant. */
  limit(window: number, fields: Partial<Limit> = {}): void {
    this.#fixed = undefined;
    this.model.limit(0, { window, credit: undefined, cwnd: 1e6, maxWindow: 1e6, small: false, ...fields });
  }

  /** Time passes. */
  wait(time: number): void {
    this.take(this.model.advance(this.model.time + time));
  }

  close(): void {
    this.take(this.model.close(this.pdc.pdcid));
  }

  take({ outcomes, congestion, pdcs }: ReturnType<PdsInitiator['advance']>): void {
    this.outcomes.push(...outcomes);
    this.congestion.push(...congestion);
    this.pdcs.push(...pdcs);
    for (const event of congestion) if (this.#fixed) this.model.limit(event.ccc, this.#fixed.next(event));
  }

  /** What became of each message: its response's kind or the code of its failure, by message. */
  get results(): Record<number, string> {
    return Object.fromEntries(
      this.outcomes.map(({ send, result }) => [send.message, result.kind === 'failed' ? result.code : result.kind]),
    );
  }

  /** Opens the PDC by one message, which is acknowledged: place 0. */
  open(fields: Partial<SendRequest> = {}): this {
    this.submit(1, fields);
    this.sent();
    this.ack(0, { cack: 0 });
    return this;
  }
}

/** What ACK_CC says; by default nothing that matters. */
export const ackState = (fields: Partial<PeerAckState> & { rcvdBytes?: number } = {}): PeerAckState => {
  const { rcvdBytes = 0, ...others } = fields;
  const nscc = { serviceTime: 0, restoreCwnd: false, rcvCwndPend: 0, rcvdBytes };
  return { mpr: 0, sackPsnOffset: 1, sackBitmap: 0n, oooCount: 0, nscc, ...others };
};

/** A SACK bitmap of these places, from this base on. */
export const sackOf = (base: number, places: readonly number[]): bigint =>
  places.reduce((bits, place) => bits | (1n << BigInt(place - base)), 0n);

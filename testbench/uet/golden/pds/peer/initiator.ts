/**
 * A host with one PDC, as tests of targets need it: the initiator's model, with a window that does not change and a
 * PDCID that is said.
 */
import { FixedLimit, type InitiatorRegisters, PdsInitiator, type Tuple } from '../initiator/index.ts';
import { type PdsPacket, pdsPacket } from '../packet.ts';
import type { Reply, SesPart } from '../reply.ts';
import { arrivalOf, packetOf } from './exchange.ts';

/** States of an initiator (7.4); `closed` also where no PDC was opened. */
export type PeerState = 'new' | 'creating' | 'established' | 'quiesce' | 'ack_wait' | 'closed' | 'error';

export interface InitiatorOptions {
  readonly source: bigint;
  /** The target's address that it sends to. */
  readonly local: number;
  readonly spdcid: number;
  readonly rod: boolean;
  readonly startPsn: number;
  /** MP_Range in PSNs. */
  readonly window: number;
  /** What times are in. */
  readonly timeouts: InitiatorTimes;
  /** What else is not as `peerRegisters` says. */
  readonly registers?: Partial<InitiatorRegisters>;
  /**
   * The response to a message, once for each: `undefined` where CACK alone tells that there was one, and that it was
   * OK.
   */
  onResponse(messageId: number, response: SesPart | undefined): void;
}

/** Times in units of the bench's clock (7.15). */
export interface InitiatorTimes {
  /** Without backoff, so that tests end soon. */
  readonly rto: number;
  /** NACK_Retx_Time. */
  readonly nackRetx: number;
  /** PDS_Clear_Time: how often CLEAR_CMD is sent while nothing else carries CLEAR_PSN and CACK has not followed. */
  readonly clear: number;
}

/** A message of one packet. */
export interface Message {
  /** 16 bits. */
  readonly id: number;
  readonly length: number;
}

/** Retries without end, and of the ways to find losses those that send nothing in fair weather. */
const peerRegisters = (times: InitiatorTimes): Partial<InitiatorRegisters> => ({
  rtoInitTime: times.rto,
  rtoMaxTime: times.rto,
  maxRtoRetx: 15,
  nackRetxTime: times.nackRetx,
  goBackTime: times.nackRetx,
  maxNackRetx: 31,
  clearTime: times.clear,
  idleTime: 0,
  loss: {
    trimNack: true,
    lossNack: true,
    outOfOrder: false,
    entropy: false,
    probe: false,
    tail: 'off',
    rto: true,
    ackReq: true,
  },
});

/**
 * Sends messages in order as the window allows; closes when it is told to, or asked to, and everything is acknowledged.
 */
export class Initiator {
  readonly options: InitiatorOptions;
  /** The code that ended it. */
  failure: string | undefined;
  startPsn: number;
  readonly model: PdsInitiator;
  readonly #tuple: Tuple;
  readonly #limit = new FixedLimit(2 ** 30);
  #pdcid: number | undefined;
  #ended: 'closed' | 'error' | undefined;
  #closeRequested = false;

  constructor(options: InitiatorOptions) {
    const { rod, startPsn, window, local, timeouts } = options;
    this.options = options;
    this.startPsn = startPsn;
    this.#tuple = {
      mode: rod ? 'rod' : 'rud',
      jobId: 0,
      local: 0,
      destination: BigInt(local),
      trafficClass: 0,
      sdi: 0,
    };
    const first = { window: 2 ** 30, credit: undefined, cwnd: 2 ** 30, maxWindow: 2 ** 30, small: false };
    this.model = new PdsInitiator(
      {
        contexts: 1,
        window,
        queueLimit: 2 ** 16,
        policies: { startPsn: 'expected_0rtt', ackLast: false },
        registers: { ...peerRegisters(timeouts), defaultMpr: Math.ceil(window / 128), ...options.registers },
      },
      { pick: () => ({ entropy: 0 }), random: () => 0 },
      first,
    );
    this.model.expectStart(this.#tuple, startPsn);
  }

  submit({ id, length }: Message): void {
    const send = { tuple: this.#tuple, kind: 'request', message: id, first: true, last: true } as const;
    this.#take(this.model.submit({ ...send, length, size: length + 92, handle: id }));
  }

  /** Close when everything is acknowledged. */
  close(): void {
    this.#closeRequested = true;
    if (this.#pdcid === undefined) this.#ended ??= 'closed';
    else this.#take(this.model.close(this.#pdcid));
  }

  get state(): PeerState {
    return this.#ended ?? this.#pdc?.state ?? 'new';
  }

  /** NACKs that concern no packet under way (5.3). */
  get ignored(): number {
    return this.model.counters.get('nack_out_of_range');
  }

  /** Nothing is left to send or to wait for, but a CACK that a CLEAR holds up. */
  get isIdle(): boolean {
    const pdc = this.#pdc;
    const isBusy = pdc !== undefined && (pdc.queued > 0 || pdc.outstanding.length > 0);
    return !isBusy && !(this.#closeRequested && this.isOpen);
  }

  /** It takes messages. */
  get isTaking(): boolean {
    return this.isOpen && !this.#closeRequested;
  }

  /** It can still send. */
  get isOpen(): boolean {
    return this.#ended === undefined;
  }

  /** CACK covers everything that was sent. */
  get isCovered(): boolean {
    const pdc = this.#pdc;
    return pdc === undefined || pdc.cackPsn === (pdc.next - 1) >>> 0;
  }

  /** All PSNs up to it are acknowledged; what is cleared (6.4). */
  get clearPsn(): number | undefined {
    return this.#pdc?.clearPsn;
  }

  /** What it sends now. The resources and TSS of the packets are the target's to say. */
  poll(now: number): PdsPacket[] {
    const packets: PdsPacket[] = [];
    if (!this.isOpen) return packets;
    this.#take(this.model.advance(now));
    for (let left = this.model.next(); left !== undefined; left = this.model.next()) {
      this.#take(left.effects);
      const { source, local, spdcid } = this.options;
      if ('psn' in left.packet) packets.push(pdsPacket({ ...packetOf(left.packet), source, local, spdcid }));
    }
    return packets;
  }

  receive(reply: Reply, now: number): void {
    if (!this.isOpen || this.#pdcid === undefined) return;
    this.#take(this.model.advance(now));
    const { spdcid } = this.options;
    const dpdcid = reply.dpdcid === spdcid ? this.#pdcid : 0;
    this.#take(this.model.receive({ ...arrivalOf(reply, BigInt(reply.local)), local: 0, dpdcid }));
  }

  get #pdc() {
    return this.#pdcid === undefined ? undefined : this.model.pdc(this.#pdcid);
  }

  #take({ outcomes, congestion, pdcs }: ReturnType<PdsInitiator['advance']>): void {
    for (const event of congestion) this.model.limit(event.ccc, this.#limit.next(event));
    for (const { kind, pdcid, code } of pdcs) {
      if (kind === 'opened') this.#pdcid = pdcid;
      if (kind === 'quiesce') this.#closeRequested = true;
      if (kind === 'moved') this.startPsn = this.#pdc!.startPsn;
      if (kind === 'closed' || kind === 'error') this.#ended = kind;
      if (kind === 'error') this.failure = code;
    }
    for (const { send, result } of outcomes) {
      if (result.kind === 'response') this.options.onResponse(send.message, result.response);
      else if (result.kind === 'default_ok') this.options.onResponse(send.message, undefined);
    }
  }
}

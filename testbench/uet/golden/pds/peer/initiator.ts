/**
 * The initiator's side of one PDC, as small as it can be and still heal every loss: what sends to a target in its
 * tests.
 */
import { addPsn, psnDifference } from '../../serial.ts';
import { type PdsPacket, pdsPacket, synWord } from '../packet.ts';
import type { Ack, Nack, Reply, SesPart, TargetNack } from '../reply.ts';

/** States of an initiator (7.4); `quiesce` is `established` with `close` called. */
export type InitiatorState = 'creating' | 'established' | 'ack_wait' | 'closed' | 'error';

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

/** A packet that has a PSN and has not been acknowledged. */
interface Sent {
  psn: number;
  /** `undefined` for CLOSE_CMD. */
  readonly message: Message | undefined;
  /** Reported by SACK: the response alone is missing. */
  sacked: boolean;
  nextAt: number;
}

/**
 * Sends messages in PSN order as the window allows (7.3), with syn until it has learnt the target's PDCID (3.2);
 * retransmits by timer and by NACK (5.3, 7.11), asks by ACK_REQ for the response to what SACK reports; clears with
 * every request and by CLEAR_CMD, with a PROBE after it, as nothing else would tell the CACK that follows; closes when
 * all is acknowledged (7.5).
 *
 * ACKs are taken from the whole life of the PDC: 7.8 would ignore a CACK below the oldest unacknowledged PSN less one,
 * but with guaranteed delivery that PSN can be beyond CACK, and an ACK that was overtaken may carry a response that no
 * other has.
 */
export class Initiator {
  readonly options: InitiatorOptions;
  state: InitiatorState = 'creating';
  /** The fatal NACK that ended it. */
  failure: TargetNack | undefined;
  /** NACKs that concern no packet under way (5.3). */
  ignored = 0;
  startPsn: number;
  #peerPdcid = 0;
  #next: number;
  #cack: number;
  #closeWished = false;
  #clearWanted = false;
  #clearSentAt = Number.NEGATIVE_INFINITY;
  /** The last time that ROD sent all again from some PSN on. */
  #wentBack: { readonly to: number; readonly at: number } | undefined;
  readonly #queue: Message[] = [];
  readonly #sent = new Map<number, Sent>();

  constructor(options: InitiatorOptions) {
    this.options = options;
    this.startPsn = options.startPsn;
    this.#next = options.startPsn;
    this.#cack = addPsn(options.startPsn, -1);
  }

  submit(message: Message): void {
    this.#queue.push(message);
  }

  /** Close when everything is acknowledged. */
  close(): void {
    this.#closeWished = true;
  }

  /** Nothing is left to send or to wait for, but a CACK that a CLEAR holds up. */
  get isIdle(): boolean {
    return this.#queue.length === 0 && this.#sent.size === 0 && !(this.#closeWished && this.isOpen);
  }

  /** It takes messages. */
  get isTaking(): boolean {
    return this.isOpen && !this.#closeWished;
  }

  /** It can still send. */
  get isOpen(): boolean {
    return this.state !== 'closed' && this.state !== 'error';
  }

  /** CACK covers everything that was sent. */
  get isCovered(): boolean {
    return this.#cack === addPsn(this.#next, -1);
  }

  /** All PSNs up to it are acknowledged; what is cleared (6.4). */
  get clearPsn(): number {
    return addPsn(this.#oldest, -1);
  }

  /** What it sends now. The resources and TSS of the packets are the target's to say. */
  poll(now: number): PdsPacket[] {
    if (!this.isOpen) return [];
    const packets = this.#retransmissions(now);
    for (; this.#queue.length > 0 && this.#maySend(); this.#next = addPsn(this.#next, 1)) {
      packets.push(this.#send(this.#queue.shift(), now));
    }
    const isDone = this.#queue.length === 0 && this.#sent.size === 0;
    if (this.#closeWished && isDone && this.state === 'established') {
      this.state = 'ack_wait';
      packets.push(this.#send(undefined, now));
      this.#next = addPsn(this.#next, 1);
    }
    if (this.state === 'creating' && this.#closeWished && isDone) this.state = 'closed';
    packets.push(...this.#clearCommands(now, packets));
    return packets;
  }

  receive(reply: Reply, now: number): void {
    if (!this.isOpen) return;
    if (reply.type === 'cp') {
      if (reply.kind === 'clear_req') this.#clearWanted = true;
      else this.#closeWished = true;
    } else if (reply.type === 'ack') this.#receiveAck(reply);
    else this.#receiveNack(reply, now);
  }

  get #oldest(): number {
    // Insertion is in PSN order, so the first is the oldest.
    return this.#sent.keys().next().value ?? this.#next;
  }

  #maySend(): boolean {
    const { window } = this.options;
    if (this.state === 'ack_wait') return false;
    if (this.state === 'creating' && psnDifference(this.#next, this.startPsn) > 0xfff) return false;
    return psnDifference(this.#next, this.#oldest) < window && psnDifference(this.#next, this.#cack) <= window;
  }

  #send(message: Message | undefined, now: number): PdsPacket {
    const sent: Sent = { psn: this.#next, message, sacked: false, nextAt: now + this.options.timeouts.rto };
    this.#sent.set(sent.psn, sent);
    return this.#packet(sent, { ar: this.#queue.length === 0 });
  }

  #packet({ psn, message }: Sent, fields: Partial<PdsPacket>): PdsPacket {
    const { source, local, spdcid, rod } = this.options;
    const syn = this.state === 'creating';
    return pdsPacket({
      source,
      local,
      spdcid,
      rod,
      psn,
      syn,
      dpdcid: syn ? synWord(psnDifference(psn, this.startPsn)) : this.#peerPdcid,
      // What was cleared a window ago is known, and what 16 bits cannot say does not occur.
      clearOffset: Math.min(psnDifference(this.clearPsn, psn), 0),
      ...(message === undefined
        ? { kind: 'close_cmd', ar: true, length: 0 }
        : { messageId: message.id, length: message.length, size: message.length + 92 }),
      ...fields,
    });
  }

  #retransmissions(now: number): PdsPacket[] {
    const packets: PdsPacket[] = [];
    for (const sent of this.#sent.values()) {
      if (sent.nextAt > now) continue;
      sent.nextAt = now + this.options.timeouts.rto;
      const asking = { kind: 'ack_req', retx: false, ar: false, payload: sent.message?.id ?? 0 } as const;
      packets.push(this.#packet(sent, sent.sacked ? asking : { retx: true, ar: true }));
    }
    return packets;
  }

  #clearCommands(now: number, packets: readonly PdsPacket[]): PdsPacket[] {
    if (packets.some(({ kind }) => kind === 'request')) this.#clearSentAt = now;
    const isBehind = psnDifference(this.clearPsn, this.#cack) > 0;
    const isDue = now - this.#clearSentAt >= this.options.timeouts.clear;
    if (this.state !== 'established' || !isBehind || !(this.#clearWanted || isDue)) return [];
    this.#clearWanted = false;
    this.#clearSentAt = now;
    const { source, local, spdcid } = this.options;
    const control = { source, local, spdcid, dpdcid: this.#peerPdcid, payload: this.clearPsn, length: 0 };
    return [pdsPacket({ ...control, kind: 'clear_cmd' }), pdsPacket({ ...control, kind: 'probe', ar: true })];
  }

  #receiveAck({ spdcid, cackPsn, answered, response, state, req }: Ack): void {
    if (this.#peerPdcid !== 0 && spdcid !== this.#peerPdcid) return;
    const ackPsn = 'ackPsnOffset' in answered ? addPsn(cackPsn, answered.ackPsnOffset) : cackPsn;
    const isOurs = (psn: number): boolean =>
      psnDifference(psn, this.startPsn) >= -1 && psnDifference(psn, this.#next) < 0;
    if (!isOurs(cackPsn) || !isOurs(ackPsn)) return;
    this.#learn(spdcid);
    if ('ackPsnOffset' in answered) this.#acknowledge(ackPsn, response);
    if (psnDifference(cackPsn, this.#cack) > 0) this.#cack = cackPsn;
    for (const psn of this.#sent.keys()) {
      if (psnDifference(psn, this.#cack) <= 0) this.#acknowledge(psn, undefined);
    }
    if (state !== undefined) this.#receiveSack(addPsn(cackPsn, state.sackPsnOffset), state.sackBitmap);
    if (req === 'clear') this.#clearWanted = true;
    if (req === 'close') this.#closeWished = true;
  }

  #receiveSack(base: number, bitmap: bigint): void {
    for (let i = 0; i < 64; i++) {
      const sent = this.#sent.get(addPsn(base, i));
      if (sent !== undefined && (bitmap >> BigInt(i)) & 1n) sent.sacked = true;
    }
  }

  #acknowledge(psn: number, response: SesPart | undefined): void {
    const sent = this.#sent.get(psn);
    if (sent === undefined) return;
    this.#sent.delete(psn);
    if (sent.message === undefined) this.state = 'closed';
    else this.options.onResponse(sent.message.id, response);
  }

  #receiveNack({ code, nackPsn, payload, spdcid }: Nack, now: number): void {
    const isOurs = psnDifference(nackPsn, this.#oldest) >= 0 && psnDifference(nackPsn, this.#next) < 0;
    if (!isOurs || (spdcid !== 0 && this.#peerPdcid !== 0 && spdcid !== this.#peerPdcid)) {
      this.ignored++;
      return;
    }
    if (code === 'new_start_psn') {
      if (this.state === 'creating') this.#restart(payload, now);
      return;
    }
    if (spdcid !== 0) this.#learn(spdcid);
    const sent = this.#sent.get(nackPsn);
    const { nackRetx, rto } = this.options.timeouts;
    const wait = waits[code];
    if (code === 'rod_ooo') this.#goBack(payload, now);
    else if (wait === undefined) {
      // The target has forgotten a PDC that it has closed: the ACK of CLOSE_CMD was lost.
      this.state = code === 'inv_dpdcid' && this.state === 'ack_wait' ? 'closed' : 'error';
      if (this.state === 'error') this.failure = code;
    } else if (sent !== undefined) {
      if (wait === 'none') sent.sacked = false;
      sent.nextAt = now + { none: 0, resource: nackRetx, response: rto }[wait];
    }
  }

  /** ROD: everything from the expected PSN on once more, in order. */
  #goBack(expected: number, now: number): void {
    // Packets under way bring a NACK each where there is no PDC yet to remember the gap; going back for one will do.
    if (expected === this.#wentBack?.to && now - this.#wentBack.at < this.options.timeouts.nackRetx) return;
    this.#wentBack = { to: expected, at: now };
    for (const sent of this.#sent.values()) if (psnDifference(sent.psn, expected) >= 0) sent.nextAt = now;
  }

  /** Another Start_PSN (7.5): all PSNs move with it. */
  #restart(startPsn: number, now: number): void {
    const delta = psnDifference(startPsn, this.startPsn);
    if (delta === 0) return;
    const moved = [...this.#sent.values()].map((sent) => ({ ...sent, psn: addPsn(sent.psn, delta), nextAt: now }));
    this.#sent.clear();
    for (const sent of moved) this.#sent.set(sent.psn, sent);
    this.startPsn = startPsn;
    this.#next = addPsn(this.#next, delta);
    this.#cack = addPsn(this.#cack, delta);
  }

  #learn(pdcid: number): void {
    this.#peerPdcid = pdcid;
    if (this.state === 'creating') this.state = 'established';
  }
}

/** How long a NACK has its packet wait before it is sent again; those that are not here are fatal (5.3). */
const waits: Readonly<Partial<Record<TargetNack, 'none' | 'resource' | 'response'>>> = {
  trimmed: 'none',
  trimmed_lasthop: 'none',
  pkt_not_rcvd: 'none',
  ack_with_data: 'none',
  no_pdc_avail: 'resource',
  no_ccc_avail: 'resource',
  no_bitmap: 'resource',
  no_pkt_buffer: 'resource',
  no_gtd_del_avail: 'resource',
  no_ses_msg_avail: 'resource',
  no_resource: 'resource',
  psn_oor_window: 'resource',
  rcvd_ses_procg: 'response',
};

/**
 * Packets without a PDC: RUDI, which is sent again until its response comes (7.13), and UUD, which is sent once (7.14).
 */
import { nackClass, nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { claimRoom, takeRoom } from './congestion.ts';
import type { Datagram } from './emitted.ts';
import { type InitiatorShared, responseResult } from './initiator-state.ts';
import type { PeerNack, RudiResponse } from './peer-event.ts';
import { newRecord, type SendRecord } from './record.ts';
import { type FailureCode, type SendOutcome, type SendRequest, type Tuple, tupleKey } from './send.ts';
import { endless } from './settings.ts';

/** A packet of RUDI that is outstanding; its pkt_id stands for a PSN. */
type Outstanding = SendRecord & { readonly send: SendRequest };

export class Datagrams {
  readonly #s: InitiatorShared;
  /** What has not been sent yet, by tuple; the one whose turn it is comes first. */
  readonly #queues = new Map<string, SendRequest[]>();
  readonly #outstanding = new Map<number, Outstanding>();
  #pktId = 0;

  constructor(s: InitiatorShared) {
    this.#s = s;
  }

  enqueue(send: SendRequest): void {
    // It begins here, where it has none.
    this.#s.cccOf(send.tuple);
    const key = tupleKey(send.tuple);
    const queue = this.#queues.get(key);
    if (queue === undefined) this.#queues.set(key, [send]);
    else queue.push(send);
  }

  /** How many of a tuple wait to be sent for the first time. */
  waitingOf(tuple: Tuple): number {
    return this.#queues.get(tupleKey(tuple))?.length ?? 0;
  }

  /** What may be sent now: retransmissions first, then tuples in turn. */
  next(): Datagram | undefined {
    for (const record of this.#outstanding.values()) {
      if (record.state === 'lost' && this.#hasRoom(record.send)) return this.#emit(record);
    }
    for (const [key, queue] of this.#queues) {
      const [send] = queue as [SendRequest];
      if (send.tuple.mode === 'rudi' && !this.#hasRoom(send)) continue;
      queue.shift();
      this.#queues.delete(key);
      if (queue.length > 0) this.#queues.set(key, queue);
      return this.#begin(send);
    }
    return undefined;
  }

  /** Congestion control has room, and no other waits for it. */
  #hasRoom({ tuple, size }: SendRequest): boolean {
    const ccc = this.#s.cccOf(tuple);
    const isOf = (send: SendRequest): boolean => send.tuple.mode === 'rudi' && this.#s.cccOf(send.tuple) === ccc;
    const wants = (): boolean =>
      this.#outstanding.values().some(({ state, send }) => state === 'lost' && isOf(send)) ||
      this.#queues.values().some(([send]) => send !== undefined && isOf(send));
    return claimRoom(ccc, this, size, wants);
  }

  #begin(send: SendRequest): Datagram {
    const s = this.#s;
    s.counters.count('datagram_sent');
    if (send.tuple.mode === 'uud') {
      // Nothing will tell what has become of it.
      s.finish(send, { kind: 'default_ok' });
      const asked = { ccc: s.cccOf(send.tuple).id, pdcid: 0, size: 0, ordered: false };
      return this.#packet(send, 0, false, s.surroundings.pick(asked).entropy);
    }
    while (this.#outstanding.has(this.#pktId)) this.#pktId = (this.#pktId + 1) >>> 0;
    const record = { ...newRecord(this.#pktId, send), send };
    this.#pktId = (this.#pktId + 1) >>> 0;
    this.#outstanding.set(record.psn, record);
    s.cccOf(send.tuple).outstanding++;
    return this.#emit(record);
  }

  /** A response of RUDI. One that belongs to nothing is ignored. */
  respond({ pktId, source, local, response, retx, m, entropy }: RudiResponse): void {
    const s = this.#s;
    const record = this.#find(pktId, source, local);
    if (record === undefined) return;
    const isClear = record.state === 'out' && record.sendings === (retx ? 2 : 1);
    const bytes = record.state === 'out' ? record.size : 0;
    const rtt = isClear && s.settings.policies.serviceTime === 'optional' ? { rtt: s.now - record.sentAt } : {};
    s.tell({ ccc: s.cccOf(record.send.tuple).id, kind: 'ack', bytes, entropy, ecn: m, ...rtt });
    this.#finish(record, responseResult(response));
  }

  /** A NACK of RUDI: by class, as those of PDCs (5.3). */
  refuse(pktId: number, { code, source, local, m }: PeerNack): void {
    const s = this.#s;
    const record = this.#find(pktId, source, local);
    if (record === undefined) return;
    if (code === undefined) {
      s.counters.count('nack_unexpected');
      return;
    }
    if (nackClass(nackCodes.code[code]) === 'pdc_fatal') {
      this.#leave(record, 'withdrawn', m);
      this.#fail(record, code);
      return;
    }
    if (record.state !== 'out') return;
    const isTrim = code === 'trimmed' || code === 'trimmed_lasthop';
    this.#leave(record, code === 'trimmed' ? 'nack_trim' : isTrim ? 'nack_last_hop' : 'nack_other', m);
    s.counters.count(isTrim ? 'lost_trim' : 'lost_nack');
    record.state = isTrim ? 'lost' : 'waiting';
    record.dueAt = isTrim ? undefined : s.now + s.registers.nackRetxTime;
    if (isTrim) return;
    const { maxNackRetx } = s.registers;
    if (maxNackRetx !== endless.nack && record.nackRetries >= maxNackRetx) this.#fail(record, 'undeliverable');
    record.nackRetries++;
  }

  /** What is due by a time, the earliest of it. */
  nextDue(time: number): { readonly at: number; expire(): void } | undefined {
    let first: Outstanding | undefined;
    for (const record of this.#outstanding.values()) {
      if (
        record.dueAt !== undefined &&
        record.dueAt <= time &&
        record.dueAt < (first?.dueAt ?? Number.POSITIVE_INFINITY)
      ) {
        first = record;
      }
    }
    const record = first;
    return record && { at: Math.max(record.dueAt!, this.#s.now), expire: () => this.#expire(record) };
  }

  #expire(record: Outstanding): void {
    const { maxRtoRetx } = this.#s.registers;
    if (record.state === 'out') {
      this.#leave(record, 'timeout');
      this.#s.counters.count('lost_timeout');
      if (maxRtoRetx !== endless.rto && record.rtoRetries >= maxRtoRetx) {
        this.#fail(record, 'undeliverable');
        return;
      }
      record.rtoRetries++;
    }
    record.state = 'lost';
    record.dueAt = undefined;
  }

  #emit(record: Outstanding): Datagram {
    const s = this.#s;
    const ccc = s.cccOf(record.send.tuple);
    const { size } = record;
    const { entropy } = s.surroundings.pick({ ccc: ccc.id, pdcid: 0, size, ordered: false });
    const retx = record.sendings > 0;
    const dueAt = s.rtoDue(record);
    Object.assign(record, { state: 'out', entropy, sentAt: s.now, dueAt, sendings: record.sendings + 1 });
    takeRoom(ccc, this, size);
    s.tell({ ccc: ccc.id, kind: 'sent', bytes: size, entropy });
    if (retx) s.counters.count('retransmitted');
    return this.#packet(record.send, record.psn, retx, entropy);
  }

  #packet(send: SendRequest, pktId: number, retx: boolean, entropy: number): Datagram {
    const { destination, local, mode } = send.tuple;
    return { type: mode === 'uud' ? 'uud' : 'rudi', destination, local, entropy, retx, send, pktId };
  }

  #find(pktId: number, source: bigint, local: number): Outstanding | undefined {
    const record = this.#outstanding.get(pktId);
    if (record !== undefined && record.send.tuple.destination === source && record.send.tuple.local === local) {
      return record;
    }
    this.#s.counters.count('pkt_id_unknown');
    return undefined;
  }

  #leave(
    { state, size, entropy, send }: Outstanding,
    kind: 'nack_trim' | 'nack_last_hop' | 'nack_other' | 'timeout' | 'withdrawn',
    ecn = false,
  ): void {
    if (state === 'out') this.#s.tell({ ccc: this.#s.cccOf(send.tuple).id, kind, bytes: size, entropy, ecn });
  }

  #fail(record: Outstanding, code: FailureCode): void {
    this.#finish(record, { kind: 'failed', code });
  }

  #finish(record: Outstanding, result: SendOutcome['result']): void {
    const ccc = this.#s.cccOf(record.send.tuple);
    this.#outstanding.delete(record.psn);
    ccc.outstanding--;
    if (ccc.outstanding === 0) this.#s.idleCccs.add(ccc);
    this.#s.finish(record.send, result);
  }
}

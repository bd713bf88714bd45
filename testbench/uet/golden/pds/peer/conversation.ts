/**
 * A host that sends to targets through a network, both models whole, with what must hold of the host checked as it
 * happens.
 */

import { type Random, seededRandom } from '../../../../../support/random.ts';
import { addPsn, psnDifference } from '../../serial.ts';
import type { Delivery } from '../arrival.ts';
import {
  type EmittedPacket,
  FixedLimit,
  type InitiatorOptions,
  type Mode,
  type PdcPacket,
  PdsInitiator,
  removedBy,
  type SendOutcome,
  type SendRequest,
  type Tuple,
} from '../initiator/index.ts';
import { isOrdered, tupleKey } from '../initiator/send.ts';
import { type PdsPacket, plenty, type Resources } from '../packet.ts';
import { PdsTarget } from '../pds-target.ts';
import type { Reply } from '../reply.ts';
import type { PdsTargetOptions } from '../settings.ts';
import { assert } from './assert.ts';
import { arrivalOf, packetOf } from './exchange.ts';
import { Link, type Weather } from './link.ts';

const HOST = 0xffff_c0a8_2a01n;

/** What has become of a packet of SES; its handle is its index. */
interface Fact {
  readonly send: SendRequest;
  delivered: boolean;
  guaranteed: boolean;
  outcome: SendOutcome['result'] | undefined;
}

/** What else happens, as probabilities; may be written at any time. */
interface Mishaps {
  trimmed: number;
  ce: number;
  guaranteed: number;
  /** SES takes up to so long to respond. */
  sesDelay: number;
}

export class Conversation {
  readonly host: PdsInitiator;
  readonly targets: readonly PdsTarget[];
  readonly weather: Weather = { loss: 0, copies: 0, minDelay: 1, maxDelay: 5 };
  readonly mishaps: Mishaps = { trimmed: 0, ce: 0, guaranteed: 0.2, sesDelay: 10 };
  lacking: Partial<Resources> = {};
  now = 0;
  readonly facts: Fact[] = [];
  /** Bytes in flight by what congestion control has heard, without what it hears of idle contexts. */
  flight = 0;
  readonly #random: Random;
  readonly #limit: FixedLimit;
  readonly #forward: Link<{ readonly to: bigint; readonly packet: PdsPacket }>;
  readonly #back: Link<{ readonly from: bigint; readonly reply: Reply }>;
  #ses: { readonly at: number; readonly target: PdsTarget; readonly delivery: Delivery; readonly handle: number }[] =
    [];
  /** The last handle delivered of each ordered tuple. */
  readonly #lastOf = new Map<string, number>();
  /** The highest PSN that each PDC has sent for the first time. */
  readonly #highest = new Map<number, number>();

  constructor(seed: number, host: InitiatorOptions, targets: readonly PdsTargetOptions[], cwnd: number) {
    this.#random = seededRandom(seed);
    const random = this.#random.fork('host');
    const surroundings = { pick: () => ({ entropy: random.below(8) }), random: () => random.word() };
    const first = { window: cwnd, credit: undefined, cwnd, maxWindow: cwnd, small: false };
    this.host = new PdsInitiator(host, surroundings, first);
    this.#limit = new FixedLimit(cwnd);
    this.targets = targets.map((options) => new PdsTarget(options));
    this.#forward = new Link(this.weather, this.#random.fork('forward'), (item) => ({
      ...item,
      packet: this.#onTheWay(item.packet),
    }));
    this.#back = new Link(this.weather, this.#random.fork('back'));
  }

  /** A message of so many packets; what the tuple has no room for is not sent at all. */
  submit(mode: Mode, target: number, job: number, packets: number): void {
    const tuple: Tuple = { mode, jobId: job, local: 0, destination: BigInt(target), trafficClass: 0, sdi: 0 };
    if (this.host.room(tuple) < packets) return;
    const message = this.facts.length & 0xffff;
    for (let i = 0; i < packets; i++) {
      const length = this.#random.int(0, 4096);
      const handle = this.facts.length;
      const ends = { first: i === 0, last: i === packets - 1 };
      const send: SendRequest = { tuple, kind: 'request', message, ...ends, length, size: length + 92, handle };
      this.facts.push({ send, delivered: false, guaranteed: false, outcome: undefined });
      this.#take(this.host.submit(send));
    }
  }

  run(steps: number): void {
    for (let i = 0; i < steps; i++) this.#step();
  }

  /** Fair weather, until every packet has its outcome; an error if that does not come. */
  settle(): void {
    Object.assign(this.weather, { loss: 0, copies: 0 });
    Object.assign(this.mishaps, { trimmed: 0 });
    this.lacking = {};
    const isSettled = (): boolean => this.facts.every(({ outcome }) => outcome !== undefined) && this.#ses.length === 0;
    for (let steps = 0; !isSettled(); steps++) {
      assert(steps < 20_000, 'not every packet has an outcome');
      this.#step();
    }
  }

  /** All PDCs close, and nothing is left of them on either side. */
  close(): void {
    for (const { pdcid } of this.host.pdcs()) this.#take(this.host.close(pdcid));
    for (let steps = 0; this.host.pdcs().length > 0; steps++) {
      assert(steps < 20_000, 'a PDC does not close');
      this.#step();
    }
  }

  /** Every packet was delivered, and has the outcome that says so. */
  checkAllDelivered(): void {
    this.facts.forEach(({ delivered, outcome }, handle) => {
      assert(delivered && outcome !== undefined && outcome.kind !== 'failed', `packet ${handle} was not delivered`);
    });
  }

  #step(): void {
    this.now++;
    for (const target of this.targets) {
      target.tick();
      target.advance(this.now);
    }
    this.#take(this.host.advance(this.now));
    for (const { to, packet } of this.#forward.arrivals(this.now)) this.#arrive(to, packet);
    const due = this.#ses.filter(({ at }) => at <= this.now);
    this.#ses = this.#ses.filter(({ at }) => at > this.now);
    for (const { target, delivery, handle } of due) this.#respond(target, delivery, handle);
    for (const { from, reply } of this.#back.arrivals(this.now)) this.#take(this.host.receive(arrivalOf(reply, from)));
    for (let left = this.host.next(); left !== undefined; left = this.host.next()) {
      this.#take(left.effects);
      this.#checkSent(left.packet);
      const packet = { ...packetOf(left.packet as PdcPacket), source: HOST, jobId: left.packet.send?.handle ?? 0 };
      this.#forward.send({ to: left.packet.destination, packet }, this.now);
    }
  }

  /** No PSN is used twice, and no more are outstanding than the window has. */
  #checkSent(packet: EmittedPacket): void {
    assert('psn' in packet);
    const { spdcid, psn, retx, type } = packet;
    const pdc = this.host.pdc(spdcid)!;
    const { window } = this.host.settings;
    assert(pdc.outstanding.length <= window && psnDifference(pdc.next, pdc.oldest) <= window, 'the window is exceeded');
    if (type === 'ack_req' || type === 'clear_cmd' || type === 'probe') return;
    const highest = this.#highest.get(spdcid) ?? addPsn(pdc.startPsn, -1);
    const isNew = pdc.outstanding.find((record) => record.psn === psn)!.sendings === 1;
    assert.equal(retx, !isNew);
    if (isNew) assert.equal(psn, addPsn(highest, 1), 'PSNs are used one after the other');
    if (isNew) this.#highest.set(spdcid, psn);
  }

  #take({ outcomes, congestion, pdcs }: ReturnType<PdsInitiator['advance']>): void {
    for (const event of congestion) {
      this.host.limit(event.ccc, this.#limit.next(event));
      if (event.kind === 'sent') this.flight += event.bytes;
      this.flight -= removedBy(event);
    }
    for (const { kind, pdcid } of pdcs) if (kind !== 'established' && kind !== 'quiesce') this.#highest.delete(pdcid);
    for (const { send, result } of outcomes) {
      const fact = this.facts[send.handle]!;
      assert(fact.outcome === undefined, `packet ${send.handle} has two outcomes`);
      fact.outcome = result;
      if (result.kind === 'failed') continue;
      assert(fact.delivered, `packet ${send.handle} is done and was not delivered`);
      const handle = result.kind === 'response' && result.response.kind === 'ses' ? result.response.handle : undefined;
      if (handle !== undefined || fact.guaranteed) assert.equal(handle, send.handle, 'the response is its own');
    }
  }

  #onTheWay(packet: PdsPacket): PdsPacket {
    const isTrimmed = packet.kind === 'request' && this.#random.chance(this.mishaps.trimmed);
    return { ...packet, ce: this.#random.chance(this.mishaps.ce), trimmed: isTrimmed ? 'trimmed' : 'none' };
  }

  #arrive(to: bigint, sent: PdsPacket): void {
    const target = this.targets[Number(to)]!;
    const { deliver, reply } = target.receive({ ...sent, resources: { ...plenty, ...this.lacking } });
    if (deliver !== undefined) {
      const handle = sent.jobId;
      const fact = this.facts[handle]!;
      const { tuple } = fact.send;
      assert(!fact.delivered, `packet ${handle} is delivered twice`);
      fact.delivered = true;
      if (isOrdered(tuple.mode)) {
        assert(handle > (this.#lastOf.get(tupleKey(tuple)) ?? -1), `packet ${handle} is delivered out of order`);
        this.#lastOf.set(tupleKey(tuple), handle);
      }
      this.#ses.push({
        at: this.now + this.#random.int(0, this.mishaps.sesDelay),
        target,
        delivery: deliver,
        handle,
      });
    }
    if (reply !== undefined) this.#back.send({ from: to, reply }, this.now);
  }

  #respond(target: PdsTarget, delivery: Delivery, handle: number): void {
    const guaranteed = this.#random.chance(this.mishaps.guaranteed);
    if (guaranteed) this.facts[handle]!.guaranteed = true;
    const nextHdr = guaranteed ? 5 : 4;
    const reply = target.respond({ ...delivery, guaranteed, plainOk: !guaranteed, handle, nextHdr });
    const from = BigInt(this.targets.indexOf(target));
    if (reply !== undefined) this.#back.send({ from, reply }, this.now);
  }
}

/** Times of a host in a conversation, whose ways take up to 40 units each. */
export const hostOptions: InitiatorOptions = {
  contexts: 4,
  window: 64,
  queueLimit: 500,
  // 16 generations a place.
  pdcidBase: 64,
  policies: { serviceTime: 'optional' },
  registers: {
    rtoInitTime: 120,
    rtoMaxTime: 300,
    maxRtoRetx: 15,
    nackRetxTime: 30,
    maxNackRetx: 31,
    goBackTime: 60,
    clearTime: 60,
    idleTime: 300,
    tailLossTime: 90,
    probeTime: 100,
    probeTailTime: 80,
    probeAgainTime: 150,
    quarantineTime: 600,
    synRetxSafetyTime: 900,
  },
};

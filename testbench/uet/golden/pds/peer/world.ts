/**
 * Initiators, a network, a target and its SES: what happens to a target in its life, with all that must hold checked as
 * it happens.
 */

import { type Random, seededRandom } from '../../../../../support/random.ts';
import { addPsn, psnDifference } from '../../serial.ts';
import type { Delivery, Outcome } from '../arrival.ts';
import { type PdsPacket, plenty, type Resources, type StartRule, startPsnOf } from '../packet.ts';
import { type Freed, type PdsCommand, PdsTarget } from '../pds-target.ts';
import type { Ack, Control, Reply, SesPart } from '../reply.ts';
import type { PdsResponse } from '../response.ts';
import type { PdsTargetOptions } from '../settings.ts';
import type { Verdict } from '../verdict.ts';
import { assert } from './assert.ts';
import { Initiator, type InitiatorOptions } from './initiator.ts';
import { Link, type Weather } from './link.ts';

/** What else happens, as probabilities; may be written at any time. */
export interface Fate {
  /** Requests that are trimmed. */
  trimmed: number;
  /** Packets with a CE mark. */
  ce: number;
  /** Responses that are guaranteed. */
  guaranteed: number;
  /** SES takes up to so long to respond. */
  sesDelay: number;
}

/** A message on its way: what SES has made of it. */
interface Fact {
  readonly peer: Peer;
  delivered: boolean;
  acknowledged: boolean;
  /** The guaranteed response, by its handle. */
  guaranteed: number | undefined;
}

/**
 * What was done to the target, and what it answered: a script for another target, hardware's, in the order of this one.
 */
export type TargetEvent =
  | { readonly kind: 'advance'; readonly time: number; readonly freed: readonly Freed[] }
  | { readonly kind: 'receive'; readonly packet: PdsPacket; readonly outcome: Outcome }
  | { readonly kind: 'respond'; readonly response: PdsResponse; readonly reply: Ack | undefined }
  | { readonly kind: 'command'; readonly command: PdsCommand; readonly reply: Control | undefined };

/** An initiator and what was seen of its PDC. */
export interface Peer {
  readonly initiator: Initiator;
  /** Whether each PSN has had its response, and a guaranteed one. */
  readonly responses: Map<number, { readonly guaranteed: boolean }>;
  /** The highest CACK seen in an ACK. */
  cack: number | undefined;
  /** The last PSN delivered. */
  lastPsn: number | undefined;
}

export class World {
  readonly target: PdsTarget;
  readonly peers: Peer[] = [];
  readonly weather: Weather = { loss: 0, copies: 0, minDelay: 1, maxDelay: 5 };
  readonly fate: Fate = { trimmed: 0, ce: 0, guaranteed: 0.2, sesDelay: 10 };
  /** What the target lacks for those that come. */
  lacking: Partial<Resources> = {};
  /** How the target's TSS judges a Start_PSN. */
  tss: StartRule['method'] = 'none';
  /** The floor of Start_PSNs, for `expected_0rtt`. */
  expectedPsn = 0;
  /** All that was done to the target. */
  readonly events: TargetEvent[] = [];
  now = 0;
  readonly #random: Random;
  readonly #forward: Link<PdsPacket>;
  readonly #back: Link<Reply>;
  readonly #facts = new Map<number, Fact>();
  #ses: { readonly at: number; readonly delivery: Delivery; readonly messageId: number }[] = [];
  #messages = 0;

  /** What the target does with its times and the weather's delays has to fit: see `worldTarget`. */
  constructor(seed: number, options: PdsTargetOptions) {
    this.#random = seededRandom(seed);
    this.target = new PdsTarget(options);
    this.#forward = new Link<PdsPacket>(this.weather, this.#random.fork('forward'), (packet) => this.#onTheWay(packet));
    this.#back = new Link<Reply>(this.weather, this.#random.fork('back'));
  }

  /** A new initiator, whose PDC its first message opens. `window`: what it takes for the target's MP_Range. */
  open(
    options: Pick<InitiatorOptions, 'source' | 'spdcid' | 'rod' | 'startPsn'> &
      Partial<Pick<InitiatorOptions, 'window'>>,
  ): Peer {
    const initiator = new Initiator({
      local: 0,
      // Of ROD everything after a loss is sent again, so that a long window would fill tests with what is dropped.
      window: options.rod ? 16 : this.target.settings.window,
      timeouts: worldTimes,
      onResponse: (messageId, response) => this.#checkResponse(messageId, response),
      ...options,
    });
    const peer: Peer = { initiator, responses: new Map(), cack: undefined, lastPsn: undefined };
    this.peers.push(peer);
    return peer;
  }

  /** So many messages, of some length. */
  submit(peer: Peer, count: number): void {
    for (let i = 0; i < count; i++) {
      const id = this.#messages++;
      assert(id < 2 ** 16, 'message ids are used up');
      this.#facts.set(id, { peer, delivered: false, acknowledged: false, guaranteed: undefined });
      peer.initiator.submit({ id, length: this.#random.int(0, 4096) });
    }
  }

  /** Some steps of time. */
  run(steps: number): void {
    for (let i = 0; i < steps; i++) this.#step();
  }

  /** Fair weather, until nothing waits for anything; an error if that does not come. */
  settle(): void {
    Object.assign(this.weather, { loss: 0, copies: 0 });
    Object.assign(this.fate, { trimmed: 0 });
    this.lacking = {};
    const isSettled = (): boolean =>
      this.peers.every(({ initiator }) => !initiator.isOpen || (initiator.isIdle && initiator.isCovered)) &&
      this.#ses.length === 0 &&
      this.#forward.isEmpty &&
      this.#back.isEmpty;
    for (let steps = 0; !isSettled(); steps++) {
      assert(steps < 20_000, 'what was sent is not all acknowledged');
      this.#step();
    }
  }

  /** The PDC of an initiator at the target, if it has one. */
  pdcOf({ initiator }: Peer) {
    const { source, spdcid } = initiator.options;
    return this.target.pdcs().find((pdc) => pdc.source === source && pdc.spdcid === spdcid);
  }

  /** What the target's host or firmware wants. */
  command(command: PdsCommand): void {
    const reply = this.target.command(command);
    this.events.push({ kind: 'command', command, reply });
    this.#sendBack(reply);
  }

  /** How often each verdict has been given. */
  get verdicts(): ReadonlyMap<Verdict, number> {
    const counts = new Map<Verdict, number>();
    for (const event of this.events) {
      if (event.kind !== 'receive') continue;
      const { verdict } = event.outcome;
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    }
    return counts;
  }

  /** Every message that was submitted to an initiator that has not failed was delivered once and acknowledged once. */
  checkAllDelivered(): void {
    for (const [id, { peer, delivered, acknowledged }] of this.#facts) {
      if (peer.initiator.state === 'error') continue;
      assert(delivered && acknowledged, `message ${id} was ${delivered ? 'not acknowledged' : 'not delivered'}`);
    }
  }

  #step(): void {
    this.now++;
    this.target.tick();
    const freed = this.target.advance(this.now);
    this.events.push({ kind: 'advance', time: this.now, freed });
    for (const { nextStartPsn } of freed) {
      if (psnDifference(nextStartPsn, this.expectedPsn) > 0) this.expectedPsn = nextStartPsn;
    }
    for (const packet of this.#forward.arrivals(this.now)) this.#arrive(packet);
    const due = this.#ses.filter(({ at }) => at <= this.now);
    this.#ses = this.#ses.filter(({ at }) => at > this.now);
    for (const { delivery, messageId } of due) this.#respond(delivery, messageId);
    for (const reply of this.#back.arrivals(this.now))
      this.#peerOf(reply.destination, reply.dpdcid)?.initiator.receive(reply, this.now);
    for (const { initiator } of this.peers) {
      for (const packet of initiator.poll(this.now)) this.#forward.send(packet, this.now);
    }
  }

  #onTheWay(packet: PdsPacket): PdsPacket {
    const isTrimmed = packet.kind === 'request' && this.#random.chance(this.fate.trimmed);
    return { ...packet, ce: this.#random.chance(this.fate.ce), trimmed: isTrimmed ? 'trimmed' : 'none' };
  }

  #arrive(sent: PdsPacket): void {
    const tss = { method: this.tss, startPsn: this.#requiredPsn(sent) };
    const packet = { ...sent, resources: { ...plenty, ...this.lacking }, tss };
    const outcome = this.target.receive(packet);
    this.events.push({ kind: 'receive', packet, outcome });
    const peer = this.#peerOf(packet.source, packet.spdcid);
    const isTaken = outcome.verdict === 'created' || outcome.verdict === 'accepted' || outcome.verdict === 'closed';
    if (peer !== undefined && isTaken && !outcome.deliver) peer.responses.set(packet.psn, { guaranteed: false });
    if (outcome.deliver) {
      this.#checkDelivery(packet, outcome.deliver);
      const at = this.now + this.#random.int(0, this.fate.sesDelay);
      this.#ses.push({ at, delivery: outcome.deliver, messageId: packet.messageId });
    }
    this.#sendBack(outcome.reply);
  }

  /**
   * A Start_PSN that is too old is moved by 2^16 at least, as those of PDCs in turn are (7.2). Were it less, an old SYN
   * that comes late could be refused by an INVALID_SYN whose PSN is under way again, which would end the new PDC.
   */
  #requiredPsn(packet: PdsPacket): number {
    if (this.tss === 'random_1rtt') return this.#random.word();
    const below = psnDifference(this.expectedPsn, startPsnOf(packet));
    return below > 0 && below < 2 ** 16 ? addPsn(this.expectedPsn, 2 ** 16) : this.expectedPsn;
  }

  #respond(delivery: Delivery, messageId: number): void {
    const fact = this.#facts.get(messageId)!;
    const guaranteed = this.#random.chance(this.fate.guaranteed);
    if (guaranteed) fact.guaranteed = messageId;
    fact.peer.responses.set(delivery.psn, { guaranteed });
    const nextHdr = guaranteed ? 5 : 4;
    const response = { ...delivery, guaranteed, plainOk: !guaranteed, handle: messageId, nextHdr };
    const reply = this.target.respond(response);
    this.events.push({ kind: 'respond', response, reply });
    this.#sendBack(reply);
  }

  #sendBack(reply: Reply | undefined): void {
    if (reply === undefined) return;
    if (reply.type === 'ack') this.#checkAck(reply);
    this.#back.send(reply, this.now);
  }

  #checkDelivery({ messageId, psn }: PdsPacket, delivery: Delivery): void {
    const fact = this.#facts.get(messageId)!;
    assert(!fact.delivered, `message ${messageId} is delivered twice`);
    fact.delivered = true;
    assert.equal(delivery.psn, psn);
    const { lastPsn } = fact.peer;
    if (delivery.rod && lastPsn !== undefined) assert.equal(psn, addPsn(lastPsn, 1), 'ROD delivers out of order');
    fact.peer.lastPsn = psn;
  }

  /**
   * CACK covers PSNs alone that have had a response, and no guaranteed one that is not cleared; and it never moves
   * back.
   */
  #checkAck({ destination, dpdcid, cackPsn }: Ack): void {
    const peer = this.#peerOf(destination, dpdcid)!;
    const clearPsn = this.pdcOf(peer)!.clearPsn;
    const from = peer.cack ?? addPsn(peer.initiator.startPsn, -1);
    assert(psnDifference(cackPsn, from) >= 0, `CACK moves back from ${from} to ${cackPsn}`);
    for (let psn = from; psn !== cackPsn; ) {
      psn = addPsn(psn, 1);
      const response = peer.responses.get(psn);
      const isDone = response !== undefined && (!response.guaranteed || psnDifference(psn, clearPsn) <= 0);
      assert(isDone, `CACK ${cackPsn} covers PSN ${psn}, which is not done`);
    }
    peer.cack = cackPsn;
  }

  /** A guaranteed response reaches its source, and nothing else in its place. */
  #checkResponse(messageId: number, response: SesPart | undefined): void {
    const fact = this.#facts.get(messageId)!;
    assert(fact.delivered, `message ${messageId} is acknowledged and was not delivered`);
    assert(!fact.acknowledged, `message ${messageId} is acknowledged twice`);
    fact.acknowledged = true;
    const handle = response?.kind === 'ses' ? response.handle : undefined;
    if (handle !== undefined) assert.equal(handle, messageId, 'the response is that of another message');
    if (fact.guaranteed !== undefined) assert.equal(handle, messageId, 'the guaranteed response did not come');
  }

  /** The newest, where an SPDCID is used again. */
  #peerOf(source: bigint, spdcid: number): Peer | undefined {
    return this.peers.findLast(({ initiator: { options } }) => options.source === source && options.spdcid === spdcid);
  }
}

/** Those of the initiators of a world: a way takes up to 40 units each. */
const worldTimes = { rto: 120, nackRetx: 30, clear: 60 };

/** Settings of a target whose times fit a world's: what lingers outlives what is under way. */
export const worldTarget: PdsTargetOptions = {
  contexts: 4,
  window: 128,
  registers: {
    mpr: 1,
    lingerTime: 200,
    quarantineTime: 50,
    newPdcTime: 1000,
    closeReqTime: 1_000_000,
  },
};

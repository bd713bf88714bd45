/**
 * Two ends that read from each other: read requests go by PDCs, what is read comes back by their return spaces (7.12).
 * Each end has both models, and what joins the two halves of a PDC; what must hold is checked as it happens.
 */

import { type Random, seededRandom } from '../../../../../support/random.ts';
import { psnDifference } from '../../serial.ts';
import type { Delivery } from '../arrival.ts';
import {
  type Effects,
  FixedLimit,
  type InitiatorOptions,
  type Mode,
  type PdcEvent,
  PdsInitiator,
  type SendOutcome,
  type SendRequest,
  type Tuple,
} from '../initiator/index.ts';
import { type PdsPacket, plenty } from '../packet.ts';
import { PdsTarget } from '../pds-target.ts';
import type { Reply } from '../reply.ts';
import type { PdsTargetOptions } from '../settings.ts';
import { assert } from './assert.ts';
import { arrivalOf, packetOf } from './exchange.ts';
import { Link, type Weather } from './link.ts';

/** A packet of read data; its handle is its index. */
interface Piece {
  readonly read: Read;
  delivered: boolean;
  /** The PSN that it came with. */
  psn: number;
  outcome: SendOutcome['result']['kind'] | undefined;
}

/** What one end reads from the other one; its message is its index. */
export interface Read {
  readonly from: End;
  readonly pieces: Piece[];
  readonly length: number;
  asked: boolean;
  outcome: SendOutcome['result']['kind'] | undefined;
  /** All of it has come, and its source knows that; or it never will. */
  over: boolean;
  /** The PDC that it goes by. */
  pdcid: number;
}

interface End {
  readonly address: bigint;
  readonly initiator: PdsInitiator;
  readonly target: PdsTarget;
  readonly limit: FixedLimit;
  /** PDCs of the initiator that the target has adopted. */
  readonly adopted: Set<number>;
  /** PDCs of the target that have a return space here. */
  readonly returns: Set<number>;
  readonly busy: Map<number, boolean>;
  /** What ended in error. */
  readonly errors: PdcEvent[];
}

type Item = { readonly packet: PdsPacket } | { readonly reply: Reply };

interface Response {
  readonly at: number;
  readonly end: End;
  readonly delivery: Delivery;
  readonly read: Read;
  readonly piece: Piece | undefined;
}

export class TwoWay {
  readonly ends: readonly [End, End];
  readonly reads: Read[] = [];
  readonly weather: Weather = { loss: 0, copies: 0, minDelay: 1, maxDelay: 5 };
  now = 0;
  /** What is sent, by kind, of both. */
  readonly sent = new Map<string, number>();
  readonly #random: Random;
  readonly #links: readonly [Link<Item>, Link<Item>];
  readonly #pieces: Piece[] = [];
  #responses: Response[] = [];

  constructor(seed: number, initiator: InitiatorOptions, target: PdsTargetOptions, cwnd: number) {
    this.#random = seededRandom(seed);
    const first = { window: cwnd, credit: undefined, cwnd, maxWindow: cwnd, small: false };
    const endOf = (name: string, address: bigint): End => {
      const random = this.#random.fork(name);
      const surroundings = { pick: () => ({ entropy: random.below(8) }), random: () => random.word() };
      return {
        address,
        initiator: new PdsInitiator(initiator, surroundings, first),
        target: new PdsTarget(target),
        limit: new FixedLimit(cwnd),
        adopted: new Set(),
        returns: new Set(),
        busy: new Map(),
        errors: [],
      };
    };
    this.ends = [endOf('a', 0xan), endOf('b', 0xbn)];
    this.#links = [
      new Link<Item>(this.weather, this.#random.fork('from a')),
      new Link<Item>(this.weather, this.#random.fork('from b')),
    ];
  }

  /** One end reads so many packets from the other one. */
  read(from: 0 | 1, mode: Mode, length: number, jobId = 0): void {
    const end = this.ends[from];
    const tuple: Tuple = { ...this.#tupleOf(end), mode, jobId };
    if (end.initiator.room(tuple) <= 0) return;
    const read: Read = {
      from: end,
      pieces: [],
      length,
      asked: false,
      outcome: undefined,
      over: false,
      pdcid: 0,
    };
    const handle = this.reads.push(read) - 1;
    const send = { kind: 'request', message: handle & 0xffff, first: true, last: true, expects: true } as const;
    this.#take(end, end.initiator.submit({ ...send, tuple, length: 64, size: 156, handle }));
  }

  /** The target of one end asks for all its PDCs to be closed. */
  askForClose(of: 0 | 1): void {
    const end = this.ends[of];
    for (const { pdcid, state } of end.target.pdcs()) {
      if (!end.returns.has(pdcid) || state !== 'established') continue;
      end.target.command({ kind: 'close', pdcid });
      const send = { kind: 'close_req', message: 0xffff, first: true, last: true, length: 0, size: 0 } as const;
      this.#take(end, end.initiator.submitReturn(pdcid, { ...send, tuple: this.#tupleOf(end), handle: -1 }));
    }
  }

  /** Close all PDCs that one end has opened. */
  close(of: 0 | 1): void {
    const end = this.ends[of];
    for (const { pdcid } of end.initiator.pdcs()) this.#take(end, end.initiator.close(pdcid));
  }

  /**
   * Firmware ends all PDCs that peers have opened, and SES waits for no data any more: a target does not learn by
   * itself that its initiator is gone, nor an initiator that what it was to get has failed.
   */
  giveUp(): void {
    for (const { target, returns } of this.ends) {
      for (const pdcid of returns) target.command({ kind: 'close_in_error', pdcid });
    }
    this.reads.forEach((read, handle) => {
      if (read.outcome !== undefined) this.#end(read, handle);
    });
  }

  run(steps: number): void {
    for (let i = 0; i < steps; i++) this.#step();
  }

  /** Fair weather until no PDC is left; an error if that does not come. */
  settle(): void {
    Object.assign(this.weather, { loss: 0, copies: 0 });
    const isOver = (): boolean =>
      this.reads.every(({ over }) => over) &&
      this.ends.every(({ initiator, target }) => initiator.pdcs().length === 0 && target.pdcs().length === 0);
    for (let steps = 0; !isOver(); steps++) {
      assert(steps < 20_000, 'not all is over');
      this.#step();
    }
    for (const { outcome } of this.#pieces) assert(outcome !== undefined, 'a packet of a return space has no outcome');
  }

  /** Everything that was read has come, and each packet has the outcome that says so. */
  checkAllRead(): void {
    for (const { outcome, pieces, length } of this.reads) {
      assert(outcome === 'response' || outcome === 'default_ok', 'a read has failed');
      assert.equal(pieces.length, length);
      for (const piece of pieces) assert(piece.delivered && piece.outcome !== 'failed', 'read data did not come');
    }
  }

  #tupleOf(end: End): Tuple {
    const destination = this.#other(end).address;
    return { mode: 'rud', jobId: 0, local: 0, destination, trafficClass: 0, sdi: 0 };
  }

  #other(end: End): End {
    return end === this.ends[0] ? this.ends[1] : this.ends[0];
  }

  #step(): void {
    this.now++;
    for (const end of this.ends) {
      end.target.tick();
      for (const { pdcid } of end.target.advance(this.now)) {
        if (end.returns.delete(pdcid)) this.#take(end, end.initiator.endReturn(pdcid));
        end.busy.delete(pdcid);
      }
      this.#take(end, end.initiator.advance(this.now));
    }
    this.ends.forEach((end, i) => {
      for (const item of this.#links[1 - i]!.arrivals(this.now)) this.#arrive(end, item);
    });
    const due = this.#responses.filter(({ at }) => at <= this.now);
    this.#responses = this.#responses.filter(({ at }) => at > this.now);
    for (const response of due) this.#respond(response);
    for (const end of this.ends) {
      this.#join(end);
      this.#conclude(end);
      for (let left = end.initiator.next(); left !== undefined; left = end.initiator.next()) {
        this.#take(end, left.effects);
        const { packet } = left;
        assert('psn' in packet && packet.type !== 'credit_req');
        const isReturn = (packet.spdcid & 0x8000) === 0;
        this.#count(isReturn ? `return ${packet.type}` : packet.type);
        if (isReturn) assert(!packet.syn && packet.type !== 'close_cmd', 'a return space neither opens nor closes');
        if (packet.send?.expects === true) this.reads[packet.send.handle]!.pdcid = packet.spdcid;
        const fields = { source: end.address, jobId: packet.send?.handle ?? 0 };
        this.#send(end, { packet: { ...packetOf(packet), ...fields } });
        this.#join(end);
      }
    }
  }

  /** The target of a return space knows whether requests are outstanding there. */
  #join(end: End): void {
    for (const pdcid of end.returns) {
      const busy = end.initiator.pdc(pdcid)?.isBusy ?? false;
      if (busy === (end.busy.get(pdcid) ?? false)) continue;
      end.busy.set(pdcid, busy);
      end.target.command({ kind: 'return_busy', pdcid, busy });
    }
  }

  /** A read is over when its source knows that all has come: all is cleared. */
  #conclude(end: End): void {
    this.reads.forEach((read, handle) => {
      const { from, pieces, pdcid } = read;
      if (read.over || from !== end || read.outcome === undefined || pieces.length < read.length) return;
      const view = end.target.pdc(pdcid);
      const isClear = (psn: number): boolean => view !== undefined && psnDifference(psn, view.clearPsn) <= 0;
      if (!pieces.every(({ delivered, psn }) => delivered && isClear(psn))) return;
      this.#end(read, handle);
    });
  }

  #end(read: Read, handle: number): void {
    read.over = true;
    this.#take(read.from, read.from.initiator.conclude(read.pdcid, handle & 0xffff));
  }

  #count(kind: string): void {
    this.sent.set(kind, (this.sent.get(kind) ?? 0) + 1);
  }

  #send(end: End, item: Item): void {
    this.#links[end === this.ends[0] ? 0 : 1].send(item, this.now);
  }

  #take(end: End, { outcomes, congestion, pdcs }: Effects): void {
    for (const event of congestion) end.initiator.limit(event.ccc, end.limit.next(event));
    for (const { send, result } of outcomes) {
      if (send.kind !== 'request') continue;
      const fact = send.expects === true ? this.reads[send.handle]! : this.#pieces[send.handle]!;
      assert(fact.outcome === undefined, `packet ${send.handle} has two outcomes`);
      fact.outcome = result.kind;
      if ('pieces' in fact) {
        assert(result.kind === 'failed' || fact.asked, 'a read is done and did not come');
        if (result.kind === 'failed') fact.over = true;
      } else assert(result.kind === 'failed' || fact.delivered, 'read data is done and did not come');
    }
    for (const event of pdcs) this.#follow(end, event);
  }

  /** What joins the halves of a PDC. */
  #follow(end: End, event: PdcEvent): void {
    const { kind, pdcid } = event;
    const isReturn = (pdcid & 0x8000) === 0;
    if (kind === 'error') end.errors.push(event);
    if (isReturn) {
      if (kind === 'error') end.target.command({ kind: 'close_in_error', pdcid });
      return;
    }
    if (kind === 'established') {
      const { tuple, peerPdcid, startPsn } = end.initiator.pdc(pdcid)!;
      const identity = { source: tuple.destination, local: tuple.local, spdcid: peerPdcid };
      end.target.adopt({ ...identity, pdcid, rod: tuple.mode !== 'rud', startPsn });
      end.adopted.add(pdcid);
    } else if (kind === 'closed' || kind === 'error') {
      if (end.adopted.delete(pdcid)) end.target.command({ kind: 'release', pdcid });
      end.target.advance(this.now);
      for (const read of this.reads) if (read.from === end && read.pdcid === pdcid) read.over = true;
    }
  }

  #arrive(end: End, item: Item): void {
    const { address: source } = this.#other(end);
    if ('reply' in item) {
      this.#take(end, end.initiator.receive(arrivalOf(item.reply, source)));
      return;
    }
    const { packet } = item;
    // CLOSE_REQ is for both halves: its PSN is acknowledged, and the PDC closes.
    if (packet.kind === 'close_req') {
      const route = { source, local: 0, entropy: packet.entropy, spdcid: packet.spdcid, dpdcid: packet.dpdcid };
      this.#take(end, end.initiator.receive({ ...route, type: 'cp', kind: 'close_req', payload: packet.payload }));
    }
    const { verdict, deliver, reply } = end.target.receive({ ...packet, resources: plenty });
    if (verdict === 'created') this.#opened(end, deliver?.pdcid ?? reply!.spdcid);
    if (deliver !== undefined) this.#deliver(end, deliver, packet.jobId);
    if (reply !== undefined) this.#send(end, { reply });
  }

  #opened(end: End, pdcid: number): void {
    const { rod, startPsn, spdcid, local, source } = end.target.pdc(pdcid)!;
    const tuple: Tuple = { ...this.#tupleOf(end), mode: rod ? 'rod' : 'rud', local, destination: source };
    this.#take(end, end.initiator.openReturn({ pdcid, peerPdcid: spdcid, tuple, startPsn }));
    end.returns.add(pdcid);
  }

  #deliver(end: End, delivery: Delivery, handle: number): void {
    const at = this.now + this.#random.int(0, 10);
    if ((delivery.pdcid & 0x8000) === 0) {
      const read = this.reads[handle]!;
      assert(!read.asked && read.from !== end, 'a read comes twice');
      read.asked = true;
      this.#responses.push({ at, end, delivery, read, piece: undefined });
      return;
    }
    const piece = this.#pieces[handle]!;
    assert(!piece.delivered && piece.read.from === end, 'read data comes twice');
    Object.assign(piece, { delivered: true, psn: delivery.psn });
    assert.equal(piece.read.pdcid, delivery.pdcid, 'read data comes by the PDC of its request');
    const { pieces } = piece.read;
    if (delivery.rod) {
      assert(
        pieces.slice(0, pieces.indexOf(piece)).every(({ delivered }) => delivered),
        'read data is out of order',
      );
    }
    this.#responses.push({ at, end, delivery, read: piece.read, piece });
  }

  /** A read is answered, and what is read is sent; the last packet of that has a guaranteed response. */
  #respond({ end, delivery, read, piece }: Response): void {
    const guaranteed = piece !== undefined && piece === read.pieces[read.length - 1];
    const answer = { handle: 0, nextHdr: 4, guaranteed, plainOk: !guaranteed };
    const reply = end.target.respond({ ...delivery, ...answer });
    if (reply !== undefined) this.#send(end, { reply });
    if (piece !== undefined) return;
    for (let i = 0; i < read.length; i++) {
      const length = this.#random.int(0, 4096);
      const fact: Piece = { read, delivered: false, psn: 0, outcome: undefined };
      read.pieces.push(fact);
      const handle = this.#pieces.push(fact) - 1;
      const place = { message: this.reads.indexOf(read) & 0xffff, first: i === 0, last: i === read.length - 1 };
      const send: SendRequest = {
        ...{ tuple: this.#tupleOf(end), kind: 'request', ...place },
        ...{ length, size: length + 92, handle },
      };
      this.#take(end, end.initiator.submitReturn(delivery.pdcid, send));
    }
    this.#join(end);
  }
}

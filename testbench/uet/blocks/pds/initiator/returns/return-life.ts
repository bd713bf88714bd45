/**
 * Two ends, each of an initiator and a target in hardware, that read from each other through a network: requests go by
 * PDCs, what is read comes back by their return spaces. What must hold is checked as it happens.
 */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../../support/random.ts';
import type { Delivery, PdsPacket } from '../../../../golden/pds/index.ts';
import { Link, type Weather } from '../../../../golden/pds/peer/link.ts';
import type { Fields } from '../../target-side/target-fields.ts';
import { packetOf, peerOf } from './hardware-packets.ts';
import type { EndSes, ReturnEnd } from './return-end.ts';

interface Piece {
  readonly read: Read;
  delivered: boolean;
  outcome: string | undefined;
}

/** What an end reads; its request has the handle of its index, its data those from `firstPiece` on. */
interface Read {
  readonly from: number;
  readonly length: number;
  readonly rod: boolean;
  /** That on which its request has left; before it has, 0. */
  pdcid: number;
  readonly pieces: Piece[];
  asked: boolean;
  outcome: string | undefined;
  over: boolean;
}

/** Handles of read data. */
const firstPiece = 1 << 20;

type Item = { readonly packet: Fields } | { readonly reply: Fields };

export class ReturnLife {
  readonly reads: Read[] = [];
  readonly weather: Weather = { loss: 0, copies: 0, minDelay: 10, maxDelay: 40 };
  /** What left, by kind; those of return spaces by themselves. */
  readonly seen = new Map<string, number>();
  now = 0;
  readonly #ends: readonly [ReturnEnd, ReturnEnd];
  readonly #random: Random;
  readonly #links: readonly Link<Item>[];
  readonly #pieces: Piece[] = [];
  #due: { readonly at: number; act(): void }[] = [];
  /** Reads that wait for the guaranteed response of their last packet, by its PDC and PSN. */
  readonly #last = new Map<string, Read>();

  constructor(ends: readonly [ReturnEnd, ReturnEnd], random: Random) {
    this.#ends = ends;
    this.#random = random;
    this.#links = ['a', 'b'].map((name) => new Link<Item>(this.weather, random.fork(name)));
  }

  /** One end reads so many packets, if a PDC takes it. */
  read(from: number, rod: boolean, length: number): void {
    const ends = { first: true, last: true, expects: true };
    const handle = this.reads.length;
    const send = { kind: 'request', handle, message: handle & 0xffff, ...ends, length: 64, size: 156 } as const;
    if (!this.#ends[from]!.request(rod, send)) return;
    this.reads.push({ from, length, rod, pdcid: 0, pieces: [], asked: false, outcome: undefined, over: false });
  }

  async run(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.#clock();
  }

  /** Until all that was read has come, in fair weather, and all PDCs are closed. */
  async settle(limit: number): Promise<void> {
    Object.assign(this.weather, { loss: 0, copies: 0 });
    await this.#until(() => this.reads.every(({ over }) => over), limit, 'not everything was read');
    for (const end of this.#ends) end.closeAll();
    await this.#until(() => this.#ends.every(({ isIdle }) => isIdle), limit, 'not every PDC has closed');
    for (const { outcome } of this.#pieces) assert(outcome !== undefined, 'a packet of a return space has no outcome');
  }

  /** SES waits for no data any more, and firmware ends what peers have opened. */
  giveUp(): void {
    for (const end of this.#ends) end.failTarget();
    for (const read of this.reads) {
      if (read.over || read.outcome === undefined) continue;
      read.over = true;
      this.#ends[read.from]!.conclude(read.pdcid);
    }
  }

  checkAllRead(): void {
    for (const [i, { outcome, pieces, length }] of this.reads.entries()) {
      assert(outcome !== undefined && outcome !== 'failed', `read ${i} has failed`);
      assert.equal(pieces.length, length);
      for (const piece of pieces) assert(piece.delivered && piece.outcome !== 'failed', `read ${i} is incomplete`);
    }
    for (const { failed } of this.#ends) assert.deepEqual(failed, [], 'PDCs that failed');
  }

  count(kind: string): number {
    return this.seen.get(kind) ?? 0;
  }

  async #until(holds: () => boolean, limit: number, otherwise: string): Promise<void> {
    for (let clocks = 0; !holds(); clocks++) {
      assert(clocks < limit, `${otherwise}: ${JSON.stringify([...this.seen])}`);
      await this.#clock();
    }
  }

  async #clock(): Promise<void> {
    const { now } = this;
    for (const [i, end] of this.#ends.entries()) {
      for (const item of this.#links[1 - i]!.arrivals(now)) {
        const source = this.#ends[1 - i]!.address;
        if ('packet' in item) end.packetArrives(packetOf(item.packet, source));
        else end.replyArrives(peerOf(item.reply, source));
      }
    }
    const due = this.#due.filter(({ at }) => at <= now);
    this.#due = this.#due.filter(({ at }) => at > now);
    for (const { act } of due) act();
    for (const [i, end] of this.#ends.entries()) {
      const { packet, reply } = await end.clock(this.#sesOf(i));
      if (packet !== undefined) {
        const isReturn = Number(packet.spdcid) < 0x8000;
        const kind = `${isReturn ? 'return ' : ''}${packet.retx === true ? 'retx' : String(packet.kind)}`;
        this.seen.set(kind, this.count(kind) + 1);
        assert(!(isReturn && packet.syn === true), 'a packet of a return space has SYN');
        const handle = Number(packet.handle);
        const isRead = !isReturn && packet.kind === 'request' && handle < firstPiece;
        if (isRead) this.reads[handle]!.pdcid = Number(packet.spdcid);
        this.#links[i]!.send({ packet }, now);
      }
      if (reply !== undefined) {
        if (reply.type === 'nack') {
          const kind = `nack ${Number(reply.nack_code)}`;
          this.seen.set(kind, this.count(kind) + 1);
        }
        this.#links[i]!.send({ reply }, now);
      }
    }
    this.now++;
  }

  #sesOf(end: number): EndSes {
    return {
      deliver: (delivery, packet) => this.#deliver(end, delivery, packet),
      outcome: (outcome) => this.#hear(outcome),
      released: (pdcid, psn) => {
        const read = this.#last.get(`${end}/${pdcid}/${psn}`);
        if (read !== undefined) this.#conclude(read);
      },
      over: (pdcid) => {
        for (const read of this.reads) if (read.from === end && read.pdcid === pdcid) read.over = true;
      },
    };
  }

  /** Its source knows that the last packet has come. */
  #conclude(read: Read): void {
    if (read.over) return;
    if (read.pieces.every(({ delivered, outcome }) => delivered && outcome !== undefined)) {
      read.over = true;
      this.#ends[read.from]!.conclude(read.pdcid);
    } else this.#due.push({ at: this.now + 10, act: () => this.#conclude(read) });
  }

  #deliver(end: number, delivery: Delivery, packet: PdsPacket): void {
    const at = this.now + this.#random.int(1, 20);
    const answer = { handle: packet.jobId, nextHdr: 4 };
    if (packet.jobId < firstPiece) {
      const read = this.reads[packet.jobId]!;
      assert(!read.asked && read.from !== end, `read ${packet.jobId} comes twice`);
      read.asked = true;
      this.#due.push({
        at,
        act: () => {
          this.#ends[end]!.respond({ ...delivery, ...answer, guaranteed: false, plainOk: true });
          this.#answer(end, delivery.pdcid, read);
        },
      });
      return;
    }
    const piece = this.#pieces[packet.jobId - firstPiece]!;
    const { read } = piece;
    assert(!piece.delivered && read.from === end, `packet ${packet.jobId} of read data comes twice`);
    assert.equal(delivery.pdcid, read.pdcid);
    const index = read.pieces.indexOf(piece);
    if (read.rod)
      assert(
        read.pieces.slice(0, index).every(({ delivered }) => delivered),
        'it comes out of order',
      );
    piece.delivered = true;
    const guaranteed = index === read.length - 1;
    if (guaranteed) this.#last.set(`${end}/${delivery.pdcid}/${delivery.psn}`, read);
    this.#due.push({
      at,
      act: () => this.#ends[end]!.respond({ ...delivery, ...answer, guaranteed, plainOk: !guaranteed }),
    });
  }

  #answer(end: number, pdcid: number, read: Read): void {
    for (let i = 0; i < read.length; i++) {
      const length = this.#random.int(0, 4096);
      const piece: Piece = { read, delivered: false, outcome: undefined };
      read.pieces.push(piece);
      const handle = firstPiece + this.#pieces.push(piece) - 1;
      const ends = { first: i === 0, last: i === read.length - 1, expects: false };
      const send = { kind: 'request', handle, message: handle & 0xffff, ...ends, length, size: length + 92 } as const;
      if (!this.#ends[end]!.answer(pdcid, send)) piece.outcome = 'failed';
    }
  }

  #hear(outcome: Fields): void {
    const handle = Number(outcome.handle);
    const isData = handle >= firstPiece;
    const fact = isData ? this.#pieces[handle - firstPiece]! : this.reads[handle]!;
    assert(fact.outcome === undefined, `packet ${handle} has two outcomes`);
    fact.outcome = String(outcome.kind);
    if (fact.outcome === 'failed') {
      if (!isData) this.reads[handle]!.over = true;
      return;
    }
    const hasCome = isData ? this.#pieces[handle - firstPiece]!.delivered : this.reads[handle]!.asked;
    assert(hasCome, `packet ${handle} is done and did not come`);
  }
}

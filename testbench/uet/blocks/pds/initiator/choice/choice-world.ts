/**
 * What is around PDC choice in its tests: SES, which sends, and PDCs, which retire, quiesce and end. It holds every
 * clock to the rules by lists of all that happened; it chooses nothing itself, and shares no code with the hardware or
 * the golden model.
 */
import assert from 'node:assert/strict';
import { type Random, seededRandom } from '../../../../../../support/random.ts';

/** What traffic there is; probabilities a clock. */
export interface ChoiceTraffic {
  readonly seed: number;
  readonly clocks: number;
  /** How many tuples there are to send for, and how many of them are in order. */
  readonly tuples: number;
  readonly ordered: number;
  /** Packets of the longest message. */
  readonly longest: number;
  /** That a packet is offered; that a PDC with packets retires one; that SES gives room. */
  readonly sends: number;
  readonly retires: number;
  readonly room: number;
  /** There is none before that clock. Default 0. */
  readonly roomFrom?: number;
  /** That some PDC quiesces by itself, or fails. */
  readonly quiesces: number;
  readonly fails: number;
  readonly pdcsPerTuple: number;
  readonly spreadTurns: boolean;
}

export interface ChoiceSize {
  readonly contexts: number;
  readonly ring: number;
  readonly parked: number;
}

interface Message {
  readonly id: number;
  readonly length: number;
  sent: number;
  pdc: Pdc | undefined;
}

export interface WorldTuple {
  readonly number: number;
  readonly mode: 'rud' | 'rod' | 'roce';
  readonly messages: Message[];
  nextMessage: number;
  /** Packets that were submitted and have not left, in their order. */
  readonly pending: WorldPacket[];
  readonly pdcs: Set<Pdc>;
}

export interface WorldPacket {
  readonly handle: number;
  readonly tuple: WorldTuple;
  readonly message: Message;
  readonly first: boolean;
  readonly last: boolean;
}

export interface Pdc {
  readonly pdcid: number;
  readonly tuple: WorldTuple;
  readonly startPsn: number;
  placed: number;
  retired: number;
  /** Messages in their middle. */
  readonly open: Set<Message>;
  state: 'taking' | 'quiesce' | 'settled' | 'ended';
  /** When it was told last. */
  toldAt: number;
  asked: boolean;
  idleSince: number;
}

export interface Opened {
  readonly pdcid: number;
  readonly tuple: number;
  readonly startPsn: number;
}

/** Clocks after a notice in which what it forbids may still come: from the notice to the end of the pipe. */
const onTheWay = 24;

export class ChoiceWorld {
  readonly #traffic: ChoiceTraffic;
  readonly #size: ChoiceSize;
  readonly #random: Random;
  readonly tuples: WorldTuple[];
  readonly #pdcs = new Map<number, Pdc>();
  readonly #lastPsns = new Map<number, number>();
  readonly #packets = new Map<number, WorldPacket>();
  #clock = 0;
  #handle = 0;
  #offered: WorldPacket | undefined;
  readonly #notices: { readonly news: 'quiesce' | 'ended'; readonly pdc: Pdc }[] = [];
  readonly counts = {
    opened: 0,
    placed: 0,
    stranded: 0,
    closed: 0,
    settled: 0,
    failedAfterEnd: 0,
    firstPlaced: 0,
    lastPlaced: 0,
  };

  constructor(traffic: ChoiceTraffic, size: ChoiceSize) {
    this.#traffic = traffic;
    this.#size = size;
    this.#random = seededRandom(traffic.seed);
    this.tuples = Array.from({ length: traffic.tuples }, (_, number) => ({
      number,
      mode: number >= traffic.ordered ? ('rud' as const) : number % 2 === 0 ? ('rod' as const) : ('roce' as const),
      messages: [],
      nextMessage: 0,
      pending: [],
      pdcs: new Set<Pdc>(),
    }));
  }

  get isDone(): boolean {
    return this.#clock >= this.#traffic.clocks && this.#packets.size === 0 && this.#notices.length === 0;
  }

  /** What waits, for a failure's message. */
  describe(): string {
    return this.tuples
      .filter(({ pending }) => pending.length > 0)
      .map(({ number, mode, pending, pdcs }) => {
        const of = [...pdcs].map((p) => `${p.state} 0x${p.pdcid.toString(16)} ${p.placed}-${p.retired} ${p.open.size}`);
        return `${mode} ${number}: ${pending.length}, first ${pending[0]!.first}, PDCs ${of}`;
      })
      .join('; ');
  }

  get waiting(): number {
    return this.#packets.size;
  }

  chance(probability: number): boolean {
    return this.#random.chance(probability);
  }

  /** The packet that is offered in this clock, if there is one: the same until it is taken. */
  offer(): WorldPacket | undefined {
    const { sends, clocks, longest } = this.#traffic;
    if (this.#offered !== undefined) return this.#offered;
    if (this.#clock >= clocks) {
      // Messages are brought to their end.
      const tuple = this.tuples.find((one) => one.messages.length > 0 && this.#hasCredit(one));
      return tuple === undefined ? undefined : this.#make(tuple, tuple.messages[0]!);
    }
    if (!this.chance(sends)) return undefined;
    const tuple = this.tuples[this.#random.below(this.tuples.length)]!;
    if (!this.#hasCredit(tuple)) return undefined;
    const { messages } = tuple;
    if (messages.length === 0) {
      const message = {
        id: tuple.nextMessage,
        length: this.chance(0.4) ? 1 : 1 + this.#random.below(longest),
        sent: 0,
        pdc: undefined,
      };
      tuple.nextMessage = (tuple.nextMessage + 1) & 0xffff;
      messages.push(message);
      return this.#make(tuple, message);
    }
    return this.#make(tuple, messages[0]!);
  }

  /** What waits of one tuple leaves room for the others. */
  #hasCredit({ pending }: WorldTuple): boolean {
    return pending.length < Math.max(1, Math.floor(this.#size.parked / this.tuples.length));
  }

  #make(tuple: WorldTuple, message: Message): WorldPacket {
    const first = message.sent === 0;
    const last = message.sent + 1 === message.length;
    this.#offered = { handle: ++this.#handle, tuple, message, first, last };
    return this.#offered;
  }

  /** The packet that was offered has been taken. */
  taken(): void {
    const packet = this.#offered!;
    this.#offered = undefined;
    packet.message.sent++;
    if (packet.last) packet.tuple.messages.splice(packet.tuple.messages.indexOf(packet.message), 1);
    packet.tuple.pending.push(packet);
    this.#packets.set(packet.handle, packet);
  }

  /** A packet that is retired in this clock: its PDC, after it. */
  retire(): Pdc | undefined {
    const busy = [...this.#pdcs.values()].filter(({ placed, retired, state }) => placed > retired && state !== 'ended');
    if (busy.length === 0 || !this.chance(this.#clock < this.#traffic.clocks ? this.#traffic.retires : 1))
      return undefined;
    const pdc = busy[this.#random.below(busy.length)]!;
    pdc.retired++;
    if (pdc.placed === pdc.retired) pdc.idleSince = this.#clock;
    return pdc;
  }

  /** What is told in this clock; offered until it is taken. */
  notice(): { readonly news: 'quiesce' | 'ended'; readonly pdc: Pdc } | undefined {
    const { quiesces, fails } = this.#traffic;
    const living = [...this.#pdcs.values()].filter(({ state }) => state !== 'ended');
    const isQuiet = this.#clock >= this.#traffic.clocks;
    for (const pdc of living) {
      const isAsked = pdc.asked && pdc.state === 'taking';
      const isNoticed = this.#notices.some((notice) => notice.pdc === pdc);
      if (isNoticed) continue;
      if (pdc.state === 'settled' && pdc.placed === pdc.retired) this.#notices.push({ news: 'ended', pdc });
      else if (!isQuiet && this.chance(fails / living.length)) this.#notices.push({ news: 'ended', pdc });
      else if (pdc.state === 'taking' && (isAsked || (!isQuiet && this.chance(quiesces / living.length)))) {
        this.#notices.push({ news: 'quiesce', pdc });
      }
    }
    return this.#notices[0];
  }

  /** It has been taken. */
  noticed(): void {
    const { news, pdc } = this.#notices.shift()!;
    pdc.toldAt = this.#clock;
    if (news === 'quiesce') pdc.state = 'quiesce';
    else {
      pdc.state = 'ended';
      this.#lastPsns.set(pdc.pdcid, (pdc.startPsn + pdc.placed) >>> 0);
      pdc.tuple.pdcs.delete(pdc);
    }
  }

  nextPsn(pdc: Pdc): number {
    return (pdc.startPsn + pdc.placed + 1) >>> 0;
  }

  opened({ pdcid, tuple: number, startPsn }: Opened): void {
    const { contexts } = this.#size;
    const about = `PDCID 0x${pdcid.toString(16)}, opened in clock ${this.#clock}`;
    assert.equal(pdcid >> 15, 1, about);
    const at = [...this.#pdcs.values()].find((pdc) => pdc.pdcid % contexts === pdcid % contexts);
    assert.ok(at === undefined || at.state === 'ended', `${about}: its place is taken`);
    if (at !== undefined) {
      assert.notEqual(at.pdcid, pdcid, `${about}: it is used a second time`);
      this.#pdcs.delete(at.pdcid);
    }
    const tuple = this.tuples[number]!;
    const taking = [...tuple.pdcs].filter(({ state, toldAt }) => state === 'taking' || toldAt + onTheWay > this.#clock);
    const most = tuple.mode === 'rud' ? this.#traffic.pdcsPerTuple : 1;
    const others = tuple.mode === 'rud' ? taking.filter(({ state }) => state === 'taking') : [...tuple.pdcs];
    assert.ok(others.length < most, `${about}: its tuple has ${others.length} already`);
    assert.ok(tuple.pending.length > 0 || this.#offered?.tuple === tuple, `${about}: its tuple has nothing to send`);
    assert.ok(startPsn >= 2 ** 16 && startPsn < 2 ** 31 + 2 ** 19, `${about}: Start_PSN ${startPsn}`);
    const last = this.#lastPsns.get(pdcid);
    if (last !== undefined) assert.ok(Math.abs((startPsn - last) | 0) >= 2 ** 16, `${about}: Start_PSN near ${last}`);
    const pdc: Pdc = {
      pdcid,
      tuple,
      startPsn,
      placed: 0,
      retired: 0,
      open: new Set(),
      state: 'taking',
      toldAt: Number.NEGATIVE_INFINITY,
      asked: false,
      idleSince: this.#clock,
    };
    this.#pdcs.set(pdcid, pdc);
    tuple.pdcs.add(pdc);
    this.counts.opened++;
  }

  placed(pdcid: number, handle: number): void {
    const packet = this.#leave(handle);
    const about = `packet ${handle} in clock ${this.#clock}`;
    const pdc = this.#pdcs.get(pdcid);
    assert.ok(pdc !== undefined, `${about} is placed on 0x${pdcid.toString(16)}, which there is not`);
    assert.equal(pdc.tuple, packet.tuple, about);
    const { message, first, last } = packet;
    const late = this.#clock > pdc.toldAt + onTheWay;
    if (first) {
      message.pdc = pdc;
      assert.ok(pdc.state === 'taking' || !late, `${about} is a first one, for a PDC in ${pdc.state}`);
    }
    assert.equal(message.pdc, pdc, `${about} leaves its message's PDC`);
    assert.notEqual(pdc.state, 'settled', about);
    if (pdc.state === 'ended') {
      assert.ok(!late, `${about} is for a PDC that has ended`);
      this.counts.failedAfterEnd++;
    }
    if (first && !last) pdc.open.add(message);
    if (last) pdc.open.delete(message);
    pdc.placed++;
    assert.ok(pdc.placed - pdc.retired <= this.#size.ring, `${about}: its PDC has more packets than its ring`);
    if (this.counts.placed++ === 0) this.counts.firstPlaced = this.#clock;
    this.counts.lastPlaced = this.#clock;
  }

  stranded(handle: number): void {
    const { message, first } = this.#leave(handle);
    assert.ok(!first, `packet ${handle} is stranded as a first one`);
    assert.equal(message.pdc?.state, 'ended', `packet ${handle} is stranded, but its PDC lives`);
    this.counts.stranded++;
  }

  settled(pdcid: number): void {
    const pdc = this.#pdcs.get(pdcid);
    if (pdc?.state === 'ended' && pdc.toldAt + onTheWay > this.#clock) return;
    assert.equal(pdc?.state, 'quiesce', `PDC 0x${pdcid.toString(16)} is settled in clock ${this.#clock}`);
    assert.equal(pdc!.open.size, 0, 'a message is in its middle');
    pdc!.state = 'settled';
    this.counts.settled++;
  }

  close(pdcid: number): void {
    const pdc = this.#pdcs.get(pdcid);
    if (pdc === undefined || pdc.state !== 'taking') return;
    const isLacking = this.tuples.some(({ pending, pdcs }) => pending.length > 0 && pdcs.size < 1);
    const about = `PDC 0x${pdcid.toString(16)} is to close in clock ${this.#clock}`;
    assert.ok(isLacking || this.#traffic.ordered > 0 || this.#clock - pdc.idleSince < 2048, about);
    assert(pdc.placed > 0, `${about}, before its first packet`);
    pdc.asked = true;
    this.counts.closed++;
  }

  tick(): void {
    this.#clock++;
  }

  /** A packet leaves: the oldest of its tuple. */
  #leave(handle: number): WorldPacket {
    const packet = this.#packets.get(handle);
    assert.ok(packet !== undefined, `packet ${handle} leaves in clock ${this.#clock}, and was not there`);
    this.#packets.delete(handle);
    const oldest = packet.tuple.pending.shift();
    assert.equal(oldest, packet, `packet ${handle} leaves before ${oldest?.handle} of its tuple`);
    return packet;
  }
}

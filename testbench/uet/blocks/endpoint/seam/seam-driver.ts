/** What a sender tells congestion control, at random but for what the seam promises. */
import { hpccClock } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-clocks.ts';
import { CcKind } from '../../../../../rtl-gen/uet/cms/records.ts';
import type { HopSample } from '../../../golden/cms/hpcc/hpcc.ts';
import { drawHops } from '../../cms/hpcc/hpcc-property.ts';
import type { Agent, Dut, Random } from '../../test-kit.ts';
import { codeOf, hasPort } from '../pair/endpoint-ports.ts';
import { hopPlaces, intWriter } from '../pair/int-echo.ts';

/** An event of the sender, as far as congestion control without a clock of its own hears of it. */
interface ToldEvent {
  readonly ccc: number;
  readonly kind: string;
  readonly bytes: number;
  readonly ecn: boolean;
}

/** Clocks from the beginning of a context to its first pick, and to its start (congestion-control.ts). */
const firstPick = 20;
const start = 29;

/** All but the start of a context. */
const kinds = CcKind.leaves[0]!.states!.map(({ name }) => name).filter((name) => name !== 'start');

const isAck = (kind: string): boolean => kind === 'ack' || kind === 'probe_ack';

interface Life {
  readonly place: number;
  readonly pdcid: number;
  readonly from: number;
  /** The switches of its path, as the last sample told of them. */
  hops: readonly HopSample[];
  /** A packet has left, so an ACK can come. */
  hasLeft: boolean;
}

/** What the algorithm at the seam has to be shown. */
interface SeamOptions {
  /** What switches tell some time after they told `hops`. */
  readonly move?: (hops: readonly HopSample[]) => readonly HopSample[];
  /** Sizes of packets, beside those that all see. */
  readonly sizes?: readonly number[];
}

/** Drives all inputs: what means nothing in a clock is at random. */
export class SeamDriver implements Agent {
  /** Samples for PDCIDs that no PDC of ours has: none of them may be seen. */
  readonly strangers = new Set<string>();
  readonly #dut: Dut;
  readonly #contexts: number;
  readonly #random: Random;
  readonly #move: Required<SeamOptions>['move'];
  readonly #sizes: readonly number[];
  readonly #int: ReturnType<typeof intWriter>;
  readonly #others: readonly string[];
  readonly #lives = new Map<number, Life>();
  /** What each has in flight: at least 0. */
  readonly #flights = new Map<number, number>();
  readonly #isReady: () => boolean;
  #clock = 0;
  #busy = 0.1;
  #marks = 0.3;
  #begins = 0.01;

  constructor(dut: Dut, contexts: number, random: Random, { move = (hops) => hops, sizes = [] }: SeamOptions = {}) {
    this.#dut = dut;
    this.#contexts = contexts;
    this.#random = random;
    this.#move = move;
    this.#sizes = [4160, 64, ...sizes];
    this.#int = intWriter(dut);
    this.#isReady = () => !hasPort(dut, 'ready') || Number(dut.port('ready').get()) === 1;
    this.#others = dut.ports
      .filter(({ direction, name }) => direction === 'in' && /^(told|opened|int|random)(_|$)/.test(name))
      .map(({ name }) => name);
  }

  drive(): void {
    const random = this.#random;
    for (const name of this.#others) {
      const isEdge = random.chance(0.05);
      this.#set(name, isEdge ? 0 : (random.word() >>> 0) % 2 ** this.#dut.port(name).width);
    }
    this.#set('told_event_kind', codeOf(this.#dut, 'told_event_kind', random.pick(kinds)));
    if (hasPort(this.#dut, 'now')) this.#set('now', this.#clock);
    this.#clock += 1;
    if (random.chance(0.01)) {
      this.#busy = random.pick([0.02, 0.1, 0.5, 1]);
      this.#marks = random.pick([0, 0.02, 0.3]);
      this.#begins = random.pick([0.01, 0.001, 0.0002]);
    }
    const isOn = this.#isReady();
    this.#begin(isOn && (this.#lives.size < 3 || random.chance(this.#begins)));
    const event = isOn ? this.#event() : undefined;
    this.#set('told_event_valid', Number(event !== undefined));
    if (event !== undefined) {
      this.#set('told_event_ccc', event.ccc);
      this.#set('told_event_kind', codeOf(this.#dut, 'told_event_kind', event.kind));
      this.#set('told_event_bytes', event.bytes);
      this.#set('told_event_ecn', Number(event.ecn));
    }
    // Before the pick: no ACK comes in the clock in which the first packet leaves.
    const sample = isOn && random.chance(this.#busy) ? this.#sample() : undefined;
    if (sample === undefined && this.#int !== undefined) this.#set('int_valid', 0);
    else this.#int?.(sample);
    // In a clock with an event there is no pick.
    const picks = [...this.#lives].filter(([, life]) => this.#clock - life.from > firstPick);
    const isPick = event === undefined && picks.length > 0 && random.chance(0.3);
    this.#set('told_pick_valid', Number(isPick));
    if (isPick) {
      const [ccc, life] = random.pick(picks);
      life.hasLeft = true;
      this.#set('told_pick_ccc', ccc);
      this.#set('told_pick_place', life.place);
    }
  }

  /** A context begins, with a PDC at a place that no other one has. */
  #begin(isOn: boolean): void {
    const random = this.#random;
    const ccc = random.below(this.#contexts);
    const taken = new Set([...this.#lives].flatMap(([other, { place }]) => (other === ccc ? [] : [place])));
    const free = Array.from({ length: this.#contexts }, (_, place) => place).filter((place) => !taken.has(place));
    const before = this.#lives.get(ccc);
    // Not before it has started, and its last sample is done with.
    const isOver = before === undefined || this.#clock - before.from > start + 2 * hpccClock.limit;
    const begins = isOn && isOver;
    this.#set('told_begins_valid', Number(begins));
    if (hasPort(this.#dut, 'opened_valid')) this.#set('opened_valid', Number(begins));
    if (!begins) return;
    const place = random.pick(free);
    // Places are the low bits of PDCIDs (`placeOfPdcid`).
    const pdcid = 0x8000 + this.#contexts * random.below(0x8000 / this.#contexts) + place;
    this.#lives.set(ccc, { place, pdcid, from: this.#clock, hops: this.#hops(), hasLeft: false });
    this.#set('told_begins_ccc', ccc);
    if (!hasPort(this.#dut, 'opened_valid')) return;
    this.#set('opened_place', place);
    this.#set('opened_pdcid', pdcid);
  }

  #event(): ToldEvent | undefined {
    const random = this.#random;
    for (const [ccc, { from }] of this.#lives) {
      if (this.#clock - from === start) {
        this.#flights.set(ccc, 0);
        return { ccc, kind: 'start', bytes: random.word() >>> 0, ecn: random.chance(0.5) };
      }
    }
    const started = [...this.#lives].filter(([, { from }]) => this.#clock - from > start).map(([ccc]) => ccc);
    if (started.length === 0 || !random.chance(this.#busy)) return undefined;
    const ccc = random.pick(started);
    const other = kinds.filter((name) => this.#marks > 0 || !name.startsWith('nack'));
    const kind = random.chance(0.4) ? 'ack' : random.chance(0.8) ? 'sent' : random.pick(other);
    const flight = this.#flights.get(ccc) ?? 0;
    const isLess = !['sent', 'readd', 'credit', 'idle'].includes(kind);
    const size = random.pick([...this.#sizes, random.below(2 ** 20)]);
    const bytes =
      kind === 'idle' ? random.word() >>> 0 : kind === 'credit' ? 0 : isLess ? Math.min(size, flight) : size;
    this.#flights.set(ccc, kind === 'idle' ? 0 : isLess ? flight - bytes : flight + bytes);
    return { ccc, kind, bytes, ecn: random.chance(isAck(kind) ? this.#marks : 0.5) };
  }

  /** A sample for a PDC of the sender, or for one that it does not have. Each is told once. */
  #sample() {
    const random = this.#random;
    const known = [...this.#lives.values()].filter(({ from, hasLeft }) => hasLeft && this.#clock - from > start);
    if (known.length === 0 || random.chance(0.1)) {
      const hops = this.#hops();
      this.strangers.add(JSON.stringify(hops));
      return { pdcid: 0x4000 + random.below(0x1000), hops };
    }
    const life = random.pick(known);
    const before = JSON.stringify(life.hops);
    life.hops = random.chance(0.02) ? this.#hops() : this.#move(life.hops);
    if (JSON.stringify(life.hops) === before)
      life.hops = life.hops.map((hop) => ({ ...hop, bytes: (hop.bytes + 1) % 2 ** 20 }));
    return { pdcid: life.pdcid, hops: life.hops };
  }

  /** Of a path that was not seen before. */
  #hops(): readonly HopSample[] {
    const random = this.#random;
    return drawHops(random, random.pick([1, 2, 3, 4, hopPlaces, hopPlaces, hopPlaces]));
  }

  #set(name: string, value: number): void {
    this.#dut.port(name).set(value);
  }
}

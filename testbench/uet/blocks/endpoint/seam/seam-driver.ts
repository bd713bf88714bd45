/** What a sender tells congestion control, at random but for what the seam promises. */
import { hpccClock } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-clocks.ts';
import type { Random } from '../../../../../support/random.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import { codeOf, hasPort } from '../pair/endpoint-ports.ts';
import { hopPlaces, intWriter } from '../pair/int-echo.ts';

/** An event of the sender, as far as DCQCN and HPCC hear of it. */
export interface ToldEvent {
  readonly ccc: number;
  readonly kind: string;
  readonly bytes: number;
  readonly ecn: boolean;
}

/** A function that reads the event of this clock. */
export function toldReader(dut: Dut): () => ToldEvent | undefined {
  const number = (name: string): number => Number(dut.port(`told_event_${name}`).get());
  const { states = [] } = dut.port('told_event_kind');
  const names = new Map(states.map(({ name, value }) => [Number(value), name]));
  return () =>
    number('valid') === 0
      ? undefined
      : { ccc: number('ccc'), kind: names.get(number('kind'))!, bytes: number('bytes'), ecn: number('ecn') === 1 };
}

/** Times of hops of samples for PDCIDs that nobody has begin here: none of them may be seen. */
export const strangers = 2 ** 23;

/** Clocks from the beginning of a context to its first pick, and to its start (congestion-control.ts). */
const firstPick = 20;
const start = 29;

const kinds = [
  'sent',
  'ack',
  'probe_ack',
  'nack_trim',
  'nack_last_hop',
  'nack_other',
  'timeout',
  'inferred',
  'withdrawn',
  'readd',
  'credit',
  'idle',
];

interface Life {
  readonly place: number;
  readonly pdcid: number;
  readonly from: number;
  /** A packet has left, so an ACK can come. */
  hasLeft: boolean;
}

export class SeamDriver implements Agent {
  readonly #dut: Dut;
  readonly #contexts: number;
  readonly #random: Random;
  readonly #int: ReturnType<typeof intWriter>;
  readonly #lives = new Map<number, Life>();
  /** What each has in flight: at least 0. */
  readonly #flights = new Map<number, number>();
  readonly #isReady: () => boolean;
  #clock = 0;
  #time = 0;
  #busy = 0.1;

  constructor(dut: Dut, contexts: number, random: Random) {
    this.#dut = dut;
    this.#contexts = contexts;
    this.#random = random;
    this.#int = intWriter(dut);
    this.#isReady = () => !hasPort(dut, 'ready') || Number(dut.port('ready').get()) === 1;
    for (const name of ['told_event_valid', 'told_pick_valid', 'told_begins_valid']) this.#set(name, 0);
    if (hasPort(dut, 'opened_valid')) this.#set('opened_valid', 0);
    this.#int?.(undefined);
  }

  drive(): void {
    const random = this.#random;
    this.#set('random', random.word() >>> 0);
    if (hasPort(this.#dut, 'now')) this.#set('now', this.#clock);
    this.#clock += 1;
    if (random.chance(0.01)) this.#busy = random.pick([0.02, 0.1, 0.5, 1]);
    const isOn = this.#isReady();
    this.#begin(isOn && random.chance(0.01));
    const event = isOn ? this.#event() : undefined;
    this.#set('told_event_valid', Number(event !== undefined));
    if (event !== undefined) {
      this.#set('told_event_ccc', event.ccc);
      this.#set('told_event_kind', codeOf(this.#dut, 'told_event_kind', event.kind));
      this.#set('told_event_bytes', event.bytes);
      this.#set('told_event_ecn', Number(event.ecn));
    }
    // Before the pick: no ACK comes in the clock in which the first packet leaves.
    this.#int?.(isOn && random.chance(this.#busy) ? this.#sample() : undefined);
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
    this.#lives.set(ccc, { place, pdcid, from: this.#clock, hasLeft: false });
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
        return { ccc, kind: 'start', bytes: random.word() >>> 0, ecn: false };
      }
    }
    const started = [...this.#lives].filter(([, { from }]) => this.#clock - from > start).map(([ccc]) => ccc);
    if (started.length === 0 || !random.chance(this.#busy)) return undefined;
    const ccc = random.pick(started);
    const kind = random.chance(0.4) ? 'ack' : random.chance(0.4) ? 'sent' : random.pick(kinds);
    const flight = this.#flights.get(ccc) ?? 0;
    const isLess = !['sent', 'readd', 'credit', 'idle'].includes(kind);
    const size = random.pick([4160, 64, random.below(2 ** 20)]);
    const bytes =
      kind === 'idle' ? random.word() >>> 0 : kind === 'credit' ? 0 : isLess ? Math.min(size, flight) : size;
    this.#flights.set(ccc, kind === 'idle' ? 0 : isLess ? flight - bytes : flight + bytes);
    return { ccc, kind, bytes, ecn: random.chance(0.3) };
  }

  /** A sample for a PDC of ours, or for one that nobody has. */
  #sample() {
    const random = this.#random;
    this.#time += random.int(1, 500);
    const known = [...this.#lives.values()].filter(({ from, hasLeft }) => hasLeft && this.#clock - from > start);
    const isStranger = known.length === 0 || random.chance(0.1);
    const pdcid = isStranger ? 0x4000 + random.below(0x1000) : random.pick(known).pdcid;
    const time = (this.#time % strangers) + (isStranger ? strangers : 0);
    const hops = Array.from({ length: random.int(1, hopPlaces) }, () => ({
      time,
      bytes: random.below(2 ** 20),
      queue: random.below(2 ** 17),
    }));
    return { pdcid, hops };
  }

  #set(name: string, value: number): void {
    this.#dut.port(name).set(value);
  }
}

/** An output port of a switch, clock by clock: two queues, marks and trimming by the rules of the switch. */
import type { Random } from '../../../../../support/random.ts';
import type { HopSample } from '../../../golden/cms/hpcc/hpcc.ts';
import {
  isMarked,
  markedFrame,
  type SwitchSettings,
  trimmedFrame,
  verdictOf,
} from '../../../golden/switch/switch-rules.ts';

export interface PortOptions {
  /** Bytes a clock; frames have 24 more on the line: preamble, FCS, gap. */
  readonly rate: number;
  /** Bytes of each queue, and clocks to the next hop. */
  readonly capacity: number;
  readonly delay: number;
  readonly settings: SwitchSettings;
}

/** ns of a clock. */
const clockTime = 3.2;

/** What a frame has on the line beside its bytes. */
const beside = 24;

interface Leaving<T> {
  readonly at: number;
  readonly item: Queued<T>;
}

/** A frame and whatever belongs to it. */
export interface Queued<T> {
  readonly bytes: Uint8Array;
  readonly tag: T;
  /** What the ports that it has left tell (INT). */
  readonly hops: HopSample[];
}

export class OutputQueue<T> {
  readonly seen = { data: 0, marked: 0, trimmed: 0, dropped: 0, most: 0 };
  /** Bytes of data that wait. */
  level = 0;
  onLeave: (item: Queued<T>, now: number) => void = () => {};
  readonly #options: PortOptions;
  readonly #random: Random;
  readonly #data: Queued<T>[] = [];
  readonly #control: Queued<T>[] = [];
  #controlLevel = 0;
  #sent = 0;
  #freeAt = 0;
  readonly #leaving: Leaving<T>[] = [];

  constructor(options: PortOptions, random: Random) {
    this.#options = options;
    this.#random = random;
  }

  get isEmpty(): boolean {
    return this.#data.length + this.#control.length + this.#leaving.length === 0;
  }

  put({ bytes, tag, hops }: Queued<T>): void {
    const { capacity, settings } = this.#options;
    const room = this.level + bytes.length <= capacity;
    const controlRoom = this.#controlLevel + bytes.length <= capacity;
    const verdict = verdictOf(bytes, { dataLevel: this.level, room, controlRoom }, settings);
    if (verdict === 'dropped') this.seen.dropped++;
    else if (verdict === 'data') {
      this.seen.data++;
      this.#data.push({ bytes, tag, hops });
      this.level += bytes.length;
      this.seen.most = Math.max(this.seen.most, this.level);
    } else {
      if (verdict === 'trimmed') this.seen.trimmed++;
      const kept = verdict === 'trimmed' ? trimmedFrame(bytes, settings) : bytes;
      this.#control.push({ bytes: kept, tag, hops });
      this.#controlLevel += kept.length;
    }
  }

  clock(now: number): void {
    while (this.#leaving.length > 0 && this.#leaving[0]!.at <= now) this.onLeave(this.#leaving.shift()!.item, now);
    const { rate, delay } = this.#options;
    while (this.#freeAt <= now) {
      const next = this.#next();
      if (next === undefined) {
        this.#freeAt = now;
        return;
      }
      this.#sent += next.bytes.length;
      next.hops.push({
        time: Math.floor(this.#freeAt * clockTime) % 2 ** 24,
        bytes: Math.floor(this.#sent / 128) % 2 ** 20,
        queue: Math.floor(this.level / 80),
      });
      this.#freeAt += (next.bytes.length + beside) / rate;
      this.#leaving.push({ at: this.#freeAt + delay, item: next });
    }
  }

  /** The frame that leaves next: control first. Data is marked by what it leaves in its queue. */
  #next(): Queued<T> | undefined {
    const control = this.#control.shift();
    if (control !== undefined) {
      this.#controlLevel -= control.bytes.length;
      return control;
    }
    const item = this.#data.shift();
    if (item === undefined) return undefined;
    this.level -= item.bytes.length;
    if (!isMarked(this.level, this.#random.word(), this.#options.settings)) return item;
    const bytes = markedFrame(item.bytes);
    if (bytes === undefined) return item;
    this.seen.marked++;
    return { ...item, bytes };
  }
}

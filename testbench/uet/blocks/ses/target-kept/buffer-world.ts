/** The buffers of unexpected messages, as a receive half is promised them: a plain model, clock by clock. */
import assert from 'node:assert/strict';
import { type Completion, OK, type Place } from '../completion-ports.ts';

/** Packets that may wait for their turn. */
export const mostPackets = 16;

/** Clocks from a place that is counted back, and from one that is taken, to what its group of peers has. */
const [clocksBack, clocksTaken] = [3, 2];

export interface BufferSize {
  readonly places: number;
  /** Of a buffer. */
  readonly bytes: number;
  readonly groups: number;
  /** Places that the peers of a group may have. */
  readonly most: number;
}

export interface Found {
  readonly slot: number;
  readonly place: Place;
}

/** What happens in a clock. */
export interface Moment {
  /** Of a peer; the packet enters in the same clock. */
  readonly reserve?: number | undefined;
  /** A packet without a buffer enters. */
  readonly enters?: boolean;
  readonly turn?: { readonly stored: boolean } | undefined;
  readonly end?: { readonly slot: number; readonly completion: Completion } | undefined;
  readonly send?: Found | undefined;
  readonly tagged?: Found | undefined;
  readonly release?: number | undefined;
  readonly takesDone?: boolean;
}

/** What is said in it. */
export interface Said {
  readonly offered: number | undefined;
  readonly settles: boolean;
  readonly full: number;
  /** Of the oldest packet; undefined where there is none. */
  readonly now: { readonly slot: number | undefined } | undefined;
  readonly found: { readonly wr_id: number; readonly number: number; readonly is_whole: number } | undefined;
  readonly done: { readonly number: number; readonly completion: Completion } | undefined;
  readonly released: { readonly ok: boolean } | undefined;
  readonly told: { readonly space: 'send' | 'tagged'; readonly again: boolean } | undefined;
}

/** A message that waits: its receive, or how it has ended. */
interface Waiting {
  receive: Place | undefined;
  end: 'none' | 'whole' | 'failed';
}

/** An end, or a receive that has found a header, under way for so many clocks. */
interface Work {
  readonly slot: number;
  readonly found: { readonly space: 'send' | 'tagged'; readonly place: Place } | undefined;
  clocks: number;
  again: boolean;
}

/** The group of a peer: parts of its number, added without carry. */
export function groupOf(peer: number, groups: number): number {
  let group = 0;
  for (let rest = peer; rest > 0; rest = Math.floor(rest / groups)) group ^= rest % groups;
  return group;
}

export class BufferWorld {
  readonly size: BufferSize;
  /** Buffers that messages have, and of those the ones that are software's. */
  readonly taken = new Set<number>();
  readonly own = new Set<number>();
  readonly waiting: { readonly slot: number | undefined }[] = [];
  #clock = 0;
  #offered: number | undefined;
  #released: Said['released'];
  /** Free in the next clock, as its message has found a receive. */
  #settled: number | undefined;
  /** Free, and not counted back to their groups; the group of each place. */
  readonly #returning = new Set<number>();
  readonly #groupOf: number[] = [];
  readonly #counts: number[];
  #changes: { readonly clock: number; readonly group: number; readonly by: number }[] = [];
  readonly #messages: Waiting[];
  readonly #completions: Completion[] = [];
  readonly #ends: number[] = [];
  #work: Work | undefined;

  constructor(size: BufferSize) {
    this.size = size;
    this.#counts = Array.from({ length: size.groups }, () => 0);
    this.#messages = Array.from({ length: size.places }, () => ({ receive: undefined, end: 'none' }));
  }

  /** A clock: what is said in it, with what happens. */
  go(moment: Moment): Said {
    const said = this.#say(moment);
    const { reserve, enters = false, turn, end, release } = moment;
    const { groups, places } = this.size;
    const frees: number[] = [];
    if (this.#settled !== undefined) frees.push(this.#settled);
    this.#settled = undefined;
    this.#released = release === undefined ? undefined : { ok: this.own.delete(release) };
    if (this.#released?.ok) frees.push(release!);

    const lowest = [...Array(places).keys()].find((i) => !this.taken.has(i) && !this.#returning.has(i));
    const slot = reserve === undefined ? undefined : this.#offered!;
    this.#offered = reserve === undefined ? lowest : undefined;
    if (turn !== undefined) {
      const { slot: its } = this.waiting.shift()!;
      if (its !== undefined && !turn.stored) this.#settled = its;
    }
    if (enters || slot !== undefined) this.waiting.push({ slot });
    const back = Math.min(...this.#returning);
    if (this.#returning.delete(back)) this.#change(clocksBack, this.#groupOf[back]!, -1);
    if (slot !== undefined) {
      this.taken.add(slot);
      this.#groupOf[slot] = groupOf(reserve!, groups);
      this.#change(clocksTaken, this.#groupOf[slot]!, 1);
    }
    this.#workOn(moment, said, frees);
    if (end !== undefined) {
      this.#completions[end.slot] = end.completion;
      this.#ends.push(end.slot);
    }
    for (const one of frees) {
      assert(this.taken.delete(one));
      this.#returning.add(one);
    }
    this.#clock += 1;
    for (const { group, by } of this.#changes.filter(({ clock }) => clock === this.#clock)) this.#counts[group]! += by;
    this.#changes = this.#changes.filter(({ clock }) => clock > this.#clock);
    return said;
  }

  #change(clocks: number, group: number, by: number): void {
    this.#changes.push({ clock: this.#clock + clocks, group, by });
  }

  #say({ takesDone = true }: Moment): Said {
    const isBusy =
      this.waiting.some(({ slot }) => slot !== undefined) ||
      this.#settled !== undefined ||
      this.#returning.size > 0 ||
      this.#changes.some(({ by }) => by < 0);
    const full = this.#counts.reduce((sum, count, i) => sum + (count === this.size.most ? 2 ** i : 0), 0);
    const said = { offered: this.#offered, settles: isBusy, full, now: this.waiting[0], released: this.#released };
    const none = { found: undefined, done: undefined, told: undefined };
    const work = this.#work;
    if (work?.clocks === 4)
      return { ...said, ...none, told: work.found && { space: work.found.space, again: work.again } };
    if (work?.clocks !== 3) return { ...said, ...none };
    const { slot, found } = work;
    const { receive, end } = this.#messages[slot]!;
    const goes = found === undefined ? receive !== undefined : end === 'whole';
    const leaves = takesDone || !goes;
    const isTold = leaves && found !== undefined && end !== 'failed';
    return {
      ...said,
      ...none,
      found: isTold ? { wr_id: found.place.wr_id, number: slot, is_whole: goes ? 1 : 0 } : undefined,
      done: goes ? { number: slot, completion: this.#completionOf(slot, found?.place ?? receive!) } : undefined,
    };
  }

  #completionOf(slot: number, { wr_id, length }: Place): Completion {
    const completion = this.#completions[slot]!;
    const bytes = Math.min(length, completion.bytes);
    return { ...completion, kind: 'recv', wr_id, bytes, cut: completion.bytes - bytes };
  }

  /** One thing at a time: ends first, then receives of SEND, in five clocks and more while no completion is taken. */
  #workOn({ send, tagged, takesDone = true }: Moment, { done }: Said, frees: number[]): void {
    const work = this.#work;
    if (work === undefined) {
      const end = this.#ends.shift();
      const [space, found] = send === undefined ? (['tagged', tagged] as const) : (['send', send] as const);
      if (end !== undefined) this.#work = { slot: end, found: undefined, clocks: 1, again: false };
      else if (found !== undefined)
        this.#work = { slot: found.slot, found: { space, place: found.place }, clocks: 1, again: false };
      return;
    }
    if (work.clocks === 4) {
      this.#work = undefined;
      return;
    }
    if (work.clocks < 3) {
      work.clocks += 1;
      return;
    }
    if (done !== undefined && !takesDone) return;
    work.clocks = 4;
    const { slot, found } = work;
    const message = this.#messages[slot]!;
    work.again = found !== undefined && message.end === 'failed';
    if (done !== undefined) this.own.add(slot);
    if (work.again) frees.push(slot);
    if (done !== undefined || work.again) this.#messages[slot] = { receive: undefined, end: 'none' };
    else if (found !== undefined) message.receive = found.place;
    else message.end = this.#completions[slot]!.return_code === OK ? 'whole' : 'failed';
  }
}

/**
 * Words from single bits. Yosys wires bit by bit; here each net knows the word that drives it and its place in it, and
 * neighbours in a word are taken as one slice, so that a whole word that is used whole stays one operand.
 */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import { UserError } from '../../../support/user-error.ts';
import { repeat } from './extend.ts';
import { type Bit, FIRST_NET } from './instances.ts';
import { placed } from './source-place.ts';
import type { JsonAttributes } from './yosys-json.ts';

/** What drives a word of nets. */
export interface Driver {
  /** For messages and origins. */
  readonly path: string;
  readonly attributes: JsonAttributes;
  /** The nets that must have values before this one can be made; none where the value is state or an input. */
  readonly reads: readonly Bit[];
  /** Whether the word is a register. */
  readonly state?: true;
  /** The word; called once, when all that it reads is known. */
  make(): ExprId;
  /** One driver a bit, least significant first, where every bit can be made by itself. */
  split?(): readonly Driver[];
}

interface Entry {
  readonly driver: Driver;
  readonly bits: readonly Bit[];
  value: ExprId | undefined;
  /** Whether what it reads is being made. */
  waits: boolean;
}

/** From so many stretches on a mask is cheaper than cutting and joining. */
const FEWEST_PIECES = 3;

/** The nets of a design with their drivers; expressions are made on demand. */
export class Words {
  readonly table = new ExprTable();
  /** Which driver each expression was first made for. */
  readonly origins: (Driver | undefined)[] = [];
  readonly #entries: Entry[] = [];
  /** By net: the index of its entry plus one, and the place in its word. */
  readonly #entryOf: Int32Array;
  readonly #placeOf: Int32Array;

  /** Power-up values, which nets that nothing drives (registers that are never assigned) keep. */
  readonly #inits: ReadonlyMap<Bit, boolean>;

  constructor(nets: number, inits: ReadonlyMap<Bit, boolean>) {
    this.#inits = inits;
    this.#entryOf = new Int32Array(nets);
    this.#placeOf = new Int32Array(nets);
  }

  /** `driver` drives these nets, least significant first. A `UserError` where one has a driver or is a constant. */
  drive(bits: readonly Bit[], driver: Driver): void {
    const index = this.#entries.push({ driver, bits, value: undefined, waits: false });
    bits.forEach((bit, place) => {
      const before = this.driverOf(bit);
      if (before !== undefined || bit < FIRST_NET) {
        const other = before === undefined ? 'a constant' : placed(before.path, before.attributes);
        throw new UserError(
          `a net is driven by ${placed(driver.path, driver.attributes)} and by ${other}, and nets with several drivers cannot be simulated here`,
        );
      }
      this.#entryOf[bit] = index;
      this.#placeOf[bit] = place;
    });
  }

  driverOf(bit: Bit): Driver | undefined {
    return this.#entries[this.#entryOf[bit]! - 1]?.driver;
  }

  /** The place of a driven net in its driver's word. */
  placeOf(bit: Bit): number {
    return this.#placeOf[bit]!;
  }

  /** The word of these nets, least significant first; at least one. A `UserError` where logic depends on itself. */
  word(bits: readonly Bit[]): ExprId {
    this.#prepare(bits);
    return this.#cat(bits);
  }

  /** Gives every entry that the bits need a value. Without recursion: logic may be deep. */
  #prepare(bits: readonly Bit[]): void {
    // Opening a loop gives nets other drivers, so it begins again; it ends, because every word is opened once.
    for (let loop = this.#makeNeeded(bits); loop !== undefined; loop = this.#makeNeeded(bits)) this.#open(loop);
  }

  /** Returns the entries of a loop, if it meets one, each of which needs the next one. */
  #makeNeeded(bits: readonly Bit[]): readonly Entry[] | undefined {
    const stack = [...this.#needed(bits)];
    try {
      while (stack.length > 0) {
        const at = stack.at(-1)!;
        if (at.value !== undefined) {
          stack.pop();
          continue;
        }
        const missing = this.#needed(at.driver.reads);
        // What waits is waited for by all that waits above it, so one that is needed while it waits needs itself.
        const looping = at.waits ? undefined : missing.find((e) => e.waits || e === at);
        at.waits = true;
        if (looping !== undefined) {
          const chain = stack.filter((e) => e.waits);
          return chain.slice(chain.indexOf(looping));
        }
        if (missing.length > 0) {
          for (const e of missing) stack.push(e);
          continue;
        }
        at.waits = false;
        this.#make(at);
        stack.pop();
      }
      return undefined;
    } finally {
      for (const e of stack) e.waits = false;
    }
  }

  #make(entry: Entry): void {
    const before = this.table.exprs.length;
    try {
      entry.value = entry.driver.make();
    } finally {
      for (let id = before; id < this.table.exprs.length; id++) this.origins[id] = entry.driver;
    }
  }

  /**
   * A loop of words need not be one of bits: what can be made bit by bit is from now on. Where nothing can, the loop is
   * the design's.
   */
  #open(loop: readonly Entry[]): void {
    const wide = loop.filter((e) => e.driver.split !== undefined && e.bits.length > 1);
    if (wide.length === 0) {
      const path = [...loop, loop[0]!].map(({ driver }) => placed(driver.path, driver.attributes));
      throw new UserError(`combinational loop: ${path.join(' needs ')}`);
    }
    for (const entry of wide) {
      entry.driver.split!().forEach((driver, i) => {
        const bit = entry.bits[i]!;
        this.#entryOf[bit] = this.#entries.push({ driver, bits: [bit], value: undefined, waits: false });
        this.#placeOf[bit] = 0;
      });
    }
  }

  /** The entries after these nets that have no value yet, each once. */
  #needed(bits: readonly Bit[]): readonly Entry[] {
    const found = new Set<Entry>();
    let last = 0;
    for (const bit of bits) {
      const index = this.#entryOf[bit]!;
      if (index === last) continue;
      last = index;
      const entry = this.#entries[index - 1];
      if (entry !== undefined && entry.value === undefined) found.add(entry);
    }
    return found.size === 0 ? [] : [...found];
  }

  #cat(bits: readonly Bit[]): ExprId {
    const parts: ExprId[] = [];
    for (let at = 0; at < bits.length; ) {
      const run = this.#run(bits, at);
      parts.push(run.value);
      at += run.length;
    }
    return this.table.cat(parts.reverse());
  }

  /** The longest stretch from `at` on that is one constant, one slice of a word, or one bit again and again. */
  #run(bits: readonly Bit[], at: number): { value: ExprId; length: number } {
    const first = bits[at]!;
    const entry = this.#entryOf[first]!;
    let end = at + 1;
    if (entry === 0) {
      // Constants, and nets that nothing drives.
      let value = 0n;
      for (end = at; end < bits.length && this.#entryOf[bits[end]!] === 0; end++) {
        if (this.#isOne(bits[end]!)) value |= 1n << BigInt(end - at);
      }
      return { value: this.table.const(end - at, value), length: end - at };
    }
    const word = this.#entries[entry - 1]!.value!;
    const lo = this.#placeOf[first]!;
    if (bits[end] === first) {
      while (bits[end] === first) end++;
      return { value: repeat(this.table, this.table.slice(word, lo, 1), end - at), length: end - at };
    }
    const here = (i: number): boolean => this.#entryOf[bits[i]!] === entry && this.#placeOf[bits[i]!] === lo + i - at;
    while (end < bits.length && here(end)) end++;
    return this.#masked(bits, at, word, lo, here) ?? { value: this.table.slice(word, lo, end - at), length: end - at };
  }

  /**
   * A stretch of one word, each bit in its place, in which constants stand for many others: Yosys wires `word & mask`
   * so, and as an operation it costs one instruction and not one a piece.
   */
  #masked(
    bits: readonly Bit[],
    at: number,
    word: ExprId,
    lo: number,
    here: (i: number) => boolean,
  ): { value: ExprId; length: number } | undefined {
    let end = at;
    let pieces = 0;
    for (let i = at; i < bits.length && (here(i) || this.#entryOf[bits[i]!] === 0); i++) {
      if (!here(i)) continue;
      if (i === at || !here(i - 1)) pieces++;
      end = i + 1;
    }
    if (pieces < FEWEST_PIECES) return undefined;
    let taken = 0n;
    let ones = 0n;
    for (let i = at; i < end; i++) {
      const one = 1n << BigInt(i - at);
      if (here(i)) taken |= one;
      else if (this.#isOne(bits[i]!)) ones |= one;
    }
    const t = this.table;
    const length = end - at;
    const kept = t.binary('and', t.slice(word, lo, length), t.const(length, taken));
    return { value: t.binary('or', kept, t.const(length, ones)), length };
  }

  #isOne(bit: Bit): boolean {
    return bit === 1 || this.#inits.get(bit) === true;
  }
}

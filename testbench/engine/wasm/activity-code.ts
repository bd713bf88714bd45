/** Instructions of activity gating: flags of segments, shadows of what is watched. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Activity } from './activity.ts';
import { FunctionWriter } from './encoder.ts';
import type { Graph } from './graph.ts';
import type { Layout } from './layout.ts';
import { op, operators } from './opcodes.ts';
import { typeOf, wordCount } from './words.ts';

/** Where the state of gating is. */
export interface ActivityAreas {
  /** A byte a segment, not 0 where it is to run. */
  readonly flags: number;
  /** The number of flags, made up to whole words of 8. */
  readonly count: number;
  /** Instructions of segments that have run (`phases.ts` counts with them). */
  readonly ran: number;
}

/** Writes the instructions for one program. */
export class ActivityCode {
  readonly activity: Activity;
  readonly areas: ActivityAreas;
  readonly #layout: Layout;
  readonly #shadows = new Map<string, number>();

  constructor(activity: Activity, layout: Layout) {
    this.activity = activity;
    this.#layout = layout;
    const count = 8 * Math.ceil(activity.costs.length / 8);
    this.areas = { flags: layout.area(count), count, ran: layout.area(8) };
  }

  /** Opens the branch that a segment's body is in, and clears its flag. */
  begin(f: FunctionWriter, segment: number): void {
    const { load8, load, store8, store, add } = operators.i32;
    f.const('i32', 0n);
    f.memory(load8, this.areas.flags + segment);
    f.open(op.if);
    f.const('i32', 0n);
    f.const('i32', 0n);
    f.memory(store8, this.areas.flags + segment);
    f.const('i32', 0n);
    f.const('i32', 0n);
    f.memory(load, this.areas.ran);
    f.const('i32', BigInt(this.activity.costs[segment]!));
    f.op(add);
    f.memory(store, this.areas.ran);
  }

  /** Sets flags. */
  mark(f: FunctionWriter, segments: Iterable<number>): void {
    for (const segment of segments) {
      f.const('i32', 0n);
      f.const('i32', 1n);
      f.memory(operators.i32.store8, this.areas.flags + segment);
    }
  }

  /** Sets all flags. */
  markAll(f: FunctionWriter): void {
    for (let at = 0; at < this.areas.count; at += 8) {
      f.const('i32', 0n);
      f.const('i64', 0x0101_0101_0101_0101n);
      f.memory(operators.i64.store, this.areas.flags + at);
    }
  }

  /** Sets the flags that hang on a value whose words `push` pushes, if it differs from its shadow. */
  watchValue(f: FunctionWriter, value: NodeId, width: number, push: (k: number) => void): void {
    const segments = this.activity.values.get(value);
    if (segments !== undefined) this.#watch(f, `value ${value}`, width, push, segments);
  }

  /** Compares the inputs with their shadows: to be called when they may have changed. */
  watchInputs(graph: Graph): FunctionWriter {
    const f = new FunctionWriter([], []);
    for (const [input, segments] of this.activity.inputs) {
      const { width } = graph.net.inputs[input]!;
      const push = (k: number): void => {
        f.const('i32', 0n);
        f.memory(operators[typeOf(width)].load, this.#layout.inputs[input]! + 8 * k);
      };
      this.#watch(f, `input ${input}`, width, push, segments);
    }
    return f;
  }

  #watch(f: FunctionWriter, name: string, width: number, push: (k: number) => void, segments: readonly number[]): void {
    const words = wordCount(width);
    const type = typeOf(width);
    const o = operators[type];
    const shadow = this.#shadow(name, words);
    for (let k = 0; k < words; k++) {
      push(k);
      f.const('i32', 0n);
      f.memory(o.load, shadow + 8 * k);
      f.op(words === 1 ? o.ne : o.xor);
      if (k > 0) f.op(o.or);
    }
    if (words > 1) {
      f.op(o.eqz);
      f.op(operators.i32.eqz);
    }
    f.open(op.if);
    for (let k = 0; k < words; k++) {
      f.const('i32', 0n);
      push(k);
      f.memory(o.store, shadow + 8 * k);
    }
    this.mark(f, segments);
    f.op(op.end);
  }

  #shadow(name: string, words: number): number {
    const known = this.#shadows.get(name);
    if (known !== undefined) return known;
    const address = this.#layout.area(8 * words);
    this.#shadows.set(name, address);
    return address;
  }
}

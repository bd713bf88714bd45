/** Questions whose answers show that a changed netlist behaves as the original does. */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { observable } from '../observable.ts';
import { type Frame, frame, type State } from './frame.ts';

/** Expressions of one bit over free symbols: is each of them 1 whatever the symbols are? */
export interface Question {
  readonly table: ExprTable;
  readonly claims: readonly ExprId[];
}

/** Clocks after reset in which the two may differ inside. */
const SETTLING = 6;

/**
 * From any state that is the same in both, and with any inputs: outputs are the same in this clock and the state is the
 * same after it. So they are the same forever in designs that start in the same state.
 */
export function sameStep(original: Netlist, mutant: Netlist): Question {
  return new Miter(original, mutant).step(undefined);
}

/**
 * The same outside of reset alone, and: in `SETTLING` clocks after a reset of one clock or more, outputs are the same
 * all the time and the state is the same at the end. So they are the same forever after reset, as long as it is not
 * asserted again within `SETTLING` clocks of its end. The outputs in reset itself may differ.
 */
export function sameAfterReset(original: Netlist, mutant: Netlist): readonly Question[] | undefined {
  const input = original.inputs.findIndex(({ reset }) => reset !== undefined);
  if (input < 0) return undefined;
  const active = BigInt(original.inputs[input]!.reset!.active);
  const reset = { input, active, inactive: 1n - active };
  const outside = { input, value: reset.inactive };
  return [new Miter(original, mutant).step(outside), new Miter(original, mutant).settling(reset)];
}

/** The reset input and its levels. */
interface Reset {
  readonly input: number;
  readonly active: bigint;
  readonly inactive: bigint;
}

/** An input that is driven with one value, not at will. */
interface Held {
  readonly input: number;
  readonly value: bigint;
}

class Miter {
  readonly #table = new ExprTable();
  readonly #nets: readonly [Netlist, Netlist];
  readonly #isSeen: { readonly registers: ReadonlySet<number>; readonly memories: ReadonlySet<number> };
  #symbols = 0;

  constructor(original: Netlist, mutant: Netlist) {
    this.#nets = [original, mutant];
    // State that nothing can be seen of need not be the same; what either shows counts.
    const seen = this.#nets.flatMap((net) => observable(net).readers.map(({ reader }) => reader));
    this.#isSeen = {
      registers: new Set(seen.flatMap((r) => (r.kind === 'register' ? [r.register] : []))),
      memories: new Set(seen.flatMap((r) => (r.kind === 'write' ? [r.memory] : []))),
    };
  }

  step(held: Held | undefined): Question {
    const start = this.#anyState();
    const [a, b] = this.#clock([start, start], held);
    return this.#question([...this.#sameOutputs(a, b), ...this.#sameState(a.next, b.next)]);
  }

  /**
   * A set of pairs of states that holds every pair after a reset of one clock or more: registers that reset sets have
   * that value, each in its netlist; of the others those may differ that a clock of reset can make differ; memories and
   * the rest are the same. That it holds them is part of the claims: from equal states and from pairs of the set, one
   * clock of reset leads into the set.
   */
  settling(reset: Reset): Question {
    const start = this.#anyState();
    const inReset = { input: reset.input, value: reset.active };
    const first = this.#clock([start, start], inReset);
    const apart = new Set(differing(first));
    for (;;) {
      const states = this.#afterReset(first, apart);
      const next = this.#clock(states, inReset);
      const before = apart.size;
      for (const register of differing(next)) apart.add(register);
      if (apart.size > before) continue;
      const memories = [first, next].flatMap(([a, b]) => this.#same(a.next.memories.flat(), b.next.memories.flat()));
      return this.#question([...memories, ...this.#settled(states, reset)]);
    }
  }

  #afterReset([a, b]: readonly [Frame, Frame], apart: ReadonlySet<number>): readonly [State, State] {
    const { memories } = this.#anyState();
    const isSet = (id: ExprId): boolean => this.#table.get(id).op === 'const';
    const registers = a.next.registers.map((id, register): readonly [ExprId, ExprId] => {
      const other = b.next.registers[register]!;
      // Constant whatever the state was before.
      if (isSet(id) && isSet(other)) return [id, other];
      const { width } = this.#nets[0].registers[register]!;
      const symbol = this.#symbol(width);
      return [symbol, apart.has(register) ? this.#symbol(width) : symbol];
    });
    return [
      { registers: registers.map(([x]) => x), memories },
      { registers: registers.map(([, y]) => y), memories },
    ];
  }

  /** Claims that outputs are the same in the clocks after reset, and the state is after them. */
  #settled(after: readonly [State, State], { input, inactive }: Reset): readonly ExprId[] {
    const claims: ExprId[] = [];
    let states = after;
    for (let i = 0; i < SETTLING; i++) {
      const [a, b] = this.#clock(states, { input, value: inactive });
      claims.push(...this.#sameOutputs(a, b));
      states = [a.next, b.next];
    }
    return [...claims, ...this.#sameState(...states)];
  }

  #clock(states: readonly [State, State], held: Held | undefined): readonly [Frame, Frame] {
    const table = this.#table;
    const inputs = this.#nets[0].inputs.map(({ width }, i) =>
      i === held?.input ? table.const(1, held.value) : this.#symbol(width),
    );
    return [frame(table, this.#nets[0], inputs, states[0]), frame(table, this.#nets[1], inputs, states[1])];
  }

  #anyState(): State {
    const { registers, memories } = this.#nets[0];
    return {
      registers: registers.map(({ width }) => this.#symbol(width)),
      memories: memories.map(({ width, depth, words = depth }) =>
        Array.from({ length: depth }, (_, i) => (i < words ? this.#symbol(width) : this.#table.const(width, 0n))),
      ),
    };
  }

  #symbol(width: number): ExprId {
    return this.#table.ref(width, this.#symbols++);
  }

  #sameOutputs(a: Frame, b: Frame): readonly ExprId[] {
    return this.#same(a.outputs, b.outputs);
  }

  #sameState(a: State, b: State): readonly ExprId[] {
    const { registers, memories } = this.#isSeen;
    const seen = (s: State): readonly ExprId[] => [
      ...s.registers.filter((_, i) => registers.has(i)),
      ...s.memories.filter((_, i) => memories.has(i)).flat(),
    ];
    return this.#same(seen(a), seen(b));
  }

  #same(a: readonly ExprId[], b: readonly ExprId[]): readonly ExprId[] {
    return a.map((x, i) => this.#table.compare('eq', x, b[i]!));
  }

  /** Without the claims that folding has answered. */
  #question(claims: readonly ExprId[]): Question {
    const isTrue = (id: ExprId): boolean => {
      const e = this.#table.get(id);
      return e.op === 'const' && e.value === 1n;
    };
    return { table: this.#table, claims: [...new Set(claims)].filter((claim) => !isTrue(claim)) };
  }
}

/** The registers whose next values are different expressions. */
const differing = ([a, b]: readonly [Frame, Frame]): readonly number[] =>
  a.next.registers.flatMap((id, register) => (id === b.next.registers[register] ? [] : [register]));

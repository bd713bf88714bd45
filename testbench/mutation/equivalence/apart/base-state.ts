/** The states that runs begin with, as free symbols, and what is taken for granted of them. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../../rtl-gen/ir/expr-table.ts';
import type { Netlist } from '../../../../rtl-gen/ir/netlist.ts';

/** Any words of a memory: the same where the addresses are. */
export class AnyWords {
  readonly #table: ExprTable;
  readonly #fresh: (address: ExprId) => ExprId;
  readonly #known = new Map<ExprId, ExprId>();

  constructor(table: ExprTable, fresh: (address: ExprId) => ExprId) {
    this.#table = table;
    this.#fresh = fresh;
  }

  /** Those that have been read. */
  get known(): ReadonlyMap<ExprId, ExprId> {
    return this.#known;
  }

  at(address: ExprId): ExprId {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    let word = this.#fresh(address);
    for (const [at, there] of this.#known) word = this.#table.mux(this.#table.compare('eq', address, at), there, word);
    this.#known.set(address, word);
    return word;
  }
}

/** Free symbols, with names for those who read what a solver found. */
export class Symbols {
  readonly #table: ExprTable;
  readonly names: string[] = [];

  constructor(table: ExprTable) {
    this.#table = table;
  }

  any(width: number, name: string): ExprId {
    return this.#table.ref(width, this.names.push(name) - 1);
  }
}

/** Any inputs, the same for all runs; in the first clock of `resets` the reset is active. */
export class AnyInputs {
  readonly #symbols: Symbols;
  readonly #net: Netlist;
  readonly #known = new Map<string, ExprId>();
  readonly #first: ReadonlyMap<number, ExprId>;

  constructor(table: ExprTable, symbols: Symbols, net: Netlist, resets: boolean) {
    this.#symbols = symbols;
    this.#net = net;
    this.#first = new Map(
      resets
        ? net.inputs.flatMap(({ width, reset }, i) =>
            reset === undefined ? [] : [[i, table.const(width, BigInt(reset.active))] as const],
          )
        : [],
    );
  }

  readonly at = (clock: number, input: number): ExprId => {
    const held = clock === 0 ? this.#first.get(input) : undefined;
    if (held !== undefined) return held;
    const key = `${clock} ${input}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { width, name } = this.#net.inputs[input]!;
    const symbol = this.#symbols.any(width, `${name} in clock ${clock}`);
    this.#known.set(key, symbol);
    return symbol;
  };
}

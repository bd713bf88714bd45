/** Runs of a design from any of its states, from a reset or from power-up, with what is known of them. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../../rtl-gen/ir/expr-table.ts';
import type { Netlist } from '../../../../rtl-gen/ir/netlist.ts';
import type { Lemmas, Word } from '../../../design-tests/apart.ts';
import { afterReset } from './after-reset.ts';
import { AnyInputs, AnyWords, Symbols } from './base-state.ts';
import { ExprWord, idOf } from './expr-word.ts';
import { Run, type Start } from './run.ts';

/**
 * Where a run begins: in any state that the design has after a reset, in one of those that follow a clock of reset, or
 * at power-up, with a clock of reset first. What neither reset nor a power-up value sets has any value.
 */
export type From = 'anywhere' | 'reset' | 'power-up';

/** The value that a register begins with, if it is known. */
export function beginning(net: Netlist, from: From): (register: number) => bigint | undefined {
  switch (from) {
    case 'anywhere':
      return () => undefined;
    case 'reset':
      return afterReset(net);
    case 'power-up':
      return (register) => net.registers[register]!.init;
  }
}

export class DesignRun {
  readonly table = new ExprTable();
  readonly symbols = new Symbols(this.table);
  readonly start: Start;
  readonly run: Run;
  readonly #net: Netlist;
  readonly #from: From;
  readonly #begins: (register: number) => bigint | undefined;
  readonly #registers = new Map<number, ExprId>();
  readonly #words: readonly AnyWords[];

  constructor(net: Netlist, from: From) {
    this.#net = net;
    this.#from = from;
    this.#begins = beginning(net, from);
    const { table, symbols } = this;
    this.#words = net.memories.map(
      ({ path, width }) => new AnyWords(table, () => symbols.any(width, `a word of ${path}`)),
    );
    this.start = {
      register: (register) => this.#register(register),
      word: (memory, address) => this.#words[memory]!.at(address),
      input: new AnyInputs(table, symbols, net, from === 'power-up').at,
    };
    this.run = new Run(table, net, this.start);
  }

  /** What is taken for granted of the clocks before `end`: what surroundings keep, and lemmas. */
  known(end: number, { kept = [], facts = [], words = [] }: Lemmas): readonly ExprId[] {
    if (this.#from === 'power-up') return [];
    const missing = kept.find((path) => !this.#net.checks.some((check) => check.path === path));
    if (missing !== undefined) throw new Error(`${this.#net.name} has no assertion ${missing}`);
    const granted = this.#net.checks.filter(({ assumed, path }) => assumed || kept.includes(path));
    const own = Array.from({ length: end }, (_, clock) => [
      ...granted.map(({ node }) => this.run.node(clock, node)),
      ...facts.map(({ holds }) => idOf(holds(this.run.moment(clock)))),
    ]).flat();
    // Of words that are read where a run begins; after a reset they are any.
    if (this.#from === 'reset') return own;
    const ofWords = words.flatMap(({ memory, holds }) => {
      const index = this.#net.memories.findIndex(({ path }) => path === memory);
      if (index < 0) throw new Error(`${this.#net.name} has no memory ${memory}`);
      const word = (id: ExprId): Word => new ExprWord(this.table, id);
      return [...this.#words[index]!.known].map(([at, there]) =>
        idOf(holds(this.run.moment(0), word(at), word(there))),
      );
    });
    return [...own, ...ofWords];
  }

  #register(register: number): ExprId {
    const known = this.#registers.get(register);
    if (known !== undefined) return known;
    const { path, width } = this.#net.registers[register]!;
    const value = this.#begins(register);
    const id = value === undefined ? this.symbols.any(width, path) : this.table.const(width, value);
    this.#registers.set(register, id);
    return id;
  }
}

/** Proofs that a mutant behaves as the design, where it is said in which registers and words the two may differ. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import type { Netlist } from '../../../../rtl-gen/ir/netlist.ts';
import type { Apart, Lemmas } from '../../../design-tests/apart.ts';
import { observable } from '../../observable.ts';
import { isOneClock } from '../frame.ts';
import { type Asked, type Named, type Refuted, refuted } from './asked.ts';
import { AnyWords } from './base-state.ts';
import { beginning, DesignRun, type From } from './design-run.ts';
import { ExprWord, idOf } from './expr-word.ts';
import { chosen, Run } from './run.ts';

/**
 * Whether the two show the same from the first clock after a reset on, in each clock, with any inputs, the reset among
 * them: undefined if so, else what is false. By induction: where what is claimed of their states has been so for
 * `clocks` clocks, it is so in the next one, and outputs are the same; and it is so after the first clock of reset.
 * What that does not set has any value, the same in both. An output `x_*` need not be the same where `x_valid` or
 * `x_enable` is 0, nor where the claim says that it means nothing. Of two with other power-up values, outputs are the
 * same in the first clock too.
 */
export async function refutedApart(
  design: Netlist,
  mutant: Netlist,
  apart: Apart,
  lemmas: Lemmas = {},
  signal: AbortSignal = AbortSignal.timeout(60_000),
): Promise<Refuted | undefined> {
  if (![design, mutant].every(isOneClock)) throw new Error(`${design.name} has several clocks, or black boxes`);
  const startsAlike = design.registers.every(({ init }, i) => init === mutant.registers[i]!.init);
  const cases: readonly From[] = ['reset', 'anywhere', ...(startsAlike ? [] : (['power-up'] as const))];
  for (const from of cases) {
    const answer = await refuted(asked(design, mutant, apart, lemmas, from), signal);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function asked(design: Netlist, mutant: Netlist, apart: Apart, lemmas: Lemmas, from: From): Asked {
  const pair = new Pair(design, mutant, apart, from);
  const clocks = apart.clocks ?? 1;
  const each = (end: number, of: (clock: number) => readonly Named[]): readonly Named[] =>
    Array.from({ length: end }, (_, clock) => of(clock)).flat();
  const claims =
    from === 'power-up'
      ? pair.outputs(0)
      : from === 'reset'
        ? [...each(clocks, (clock) => pair.state(clock)), ...each(clocks - 1, (clock) => pair.outputs(clock))]
        : [...pair.state(clocks), ...each(clocks, (clock) => pair.outputs(clock))];
  const before = from === 'anywhere' ? each(clocks, (clock) => (clock === 0 ? pair.begin() : pair.state(clock))) : [];
  const { table, symbols } = pair.design;
  const known = [...before.map(({ claim }) => claim), ...pair.design.known(clocks, lemmas)];
  return { table, symbols: symbols.names, known, claims };
}

/** A design and a mutant with the same inputs. */
class Pair {
  readonly design: DesignRun;
  readonly #mutant: Run;
  readonly #nets: readonly [Netlist, Netlist];
  readonly #apart: Apart;
  readonly #seen: { readonly registers: readonly number[]; readonly memories: readonly number[] };
  readonly #registers = new Map<number, ExprId>();

  constructor(design: Netlist, mutant: Netlist, apart: Apart, from: From) {
    this.#nets = [design, mutant];
    this.#apart = apart;
    this.design = new DesignRun(design, from);
    for (const path of Object.keys(apart.registers ?? {}))
      if (!design.registers.some((one) => one.path === path)) throw new Error(`${design.name} has no register ${path}`);
    for (const name of Object.keys(apart.outputs ?? {}))
      if (!design.outputs.some((one) => one.name === name)) throw new Error(`${design.name} has no output ${name}`);
    for (const path of Object.keys(apart.memories ?? {}))
      if (!design.memories.some((one) => one.path === path)) throw new Error(`${design.name} has no memory ${path}`);
    const { start } = this.design;
    const words = design.memories.map((_, memory) => this.#otherWords(memory));
    const begins = beginning(mutant, from);
    this.#mutant = new Run(this.design.table, mutant, {
      register: (register) =>
        from === 'anywhere' ? this.#otherRegister(register) : this.#begun(register, begins(register)),
      word: from === 'anywhere' ? (memory, address) => words[memory]!(address) : start.word,
      input: start.input,
    });
    // State that nothing can be seen of need not be the same; what either shows counts.
    const readers = this.#nets.flatMap((net) => observable(net).readers.map(({ reader }) => reader));
    this.#seen = {
      registers: [...new Set(readers.flatMap((r) => (r.kind === 'register' ? [r.register] : [])))],
      memories: [...new Set(readers.flatMap((r) => (r.kind === 'write' ? [r.memory] : [])))],
    };
  }

  /** What is taken for granted of the first clock, beside what its symbols say. */
  begin(): readonly Named[] {
    return this.#related(0);
  }

  /** That the states of a clock differ no further than said. */
  state(clock: number): readonly Named[] {
    const { table } = this.design;
    const registers = this.#seen.registers.map((register): Named => {
      const { path } = this.#nets[0].registers[register]!;
      const [a, b] = this.#both((run) => run.register(clock, register));
      const fact = this.#apart.registers?.[path];
      const where = a === b || fact === undefined ? undefined : idOf(fact(this.design.run.moment(clock)));
      return { name: `${path} in clock ${clock}`, claim: this.#same(a, b, where) };
    });
    const memories = this.#seen.memories.map((memory): Named => {
      const { path, depth } = this.#nets[0].memories[memory]!;
      const name = `${path} in clock ${clock}`;
      const width = Math.max(1, Math.ceil(Math.log2(depth)));
      const address = this.design.symbols.any(width, `an address of ${path}`);
      const [a, b] = this.#both((run) => run.word(clock, memory, address));
      const where = a === b ? undefined : this.#wordsApart(memory, clock, address);
      return { name, claim: this.#same(a, b, where) };
    });
    return [...registers, ...memories, ...this.#related(clock)].filter(({ claim }) => {
      const e = table.get(claim);
      return e.op !== 'const' || e.value !== 1n;
    });
  }

  /** That outputs are the same in a clock. */
  outputs(clock: number): readonly Named[] {
    const { table, run } = this.design;
    const { outputs } = this.#nets[0];
    return outputs.map(({ name }, i): Named => {
      const [a, b] = this.#both((side) => side.node(clock, side.net.outputs[i]!.node));
      const valid = a === b ? undefined : outputs.find((o) => isValidOf(o.name, name));
      const isIdle = valid === undefined ? undefined : table.unary('not', run.node(clock, valid.node));
      const unseen = a === b ? undefined : this.#apart.outputs?.[name];
      const isUnseen = unseen === undefined ? undefined : idOf(unseen(run.moment(clock)));
      const where = isIdle && isUnseen ? table.binary('or', isIdle, isUnseen) : (isIdle ?? isUnseen);
      return { name: `${name} in clock ${clock}`, claim: this.#same(a, b, where) };
    });
  }

  #related(clock: number): readonly Named[] {
    const { related } = this.#apart;
    if (related === undefined) return [];
    const claim = idOf(related(this.design.run.moment(clock), this.#mutant.moment(clock)));
    return [{ name: `what is related in clock ${clock}`, claim }];
  }

  #both(of: (run: Run) => ExprId): readonly [ExprId, ExprId] {
    return [of(this.design.run), of(this.#mutant)];
  }

  /** That two words are the same but where `apart` is 1: a bit for all, or one for each. */
  #same(a: ExprId, b: ExprId, apart: ExprId | undefined): ExprId {
    const { table } = this.design;
    const isSame = table.compare('eq', a, b);
    if (apart === undefined) return isSame;
    const { width } = table.get(a);
    if (table.get(apart).width === 1) return table.binary('or', apart, isSame);
    const differ = table.binary('and', table.binary('xor', a, b), table.unary('not', apart));
    return table.compare('eq', differ, table.const(width, 0n));
  }

  /** What neither reset nor a power-up value sets is the same in both. */
  #begun(register: number, value: bigint | undefined): ExprId {
    const { table, symbols, start } = this.design;
    const { path, width } = this.#nets[0].registers[register]!;
    if (value !== undefined) return table.const(width, value);
    const own = start.register(register);
    if (table.get(own).op !== 'const') return own;
    const known = this.#registers.get(register) ?? symbols.any(width, `${path} of the mutant`);
    this.#registers.set(register, known);
    return known;
  }

  #otherRegister(register: number): ExprId {
    const known = this.#registers.get(register);
    if (known !== undefined) return known;
    const own = this.design.start.register(register);
    const { path, width } = this.#nets[0].registers[register]!;
    const fact = this.#apart.registers?.[path];
    const { table, symbols, run } = this.design;
    const id =
      fact === undefined
        ? own
        : chosen(table, idOf(fact(run.moment(0))), symbols.any(width, `${path} of the mutant`), own);
    this.#registers.set(register, id);
    return id;
  }

  #otherWords(memory: number): (address: ExprId) => ExprId {
    const { table, symbols, start } = this.design;
    const { path, width } = this.#nets[0].memories[memory]!;
    if (this.#apart.memories?.[path] === undefined) return (at) => start.word(memory, at);
    const others = new AnyWords(table, () => symbols.any(width, `a word of ${path} of the mutant`));
    return (at) => chosen(table, this.#wordsApart(memory, 0, at)!, others.at(at), start.word(memory, at));
  }

  #wordsApart(memory: number, clock: number, address: ExprId): ExprId | undefined {
    const { table, run } = this.design;
    const apart = this.#apart.memories?.[this.#nets[0].memories[memory]!.path];
    return apart === undefined ? undefined : idOf(apart(run.moment(clock), new ExprWord(table, address)));
  }
}

/** Whether an output says of another one when it says something: `x_valid` or `x_enable` of `x_*`. */
const isValidOf = (valid: string, name: string): boolean =>
  valid !== name &&
  ['valid', 'enable'].some((end) => valid.endsWith(`_${end}`) && name.startsWith(valid.slice(0, -end.length)));

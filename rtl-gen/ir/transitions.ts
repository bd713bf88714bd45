/** Which states a register's statements can take it to, read off the statement trees. */
import { armFor, branches } from './branches.ts';
import type { DeclId, ExprId } from './expr.ts';
import type { ModuleIr, Stmt } from './module-ir.ts';
import type { States } from './states.ts';

/** Positions of states in the list of them all. */
type Reached = ReadonlySet<number>;

/**
 * For each state of the register, the states that it may have after an edge outside reset: staying where it is counts.
 * Conditions on the register itself are decided, others may be either. `undefined` where a value is assigned that is
 * not a choice among states: the register is then a copy of something, not a machine.
 */
export function nextStates(m: ModuleIr, register: DeclId): readonly Reached[] | undefined {
  const states = m.decls[register]!.states ?? [];
  const next = states.map((_, from) => new Walk(m, register, states, from).after(m.statements, new Set([from])));
  return next.every((set) => set !== undefined) ? next : undefined;
}

/**
 * The states that a register of states can have, from its reset and start values on; `undefined` where it has neither, or
 * is no machine.
 */
export function reachedStates(m: ModuleIr, register: DeclId): Reached | undefined {
  const d = m.decls[register]!;
  const starts = d.kind === 'reg' ? [d.reset, d.init].filter((v) => v !== undefined) : [];
  const next = starts.length === 0 ? undefined : nextStates(m, register);
  if (next === undefined) return undefined;
  const reached = new Set(starts.map((value) => d.states!.findIndex((s) => s.value === value)));
  // A start that is no state has no way on that could be read off.
  if (reached.has(-1)) return undefined;
  for (const state of reached) for (const to of next[state]!) reached.add(to);
  return reached;
}

/** The walk for one present state; `undefined` stands for any state at all. */
class Walk {
  readonly #m: ModuleIr;
  readonly #register: DeclId;
  readonly #states: States;
  readonly #from: number;

  constructor(m: ModuleIr, register: DeclId, states: States, from: number) {
    this.#m = m;
    this.#register = register;
    this.#states = states;
    this.#from = from;
  }

  after(list: readonly Stmt[], before: Reached | undefined): Reached | undefined {
    let next = before;
    for (const s of list) {
      if (s.kind === 'set') {
        if (s.target === this.#register) next = this.#values(s.value);
        continue;
      }
      const before = next;
      const decided = this.#branch(s);
      next =
        decided === undefined
          ? union(branches(s).map((list) => this.after(list, before)))
          : this.after(decided, before);
    }
    return next;
  }

  /** The branch that the state alone decides for. */
  #branch(s: Exclude<Stmt, { kind: 'set' }>): readonly Stmt[] | undefined {
    if (s.kind === 'match') return this.#isRegister(s.subject) ? armFor(s, this.#present) : undefined;
    const decided = this.#decide(s.cond);
    return decided === undefined ? undefined : decided ? s.taken : s.otherwise;
  }

  #values(id: ExprId): Reached | undefined {
    const e = this.#m.exprs[id]!;
    if (e.op === 'const') {
      const position = this.#states.findIndex((s) => s.value === e.value);
      // A value that is none of the states: the register is more than its states.
      return position < 0 ? undefined : new Set([position]);
    }
    if (this.#isRegister(id)) return new Set([this.#from]);
    if (e.op === 'mux') {
      const sel = this.#decide(e.sel);
      return sel === undefined ? union([this.#values(e.a), this.#values(e.b)]) : this.#values(sel ? e.a : e.b);
    }
    const named = this.#named(id);
    return named === undefined ? undefined : this.#values(named);
  }

  /** The value of the present state. */
  get #present(): bigint {
    return this.#states[this.#from]!.value;
  }

  /** What a condition is in this state, if the state alone decides it. */
  #decide(id: ExprId): boolean | undefined {
    const e = this.#m.exprs[id]!;
    switch (e.op) {
      case 'const':
        return e.value === 1n;
      case 'not': {
        const a = this.#decide(e.a);
        return a === undefined ? undefined : !a;
      }
      case 'and':
      case 'or': {
        const [a, b] = [this.#decide(e.a), this.#decide(e.b)];
        const deciding = e.op === 'or';
        if (a === deciding || b === deciding) return deciding;
        return a === undefined || b === undefined ? undefined : !deciding;
      }
      case 'eq': {
        const [x, y] = [this.#m.exprs[e.a]!, this.#m.exprs[e.b]!];
        if (y.op === 'const' && this.#isRegister(e.a)) return y.value === this.#present;
        if (x.op === 'const' && this.#isRegister(e.b)) return x.value === this.#present;
        return undefined;
      }
      default: {
        // One bit holds two states, and a comparison with one of them is the bit itself.
        if (e.width === 1 && this.#isRegister(id)) return this.#present === 1n;
        const named = this.#named(id);
        return named === undefined ? undefined : this.#decide(named);
      }
    }
  }

  /** Whether it is the register, under its own name or another. */
  #isRegister(id: ExprId): boolean {
    const e = this.#m.exprs[id]!;
    if (e.op === 'ref' && e.decl === this.#register) return true;
    const named = this.#named(id);
    return named !== undefined && this.#isRegister(named);
  }

  #named(id: ExprId): ExprId | undefined {
    const e = this.#m.exprs[id]!;
    const decl = e.op === 'ref' ? this.#m.decls[e.decl]! : undefined;
    return decl?.kind === 'named' ? decl.value : undefined;
  }
}

function union(sets: readonly (Reached | undefined)[]): Reached | undefined {
  const all = new Set<number>();
  for (const set of sets) {
    if (set === undefined) return undefined;
    for (const state of set) all.add(state);
  }
  return all;
}

/** Which states a register's statements can take it to, and when, read off the statement trees. */
import { armFor } from './branches.ts';
import type { DeclId, ExprId } from './expr.ts';
import { type Literal, type Way, wayOf } from './literals.ts';
import type { MatchStmt, ModuleIr, Stmt } from './module-ir.ts';
import type { States } from './states.ts';

/** Positions of states in the list of them all. */
type Reached = ReadonlySet<number>;

/** From one state to another, at an edge at which one of the `ways` holds. */
export interface Transition {
  readonly from: number;
  readonly to: number;
  readonly ways: readonly Way[];
}

/**
 * The transitions of a register of states to other ones outside reset, by the state that they leave. Conditions on the
 * register itself are decided, others may be either, and the last assignment counts. `undefined` where a value is
 * assigned that is not a choice among states: the register is then a copy of something, not a machine.
 */
export function transitionsOf(m: ModuleIr, register: DeclId): readonly Transition[] | undefined {
  const states = m.decls[register]!.states ?? [];
  const all: Transition[] = [];
  for (const from of states.keys()) {
    const assignments = new Walk(m, register, states, from).assignments();
    const waysTo = new Map<number, Way[]>();
    for (const [i, { to, path }] of assignments.entries()) {
      // One to the same state takes nothing away: it is a way of its own.
      const later = assignments.slice(i + 1).flatMap((a) => (a.to === to ? [] : [a.path]));
      const way = wayOf(path, later);
      if (way === undefined) continue;
      if (to === undefined) return undefined;
      if (to !== from) waysTo.set(to, [...(waysTo.get(to) ?? []), way]);
    }
    for (const [to, ways] of waysTo) all.push({ from, to, ways });
  }
  return all;
}

/**
 * For each state of the register, the others that it may have after an edge outside reset; `undefined` as
 * `transitionsOf`.
 */
export function nextStates(m: ModuleIr, register: DeclId): readonly Reached[] | undefined {
  const transitions = transitionsOf(m, register);
  if (transitions === undefined) return undefined;
  return (m.decls[register]!.states ?? []).map(
    (_, state) => new Set(transitions.filter(({ from }) => from === state).map(({ to }) => to)),
  );
}

/**
 * The states that a register of states can have, from its reset and start values on; `undefined` where it has neither,
 * or is no machine.
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

interface Assignment {
  /** `undefined` stands for any value at all. */
  readonly to: number | undefined;
  readonly path: readonly Literal[];
}

/** The assignments to the register that can take effect in one present state, in order. */
class Walk {
  readonly #m: ModuleIr;
  readonly #register: DeclId;
  readonly #states: States;
  readonly #from: number;
  readonly #found: Assignment[] = [];

  constructor(m: ModuleIr, register: DeclId, states: States, from: number) {
    this.#m = m;
    this.#register = register;
    this.#states = states;
    this.#from = from;
  }

  assignments(): readonly Assignment[] {
    this.#list(this.#m.statements, []);
    return this.#found;
  }

  #list(list: readonly Stmt[], path: readonly Literal[]): void {
    for (const s of list) {
      if (s.kind === 'set') {
        if (s.target === this.#register) this.#value(s.value, path);
      } else if (s.kind === 'match') this.#match(s, path);
      else {
        this.#where(s.cond, true, path, (inner) => this.#list(s.taken, inner));
        this.#where(s.cond, false, path, (inner) => this.#list(s.otherwise, inner));
      }
    }
  }

  #match(s: MatchStmt, path: readonly Literal[]): void {
    if (this.#isRegister(s.subject)) {
      this.#list(armFor(s, this.#present), path);
      return;
    }
    const arm = (values: readonly bigint[], holds: boolean): Literal => this.#isOneOf(s.subject, values, holds);
    for (const { values, body } of s.arms) this.#list(body, [...path, arm(values, true)]);
    this.#list(s.otherwise, [...path, ...s.arms.map(({ values }) => arm(values, false))]);
  }

  #isOneOf(subject: ExprId, values: readonly bigint[], holds: boolean): Literal {
    const isBit = this.#m.exprs[subject]!.width === 1 && values.length === 1;
    if (isBit) return { kind: 'bit', id: subject, holds: holds === (values[0] === 1n) };
    return { kind: 'value', subject, values, holds };
  }

  /** Goes on where the condition has that value, if it can. */
  #where(cond: ExprId, is: boolean, path: readonly Literal[], f: (path: readonly Literal[]) => void): void {
    const literals = this.#literals(cond, is);
    if (literals !== undefined) f([...path, ...literals]);
  }

  /**
   * What has to hold for a condition to have that value, without what the state decides; `undefined` where it never
   * has.
   */
  #literals(id: ExprId, is: boolean): readonly Literal[] | undefined {
    const decided = this.#decide(id);
    if (decided !== undefined) return decided === is ? [] : undefined;
    const e = this.#m.exprs[id]!;
    if (e.op === 'not') return this.#literals(e.a, !is);
    if (e.op === 'eq') {
      const b = this.#m.exprs[e.b]!;
      if (b.op === 'const') return [this.#isOneOf(e.a, [b.value], is)];
    }
    if (e.op === 'and' || e.op === 'or') {
      const both = is === (e.op === 'and');
      if (!both && this.#decide(e.a) !== undefined) return this.#literals(e.b, is);
      if (!both && this.#decide(e.b) !== undefined) return this.#literals(e.a, is);
      const [a, b] = both ? [this.#literals(e.a, is), this.#literals(e.b, is)] : [];
      if (a !== undefined && b !== undefined) return [...a, ...b];
    }
    return [{ kind: 'bit', id, holds: is }];
  }

  #value(id: ExprId, path: readonly Literal[]): void {
    const e = this.#m.exprs[id]!;
    const named = this.#named(id);
    if (e.op === 'const') {
      const position = this.#states.findIndex((s) => s.value === e.value);
      // A value that is none of the states: the register is more than its states.
      this.#found.push({ to: position < 0 ? undefined : position, path });
    } else if (this.#isRegister(id)) this.#found.push({ to: this.#from, path });
    else if (e.op === 'mux') {
      this.#where(e.sel, true, path, (inner) => this.#value(e.a, inner));
      this.#where(e.sel, false, path, (inner) => this.#value(e.b, inner));
    } else if (named !== undefined) this.#value(named, path);
    else this.#found.push({ to: undefined, path });
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

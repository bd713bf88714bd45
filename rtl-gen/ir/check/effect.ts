/** Statements that can never have an effect. */
import type { Diagnostic } from '../diagnostic.ts';
import type { DeclId, ExprId } from '../expr.ts';
import type { Location } from '../location.ts';
import type { ModuleIr, Stmt } from '../module-ir.ts';

/** What is known where a statement stands: conditions by the branches taken, enumerations by the arm. */
interface Known {
  readonly conditions: ReadonlyMap<ExprId, Decided>;
  readonly states: ReadonlyMap<ExprId, { readonly value: bigint; readonly at: Location }>;
}

interface Decided {
  readonly value: boolean;
  /** The statement that decides it. */
  readonly at: Location;
}

/**
 * Branches whose condition an enclosing one or one before it in the chain decides against them, and registers that are set
 * to what they have, where no statement before it gave them anything else. A condition that is constant by itself is
 * none of these: parameters make such.
 */
export function checkEffect(m: ModuleIr): readonly Diagnostic[] {
  const walk = new Walk(m);
  walk.list(m.statements, new Set(), { conditions: new Map(), states: new Map() });
  return walk.found;
}

class Walk {
  readonly found: Diagnostic[] = [];
  readonly #m: ModuleIr;

  constructor(m: ModuleIr) {
    this.#m = m;
  }

  /** `assigned`: what may have been set before the list begins. Returns what may have been after it. */
  list(list: readonly Stmt[], assigned: ReadonlySet<DeclId>, known: Known): ReadonlySet<DeclId> {
    const before = new Set(assigned);
    for (const s of list) {
      if (s.kind === 'set') this.#set(s, before);
      else {
        const branches = s.kind === 'if' ? this.#if(s, known) : this.#arms(s, known);
        const after = branches.map(({ body, known: inside }) => this.list(body, before, inside));
        for (const set of after) for (const d of set) before.add(d);
      }
    }
    return before;
  }

  #set(s: Extract<Stmt, { kind: 'set' }>, before: Set<DeclId>): void {
    const d = this.#m.decls[s.target]!;
    const e = this.#m.exprs[s.value]!;
    const keeps = d.kind === 'reg' && !d.symbolic && e.op === 'ref' && e.decl === s.target;
    if (keeps && !before.has(s.target)) {
      const message = `${d.name} is set to itself, which is what it has anyway`;
      this.found.push({ code: 'no-effect', message, fix: 'remove the assignment', at: [s.at] });
    }
    before.add(s.target);
  }

  #if(s: Extract<Stmt, { kind: 'if' }>, known: Known): readonly { body: readonly Stmt[]; known: Known }[] {
    const decided = this.#decide(s.cond, known);
    const never = decided === undefined ? undefined : decided.value ? s.otherwise : s.taken;
    if (decided !== undefined && never !== undefined && never.length > 0) {
      const value = decided.value ? 1 : 0;
      // The place of a chain's link is where its condition stands; that of a last `otherwise` is its first statement.
      const at = decided.value ? never[0]!.at : s.at;
      this.found.push({
        code: 'unreachable-branch',
        message: `this can never happen: the condition is always ${value} here`,
        fix: 'remove the branch, or ask for something else',
        at: [at, { ...decided.at, note: 'decided here' }],
      });
      return [];
    }
    return [
      { body: s.taken, known: this.#assume(known, s.cond, true, s.at) },
      { body: s.otherwise, known: this.#assume(known, s.cond, false, s.at) },
    ];
  }

  #arms(s: Extract<Stmt, { kind: 'match' }>, known: Known): readonly { body: readonly Stmt[]; known: Known }[] {
    return s.arms.map((body, value) => {
      const states = new Map([...known.states, [s.subject, { value: s.states[value]!.value, at: s.at }] as const]);
      return { body, known: { conditions: known.conditions, states } };
    });
  }

  /** With the condition, and what follows from it. */
  #assume(known: Known, cond: ExprId, value: boolean, at: Location): Known {
    const conditions = new Map(known.conditions);
    const assume = (id: ExprId, is: boolean): void => {
      const e = this.#m.exprs[id]!;
      if (!conditions.has(id)) conditions.set(id, { value: is, at });
      if (e.op === 'not') assume(e.a, !is);
      else if (e.width === 1 && ((e.op === 'and' && is) || (e.op === 'or' && !is))) {
        assume(e.a, is);
        assume(e.b, is);
      }
    };
    assume(cond, value);
    return { conditions, states: known.states };
  }

  #decide(id: ExprId, known: Known): Decided | undefined {
    const direct = known.conditions.get(id);
    if (direct !== undefined) return direct;
    const e = this.#m.exprs[id]!;
    switch (e.op) {
      case 'not': {
        const a = this.#decide(e.a, known);
        return a && { value: !a.value, at: a.at };
      }
      case 'and':
      case 'or': {
        if (e.width !== 1) return undefined;
        const [a, b] = [this.#decide(e.a, known), this.#decide(e.b, known)];
        const deciding = e.op === 'or';
        if (a?.value === deciding) return a;
        if (b?.value === deciding) return b;
        return a && b;
      }
      case 'eq': {
        const state = known.states.get(e.a);
        const other = this.#m.exprs[e.b]!;
        return state && other.op === 'const' ? { value: state.value === other.value, at: state.at } : undefined;
      }
      default: {
        // One bit holds two states, and a comparison with one of them is the bit itself.
        const state = known.states.get(id);
        return e.width === 1 && state !== undefined ? { value: state.value === 1n, at: state.at } : undefined;
      }
    }
  }
}

/** Statements that can never have an effect. */
import type { Diagnostic } from '../diagnostic.ts';
import type { DeclId, ExprId } from '../expr.ts';
import type { Location } from '../location.ts';
import type { MatchStmt, ModuleIr, Stmt } from '../module-ir.ts';

/** What is known where a statement stands: conditions by the branches taken, enumerations by the arm. */
interface Known {
  readonly conditions: ReadonlyMap<ExprId, Decided>;
  readonly values: ReadonlyMap<ExprId, Values>;
}

/** What the arm of a `match` says of its subject: that it is, or `isOther`, is not, one of these. */
interface Values {
  readonly values: readonly bigint[];
  readonly isOther: boolean;
  readonly at: Location;
}

interface Decided {
  readonly value: boolean;
  /** The statement that decides it. */
  readonly at: Location;
}

/**
 * Branches whose condition an enclosing one or one before it in the chain decides against them, and registers that are
 * set to what they have, where no statement before it gave them anything else. A condition that is constant by itself
 * is none of these: parameters make such.
 */
export function checkEffect(m: ModuleIr): readonly Diagnostic[] {
  const walk = new Walk(m);
  walk.list(m.statements, new Set(), { conditions: new Map(), values: new Map() });
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
    const keeps = d.kind === 'reg' && !d.symbolic && s.part === undefined && e.op === 'ref' && e.decl === s.target;
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

  #arms(s: MatchStmt, known: Known): readonly { body: readonly Stmt[]; known: Known }[] {
    const all = s.arms.flatMap((arm) => arm.values);
    const inside = (body: readonly Stmt[], values: readonly bigint[], isOther: boolean) => {
      const more = new Map([...known.values, [s.subject, { values, isOther, at: s.at }] as const]);
      return { body, known: { conditions: known.conditions, values: more } };
    };
    return [...s.arms.map((arm) => inside(arm.body, arm.values, false)), inside(s.otherwise, all, true)];
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
    return { conditions, values: known.values };
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
        const other = this.#m.exprs[e.b]!;
        return other.op === 'const' ? decideValue(known.values.get(e.a), other.value) : undefined;
      }
      default: {
        // One bit holds two states, and a comparison with one of them is the bit itself.
        return e.width === 1 ? decideValue(known.values.get(id), 1n) : undefined;
      }
    }
  }
}

/** Whether a word is that value, as far as its arm tells. */
function decideValue(known: Values | undefined, value: bigint): Decided | undefined {
  if (known === undefined) return undefined;
  const { values, isOther, at } = known;
  if (!values.includes(value)) return isOther ? undefined : { value: false, at };
  if (isOther) return { value: false, at };
  return values.length === 1 ? { value: true, at } : undefined;
}

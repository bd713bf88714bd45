/** The points of a design that are one condition each, with the nodes of their conditions. */

import { armFor } from '../../rtl-gen/ir/branches.ts';
import type { DeclId } from '../../rtl-gen/ir/expr.ts';
import type { Stmt } from '../../rtl-gen/ir/module-ir.ts';
import type { NetInstance, Netlist, NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { States } from '../../rtl-gen/ir/states.ts';
import { nextStates } from '../../rtl-gen/ir/transitions.ts';
import type { CoveragePoint } from './coverage-data.ts';
import type { Logic } from './logic.ts';

/** A point, before any run, and the one-bit node that is 1 at an edge that reaches it. */
export interface Condition {
  readonly point: Omit<CoveragePoint, 'runs'>;
  readonly node: NodeId;
}

/** The conditions of one instance. Positions in `under` are those in `points`. */
export interface Conditions {
  readonly points: readonly Condition[];
  /** Transitions that no statement asks for. */
  readonly strays: readonly Condition[];
}

/** Machines with more states have no stray transitions looked for: there would be too many. */
const fewStates = 16;

/** Decisions of statements, chosen values, states and transitions, covers of one instance. */
export function conditionsOf(net: Netlist, instance: NetInstance, logic: Logic): Conditions {
  return new Collector(net, instance, logic).collect();
}

type PointText = Pick<CoveragePoint, 'kind' | 'at'> & Partial<Pick<CoveragePoint, 'name'>>;

class Collector {
  readonly #net: Netlist;
  readonly #instance: NetInstance;
  readonly #logic: Logic;
  readonly #points: Condition[] = [];
  readonly #strays: Condition[] = [];
  readonly #ordinals = new Map<string, number>();

  constructor(net: Netlist, instance: NetInstance, logic: Logic) {
    this.#net = net;
    this.#instance = instance;
    this.#logic = logic;
  }

  collect(): Conditions {
    const { module: m, exprs } = this.#instance;
    this.#statements(m.statements);
    for (const { sel, at } of m.choices) {
      const node = exprs.get(sel);
      if (node === undefined || this.#logic.decided(node) !== undefined) continue;
      const add = this.#adder({ kind: 'mux', at });
      add('1', node);
      add('0', this.#logic.not(node));
    }
    m.decls.forEach((d, id) => {
      if (d.kind === 'reg' && d.states !== undefined)
        this.#machine(id, d.states, { kind: 'state', at: d.at, name: d.name });
    });
    for (const { name, cond, at } of m.covers) this.#adder({ kind: 'cover', at, name })('', exprs.get(cond)!);
    return { points: this.#points, strays: this.#strays };
  }

  /**
   * The arms of the decisions in a list, which applies in the arm `under` (always, where there is none). What the
   * design's constants decide is no decision, and a condition without a node decides nothing that anything reads.
   */
  #statements(list: readonly Stmt[], under?: number): void {
    for (const s of list) {
      if (s.kind === 'set') continue;
      const logic = this.#logic;
      const subject = this.#instance.exprs.get(s.kind === 'if' ? s.cond : s.subject);
      if (subject === undefined) continue;
      // One possible arm is a decision still unless the value is known whole: it may be none of the states.
      if (this.#isConstant(subject)) {
        const { value } = logic.known(subject);
        this.#statements(s.kind === 'match' ? armFor(s, value) : value === 1n ? s.taken : s.otherwise, under);
        continue;
      }
      const open = armsOf(s, logic.net.width(subject)).flatMap((a) => {
        const node = logic.either(a.values.flatMap((value) => logic.is(subject, value) ?? []));
        if (a.isRest) return [{ ...a, node: node === undefined ? logic.const(1, 1n) : logic.not(node) }];
        return node === undefined ? [] : [{ ...a, node }];
      });
      const add = this.#adder({ kind: s.kind, at: s.at });
      for (const a of open) {
        const guard = under === undefined ? undefined : this.#points[under]!.node;
        const statements = a.list.flatMap((inner) => (inner.kind === 'set' ? [inner.at] : []));
        const within = under === undefined ? {} : { under };
        this.#statements(a.list, add(a.arm, logic.both(guard, a.node), { statements, ...within }));
      }
    }
  }

  #isConstant(node: NodeId): boolean {
    return this.#logic.known(node).bits === (1n << BigInt(this.#logic.net.width(node))) - 1n;
  }

  #machine(id: DeclId, states: States, text: PointText): void {
    const logic = this.#logic;
    const q = this.#instance.decls.get(id)!;
    const next = this.#next(q);
    const was = states.map(({ value }) => logic.is(q, value)!);
    const state = this.#adder(text);
    states.forEach(({ name }, i) => {
      state(name, was[i]!);
    });
    const reachable = nextStates(this.#instance.module, id);
    if (next === undefined || reachable === undefined) return;
    const transition = this.#adder({ ...text, kind: 'transition' });
    for (const [from, { name: fromName }] of states.entries()) {
      for (const [to, { name: toName, value }] of states.entries()) {
        const asked = reachable[from]!.has(to);
        if (from === to || (!asked && states.length > fewStates)) continue;
        const becomes = logic.is(next, value);
        // Asked for, but from constants that rule it out in this instance.
        if (becomes === undefined) continue;
        const node = logic.both(was[from]!, becomes);
        transition(`${fromName} -> ${toName}`, node, { isStray: !asked });
      }
    }
  }

  /** The next value of a register outside reset. */
  #next(q: NodeId): NodeId | undefined {
    const { nodes, registers, inputs } = this.#net;
    const node = nodes[q]!;
    if (node.op !== 'register') return undefined;
    const next = nodes[registers[node.register]!.next]!;
    if (next.op !== 'mux') return registers[node.register]!.next;
    const sel = nodes[next.sel]!;
    const level = sel.op === 'not' ? 0 : 1;
    const source = sel.op === 'not' ? nodes[sel.a]! : sel;
    const isReset = source.op === 'input' && inputs[source.input]!.reset?.active === level;
    return isReset ? next.b : registers[node.register]!.next;
  }

  /** Adds the arms of one decision, which share an ordinal; gives the arm's position. */
  #adder({ kind, at, name = '' }: PointText) {
    const place = `${kind} ${name} ${at.file}:${at.line}:${at.column}`;
    const ordinal = (this.#ordinals.get(place) ?? 0) + 1;
    this.#ordinals.set(place, ordinal);
    const { path: instance, module } = this.#instance;
    return (arm: string, node: NodeId, { isStray = false, ...more }: ArmOptions = {}): number => {
      const point = { instance, module: module.name, kind, at, ordinal, name, arm, statements: [], ...more };
      return (isStray ? this.#strays : this.#points).push({ point, node }) - 1;
    };
  }
}

interface ArmOptions extends Partial<Pick<CoveragePoint, 'statements' | 'under'>> {
  readonly isStray?: boolean;
}

interface Arm {
  readonly arm: string;
  readonly list: readonly Stmt[];
  readonly values: readonly bigint[];
  /** Taken for every other value. */
  readonly isRest?: true;
}

/** The ways through a decision, as reports name them: an enum's match has no rest, for it has an arm for each state. */
function armsOf(s: Exclude<Stmt, { kind: 'set' }>, width: number): readonly Arm[] {
  if (s.kind === 'if') {
    return [
      { arm: 'taken', list: s.taken, values: [1n] },
      { arm: 'not taken', list: s.otherwise, values: [0n] },
    ];
  }
  const { states } = s;
  const nameOf = (value: bigint): string => states?.find((state) => state.value === value)?.name ?? `${value}`;
  const arms = s.arms.map(({ values, body }) => ({ arm: values.map(nameOf).join(', '), list: body, values }));
  const values = s.arms.flatMap((arm) => arm.values);
  if (states !== undefined || values.length === 2 ** width) return arms;
  return [...arms, { arm: 'otherwise', list: s.otherwise, values, isRest: true }];
}

/**
 * Random modules over the whole language, for tests that hold two readings of one design against each other.
 *
 * A recipe is plain data made of small numbers, so that fast-check can shrink it; every recipe makes a valid module.
 * Its numbers choose among what there is when they are used (the values so far, the registers so far), modulo the
 * count. What wires are set to was there before them, so there are no combinational loops.
 */
import fc from 'fast-check';
import type { Module } from '../index.ts';
import { bits, module } from '../index.ts';
import { operators } from './operators.ts';
import { RandomBody } from './random-body.ts';

/** A module and, for its instances, another one. */
export interface Recipe {
  /** Widths. */
  readonly inputs: readonly number[];
  readonly steps: readonly Step[];
  /** What sets the registers, and the wires that are left to the end. */
  readonly statements: Statements;
  readonly outputs: readonly { readonly width: number; readonly value: number }[];
  readonly child?: Recipe;
}

/** One more thing in the module; `x`, `y` and `z` choose values, `n` and `k` are numbers where the thing needs some. */
export interface Step {
  readonly kind: (typeof stepKinds)[number];
  /** Of the table of operators, or `state`. */
  readonly operator: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly n: number;
  readonly k: number;
  readonly width: number;
  readonly statements: Statements;
}

/** Assignments, then conditional ones: in this order each has an effect. */
export interface Statements {
  readonly sets: readonly { readonly target: number; readonly value: number }[];
  readonly branches: readonly Branch[];
}

/** A chain of conditions, or the arms of a match. */
export interface Branch {
  readonly kind: 'when' | 'match';
  readonly conditions: readonly { readonly condition: number; readonly body: Statements }[];
  readonly otherwise: Statements;
}

const stepKinds = [
  ...['operator', 'operator', 'operator', 'named', 'tree', 'tree'],
  ...['register', 'register', 'state', 'wire', 'late wire', 'pair', 'memory', 'instance', 'assertion'],
  ...['idle instance', 'array', 'vec', 'phases', 'search'],
] as const;

const operatorNames = [...operators.map(({ name }) => name), 'state'];

const choice = fc.nat(40);
const width = fc.oneof(fc.constantFrom(1, 2, 8, 32, 33), fc.integer({ min: 1, max: 70 }));

/** Statements nested up to `depth` conditions deep. */
function statementsOf(depth: number): fc.Arbitrary<Statements> {
  const sets = fc.array(fc.record({ target: choice, value: choice }), { maxLength: 3 });
  if (depth === 0) return fc.record({ sets, branches: fc.constant([]) });
  const inner = statementsOf(depth - 1);
  const branch: fc.Arbitrary<Branch> = fc.record({
    kind: fc.constantFrom('when', 'when', 'match'),
    conditions: fc.array(fc.record({ condition: choice, body: inner }), { minLength: 1, maxLength: 3 }),
    otherwise: inner,
  });
  return fc.record({ sets, branches: fc.array(branch, { maxLength: depth }) });
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...stepKinds),
  operator: fc.constantFrom(...operatorNames),
  x: choice,
  y: choice,
  z: choice,
  n: choice,
  k: fc.nat(1000),
  width,
  statements: statementsOf(1),
});

/** A module of `least` to `most` things, with statements nested up to `depth` conditions deep. */
const flat = (least: number, most: number, depth: number) => ({
  inputs: fc.array(width, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { minLength: least, maxLength: most, size: 'max' }),
  statements: statementsOf(depth),
  outputs: fc.array(fc.record({ width, value: choice }), { minLength: 1, maxLength: 3 }),
});

/** What can go wrong inside a part goes wrong in a module of its own too: parts are small. */
const part = fc.record(flat(2, 5, 1));
const whole = flat(4, 10, 2);

/** Recipes whose instances, if any, are of one random module without instances. */
export const recipes: fc.Arbitrary<Recipe> = fc.oneof(fc.record(whole), fc.record({ ...whole, child: part }));

/** The module of a recipe: inputs `i0` and up, outputs `o0` and up. */
export function randomModule(recipe: Recipe, name = 'block'): Module<object, object, Record<never, never>> {
  const child = recipe.child === undefined ? undefined : randomModule(recipe.child, `${name}_part`);
  const ports = {
    in: Object.fromEntries(recipe.inputs.map((w, i) => [`i${i}`, bits(w)])),
    out: Object.fromEntries(recipe.outputs.map((o, i) => [`o${i}`, bits(o.width)])),
  };
  return module(name, ports, (io, m) => new RandomBody(recipe, Object.values(io), m, child).outputs());
}

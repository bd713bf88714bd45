/** `match` on the bits of a word. */
import { type Cube, cubeText, meet, without } from '../../ir/cubes.ts';
import { type ExprId, mask } from '../../ir/expr.ts';
import type { Location } from '../../ir/location.ts';
import type { Bits, Literal } from '../values/bits.ts';
import { callerLocation } from '../values/source.ts';
import { lowerWord, Word } from '../values/word.ts';
import type { Builder } from './builder.ts';
import type { When } from './context.ts';

/**
 * What the bits of a word may be: a number for one value, or a text of `0`, `1` and `?` (either) for each bit, the most
 * significant first; `_` may stand anywhere to group them. A list fits where one of its patterns does.
 */
export type Pattern = Literal | string | readonly (Literal | string)[];

const isList = (pattern: Pattern): pattern is readonly (Literal | string)[] => Array.isArray(pattern);

/** A pattern, and the statements for words that fit it and none of the patterns before. */
export type PatternArm = readonly [pattern: Pattern, f: () => void];

/** More cubes than this are not worked out: what is left then counts as something, so that `otherwise` is needed. */
const mostCubes = 4096;

interface Arm {
  readonly cubes: readonly Cube[];
  readonly f: () => void;
}

/**
 * A choice among values where all arms are values; else a chain of conditions, one an arm, where `when` opens it and
 * gives what follows.
 */
export function matchPatterns(
  owner: Builder,
  word: Bits,
  arms: readonly PatternArm[],
  otherwise: (() => void) | undefined,
  when: (c: ExprId, f: () => void) => When,
): void {
  const at = callerLocation();
  const { width } = word;
  const subject = lowerWord(owner, word, width);
  const parsed = arms.map(([pattern, f]): Arm => ({ cubes: cubesOf(owner, pattern, width, at), f }));
  checkArms(owner, parsed, width, otherwise !== undefined, at);
  const values = valuesOf(parsed, width);
  if (values !== undefined) {
    matchValues(owner, subject, { arms: parsed, values, otherwise, width, at });
    return;
  }
  let rest: When | undefined;
  for (const { cubes, f } of parsed) {
    const cond = cubes
      .map((cube) => fits(owner, subject, cube, width))
      .reduce((a, b) => owner.table.binary('or', a, b), owner.table.const(1, 0n));
    rest = rest === undefined ? when(cond, f) : rest.elsewhen(new Word(owner, cond, 1), f);
  }
  if (otherwise !== undefined) rest?.otherwise(otherwise);
}

function cubesOf(owner: Builder, pattern: Pattern, width: number, at: Location): readonly Cube[] {
  const list: readonly (Literal | string)[] = isList(pattern) ? pattern : [pattern];
  return list.flatMap((p) => {
    if (typeof p !== 'string') {
      const id = owner.about('a pattern', at, () => owner.literal(width, p));
      const e = owner.table.get(id);
      return e.op === 'const' ? [{ care: mask(width), value: e.value }] : [];
    }
    const bits = p.replaceAll('_', '');
    if (/^[01?]+$/.test(bits) && bits.length === width) {
      const read = (one: RegExp): bigint => BigInt(`0b${bits.replaceAll(one, '1').replaceAll(/[^1]/g, '0')}`);
      return [{ care: read(/0/g), value: read(/1/g) }];
    }
    const fix = `give ${width} of 0, 1 and ?, the most significant first`;
    owner.report('bad-pattern', `${JSON.stringify(p)} is no pattern for ${width} bits`, fix, [at]);
    return [];
  });
}

/** Reports arms that no word is left for, and words that no arm is there for. */
function checkArms(owner: Builder, arms: readonly Arm[], width: number, hasRest: boolean, at: Location): void {
  let left: readonly Cube[] = [{ care: 0n, value: 0n }];
  const unreachable = (what: string): void => {
    const message = `${what} is never taken: the patterns before it fit all of its words`;
    owner.report('unreachable-arm', message, 'remove it, or put it before them', [at]);
  };
  for (const { cubes } of arms) {
    if (left.length > mostCubes) return;
    if (cubes.length > 0 && !cubes.some((c) => left.some((l) => meet(l, c)))) {
      unreachable(`the arm ${cubes.map((c) => cubeText(c, width)).join(', ')}`);
    }
    for (const cube of cubes) left = left.flatMap((l) => without(l, cube));
  }
  if (left.length === 0 && hasRest) unreachable('the last function');
  if (left.length === 0 || hasRest) return;
  const message = `no pattern fits ${cubeText(left[0]!, width)}`;
  owner.report('uncovered-pattern', message, 'add an arm, or a last function for all other words', [at]);
}

/**
 * The values that take each arm, where all of two arms or more are values; `undefined` where a condition reads better,
 * or none is left for an arm.
 */
function valuesOf(arms: readonly Arm[], width: number): readonly (readonly bigint[])[] | undefined {
  const taken = new Set<bigint>();
  const values = arms.map(({ cubes }) =>
    cubes.flatMap(({ value }) => {
      const isNew = !taken.has(value);
      taken.add(value);
      return isNew ? [value] : [];
    }),
  );
  const areValues = arms.every(({ cubes }) => cubes.every(({ care }) => care === mask(width)));
  return areValues && arms.length > 1 && values.every((list) => list.length > 0) ? values : undefined;
}

interface Choice {
  readonly arms: readonly Arm[];
  /** Of each arm. */
  readonly values: readonly (readonly bigint[])[];
  readonly otherwise: (() => void) | undefined;
  readonly width: number;
  readonly at: Location;
}

function matchValues(owner: Builder, subject: ExprId, { arms, values, otherwise, width, at }: Choice): void {
  const { table } = owner;
  const isOneOf = (list: readonly bigint[]): ExprId =>
    list
      .map((value) => table.compare('eq', subject, table.const(width, value)))
      .reduce((a, b) => table.binary('or', a, b));
  owner.append({
    kind: 'match',
    subject,
    arms: arms.map(({ f }, i) => ({ values: values[i]!, body: owner.collect(f, () => isOneOf(values[i]!)) })),
    otherwise: owner.collect(otherwise ?? (() => undefined), () => table.unary('not', isOneOf(values.flat()))),
    at,
  });
}

/** 1 where the word is in the cube: neighbouring bits are compared together. */
function fits(owner: Builder, word: ExprId, { care, value }: Cube, width: number): ExprId {
  const { table } = owner;
  let all = table.const(1, 1n);
  for (let hi = width - 1; hi >= 0; hi--) {
    if (((care >> BigInt(hi)) & 1n) === 0n) continue;
    let lo = hi;
    while (lo > 0 && ((care >> BigInt(lo - 1)) & 1n) === 1n) lo--;
    const size = hi - lo + 1;
    const part = table.const(size, (value >> BigInt(lo)) & mask(size));
    all = table.binary('and', all, table.compare('eq', table.slice(word, lo, size), part));
    hi = lo;
  }
  return all;
}

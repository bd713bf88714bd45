/** Conditions that hold or do not, and what follows from several of them. */
import type { ExprId } from './expr.ts';

/** One bit that is 1, or a word that is one of some values; the opposite where it does not hold. */
export type Literal =
  | { readonly kind: 'bit'; readonly id: ExprId; readonly holds: boolean }
  | { readonly kind: 'value'; readonly subject: ExprId; readonly values: readonly bigint[]; readonly holds: boolean };

/** All of `all` hold, and of each list in `none` one does not. */
export interface Way {
  readonly all: readonly Literal[];
  readonly none: readonly (readonly Literal[])[];
}

/**
 * The condition under which `all` hold and none of the lists does as a whole, shortened; `undefined` where that cannot
 * be.
 */
export function wayOf(all: readonly Literal[], none: readonly (readonly Literal[])[]): Way | undefined {
  const known: Literal[] = [];
  for (const l of all) {
    const is = decided(l, known);
    if (is === false) return undefined;
    if (is === undefined) known.push(l);
  }
  let left = none;
  for (let before = ''; before !== `${known.length} ${left.length}`; ) {
    before = `${known.length} ${left.length}`;
    const open: (readonly Literal[])[] = [];
    for (const list of left) {
      if (list.some((l) => decided(l, known) === false)) continue;
      const [first, ...others] = list.filter((l) => decided(l, known) === undefined);
      if (first === undefined) return undefined;
      // What is left of it alone must not hold.
      if (others.length === 0) known.push({ ...first, holds: !first.holds });
      else open.push([first, ...others]);
    }
    left = merged(open);
  }
  return { all: known, none: left };
}

/** With more lists than this none are merged: it would take long, and no one reads the condition. */
const mostMerged = 32;

/** Lists that differ in whether one literal holds become one without it, as an `if` with its `else` does. */
function merged(lists: readonly (readonly Literal[])[]): readonly (readonly Literal[])[] {
  if (lists.length > mostMerged) return lists;
  for (const [i, a] of lists.entries()) {
    for (const b of lists.slice(i + 1)) {
      const differing = a.filter((l) => !b.some((k) => isSame(k, l) && k.holds === l.holds));
      const [only] = differing;
      if (a.length !== b.length || differing.length !== 1 || !b.some((k) => isSame(k, only!))) continue;
      const both = a.filter((l) => l !== only);
      return merged([...lists.filter((list) => list !== a && list !== b), both]);
    }
  }
  return lists;
}

/** Whether they are of the same condition, whether it holds or not. */
const isSame = (a: Literal, b: Literal): boolean =>
  a.kind === 'bit'
    ? b.kind === 'bit' && a.id === b.id
    : b.kind === 'value' && a.subject === b.subject && a.values.join() === b.values.join();

/** Whether the literal is true, as far as others tell. */
function decided(l: Literal, known: readonly Literal[]): boolean | undefined {
  for (const k of known) {
    if (l.kind === 'bit') {
      if (k.kind === 'bit' && k.id === l.id) return k.holds === l.holds;
    } else if (k.kind === 'value' && k.subject === l.subject) {
      const within = (a: readonly bigint[], b: readonly bigint[]): boolean => a.every((v) => b.includes(v));
      if (k.holds && within(k.values, l.values)) return l.holds;
      if (k.holds && !k.values.some((v) => l.values.includes(v))) return !l.holds;
      if (!k.holds && within(l.values, k.values)) return !l.holds;
    }
  }
  return undefined;
}

/** Words that a memory holds at power-up. */
import { mask } from '../../ir/expr.ts';
import type { Location } from '../../ir/location.ts';
import type { Lit, Shape } from '../values/shape.ts';
import type { Builder } from './builder.ts';

/** One word: its bits as a number, or a literal of the memory's shape. */
export type InitialWord<V> = bigint | number | Lit<V>;

/** A list from address 0, or a function of the address. */
export type Initial<V> = readonly InitialWord<V>[] | ((address: number) => InitialWord<V>);

/** The words as numbers; reports those that do not fit, the first one only, and goes on without them. */
export function initialWords<V>(
  owner: Builder,
  name: string,
  shape: Shape<V>,
  depth: number,
  init: Initial<V>,
  at: Location,
): readonly bigint[] {
  const given = typeof init === 'function' ? Array.from({ length: depth }, (_, address) => init(address)) : init;
  const words = given.slice(0, depth).map((word) => {
    if (typeof word === 'bigint') return word;
    return typeof word === 'number' && Number.isInteger(word)
      ? BigInt(word)
      : literalWord(owner, name, shape, word, at);
  });
  const misfit = words.find((word) => word < 0n || word > mask(shape.width));
  if (misfit !== undefined) {
    const message = `memory ${name} has words of ${shape.width} bits and the initial one ${misfit}`;
    owner.report('memory-init', message, 'give words that fit', [at]);
  }
  return words.map((word) => word & mask(shape.width));
}

/** A literal of the shape as one number. */
function literalWord<V>(owner: Builder, name: string, shape: Shape<V>, word: unknown, at: Location): bigint {
  const constants = shape.lower(owner, word).map((id) => (id === undefined ? undefined : owner.table.get(id)));
  return constants.reduce<bigint>((others, e, i) => {
    const { lo, suffix } = shape.leaves[i]!;
    if (e?.op === 'const') return others | (e.value << BigInt(lo));
    const part = suffix === '' ? '' : ` in ${suffix.slice(1)}`;
    owner.report(
      'memory-init',
      `an initial word of memory ${name} is not a constant${part}`,
      'give a number or a state',
      [at],
    );
    return others;
  }, 0n);
}

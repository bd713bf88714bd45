/** A word turned round by units, such as bytes. */
import type { Bits, Ctx } from '../../hdl/index.ts';

/**
 * `word`, of 2^k units of `unit` bits where `by` has k bits, turned up: unit i becomes unit i + `by`, and what leaves
 * at the top comes in at the bottom. A choice of two for each bit of `by`, named `name` and by how many units.
 */
export function rotatedUp(m: Ctx, word: Bits, by: Bits, unit = 8, name = 'turned'): Bits {
  return rotated(m, word, by, unit, name, (value, bits) => {
    const rest = word.width - bits;
    return value.trunc(rest).cat(value.slice(word.width - 1, rest));
  });
}

/** The same turned down: unit `by` becomes unit 0. */
export function rotatedDown(m: Ctx, word: Bits, by: Bits, unit = 8, name = 'turned'): Bits {
  return rotated(m, word, by, unit, name, (value, bits) => value.trunc(bits).cat(value.slice(word.width - 1, bits)));
}

function rotated(
  m: Ctx,
  word: Bits,
  by: Bits,
  unit: number,
  name: string,
  turn: (value: Bits, bits: number) => Bits,
): Bits {
  if (word.width !== unit * 2 ** by.width)
    throw new RangeError(`a word of ${word.width} bits turned by units of ${unit} with ${by.width} bits`);
  let value = word;
  for (let k = 0; k < by.width; k++)
    value = m.named(`${name}_${2 ** k}`, m.mux(by.at(k), turn(value, unit * 2 ** k), value));
  return value;
}

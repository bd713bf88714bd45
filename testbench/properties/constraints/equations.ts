/** Whether equations can hold in whole numbers: what ranges and fractions do not show, as that a sum is odd. */
import { type Domain, isFixed, minOf } from './domain.ts';
import { combine, constantOf, gcd, type Linear, variableOf } from './linear.ts';

/**
 * Whether whole numbers of any size meet all equations `form = 0`, as far as that shows when variables with the factor
 * 1 or -1 are replaced, one after another, by what their equation says: each equation that is left has factors whose
 * greatest common divisor divides its constant. False is certain; true is not.
 */
export function solvable(forms: readonly Linear[], domains: readonly Domain[]): boolean {
  let left = forms.map((form) =>
    combine([
      [constantOf(form.constant), 1n],
      ...form.parts.map(([variable, factor]): [Linear, bigint] => {
        const domain = domains[variable]!;
        return [isFixed(domain) ? constantOf(minOf(domain)) : variableOf(variable), factor];
      }),
    ]),
  );
  while (left.length > 0) {
    for (const { parts, constant } of left) {
      const divisor = parts.reduce((sum, [, factor]) => gcd(sum, factor), 0n);
      if (divisor === 0n ? constant !== 0n : constant % divisor !== 0n) return false;
    }
    const index = left.findIndex(({ parts }) => parts.some(([, factor]) => factor === 1n || factor === -1n));
    const row = left[index];
    if (row === undefined) return true;
    const [variable, unit] = row.parts.find(([, factor]) => factor === 1n || factor === -1n)!;
    left = left.flatMap((form, i) => {
      if (i === index) return [];
      const factor = form.parts.find(([other]) => other === variable)?.[1];
      return [
        factor === undefined
          ? form
          : combine([
              [form, 1n],
              [row, -factor * unit],
            ]),
      ];
    });
  }
  return true;
}

/** Assertions, assumptions and covers, and values for them that are left open. */
import type { CheckIr } from '../../ir/module-ir.ts';
import type { Bits } from '../values/bits.ts';
import { callerLocation } from '../values/source.ts';
import { lowerWord } from '../values/word.ts';
import type { Builder } from './builder.ts';
import type { Ctx } from './context.ts';

export function makeChecks(owner: Builder): Pick<Ctx, 'assert' | 'assume' | 'cover' | 'symbolic'> {
  const { table } = owner;

  const check = (name: string, c: Bits<1>, more: Pick<CheckIr, 'assumed'>): void => {
    const at = callerLocation();
    owner.claimName(name, at);
    const holds = lowerWord(owner, c, 1);
    const guard = owner.guard();
    const cond = guard === undefined ? holds : table.binary('or', table.unary('not', guard), holds);
    // What holds by construction needs no check; what fails by construction has to show.
    if (cond !== table.const(1, 1n)) owner.checks.push({ name, domain: owner.domain, cond, at, ...more });
  };

  return {
    symbolic: (name, shape) => {
      const at = callerLocation();
      const ids = shape.leaves.map(({ suffix, lo: _, ...leaf }) => {
        const decl = owner.declare({
          kind: 'reg',
          domain: owner.domain,
          name: name + suffix,
          group: name,
          at,
          ...leaf,
          symbolic: true,
        });
        owner.atTop(() => owner.set([decl], [owner.ref(decl)]));
        return owner.ref(decl);
      });
      return shape.wrap(owner, ids);
    },
    assert: (name, c) => check(name, c, {}),
    assume: (name, c) => check(name, c, { assumed: true }),
    cover: (name, c) => {
      const at = callerLocation();
      owner.claimName(name, at);
      const reached = lowerWord(owner, c, 1);
      const guard = owner.guard();
      const cond = guard === undefined ? reached : table.binary('and', guard, reached);
      owner.covers.push({ name, domain: owner.domain, cond, at });
    },
  };
}

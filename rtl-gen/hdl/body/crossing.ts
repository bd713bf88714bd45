/**
 * What crossings are made of: values that are declared to be of another domain, and domains with a reset of their own.
 */

import { clockOwner } from '../../ir/clocking.ts';
import type { DomainId, ResetActive, ResetKind } from '../../ir/module-ir.ts';
import type { Bits } from '../values/bits.ts';
import { callerLocation } from '../values/source.ts';
import { mapWords } from '../values/values.ts';
import { lowerWord } from '../values/word.ts';
import type { Builder } from './builder.ts';

/** The style of a reset that is a value of the design. */
export interface ResetOptions {
  readonly reset?: ResetKind;
  readonly active?: ResetActive;
}

/** Declares each word of `value` under `name` as one of the domain in force, whatever it comes from. */
export function unsafeCross<T>(owner: Builder, name: string, value: T): T {
  const at = callerLocation();
  return mapWords(owner, value, name, (id, { suffix, lo: _, fields: __, ...leaf }) =>
    owner.ref(owner.declare({ kind: 'named', name: name + suffix, at, value: id, crossesTo: owner.domain, ...leaf })),
  );
}

/** Adds a domain of the clock of the one in force, reset by `value`. */
export function withReset(
  owner: Builder,
  name: string,
  value: Bits<1>,
  { reset = 'sync', active = 'high' }: ResetOptions = {},
): DomainId {
  const at = callerLocation();
  const decl = owner.declare({ kind: 'named', name, width: 1, at, value: lowerWord(owner, value, 1) });
  const of = clockOwner(owner.domains, owner.domain);
  const { clock, edge } = owner.domains[of]!;
  const made = {
    name,
    clock,
    edge,
    reset: { name, kind: reset, active, decl },
    of,
    usesClock: false,
    usesReset: false,
  };
  return owner.domains.push(made) - 1;
}

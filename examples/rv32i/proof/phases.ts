/** What both proofs need for induction: of which instructions a phase is. */
import type { Ctx, EnumV, Inside } from 'gatewright/hdl';
import { Phase } from '../src/core.ts';

/** Asserts that the phases of memory are those of loads and stores; gives the phase. */
export function phases(m: Ctx, inside: Inside) {
  const phase = inside.value('phase', Phase);
  const { kind } = inside.inst<{ readonly kind: EnumV<'load' | 'store'> }>('decoder');
  m.assert('accesses_memory', phase.is('access').implies(kind.is('load').or(kind.is('store'))));
  m.assert('waits_for_loads', phase.is('load').implies(kind.is('load')));
  return phase;
}

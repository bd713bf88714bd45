/** All checks of one elaborated module, cheap ones first. */
import type { Diagnostic } from '../diagnostic.ts';
import { formatLocation } from '../location.ts';
import type { ModuleIr } from '../module-ir.ts';
import { checkCrossings } from './crossings.ts';
import { checkCycles } from './cycles.ts';
import { checkDoubts } from './doubts.ts';
import { checkDriven } from './driven.ts';
import { checkEffect } from './effect.ts';
import { checkHandshakes } from './handshakes.ts';
import { checkLoops } from './loops.ts';
import { checkStates } from './states.ts';
import { checkSynchronised } from './synchronised.ts';
import { checkUsed } from './used.ts';

/** Everything wrong with the module as a graph; what its body did wrong was reported while it ran. */
export function checkModule(m: ModuleIr): readonly Diagnostic[] {
  const found = [
    checkDriven,
    checkLoops,
    checkCycles,
    checkCrossings,
    checkSynchronised,
    checkEffect,
    checkStates,
  ].flatMap((check) => check(m));
  // Of what is never set it need not be said that nothing reads it.
  const places = new Set(found.flatMap((d) => d.at.map(formatLocation)));
  const unused = [...checkUsed(m), ...checkDoubts(m), ...checkHandshakes(m)].filter(
    (d) => d.code !== 'unused' || !places.has(formatLocation(d.at[0]!)),
  );
  const allowed: ReadonlySet<string> = new Set(m.lenience?.codes ?? []);
  return [...found, ...unused].filter((d) => !allowed.has(d.code));
}

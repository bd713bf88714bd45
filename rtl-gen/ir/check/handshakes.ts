/** The rule of valid/ready streams that elaboration can see: `valid` does not wait for `ready`. */
import { combPaths } from '../comb-graph.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ModuleIr } from '../module-ir.ts';

/**
 * A sender that waits for `ready` before it is valid, and a receiver that waits for `valid` before it is ready, wait
 * for each other without end (AMBA AXI-Stream, 2.2.1: a transmitter is not permitted to wait until TREADY).
 */
export function checkHandshakes(m: ModuleIr): readonly Diagnostic[] {
  const sources = m.streams ?? [];
  if (sources.length === 0) return [];
  const paths = combPaths(m);
  return sources.flatMap(({ name, valid, ready }): readonly Diagnostic[] => {
    if (!paths.get(valid)?.has(ready)) return [];
    return [
      {
        code: 'valid-waits',
        message: `${valid} of ${m.name} depends on ${ready} of the same stream in the same clock`,
        fix: `offer ${name} whether or not it is taken, and use ready for what happens when it is`,
        at: [m.decls.find((d) => d.name === valid && d.kind === 'output')?.at ?? m.at],
      },
    ];
  });
}

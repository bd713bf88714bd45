/** Proofs of what is known of a design. */
import type { Netlist } from '../../../../rtl-gen/ir/netlist.ts';
import type { Lemmas } from '../../../design-tests/apart.ts';
import { type Asked, type Named, type Refuted, refuted } from './asked.ts';
import { DesignRun, type From } from './design-run.ts';
import { ExprWord, idOf } from './expr-word.ts';

/** Whether the lemmas hold from the first clock after a reset on: undefined if so, else which are false. */
export async function refutedLemmas(
  net: Netlist,
  lemmas: Lemmas,
  signal: AbortSignal = AbortSignal.timeout(60_000),
): Promise<Refuted | undefined> {
  for (const from of ['reset', 'anywhere'] as const) {
    const answer = await refuted(asked(net, lemmas, from), signal);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function asked(net: Netlist, lemmas: Lemmas, from: From): Asked {
  const design = new DesignRun(net, from);
  const clocks = lemmas.clocks ?? 1;
  const [begin, end] = from === 'reset' ? [0, clocks - 1] : [clocks, clocks];
  const claims: Named[] = [];
  for (let clock = begin; clock <= end; clock++) {
    const now = design.run.moment(clock);
    for (const { name, holds } of lemmas.facts ?? [])
      claims.push({ name: `${name} in clock ${clock}`, claim: idOf(holds(now)) });
    for (const { name, memory, holds } of lemmas.words ?? []) {
      const index = net.memories.findIndex(({ path }) => path === memory);
      const width = Math.max(1, Math.ceil(Math.log2(net.memories[index]!.depth)));
      const at = new ExprWord(design.table, design.symbols.any(width, `an address of ${memory}`));
      claims.push({ name: `${name} in clock ${clock}`, claim: idOf(holds(now, at, now.word(memory, at))) });
    }
  }
  // Of a run from a reset what surroundings keep is all that is known.
  const known = from === 'reset' ? design.known(clocks, { kept: lemmas.kept ?? [] }) : design.known(clocks, lemmas);
  return { table: design.table, symbols: design.symbols.names, known, claims };
}

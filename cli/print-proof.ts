/** What `gatewright prove` prints for people. */
import { type Column, textTable } from '../report/table.ts';
import type { Counterexample, PropertyResult, Verdict } from '../testbench/formal/verdict.ts';

const columns: readonly Column<PropertyResult>[] = [
  { header: 'property', value: (p) => p.path },
  { header: 'kind', value: (p) => p.kind },
  { header: 'result', value: (p) => p.status + (p.clock === undefined ? '' : ` in clock ${p.clock}`) },
];

export function printProofs(list: readonly { readonly name: string; readonly summary: string }[]): void {
  for (const { name, summary } of list) console.log(`${name}\n  ${summary}`);
}

export function printVerdict(v: Verdict): void {
  console.log(textTable(v.properties, columns));
  console.log(`\n${v.name}: ${conclusion(v)} (${v.seconds} s)`);
  if (v.counterexample !== undefined) printCounterexample(v.counterexample);
}

const clocks = (n: number): string => (n === 1 ? '1 clock' : `${n} clocks`);

/** Exported for tests. */
export function conclusion({
  mode,
  passed,
  depth,
  coverDepth,
  induction,
  properties,
  counterexample,
}: Verdict): string {
  const unreached = properties.filter((p) => p.status === 'unreached').map((p) => p.path);
  if (mode === 'cover')
    return `${passed ? 'every cover is reached' : 'NOT every cover is reached'} in ${clocks(coverDepth)}`;
  if (passed && mode === 'bmc') return `no assertion fails in the first ${clocks(depth)}`;
  if (passed) return `proved by induction over ${clocks(induction!)}, and every cover is reached`;
  if (counterexample === undefined) {
    return `NOT PROVED: no assertion fails, but ${unreached.join(', ')} cannot be reached in ${clocks(coverDepth)}: assertions may hold because nothing happens`;
  }
  const which = counterexample.failed.join(', ');
  if (counterexample.from === 'reset') return `FAILED: ${which}`;
  return `NOT PROVED: induction over ${clocks(depth)} does not exclude that ${which} fails; no run from reset of ${clocks(depth)} breaks it`;
}

function printCounterexample({ from, inputs, replays, waves }: Counterexample): void {
  const start = from === 'reset' ? 'from reset' : 'from a state that the design may never reach';
  console.log(`\nInputs, ${start}; the last clock is the one that fails:`);
  const rows = (inputs[0]?.values ?? []).map((_, clock) => clock);
  const byInput = inputs.map(
    ({ name, values }): Column<number> => ({ header: name, value: (i) => values[i]!, align: 'right' }),
  );
  console.log(textTable(rows, [{ header: 'clock', value: (i) => i }, ...byInput]));
  console.log(
    replays
      ? '\nThe simulator fails in the same way.'
      : '\nThe simulator does NOT fail in this way: a bug of the prover or the emitter.',
  );
  if (waves !== undefined) console.log(`waves: ${waves}`);
}

/** What `gatewright mutate` prints for people. */
import { type Column, textTable } from '../report/table.ts';
import { formatLocation } from '../rtl-gen/ir/location.ts';
import { type KindCount, killedPercent, type MutationReport, type Survivor } from '../testbench/mutation/report.ts';

const columns: readonly Column<Omit<KindCount, 'kind'> & { readonly kind: string }>[] = [
  { header: 'kind', value: (r) => r.kind },
  { header: 'mutants', value: (r) => r.total },
  { header: 'killed', value: (r) => r.killed },
  { header: 'equivalent', value: (r) => r.equivalent },
  { header: 'surviving', value: (r) => r.surviving },
];

export function printMutation(r: MutationReport): void {
  const all = {
    kind: 'all',
    total: r.total,
    killed: r.killed,
    equivalent: r.equivalent,
    surviving: r.survivors.length,
  };
  console.log(textTable([...r.kinds, all], columns));
  const explained = r.survivors.filter((s) => s.explanation !== undefined).length;
  console.log(
    `\n${r.design}: ${r.killed} of ${r.total} mutants killed (${killedPercent(r)} %), ${r.equivalent} proved ` +
      `equivalent, ${explained} survivors explained, ${r.survivors.length - explained} not`,
  );
  for (const survivor of r.survivors) console.log(survivorText(survivor));
  for (const text of r.brokenExplanations) console.log(`explanation out of date: ${text}`);
}

function survivorText({ kind, what, scope, at, explanation }: Survivor): string {
  const place = at === undefined ? 'unknown place' : formatLocation(at);
  const reason = explanation === undefined ? '' : `\n    ${explanation}`;
  return `  ${place} ${kind} in ${scope || 'the top'}: ${what}${reason}`;
}

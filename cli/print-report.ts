/** What `gatewright report` prints. */
import { styleText } from 'node:util';
import type { Project } from '../config/project.ts';
import { areaColumns, changeColumns, unchangedText } from '../report/area-tables.ts';
import { textTable } from '../report/table.ts';
import { shown } from '../support/project.ts';
import { areaRows, placesOf, type ReportResult } from './verbs/report.ts';

/** The table, the longest path of each design with its places, what changed, and where the page is. */
export function printReport(project: Project, { reports, changes, before, page }: ReportResult): void {
  console.log(textTable(areaRows(reports), areaColumns));
  for (const { design, families } of reports) {
    const placeOf = placesOf(project, design);
    for (const [target, family] of Object.entries(families)) {
      const path = 'cannot' in family ? undefined : family.paths[0];
      if (path === undefined) continue;
      console.log(`\nlongest path of ${design} on ${target}, ${path.luts} LUT:`);
      for (const signal of [path.from, ...path.through, path.to]) {
        console.log(`  ${[signal, placeOf(signal)].filter((text) => text !== undefined).join('  ')}`);
      }
    }
  }
  console.log(changes.length === 0 ? `\n${unchangedText(before)}` : `\nagainst ${before}:`);
  if (changes.length > 0) {
    const [head, rule, ...lines] = textTable(changes, changeColumns).split('\n');
    console.log(`${head}\n${rule}`);
    lines.forEach((line, i) => {
      console.log(changes[i]!.red ? styleText('red', line) : line);
    });
  }
  console.log(`\nmodules, levels and paths: ${shown(page)}`);
}

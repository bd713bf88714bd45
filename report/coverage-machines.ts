/** State machines as tables: from row to column. */
import type { CoveragePageData, CoveragePointRow } from './coverage-page-data.ts';
import { lineId } from './coverage-source.ts';
import { escapeXml } from './escape.ts';

/** A table for each register with states; empty where there is none. */
export function coverageMachines({ points, strays }: CoveragePageData): string {
  const groups = Map.groupBy(
    points.filter(({ kind }) => kind === 'state' || kind === 'transition'),
    ({ module, name, at }) => `${module} ${name} ${lineId(at)}`,
  );
  const tables = [...groups.values()].map(machine);
  if (tables.length === 0) return '';
  const found = strays.map(({ at, text }) => `<li><a href="#${lineId(at)}">${escapeXml(text)}</a></li>`);
  return [
    '<p>Transitions that the statements can make, from row to column; <em>·</em> stands for those that they cannot.</p>',
    ...tables,
    ...(found.length === 0 ? [] : [`<p>Made without a statement that asks for them:</p><ul>${found.join('')}</ul>`]),
  ].join('\n');
}

function machine(points: readonly CoveragePointRow[]): string {
  const { module, name, at } = points[0]!;
  const states = points.filter((p) => p.kind === 'state');
  const transitions = new Map(points.filter((p) => p.kind === 'transition').map((p) => [p.arm, p]));
  const head = states.map((s) => `<th${cellClass(s)}>${escapeXml(s.arm)}</th>`);
  const rows = states.map((from) => {
    const cells = states.map((to) => {
      const transition = transitions.get(`${from.arm} -> ${to.arm}`);
      return transition === undefined
        ? '<td class="muted">·</td>'
        : `<td${cellClass(transition)}>${transition.state}</td>`;
    });
    return `<tr><th${cellClass(from)}>${escapeXml(from.arm)}</th>${transitions.size === 0 ? '' : cells.join('')}</tr>`;
  });
  const title = `${module}: ${name}`;
  return [
    `<h3><a href="#${lineId(at)}">${escapeXml(title)}</a></h3>`,
    `<div class="wide"><table class="machine" aria-label="${escapeXml(title)}">`,
    transitions.size === 0 ? '' : `<thead><tr><td></td>${head.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></div>`,
  ].join('\n');
}

const cellClass = ({ state }: CoveragePointRow): string => ` class="${state}"`;

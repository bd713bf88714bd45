/** The page of a regression. */
import { many } from './digits.ts';
import { escapeXml } from './escape.ts';
import { htmlTable } from './html-table.ts';
import { pageShell } from './page-shell.ts';
import { designColumns, suiteColumns, trendColumns } from './regression-columns.ts';
import type { FailureRow, RegressionPageData, SubjectRow } from './regression-page-data.ts';

/**
 * One HTML file that needs nothing else: failures by cause with the command that repeats each, designs and test files,
 * coverage and its holes, mutants that survived, what took longest, and how earlier regressions of the folder went. The
 * same data give the same text.
 */
export function renderRegressionPage(data: RegressionPageData): string {
  const designs = data.subjects.filter(({ kind }) => kind === 'design');
  const suites = data.subjects.filter(({ kind }) => kind === 'suite');
  const verdict = `<span class="verdict ${data.passed ? 'passed' : 'failed'}">${data.passed ? 'passed' : 'FAILED'}</span> `;
  return pageShell({
    title: `Regression ${data.choice.seed}`,
    heading: 'Regression',
    subtitle: `seed ${data.choice.seed}`,
    headline: `${verdict}${escapeXml(sentence(data))}`,
    style:
      '.bucket h3 small { font-weight: 400; color: var(--muted); } .new { color: var(--bad); } .pass { color: var(--good); }',
    sections: [
      { id: 'failures', title: 'Failures', html: failures(data) },
      { id: 'designs', title: 'Designs', html: designTable(designs, data) },
      { id: 'runs', title: 'Tests and engines', html: designs.map(testTable).join('\n') },
      { id: 'suites', title: 'Test files', html: suiteTable(suites, data) },
      { id: 'goals', title: 'Goals that were missed', html: designs.map(missedGoals).join('') },
      { id: 'survivors', title: 'Mutants that survived', html: designs.map(survivors).join('') },
      { id: 'slowest', title: 'Slowest items', html: slowest(data) },
      { id: 'trend', title: 'Trend', html: trend(data) },
    ],
  });
}

function sentence({ counts, choice, shard, failures: found, gone, times }: RegressionPageData): string {
  const part = shard === null ? '' : ` of part ${shard.index} of ${shard.of}`;
  const runs = `${many(counts.items, 'item')}${part}, ${many(choice.runs, 'run')} of each test on ${choice.engines.join(', ')}`;
  const work = `${many(counts.clocks, 'clock')} counted, ${many(Math.round(times.seconds), 'second')} of work`;
  const newOnes = found.filter(({ isNew }) => isNew === true).length;
  const said = [
    `${runs}: ${work}.`,
    counts.missing > 0 ? ` ${many(counts.missing, 'item')} missing, since a part was not merged.` : '',
    counts.failed > 0 ? ` ${many(counts.failed, 'item')} failed, in ${many(found.length, 'way')}` : ' No item failed',
    newOnes > 0 ? ` (${newOnes} new).` : '.',
    gone.length > 0 ? ` ${many(gone.length, 'way')} of failing did not come again.` : '',
  ];
  return said.join('');
}

function failures({ failures: found, gone }: RegressionPageData): string {
  const lost = gone.map((key) => `<li class="mono">${escapeXml(key)}</li>`).join('');
  const list = gone.length === 0 ? '' : `<h3>Gone since the regression before</h3><ul>${lost}</ul>`;
  return `${found.map(failure).join('\n')}${list}`;
}

function failure({
  assertion,
  block,
  divergence,
  compared,
  count,
  subjects,
  tests,
  engines,
  isNew,
  example,
}: FailureRow): string {
  const where = [
    `${many(count, 'time')} in ${block}`,
    `on ${engines.join(', ')}`,
    some(subjects.filter((s) => s !== block)),
    some(tests),
  ].filter((text) => text !== '' && text !== 'on vitest');
  const at = example.cycle === null ? '' : `, which stopped in cycle ${example.cycle}`;
  return [
    `<div class="failures bucket"><h3>${isNew === true ? '<span class="new">new:</span> ' : ''}${escapeXml(assertion)}</h3>`,
    `<p>${escapeXml(where.join('; '))}.</p>`,
    `<p>${escapeXml(diagnosis(divergence, compared))}</p>`,
    `<p>The shortest: ${escapeXml(`${example.item} (seed ${example.seed}${at})`)}</p>`,
    `<pre>${escapeXml(example.message)}</pre>`,
    `<p>To repeat it with waves:</p><pre>${escapeXml(example.replay)}</pre></div>`,
  ].join('\n');
}

function diagnosis(divergence: FailureRow['divergence'], compared: boolean): string {
  if (divergence !== null) {
    const { signal, cycle, engine } = divergence;
    return `The engine ${engine} differs from the interpreter, first at ${signal} in cycle ${cycle}: the mistake is in the engine or the emitted Verilog.`;
  }
  return compared
    ? 'The interpreter agrees at every signal that was compared: the mistake is in the design, the test or the model.'
    : '';
}

const some = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

function designTable(rows: readonly SubjectRow[], { times }: RegressionPageData): string {
  if (rows.length === 0) return '';
  return htmlTable(rows, designColumns(rows, times), {
    label: 'Designs',
    isBad: (r) => r.failed > 0,
    cells: {
      coverage: ({ coverage }, escaped) =>
        coverage === null ? escaped : `<a href="./${encodeURI(coverage.page)}">${escaped}</a>`,
      'mutants killed': ({ mutation, name }, escaped) =>
        mutation === null || mutation.survivors.length === 0
          ? escaped
          : `<a href="#survivors-${escapeXml(name)}">${escaped}</a>`,
    },
  });
}

function testTable({ name, rows }: SubjectRow): string {
  const failed = rows.filter((r) => r.failed > 0).length;
  const summary = `${name}: ${many(rows.length, 'test')} on engines${failed === 0 ? '' : `, ${failed} failed`}`;
  const table = htmlTable(
    rows,
    [
      { header: 'test', value: (r) => r.test },
      { header: 'engine', value: (r) => r.engine },
      { header: 'items', value: (r) => r.items },
      { header: 'failed', value: (r) => r.failed },
      { header: 'clocks', value: (r) => r.clocks },
    ],
    { label: `Tests of ${name}`, isBad: (r) => r.failed > 0 },
  );
  return `<details><summary>${escapeXml(summary)}</summary>${table}</details>`;
}

function suiteTable(rows: readonly SubjectRow[], { times }: RegressionPageData): string {
  if (rows.length === 0) return '';
  return htmlTable(rows, suiteColumns(times), { label: 'Test files', isBad: (r) => r.failed > 0 });
}

function missedGoals({ name, functional }: SubjectRow): string {
  if (functional === null || functional.missing.length === 0) return '';
  const list = functional.missing.map((text) => `<li>${escapeXml(text)}</li>`).join('');
  return `<h3>${escapeXml(name)}</h3><ul>${list}</ul>`;
}

function survivors({ name, mutation }: SubjectRow): string {
  if (mutation === null || mutation.survivors.length === 0) return '';
  const table = htmlTable(
    mutation.survivors,
    [
      { header: 'place', value: ({ at }) => (at === undefined ? '' : `${at.file}:${at.line}`) },
      { header: 'kind', value: (s) => s.kind },
      { header: 'in', value: (s) => s.scope || 'the top' },
      { header: 'what', value: (s) => s.what },
      { header: 'explanation', value: (s) => s.explanation ?? '' },
    ],
    { label: `Survivors of ${name}` },
  );
  const proved = `${many(mutation.equivalent, 'mutant')} proved to be the same design`;
  return `<h3 id="survivors-${escapeXml(name)}">${escapeXml(name)}</h3><p>${proved}.</p>${table}`;
}

function slowest({ times }: RegressionPageData): string {
  return htmlTable(
    times.slowest,
    [
      { header: 'item', value: (r) => r.id },
      { header: 'seconds', value: (r) => r.seconds.toFixed(1), align: 'right' },
    ],
    { label: 'Slowest items' },
  );
}

/** The latest first. */
function trend({ trend: rows }: RegressionPageData): string {
  if (rows.length < 2) return '';
  const all = rows.map((row, i) => ({ ...row, ...(i === 0 ? {} : { before: rows[i - 1]! }) }));
  return htmlTable(all.reverse(), trendColumns, { label: 'Trend', isBad: (r) => r.failed > 0 });
}

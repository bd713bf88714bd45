/** The tab of tests, and coverage of the source by them. */
import type { TestResult, TestsResult } from '../run/results.ts';
import { h } from '../ui.ts';

/** Draws the tests; `onWaves` shows the waves of one. */
export function drawTests(
  host: HTMLElement,
  { tests, problems }: TestsResult,
  onWaves: (test: TestResult) => void,
): void {
  const cannot = problems.map(({ message }) =>
    h('p', { class: 'test failed' }, h('span', { class: 'tag' }, 'error'), ` ${message}`),
  );
  if (tests.length === 0 && problems.length === 0) {
    host.replaceChildren(h('p', { class: 'lead' }, 'No tests: write hwTest(...) in design.test.ts.'));
    return;
  }
  host.replaceChildren(
    ...cannot,
    h('ul', { class: 'tests' }, ...tests.map((test) => item(test, onWaves))),
    h(
      'p',
      { class: 'lead' },
      'They run on each pause, on the WebAssembly engine, with all agents, scoreboards and waves that Node has.',
    ),
  );
}

const item = (test: TestResult, onWaves: (test: TestResult) => void): HTMLLIElement =>
  h(
    'li',
    { class: `test ${test.state}` },
    h(
      'div',
      { class: 'head' },
      h('span', { class: 'tag' }, test.state),
      h('span', { class: 'name' }, test.name),
      h('span', { class: 'time' }, test.state === 'skipped' ? '' : `${test.milliseconds.toFixed(0)} ms`),
      test.waves === undefined
        ? undefined
        : h('button', { type: 'button', class: 'button', click: () => onWaves(test) }, 'Waves'),
    ),
    test.message === undefined ? undefined : h('pre', { tabindex: '0' }, test.message),
  );

/** Draws what of the design the tests reach; the lines themselves are marked in the editor. */
export function drawCoverage(host: HTMLElement, { coverage }: TestsResult, onLine: (line: number) => void): void {
  if (coverage === undefined) {
    host.replaceChildren(h('p', { class: 'lead' }, 'No test has run: coverage is of what the tests reach.'));
    return;
  }
  const { hit, total, lines } = coverage;
  const share = total === 0 ? 100 : (100 * hit) / total;
  const bar = h('div', {});
  bar.style.width = `${share}%`;
  const missed = lines.filter(({ state }) => state !== 'hit');
  host.replaceChildren(
    h('h2', {}, `${hit} of ${total} points are reached`),
    h('div', { class: 'meter', role: 'img', 'aria-label': `${share.toFixed(0)} percent` }, bar),
    h(
      'p',
      { class: 'lead' },
      'Conditions, states and transitions of all modules. In the source, lines with a green edge are reached, red and amber ones are not, or not wholly.',
    ),
    missed.length === 0
      ? h('p', {}, 'Nothing of this file is missed.')
      : h(
          'ul',
          { class: 'tests' },
          ...missed.map(({ line, missed: names }) =>
            h(
              'li',
              { class: 'test' },
              h('button', { type: 'button', class: 'button', click: () => onLine(line) }, `Line ${line}`),
              ` ${names.join('; ')}`,
            ),
          ),
        ),
  );
}

/** What `gatewright regress` prints for people, and its progress. */
import { styleText } from 'node:util';
import { many } from '../report/digits.ts';
import { designColumns } from '../report/regression-columns.ts';
import { textTable } from '../report/table.ts';
import { shown } from '../support/project.ts';
import type { Bucket } from '../testbench/regress/buckets.ts';
import type { Header } from '../testbench/regress/identity.ts';
import type { RegressResult } from './verbs/regress.ts';

/** What decides a regression, before it is run. */
export function regressHeadText({ choice, shard }: Header, folder: string): string {
  const part = shard === null ? '' : `, part ${shard.index} of ${shard.of}`;
  const runs = `${many(choice.runs, 'run')} of each test on ${choice.engines.join(', ')}`;
  return `regression with seed ${choice.seed}: ${runs}${part}; journal in ${shown(folder)}`;
}

/** The table of designs, failures by cause, and where the page is. */
export function printRegress({ summary, page }: RegressResult): void {
  const { counts, failures, gone, subjects, choice, times } = summary;
  const designs = subjects.filter(({ kind }) => kind === 'design');
  const suites = subjects.filter(({ kind }) => kind === 'suite');
  if (designs.length > 0) console.log(textTable(designs, designColumns(designs, times)));
  if (suites.length > 0) {
    const failed = suites.filter((s) => s.failed > 0).length;
    const tests = suites.reduce((sum, s) => sum + s.tests, 0);
    console.log(
      `${many(suites.length, 'test file')}, ${many(tests, 'test')} run, ${failed === 0 ? 'none failed' : `${many(failed, 'file')} FAILED`}`,
    );
  }
  for (const bucket of failures) console.log(`\n${bucketText(bucket)}`);
  for (const key of gone) console.log(`\ngone since the regression before: ${key}`);
  const missing = counts.missing === 0 ? '' : `, ${many(counts.missing, 'item')} MISSING, since a part was not merged`;
  const verdict = summary.passed ? 'passed' : 'FAILED';
  console.log(`\n${verdict}: ${counts.failed} of ${many(counts.items, 'item')} failed${missing}; seed ${choice.seed}`);
  console.log(`Summary: ${shown(page)}`);
}

function bucketText({ assertion, block, count, engines, isNew, divergence, compared, example }: Bucket): string {
  const first = example.message.split('\n')[0];
  const cause =
    divergence !== null
      ? [
          `  ${divergence.engine} differs from the interpreter first at ${divergence.signal} in cycle ${divergence.cycle}`,
        ]
      : compared
        ? ['  the interpreter agrees: the mistake is in the design, the test or the model']
        : [];
  return [
    `${isNew === true ? 'new: ' : ''}${many(count, 'time')} in ${block} on ${engines.join(', ')}: ${assertion}`,
    ...cause,
    `  shortest: ${example.item}${example.cycle === null ? '' : `, in cycle ${example.cycle}`}: ${first}`,
    `  replay:   ${example.replay}`,
  ].join('\n');
}

/** What `RegressProgress` counts of an item. */
interface Weighed {
  readonly id: string;
  readonly cost: number;
}

/** Where progress goes. */
export interface ProgressOutput {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Milliseconds between two lines where no one sees one move. */
const PAUSE = 20_000;

/**
 * Progress of a regression: on a terminal one line that moves, else a line every 20 seconds; each kind of failure is
 * said once, when it first comes. Time left is that of the items' costs at the present speed.
 */
export class RegressProgress {
  readonly #output: ProgressOutput;
  readonly #kinds = new Set<string>();
  #total = 0;
  #done = 0;
  #failed = 0;
  #workLeft = 0;
  #workDone = 0;
  #doneBefore = 0;
  #started = 0;
  #said = 0;

  constructor(output: ProgressOutput = standardError) {
    this.#output = output;
  }

  start(items: readonly Weighed[], done: { has(id: string): boolean }): void {
    this.#started = this.#output.now();
    this.#total = items.length;
    const left = items.filter(({ id }) => !done.has(id));
    this.#done = this.#doneBefore = items.length - left.length;
    this.#workLeft = left.reduce((sum, { cost }) => sum + cost, 0);
    if (this.#done > 0) this.#line(`${many(this.#done, 'item')} of ${this.#total} finished before`);
    this.#show();
  }

  result({ id, cost }: Weighed, failures: readonly { readonly assertion: string }[]): void {
    this.#done++;
    this.#workDone += cost;
    this.#workLeft -= cost;
    if (failures.length > 0) this.#failed++;
    for (const { assertion } of failures) {
      if (this.#kinds.has(assertion)) continue;
      this.#kinds.add(assertion);
      this.#line(styleText('red', `failed: ${id}: ${assertion}`, { stream: process.stderr }));
    }
    this.#show();
  }

  /** The line that moved is not to stand beside what comes. */
  end(): void {
    if (this.#output.isTerminal) this.#output.write('\r\u001b[K');
  }

  #show(): void {
    const { isTerminal, write, now } = this.#output;
    const elapsed = now() - this.#started;
    if (isTerminal) {
      write(`\r\u001b[K${this.#text(elapsed)}`);
    } else if (this.#done === this.#total || elapsed - this.#said >= PAUSE) {
      this.#said = elapsed;
      write(`${this.#text(elapsed)}\n`);
    }
  }

  #text(elapsed: number): string {
    const count = `[${`${this.#done}`.padStart(`${this.#total}`.length)}/${this.#total}]`;
    const rate = (this.#done - this.#doneBefore) / (elapsed / 1000);
    const left = Math.ceil(((elapsed / 1000) * this.#workLeft) / this.#workDone);
    const time =
      this.#done < this.#total ? `${duration(Math.max(left, 0))} left` : `${duration(Math.round(elapsed / 1000))}`;
    const speed = this.#workDone > 0 ? `, ${rate.toFixed(1)} items/s, ${time}` : '';
    return `${count} ${Math.floor((100 * this.#done) / Math.max(1, this.#total))} %${speed}, ${this.#failed} failed`;
  }

  #line(text: string): void {
    this.#output.write(`${this.#output.isTerminal ? '\r\u001b[K' : ''}${text}\n`);
  }
}

const standardError: ProgressOutput = {
  isTerminal: process.stderr.isTTY,
  write: (text) => void process.stderr.write(text),
  now: () => performance.now(),
};

/** `45 s`, `12 min`, `3 h 20 min`. */
function duration(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** All examples that pages open in the playground, run by its worker: what is wrong with any of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { userFilesOf } from '../../playground/build.ts';
import type { RunResult, TestsResult } from '../../playground/page/run/results.ts';
import { workerScript } from '../../playground/testing/worker-script.ts';
import { pageSections } from '../../rtl-gen/hdl/testing/diagnostics-page.ts';
import { openedDesign, openedDesigns } from '../generate/blocks.ts';
import { documents } from '../generate/documents.ts';
import { type OpenedExample, openedExamples } from '../generate/playground.ts';

interface Asked extends OpenedExample {
  /** The page, or the design. */
  readonly from: string;
  /** The name of the top module. */
  readonly top?: string;
  /** What is told of it, where it is an example of a mistake. */
  readonly code?: string;
}

/** Large designs, which take seconds each. */
const large = /tss|pds_target/;

/**
 * How many there are, and a line for each that does not run, whose tests fail, or whose mistake is not told; `isShort`
 * leaves out the large ones.
 */
export async function exampleProblems(
  page: Page,
  origin: string,
  root: string,
  isShort: boolean,
): Promise<{ readonly count: number; readonly problems: readonly string[] }> {
  const asked = [...ofPages(root), ...ofBlocks()].filter(({ from }) => !isShort || !large.test(from));
  await page.goto(`${origin}/playground/`);
  const files = asked.map(({ design, test }) => userFilesOf({ 'design.ts': design, 'design.test.ts': test ?? '' }));
  const results = await page.evaluate<readonly (readonly [RunResult, TestsResult | undefined])[]>(`(async () => {
    ${workerScript}
    const results = [];
    for (const [files, isTest] of ${JSON.stringify(files.map((file, i) => [file, asked[i]!.test !== undefined]))}) {
      const result = await call('run', { files });
      results.push([result, isTest ? await call('test', files) : undefined]);
    }
    worker.terminate();
    return results;
  })()`);
  const problems = results.flatMap(([result, tests], i) => {
    const one = asked[i]!;
    const wrong = result.kind === 'failed' ? result.problems : result.design.warnings;
    const told = wrong.map(({ code }) => code);
    const mistakes = result.kind === 'failed' && one.code === undefined ? wrong.map(({ message }) => message) : [];
    const failed = [
      ...mistakes,
      ...(one.code === undefined || told.includes(one.code) ? [] : [`not ${one.code}`]),
      ...(tests?.problems ?? []).map(({ message }) => message),
      ...(tests?.tests ?? []).flatMap(({ state, message }) => (state === 'failed' ? [message ?? state] : [])),
      ...(tests?.tests.every(({ state }) => state !== 'passed') ? ['passes no test'] : []),
      ...(result.kind === 'done' && one.top !== undefined && result.design.verilog[0]?.name !== `${one.top}.v`
        ? [`is ${result.design.verilog[0]?.name}`]
        : []),
    ];
    return failed.map((text) => `example of ${one.from}: ${text}`);
  });
  return { count: asked.length, problems };
}

function ofPages(root: string): readonly Asked[] {
  const diagnostics = readFileSync(join(root, 'docs', 'diagnostics.md'), 'utf8');
  const mistakes = new Map(
    pageSections(diagnostics).flatMap(({ code, examples }) => examples.map(({ wrong }) => [wrong, code] as const)),
  );
  return documents(root).flatMap(({ file, text }) =>
    openedExamples(text).map((example) => {
      const code = mistakes.get(example.design.replace(/^import .* from 'gatewright\/hdl';\n/m, ''));
      return { from: file, ...example, ...(code === undefined ? {} : { code }) };
    }),
  );
}

const ofBlocks = (): readonly Asked[] =>
  Object.keys(openedDesigns).map((name) => ({ from: name, top: name, ...openedDesign(name, name)! }));

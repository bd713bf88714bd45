/**
 * Makes the study of congestion management: `node studies/cms-study.ts`, some minutes of one core. It writes the
 * figures to `docs/uet/cms-study.json`, the pictures `docs/uet/cms-study-*.svg`, and the tables of
 * `docs/uet/cms-study.md` between their markers. With names of parts (`comparison`, `algorithms`, `overtime`,
 * `transports`) only those are simulated, and the others are those of the JSON; with `tables` none is. With `--json` it
 * prints the figures and writes nothing; with `--short` it simulates the incast of eight alone; `--seed N` takes other
 * seeds, from N on, and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { runCell } from './cms/cell.ts';
import { compareCell, comparedCells } from './cms/comparison.ts';
import { figuresOf } from './cms/figures.ts';
import { goodputOverTime, queueOverTime } from './cms/over-time.ts';
import { completionPicture, degradedPicture, queuePicture, transportPicture } from './cms/picture.ts';
import { algorithms, cellOf, traffics, trafficTexts } from './cms/scenarios.ts';
import { algorithmTable, comparisonTable, transportTable } from './cms/tables.ts';
import { failure, losses, overFailure, overLoss, transports } from './cms/transports.ts';

const parts = ['comparison', 'algorithms', 'overtime', 'transports', 'tables'] as const;
const { values: options, positionals: wanted } = readArguments();
const seed = Number(options.seed ?? 1);
/** Of ours in the comparison. */
const seeds = options.short ? [seed] : [seed, seed + 1, seed + 2];
const json = inProject('docs', 'uet', 'cms-study.json');

function readArguments() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean' }, short: { type: 'boolean' }, seed: { type: 'string' } },
    });
    const unknown = read.positionals.find((name) => !(parts as readonly string[]).includes(name));
    if (unknown !== undefined) throw new Error(`${unknown} is no part of the study: give some of ${parts.join(', ')}`);
    if (!/^[0-9]{1,9}$/.test(read.values.seed ?? '1'))
      throw new Error(`--seed takes a number, not ${read.values.seed}`);
    return read;
  } catch (error) {
    console.error(`error: ${(error as Error).message}`);
    process.exit(2);
  }
}

/** A part, simulated or as it stands in the JSON. */
function part<T>(name: (typeof parts)[number], simulate: () => T): T {
  if (wanted.length === 0 || wanted.includes(name)) return simulate();
  return (JSON.parse(readFileSync(json, 'utf8')) as Record<string, T>)[name]!;
}

const started = performance.now();

/** Progress, because the run takes minutes. */
function told<T>(what: string, make: () => T): T {
  const made = make();
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
  return made;
}

const studied = options.short ? (['incast8'] as const) : traffics;

const comparison = part('comparison', () =>
  comparedCells()
    .filter(({ traffic, mode }) => studied.some((one) => one === traffic) && (!options.short || mode === 'trim'))
    .map((name) => told(`comparison: ${Object.values(name).join(' ')}`, () => compareCell(name, seeds))),
);

const cells = part('algorithms', () =>
  studied.flatMap((traffic) =>
    algorithms.map((algorithm) => {
      const name = { traffic, ...algorithm };
      const figures = told(`${traffic}: ${algorithm.text}`, () => figuresOf(runCell(cellOf(name, { seed }))));
      return { ...name, figures };
    }),
  ),
);

const incasts = [
  { traffic: 'incast8', host: 5 },
  { traffic: 'incast32', host: 20 },
] as const;
const watched = algorithms.filter(({ text }) => ['NSCC', 'RCCC', 'DCQCN', 'HPCC'].includes(text));
const spread = algorithms.filter(({ control, mode }) => control === 'nscc' && mode === 'trim');
const overtime = part('overtime', () => ({
  queues: incasts
    .filter(({ traffic }) => studied.some((one) => one === traffic))
    .map(({ traffic, host }) => ({
      title: trafficTexts[traffic],
      lines: watched.map((algorithm) =>
        told(`queue over time, ${traffic}: ${algorithm.text}`, () => ({
          text: algorithm.text,
          series: queueOverTime({ traffic, ...algorithm }, host, seed),
        })),
      ),
    })),
  degraded: (options.short ? [] : spread).map((algorithm) =>
    told(`a slow spine over time: ${algorithm.text}`, () => ({
      text: algorithm.paths,
      series: goodputOverTime({ traffic: 'perm_degraded', ...algorithm }, { seed }).series,
    })),
  ),
}));

const transported = part('transports', () =>
  (options.short ? [] : transports).map((transport) => ({
    text: transport.text,
    losses: losses.map((loss) => ({
      loss,
      figures: told(`${transport.text}: loss ${loss}`, () => overLoss(transport, loss, seed)),
    })),
    ...told(`${transport.text}: a failure`, () => {
      const { series, ...rest } = overFailure(transport, seed);
      return { failure: { ...rest, at: failure }, series };
    }),
  })),
);

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(6)) : value;
const text = `${JSON.stringify({ comparison, algorithms: cells, overtime, transports: transported }, rounded, 1)}\n`;
if (options.json) process.stdout.write(text);
else if (!options.short && options.seed === undefined) write();

function write(): void {
  writeFileSync(json, text);
  const page = inProject('docs', 'uet', 'cms-study.md');
  const tables = {
    ...Object.fromEntries(traffics.map((traffic) => [traffic, algorithmTable(traffic, cells, comparison)])),
    comparison: comparisonTable(comparison),
    transports: transportTable(transported),
  };
  const made = Object.entries(tables).reduce(
    (old, [name, lines]) => withFigures(old, name, lines),
    readFileSync(page, 'utf8'),
  );
  writeFileSync(page, made);
  const pictures = {
    completion: completionPicture(cells),
    queues: queuePicture(overtime.queues),
    degraded: degradedPicture(overtime.degraded),
    transports: transportPicture(transported),
  };
  for (const [name, svg] of Object.entries(pictures))
    writeFileSync(inProject('docs', 'uet', `cms-study-${name}.svg`), svg);
}

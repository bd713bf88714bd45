/**
 * Replays all recordings of congestion management in a folder, through each model and each design that takes them:
 * `node studies/cms-replays.ts FOLDER [--engine NAME] [--shortest] [--each]`. For the 112 files of UEC's simulator some
 * minutes of one core. It prints a table with a row for each kind of log and what it went through; with `--each` a line
 * a file before it. `--shortest` takes the smallest file of each kind alone. Exit code 1 where something differs.
 */
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { elaborateEntry } from '../rtl-gen/design-entry.ts';
import { cmsDesigns } from '../rtl-gen/uet/cms/designs.ts';
import { UserError } from '../support/user-error.ts';
import { defaultEngine, findEngine } from '../testbench/engine/engines.ts';
import { cmsTests } from '../testbench/uet/blocks/cms/cms-tests.ts';
import { cmsModels } from '../testbench/uet/blocks/cms/models.ts';
import { type Takers, takersOf } from './cms/log-kinds.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: defaultEngine },
    shortest: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new UserError('Give the folder of the recordings.');
const engine = findEngine(options.engine);

interface Result {
  readonly counts: Readonly<Record<string, number | string>>;
  readonly disagreements: number;
  readonly firstDisagreement?: string | undefined;
}

async function throughDesign(name: string, file: string): Promise<Result> {
  const simulator = await engine.create(elaborateEntry(cmsDesigns.find((design) => design.name === name)!));
  try {
    return await cmsTests[name]!().replay!(simulator, file);
  } finally {
    simulator.dispose();
  }
}

const throughModel = (name: string, file: string): Promise<Result> =>
  cmsModels.find((model) => model.name === name)!.replay(file);

/** Of a kind of log and what it went through: sums, the largest of what is a largest, and means by events. */
interface Row {
  files: number;
  events: number;
  disagreements: number;
  readonly sums: Map<string, number>;
}

const rows = new Map<string, Row>();

function add(key: string, { counts, disagreements }: Result): void {
  const row = rows.get(key) ?? { files: 0, events: 0, disagreements: 0, sums: new Map<string, number>() };
  rows.set(key, row);
  const events = Number(counts.events ?? 1);
  for (const [name, given] of Object.entries(counts)) {
    const value = Number.parseFloat(`${given}`);
    const old = row.sums.get(name) ?? 0;
    if (name.startsWith('largest')) row.sums.set(name, Math.max(old, value));
    else if (name.startsWith('mean')) row.sums.set(name, (old * row.events + value * events) / (row.events + events));
    else row.sums.set(name, old + value);
  }
  row.files += 1;
  row.events += events;
  row.disagreements += disagreements;
}

const listOf = (counts: Iterable<readonly [string, number | string]>): string =>
  [...counts].map(([name, value]) => `${name} ${value.toLocaleString('en-US')}`).join(', ');

interface Recording extends Takers {
  readonly file: string;
  readonly size: number;
}

const recordings: Recording[] = readdirSync(folder)
  .filter((name) => /\.csv(\.gz)?$/.test(name) && !name.startsWith('system_'))
  .flatMap((name) => {
    const file = join(folder, name);
    const takers = takersOf(file);
    return takers === undefined ? [] : [{ file, size: statSync(file).size, ...takers }];
  });
const smallest = (what: string): Recording =>
  recordings.filter((recording) => recording.what === what).reduce((a, b) => (b.size < a.size ? b : a));
const taken = options.shortest ? [...new Set(recordings.map(({ what }) => what))].map(smallest) : recordings;

for (const { file, what, models, designs } of taken) {
  for (const [names, through] of [
    [options.engine === defaultEngine ? models : [], throughModel],
    [designs, throughDesign],
  ] as const) {
    for (const name of names) {
      const result = await through(name, file);
      add(`${what} | \`${name}\``, result);
      if (options.each) {
        console.log(
          `${basename(file)}, ${name}: ${listOf(Object.entries(result.counts))}; ${result.disagreements} differ`,
        );
      }
      if (result.firstDisagreement !== undefined) console.log(`  ${result.firstDisagreement}`);
    }
  }
}

console.log('| recordings of | through | files | what was compared | differences |');
console.log('| --- | --- | --: | --- | --: |');
for (const [key, { files, sums, disagreements }] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`| ${key} | ${files} | ${listOf(sums)} | ${disagreements} |`);
}
if ([...rows.values()].some(({ disagreements }) => disagreements > 0)) process.exitCode = 1;

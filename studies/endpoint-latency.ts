/**
 * Measures the latency of two endpoints stage by stage, in clocks, and what each option of a link adds:
 * `node studies/endpoint-latency.ts`, two minutes of one core. It writes the tables of `docs/uet/endpoint.md` between
 * their markers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { linkedOptions, linkParts } from '../rtl-gen/uet/endpoint/designs.ts';
import { layerDefaults } from '../rtl-gen/uet/tss/layer/layer.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { runLinkWorld } from '../testbench/uet/blocks/endpoint/link/link-world.ts';
import { latencyRun, measureStages, tracing } from './endpoint/latency-run.ts';
import { type StageEnd, StageTimes, stageEnds } from './endpoint/latency-stages.ts';

/** Bytes of WRITEs of one packet. */
const lengths = [8, 256, 4096] as const;

const nsPerClock = 1000 / 312.5;

/** The same from end to end of lines with those parts. */
async function linked(options: ReturnType<typeof linkedOptions>, length: number): Promise<readonly number[]> {
  const ends = ['message taken', 'last bytes placed', 'completion of the sender'];
  const times = new StageTimes(ends.map((text) => stageEnds.find((end) => end.text === text)!));
  const watches = times.watch.bind(times);
  await runLinkWorld(tracing, options, 2, latencyRun(options, length, 2), { errors: 0, delay: 1, watches });
  return times.clocks();
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const page = inProject('docs/uet/endpoint.md');
const write = (name: string, lines: readonly string[]): void =>
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), name, lines));

const columns: (readonly number[])[] = [];
for (const length of lengths) {
  columns.push(await measureStages(length, 2));
  console.log(`${length} bytes: ${columns.at(-1)!.join(' ')}`);
}
const opening = await measureStages(lengths[0], 1);
console.log(`${lengths[0]} bytes, which open a PDC: ${opening.join(' ')}`);
const side = ({ side: which }: StageEnd): string => (which === 0 ? 'sender' : 'receiver');
write('latency by stage', [
  row(['until', 'where', ...lengths.map((length) => `${length} bytes`), '8 bytes, opening a PDC', 'ns, 8 bytes']),
  row(['---', '---', ...lengths.map(() => '--:'), '--:', '--:']),
  ...stageEnds.map((end, i) =>
    row([
      end.text,
      side(end),
      ...columns.map((times) => times[i]!),
      opening[i]!,
      Math.round(columns[0]![i]! * nsPerClock),
    ]),
  ),
]);

const layers = { ...layerDefaults, domains: 4, keys: 16 };
const builds = [
  ['none: FCS alone', linkedOptions(64, {})],
  ['CBFC', linkedOptions(64, { cbfc: linkParts.cbfc })],
  ['LLR', linkedOptions(64, { llr: linkParts.llr })],
  ['LLR and CBFC', linkedOptions(64, linkParts)],
  ['TSS', linkedOptions(64, {}, layers)],
  ['LLR, CBFC and TSS', linkedOptions(64, linkParts, layers)],
] as const;
const rows: string[] = [];
for (const [name, options] of builds) {
  const cells: number[] = [];
  for (const length of [8, 4096]) cells.push(...(await linked(options, length)).slice(1));
  rows.push(row([name, ...cells]));
  console.log(rows.at(-1));
}
write('latency with a link', [
  row(['options', '8 bytes placed', 'completed', '4,096 bytes placed', 'completed']),
  row(['---', '--:', '--:', '--:', '--:']),
  ...rows,
]);

/**
 * Makes the study of CBFC against PFC: `node studies/cbfc-study.ts`, some minutes. It writes the figures to
 * `docs/uet/cbfc-study.json`, the picture to `docs/uet/cbfc-study.svg`, and the tables of
 * `docs/uet/cbfc-study.md` between their markers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bytesText, type StudyLine, studyPlot } from '../report/study-plot.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { frameSizes, storedBytes } from './cbfc/cells.ts';
import { type Spacing, spacings } from './cbfc/credit-run.ts';
import {
  busyCreditBuffer,
  creditBuffer,
  creditRig,
  type PauseBuffer,
  pauseBuffer,
  priorityCounts,
  sharedCreditBuffer,
  slowestReactionNs,
} from './cbfc/study.ts';
import { distances, type Line, lines, oneWayNs } from './line/line.ts';

/** A cell and what it needs, in bytes; of ports, in the order of `priorityCounts`. */
interface Row {
  readonly rate: number;
  readonly metres: number;
  readonly frame: number;
  readonly measured: number;
  readonly closed: number;
  readonly shared: readonly number[];
  readonly fastPause: readonly PauseBuffer[];
  readonly slowPause: readonly PauseBuffer[];
}

const rig = await creditRig(8);

function rowOf(line: Line, metres: number, frame: number): Row {
  const cell = { line, metres, frame };
  const pause = (reaction: number) => priorityCounts.map((n) => pauseBuffer(cell, n, reaction));
  return {
    rate: line.rate,
    metres,
    frame,
    ...creditBuffer(rig, cell),
    shared: priorityCounts.map((n) => sharedCreditBuffer(rig, cell, n)),
    fastPause: pause(0),
    slowPause: pause(slowestReactionNs(line)),
  };
}

const rows: Row[] = [];
for (const frame of frameSizes)
  for (const line of lines)
    for (const metres of distances) {
      rows.push(rowOf(line, metres, frame));
      console.log(JSON.stringify(rows.at(-1)));
    }

/** What CF_Updates that are further apart cost, on one link. */
const oneLink = { line: lines[1]!, metres: 100, frame: 1_518 };
const distant = [320, 800, 1_600, 3_200, 6_400].map((minimum) => ({
  spacing: minimum,
  ...creditBuffer(rig, oneLink, { ...spacings.testers, minimum }),
}));

/** What further channels cost on that link, in bytes, at both defaults of the spacings. */
const wideRig = await creditRig(32);
const wide = [1, 2, 4, 8, 16, 32].map((channels) => {
  const needs = (spacing: Spacing) => ({
    one: busyCreditBuffer(wideRig, oneLink, channels, 'one', spacing),
    all: busyCreditBuffer(wideRig, oneLink, channels, 'all', spacing),
  });
  return { channels, testers: needs(spacings.testers), sai: needs(spacings.sai) };
});
for (const row of [...distant, ...wide]) console.log(JSON.stringify(row));

const kB = (bytes: number): string =>
  (bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const total = ({ pool, headroom }: PauseBuffer, priorities: number): number => pool + priorities * headroom;
const place = ({ rate, metres, frame }: Row): string => `${rate} | ${metres} | ${frame.toLocaleString('en')}`;

const one = [
  '| Gb/s | m | frame | CBFC, measured | CBFC, closed form | PFC at once: pool + headroom | PFC, slowest: pool + headroom |',
  '| --: | --: | --: | --: | --: | --: | --: |',
  ...rows.map((row) => {
    const pause = [row.fastPause[0]!, row.slowPause[0]!].map(
      (p) => `${kB(total(p, 1))} = ${kB(p.pool)} + ${kB(p.headroom)}`,
    );
    return `| ${place(row)} | ${kB(row.measured)} | ${kB(row.closed)} | ${pause.join(' | ')} |`;
  }),
];

const ports = [
  `| Gb/s | m | frame | CBFC: ${priorityCounts.join(', ')} | PFC at once: ${priorityCounts.join(', ')} | PFC, slowest: ${priorityCounts.join(', ')} |`,
  '| --: | --: | --: | --: | --: | --: |',
  ...rows.map((row) => {
    const pause = [row.fastPause, row.slowPause].map((buffers) =>
      buffers.map((buffer, i) => kB(total(buffer, priorityCounts[i]!))).join(', '),
    );
    return `| ${place(row)} | ${row.shared.map(kB).join(', ')} | ${pause.join(' | ')} |`;
  }),
];

const spacing = [
  '| CF_Updates at least so many bytes apart | measured | closed form |',
  '| --: | --: | --: |',
  ...distant.map((s) => `| ${s.spacing.toLocaleString('en')} | ${kB(s.measured)} | ${kB(s.closed)} |`),
];

/** Bytes of a frame of `oneLink` in the buffer. */
const stored = storedBytes(oneLink.frame);
const inFrames = (bytes: number): string => `${kB(bytes)} = ${bytes / stored}`;
const channels = [
  '| channels | testers, one busy | testers, all busy | SAI, one busy | SAI, all busy |',
  '| --: | --: | --: | --: | --: |',
  ...wide.map(
    (row) =>
      `| ${[row.channels, ...[row.testers, row.sai].flatMap(({ one: single, all }) => [single, all].map(inFrames))].join(' | ')} |`,
  ),
];

const latencies = [
  '| Gb/s | bytes a clock | 1 m | 10 m | 100 m | 500 m |',
  '| --: | --: | --: | --: | --: | --: |',
  ...lines.map((line) => {
    const ways = distances.map((metres) => `${Math.round(oneWayNs(line, metres)).toLocaleString('en')} ns`);
    return `| ${line.rate} | ${line.lineBytes} | ${ways.join(' | ')} |`;
  }),
];

const page = inProject('docs', 'uet', 'cbfc-study.md');
const figures = { latencies, one, ports, channels, spacing };
const text = Object.entries(figures).reduce(
  (old, [name, made]) => withFigures(old, name, made),
  readFileSync(page, 'utf8'),
);
writeFileSync(page, text);
writeFileSync(
  inProject('docs', 'uet', 'cbfc-study.json'),
  `${JSON.stringify({ rows, spacings: distant, channels: wide }, null, 2)}\n`,
);

const last = priorityCounts.length - 1;
const panels = frameSizes.flatMap((frame) =>
  lines.map(({ rate }) => {
    const of = rows.filter((row) => row.rate === rate && row.frame === frame);
    const through = (bytes: (row: Row) => number): StudyLine['points'] => of.map((row) => [row.metres, bytes(row)]);
    const drawn = [0, last].flatMap((i): StudyLine[] => {
      const isDashed = i === 0;
      const n = priorityCounts[i]!;
      return [
        { of: 'accepted', isDashed, points: through((row) => row.shared[i]!) },
        { of: 'duplicate', isDashed, points: through((row) => total(row.fastPause[i]!, n)) },
        { of: 'beyond', isDashed, points: through((row) => total(row.slowPause[i]!, n)) },
      ];
    });
    return { title: `${rate} Gb/s`, remark: `frames of ${frame.toLocaleString('en')} bytes`, lines: drawn };
  }),
);
const group = { panels, x: (metres: number) => `${metres} m`, y: { text: bytesText } };
const svg = studyPlot([group], {
  title: 'Buffer of a port for a full line without loss: 8 lossless channels (lines) and 1 (dashed)',
  legend: [
    { text: 'CBFC', mark: 'line', of: 'accepted' },
    { text: 'PFC that reacts at once', mark: 'line', of: 'duplicate' },
    { text: 'PFC as slow as IEEE 802.3 allows', mark: 'line', of: 'beyond' },
  ],
  columns: lines.length,
});
writeFileSync(inProject('docs', 'uet', 'cbfc-study.svg'), svg);
rig.simulator.dispose();
wideRig.simulator.dispose();

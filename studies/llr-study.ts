/**
 * Makes the study of LLR: `node studies/llr-study.ts`, some minutes of one core. It writes the figures to
 * `docs/uet/llr-study.json`, the picture to `docs/uet/llr-study.svg`, and the tables of
 * `docs/uet/llr-study.md` between their markers. With names of parts (`cells`, `codewords`, `buffers`, `hardware`,
 * `rearms`, `transports`) only those are simulated, and the others are those of the JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type StudyLine, type StudyPanel, studyPlot } from '../report/study-plot.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { distances, gapBytes, lines } from './line/line.ts';
import { codewordLosses, codewordRecovery, codewordRow, framesDamaged } from './llr/codewords.ts';
import { type MessageDelays, withLlr, withoutLlr } from './llr/end-to-end.ts';
import { frameBits } from './llr/golden-link.ts';
import { goodput } from './llr/golden-run.ts';
import { clockMHz, hardwareEnds, hardwareGoodput, hardwareRig } from './llr/hardware-run.ts';
import {
  closedGoodput,
  errorRates,
  errorRow,
  framesFor,
  linkWithErrors,
  rearmGoodput,
  recoveryAt,
  replayBufferNeed,
  usualLoad,
} from './llr/study.ts';

const usualFrame = 1_518;
const json = inProject('docs', 'uet', 'llr-study.json');
const parts = ['cells', 'codewords', 'buffers', 'hardware', 'rearms', 'transports'] as const;
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(parts as readonly string[]).includes(name));
if (unknown !== undefined) {
  console.error(`${unknown} is no part of the study: give some of ${parts.join(', ')}, or none for all`);
  process.exit(2);
}

/** A part, simulated or as it stands in the JSON. */
async function part<T>(name: (typeof parts)[number], simulate: () => T | Promise<T>): Promise<T> {
  if (wanted.length === 0 || wanted.includes(name)) return simulate();
  return (JSON.parse(readFileSync(json, 'utf8')) as Record<string, T>)[name]!;
}

const frameSizes = [64, usualFrame, 9_216] as const;

/** Where LLR is compared with what a transport does, one more NACK with none, and lost codewords with wrong bits. */
const middle = { line: lines[1]!, metres: 100, frame: usualFrame };

/** Progress goes to the console, because the run takes minutes. */
function told<T>(what: string, made: T): T {
  console.log(what, JSON.stringify(made));
  return made;
}

const cells = await part('cells', () =>
  lines.flatMap((line) =>
    distances.map((metres) => {
      const place = { line, metres, frame: usualFrame };
      const recovery = recoveryAt(place);
      const rows = errorRates.map((rate) => errorRow(place, rate, recovery));
      return told('cell', { rate: line.rate, metres, cost: recovery.cost, rows });
    }),
  ),
);

/** Lost codewords at each place, and beside bits at one place: as many frames are damaged. */
const codewords = await part('codewords', () => ({
  cells: lines.flatMap((line) =>
    distances.map((metres) => {
      const place = { line, metres, frame: usualFrame };
      const recovery = codewordRecovery(place, 100);
      const rows = codewordLosses.map((rate) => codewordRow(place, rate, recovery));
      return told('codewords', { rate: line.rate, metres, damages: framesDamaged(place), cost: recovery.cost, rows });
    }),
  ),
  beside: frameSizes.map((frame) => {
    const { line, metres } = middle;
    const place = { line, metres, frame };
    const codewordLoss = 1e-3;
    const frames = Math.round((100_000 * (usualFrame + gapBytes)) / (frame + gapBytes));
    const lost = codewordRow(place, codewordLoss, { share: 1, cost: 0 }, frames);
    const bitErrorRate = -Math.expm1(Math.log1p(-lost.loss) / frameBits(frame));
    const bits = goodput(linkWithErrors(place, bitErrorRate, 'beside'), place, framesFor(lost.loss, frames));
    const closedBits = closedGoodput(place, lost.loss);
    return told('beside', {
      frame,
      bitErrorRate,
      damages: framesDamaged(place),
      ...lost,
      bits,
      closedBits,
    });
  }),
}));

const buffers = await part('buffers', () =>
  lines.flatMap((line) =>
    distances.map((metres) => {
      const needs = frameSizes.map((frame) => ({ frame, ...replayBufferNeed({ line, metres, frame }) }));
      return told('buffer', { rate: line.rate, metres, needs });
    }),
  ),
);

/** Places, error rates and frames of the hardware's own runs; with 0, no bit is wrong. */
const hardwareCells = [
  [lines[0]!, 10, 0, 500],
  [lines[0]!, 10, 1e-6, 10_000],
  [lines[0]!, 10, 1e-5, 4_000],
  [lines[1]!, 10, 1e-6, 8_000],
  [lines[1]!, 10, 1e-5, 2_000],
  [lines[1]!, 100, 1e-6, 5_000],
  [lines[1]!, 100, 1e-5, 1_000],
] as const;
interface HardwareRow {
  readonly rate: number;
  readonly metres: number;
  readonly bitErrorRate: number;
  readonly frames: number;
  readonly goodput: number;
  readonly loss: number;
  readonly closed: number;
}
const hardware = await part('hardware', async () => {
  const rig = await hardwareRig();
  const rows: HardwareRow[] = [];
  for (const [line, metres, bitErrorRate, frames] of hardwareCells) {
    const place = { line, metres, frame: usualFrame };
    const run = await hardwareGoodput(rig, place, bitErrorRate, frames);
    const closed = closedGoodput(place, run.loss, hardwareEnds(place));
    rows.push(told('hardware', { rate: line.rate, metres, bitErrorRate, frames, ...run, closed }));
  }
  rig.simulator.dispose();
  return rows;
});

const rearms = await part('rearms', () =>
  [1e-6, 1e-5, 1e-4].map((bitErrorRate) => told('rearm', { bitErrorRate, ...rearmGoodput(middle, bitErrorRate) })),
);

const messages = { load: usualLoad, count: 10_000 };
const hopCounts = [1, 2, 3] as const;
const sizeOfMiddle = cells.find(({ rate, metres }) => rate === middle.line.rate && metres === middle.metres)!;
const transportAt = (bitErrorRate: number) => {
  const { goodput, delays } = sizeOfMiddle.rows.find((row) => row.bitErrorRate === bitErrorRate)!;
  const llr = delays === undefined ? undefined : withLlr(middle, hopCounts.length, bitErrorRate, messages);
  const hops = hopCounts.map((hops, i) => ({
    hops,
    llr: { goodput, ...llr?.[i] },
    selective: withoutLlr(middle, hops, bitErrorRate, 'selective', messages),
    goBackN: withoutLlr(middle, hops, bitErrorRate, 'go_back_n', messages),
  }));
  return told('transport', { bitErrorRate, hops });
};
const transports = await part('transports', () => [1e-9, 1e-8, 1e-7, 1e-6, 1e-5].map(transportAt));

const group = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (share: number): string => (100 * share).toFixed(share < 0.0995 ? 2 : 1);
const power = (rate: number): string => `1e${Math.round(Math.log10(rate))}`;
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const goodputs = [
  `| Gb/s | m | frames a recovery costs | ${errorRates.map(power).join(' | ')} |`,
  `| --: | --: | --: |${' --: |'.repeat(errorRates.length)}`,
  ...cells.map(({ rate, metres, cost, rows }) => {
    const shares = rows.map((row) => `${percent(row.goodput)} (${percent(row.closed)})`);
    return `| ${rate} | ${metres} | ${cost.toFixed(1)} | ${shares.join(' | ')} |`;
  }),
];

const codewordGoodputs = [
  `| Gb/s | m | frames that a lost codeword damages, and costs | ${codewordLosses.map(power).join(' | ')} |`,
  `| --: | --: | --: |${' --: |'.repeat(codewordLosses.length)}`,
  ...codewords.cells.map(({ rate, metres, damages, cost, rows }) => {
    const shares = rows.map((row) => `${percent(row.goodput)} (${percent(row.closed)})`);
    const frames = `${damages.toFixed(1)}, ${(cost / (usualFrame + gapBytes)).toFixed(1)}`;
    return `| ${rate} | ${metres} | ${frames} | ${shares.join(' | ')} |`;
  }),
];

const besides = [
  '| frame | frames that a lost codeword damages | of all frames damaged | lost codewords | independent bits, as many frames damaged |',
  '| --: | --: | --: | --: | --: |',
  ...codewords.beside.map(({ frame, damages, loss, goodput, closed, bits, closedBits }) => {
    const shares = [
      [goodput, closed],
      [bits, closedBits],
    ].map(([measured, formula]) => `${percent(measured!)} (${percent(formula!)})`);
    return `| ${group(frame)} | ${damages.toFixed(1)} | ${percent(loss)} | ${shares.join(' | ')} |`;
  }),
];

const delays = [
  '| Gb/s | m | error rate | p50 | p99 | p99.9 | all but one in a million | longest |',
  '| --: | --: | --: | --: | --: | --: | --: | --: |',
  ...cells.flatMap(({ rate, metres, rows }) =>
    rows.map((row) => {
      const times = row.delays?.map(group) ?? ['more is offered than goes through', '', '', '', ''];
      return `| ${rate} | ${metres} | ${power(row.bitErrorRate)} | ${times.join(' | ')} |`;
    }),
  ),
];

const buffer = [
  `| Gb/s | m | ${frameSizes.map((frame) => `frames of ${group(frame)}: number, kB`).join(' | ')} |`,
  `| --: | --: |${' --: |'.repeat(frameSizes.length)}`,
  ...buffers.map(({ rate, metres, needs }) => {
    const texts = needs.map(
      ({ frames, bytes, closedFrames }) => `${group(frames)} (${group(closedFrames)}), ${kB(bytes)}`,
    );
    return `| ${rate} | ${metres} | ${texts.join(' | ')} |`;
  }),
];

const ownRuns = [
  '| Gb/s | clock, MHz | m | error rate | frames delivered | damaged | goodput | closed form, of those damaged |',
  '| --: | --: | --: | --: | --: | --: | --: | --: |',
  ...hardware.map(({ rate, metres, bitErrorRate, frames, loss, goodput, closed }) => {
    const errors = bitErrorRate === 0 ? '0' : power(bitErrorRate);
    return `| ${rate} | ${clockMHz(rate).toFixed(1)} | ${metres} | ${errors} | ${group(frames)} | ${percent(loss)} | ${percent(goodput)} | ${percent(closed)} |`;
  }),
];

const rearm = [
  '| error rate | one more NACK a failed replay | the replay timer alone |',
  '| --: | --: | --: |',
  ...rearms.map(({ bitErrorRate, on, off }) => `| ${power(bitErrorRate)} | ${percent(on)} | ${percent(off)} |`),
];

const microseconds = (ns: number): string => (ns / 1000).toFixed(1);
const timesOf = (delays: MessageDelays | undefined): string =>
  delays === undefined ? 'none' : [delays.median, delays.p99, delays.p999, delays.longest].map(microseconds).join(', ');
const transport = [
  '| error rate | hops | LLR | selective repeat | go-back-N | full line: LLR, selective repeat, go-back-N |',
  '| --: | --: | --: | --: | --: | --: |',
  ...transports.flatMap(({ bitErrorRate, hops }) =>
    hops.map(({ hops, llr, selective, goBackN }) => {
      const times = [llr, selective, goBackN].map(({ delays }) => timesOf(delays));
      const shares = [llr, selective, goBackN].map(({ goodput }) => percent(goodput));
      return `| ${power(bitErrorRate)} | ${hops} | ${times.join(' | ')} | ${shares.join(', ')} |`;
    }),
  ),
];

const page = inProject('docs', 'uet', 'llr-study.md');
const text = Object.entries({
  goodputs,
  codewords: codewordGoodputs,
  beside: besides,
  hardware: ownRuns,
  delays,
  buffer,
  rearm,
  transport,
}).reduce((old, [name, made]) => withFigures(old, name, made), readFileSync(page, 'utf8'));
writeFileSync(page, text);
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(6)) : value;
writeFileSync(json, `${JSON.stringify({ cells, codewords, hardware, buffers, rearms, transports }, rounded, 1)}\n`);

const colours = ['cack', 'accepted', 'before', 'duplicate'] as const;
const rateAxis = (rate: number): string => (Math.round(Math.log10(rate)) % 2 === 0 ? power(rate) : '');
const panelsOfRates = (
  remark: string,
  lineOf: (cell: (typeof cells)[number], of: string) => StudyLine[],
): StudyPanel[] =>
  lines.map(({ rate }) => ({
    title: `${rate} Gb/s`,
    remark,
    lines: cells.filter((cell) => cell.rate === rate).flatMap((cell, i) => lineOf(cell, colours[i]!)),
  }));
const goodputPanels = panelsOfRates('goodput', ({ rows }, of) => [
  { of, points: rows.map((row) => [row.bitErrorRate, row.goodput]) },
  { of, isDashed: true, points: rows.map((row) => [row.bitErrorRate, row.closed]) },
]);
const codewordPanels = lines.map(({ rate }): StudyPanel => {
  return {
    title: `${rate} Gb/s`,
    remark: 'goodput over lost codewords',
    lines: codewords.cells
      .filter((cell) => cell.rate === rate)
      .flatMap(({ rows }, i) => [
        { of: colours[i]!, points: rows.map((row) => [row.codewordLoss, row.goodput] as const) },
        { of: colours[i]!, isDashed: true, points: rows.map((row) => [row.codewordLoss, row.closed] as const) },
      ]),
  };
});
const delayPanels = panelsOfRates('delay of all but 0.1 %', ({ rows }, of) => [
  { of, points: rows.flatMap((row) => (row.delays === undefined ? [] : [[row.bitErrorRate, row.delays[2]!]])) },
]);
const messagePanels = hopCounts.map((count): StudyPanel => {
  const through = (
    of: string,
    tail: (hops: (typeof transports)[number]['hops'][number]) => MessageDelays | undefined,
  ) => ({
    of,
    points: transports.flatMap(({ bitErrorRate, hops }): [number, number][] => {
      const delays = tail(hops.find(({ hops }) => hops === count)!);
      return delays === undefined ? [] : [[bitErrorRate, delays.p999]];
    }),
  });
  return {
    title: `${count} ${count === 1 ? 'hop' : 'hops'}`,
    remark: '400 Gb/s, 100 m: messages but 0.1 %',
    lines: [
      through('held', ({ llr }) => llr.delays),
      through('highest', ({ selective }) => selective.delays),
      through('beyond', ({ goBackN }) => goBackN.delays),
    ],
  };
});
const time = { text: (ns: number): string => (ns >= 1000 ? `${ns / 1000} µs` : `${ns} ns`) };
const share = { text: (part: number): string => `${100 * part} %`, ticks: [0, 0.25, 0.5, 0.75, 1] };
const svg = studyPlot(
  [
    { panels: goodputPanels, x: rateAxis, y: share },
    { panels: codewordPanels, x: power, y: share },
    { panels: delayPanels, x: rateAxis, y: time },
    { panels: messagePanels, x: power, y: time },
  ],
  {
    title:
      'LLR over the bit error rate, and over lost codewords: goodput (dashed: closed form), delay, and messages end to end',
    legend: [
      ...distances.map((metres, i) => ({ text: `${metres} m`, mark: 'line', of: colours[i]! }) as const),
      { text: 'LLR on every hop', mark: 'line', of: 'held' },
      { text: 'selective repeat', mark: 'line', of: 'highest' },
      { text: 'go-back-N', mark: 'line', of: 'beyond' },
    ],
    columns: lines.length,
  },
);
writeFileSync(inProject('docs', 'uet', 'llr-study.svg'), svg);

/**
 * One flow through the hardware of the PDS initiator and of the target over a path that loses packets, beside what an
 * ideal selective repeat would take: `node studies/pds-loss.ts`, some minutes of one core. It writes the table of
 * `docs/uet/pds-initiator.md` between its markers, and the picture `docs/uet/pds-loss.svg`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { studyPlot } from '../report/study-plot.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { wasmEngine } from '../testbench/engine/wasm/engine.ts';
import { type PairMode, pairRegisters } from '../testbench/uet/blocks/pds/initiator/sender/pair-options.ts';
import { runPair } from '../testbench/uet/blocks/pds/initiator/sender/run-pair.ts';
import { idealLongFlow, isLost, type LongFlow } from '../testbench/uet/golden/pds/peer/long-flow.ts';

const losses = [0.0001, 0.001, 0.003, 0.01, 0.03] as const;
const seeds = [1, 2] as const;
/** A packet of 4,096 bytes takes 105 clocks of 3.2 ns at 100 Gb/s; the round is 36 of them, and the window 54. */
const line = 105;
const delay = 18;
const window = 54;
const packets = 4000;
const size = { contexts: 4, window: 1024, records: 2048, parked: 64 } as const;
const bytes = 4096;

/** Times of the software model's runs, which are in packets, in clocks. */
const registers = (mode: PairMode) =>
  pairRegisters({
    rtoInitTime: 400 * line,
    rtoMaxTime: 4000 * line,
    nackRetxTime: 100 * line,
    goBackTime: 40 * line,
    clearTime: 400 * line,
    tailLossTime: 100 * line,
    probeTime: 108 * line,
    probeTailTime: 63 * line,
    probeAgainTime: 180 * line,
    packetBytes: bytes,
    ackRequestBelow: bytes + 92,
    defaultMpr: 8,
    loss: { outOfOrder: mode === 'rud' },
  });

interface Figure {
  readonly loss: number;
  /** Clocks of all seeds. */
  readonly ideal: number;
  readonly rud: number;
  readonly roce: number;
}

async function timeOf(mode: PairMode, loss: number, seed: number): Promise<number> {
  const flow: LongFlow = { mode, packets, loss, delay, window, seed, options: {} };
  const { lastTold } = await runPair(wasmEngine, size, {
    seed,
    flows: [mode],
    packets,
    longest: packets,
    loss: 0,
    ackLoss: 0,
    copies: 0,
    trims: 0,
    delay: delay * line,
    spread: 0,
    ackSpread: 0,
    sesDelay: 0,
    guaranteed: 0,
    closes: 0,
    cwnd: window * (bytes + 92),
    waiting: 32,
    registers: registers(mode),
    pdcsPerTuple: 1,
    mpr: 8,
    line,
    isLost: (handle, sending) => isLost(flow, handle, sending),
    length: bytes,
  });
  return lastTold;
}

const figures: Figure[] = [];
for (const loss of losses) {
  let [ideal, rud, roce] = [0, 0, 0];
  for (const seed of seeds) {
    ideal += line * idealLongFlow({ mode: 'rud', packets, loss, delay, window, seed, options: {} }).time;
    rud += await timeOf('rud', loss, seed);
    roce += await timeOf('roce', loss, seed);
  }
  figures.push({ loss, ideal, rud, roce });
  console.log(loss, ideal, rud, roce, ideal / rud, ideal / roce);
}

/** Go-back-N that resends the packets of a round for each loss: (1 - p) / (1 + (N - 1) p). */
const formula = (loss: number): number => (1 - loss) / (1 + (2 * delay - 1) * loss);
/** Bits of payload a second, of the line's 100 Gb/s. */
const goodput = (clocks: number): number => (8 * bytes * packets * seeds.length) / (clocks * 3.2);
const micro = (clocks: number): string => ((clocks * 3.2e-3) / seeds.length).toFixed(0);
const share = (part: number): string => `${(100 * part).toFixed(1)} %`;

const page = inProject('docs/uet/pds-initiator.md');
const rows = figures.map(({ loss, ideal, rud, roce }) => {
  const cells = [micro(ideal), micro(rud), share(ideal / rud), goodput(rud).toFixed(1)];
  const other = [micro(roce), share(ideal / roce), goodput(roce).toFixed(1), share(formula(loss))];
  return `| ${+(100 * loss).toPrecision(3)} % | ${[...cells, ...other].join(' | ')} |`;
});
const table = [
  '| Loss | Ideal, us | RUD, us | of ideal | Gb/s | as RoCEv2, us | of ideal | Gb/s | formula |',
  '| --: | --: | --: | --: | --: | --: | --: | --: | --: |',
  ...rows,
];
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'pds-loss', table));
const svg = studyPlot(
  [
    {
      panels: [
        {
          title: 'Goodput in Gb/s',
          remark: 'of 97.5 that the line leaves for payload',
          lines: [
            { of: 'held', isDashed: true, points: figures.map(({ loss, ideal }) => [100 * loss, goodput(ideal)]) },
            { of: 'accepted', points: figures.map(({ loss, rud }) => [100 * loss, goodput(rud)]) },
            { of: 'beyond', points: figures.map(({ loss, roce }) => [100 * loss, goodput(roce)]) },
            {
              of: 'duplicate',
              isDashed: true,
              points: figures.map(({ loss }) => [100 * loss, ((8 * bytes) / (line * 3.2)) * formula(loss)]),
            },
          ],
        },
      ],
      x: (value) => `${+value.toPrecision(3)} %`,
      y: { text: (value) => String(value), ticks: [0, 20, 40, 60, 80, 100] },
    },
  ],
  {
    title: 'One flow over a path that loses packets, hardware to hardware',
    legend: [
      { text: 'ideal selective repeat', mark: 'line', of: 'held' },
      { text: 'RUD', mark: 'line', of: 'accepted' },
      { text: 'as RoCEv2', mark: 'line', of: 'beyond' },
      { text: 'formula of go-back-N', mark: 'line', of: 'duplicate' },
    ],
    columns: 1,
  },
);
writeFileSync(inProject('docs/uet/pds-loss.svg'), svg);

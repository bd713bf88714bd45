/**
 * Measures how many clocks the GCM engines take for a packet, by its length and their lanes, and how long one stays in
 * them: `node studies/gcm-clocks.ts`, some minutes of one core. It writes the tables of `docs/uet/tss.md` between
 * their markers, and the picture `docs/uet/gcm-clocks.svg`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { studyPlot } from '../report/study-plot.ts';
import { gcmDefaults, laneCounts } from '../rtl-gen/uet/tss/gcm/settings.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { runHw } from '../testbench/bench/run-hw.ts';
import { wasmEngine } from '../testbench/engine/wasm/engine.ts';
import { type GcmPacket, gcmPorts } from '../testbench/uet/blocks/tss/gcm-bench.ts';
import { gcmDesign } from '../testbench/uet/blocks/tss/gcm-design.ts';
import { randomBytes } from '../testbench/uet/blocks/tss/gcm-property.ts';

/** Bytes of text: no whole numbers of segments among them. */
const lengths = [0, 16, 64, 128, 256, 512, 1024, 1500, 1501, 2048, 4096, 6000, 9216] as const;

/** Bytes of AAD, as native IPv4 has it. */
const aadBytes = 24;

interface Figure {
  readonly lanes: number;
  readonly text: number;
  /** Clocks from a packet to the next one, and those from the first beat of one that is alone to its last beat out. */
  readonly clocks: number;
  readonly latency: number;
}

const figures: Figure[] = [];
for (const lanes of laneCounts) {
  const design = gcmDesign({ ...gcmDefaults, lanes });
  await runHw({ name: `${lanes} lanes`, create: (o) => wasmEngine.create(design, o), seeds: [1] }, async (t) => {
    const key = randomBytes(t, 32);
    const ports = gcmPorts(t, { gaps: false });
    await ports.install(new Map([[1, key]]));
    const cameIn: number[] = [];
    t.monitor('packets', { onItem: (_, cycle) => cameIn.push(cycle) });
    const packetOf = (text: number): GcmPacket => {
      const bytes = randomBytes(t, aadBytes + text);
      return { key: 1, iv: randomBytes(t, 12), seal: true, bytes, passBytes: 0, aadBytes };
    };
    for (const text of lengths) {
      cameIn.length = 0;
      const { ends } = await ports.play([packetOf(text)], 1);
      const latency = ends[0]! - cameIn[0]!;
      // In steps of the lanes, so that each has done as many of them.
      const [skipped, counted] = [
        lanes * Math.max(2, Math.ceil(2000 / (text + 64))),
        lanes * Math.max(4, Math.ceil(6000 / (text + 64))),
      ];
      const all = Array.from({ length: 2 * skipped + counted }, () => packetOf(text));
      const { ends: times } = await ports.play(all, all.length);
      const clocks = (times[skipped + counted - 1]! - times[skipped - 1]!) / counted;
      figures.push({ lanes, text, clocks, latency });
      console.log(lanes, text, clocks, latency);
    }
  });
}

const share = ({ lanes, text, clocks }: Figure): number => (text + aadBytes) / (16 * lanes * clocks);
const figureOf = (lanes: number, text: number): Figure =>
  figures.find((one) => one.lanes === lanes && one.text === text)!;
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const heads = laneCounts.map((lanes) => (lanes === 1 ? '1 lane' : `${lanes} lanes`));
const table = (title: string, cell: (figure: Figure) => string): readonly string[] => [
  `| ${title} | ${heads.join(' | ')} |`,
  `| --: |${' --: |'.repeat(heads.length)}`,
  ...lengths.map(
    (text) =>
      `| ${text.toLocaleString('en')} | ${laneCounts.map((lanes) => cell(figureOf(lanes, text))).join(' | ')} |`,
  ),
];

const page = inProject('docs', 'uet', 'tss.md');
const clocksTable = table('text', (one) => `${one.clocks.toFixed(2)}, ${percent(share(one))}`);
const latencyTable = table('text', (one) => String(one.latency));
const text = readFileSync(page, 'utf8');
writeFileSync(page, withFigures(withFigures(text, 'gcm-clocks', clocksTable), 'gcm-latency', latencyTable));

const colours = ['accepted', 'before', 'held', 'beyond'];
const svg = studyPlot(
  [
    {
      panels: [
        {
          title: 'Bytes of text and AAD a clock',
          remark: 'of 16 for each lane',
          lines: laneCounts.map((lanes, i) => ({
            of: colours[i]!,
            points: lengths.map((length) => [length + aadBytes, 100 * share(figureOf(lanes, length))] as const),
          })),
        },
      ],
      x: (value) => ([16, 1501].includes(value - aadBytes) ? '' : String(value - aadBytes)),
      y: { text: (value) => `${value} %`, ticks: [0, 20, 40, 60, 80, 100] },
    },
  ],
  {
    title: 'AES-GCM by the length of packets and lanes',
    legend: heads.map((head, i) => ({ text: head, mark: 'line', of: colours[i]! })),
    columns: 1,
  },
);
writeFileSync(inProject('docs', 'uet', 'gcm-clocks.svg'), svg);

/**
 * Measures on the emitted Verilog, as Yosys reads it, how many clocks a search of `match_ordered_n1024_r64` takes, by
 * the depth of the queue, and how many messages a clock `match_exact_s512_w4_r64` matches: `node studies/match-rates.ts
 * MHZ MHZ`, the estimated clocks of both by `npx gatewright synth`. It writes the tables of `docs/uet/ses-matching.md`
 * between their markers, and the picture `docs/uet/match-rates.svg`.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { studyPlot } from '../report/study-plot.ts';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { matchExact } from '../rtl-gen/uet/ses/match-exact/match-exact.ts';
import { matchOrdered } from '../rtl-gen/uet/ses/match-ordered/match-ordered.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { runHw } from '../testbench/bench/run-hw.ts';
import { yosysEngine } from '../testbench/engine/foreign/engine.ts';
import { ExactChecker, setsOf } from '../testbench/uet/blocks/ses/matching/exact-checker.ts';
import { MatchDesk } from '../testbench/uet/blocks/ses/matching/match-desk.ts';
import type { Command } from '../testbench/uet/blocks/ses/matching/match-ports.ts';
import { OrderedChecker } from '../testbench/uet/blocks/ses/matching/ordered-checker.ts';
import { arrive, post } from '../testbench/uet/blocks/ses/matching/some-command.ts';

const [orderedMhz, exactMhz] = process.argv.slice(2).map(Number);
if (!(orderedMhz! > 0 && exactMhz! > 0)) throw new Error('give the estimated clocks of both designs, in MHz');

const depths = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024] as const;

/** Clocks from a message that finds the last receive of a queue to the next command. */
const searches = new Map<number, number>();
const orderedSize = { resources: 64, nodes: 1024 };
const ordered = elaborate(matchOrdered(orderedSize));
await runHw(
  { name: 'ordered', create: (o) => yosysEngine.create(ordered, o), seeds: [1], maxCycles: 200_000 },
  async (t) => {
    const checker = new OrderedChecker(t.dut, orderedSize.nodes, true);
    const desk = new MatchDesk(t, checker);
    let posted = 0;
    for (const depth of depths) {
      for (; posted < depth - 1; posted++) await desk.give(post({ tag: 1n }));
      const [, match] = await desk.give(post({ tag: 2n }), arrive({ tag: 2n }), arrive({ resource: 0, keep: false }));
      assert.equal(match!.outcome, 'matched');
      const [before, after] = checker.takenIn.slice(-2);
      searches.set(depth, after! - before!);
    }
  },
);

/** Messages with no set in common, of which each finds its receive: how many a clock. */
const exactSize = { resources: 64, sets: 512, ways: 4 };
const exact = elaborate(matchExact(exactSize));
const rates = new Map<string, number>();
await runHw(
  { name: 'exact', create: (o) => yosysEngine.create(exact, o), seeds: [1], maxCycles: 50_000 },
  async (t) => {
    const checker = new ExactChecker(t.dut, exactSize, true);
    const desk = new MatchDesk(t, checker);
    const measure = async (name: string, messages: readonly Command[]): Promise<void> => {
      await desk.give(...messages.map((one) => ({ ...one, kind: 'post' as const })));
      const results = await desk.give(...messages, arrive({ tag: 99_999n, keep: false }));
      assert.equal(results.filter(({ outcome }) => outcome === 'matched').length, messages.length);
      const clocks = checker.takenIn.slice(-messages.length - 1);
      rates.set(name, messages.length / (clocks.at(-1)! - clocks[0]!));
    };
    const apart: Command[] = [];
    for (let tag = 0n; apart.length < 256; tag++) {
      const command = arrive({ tag });
      const { specific, any } = setsOf(command, exactSize);
      const isApart = apart.slice(-8).every((other) => {
        const sets = setsOf(other, exactSize);
        return sets.specific !== specific && sets.any !== any;
      });
      if (isApart) apart.push(command);
    }
    await measure('tags whose sets differ', apart);
    await measure(
      'random tags',
      Array.from({ length: 256 }, () => arrive({ tag: BigInt(t.random.below(2 ** 32)) })),
    );
    await measure(
      'one tag, 64 initiators',
      Array.from({ length: 64 }, (_, initiator) => arrive({ initiator })),
    );
  },
);

const millions = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const rateOf = (depth: number): number => orderedMhz! / searches.get(depth)!;
const orderedTable = [
  `| depth | clocks | million searches a second at ${orderedMhz} MHz |`,
  '| --: | --: | --: |',
  ...depths.map((depth) => `| ${depth.toLocaleString('en')} | ${searches.get(depth)} | ${millions(rateOf(depth))} |`),
];
const exactTable = [
  `| messages | matches a clock | million a second at ${exactMhz} MHz |`,
  '| --- | --: | --: |',
  ...[...rates].map(([name, rate]) => `| ${name} | ${rate.toFixed(2)} | ${millions(rate * exactMhz!)} |`),
];
console.log([...orderedTable, ...exactTable].join('\n'));
const page = inProject('docs', 'uet', 'ses-matching.md');
const text = readFileSync(page, 'utf8');
writeFileSync(page, withFigures(withFigures(text, 'match-ordered', orderedTable), 'match-exact', exactTable));

const svg = studyPlot(
  [
    {
      panels: [
        {
          title: 'Million searches a second',
          remark: `at ${orderedMhz} and ${exactMhz} MHz`,
          lines: [
            { of: 'accepted', points: depths.map((depth) => [depth, Math.log10(rateOf(depth))] as const) },
            {
              of: 'before',
              points: depths.map((depth) => [depth, Math.log10(exactMhz! * rates.get('tags whose sets differ')!)]),
            },
          ],
        },
      ],
      x: (value) => String(value),
      y: { text: (value) => String(10 ** value), ticks: [-1, 0, 1, 2, 3] },
    },
  ],
  {
    title: 'Searches by the depth of the queue',
    legend: [
      { text: 'ordered, the last of the queue', mark: 'line', of: 'accepted' },
      { text: 'exact, sets that differ', mark: 'line', of: 'before' },
    ],
    columns: 1,
  },
);
writeFileSync(inProject('docs', 'uet', 'match-rates.svg'), svg);

/**
 * What equal instances cost the built-in engine: a number of SACK trackers, each with random inputs of its own, with
 * one program for all of them and with one for each, beside native Verilator.
 *
 * Run with `node bench/uet/instances.ts`. Millions of trackers' clocks a second of processor time; all variants take
 * turns, and the median of five rounds counts.
 */
import { textTable } from '../../report/table.ts';
import { type Bits, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { sackTracker } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import { checksum64, seedOf, xorshift64 } from '../designs/stimulus.ts';
import { contenders, inProcess, referenceName, wasm } from '../engine/contender.ts';
import { throughput } from '../engine/throughput.ts';

const rounds = 5;
const counts = [1, 3, 10, 30, 100];
const tracker = sackTracker(128);

/** Trackers that begin again now and then; what they are given repeats PSNs, loses some, and stops at times. */
const trackers = (count: number) =>
  module(`trackers_${count}`, { out: { checksum: bits(64) } }, (_, m) => {
    const seen = Array.from({ length: count }, (_, i): Bits<64> => {
      const random = xorshift64(m, `random_${i}`, seedOf(i));
      const { cack, highest, out_of_order, verdict, sack } = m.inst(`tracker_${i}`, tracker, {
        start: { payload: random.slice(31, 0), valid: random.slice(63, 54).eq(0) },
        arrival: { payload: random.slice(38, 32).zext(32), valid: random.at(40) },
        query: { payload: random.slice(31, 0), valid: random.at(41) },
        verdict: { ready: random.at(42) },
        sack: { ready: random.at(43) },
      });
      const words = cack.cat(highest).xor(verdict.payload.psn.cat(sack.payload.base));
      return words.xor(out_of_order.zext(64));
    });
    const sum = seen.reduce((a, b, i) => a.xor(b.rotl((i % 63) + 1)));
    return { checksum: checksum64(m, 'checksum', sum, m.lit(1, 1)) };
  });

const native = contenders.find(({ name }) => name === referenceName)!;
const missing = await native.missing();
if (missing !== undefined) console.error(`without native Verilator: ${missing}`);
const variants = [
  { name: 'one program', missing: async () => undefined, start: contenders[0]!.start },
  {
    name: 'one each',
    missing: async () => undefined,
    start: (design: Parameters<typeof inProcess>[1]) => inProcess(wasm, design, { optimise: { instances: false } }),
  },
  ...(missing === undefined ? [native] : []),
];

const rows: { readonly count: number; readonly speeds: readonly number[] }[] = [];
for (const count of counts) {
  rows.push({ count, speeds: await throughput(`${count}`, elaborate(trackers(count)), variants, rounds) });
  process.stderr.write(`${count} done\n`);
}
console.log(
  textTable(rows, [
    { header: 'trackers', value: ({ count }) => String(count), align: 'right' },
    ...variants.map(({ name }, i) => ({
      header: name,
      value: ({ count, speeds }: (typeof rows)[number]) => ((speeds[i]! * count) / 1e6).toFixed(1),
      align: 'right' as const,
    })),
  ]),
);

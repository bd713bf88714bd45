/**
 * What forged packets cost the honest ones at the receiving side of the TSS layer: `node bench/uet/tss-flood.ts
 * [--json] [--engine yosys|wasm|verilator] [--packets N]`.
 *
 * The layer of the catalogue gets packets of 82 bytes (102 with preamble and gap), one in 6.375 clocks: a line of 16
 * bytes a clock, full. A head that finds 64 waiting is lost, as in a NIC. 64 honest sources send in a domain that is
 * flooded, eight in another one; of the packets of the first some are forged: by sources that do not exist, so that
 * each would need a key, or in the name of honest ones, so that each is worked through the engine. Domains do not
 * latch. `honestShare`: of the honest packets of the flooded domain those that were opened; `clocksPerPacket`: of all
 * packets, where they come as fast as they are taken.
 */
import { parseArgs } from 'node:util';
import { textTable } from '../../report/table.ts';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { layerDefaults, tssLayer } from '../../rtl-gen/uet/tss/layer/layer.ts';
import { runHw } from '../../testbench/bench/run-hw.ts';
import { engines } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { type ForgedName, ReceivedLine } from './tss-line.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, engine: { type: 'string' }, packets: { type: 'string' } },
});
const engine = engines[(values.engine ?? 'yosys') as EngineName];
const count = Number(values.packets ?? 3000);

const shares = [0, 2, 10, 25, 50, 75, 90, 100];
const kinds = ['unknown', 'known'] as const satisfies readonly ForgedName[];

interface Row {
  readonly kind: ForgedName;
  readonly forgedPercent: number;
  readonly honestShare: number;
  readonly otherDomainsShare: number;
  readonly clocksPerPacket: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const design = elaborate(tssLayer(layerDefaults));
const rows: Row[] = [];
await runHw({ name: 'flood', create: (o) => engine.create(design, o), seeds: [1], maxCycles: 1e9 }, async (t) => {
  const flood = new ReceivedLine(t);
  await flood.begin([256, 64]);
  await flood.hear(64, 8);
  for (const kind of kinds)
    for (const forgedPercent of shares) {
      // An eighth is of the other domain.
      const packets = Array.from({ length: count }, (_, i) =>
        i % 8 === 7 ? flood.other() : t.random.below(100) < forgedPercent ? flood.forged(kind) : flood.honest(),
      );
      const before = { ...flood.opened };
      await flood.line(packets);
      const share = (from: 'honest' | 'other'): number =>
        (flood.opened[from] - before[from]) / Math.max(1, packets.filter((one) => one.from === from).length);
      const row = { honestShare: forgedPercent === 100 ? 1 : share('honest'), otherDomainsShare: share('other') };
      const clocks = (await flood.all(packets)) / packets.length;
      if (flood.opened.forged > 0) throw new Error('a forged packet was opened');
      rows.push({ kind, forgedPercent, ...row, clocksPerPacket: Number(clocks.toFixed(2)) });
      if (values.json !== true) process.stderr.write(`${kind} ${forgedPercent} %\n`);
    }
});
if (values.json === true) console.log(JSON.stringify(rows));
else
  console.log(
    textTable(rows, [
      { header: 'forged', value: ({ forgedPercent }) => `${forgedPercent} %`, align: 'right' },
      { header: 'in the name of', value: ({ kind }) => (kind === 'known' ? 'honest sources' : 'no source') },
      { header: 'honest opened', value: ({ honestShare }) => percent(honestShare), align: 'right' },
      { header: 'other domain', value: ({ otherDomainsShare }) => percent(otherDomainsShare), align: 'right' },
      { header: 'clocks a packet', value: ({ clocksPerPacket }) => clocksPerPacket.toFixed(2), align: 'right' },
    ]),
  );

/**
 * What many honest sources cost the receiving side of the TSS layer: `node bench/uet/tss-sources.ts [--json]
 * [--engine yosys|wasm|verilator] [--packets N] [--keys N] [--sources N,...] [--scattered]`, of 256 keys unless given;
 * of another number of keys it is built as `layerManyKeys` is.
 *
 * As `tss-flood.ts`, without a forged packet: any of so many sources sends each packet, in cluster mode, so each has a
 * key of its own. Their addresses count up, or are `scattered` over 24 bits, as far as a product by a constant does
 * that. All are heard before, as far as there are keys for twice as many. `honestShare`: of the packets at the rate of
 * a line of 16 bytes a clock those that were opened. `clocksPerPacket`: of all packets, where they come as fast as they
 * are taken, and `takenShare` of these. Budgets: a key every 256 clocks for a domain, 64 at once, or without a bound.
 */
import { parseArgs } from 'node:util';
import { textTable } from '../../report/table.ts';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { layerDefaults, layerManyKeys, tssLayer } from '../../rtl-gen/uet/tss/layer/layer.ts';
import { runHw } from '../../testbench/bench/run-hw.ts';
import { engines } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { ReceivedLine } from './tss-line.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    engine: { type: 'string' },
    packets: { type: 'string' },
    keys: { type: 'string' },
    sources: { type: 'string' },
    scattered: { type: 'boolean', default: false },
  },
});
const engine = engines[(values.engine ?? 'yosys') as EngineName];
const count = Number(values.packets ?? 2000);

const sources = values.sources?.split(',').map(Number) ?? [64, 128, 192, 256, 300, 512, 1024, 4096, 16_384];
const keys = Number(values.keys ?? layerDefaults.keys);

interface Row {
  readonly keys: number;
  readonly scattered: boolean;
  readonly sources: number;
  readonly bounded: boolean;
  readonly honestShare: number;
  readonly clocksPerPacket: number;
  readonly takenShare: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const design = elaborate(tssLayer(keys === layerDefaults.keys ? layerDefaults : { ...layerManyKeys, keys }));
const rows: Row[] = [];
for (const bounded of [true, false])
  for (const many of sources)
    await runHw({ name: 'sources', create: (o) => engine.create(design, o), seeds: [1], maxCycles: 1e9 }, async (t) => {
      const line = new ReceivedLine(t, values.scattered);
      await line.begin([0, 0]);
      await line.hearMany(Math.min(many, 2 * keys));
      if (bounded) await line.budget(256, 64);
      const packets = Array.from({ length: count }, () => line.honest(t.random.below(many)));
      const before = line.opened.honest;
      await line.line(packets);
      const between = line.opened.honest;
      const clocks = await line.all(packets);
      const share = (opened: number): number => Number((opened / packets.length).toFixed(4));
      rows.push({
        ...{ keys, scattered: values.scattered, sources: many, bounded, honestShare: share(between - before) },
        ...{ clocksPerPacket: Number((clocks / packets.length).toFixed(2)) },
        takenShare: share(line.opened.honest - between),
      });
      if (values.json !== true) process.stderr.write(`${many} sources\n`);
    });
if (values.json === true) console.log(JSON.stringify(rows));
else
  console.log(
    textTable(rows, [
      { header: 'sources', value: (row) => `${row.sources}`, align: 'right' },
      { header: 'budget', value: ({ bounded }) => (bounded ? '256 clocks, 64' : 'none') },
      { header: 'opened at line rate', value: ({ honestShare }) => percent(honestShare), align: 'right' },
      { header: 'clocks a packet', value: ({ clocksPerPacket }) => clocksPerPacket.toFixed(2), align: 'right' },
      { header: 'of them opened', value: ({ takenShare }) => percent(takenShare), align: 'right' },
    ]),
  );

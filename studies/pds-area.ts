/**
 * Area and depth of cores and whole senders of the PDS initiator on UltraScale+, by size: `node studies/pds-area.ts`.
 * It writes the table of `docs/uet/pds-initiator.md` between its markers. A netlist that the cache has takes seconds;
 * without one, a core of 64 PDCs takes minutes and the largest sender half an hour of one core. With texts, as in `node
 * studies/pds-area.ts 'sender 64'`, it prints the rows that hold one of them, and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { synthesise } from '../fpga/flow/synthesise.ts';
import { type Design, elaborate } from '../rtl-gen/hdl/index.ts';
import type { InitiatorSize } from '../rtl-gen/uet/pds/initiator/layout.ts';
import { pdsInitiator } from '../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { pdsSender } from '../rtl-gen/uet/pds/initiator/sender/pds-sender.ts';
import { emitVerilog } from '../rtl-gen/verilog/emit.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';

const sizes: readonly InitiatorSize[] = [
  { contexts: 64, window: 128, records: 2048 },
  { contexts: 256, window: 128, records: 2048 },
  { contexts: 1024, window: 128, records: 8192 },
];
/** The smallest sender of the catalogue with return spaces. */
const withReturns: InitiatorSize = { contexts: 16, window: 128, records: 256, returns: true };

const core = (size: InitiatorSize): Design => elaborate(pdsInitiator(size));
const sender = (size: InitiatorSize): Design =>
  size.contexts < 64
    ? elaborate(pdsSender({ ...size, pdcsPerTuple: 2, parked: 64 }))
    : elaborate(pdsSender({ ...size, pdcsPerTuple: 4, parked: 4 * size.contexts }));

const shown = (n: number): string => n.toLocaleString('en-GB');
const nameOf = (part: string, { contexts, window, records, returns }: InitiatorSize): string =>
  `${part} ${shown(contexts)} | ${window} | ${shown(records)} | ${returns ? 'yes' : 'no'}`;

const wanted = process.argv.slice(2);
const rows: string[] = [];
for (const [part, make, each] of [
  ['core', core, sizes],
  ['sender', sender, [withReturns, ...sizes]],
] as const) {
  for (const size of each) {
    const name = nameOf(part, size);
    if (wanted.length > 0 && !wanted.some((text) => name.includes(text))) continue;
    const { lut, lutram, ff, bram, levels, path } = await synthesise(emitVerilog(make(size)), 'xcup');
    const cells = [lut, lutram, ff, bram].map(shown);
    rows.push(`| ${name} | ${cells.join(' | ')} | ${levels} + ${path!.carries}c |`);
    console.log(rows.at(-1));
  }
}
if (wanted.length === 0) {
  const page = inProject('docs/uet/pds-initiator.md');
  const table = [
    '| Part, PDCs | Window | Records | Return spaces | LUT | of them as memory | FF | RAMB18 | LUT levels |',
    '| --- | --: | --: | --- | --: | --: | --: | --: | --: |',
    ...rows,
  ];
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'pds-area', table));
}

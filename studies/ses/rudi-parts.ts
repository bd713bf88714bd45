/** Parts of the endpoint that RUDI has by itself, with the tests that their mutants are run on. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { rudiReads } from '../../rtl-gen/uet/endpoint/ses/rudi-reads.ts';
import { fixedLimit } from '../../rtl-gen/uet/endpoint/transmit/fixed-limit.ts';
import { rudiSends } from '../../rtl-gen/uet/endpoint/transmit/rudi-sends.ts';
import { fixedLimitProperty } from '../../testbench/uet/blocks/endpoint/fixed-limit-property.ts';
import { fixedLimitSurvivors } from '../../testbench/uet/blocks/endpoint/fixed-limit-survivors.ts';
import { rudiReadsDirected, rudiReadsProperty } from '../../testbench/uet/blocks/endpoint/reads/rudi-reads-property.ts';
import { rudiReadsSurvivors } from '../../testbench/uet/blocks/endpoint/reads/rudi-reads-survivors.ts';
import { places } from '../../testbench/uet/blocks/endpoint/rudi/rudi-sends-bench.ts';
import { rudiSendsDirected } from '../../testbench/uet/blocks/endpoint/rudi/rudi-sends-directed.ts';
import { rudiSendsProperty } from '../../testbench/uet/blocks/endpoint/rudi/rudi-sends-property.ts';
import { rudiSendsSurvivors } from '../../testbench/uet/blocks/endpoint/rudi/rudi-sends-survivors.ts';
import { type Part, runsOf } from './part.ts';

/** By the names that the command takes. The sender in `rudi_sends` is of the catalogue, with mutants of its own. */
export const rudiParts: Readonly<Record<string, Part>> = {
  fixed_limit: {
    design: () => elaborate(fixedLimit({ contexts: 8, contextBits: 3, suffix: 'n8' })),
    runs: runsOf([], fixedLimitProperty(8, 2_000)),
    explanations: fixedLimitSurvivors,
  },
  rudi_reads: {
    design: () => elaborate(rudiReads),
    runs: runsOf(rudiReadsDirected, rudiReadsProperty(5_000)),
    explanations: rudiReadsSurvivors,
  },
  rudi_sends: {
    design: () => elaborate(rudiSends({ places, expects: true })),
    runs: runsOf(rudiSendsDirected, rudiSendsProperty(12_000)),
    explanations: rudiSendsSurvivors,
    leftOut: ['datagrams', 'windows', 'outcomes'],
  },
};

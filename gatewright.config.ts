/** This project: the datapath for Ultra Ethernet, the parts of the library, and what is run and reported of them. */
import { allBusyDesigns } from './bench/uet/busy-designs.ts';
import { datapathCommands } from './cli/uet/commands.ts';
import { demoLead } from './cli/uet/demo-lead.ts';
import { defineConfig } from './config/index.ts';
import { selfTests } from './fpga/uet/self-tests.ts';
import { parts } from './rtl-gen/lib/parts.ts';
import { datapathDesigns } from './rtl-gen/uet/designs.ts';
import { libraryProofs } from './testbench/formal/proofs/library-proofs.ts';
import { cmsModels } from './testbench/uet/blocks/cms/models.ts';
import { datapathTests } from './testbench/uet/blocks/datapath-tests.ts';
import { senderModel } from './testbench/uet/blocks/pds/models.ts';
import { sesModel } from './testbench/uet/blocks/ses/models.ts';
import { shownRecordings, shownWaves } from './testbench/uet/blocks/shown.ts';
import { datapathProofs } from './testbench/uet/proofs/datapath-proofs.ts';

export default defineConfig({
  designs: [
    ...datapathDesigns.map((design) => ({ ...design, tests: datapathTests[design.name]! })),
    ...parts.map((part) => ({ ...part, suites: [`rtl-gen/lib/${part.folder}`] })),
  ],
  proofs: [...libraryProofs, ...datapathProofs],
  selfTests,
  targets: ['xcup', 'ecp5', 'ice40'],
  folders: { verilog: 'generated', reports: 'fpga/reports', out: 'out' },
  hardware: ['rtl-gen/lib/**', 'rtl-gen/uet/**'],
  start: { clocks: 4000, runs: 2, lead: demoLead, replays: shownRecordings, figures: shownWaves },
  report: {
    // One design of each block, in the README's order.
    designs: [
      'pds_target_n256_w1024',
      'pdc_tracker_n256_w1024',
      'sack_tracker_w1024',
      'uet_parser_b64',
      'uet_deparser_b64',
      'cbfc_receiver_vc8',
      'cbfc_sender_vc8',
      'cbfc_cc_update_frame_b64',
      'cbfc_cc_update_check_b64',
      'llr_receive_b8',
      'llr_transmit_b8_n512_f32_l190',
      'llr_replay_buffer_b64_n1024_f128_l144',
      'llr_encoder_b8',
      'llr_decoder_b8',
      'llr_port_b8_n512_f32_l190',
      'tss_gcm_l1',
    ],
    // Of SACK tracker, CBFC and LLR what fits an HX8K.
    routed: [
      'sack_tracker_w128',
      'cbfc_receiver_vc4',
      'cbfc_sender_vc4',
      'llr_receive_b8',
      'llr_transmit_b8_n512_f32_l190',
    ],
    pages: ['README.md', 'docs/fpga-reports.md', 'docs/uet/!(*-study).md'],
  },
  regress: {
    suites: ['{rtl-gen,testbench}/**/*.test.ts'],
    // The testbench's own tests: many are about seeds and failures. What they test runs under all others.
    without: ['testbench/{agents,bench,checking,kernel,log,properties,regress,waves}/**'],
    seconds: {
      'testbench/engine/readings.test.ts': 120,
      'testbench/engine/domains.test.ts': 60,
      'testbench/engine/wasm/differential.test.ts': 60,
    },
    sources: ['{rtl-gen,testbench,support}/**/*.ts'],
  },
  benches: allBusyDesigns,
  models: [senderModel, sesModel, ...cmsModels],
  commands: datapathCommands,
});

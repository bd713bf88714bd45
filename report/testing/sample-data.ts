/** Data of a page, for tests. */
import type { PageData } from '../page-data.ts';

/** Two designs with one run and one replay each, all passed, and no picture. */
export function sampleData(): PageData {
  return {
    target: 'xcup',
    synthesis: [
      {
        design: 'tracker_w64',
        target: 'xcup',
        lut: 1012,
        lutBySize: { INV: 1, LUT2: 11, LUT6: 900 },
        lutram: 100,
        ff: 700,
        bram: 0,
        bramUnit: 'RAMB18',
        dsp: 0,
        carry: 40,
        muxf: 3,
        path: { luts: 6, carries: 1, muxes: 3 },
        fmax: { mhz: 314, low: 246, high: 434 },
      },
      {
        design: 'tracker_w128',
        target: 'xcup',
        lut: 1300,
        lutBySize: { LUT3: 100, LUT6: 1100 },
        lutram: 100,
        ff: 720,
        bram: 2,
        bramUnit: 'RAMB18',
        dsp: 1,
        carry: 40,
        muxf: 0,
        path: { luts: 7, carries: 0, muxes: 0 },
        fmax: null,
      },
    ],
    simulations: [
      {
        design: 'tracker_w64',
        engine: 'interpreter',
        seed: 1,
        runs: 4,
        clocks: 40_000,
        clocksPerSecond: 31_234.6,
        passed: true,
      },
      {
        design: 'tracker_w128',
        engine: 'verilator',
        seed: 12_345,
        clocks: 10_000,
        clocksPerSecond: 400_000,
        passed: true,
      },
    ],
    replays: [
      {
        design: 'tracker_w64',
        engine: 'interpreter',
        trace: 'recorded',
        counts: { packets: 5000, accepted: 4990, duplicate: 4, before: 1, beyond: 5, last: 4_294_967_295 },
        disagreements: 0,
      },
    ],
    figures: [],
    verilog: [
      {
        design: 'tracker_w64',
        group: 'datapath: trackers',
        files: [
          { name: 'tracker_w64.v', text: '// A tracker.\nmodule tracker_w64 (input wire clk);\nendmodule\n' },
          { name: 'fifo.v', text: 'module fifo;\nendmodule\n' },
        ],
      },
      {
        design: 'tracker_w128',
        group: 'datapath: trackers',
        files: [
          {
            name: 'tracker_w128.v',
            text: "module tracker_w128 (input wire clk);\n    wire a = 1'b0 < b & c;\nendmodule\n",
          },
          { name: 'fifo.v', text: 'module fifo;\nendmodule\n' },
        ],
      },
    ],
  };
}

/** The worker of Yosys: area and depth of a design on an FPGA family. */
import { synthesise } from '../../../fpga/flow/synthesise.ts';
import type { SynthTarget } from '../../../fpga/flow/targets.ts';
import type { VerilogDesign } from '../../../rtl-gen/verilog/verilog-file.ts';
import { serve } from '../rpc.ts';

export interface SynthesisJob {
  readonly verilog: VerilogDesign;
  readonly target: SynthTarget;
}

export const handlers = {
  synthesise: ({ verilog, target }: SynthesisJob, progress: (text: string) => void) =>
    synthesise(verilog, target, { onProgress: progress }),
};

serve(handlers);

/** The emitted Verilog of a design, as Yosys reads it, beside the design. */
import { flatten } from '../../../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../../../rtl-gen/ir/module-ir.ts';
import { Interpreter } from '../../interpreter/engine.ts';
import { yosysEngine } from '../engine.ts';
import { firstDifference } from './agreement.ts';

/** What two runs of 300 clocks show, each with many resets and with few. */
export interface Agreement {
  /** The first difference in words; `undefined` when there is none. */
  readonly difference: string | undefined;
  /** Of the design's signals the part that the Verilog still has, 0 to 1. */
  readonly kept: number;
}

/** Compares every signal of the design that its Verilog has, start values included. */
export async function agreementThroughYosys(design: Design): Promise<Agreement> {
  const net = flatten(design);
  let kept = 1;
  for (const seed of [1, 2]) {
    // Some blocks do their work only between resets.
    for (const reset of [0.1, 0.002]) {
      const subject = await yosysEngine.create(design, { seed, trace: true });
      kept = Math.min(kept, subject.signals.length / net.signals.length);
      const difference = firstDifference(new Interpreter(net, { seed }), subject, { seed, clocks: 300, reset });
      if (difference !== undefined) return { difference: `seed ${seed}, ${difference}`, kept };
    }
  }
  return { difference: undefined, kept };
}

/** Tests of blocks on the emitted Verilog in Verilator. */
import { describe } from 'vitest';
import type { Design } from '../../../rtl-gen/hdl/index.ts';
import { skipNote } from '../../../support/testing/skip-note.ts';
import type { Body } from '../../bench/context.ts';
import { type HwTestOptions, hwTest } from '../../bench/hw-test.ts';
import { inVerilator } from '../../bench/verilog-once.ts';
import { verilatorAvailable } from '../../engine/verilator/toolchain.ts';

const installed = await verilatorAvailable();

/** Tests that need Verilator: they are skipped, with a note, where it is not installed. */
export function describeInVerilator(tests: () => void, about = 'the emitted Verilog in Verilator'): void {
  describe.skipIf(!installed)(`${about}${installed ? '' : skipNote('verilator')}`, tests);
}

/** One test of a design there, which Verilator takes up to half a minute of a processor to compile. */
export function hwTestInVerilator(
  name: string,
  design: Design,
  options: Pick<HwTestOptions, 'seeds' | 'maxCycles'>,
  body: Body<void>,
): void {
  describeInVerilator(() => hwTest(name, { ...options, timeout: 600_000, create: inVerilator(design) }, body));
}

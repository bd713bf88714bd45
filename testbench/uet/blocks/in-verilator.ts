/** Tests of blocks on the emitted Verilog in Verilator. */
import { describe } from 'vitest';
import { skipNote } from '../../../support/testing/skip-note.ts';
import { verilatorAvailable } from '../../engine/verilator/toolchain.ts';

const installed = await verilatorAvailable();

/** Tests that need Verilator: they are skipped, with a note, where it is not installed. */
export function describeInVerilator(tests: () => void, about = 'the emitted Verilog in Verilator'): void {
  describe.skipIf(!installed)(`${about}${installed ? '' : skipNote('verilator')}`, tests);
}

import { axiLiteManager, everyEngineTest, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { checkRegisters, registerModel } from 'gatewright/registers';
import { expect } from 'vitest';
import { baud, boardUart, clockRate } from '../src/board.ts';
import { registerMap } from '../src/register-map.ts';
import { divisorOf } from '../src/sample-tick.ts';
import { duplex, framing, lost, noise, overrun, registers } from './uart-tests.ts';

const design = elaborate(boardUart);
// Vitest's own 5 seconds are short on a busy machine.
const timeout = 120_000;
const options = { create: (o) => engines.wasm.create(design, o), timeout } satisfies Parameters<typeof hwTest>[1];

hwTest('bytes go both ways at once, at any rate', { ...options, seeds: 8 }, duplex(20_000));
hwTest('a byte for which there is no room is an overrun', options, overrun);
hwTest('a byte that is written to a full FIFO is lost, and software is told', options, lost);
hwTest('a stop bit that is 0 is a framing error', options, framing);
hwTest('glitches and single wrong samples change nothing', options, noise);
hwTest('registers read and write as their table says', options, registers);
hwTest('all registers are as their table says', options, async (t) => {
  t.dut.port('rx').set(1);
  const table = registerMap(divisorOf(clockRate, baud));
  const { left } = await checkRegisters(
    registerModel(t, table, { manager: axiLiteManager(t, 's_axi'), backdoor: 'registers' }),
  );
  // A byte that is written is sent.
  expect(left).toEqual([{ field: 'tx.data', why: 'hardware keeps it: ext' }]);
});
everyEngineTest('the emitted Verilog does the same', design, { seeds: 1 }, duplex(3_000));

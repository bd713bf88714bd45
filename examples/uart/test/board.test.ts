import { hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { clock, elaborate } from 'gatewright/hdl';
import { baud, board, clockRate } from '../src/board.ts';
import { divisorOf } from '../src/sample-tick.ts';
import { readLine, sendByte } from './serial-line.ts';

/** As on the board, where no pin resets: registers begin with what the bitstream says. */
const design = elaborate(board, { clock: clock({ reset: 'none' }) });

const create: Parameters<typeof hwTest>[1]['create'] = (o) => engines.wasm.create(design, o);

hwTest('the board sends back what a terminal sends', { create, seeds: 2, timeout: 120_000 }, async (t) => {
  const echoed = t.scoreboard<number>('echoed');
  t.dut.port('rx').set(1);
  t.fork((s) => readLine(s, 8 * (divisorOf(clockRate, baud) + 1), (byte) => echoed.actual(byte)), 'terminal');
  for (let i = 0; i < 40; i++) {
    const byte = t.random.below(256);
    echoed.expect(byte);
    await sendByte(t, byte, clockRate / baud);
    if (t.random.chance(0.2)) await t.cycles(t.random.below(3_000));
  }
  await t.cycles(5_000);
});

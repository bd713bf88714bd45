import { chance, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { top } from './design.ts';

const design = elaborate(top);
const divisor = 4;

hwTest('what is read off the line is what was sent', { create: (o) => engines.wasm.create(design, o) }, async (t) => {
  const board = t.scoreboard('bytes');
  const source = t.source('bytes', { valid: chance(0.2), onItem: (item) => board.expect(item) });
  for (let i = 0; i < 20; i++) source.sendNow(t.random.below(256));
  // A receiver by itself: it waits for the start bit, and looks into the middle of the others.
  for (let byte = 0; byte < 20; byte++) {
    await t.until(() => t.dut.port('line').get() === 0);
    await t.cycles(divisor / 2);
    let value = 0;
    for (let i = 0; i < 8; i++) {
      await t.cycles(divisor);
      value |= Number(t.dut.port('line').get()) << i;
    }
    await t.cycles(divisor);
    board.actual(value);
  }
});

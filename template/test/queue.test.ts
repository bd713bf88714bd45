import { everyEngineTest, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { queue } from '../src/queue.ts';
import { fills, inOrder } from './queue-tests.ts';

const design = elaborate(queue({ width: 8, depth: 16 }));
// Vitest's own 5 seconds are short on a busy machine.
const timeout = 120_000;
const options: Parameters<typeof hwTest>[1] = { create: (o) => engines.wasm.create(design, o), timeout };

hwTest('items leave unchanged, in order, and none is lost', { ...options, seeds: 5 }, inOrder(5_000));
hwTest('as many items enter as there is room for', options, fills(16));
everyEngineTest('the emitted Verilog does the same', design, { seeds: 1, timeout }, inOrder(1_000));

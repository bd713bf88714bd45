import { everyEngineTest, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { blocked, everybody, fair, parallel, tested, turns } from './traffic.ts';

const design = elaborate(tested);
// Vitest's own 5 seconds are short on a busy machine.
const timeout = 120_000;
const options: Parameters<typeof hwTest>[1] = { create: (o) => engines.wasm.create(design, o), timeout };

hwTest('packets of a flow arrive whole, in order and once', { ...options, seeds: 10 }, everybody(5_000));
hwTest('an output that all want serves them in turn', options, fair);
hwTest('of two, the one that was served last waits', options, turns);
hwTest('inputs that want different outputs do not wait for one another', options, parallel);
hwTest('an output that takes nothing holds up no one who does not want it', options, blocked);
everyEngineTest('the emitted Verilog does the same', design, { seeds: 1 }, everybody(2_000));

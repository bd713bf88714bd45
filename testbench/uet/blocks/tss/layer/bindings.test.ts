import { tssBindings } from '../../../../../rtl-gen/uet/tss/layer/bindings.ts';
import { elaborate, hwProperty, hwTest } from '../../vitest-kit.ts';
import {
  bindingSteps,
  bindingsClocks,
  bindingsFull,
  bindingsReset,
  bindsAnyBits,
  takeBindings,
} from './bindings-property.ts';

const design = elaborate(tssBindings);
const how = { design, engine: 'yosys' } as const;

hwProperty(
  'jobs are held to the domain they are bound to, or to none, on yosys',
  { ...how, numRuns: 20 },
  bindingSteps,
  takeBindings,
);

hwTest('each bit of a job and of a domain counts, on yosys', how, bindsAnyBits);
hwTest('a job that finds no room is not bound, and is told of, on yosys', how, bindingsFull);
hwTest('an answer comes 5 clocks after its packet, one in 6, on yosys', how, bindingsClocks);
hwTest('after a reset no job is bound, and nothing is taken until it is ready, on yosys', how, bindingsReset);

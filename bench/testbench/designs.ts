/** The designs that the benches of testbenches test: small, so that the testbench is what takes the time. */
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';

/** Counts the clocks in which `en` is 1, in 32 bits. */
const counter = module('bench_counter', { in: { en: bit }, out: { count: bits(32) } }, ({ en }, m) => {
  const count = m.reg('count', bits(32), { reset: 0 });
  m.when(en, () => count.set(count.add(1)));
  return { count };
});

/** The names of the benches. */
export type BenchName = 'counter' | 'fifo' | 'tasks';

/** The design of each bench; 8 bits and 16 items in the FIFO. */
export const designs = {
  counter: elaborate(counter),
  fifo: elaborate(fifo(bits(8), 16)),
  tasks: elaborate(counter),
} as const satisfies Readonly<Record<BenchName, unknown>>;

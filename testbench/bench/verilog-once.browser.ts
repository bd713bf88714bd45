/** Without Verilator no test has passed in it before. */
import { engines } from '../engine/engines.ts';
import type { Engine, EngineName } from '../engine/simulator.ts';
import type { CreateSimulator } from './traced-run.ts';

type Design = Parameters<Engine['create']>[0];

/** As that of `verilog-once.ts`. */
export const onEngine =
  (name: EngineName, design: Design, { quick = false } = {}): CreateSimulator =>
  (options) =>
    engines[name].create(design, { ...options, quick });

/** As that of `verilog-once.ts`: of no test. */
export const onceOf = (_name: string, _create: CreateSimulator | undefined): undefined => undefined;

/** As that of `verilog-once.ts`: nothing is left out. */
export const noteOf = (_once: undefined): string => '';

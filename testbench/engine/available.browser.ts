/** Which engines run in a browser: those that need no tool. */
import type { EngineName } from './simulator.ts';

/** As that of `available.ts`. */
export const missingTools = async (): Promise<ReadonlyMap<EngineName, string>> =>
  new Map<EngineName, string>([
    ['yosys', '@yowasp/yosys'],
    ['verilator', 'Verilator'],
  ]);

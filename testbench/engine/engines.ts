/** The engines by name. */
/// <reference path="./verilator/webassembly.d.ts" />
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { forceableEngine } from './forces/forceable-engine.ts';
import { yosysEngine } from './foreign/engine.ts';
import { interpreterEngine } from './interpreter/engine.ts';
import type { Engine, EngineName } from './simulator.ts';
import { verilatorEngine } from './verilator/engine.ts';
import { wasmEngine } from './wasm/engine.ts';

export const engines: Readonly<Record<EngineName, Engine>> = {
  wasm: wasmEngine,
  interpreter: interpreterEngine,
  verilator: forceableEngine(verilatorEngine),
  yosys: forceableEngine(yosysEngine),
};

/** The engine that runs where none is chosen. */
export const defaultEngine: EngineName = 'wasm';

/** The engine of that name; an unknown name is a `UserError` with the nearest one. */
export function findEngine(name: string): Engine {
  const names = Object.keys(engines);
  const engine = names.includes(name) ? engines[name as EngineName] : undefined;
  if (engine !== undefined) return engine;
  throw new UserError(`there is no engine ${name}${didYouMean(name, names)} (engines: ${names.join(', ')})`);
}

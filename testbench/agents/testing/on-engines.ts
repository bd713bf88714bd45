/** Runs a test's function on a design in the engines that need no tools, for the agents' own tests. */

import type { Body } from '../../bench/context.ts';
import { runOn } from '../../bench/testing/run-on.ts';
import { interpreterEngine } from '../../engine/interpreter/engine.ts';
import type { Engine } from '../../engine/simulator.ts';
import { wasmEngine } from '../../engine/wasm/engine.ts';

/** An elaborated design, as engines take it. */
type Design = Parameters<Engine['create']>[0];

/**
 * Run `body` on the interpreter and on the wasm engine, each after a reset, with all nets readable; rejects with the
 * first failure.
 */
export async function onEngines(design: Design, body: Body<void>, seed = 1): Promise<void> {
  for (const engine of [interpreterEngine, wasmEngine]) {
    const simulator = await engine.create(design, { seed, trace: true });
    try {
      await runOn(simulator, body, { seed });
    } finally {
      simulator.dispose();
    }
  }
}

/** The message with which `body` fails on every engine. */
export async function failureOn(design: Design, body: Body<void>): Promise<string> {
  return onEngines(design, body).then(
    () => 'it passed',
    (error: Error) => error.message,
  );
}

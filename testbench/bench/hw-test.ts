/** Hardware tests as ordinary Vitest tests. */
import { type AnyModule, type Design, elaborate, type Links, type Module } from '../../rtl-gen/hdl/index.ts';
import type { Simulator, SimulatorOptions } from '../engine/simulator.ts';
import { reword } from '../kernel/reword.ts';
import type { Running } from '../kernel/steps.ts';
import type { Body, TestContext } from './context.ts';
import { createFor, type EngineChoice } from './create-for.ts';
import { HwFailure, type HwOptions, runHw, TimeLimit, vitestReplay } from './run-hw.ts';
import { test } from './test-runner.ts';
import type { CreateSimulator } from './traced-run.ts';
import { type DutOf, dutOf } from './typed-dut.ts';
import { noteOf, onceOf } from './verilog-once.ts';

/** As `HwOptions`, without the options that Vitest provides. */
export interface HwTestOptions extends Omit<HwOptions, 'name' | 'signal'> {
  /** Milliseconds until Vitest gives the test up. Default: Vitest's own. */
  readonly timeout?: number;
}

/** A design whose simulators are made here. */
export interface DesignChoice extends EngineChoice {
  readonly design: Design;
}

/** As `HwTestOptions`, for a design. */
export type DesignTestOptions = Omit<HwTestOptions, 'create'> & DesignChoice;

/** The same options with the function that makes the simulators. */
export function withCreate<O extends object>(
  options: O & ({ readonly create: CreateSimulator } | DesignChoice),
): Omit<O, keyof DesignChoice> & { readonly create: CreateSimulator; readonly designOf?: () => Design } {
  if ('create' in options) return options;
  const { design, engine, unknowns, startValues, ...rest } = options;
  const choice = { engine, unknowns, startValues };
  return { ...rest, designOf: () => design, create: (given) => createFor(design, choice, given) };
}

/** As `HwTestOptions` for a module, which is elaborated and run here. */
export interface ModuleTestOptions extends Omit<HwTestOptions, 'create'>, EngineChoice {}

/** A task's function that gets the ports of its module besides `t`. */
export type ModuleBody<I, O, L extends Links> = (t: TestContext, dut: DutOf<I, O, L>) => Running<void>;

/**
 * Register a test of a module: its ports come typed under their names, `hwTest('counts', counter, async (t, dut) =>
 * { dut.enable.set(1); ... })`.
 */
export function hwTest<I, O, L extends Links, C extends string>(
  name: string,
  mod: Module<I, O, L, C>,
  body: ModuleBody<I, O, L>,
  options?: ModuleTestOptions,
): void;
/**
 * Register a test of a design: `body` runs once per seed, on a fresh simulator after reset. When it fails, the message
 * names the seed, the file with the waves, and the command that repeats it; position and diff are those of the failure.
 */
export function hwTest(name: string, options: DesignTestOptions, body: Body<void>): void;
export function hwTest(name: string, options: HwTestOptions, body: Body<void>): void;
export function hwTest(
  name: string,
  subject: HwTestOptions | DesignTestOptions | AnyModule,
  body: Body<void> | ModuleBody<unknown, unknown, Links>,
  more: ModuleTestOptions = {},
): void {
  if ('create' in subject || 'design' in subject) register(name, withCreate(subject), body as Body<void>);
  else {
    const mod = subject as Module<unknown, unknown, Links>;
    const { engine, unknowns, startValues, ...rest } = more;
    let made: Design | undefined;
    const designOf = (): Design => {
      made ??= elaborate(mod);
      return made;
    };
    const choice = { engine, unknowns, startValues };
    const create = async (options: SimulatorOptions): Promise<Simulator> => createFor(designOf(), choice, options);
    register(name, { ...rest, create, designOf }, (t) => body(t, dutOf(t.dut, mod)));
  }
}

/** The part of a test's time after which it ends by itself. */
const PART_OF_TIMEOUT = 0.9;
/** Milliseconds that a timer can wait for. */
const LONGEST_TIMER = 2 ** 31;

function register(name: string, options: HwTestOptions, body: Body<void>): void {
  const { timeout, ...rest } = options;
  // Passed tests are identified by the Verilog of the design, without the hardware for forces.
  const once = rest.forces === undefined ? onceOf(name, rest.create) : undefined;
  test.skipIf(once?.isKept)(name + noteOf(once), timeout === undefined ? {} : { timeout }, async ({ signal, task }) => {
    const replay = (seed: number) => vitestReplay(name, seed, task.file.name);
    // The message of Vitest's own timeout has no seed.
    const most = Math.ceil(task.timeout * PART_OF_TIMEOUT);
    const limit = new AbortController();
    const timer =
      most > 0 && most < LONGEST_TIMER ? setTimeout(() => limit.abort(new TimeLimit(most)), most) : undefined;
    try {
      await runHw({ replay, ...rest, name, signal: AbortSignal.any([signal, limit.signal]) }, body);
      once?.passed();
    } catch (error) {
      // Vitest shows the diff and the source line of the error that `expect` threw, not those of a cause.
      throw error instanceof HwFailure ? reword(error.cause, error.message) : error;
    } finally {
      clearTimeout(timer);
    }
  });
}

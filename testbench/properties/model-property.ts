/** Properties of designs with state: lists of commands, each given to a model and to the hardware. */
import * as fc from 'fast-check';
import type { TestContext } from '../bench/context.ts';
import type { Replay } from '../bench/replay.ts';
import type { PropertyBody, Stimuli } from '../bench/run-property.ts';
import { formatValue } from '../checking/values.ts';

/** One kind of command. `A` are its arguments; `E` is what the hardware has to show, as the model says. */
export interface CommandSpec<M, R, A, E> {
  readonly args: fc.Arbitrary<A>;
  /** Whether it may be given in this state of the model; by default always. Must not change the model. */
  readonly when?: (model: M, args: A) => boolean;
  /** Gives it to the model, and returns what the hardware has to show. */
  readonly model: (model: M, args: A) => E;
  /**
   * Gives it to the hardware, and throws if that does not show what is expected. Where the contract leaves the hardware
   * a choice, it tells the model which one was taken.
   */
  readonly hardware: (real: R, args: A, expected: E, model: M) => void | PromiseLike<void>;
}

/** A kind of command as `fc.commands` takes it. */
export type CommandKind<M extends object, R> = fc.Arbitrary<fc.AsyncCommand<M, R>>;

/** Declares a kind of command. The name and the arguments are what reports show: `push(3)`. */
export type Define<M extends object, R> = <A, E>(name: string, spec: CommandSpec<M, R, A, E>) => CommandKind<M, R>;

/** A model, the hardware, and the commands that are given to both. */
export interface Machine<M extends object, R> {
  /** A new model, in the state of the hardware after reset. */
  readonly model: () => M;
  /** Attaches to the hardware what the commands need. */
  readonly real: (t: TestContext, model: M) => R;
  readonly commands: (define: Define<M, R>) => readonly CommandKind<M, R>[];
  /** Called after the last command: waits for what is under way, and compares it. */
  readonly end?: (real: R, model: M) => void | PromiseLike<void>;
  /** Length of the longest list of commands. Default 50. */
  readonly maxCommands?: number;
}

/** A list of commands. */
export type Commands<M extends object, R> = Iterable<fc.AsyncCommand<M, R>>;

/**
 * The stimuli and the body of a property: `hwProperty('a FIFO is a queue', options, ...modelProperty({ ... }))`. A
 * command that may not be given in the model's state is left out; one that failed shows with those before it that were
 * given.
 */
export function modelProperty<M extends object, R>(
  machine: Machine<M, R>,
): readonly [stimuli: Stimuli<Commands<M, R>>, body: PropertyBody<Commands<M, R>>] {
  const { maxCommands = 50, end } = machine;
  const kinds = [...machine.commands(defineCommand)];
  const stimuli = (replay: Replay | undefined) =>
    fc.commands(kinds, {
      maxCommands,
      size: 'max',
      ...(replay?.commands === undefined ? {} : { replayPath: replay.commands }),
    });
  return [
    stimuli,
    async (t, commands) => {
      const model = machine.model();
      const real = machine.real(t, model);
      // As `fc.asyncModelRun` does, without its promises between the commands, which the kernel would have to wait for.
      for (const command of commands) if (command.check(model)) await command.run(model, real);
      await end?.(real, model);
    },
  ];
}

function defineCommand<M extends object, R, A, E>(name: string, spec: CommandSpec<M, R, A, E>): CommandKind<M, R> {
  return spec.args.map((args) => ({
    check: (model: M) => spec.when === undefined || spec.when(model, args),
    run: async (model: M, real: R) => {
      const expected = spec.model(model, args);
      await spec.hardware(real, args, expected, model);
    },
    toString: () => `${name}(${args === undefined ? '' : formatValue(args)})`,
  }));
}

/** The forces of one simulation. */
import { didYouMean } from '../../../support/nearest.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Forces, PortHandle, Simulator, Value } from '../simulator.ts';
import type { Forceable } from './forceable-design.ts';
import { noRegister } from './no-register.ts';

/** What forces a signal inside, by the hidden ports. */
interface Woven {
  readonly force: PortHandle;
  readonly value: PortHandle;
  readonly seen: PortHandle;
  readonly ticket?: PortHandle;
  readonly asyncReset?: PortHandle;
}

export class DesignForces implements Forces {
  readonly targets: readonly Forceable[];
  readonly #byPath: ReadonlyMap<string, Forceable>;
  readonly #known: readonly string[];
  readonly #simulator: Pick<Simulator, 'port'>;
  readonly #woven = new Map<string, Woven>();
  /** What drives the inputs of the top that are forced. */
  #driven = new Map<string, Value>();
  #tickets = 0;

  /** `known`: the paths of all signals of the design that could have been declared. */
  constructor(simulator: Pick<Simulator, 'port'>, targets: readonly Forceable[], known: readonly string[]) {
    this.#simulator = simulator;
    this.targets = targets;
    this.#known = known;
    this.#byPath = new Map(targets.map((target) => [target.path, target]));
    for (const { path, ports, asyncReset } of targets) {
      if (ports === undefined) continue;
      const { force, value, seen, ticket } = ports;
      const port = (name: string): PortHandle => simulator.port(name);
      this.#woven.set(path, {
        ...{ force: port(force), value: port(value), seen: port(seen) },
        ...(ticket === undefined ? {} : { ticket: port(ticket) }),
        ...(asyncReset === undefined ? {} : { asyncReset: port(asyncReset) }),
      });
    }
  }

  target(path: string): Forceable {
    const target = this.#byPath.get(path);
    if (target !== undefined) return target;
    if (!this.#known.includes(path)) {
      throw new UserError(`the design has no signal ${path} to be forced${didYouMean(path, this.#known)}`);
    }
    const near = didYouMean(path, this.#byPath.keys());
    throw new UserError(`${path} is not declared: add '${path}' to the option forces of the test or simulator${near}`);
  }

  get(path: string): Value {
    this.target(path);
    return (this.#woven.get(path)?.seen ?? this.#simulator.port(path)).get();
  }

  force(path: string, value: Value): void {
    const target = this.target(path);
    const given = fitting(target, value);
    const woven = this.#woven.get(path);
    if (woven === undefined) {
      const port = this.#simulator.port(path);
      if (!this.#driven.has(path)) this.#driven.set(path, port.get());
      this.#set(port, given);
      return;
    }
    woven.value.set(given);
    woven.force.set(1);
  }

  release(path: string): void {
    this.target(path);
    const woven = this.#woven.get(path);
    if (woven === undefined) {
      const driven = this.#driven.get(path);
      if (driven === undefined) return;
      this.#driven.delete(path);
      this.#set(this.#simulator.port(path), driven);
    } else if (woven.force.get() === 1) {
      this.#give(woven);
      woven.force.set(0);
    }
  }

  deposit(path: string, value: Value): void {
    const target = this.target(path);
    if (!target.isRegister) {
      throw noRegister(target);
    }
    const given = fitting(target, value);
    const woven = this.#woven.get(path)!;
    if (woven.force.get() === 1) return;
    woven.value.set(given);
    this.#give(woven);
  }

  releaseAll(): void {
    for (const { path } of this.targets) this.release(path);
  }

  /** Whether it has to be told what an input is set to. */
  watches(port: PortHandle): boolean {
    if (this.#byPath.has(port.name)) return true;
    return [...this.#woven.values()].some(({ asyncReset }) => asyncReset === port);
  }

  /** The testbench sets an input of the top. */
  drive(port: PortHandle, value: Value): void {
    if (this.#driven.has(port.name)) this.#driven.set(port.name, value);
    else this.#set(port, value);
  }

  /** What is not in the simulator's own snapshot. */
  save(): ReadonlyMap<string, Value> {
    return new Map(this.#driven);
  }

  load(driven: ReadonlyMap<string, Value>): void {
    this.#driven = new Map(driven);
  }

  /** A reset that becomes active ends what has been deposited in its registers. */
  #set(port: PortHandle, value: Value): void {
    port.set(value);
    if (port.reset?.kind !== 'async' || Number(value) !== port.reset.active) return;
    for (const { asyncReset, ticket } of this.#woven.values()) if (asyncReset === port) ticket?.set(0);
  }

  /** Has the register take its value, unless a reset holds it. */
  #give({ ticket, asyncReset }: Woven): void {
    if (ticket === undefined || asyncReset?.get() === (asyncReset?.reset?.active ?? 2)) return;
    this.#tickets = (this.#tickets % 0xffff_ffff) + 1;
    ticket.set(this.#tickets);
  }
}

/** The value if it fits; a `UserError` if it does not. */
function fitting({ path, width }: Forceable, value: Value): Value {
  const isWhole = typeof value === 'bigint' || Number.isInteger(value);
  if (isWhole && value >= 0 && BigInt(value) >> BigInt(width) === 0n) return value;
  throw new UserError(`${value} does not fit in ${path} of ${width} bits`);
}

/** Holds hardware behind registers against what registers do in software, clock by clock. */
import type { RegisterTable } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import { RegisterModel } from '../../../../../rtl-gen/lib/axi/testing/register-model.ts';
import type { Agent, PortHandle, TestContext } from '../../test-kit.ts';

export type Values = Readonly<Record<string, number>>;

/** What stands between the registers and what is after them, in software. */
export interface Glue {
  /** What hardware drives in this clock, by register and field. */
  hardware(port: (name: string) => number): Values;
  /** An edge; `regs` is what the registers showed before it, by register and field. */
  step(regs: Values, port: (name: string) => number): void;
  /** What inputs have to be from now on; `regs` is what the registers show. */
  drive(regs: Values, set: (name: string, value: number) => void): void;
}

/**
 * Checks every answer on the bus `s_axi`, and `irq` where there is one, which is the events `events` that `interrupts`
 * lets through, a clock later.
 */
export class RegisterShadow implements Agent {
  readonly #model: RegisterModel;
  readonly #glue: Glue;
  readonly #ports: ReadonlyMap<string, PortHandle>;
  readonly #bus: readonly string[];
  #irq = 0;
  clocks = 0;

  constructor(t: TestContext, table: RegisterTable, glue: Glue) {
    this.#model = new RegisterModel(table, 32);
    this.#glue = glue;
    this.#ports = new Map(t.dut.ports.map((port) => [port.name, port]));
    this.#bus = t.dut.ports.flatMap(({ name, direction }) =>
      name.startsWith('s_axi_') && direction === 'in' ? [name] : [],
    );
    this.#drive();
  }

  sample(): void {
    const outputs = this.#model.outputs();
    for (const [name, value] of Object.entries(outputs)) if (name.startsWith('s_axi_')) this.#compare(name, value);
    if (this.#ports.has('irq')) this.#compare('irq', this.#irq);
    const regs = this.#regs();
    const events = Object.keys(regs).filter((name) => name.startsWith('events_') && regs[name] === 1);
    this.#irq = Number(events.some((name) => regs[name.replace('events_', 'interrupts_')] === 1));
    const driven = Object.entries(this.#glue.hardware(this.#get)).map(([name, value]) => [`hw_${name}`, value]);
    const bus = this.#bus.map((name) => [name, this.#get(name)]);
    this.#glue.step(regs, this.#get);
    this.#model.step(Object.fromEntries([...driven, ...bus]));
    this.clocks++;
  }

  drive(): void {
    this.#drive();
  }

  #drive(): void {
    this.#glue.drive(this.#regs(), (name, value) => this.#port(name).set(value));
  }

  /** What the registers show; `ext` fields that no one has written are absent. */
  #regs(): Values {
    const outputs = Object.entries(this.#model.outputs()).filter(([name]) => name.startsWith('regs_'));
    return Object.fromEntries(outputs.map(([name, value]) => [name.slice('regs_'.length), Number(value)]));
  }

  readonly #get = (name: string): number => Number(this.#port(name).get());

  #port(name: string): PortHandle {
    const port = this.#ports.get(name);
    if (port === undefined) throw new Error(`the design has no port ${name}`);
    return port;
  }

  #compare(name: string, expected: number | bigint): void {
    const actual = this.#port(name).get();
    if (BigInt(actual) !== BigInt(expected))
      throw new Error(`clock ${this.clocks}: ${name} is ${actual}, the model of the registers says ${expected}`);
  }
}

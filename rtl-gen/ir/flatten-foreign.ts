/** An instance of foreign Verilog in a netlist: a box, for which a model stands. */
import { type ForeignModuleIr, foreignPaths, type ParameterValue } from './foreign-ir.ts';
import type { NetBox, NodeId } from './netlist.ts';
import type { NetlistBuilder } from './netlist-builder.ts';

/** Where the box stands and what it is connected to. */
interface Surroundings {
  readonly path: string;
  /** Index of the clock in the netlist, for a box that has one. */
  readonly clock: number | undefined;
  /** The node that is 1 in reset; asked for only where the box has a reset. */
  readonly reset: () => NodeId;
  readonly inputOf: (port: string) => NodeId;
}

/** One instance; its inputs are looked up when its outputs are needed, and at the end. */
export class FlatForeign {
  readonly #net: NetlistBuilder;
  readonly #m: ForeignModuleIr;
  readonly #at: Surroundings;
  readonly #box: number;
  /** Filled by `finish`: state that the inputs depend on may depend on the outputs. */
  readonly #inputs: NetBox['inputs'][number][] = [];
  readonly #outputs: readonly { readonly name: string; readonly width: number }[];

  constructor(net: NetlistBuilder, m: ForeignModuleIr, at: Surroundings) {
    this.#net = net;
    this.#m = m;
    this.#at = at;
    this.#outputs = m.decls.filter((d) => d.kind === 'output').map(({ name, width }) => ({ name, width }));
    this.#box = net.box({
      path: at.path,
      module: m.name,
      parameters: Object.fromEntries(m.foreign.parameters.map(({ name, value }) => [name, modelValue(value)])),
      inputs: this.#inputs,
      outputs: this.#outputs,
      ...(m.foreign.clock === undefined || at.clock === undefined ? {} : { clock: at.clock }),
    });
  }

  /**
   * The node of an output: its operands are 0 for inputs that it does not depend on. The reset leads to no loop: it
   * always counts.
   */
  output(name: string): NodeId {
    const reaching = foreignPaths(this.#m, name);
    const inputs = this.#ports().map(({ name: port, width, node }) =>
      port === this.#m.foreign.reset?.name || reaching.includes(port)
        ? node()
        : this.#net.add({ op: 'const', width, value: 0n }),
    );
    const output = this.#outputs.findIndex((o) => o.name === name);
    return this.#net.add({ op: 'box', width: this.#outputs[output]!.width, box: this.#box, output, inputs });
  }

  /** Gives the box its inputs, and lists its ports. */
  finish(): void {
    for (const { name, width, node } of this.#ports()) {
      const input = { name, node: node() };
      this.#inputs.push(input);
      this.#net.signal({ path: `${this.#at.path}.${name}`, width, kind: 'input', node: input.node });
    }
    for (const { name, width } of this.#outputs) {
      this.#net.signal({ path: `${this.#at.path}.${name}`, width, kind: 'output', node: this.output(name) });
    }
  }

  /** The inputs of the model: all of the module's but its clock, the reset first. */
  #ports(): readonly { readonly name: string; readonly width: number; readonly node: () => NodeId }[] {
    const { foreign, decls } = this.#m;
    const inputs = decls.filter((d) => d.kind === 'input');
    return [
      ...(foreign.reset === undefined ? [] : [{ name: foreign.reset.name, width: 1, node: () => this.#reset() }]),
      ...inputs.map(({ name, width }) => ({ name, width, node: () => this.#at.inputOf(name) })),
    ];
  }

  #reset(): NodeId {
    const reset = this.#at.reset();
    return this.#m.foreign.reset?.active === 'low' ? this.#net.add({ op: 'not', width: 1, a: reset }) : reset;
  }
}

/** A parameter as models get it: whole numbers as such, the rest as text. */
function modelValue(value: ParameterValue): bigint | string {
  if (typeof value === 'object') return BigInt(value.value);
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : `${value}`;
  return value;
}

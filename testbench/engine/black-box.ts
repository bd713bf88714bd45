/** JavaScript models of modules whose insides a design does not have. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';

/** A port's value: a `number` where it has 32 bits or fewer, a `bigint` above. Unsigned. */
type Value = number | bigint;

/** Values by port name. */
export type PortValues = Readonly<Record<string, Value>>;

/** The behaviour of one instance. */
export interface BlackBox {
  /**
   * All outputs, from the inputs and its own state. Called as often as an engine likes, so it must not change that
   * state.
   */
  outputs(inputs: PortValues): PortValues;
  /** An edge of its clock: `inputs` are those before it. Outputs may be others afterwards. */
  edge?(inputs: PortValues): void;
  /** All of its state, for snapshots: plain data that later edges do not change. Needed where `edge` is. */
  save?(): unknown;
  /** Takes what `save` gave. */
  restore?(state: unknown): void;
}

/** The instance that a model is made for. */
export interface BoxInstance {
  readonly path: string;
  readonly parameters: Readonly<Record<string, bigint | string>>;
}

/** Makes the model of each instance, by module name. */
export type BlackBoxModels = Readonly<Record<string, (instance: BoxInstance) => BlackBox>>;

/**
 * The black boxes of one simulation. Models are asked and told through positions, so that engines need no names. A
 * module without a model, an edge without `save` and `restore`, and an output that is missing or does not fit are
 * `UserError`s.
 */
export class Boxes {
  readonly #net: Netlist;
  readonly #boxes: readonly BlackBox[];

  constructor(net: Netlist, models: BlackBoxModels = {}) {
    this.#net = net;
    this.#boxes = net.boxes.map(({ module, path, parameters }) => {
      const make = Object.hasOwn(models, module) ? models[module] : undefined;
      if (make === undefined) {
        const near = didYouMean(module, Object.keys(models));
        throw new UserError(
          `${path} is a black box: give a model of ${module} in the option boxes, or its Verilog${near}`,
        );
      }
      const box = make({ path, parameters });
      if (box.edge !== undefined && (box.save === undefined || box.restore === undefined)) {
        throw new UserError(`the model of ${module} has edge, so it needs save and restore too`);
      }
      return box;
    });
  }

  /** One output of a box, from its inputs in order. */
  output(box: number, output: number, inputs: readonly Value[]): Value {
    const { path, outputs } = this.#net.boxes[box]!;
    const { name, width } = outputs[output]!;
    const value = this.#boxes[box]!.outputs(this.#named(box, inputs))[name];
    if (value === undefined) throw new UserError(`the model of ${path} gave no value for its output ${name}`);
    if (value < 0 || BigInt(value) >> BigInt(width) !== 0n) {
      throw new UserError(`the model of ${path} gave ${value} for its output ${name} of ${width} bits`);
    }
    return value;
  }

  /** The clock edge of a box, with the inputs before it. */
  edge(box: number, inputs: readonly Value[]): void {
    this.#boxes[box]!.edge?.(this.#named(box, inputs));
  }

  save(): readonly unknown[] {
    return this.#boxes.map((box) => box.save?.());
  }

  restore(states: readonly unknown[]): void {
    this.#boxes.forEach((box, i) => {
      box.restore?.(states[i]);
    });
  }

  #named(box: number, inputs: readonly Value[]): PortValues {
    const named = this.#net.boxes[box]!.inputs.map(({ name }, i) => [name, inputs[i]!] as const);
    return Object.fromEntries(named);
  }
}

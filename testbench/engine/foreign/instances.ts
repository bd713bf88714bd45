/**
 * The hierarchy of a Yosys netlist dissolved, bit by bit: every instance's cells, with nets that are the same in the
 * whole design.
 *
 * A net of a child that is connected to one of its parent is the parent's; two nets of the parent that a child connects
 * (an input that is passed on to an output) are joined. So no cell stands for the hierarchy, and a word that crosses it
 * stays one word.
 */
import { UserError } from '../../../support/user-error.ts';
import { placed } from './source-place.ts';
import { type JsonBit, type JsonCell, type JsonDesign, type JsonModule, sourceName } from './yosys-json.ts';

/** A net of the whole design; 0 and 1 are the constants. What is undriven or unknown (`x`, `z`) is the constant 0. */
export type Bit = number;

/** The nets that are no constants begin here. */
export const FIRST_NET = 2;

/** One module in one place. */
export interface Instance {
  /** Instance names, each with a dot after it; empty for the top. */
  readonly prefix: string;
  readonly module: JsonModule;
  bits(local: readonly JsonBit[]): readonly Bit[];
}

/** A cell in one place: of a kind of Yosys's own, or with `box` a module whose insides are not known. */
export interface FlatCell {
  readonly path: string;
  readonly name: string;
  readonly cell: JsonCell;
  readonly instance: Instance;
  readonly box?: { readonly module: string; readonly stub: JsonModule };
}

export interface FlatDesign {
  readonly top: JsonModule;
  /** The top first, parents before their children. */
  readonly instances: readonly Instance[];
  readonly cells: readonly FlatCell[];
  /** Number of nets, the constants among them. */
  readonly nets: number;
}

/** Dissolve the hierarchy below module `top`. A `UserError` for a port that is `inout`. */
export function flattenInstances({ modules }: JsonDesign, top: string): FlatDesign {
  const nets = new Nets();
  const instances: Instance[] = [];
  const cells: FlatCell[] = [];
  const enter = (module: JsonModule, prefix: string, outer: (port: string) => readonly Bit[] | undefined): void => {
    const instance = new ModuleInstance(module, prefix, nets);
    for (const [name, port] of Object.entries(module.ports)) {
      if (port.direction === 'inout') {
        const at = placed(prefix + name, module.netnames[name]?.attributes ?? {});
        throw new UserError(`the port ${at} is inout, and nets with several drivers cannot be simulated here`);
      }
      const outside = outer(name);
      if (outside === undefined) continue;
      port.bits.forEach((bit, i) => {
        if (i < outside.length) instance.connect(bit, outside[i]!);
      });
    }
    instances.push(instance);
    for (const [name, cell] of Object.entries(module.cells)) {
      const path = prefix + name;
      const inner = modules[cell.type];
      if (inner === undefined) cells.push({ path, name, cell, instance });
      else if (inner.attributes.blackbox !== undefined) {
        const box = { module: sourceName(cell.type, inner), stub: inner };
        cells.push({ path, name, cell, instance, box });
      } else {
        enter(inner, `${path}.`, (port) => {
          const connected = cell.connections[port];
          return connected === undefined ? undefined : instance.raw(connected);
        });
      }
    }
  };
  enter(modules[top]!, '', () => undefined);
  return { top: modules[top]!, instances, cells, nets: nets.count };
}

/** All nets, some of which have turned out to be the same. */
class Nets {
  /** For a net that is another one: that other one. */
  readonly #same: number[] = [0, 1];

  get count(): number {
    return this.#same.length;
  }

  /** The first of `count` new nets. */
  make(count: number): Bit {
    const first = this.#same.length;
    for (let i = 0; i < count; i++) this.#same.push(first + i);
    return first;
  }

  find(bit: Bit): Bit {
    let root = bit;
    while (this.#same[root] !== root) root = this.#same[root]!;
    // Paths are shortened, so that chains through many levels are walked once.
    for (let at = bit; at !== root; ) {
      const next = this.#same[at]!;
      this.#same[at] = root;
      at = next;
    }
    return root;
  }

  /** A constant stays the one that stands for both. */
  join(a: Bit, b: Bit): void {
    const x = this.find(a);
    const y = this.find(b);
    if (x < y) this.#same[y] = x;
    else this.#same[x] = y;
  }
}

class ModuleInstance implements Instance {
  readonly module: JsonModule;
  readonly prefix: string;
  readonly #nets: Nets;
  /** The net of the local bit 0. */
  readonly #base: Bit;

  constructor(module: JsonModule, prefix: string, nets: Nets) {
    this.module = module;
    this.prefix = prefix;
    this.#nets = nets;
    this.#base = nets.make(bitCount(module));
  }

  /** The local bit is the net `outside`. */
  connect(local: JsonBit, outside: Bit): void {
    this.#nets.join(this.#raw(local), outside);
  }

  /** Nets that may be joined with others later. */
  raw(local: readonly JsonBit[]): readonly Bit[] {
    return local.map((bit) => this.#raw(bit));
  }

  bits(local: readonly JsonBit[]): readonly Bit[] {
    return local.map((bit) => this.#nets.find(this.#raw(bit)));
  }

  #raw(bit: JsonBit): Bit {
    if (typeof bit === 'number') return this.#base + bit;
    return bit === '1' ? 1 : 0;
  }
}

const counts = new WeakMap<JsonModule, number>();

/** One more than the largest local bit. */
function bitCount(module: JsonModule): number {
  const known = counts.get(module);
  if (known !== undefined) return known;
  let largest = 0;
  const look = (bits: readonly JsonBit[]): void => {
    for (const bit of bits) if (typeof bit === 'number' && bit > largest) largest = bit;
  };
  for (const { bits } of Object.values(module.ports)) look(bits);
  for (const { bits } of Object.values(module.netnames)) look(bits);
  for (const { connections } of Object.values(module.cells)) Object.values(connections).forEach(look);
  counts.set(module, largest + 1);
  return largest + 1;
}

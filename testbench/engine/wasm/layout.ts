/** Where everything that outlives a function is in linear memory. */
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { UserError } from '../../../support/user-error.ts';
import { type DelayLine, MOVED } from './delays.ts';
import type { Instances } from './instances.ts';
import { WORD } from './words.ts';

/** A memory's rows: `stride` bytes each (1, 2, 4, 8, or whole words of 8). */
export interface Rows {
  readonly address: number;
  readonly stride: number;
}

/**
 * Failures of one call of `step`: a count at `count`, then pairs of a check's index and the edges left at its failure.
 */
export interface FailureLog {
  readonly count: number;
  readonly entries: number;
  readonly capacity: number;
}

/** Where a black box finds its inputs, to compute outputs and at an edge, and leaves its outputs. */
export interface BoxAreas {
  readonly asked: readonly number[];
  readonly seen: readonly number[];
  readonly outputs: readonly number[];
}

/** Constant bytes at an address. */
export interface Table {
  readonly address: number;
  readonly bytes: Uint8Array;
}

const PAGE = 65536;
const LIMIT = 2 ** 32;

/** What is taken of the memory, and what programs of one design share in it. */
class Space {
  end = 0;
  readonly scratch = new Map<number, number>();
  readonly products = new Map<number, { readonly product: number; readonly factors: readonly [number, number] }>();
  readonly tables = new Map<string, Table>();
  readonly contents = new Map<readonly bigint[], number>();
  readonly contentKeys = new Map<string, number>();
}

/** Registers that have to lie side by side. */
export interface Placed {
  /** Each in the order of its index. */
  readonly arrays?: readonly (readonly number[])[];
  readonly lines?: readonly DelayLine[];
  readonly classes?: readonly PlacedInstances[];
}

/** Equal instances, and what has to lie side by side in each. */
export interface PlacedInstances extends Pick<Placed, 'arrays' | 'lines'> {
  readonly instances: Instances;
}

/** Where the first of equal instances has its state and what it is given: the others follow, `stride` bytes apart. */
export interface Records {
  /** Of the body of the class, in the first record. */
  readonly layout: Layout;
  readonly start: number;
  readonly stride: number;
}

/** Between two records, so that their places do not all compete for the same lines of a cache. */
const GAP = 64;

/**
 * Addresses of one program. Values of up to 32 bits take 4 bytes, of up to 64 bits 8, wider ones as many words of 8 as
 * they need, the least significant first; in memories and delay lines, those of up to 8 and 16 bits take 1 and 2.
 */
export class Layout {
  readonly boxes: readonly BoxAreas[];
  readonly failures: FailureLog;
  readonly inputs: readonly number[];
  readonly registers: readonly number[];
  /** Bytes of each register's place: those of its value, or in a delay line fewer. */
  readonly registerBytes: readonly number[];
  readonly memories: readonly Rows[];
  /** Of each class of equal instances. */
  readonly records: readonly Records[];
  readonly #net: Netlist;
  readonly #homes = new Map<NodeId, number>();
  readonly #homeSizes = new Map<NodeId, number>();
  readonly #space: Space;

  /**
   * Of a netlist with arrays and delay lines of registers; or of another netlist of the same state, which has its place
   * already. `within`: of the body of instances, which shares the space of their design, some of its inputs' too.
   */
  constructor(
    net: Netlist,
    placed: Placed | Layout = {},
    within?: { readonly space: Space; readonly inputs: readonly (number | undefined)[] },
  ) {
    this.#net = net;
    if (placed instanceof Layout) {
      this.#space = placed.#space;
      ({
        boxes: this.boxes,
        failures: this.failures,
        inputs: this.inputs,
        registers: this.registers,
        registerBytes: this.registerBytes,
        memories: this.memories,
        records: this.records,
      } = placed);
      return;
    }
    this.#space = within?.space ?? new Space();
    const capacity = net.checks.length === 0 ? 0 : Math.max(256, 2 * net.checks.length);
    this.failures = { count: this.#take(8), entries: this.#take(8 * capacity), capacity };
    this.inputs = net.inputs.map(({ width }, i) => within?.inputs[i] ?? this.#take(valueBytes(width)));
    const { arrays = [], lines = [], classes = [] } = placed;
    this.records = classes.map((of) => this.#takeRecords(of));
    const inRecords = new Map(classes.flatMap(({ instances }, i) => registersIn(instances, this.records[i]!)));
    const together = new Map([
      ...lines.flatMap((line) => this.#takeLine(line)),
      ...arrays.flatMap((registers) => this.#takeArray(registers)),
    ]);
    this.registers = net.registers.map(
      ({ width }, r) => inRecords.get(r)?.address ?? together.get(r) ?? this.#take(valueBytes(width)),
    );
    const inLines = new Map(lines.flatMap(({ stride, registers }) => registers.map((r) => [r, stride] as const)));
    this.registerBytes = net.registers.map(
      ({ width }, r) => inRecords.get(r)?.bytes ?? inLines.get(r) ?? valueBytes(width),
    );
    this.boxes = net.boxes.map(({ inputs, outputs }) => {
      const areas = (widths: readonly number[]): readonly number[] =>
        widths.map((width) => this.#take(valueBytes(width)));
      const widths = inputs.map(({ node }) => net.nodes[node]!.width);
      return { asked: areas(widths), seen: areas(widths), outputs: areas(outputs.map(({ width }) => width)) };
    });
    const rowsInRecords = new Map(classes.flatMap(({ instances }, i) => memoriesIn(instances, this.records[i]!)));
    this.memories = net.memories.map(({ width, depth }, m) => {
      const rows = rowsInRecords.get(m);
      if (rows !== undefined) return rows;
      const stride = rowBytes(width);
      return { address: this.#take(stride * depth), stride };
    });
  }

  /** Bytes taken so far. */
  get size(): number {
    return this.#space.end;
  }

  get pages(): number {
    // A vector's load may reach after the value that is meant, also after the last one.
    return Math.ceil((this.#space.end + 16) / PAGE);
  }

  /** The address of a node's value: of state, or of a node that was given a home. */
  address(id: NodeId): number | undefined {
    const node = this.#net.nodes[id];
    if (node?.op === 'input') return this.inputs[node.input];
    if (node?.op === 'register') return this.registers[node.register];
    return this.#homes.get(id);
  }

  /** Bytes of the place that a node's address is of. */
  bytes(id: NodeId, width: number): number {
    const node = this.#net.nodes[id];
    return node?.op === 'register' ? this.registerBytes[node.register]! : valueBytes(width);
  }

  /** Give a node an address. */
  addHome(id: NodeId, width: number): void {
    const size = valueBytes(width);
    // Nodes that the compiler adds for one program may have the numbers of narrower ones of another.
    if (this.address(id) === undefined || (this.#homeSizes.get(id) ?? size) < size) {
      this.#homes.set(id, this.#take(size));
      this.#homeSizes.set(id, size);
    }
  }

  /** The middle of three areas of `words` words, of which the outer ones (a word longer) are always 0. */
  scratch(words: number): number {
    const known = this.#space.scratch.get(words);
    if (known !== undefined) return known;
    const address = this.#take(8 * (3 * words + 2)) + 8 * (words + 1);
    this.#space.scratch.set(words, address);
    return address;
  }

  /** Areas of `words` words for a product and its factors. */
  product(words: number): { readonly product: number; readonly factors: readonly [number, number] } {
    const known = this.#space.products.get(words);
    if (known !== undefined) return known;
    const [product, a, b] = [this.#take(8 * words), this.#take(8 * words), this.#take(8 * words)];
    const areas = { product, factors: [a, b] } as const;
    this.#space.products.set(words, areas);
    return areas;
  }

  /** An area of so many bytes, on a word's boundary, that starts as zeros. */
  area(size: number): number {
    return this.#take(8 * Math.ceil(size / 8));
  }

  /** What never changes and has to be in memory at the start. */
  get tables(): Iterable<Table> {
    return this.#space.tables.values();
  }

  /** The address of a constant table; tables of one key are one. */
  table(key: string, make: () => Uint8Array): number {
    const known = this.#space.tables.get(key);
    if (known !== undefined) return known.address;
    const bytes = make();
    const address = this.#take(bytes.length);
    this.#space.tables.set(key, { address, bytes });
    return address;
  }

  /** A number for the contents of a memory: equal contents have equal ones. */
  contentsKey(contents: readonly bigint[]): number {
    const known = this.#space.contents.get(contents);
    if (known !== undefined) return known;
    const text = contents.join();
    const key = this.#space.contentKeys.get(text) ?? this.#space.contentKeys.size;
    this.#space.contentKeys.set(text, key);
    this.#space.contents.set(contents, key);
    return key;
  }

  /**
   * Addresses of a line's registers: side by side, with room before them that its move reaches into. They end where a
   * vector does: stores of vectors across a page of 4 KiB take some twenty times as long.
   */
  #takeLine({ stride, registers }: DelayLine): readonly (readonly [register: number, address: number])[] {
    const vectors = Math.ceil((stride * registers.length) / MOVED);
    const start = this.#take(MOVED * (vectors + 1)) + MOVED * (vectors + 1) - stride * registers.length;
    return registers.map((register, i) => [register, start + i * stride] as const);
  }

  /** Room for the records of a class; what all instances are given alike lies before them. */
  #takeRecords({ instances: { net, inputs, copies }, ...places }: PlacedInstances): Records {
    const common = inputs.map(({ nodes, shared }, i) => {
      const node = this.#net.nodes[nodes[0]!];
      if (!shared) return undefined;
      return node?.op === 'input' ? this.inputs[node.input]! : this.#take(valueBytes(net.inputs[i]!.width));
    });
    const start = this.#take(16);
    const layout = new Layout(net, places, { space: this.#space, inputs: common });
    const stride = 16 * Math.ceil((this.#space.end - start) / 16) + GAP;
    this.#take(stride * copies.length);
    return { layout, start, stride };
  }

  /** Addresses of an array's registers: one after the other. */
  #takeArray(registers: readonly number[]): readonly (readonly [register: number, address: number])[] {
    const bytes = valueBytes(this.#net.registers[registers[0]!]!.width);
    const start = this.#take(bytes * registers.length);
    return registers.map((register, i) => [register, start + i * bytes]);
  }

  #take(size: number): number {
    const alignment = size === 4 ? 4 : size <= 8 ? 8 : 16;
    const at = Math.ceil(this.#space.end / alignment) * alignment;
    this.#space.end = at + size;
    if (this.#space.end > LIMIT) {
      throw new UserError(
        `${this.#net.name} holds more than the 4 GiB that the wasm engine can address: use smaller memories`,
      );
    }
    return at;
  }
}

/** Where the registers of equal instances are. */
const registersIn = ({ copies }: Instances, { layout, stride }: Records) =>
  copies.flatMap(({ registers }, i) =>
    registers.map((r, place) => {
      const at = { address: layout.registers[place]! + i * stride, bytes: layout.registerBytes[place]! };
      return [r, at] as const;
    }),
  );

/** Where their memories are. */
const memoriesIn = ({ copies }: Instances, { layout, stride }: Records) =>
  copies.flatMap(({ memories }, i) =>
    memories.map((m, place): readonly [memory: number, rows: Rows] => {
      const rows = layout.memories[place]!;
      return [m, { ...rows, address: rows.address + i * stride }];
    }),
  );

/** Bytes of a register or another value that has an address. */
export const valueBytes = (width: number): number => (width <= 32 ? 4 : 8 * Math.ceil(width / WORD));

/** Bytes of a value where there are many side by side. */
export function rowBytes(width: number): number {
  if (width <= 8) return 1;
  return width <= 16 ? 2 : valueBytes(width);
}

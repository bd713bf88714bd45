/**
 * Random netlists of what wide data paths are made of: words of 65 bits and more, byte lanes that are permuted and
 * looked up, networks of parities, wide registers and memories.
 *
 * As in the recipes of random modules, a circuit is plain data of small numbers that choose among the values so far, so
 * that fast-check can shrink it, and every one makes a valid netlist.
 */
import fc from 'fast-check';
import { mask } from '../../../../rtl-gen/ir/expr.ts';
import type { Netlist, NetMemory, NetNode, NetRegister, NetWrite, NodeId } from '../../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../../support/random.ts';

/** One more value; `x`, `y` and `z` choose values, `n` and `k` are numbers where the step needs some. */
export interface WideStep {
  readonly kind: (typeof kinds)[number];
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly n: number;
  readonly k: number;
}

/** The widths of inputs, the values in order, the widths of outputs. */
export interface WideCircuit {
  readonly inputs: readonly number[];
  readonly steps: readonly WideStep[];
  readonly outputs: readonly number[];
}

const kinds = [
  ...['and', 'or', 'xor', 'not', 'mux', 'mask', 'shift', 'shiftBy', 'slice', 'cat', 'sum', 'compare', 'reduce'],
  ...['lanes', 'lane sums', 'parities', 'serial', 'lookups', 'register', 'enabled', 'memory', 'exchange'],
  ...['rotated', 'rotated', 'window', 'part of a choice'],
] as const;

const choice = fc.nat(30);

/** Circuits of words of such widths. */
const circuitsOf = (width: fc.Arbitrary<number>): fc.Arbitrary<WideCircuit> =>
  fc.record({
    inputs: fc.array(width, { minLength: 1, maxLength: 3 }),
    steps: fc.array(
      fc.record({ kind: fc.constantFrom(...kinds), width, x: choice, y: choice, z: choice, n: choice, k: fc.nat(999) }),
      { minLength: 2, maxLength: 14, size: 'max' },
    ),
    outputs: fc.array(width, { minLength: 1, maxLength: 2 }),
  });

/** Circuits of words of up to 600 bits. */
export const wideCircuits: fc.Arbitrary<WideCircuit> = circuitsOf(
  fc.oneof(
    fc.constantFrom(8, 32, 64, 65, 128, 256, 512),
    fc.integer({ min: 1, max: 64 }),
    fc.integer({ min: 65, max: 600 }),
  ),
);

/** Circuits of words so wide that they are computed in loops. */
export const veryWideCircuits: fc.Arbitrary<WideCircuit> = circuitsOf(
  fc.oneof(fc.constantFrom(1, 64, 2048, 2112, 4096), fc.integer({ min: 2000, max: 5000 })),
);

/** The netlist of a circuit; every value is a signal. */
export function wideNetlist(circuit: WideCircuit): Netlist {
  return new Netlister(circuit).netlist();
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

class Netlister {
  readonly #circuit: WideCircuit;
  readonly #nodes: NetNode[] = [];
  readonly #values: NodeId[] = [];
  readonly #registers: Draft<NetRegister>[] = [];
  readonly #memories: Draft<NetMemory>[] = [];
  /** What is done when all values are known. */
  readonly #late: (() => void)[] = [];
  readonly #reset: NodeId;

  constructor(circuit: WideCircuit) {
    this.#circuit = circuit;
    circuit.inputs.forEach((w, input) => {
      this.#values.push(this.#add({ op: 'input', width: w, input }));
    });
    this.#reset = this.#add({ op: 'input', width: 1, input: circuit.inputs.length });
  }

  netlist(): Netlist {
    for (const step of this.#circuit.steps) this.#values.push(this.#step(step));
    for (const late of this.#late) late();
    const signals = this.#values.map((node, i) => ({
      path: `v${i}`,
      width: this.#width(node),
      kind: 'wire' as const,
      node,
    }));
    return {
      name: 'wide',
      nodes: this.#nodes,
      inputs: [...this.#circuit.inputs.map((w, i) => ({ name: `i${i}`, width: w })), { name: 'rst', width: 1 }],
      outputs: this.#circuit.outputs.map((w, i) => ({ name: `o${i}`, width: w, node: this.#sized(i, w) })),
      registers: this.#registers,
      memories: this.#memories,
      clocks: [{ name: 'clk', edge: 'rising' }],
      boxes: [],
      origins: new Map(),
      syncReads: [],
      checks: [],
      signals,
    };
  }

  #step(step: WideStep): NodeId {
    const { kind, width: w, x, y, z, n, k } = step;
    const random = seededRandom(k + 1);
    const a = this.#sized(x, w);
    switch (kind) {
      case 'and':
      case 'or':
      case 'xor':
        return this.#add({ op: kind, width: w, a, b: this.#sized(y, w) });
      case 'not':
        return this.#add({ op: 'not', width: w, a });
      case 'mux':
        return this.#add({ op: 'mux', width: w, sel: this.#bit(z), a, b: this.#sized(y, w) });
      case 'mask': {
        const op = (['and', 'or', 'xor'] as const)[n % 3]!;
        return this.#add({ op, width: w, a, b: this.#const(w, BigInt(random.bits(w))) });
      }
      case 'shift':
        return this.#add({ op: n % 2 ? 'shl' : 'shr', width: w, a, b: this.#const(32, BigInt(k % (w + 2))) });
      case 'shiftBy':
        return this.#add({ op: n % 2 ? 'shl' : 'shr', width: w, a, b: this.#sized(y, 1 + (k % 10)) });
      case 'slice': {
        const from = this.#value(x);
        const lo = k % this.#width(from);
        return this.#slice(from, lo, 1 + (n % (this.#width(from) - lo)));
      }
      case 'cat':
        return this.#cat([x, y, z].slice(0, 2 + (n % 2)).map((c) => this.#sized(c, 1 + ((k + c) % 200))));
      case 'sum':
        return this.#add({ op: n % 2 ? 'add' : 'sub', width: w, a, b: this.#sized(y, w) });
      case 'compare':
        return this.#add({ op: n % 2 ? 'eq' : 'lt', width: 1, a, b: n % 4 < 2 ? this.#sized(y, w) : a });
      case 'reduce':
        return this.#add({ op: (['reduceAnd', 'reduceOr', 'reduceXor'] as const)[n % 3]!, width: 1, a });
      case 'lanes':
        return this.#lanes(step, (lane) => {
          const shifted = this.#add({ op: 'shl', width: this.#width(lane), a: lane, b: this.#const(32, 1n) });
          return this.#add({ op: 'xor', width: this.#width(lane), a: lane, b: shifted });
        });
      case 'lane sums':
        return this.#lanes(step, (lane, i) =>
          this.#add({ op: 'add', width: this.#width(lane), a: lane, b: this.#sized(y + (i % 2), this.#width(lane)) }),
        );
      case 'parities':
        return this.#cat(
          Array.from({ length: 2 + n }, () => {
            const masked = this.#add({ op: 'and', width: w, a, b: this.#const(w, BigInt(random.bits(w))) });
            return this.#add({ op: 'reduceXor', width: 1, a: masked });
          }),
        );
      case 'serial':
        return this.#serial(a, 2 + n, BigInt(random.bits(2 + n)));
      case 'lookups': {
        const bits = 1 + (k % 9);
        const memory = this.#rom(bits, 1 + (n % 40), k);
        const { width: word } = this.#memories[memory]!;
        const from = this.#sized(x, bits * (1 + (y % 20)));
        const words = Array.from({ length: 1 + (y % 20) }, (_, i) =>
          this.#add({ op: 'memRead', width: word, memory, addr: this.#slice(from, i * bits, bits) }),
        );
        const all = this.#cat(words.toReversed());
        if (z % 2 === 0) return all;
        return this.#add({ op: 'xor', width: this.#width(all), a: all, b: this.#sized(z, this.#width(all)) });
      }
      case 'register':
      case 'enabled':
        return this.#register(step);
      case 'rotated': {
        const { q, close } = this.#stateful(w);
        const lo = (k * [1, 8, 64, 128][n % 4]!) % w;
        const turned = this.#cat(lo === 0 ? [q] : [this.#slice(q, 0, lo), this.#slice(q, lo, w - lo)]);
        this.#late.push(() => {
          close(z % 2 ? turned : this.#add({ op: 'xor', width: w, a: turned, b: this.#sized(y, w) }));
        });
        return q;
      }
      case 'window': {
        // A register after it, so that it is loaded as it is stored.
        const { q, close } = this.#stateful(w);
        const { q: wider, close: closeWider } = this.#stateful(w + 8 * (1 + (n % 20)));
        this.#late.push(() => {
          closeWider(this.#sized(x, this.#width(wider)));
          close(this.#slice(wider, z % 2 ? 8 * (n % 2) : n % 8, w));
        });
        return q;
      }
      case 'part of a choice': {
        const network = this.#serial(this.#sized(x, 40), 32, BigInt(random.bits(32)));
        const either = this.#add({ op: 'mux', width: 32, sel: this.#bit(z), a: network, b: this.#sized(y, 32) });
        return this.#slice(either, n % 20, 1 + (k % 12));
      }
      case 'exchange': {
        const first = this.#stateful(w);
        const second = this.#stateful(w);
        first.close(second.q);
        this.#late.push(() => second.close(this.#add({ op: 'xor', width: w, a: first.q, b: this.#sized(y, w) })));
        second.close(first.q);
        return first.q;
      }
      case 'memory': {
        const bits = 1 + (k % 3);
        const memory = this.#memories.length;
        const writes: NetWrite[] = [];
        this.#memories.push({ path: this.#path('m', memory), width: w, depth: 2 ** bits, writes });
        this.#late.push(() => {
          writes.push({ clock: 0, addr: this.#sized(y, bits), data: this.#sized(z, w), enable: this.#bit(n) });
        });
        return this.#add({ op: 'memRead', width: w, memory, addr: this.#sized(x, bits) });
      }
    }
  }

  /** Lanes of a value in another order, each changed in the same way. */
  #lanes({ x, n, k }: WideStep, change: (lane: NodeId, i: number) => NodeId): NodeId {
    const lane = [8, 16, 32, 5][n % 4]!;
    const count = 2 + (k % 18);
    const from = this.#sized(x, lane * count);
    const stride = 1 + (k % 5);
    return this.#cat(
      Array.from({ length: count }, (_, i) => change(this.#slice(from, lane * ((i * stride + n) % count), lane), i)),
    );
  }

  /** A remainder in the way of a shift register, a bit of the data a step. */
  #serial(data: NodeId, size: number, polynomial: bigint): NodeId {
    let value = this.#sized(0, size);
    for (let i = 0; i < Math.min(40, this.#width(data)); i++) {
      const bit = this.#add({
        op: 'xor',
        width: 1,
        a: this.#slice(value, size - 1, 1),
        b: this.#slice(data, i, 1),
      });
      const repeated = this.#add({ op: 'cat', width: size, parts: new Array<NodeId>(size).fill(bit) });
      const feedback = this.#add({ op: 'and', width: size, a: repeated, b: this.#const(size, polynomial) });
      const shifted = this.#add({ op: 'shl', width: size, a: value, b: this.#const(32, 1n) });
      value = this.#add({ op: 'xor', width: size, a: shifted, b: feedback });
    }
    return value;
  }

  #register({ kind, width: w, x, y, z, n }: WideStep): NodeId {
    const { q, close } = this.#stateful(w);
    this.#late.push(() => {
      const value = this.#sized(x, w);
      const next = kind === 'register' ? value : this.#add({ op: 'mux', width: w, sel: this.#bit(y), a: value, b: q });
      const reset = this.#const(w, BigInt(seededRandom(z + 1).bits(w)));
      close(n % 2 ? next : this.#add({ op: 'mux', width: w, sel: this.#reset, a: reset, b: next }));
    });
    return q;
  }

  #stateful(w: number): { q: NodeId; close: (next: NodeId) => void } {
    const entry: Draft<NetRegister> = { path: this.#path('r', this.#registers.length), width: w, clock: 0, next: -1 };
    const q = this.#add({ op: 'register', width: w, register: this.#registers.push(entry) - 1 });
    return {
      q,
      close: (next) => {
        entry.next = next;
      },
    };
  }

  #rom(bits: number, w: number, seed: number): number {
    const random = seededRandom(seed + 1);
    const init = Array.from({ length: 2 ** bits - (seed % 2) }, () => BigInt(random.bits(w)));
    return (
      this.#memories.push({
        path: this.#path('m', this.#memories.length),
        width: w,
        depth: 2 ** bits,
        init,
        writes: [],
      }) - 1
    );
  }

  /** State is in two instances. */
  #path(letter: string, index: number): string {
    return `part${index % 2}.${letter}${index}`;
  }

  #add(node: NetNode): NodeId {
    return this.#nodes.push(node) - 1;
  }

  #const(w: number, value: bigint): NodeId {
    return this.#add({ op: 'const', width: w, value: value & mask(w) });
  }

  #width(id: NodeId): number {
    return this.#nodes[id]!.width;
  }

  #slice(a: NodeId, lo: number, w: number): NodeId {
    return lo === 0 && w === this.#width(a) ? a : this.#add({ op: 'slice', width: w, a, lo });
  }

  #cat(parts: readonly NodeId[]): NodeId {
    return this.#add({ op: 'cat', width: parts.reduce((sum, id) => sum + this.#width(id), 0), parts });
  }

  #value(choice: number): NodeId {
    return this.#values.at(-1 - (choice % this.#values.length))!;
  }

  /** A value's low bits, or copies of it side by side. */
  #sized(choice: number, w: number): NodeId {
    const value = this.#value(choice);
    const copies = Math.ceil(w / this.#width(value));
    return this.#slice(copies === 1 ? value : this.#cat(new Array<NodeId>(copies).fill(value)), 0, w);
  }

  #bit(choice: number): NodeId {
    const value = this.#value(choice);
    return this.#slice(value, choice % this.#width(value), 1);
  }
}

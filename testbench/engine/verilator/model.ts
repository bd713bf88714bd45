/** A running model: its linear memory, and the few calls into it. */
import '../../../support/wasm-wrappers.ts';
import type { Value } from '../simulator.ts';
import { STACK_BYTES } from './compile.ts';
import { wasiImports } from './wasi.ts';

/** A signal inside the model; `scope` is Verilator's path of its module. */
export interface ModelSignal {
  readonly scope: string;
  readonly name: string;
  readonly address: number;
  readonly width: number;
}

/** What a model asks for while it runs. */
export interface ModelHost {
  /** What the model prints at an edge; the edge is counted from the start of the call of `step`. */
  printed(text: string, edge: number): void;
  /** The start value of the word at `address` of the source's unset state with that index. */
  start(index: number, address: number): Value;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  create(seed: number): void;
  eval(): void;
  step(edges: number): void;
  choose_clocks(clocks: number): void;
  edges(rise: number, fall: number): void;
  port_address(index: number): number;
  list_signals?(): void;
}

/** Edges in one call: the harness counts them in 32 bits. */
const MOST_EDGES = 2 ** 30;

export class Model {
  /** Whether an input has changed since the logic was last settled. */
  dirty = true;
  readonly #host: ModelHost;
  #exports: Exports | undefined;
  readonly #listed: ModelSignal[] = [];
  /** Edges done in earlier calls of the same step; undefined outside of one. */
  #first: number | undefined;
  #bytes = new Uint8Array();
  #halves = new Uint16Array();
  #words = new Uint32Array();
  #doubles = new BigUint64Array();

  constructor(module: WebAssembly.Module, seed: number, host: ModelHost) {
    this.#host = host;
    const text = (address: number): string => {
      const bytes = new Uint8Array(this.#memory().buffer);
      return new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
    };
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: wasiImports(module, () => this.#memory()),
      gatewright: {
        print: (address: number, edge: number) => {
          if (this.#first !== undefined) this.#host.printed(text(address), this.#first + edge);
        },
        fatal: (address: number) => {
          throw new Error(`the Verilated model cannot go on: ${text(address)}`);
        },
        start: (index: number, address: number, part: number) =>
          Number(BigInt.asUintN(32, BigInt(this.#host.start(index, address)) >> BigInt(32 * part))),
        signal: (scope: number, name: number, address: number, width: number) => {
          this.#listed.push({ scope: text(scope), name: text(name), address, width });
        },
      },
    });
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
    this.#exports.create(nonZero(seed));
    this.#view();
  }

  /** Bring all logic up to date with the inputs. */
  settle(): void {
    this.#running().eval();
    this.dirty = false;
    this.#viewAgain();
  }

  /** From now on the clocks with a 1 in the mask have edges. */
  chooseClocks(clocks: number): void {
    this.#running().choose_clocks(clocks);
  }

  /** `n` rising edges, at least one. */
  step(n: number): void {
    const exports = this.#running();
    try {
      for (this.#first = 0; this.#first < n; this.#first += MOST_EDGES)
        exports.step(Math.min(n - this.#first, MOST_EDGES));
    } finally {
      this.#first = undefined;
    }
    this.dirty = false;
    this.#viewAgain();
  }

  /** One moment: the clocks of two masks rise and fall. */
  edges(rise: number, fall: number): void {
    const exports = this.#running();
    this.#first = 0;
    try {
      exports.edges(rise, fall);
    } finally {
      this.#first = undefined;
    }
    this.dirty = false;
    this.#viewAgain();
  }

  portAddress(index: number): number {
    return this.#running().port_address(index);
  }

  /** Every signal of the design; empty in a model built without trace. */
  signals(): readonly ModelSignal[] {
    this.#running().list_signals?.();
    return this.#listed.splice(0);
  }

  /** A function that reads `width` bits at `address` as they are, without settling. */
  reader(address: number, width: number): () => Value {
    if (width <= 8) return () => this.#bytes[address]!;
    if (width <= 16) return () => this.#halves[address / 2]!;
    if (width <= 32) return () => this.#words[address / 4]!;
    if (width <= 64) return () => this.#doubles[address / 8]!;
    const first = address / 4;
    const length = Math.ceil(width / 32);
    const { doubles, words } = scratch(length);
    return () => {
      words.set(this.#words.subarray(first, first + length));
      let value = 0n;
      for (let i = doubles.length - 1; i >= 0; i--) value = (value << 64n) | doubles[i]!;
      return value;
    };
  }

  /** A function that writes a value of at most `width` bits at `address`. */
  writer(address: number, width: number): (value: Value) => void {
    const store = this.#store(address, width);
    return (value) => {
      store(value);
      this.dirty = true;
    };
  }

  /** The memory in use, without the stack, which is empty between calls. */
  save(): Uint8Array {
    this.#running();
    return this.#bytes.slice(STACK_BYTES);
  }

  /** Put back what `save` gave. */
  load(saved: Uint8Array): void {
    this.#running();
    this.#bytes.set(saved, STACK_BYTES);
    // The memory may have grown since; what was added then is unknown to the allocator now, and stays unused.
    this.#bytes.fill(0, STACK_BYTES + saved.length);
  }

  /** Let go of the memory; every later call throws. */
  dispose(): void {
    this.#exports = undefined;
    this.dirty = true;
    this.#bytes = new Uint8Array();
    this.#halves = new Uint16Array();
    this.#words = new Uint32Array();
    this.#doubles = new BigUint64Array();
  }

  #store(address: number, width: number): (value: Value) => void {
    if (width <= 32) {
      return (value) => {
        const n = Number(value);
        if (width <= 8) this.#bytes[address] = n;
        else if (width <= 16) this.#halves[address / 2] = n;
        else this.#words[address / 4] = n;
      };
    }
    if (width <= 64) {
      return (value) => {
        this.#doubles[address / 8] = BigInt(value);
      };
    }
    const length = Math.ceil(width / 32);
    const { doubles, words } = scratch(length);
    return (value) => {
      let rest = BigInt(value);
      for (let i = 0; i < doubles.length; i++) {
        doubles[i] = rest;
        rest >>= 64n;
      }
      this.#words.set(words, address / 4);
    };
  }

  #running(): Exports {
    if (this.#exports === undefined) throw new Error('the simulator has been disposed of');
    return this.#exports;
  }

  #memory(): WebAssembly.Memory {
    return this.#running().memory;
  }

  /** Growing the memory, which printing may do, detaches the views of it. */
  #viewAgain(): void {
    if (this.#bytes.length === 0) this.#view();
  }

  #view(): void {
    const { buffer } = this.#memory();
    this.#bytes = new Uint8Array(buffer);
    this.#halves = new Uint16Array(buffer);
    this.#words = new Uint32Array(buffer);
    this.#doubles = new BigUint64Array(buffer);
  }
}

/** `length` 32-bit words that can be read and written as 64-bit ones, an odd last one with zeros above. */
function scratch(length: number): { doubles: BigUint64Array; words: Uint32Array } {
  const doubles = new BigUint64Array(Math.ceil(length / 2));
  return { doubles, words: new Uint32Array(doubles.buffer, 0, length) };
}

/** 32 bits decided by the seed; 0 would mean "choose one yourself" to Verilator. */
function nonZero(seed: number): number {
  const high = Math.floor(seed / 2 ** 32);
  const mixed = Math.imul((seed ^ Math.imul(high, 0x85ebca6b)) | 0, 0x9e3779b1);
  return mixed === 0 ? 1 : mixed;
}

/** Writes FST, the compact binary format of GTKWave: the changes in compressed blocks, each variable's by themselves. */
import { gzipSync } from 'node:zlib';
import type { Value } from '../engine/simulator.ts';
import { ByteList } from './byte-list.ts';
import type { ChangeSource } from './change-source.ts';
import { FstBlocks, packed } from './fst-block.ts';
import { CLOCK_VARIABLE, CYCLE_VARIABLE, type FstHierarchy, fstHierarchy } from './fst-hierarchy.ts';
import { UNITS_PER_CYCLE, type WaveEncoder } from './wave-encoder.ts';
import type { WaveScope } from './wave-tree.ts';

/** Where the bytes go. */
export interface ByteSink {
  write(bytes: Uint8Array): void;
  /** Replace what has been written, from the given position on. */
  patch(position: number, bytes: Uint8Array): void;
}

/** Bytes of changes after which a block is written: what bounds the memory, and what a viewer unpacks at a time. */
const BLOCK_BYTES = 1 << 23;

const HEADER_TAG = 0;
const GEOMETRY_TAG = 3;
const HIERARCHY_TAG = 4;
const NANOSECONDS = -9;

/**
 * As `VcdText`, with tables of state names in place of companions. Memory is bounded by `blockBytes`, by the names and by
 * twelve bytes or so a signal. The file is complete only after `finish`, which goes back to its head.
 *
 * Source: `fstapi.c` of GTKWave, which is the format's only definition; written anew from it. There is no date in the file,
 * so that equal runs give equal files.
 */
export class FstEncoder implements WaveEncoder {
  readonly #source: ChangeSource;
  readonly #sink: ByteSink;
  readonly #hierarchy: FstHierarchy;
  /** The signal of each variable. */
  readonly #signals: readonly number[];
  readonly #blocks: FstBlocks;
  readonly #blockBytes: number;
  #blockCount = 0;
  #firstTime = 0;
  #last = -1;
  #clock = 0;

  /** `tree` is that of the source's signals. */
  constructor(source: ChangeSource, tree: WaveScope, sink: ByteSink, blockBytes = BLOCK_BYTES) {
    this.#source = source;
    this.#sink = sink;
    this.#blockBytes = blockBytes;
    this.#hierarchy = fstHierarchy(source.signals, tree);
    const signals: number[] = [];
    this.#hierarchy.variables.forEach((variable, signal) => {
      signals[variable] = signal;
    });
    this.#signals = signals;
    this.#blocks = new FstBlocks(this.#hierarchy.widths);
    sink.write(this.#header(0));
  }

  sample(cycle: number): void {
    const blocks = this.#blocks;
    const start = cycle * UNITS_PER_CYCLE;
    const first = this.#last < 0;
    this.#last = cycle;
    if (first) this.#firstTime = start;
    else if (blocks.size >= this.#blockBytes) this.#flush();
    blocks.time(start);
    this.#setClock(first ? 0 : 1);
    blocks.change(CYCLE_VARIABLE, cycle);
    const { values, changed } = this.#source;
    const { variables } = this.#hierarchy;
    const count = this.#source.poll();
    for (let i = 0; i < count; i++) {
      const index = changed[i]!;
      blocks.change(variables[index]!, values[index]!);
    }
    // Before the first edge the clock has not risen yet.
    if (first) return;
    blocks.time(start + UNITS_PER_CYCLE / 2);
    this.#setClock(0);
  }

  finish(cycle: number): void {
    if (cycle !== this.#last) this.sample(cycle);
    const end = (cycle + 1) * UNITS_PER_CYCLE;
    this.#blocks.time(end);
    this.#flush();
    const { bytes, widths } = this.#hierarchy;
    const geometry = new ByteList();
    for (const width of widths) geometry.varint(width);
    const small = packed(geometry.bytes);
    this.#section(GEOMETRY_TAG, [geometry.length, widths.length], small);
    this.#section(HIERARCHY_TAG, [bytes.length], gzipSync(bytes));
    this.#sink.patch(0, this.#header(end));
  }

  #setClock(value: 0 | 1): void {
    this.#clock = value;
    this.#blocks.change(CLOCK_VARIABLE, value);
  }

  #flush(): void {
    this.#blockCount++;
    this.#sink.write(this.#blocks.take((variable) => this.#valueOf(variable)));
  }

  #valueOf(variable: number): Value {
    if (variable === CLOCK_VARIABLE) return this.#clock;
    if (variable === CYCLE_VARIABLE) return this.#last;
    return this.#source.values[this.#signals[variable]!]!;
  }

  /** A tag, the length of what follows (itself included), numbers, bytes. */
  #section(tag: number, numbers: readonly number[], bytes: Uint8Array): void {
    const section = new ByteList(bytes.length + 64);
    section.byte(tag);
    section.u64(8 * (numbers.length + 1) + bytes.length);
    for (const n of numbers) section.u64(n);
    section.append(bytes);
    this.#sink.write(section.bytes);
  }

  /** Always of the same length. */
  #header(end: number): Uint8Array {
    const { scopes, widths } = this.#hierarchy;
    const header = new ByteList(512);
    header.byte(HEADER_TAG);
    for (const n of [329, this.#firstTime, end]) header.u64(n);
    // Tells the byte order of real numbers, of which there are none.
    const e = Buffer.alloc(8);
    e.writeDoubleLE(Math.E);
    header.append(e);
    for (const n of [this.#blockBytes, scopes, widths.length, widths.length, this.#blockCount]) header.u64(n);
    header.byte(NANOSECONDS & 255);
    header.text('Gatewright'.padEnd(128, '\0'));
    header.text('\0'.repeat(119));
    // Verilog; time zero.
    header.byte(0);
    header.u64(0);
    return header.bytes;
  }
}

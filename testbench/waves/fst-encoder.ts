/**
 * Writes FST, the compact binary format of GTKWave: the changes in compressed blocks, each variable's by themselves.
 */
import { gzipped } from '../../support/compress.ts';
import type { Value } from '../engine/simulator.ts';
import { ByteList } from './byte-list.ts';
import type { ChangeSource } from './change-source.ts';
import { FstBlocks, packed } from './fst-block.ts';
import { type FstHierarchy, fstHierarchy } from './fst-hierarchy.ts';
import type { WaveEncoder } from './wave-encoder.ts';
import { ClockTrace, plainTime, type WaveEdge, type WaveTime } from './wave-time.ts';
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
/** Powers of ten of a second. */
const EXPONENTS = { ns: -9, ps: -12, fs: -15 } as const;

/**
 * As `VcdText`, with tables of state names in place of companions. Memory is bounded by `blockBytes`, by the names and
 * by twelve bytes or so a signal. The file is complete only after `finish`, which goes back to its head.
 *
 * Source: `fstapi.c` of GTKWave, which is the format's only definition; written again from it. There is no date in the
 * file, so that equal runs give equal files.
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
  readonly #time: WaveTime;
  readonly #trace: ClockTrace;
  readonly #levels: (0 | 1)[];
  #lastCycle = -1;
  #lastTime = -1;

  /** `tree` is that of the source's signals. */
  constructor(
    source: ChangeSource,
    tree: WaveScope,
    sink: ByteSink,
    blockBytes = BLOCK_BYTES,
    time: WaveTime = plainTime,
  ) {
    this.#time = time;
    this.#trace = new ClockTrace(time);
    this.#levels = time.clocks.map(() => 0);
    this.#source = source;
    this.#sink = sink;
    this.#blockBytes = blockBytes;
    this.#hierarchy = fstHierarchy(source.signals, tree, time.clocks);
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
    const first = this.#trace.last < 0;
    const { time, edges } = this.#trace.sample(cycle);
    if (first) this.#firstTime = time;
    this.#edges(edges.filter((edge) => edge.time < time));
    if (!first && blocks.size >= this.#blockBytes) this.#flush();
    this.#stamp(time);
    if (first) for (const clock of this.#levels.keys()) blocks.change(clock, 0);
    this.#edges(edges.filter((edge) => edge.time === time));
    if (cycle !== this.#lastCycle) blocks.change(this.#levels.length, cycle);
    this.#lastCycle = cycle;
    const { values, changed } = this.#source;
    const { variables } = this.#hierarchy;
    const count = this.#source.poll();
    for (let i = 0; i < count; i++) {
      const index = changed[i]!;
      blocks.change(variables[index]!, values[index]!);
    }
  }

  finish(cycle: number): void {
    if (this.#time.now(cycle) !== this.#trace.last) this.sample(cycle);
    const end = this.#time.end(cycle);
    this.#edges(this.#trace.fallsUntil(end));
    this.#stamp(end);
    this.#flush();
    const { bytes, widths } = this.#hierarchy;
    const geometry = new ByteList();
    for (const width of widths) geometry.varint(width);
    const small = packed(geometry.bytes);
    this.#section(GEOMETRY_TAG, [geometry.length, widths.length], small);
    this.#section(HIERARCHY_TAG, [bytes.length], gzipped(bytes));
    this.#sink.patch(0, this.#header(end));
  }

  #edges(edges: readonly WaveEdge[]): void {
    for (const { time, clock, level } of edges) {
      this.#stamp(time);
      this.#levels[clock] = level;
      this.#blocks.change(clock, level);
    }
  }

  /** Times stand in the file once. */
  #stamp(time: number): void {
    if (time !== this.#lastTime) this.#blocks.time(time);
    this.#lastTime = time;
  }

  #flush(): void {
    // A block begins with a time of its own.
    this.#lastTime = -1;
    this.#blockCount++;
    this.#sink.write(this.#blocks.take((variable) => this.#valueOf(variable)));
  }

  #valueOf(variable: number): Value {
    const level = this.#levels[variable];
    if (level !== undefined) return level;
    if (variable === this.#levels.length) return this.#lastCycle;
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
    const e = new DataView(new ArrayBuffer(8));
    e.setFloat64(0, Math.E, true);
    header.append(new Uint8Array(e.buffer));
    for (const n of [this.#blockBytes, scopes, widths.length, widths.length, this.#blockCount]) header.u64(n);
    header.byte(EXPONENTS[this.#time.unit] & 255);
    header.text('Gatewright'.padEnd(128, '\0'));
    header.text('\0'.repeat(119));
    // Verilog; time zero.
    header.byte(0);
    header.u64(0);
    return header.bytes;
  }
}

/** WebAssembly's binary format: numbers, function bodies and modules as bytes. */
import { type LocalType, op, operators, simd, typeByte, type ValueType } from './opcodes.ts';

/** Bytes under construction. */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** What has been written; valid until the next write. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = value;
  }

  append(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Unsigned LEB128 of an integer below 2^53. */
  unsigned(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  /** Signed LEB128 of 32 bits. */
  signed32(value: number): void {
    let rest = value | 0;
    for (;;) {
      const low = rest & 0x7f;
      rest >>= 7;
      if (rest === (low & 0x40 ? -1 : 0)) {
        this.byte(low);
        return;
      }
      this.byte(low | 0x80);
    }
  }

  /** Signed LEB128 of 64 bits. */
  signed64(value: bigint): void {
    let rest = BigInt.asIntN(64, value);
    for (;;) {
      const low = Number(rest & 0x7fn);
      rest >>= 7n;
      if (rest === (low & 0x40 ? -1n : 0n)) {
        this.byte(low);
        return;
      }
      this.byte(low | 0x80);
    }
  }

  /** A name: its length and its UTF-8 bytes. */
  name(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.unsigned(bytes.length);
    this.append(bytes);
  }

  #grow(by: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + by));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** One function: its instructions are written in order, its locals are claimed as they are needed. */
export class FunctionWriter {
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
  readonly #locals: LocalType[] = [];
  readonly #code = new ByteWriter();

  constructor(params: readonly ValueType[], results: readonly ValueType[]) {
    this.params = params;
    this.results = results;
  }

  /** Bytes of instructions so far. */
  get length(): number {
    return this.#code.length;
  }

  /** A new local; its index. Parameters come first, from 0. */
  local(type: LocalType): number {
    return this.params.length + this.#locals.push(type) - 1;
  }

  /** An instruction without immediate operands. */
  op(instruction: number): void {
    this.#code.byte(instruction);
  }

  /** An instruction with an index: a local, a function or a label. */
  indexed(instruction: number, index: number): void {
    this.#code.byte(instruction);
    this.#code.unsigned(index);
  }

  /** `block`, `loop` or `if`, without a result or with one. */
  open(instruction: number, result?: ValueType): void {
    this.#code.byte(instruction);
    this.#code.byte(result === undefined ? 0x40 : typeByte[result]);
  }

  /** A load or store at the address on the stack plus `offset`; no alignment is promised. */
  memory(instruction: number, offset: number): void {
    this.#code.byte(instruction);
    this.#code.byte(0);
    this.#code.unsigned(offset);
  }

  /** A vector instruction without immediate operands. */
  vector(instruction: number): void {
    this.#code.byte(0xfd);
    this.#code.unsigned(instruction);
  }

  /** A vector instruction on one lane. */
  lane(instruction: number, lane: number): void {
    this.vector(instruction);
    this.#code.byte(lane);
  }

  /** A vector's load or store at the address on the stack plus `offset`; no alignment is promised. */
  vectorMemory(instruction: number, offset: number): void {
    this.vector(instruction);
    this.#code.byte(0);
    this.#code.unsigned(offset);
  }

  /** The low 128 bits of `value` as a vector. */
  vectorConst(value: bigint): void {
    this.vector(simd.const);
    for (let byte = 0n; byte < 128n; byte += 8n) this.#code.byte(Number((value >> byte) & 0xffn));
  }

  /** The low bits of `value` as a constant. */
  const(type: ValueType, value: bigint): void {
    this.#code.byte(operators[type].const);
    // Small numbers have the same bytes in both types; the slow path is for the rest.
    if (value < 0x8000_0000n && value >= -0x8000_0000n) this.#code.signed32(Number(value));
    else if (type === 'i32') this.#code.signed32(Number(BigInt.asIntN(32, value)));
    else this.#code.signed64(value);
  }

  /** The body: runs of locals of one type, the instructions, the end. */
  body(): Uint8Array {
    const runs: { type: LocalType; count: number }[] = [];
    for (const type of this.#locals) {
      const last = runs.at(-1);
      if (last?.type === type) last.count++;
      else runs.push({ type, count: 1 });
    }
    const out = new ByteWriter();
    out.unsigned(runs.length);
    for (const { type, count } of runs) {
      out.unsigned(count);
      out.byte(typeByte[type]);
    }
    out.append(this.#code.bytes);
    out.byte(op.end);
    return out.bytes;
  }
}

/** A function that the module is given, in the import module `host`. */
export interface ImportedFunction {
  readonly name: string;
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
}

/** A module with one memory, `memory`: its own, which it exports, or another module's. */
export interface ModuleSpec {
  /** They have the first indices. */
  readonly imports: readonly ImportedFunction[];
  /** Size of the memory, fixed. */
  readonly pages: number;
  /** Whether the memory is imported. Default false. */
  readonly foreignMemory?: boolean;
  readonly functions: readonly FunctionWriter[];
  /** Exported functions: index by name, imports counted. */
  readonly exports: Readonly<Record<string, number>>;
}

/** The module's bytes (binary format, 5.5). */
export function encodeModule(spec: ModuleSpec): Uint8Array<ArrayBuffer> {
  const { imports, pages, foreignMemory = false, functions, exports } = spec;
  const out = new ByteWriter();
  out.append(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  section(out, 1, [...imports, ...functions], (s, { params, results }) => {
    s.byte(0x60);
    for (const types of [params, results]) {
      s.unsigned(types.length);
      for (const type of types) s.byte(typeByte[type]);
    }
  });
  const names = [...imports.map(({ name }) => name), ...(foreignMemory ? ['memory'] : [])];
  if (names.length > 0) {
    section(out, 2, names, (s, name, index) => {
      s.name('host');
      s.name(name);
      if (index === imports.length) fixedSize(s, pages);
      else {
        s.byte(0);
        s.unsigned(index);
      }
    });
  }
  section(out, 3, functions, (s, _, index) => s.unsigned(imports.length + index));
  if (!foreignMemory) section(out, 5, [pages], limits);
  section(out, 7, [...(foreignMemory ? [] : ['memory']), ...Object.keys(exports)], (s, name) => {
    s.name(name);
    const index = exports[name];
    s.byte(index === undefined ? 2 : 0);
    s.unsigned(index ?? 0);
  });
  section(out, 10, functions, (s, f) => {
    const body = f.body();
    s.unsigned(body.length);
    s.append(body);
  });
  return out.bytes;
}

/** A memory's smallest and largest size, which are the same. */
function limits(s: ByteWriter, pages: number): void {
  s.byte(1);
  s.unsigned(pages);
  s.unsigned(pages);
}

/** An imported memory. */
function fixedSize(s: ByteWriter, pages: number): void {
  s.byte(2);
  limits(s, pages);
}

/** A section that is a vector of items. */
function section<T>(
  out: ByteWriter,
  id: number,
  items: readonly T[],
  write: (section: ByteWriter, item: T, index: number) => void,
): void {
  const inner = new ByteWriter();
  inner.unsigned(items.length);
  items.forEach((item, index) => {
    write(inner, item, index);
  });
  out.byte(id);
  out.unsigned(inner.length);
  out.append(inner.bytes);
}

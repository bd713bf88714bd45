/** RV32I in software: an instruction set simulator, as plainly as the manual has it. */

/** Why a machine has halted. */
export type Cause = 'none' | 'illegal' | 'misaligned' | 'call' | 'stop';

/** What one instruction has done. `value` is what it has put into `rd`, where `rd` is not x0. */
export interface Step {
  readonly pc: number;
  readonly instruction: number;
  readonly next: number;
  readonly rd: number;
  readonly value: number | undefined;
  /** Where it has loaded or stored, if it has. */
  readonly address: number | undefined;
}

const field = (word: number, high: number, low: number): number => (word >>> low) & (2 ** (high - low + 1) - 1);

/** The top bit of `width` is the sign. */
const signed = (value: number, width: number): number => (value << (32 - width)) >> (32 - width);

class Halt extends Error {
  readonly why: Cause;

  constructor(why: Cause) {
    super(why);
    this.why = why;
  }
}

/** A machine with `memory`, a power of two of bytes that comes again and again through all addresses. */
export class Iss {
  readonly memory: DataView;
  /** Registers are signed. */
  readonly x = new Int32Array(32);
  pc = 0;
  cause: Cause = 'none';
  #address: number | undefined;

  constructor(memory: Uint8Array) {
    this.memory = new DataView(memory.buffer, memory.byteOffset, memory.byteLength);
  }

  /** One instruction; `undefined` where it halts the machine. */
  step(): Step | undefined {
    try {
      const { pc } = this;
      const instruction = this.memory.getUint32(this.#at(pc, 4), true);
      this.#address = undefined;
      const { value, next = pc + 4 } = this.#execute(instruction);
      if (next & 3) throw new Halt('misaligned');
      const rd = field(instruction, 11, 7);
      if (value !== undefined && rd !== 0) this.x[rd] = value;
      this.pc = next >>> 0;
      const result = rd === 0 || value === undefined ? undefined : value >>> 0;
      return { pc, instruction, next: this.pc, rd, value: result, address: this.#address };
    } catch (error) {
      if (!(error instanceof Halt)) throw error;
      this.cause = error.why;
      return undefined;
    }
  }

  #at(address: number, bytes: number): number {
    if (address % bytes !== 0) throw new Halt('misaligned');
    this.#address = address;
    return address % this.memory.byteLength;
  }

  #execute(word: number): { readonly value?: number; readonly next?: number } {
    const [a, b] = [this.x[field(word, 19, 15)]!, this.x[field(word, 24, 20)]!];
    const funct3 = field(word, 14, 12);
    const funct7 = field(word, 31, 25);
    const i = signed(field(word, 31, 20), 12);
    const s = signed((funct7 << 5) | field(word, 11, 7), 12);
    const upper = word & 0xffff_f000;
    const branch =
      (field(word, 31, 31) << 12) | (field(word, 7, 7) << 11) | (field(word, 30, 25) << 5) | (field(word, 11, 8) << 1);
    const jump =
      (field(word, 31, 31) << 20) |
      (field(word, 19, 12) << 12) |
      (field(word, 20, 20) << 11) |
      (field(word, 30, 21) << 1);
    const after = this.pc + 4;
    switch (field(word, 6, 0)) {
      case 0x37:
        return { value: upper };
      case 0x17:
        return { value: this.pc + upper };
      case 0x6f:
        return { value: after, next: this.pc + signed(jump, 21) };
      case 0x67:
        if (funct3 !== 0) throw new Halt('illegal');
        return { value: after, next: (a + i) & ~1 };
      case 0x63:
        return taken(funct3, a, b) ? { next: this.pc + signed(branch, 13) } : {};
      case 0x03:
        return { value: this.#load(funct3, (a + i) >>> 0) };
      case 0x23:
        this.#store(funct3, (a + s) >>> 0, b);
        return {};
      case 0x13: {
        const isShift = funct3 === 1 || funct3 === 5;
        return { value: compute(funct3, isShift ? funct7 : 0, a, isShift ? i & 31 : i) };
      }
      case 0x33:
        return { value: compute(funct3, funct7, a, b) };
      case 0x0f:
        if (funct3 > 1) throw new Halt('illegal');
        return {};
      case 0x73:
        throw new Halt(word === 0x73 ? 'call' : word === 0x10_0073 ? 'stop' : 'illegal');
      default:
        throw new Halt('illegal');
    }
  }

  #load(funct3: number, address: number): number {
    const { memory } = this;
    switch (funct3) {
      case 0:
        return memory.getInt8(this.#at(address, 1));
      case 1:
        return memory.getInt16(this.#at(address, 2), true);
      case 2:
        return memory.getInt32(this.#at(address, 4), true);
      case 4:
        return memory.getUint8(this.#at(address, 1));
      case 5:
        return memory.getUint16(this.#at(address, 2), true);
      default:
        throw new Halt('illegal');
    }
  }

  #store(funct3: number, address: number, value: number): void {
    const { memory } = this;
    if (funct3 === 0) memory.setInt8(this.#at(address, 1), value);
    else if (funct3 === 1) memory.setInt16(this.#at(address, 2), value, true);
    else if (funct3 === 2) memory.setInt32(this.#at(address, 4), value, true);
    else throw new Halt('illegal');
  }
}

function taken(funct3: number, a: number, b: number): boolean {
  switch (funct3) {
    case 0:
      return a === b;
    case 1:
      return a !== b;
    case 4:
      return a < b;
    case 5:
      return a >= b;
    case 6:
      return a >>> 0 < b >>> 0;
    case 7:
      return a >>> 0 >= b >>> 0;
    default:
      throw new Halt('illegal');
  }
}

function compute(funct3: number, funct7: number, a: number, b: number): number {
  switch ((funct7 << 3) | funct3) {
    case 0x000:
      return a + b;
    case 0x100:
      return a - b;
    case 0x001:
      return a << (b & 31);
    case 0x002:
      return a < b ? 1 : 0;
    case 0x003:
      return a >>> 0 < b >>> 0 ? 1 : 0;
    case 0x004:
      return a ^ b;
    case 0x005:
      return a >>> (b & 31);
    case 0x105:
      return a >> (b & 31);
    case 0x006:
      return a | b;
    case 0x007:
      return a & b;
    default:
      throw new Halt('illegal');
  }
}

/** Programs of RV32I, with registers and labels that the compiler and the assembler check. */

const names = [
  ...(['zero', 'ra', 'sp', 'gp', 'tp', 't0', 't1', 't2', 's0', 's1', 'a0', 'a1', 'a2', 'a3', 'a4', 'a5'] as const),
  ...(['a6', 'a7', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11', 't3', 't4', 't5', 't6'] as const),
] as const;

/** A register by its name in the calling convention. */
export type Register = (typeof names)[number];

const numbers = new Map<Register, number>(names.map((name, i) => [name, i]));
const numberOf = (register: Register): number => numbers.get(register)!;

/** By name: funct3, and funct7 where there is one. */
const registerOps = {
  ...({ add: [0, 0], sub: [0, 0x20], sll: [1, 0], slt: [2, 0], sltu: [3, 0], xor: [4, 0] } as const),
  ...({ srl: [5, 0], sra: [5, 0x20], or: [6, 0], and: [7, 0] } as const),
};
const immediateOps = { addi: 0, slti: 2, sltiu: 3, xori: 4, ori: 6, andi: 7 };
const shifts = { slli: [1, 0], srli: [5, 0], srai: [5, 0x20] } as const;
const loads = { lb: 0, lh: 1, lw: 2, lbu: 4, lhu: 5 };
const stores = { sb: 0, sh: 1, sw: 2 };
const branches = { beq: 0, bne: 1, blt: 4, bge: 5, bltu: 6, bgeu: 7 };

/** Throws a `RangeError` unless `value` fits into a signed field of `width` bits. */
function checked(value: number, width: number): number {
  const half = 2 ** (width - 1);
  if (!Number.isInteger(value) || value < -half || value >= half) {
    throw new RangeError(`${value} does not fit into a signed field of ${width} bits`);
  }
  return value;
}

/** Bits `high` to `low` of a value, at the place `at` of an instruction. */
const put = (value: number, high: number, low: number, at: number): number =>
  ((value >> low) & (2 ** (high - low + 1) - 1)) << at;

const r = (opcode: number, [funct3, funct7]: readonly [number, number], rd: number, rs1: number, rs2: number): number =>
  ((funct7 << 25) | (rs2 << 20) | (rs1 << 15) | (funct3 << 12) | (rd << 7) | opcode) >>> 0;
const i = (opcode: number, funct3: number, rd: number, rs1: number, value: number): number =>
  ((checked(value, 12) << 20) | (rs1 << 15) | (funct3 << 12) | (rd << 7) | opcode) >>> 0;

/** Instructions, each as one word. Offsets are in bytes from the instruction. */
export const encode = {
  register: (op: keyof typeof registerOps, rd: Register, rs1: Register, rs2: Register): number =>
    r(0x33, registerOps[op], numberOf(rd), numberOf(rs1), numberOf(rs2)),
  immediate: (op: keyof typeof immediateOps, rd: Register, rs1: Register, value: number): number =>
    i(0x13, immediateOps[op], numberOf(rd), numberOf(rs1), value),
  shift: (op: keyof typeof shifts, rd: Register, rs1: Register, by: number): number =>
    r(0x13, shifts[op], numberOf(rd), numberOf(rs1), by & 31),
  load: (op: keyof typeof loads, rd: Register, offset: number, base: Register): number =>
    i(0x03, loads[op], numberOf(rd), numberOf(base), offset),
  store: (op: keyof typeof stores, value: Register, offset: number, base: Register): number =>
    (put(checked(offset, 12), 11, 5, 25) |
      put(offset, 4, 0, 7) |
      r(0x23, [stores[op], 0], 0, numberOf(base), numberOf(value))) >>>
    0,
  branch: (op: keyof typeof branches, rs1: Register, rs2: Register, offset: number): number =>
    (put(checked(offset, 13), 12, 12, 31) |
      put(offset, 10, 5, 25) |
      put(offset, 4, 1, 8) |
      put(offset, 11, 11, 7) |
      r(0x63, [branches[op], 0], 0, numberOf(rs1), numberOf(rs2))) >>>
    0,
  lui: (rd: Register, upper: number): number => ((upper << 12) | (numberOf(rd) << 7) | 0x37) >>> 0,
  auipc: (rd: Register, upper: number): number => ((upper << 12) | (numberOf(rd) << 7) | 0x17) >>> 0,
  jal: (rd: Register, offset: number): number =>
    (put(checked(offset, 21), 20, 20, 31) |
      put(offset, 10, 1, 21) |
      put(offset, 11, 11, 20) |
      put(offset, 19, 12, 12) |
      (numberOf(rd) << 7) |
      0x6f) >>>
    0,
  jalr: (rd: Register, offset: number, base: Register): number => i(0x67, 0, numberOf(rd), numberOf(base), offset),
  fence: (): number => 0x0ff0_000f,
  ecall: (): number => 0x73,
  ebreak: (): number => 0x10_0073,
};

export type Operation = {
  readonly register: keyof typeof registerOps;
  readonly immediate: keyof typeof immediateOps;
  readonly shift: keyof typeof shifts;
  readonly load: keyof typeof loads;
  readonly store: keyof typeof stores;
  readonly branch: keyof typeof branches;
};

const keys = <T extends object>(table: T): readonly (keyof T)[] => Object.keys(table) as (keyof T)[];

/** The names of the instructions of each kind. */
export const operations: { readonly [K in keyof Operation]: readonly Operation[K][] } = {
  register: keys(registerOps),
  immediate: keys(immediateOps),
  shift: keys(shifts),
  load: keys(loads),
  store: keys(stores),
  branch: keys(branches),
};

/** All registers, x0 first. */
export const registers: readonly Register[] = names;

/** A program under way: instructions one after the other, with labels that may be named before they are placed. */
export class Program<Label extends string> {
  readonly #words: ((at: number) => number)[] = [];
  readonly #labels = new Map<Label, number>();

  label(name: Label): this {
    if (this.#labels.has(name)) throw new Error(`two labels are called ${name}`);
    this.#labels.set(name, 4 * this.#words.length);
    return this;
  }

  /** Instructions as `encode` makes them. */
  do(...words: readonly number[]): this {
    this.#words.push(...words.map((word) => () => word));
    return this;
  }

  branch(op: Operation['branch'], rs1: Register, rs2: Register, to: Label): this {
    this.#words.push((at) => encode.branch(op, rs1, rs2, this.#find(to) - at));
    return this;
  }

  jump(to: Label, link: Register = 'zero'): this {
    this.#words.push((at) => encode.jal(link, this.#find(to) - at));
    return this;
  }

  /** The words, for address 0. */
  words(): readonly number[] {
    return this.#words.map((word, index) => word(4 * index));
  }

  #find(name: Label): number {
    const at = this.#labels.get(name);
    if (at === undefined) throw new Error(`no label is called ${name}`);
    return at;
  }
}

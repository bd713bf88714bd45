/** What sequences do with registers again and again. */
import { bitsOfLanes, type MappedField, type MappedRegister } from '../mapped.ts';
import type { AnyRegisterModel } from '../register-model.ts';
import { Findings } from './findings.ts';

/** A field that keeps what is written, and those of its bits, in the word, that a write reaches without any action. */
export interface Kept {
  readonly field: MappedField;
  readonly mask: bigint;
}

export class Desk {
  readonly model: AnyRegisterModel;
  readonly findings: Findings;

  constructor(model: AnyRegisterModel, check: string) {
    this.model = model;
    this.findings = new Findings(check);
  }

  get port() {
    return this.model.port;
  }

  /**
   * The fields of a register that keep what is written, and can be looked at: those that software reads, and of those
   * that it only writes the ones that the backdoor reaches. The others that it writes are noted as left.
   */
  keptOf(register: MappedRegister): readonly Kept[] {
    const quiet = bitsOfLanes(this.port.quietLanes(register));
    return register.fields.flatMap((field) => {
      const { access } = field.spec;
      if (access !== 'rw' && access !== 'wo') return [];
      const mask = field.mask & quiet;
      if (mask === 0n) this.findings.left(field, 'it shares its bytes with a field that hardware keeps');
      else if (access === 'wo' && !this.sees(field)) this.findings.left(field, 'it reads 0, and there is no backdoor');
      else return [{ field, mask }];
      return [];
    });
  }

  /** Whether the backdoor reaches a field. */
  sees(field: MappedField): boolean {
    return this.model.backdoor?.reaches(field) === true;
  }

  /** Write a word to the bytes of a register that may be written, or to some of them. */
  async write(register: MappedRegister, word: bigint, lanes = register.lanes): Promise<void> {
    await this.port.write(register, () => word, lanes & this.port.quietLanes(register));
  }

  /** Read a register, compare it with the mirror, and fields that read 0 by the backdoor. */
  async compare(register: MappedRegister, after: string): Promise<void> {
    await this.port.read(register, (word) => {
      for (const difference of this.port.mirror.differences(register, word))
        this.findings.differs(register, difference, after);
    });
    for (const field of register.fields) if (field.spec.access === 'wo' && this.sees(field)) this.look(field, after);
  }

  /** Compare what the register of a field has with the mirror, by the backdoor. */
  look(field: MappedField, after: string): void {
    const [expected, read] = [this.port.mirror.get(field), this.model.backdoor!.peek(field)];
    if (read === expected) return;
    this.findings.differs(field.register, { field, expected, read }, `${after}, in the design`);
    this.port.mirror.put(field, read);
  }

  /** Compare all registers with the mirror. */
  async compareAll(after: string): Promise<void> {
    for (const register of this.model.mapped) await this.compare(register, after);
  }

  /** A word of random bits. */
  randomWord(): bigint {
    return BigInt(this.random.bits(8 * this.port.bus.bytes));
  }

  get random() {
    return this.model.random;
  }
}

/** All bits of fields. */
export const maskOf = (kept: readonly Kept[]): bigint => kept.reduce((all, { mask }) => all | mask, 0n);

/** Whether a word has the bit. */
export const hasBit = (word: bigint, bit: number): boolean => ((word >> BigInt(bit)) & 1n) === 1n;

/** The bits of a word by number, the lowest first. */
export function bitsIn(word: bigint): readonly number[] {
  const bits: number[] = [];
  for (let bit = 0, rest = word; rest > 0n; bit++, rest >>= 1n) if (hasBit(rest, 0)) bits.push(bit);
  return bits;
}

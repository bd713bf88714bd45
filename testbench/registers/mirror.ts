/** The mirror: what each field of the design has, as far as accesses of the bus tell. */
import { hasReset } from '../../rtl-gen/lib/axi/register-table.ts';
import { bitsOfLanes, type MappedField, type MappedRegister, valueIn } from './mapped.ts';
import { policies } from './policies.ts';

/** A field, or the bits without one, that does not read as the mirror has it. */
export interface Difference {
  readonly field: MappedField | undefined;
  readonly expected: bigint;
  readonly read: bigint;
}

/** Volatile fields have in the mirror what was read or written last. */
export class Mirror {
  readonly #registers: readonly MappedRegister[];
  readonly #values = new Map<MappedField, bigint>();

  /** As after reset. */
  constructor(registers: readonly MappedRegister[]) {
    this.#registers = registers;
    this.reset();
  }

  reset(): void {
    for (const { fields } of this.#registers) for (const field of fields) this.#values.set(field, resetOf(field));
  }

  get(field: MappedField): bigint {
    return this.#values.get(field)!;
  }

  put(field: MappedField, value: bigint): void {
    this.#values.set(field, value);
  }

  /** A write of a word took effect, in the bytes of `lanes`. */
  written({ fields }: MappedRegister, word: bigint, lanes: number): void {
    for (const field of fields) {
      if (field.spec.whole && (field.lanes & lanes) !== field.lanes) continue;
      const meant = valueIn(field, bitsOfLanes(lanes));
      this.#values.set(field, policies[field.spec.access].written(this.get(field), valueIn(field, word), meant));
    }
  }

  /** A read gave that word. */
  read({ fields }: MappedRegister, word: bigint): void {
    for (const field of fields)
      this.#values.set(field, policies[field.spec.access].read(this.get(field), valueIn(field, word)));
  }

  /** In what a word that was read differs from the mirror, before `read` is told of it. */
  differences({ fields, empty }: MappedRegister, word: bigint): readonly Difference[] {
    const found: Difference[] = [];
    for (const field of fields) {
      const read = valueIn(field, word);
      const expected = this.#expected(field, read);
      if (expected !== read) found.push({ field, expected, read });
    }
    if ((word & empty) !== 0n) found.push({ field: undefined, expected: 0n, read: word & empty });
    return found;
  }

  #expected(field: MappedField, read: bigint): bigint {
    switch (policies[field.spec.access].compared) {
      case 'kept':
        return this.get(field);
      case 'zero':
        return 0n;
      case 'set':
        return read | this.get(field);
      case 'volatile':
        return read;
    }
  }
}

/** The value of a field after reset; 0 where the table has none. */
export const resetOf = ({ spec }: MappedField): bigint => (hasReset(spec) ? BigInt(spec.reset ?? 0) : 0n);

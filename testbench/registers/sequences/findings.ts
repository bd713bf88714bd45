/** What a sequence has looked at and found. */
import type { MappedField, MappedRegister } from '../mapped.ts';
import type { Difference } from '../mirror.ts';
import { type RegisterFault, RegisterFaults } from '../register-fault.ts';

/** What a sequence that found nothing wrong has looked at. */
export interface RegisterReport {
  /** Fields, as `control.mode`, and addresses without a register. */
  readonly checked: readonly string[];
  /** Fields that it could not look at, and why. */
  readonly left: readonly { readonly field: string; readonly why: string }[];
}

export class Findings {
  readonly #check: string;
  readonly #checked = new Set<string>();
  readonly #left = new Map<string, string>();
  /** The first fault of each place. */
  readonly #faults = new Map<string, RegisterFault>();

  /** `check` is the name of the sequence, for messages. */
  constructor(check: string) {
    this.#check = check;
  }

  checked(what: string): void {
    this.#checked.add(what);
  }

  left({ path }: MappedField, why: string): void {
    this.#left.set(path, why);
  }

  /** A fault, of which only the first one of a field counts: what comes after it may follow from it. */
  fault(fault: Omit<RegisterFault, 'check'>): void {
    const place = `${fault.register}.${fault.field}`;
    if (!this.#faults.has(place)) this.#faults.set(place, { check: this.#check, ...fault });
  }

  /** A field, or bits of the register without one, that are not as expected. */
  differs({ name }: MappedRegister, { field, expected, read }: Difference, after: string): void {
    this.fault({ register: name, ...(field === undefined ? {} : { field: field.spec.name }), expected, read, after });
  }

  /** What was looked at; `RegisterFaults` if something was found. */
  report(): RegisterReport {
    if (this.#faults.size > 0) throw new RegisterFaults([...this.#faults.values()]);
    const left = [...this.#left].filter(([field]) => !this.#checked.has(field));
    return { checked: [...this.#checked], left: left.map(([field, why]) => ({ field, why })) };
  }
}

/** What is wrong with registers, as sequences and comparisons tell it. */

/** A field that did not do what its table says. */
export interface RegisterFault {
  /** What found it: `bit bash`. */
  readonly check: string;
  readonly register: string;
  /** Absent where it is about the whole register, an address, or bits that no field has. */
  readonly field?: string;
  /** In the field; of a whole register in its word. Text where it is about an answer of the bus. */
  readonly expected: bigint | string;
  readonly read: bigint | string;
  /** After what. */
  readonly after: string;
}

/** Everything that a check has found. The message has a line for each of them. */
export class RegisterFaults extends Error {
  override readonly name = 'RegisterFaults';
  readonly faults: readonly RegisterFault[];

  constructor(faults: readonly RegisterFault[]) {
    super(
      [`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} of registers:`, ...faults.map(textOf)].join('\n'),
    );
    this.faults = faults;
  }
}

const textOf = ({ check, register, field, expected, read, after }: RegisterFault): string => {
  const place = field === undefined ? register : `${register}.${field}`;
  return `  ${place} reads ${numeral(read)}, expected ${numeral(expected)}, ${after} (${check})`;
};

const numeral = (value: bigint | string): string => (typeof value === 'string' ? value : `0x${value.toString(16)}`);

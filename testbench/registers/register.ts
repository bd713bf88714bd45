/** A register of a model. */
import type { RegisterSpec } from '../../rtl-gen/lib/axi/register-table.ts';
import { UserError } from '../../support/user-error.ts';
import type { Value } from '../engine/simulator.ts';
import type { Backdoor } from './backdoor.ts';
import { Field } from './field.ts';
import { bitsOfLanes, type MappedField, type MappedRegister, namedOf, shown, valueIn, withValues } from './mapped.ts';
import { RegisterFaults } from './register-fault.ts';
import type { RegisterPort } from './register-port.ts';
import type { RegisterActions } from './typed-registers.ts';

type Values = Readonly<Record<string, Value | string>>;
type Given = Readonly<Record<string, Value | string | undefined>>;

/** As `RegisterHandle` types it. */
export class Register {
  readonly mapped: MappedRegister;
  readonly port: RegisterPort;
  readonly backdoor: Backdoor | undefined;
  readonly #byName: ReadonlyMap<string, Field>;

  constructor(mapped: MappedRegister, port: RegisterPort, backdoor: Backdoor | undefined) {
    this.mapped = mapped;
    this.port = port;
    this.backdoor = backdoor;
    this.#byName = new Map(mapped.fields.map((field) => [field.spec.name, new Field(field, this)]));
  }

  /** What users see of it: what can be done, and beside it the fields of other names. */
  handle(): object {
    const { name, address, lanes } = this.mapped;
    const fields = Object.fromEntries(this.#byName);
    return {
      ...fields,
      name,
      address,
      fields,
      read: async () => this.#valuesIn(await this.readBits()),
      write: async (values: Given) => this.writeFields(this.#written(values)),
      readWord: async () => {
        const word = await this.readBits();
        return this.port.bus.bytes > 4 ? word : Number(word);
      },
      writeWord: (word: Value, strobe = lanes) => this.port.write(this.mapped, () => this.#whole(word), strobe),
      get: () => this.#each((field) => field.get()),
      set: (values: Given) => this.#forEach(values, (field, value) => field.set(value)),
      update: () => this.update(),
      mirror: async () => this.#valuesIn(await this.compareBits()),
      predict: (values: Given) => this.#forEach(values, (field, value) => field.predict(value)),
      poke: (values: Given) => this.#forEach(values, (field, value) => field.poke(value)),
    } satisfies Record<keyof RegisterActions<RegisterSpec>, unknown>;
  }

  async update(): Promise<void> {
    const values = [...this.#byName.values()].flatMap((field) => {
      const value = field.takeSet();
      return value === undefined ? [] : [[field.mapped, value] as const];
    });
    if (values.length > 0) await this.writeFields(values);
  }

  readBits(): Promise<bigint> {
    return this.port.read(this.mapped);
  }

  /** A read of which one field, or all, are as the mirror has them. */
  compareBits(only?: MappedField): Promise<bigint> {
    return this.port.read(this.mapped, (word) => {
      const differences = this.port.mirror
        .differences(this.mapped, word)
        .filter(({ field }) => only === undefined || field === only);
      if (differences.length === 0) return;
      const about = { check: 'mirror', register: this.mapped.name, after: 'which the mirror has' };
      throw new RegisterFaults(
        differences.map(({ field, expected, read }) => ({
          ...about,
          ...(field === undefined ? {} : { field: field.spec.name }),
          expected,
          read,
        })),
      );
    });
  }

  /** These fields in one access of the bytes that have them. */
  async writeFields(values: readonly (readonly [field: MappedField, value: bigint])[]): Promise<void> {
    const lanes = values.reduce((sum, [field]) => sum | field.lanes, 0);
    await this.port.write(this.mapped, () => withValues(this.port.quietWord(this.mapped), values), lanes);
  }

  #written(values: Given): readonly (readonly [field: MappedField, value: bigint])[] {
    return Object.entries(values).flatMap(([name, value]) => {
      const field = this.#field(name);
      return value === undefined ? [] : [[field.mapped, field.written(value)] as const];
    });
  }

  #field(name: string): Field {
    return namedOf(this.#byName, name, `${this.mapped.name} has no field`);
  }

  #valuesIn(word: bigint): Values {
    return this.#each(({ mapped }) => shown(mapped, valueIn(mapped, word)));
  }

  #each(valueFor: (field: Field) => Value | string): Values {
    return Object.fromEntries([...this.#byName].map(([name, field]) => [name, valueFor(field)]));
  }

  #forEach(values: Given, act: (field: Field, value: Value | string) => void): void {
    for (const [name, value] of Object.entries(values)) if (value !== undefined) act(this.#field(name), value);
  }

  #whole(word: Value): bigint {
    const { name, lanes } = this.mapped;
    if ((BigInt(word) & ~bitsOfLanes(lanes)) === 0n) return BigInt(word);
    throw new UserError(`${word} is no word of ${name}, which has ${8 * this.port.bus.bytes} bits`);
  }
}

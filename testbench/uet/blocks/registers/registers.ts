/** What software does with registers: by name, over a bus. */
import { counterAge, type RegisterTable } from '../../../../rtl-gen/lib/axi/register-table.ts';
import type { AxiLiteManager } from '../../../agents/axi/axi-lite-manager.ts';
import type { TestContext } from '../../../bench/context.ts';

/** Registers and their fields by name, over a bus. */
export class Registers {
  readonly #t: TestContext;
  readonly #bus: AxiLiteManager;
  readonly #table: RegisterTable;

  constructor(t: TestContext, bus: AxiLiteManager, table: RegisterTable) {
    this.#t = t;
    this.#bus = bus;
    this.#table = table;
  }

  /** Writes a register whole: fields that are not given become 0. */
  async write(register: string, fields: Readonly<Record<string, number>>): Promise<void> {
    const { offset } = this.#find(register);
    const parts = Object.entries(fields).map(
      ([name, value]) => BigInt(value) << BigInt(this.#range(register, name)[1]),
    );
    const { response } = await this.#bus.writeWord(offset, Number(parts.reduce((a, b) => a | b, 0n)));
    if (response !== 'OKAY') throw new Error(`a write of ${register} is answered ${response}`);
  }

  /** A field; of a counter of 64 bits all of it, as it was when the read was called for or later. */
  async read(register: string, field: string): Promise<number> {
    if (this.#find(register).fields.some(({ access }) => access === 'count')) return this.#readCounter(register);
    return this.#readWord(register, field);
  }

  /** The low word, then the high one, once the counter has what has happened. */
  async #readCounter(register: string): Promise<number> {
    // What happens in a clock is in the short counter one clock later.
    await this.#t.cycles(counterAge(this.#table) + 1);
    const low = await this.#readWord(register, 'count');
    return low + 2 ** 32 * (await this.#readWord(`${register}_high`, 'count'));
  }

  async #readWord(register: string, field: string): Promise<number> {
    const { value, response } = await this.#bus.readWord(this.#find(register).offset);
    if (response !== 'OKAY') throw new Error(`a read of ${register} is answered ${response}`);
    const [hi, lo] = this.#range(register, field);
    return Number((BigInt(value) >> BigInt(lo)) & ((1n << BigInt(hi - lo + 1)) - 1n));
  }

  #find(name: string) {
    const register = this.#table.find((r) => r.name === name);
    if (register === undefined) throw new RangeError(`there is no register ${name}`);
    return register;
  }

  #range(register: string, name: string): readonly [hi: number, lo: number] {
    const field = this.#find(register).fields.find((f) => f.name === name);
    if (field === undefined) throw new RangeError(`${register} has no field ${name}`);
    return typeof field.bits === 'number' ? [field.bits, field.bits] : field.bits;
  }
}

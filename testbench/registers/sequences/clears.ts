/** Bits that hardware sets and software clears. */
import type { Value } from '../../engine/simulator.ts';
import { type MappedField, type MappedRegister, valueIn } from '../mapped.ts';
import type { AnyRegisterModel } from '../register-model.ts';
import { bitsIn, Desk } from './desk.ts';
import type { RegisterReport } from './findings.ts';

export interface ClearsOptions {
  /** Has hardware set these bits of a field for a moment. Default: they are put there by the backdoor. */
  readonly raise?: (register: string, field: string, bits: Value) => PromiseLike<void>;
}

/**
 * Has bits of `w1c` and `rc` fields set, and clears them: each bit of the register that is written 1, and no other one,
 * whatever else is written; not by a write of 0, nor without the strobe of its byte; those of `rc` by a read alone, all
 * at once. Bits that hardware holds at 1 from the beginning are left out, so it has to be at rest. Without `raise` and
 * without a backdoor that can put values into registers all fields are left.
 */
export async function checkClears(model: AnyRegisterModel, options: ClearsOptions = {}): Promise<RegisterReport> {
  const desk = new Desk(model, 'clears');
  const raise = raiserOf(model, options);
  for (const register of model.mapped)
    for (const access of ['rc', 'w1c'] as const) {
      const fields = register.fields.filter((field) => field.spec.access === access && isRaised(desk, options, field));
      if (fields.length === 0) continue;
      const run = new ClearsRun(desk, register, fields, raise);
      await (access === 'rc' ? run.byRead() : run.byOnes());
    }
  return desk.findings.report();
}

type Raise = (field: MappedField, bits: bigint) => Promise<void>;

function raiserOf({ backdoor }: AnyRegisterModel, { raise }: ClearsOptions): Raise {
  if (raise !== undefined)
    return async (field, bits) => raise(field.register.name, field.spec.name, field.width > 32 ? bits : Number(bits));
  return async (field, bits) => backdoor!.poke(field, backdoor!.peek(field) | bits);
}

function isRaised(desk: Desk, { raise }: ClearsOptions, field: MappedField): boolean {
  if ((field.lanes & ~desk.port.quietLanes(field.register)) !== 0) {
    desk.findings.left(field, 'it shares its bytes with a field that hardware keeps');
    return false;
  }
  if (raise !== undefined || desk.model.backdoor?.canPoke(field) === true) return true;
  desk.findings.left(
    field,
    'nothing sets its bits: give `raise`, or a backdoor in a run that puts values into registers',
  );
  return false;
}

/** Fields of one kind in a register. Bits are those of the word. */
class ClearsRun {
  readonly #desk: Desk;
  readonly #register: MappedRegister;
  readonly #fields: readonly MappedField[];
  readonly #raise: Raise;
  /** Bits that can be set and cleared. */
  #free: bigint;

  constructor(desk: Desk, register: MappedRegister, fields: readonly MappedField[], raise: Raise) {
    this.#desk = desk;
    this.#register = register;
    this.#fields = fields;
    this.#raise = raise;
    this.#free = fields.reduce((all, { mask }) => all | mask, 0n);
  }

  async byRead(): Promise<void> {
    await this.#read();
    this.#leaveHeld(await this.#read());
    await this.#raiseAll();
    // A write clears none of them.
    await this.#write(this.#free, this.#register.lanes);
    await this.#expect(this.#free, 'after its bits were set and written 1, which only a read clears');
    await this.#expect(0n, 'after a read, which clears it');
  }

  async byOnes(): Promise<void> {
    const { lanes } = this.#register;
    await this.#clear(await this.#read());
    this.#leaveHeld(await this.#read());
    await this.#raiseAll();
    await this.#expect(this.#free, 'after its bits were set');
    await this.#write(0n, lanes);
    await this.#expect(this.#free, 'after it was written 0');
    if (this.#desk.port.bus.strobes) {
      await this.#write(this.#free, 0);
      await this.#expect(this.#free, 'after it was written 1 without strobes');
    }
    let set = this.#free;
    for (const bit of bitsIn(this.#free)) {
      await this.#write(1n << BigInt(bit), lanes);
      set &= ~(1n << BigInt(bit));
      await this.#expect(set, `after bit ${bit} of ${this.#register.name} was cleared`);
    }
    await this.#raiseAll();
    await this.#expect(this.#free, 'after its bits were set again');
    await this.#clear(this.#free);
    await this.#expect(0n, 'after all its bits were cleared');
  }

  /** Bits that are 1 although they were cleared are not of use. */
  #leaveHeld(word: bigint): void {
    for (const field of this.#fields) {
      if ((word & field.mask) === field.mask) this.#desk.findings.left(field, 'hardware holds it at 1');
      else this.#desk.findings.checked(field.path);
    }
    this.#free &= ~word;
  }

  async #raiseAll(): Promise<void> {
    for (const field of this.#fields) {
      const bits = valueIn(field, this.#free);
      if (bits !== 0n) await this.#raise(field, bits);
    }
  }

  /** Write those bits of the fields, all others as they are, in these bytes. */
  async #write(word: bigint, lanes: number): Promise<void> {
    const quiet = this.#desk.port.quietWord(this.#register);
    await this.#desk.write(this.#register, quiet | word, lanes);
  }

  async #clear(word: bigint): Promise<void> {
    await this.#write(word & this.#free, this.#register.lanes);
  }

  async #expect(expected: bigint, after: string): Promise<void> {
    const word = await this.#read();
    for (const field of this.#fields) {
      const free = valueIn(field, this.#free);
      const [want, read] = [valueIn(field, expected) & free, valueIn(field, word) & free];
      if (want !== read) this.#desk.findings.differs(this.#register, { field, expected: want, read }, after);
    }
  }

  #read(): Promise<bigint> {
    return this.#desk.port.read(this.#register);
  }
}

/** A field of a register model. */
import { UserError } from '../../support/user-error.ts';
import type { Value } from '../engine/simulator.ts';
import type { Backdoor } from './backdoor.ts';
import { given, type MappedField, shown, valueIn } from './mapped.ts';
import { isUnwritable } from './policies.ts';
import type { Register } from './register.ts';

/** As `FieldHandle` types it. */
export class Field {
  readonly mapped: MappedField;
  readonly #register: Register;
  #set: bigint | undefined;

  constructor(mapped: MappedField, register: Register) {
    this.mapped = mapped;
    this.#register = register;
  }

  get path(): string {
    return this.mapped.path;
  }

  get(): Value | string {
    return this.#shown(this.#mirror.get(this.mapped));
  }

  desired(): Value | string {
    return this.#shown(this.#set ?? this.#mirror.get(this.mapped));
  }

  predict(value: Value | string): void {
    this.#mirror.put(this.mapped, given(this.mapped, value));
  }

  peek(): Value | string {
    const value = this.#backdoor.peek(this.mapped);
    this.#mirror.put(this.mapped, value);
    return this.#shown(value);
  }

  poke(value: Value | string): void {
    const bits = given(this.mapped, value);
    this.#backdoor.poke(this.mapped, bits);
    this.#mirror.put(this.mapped, bits);
  }

  async read(): Promise<Value | string> {
    return this.#shown(valueIn(this.mapped, await this.#register.readBits()));
  }

  async mirror(): Promise<Value | string> {
    return this.#shown(valueIn(this.mapped, await this.#register.compareBits(this.mapped)));
  }

  async write(value: Value | string): Promise<void> {
    await this.#register.writeFields([[this.mapped, this.written(value)]]);
  }

  set(value: Value | string): void {
    this.#set = this.written(value);
  }

  /** What was set and is not there, once. */
  takeSet(): bigint | undefined {
    const value = this.#set;
    this.#set = undefined;
    const isThere = this.mapped.spec.access === 'rw' || this.mapped.spec.access === 'wo';
    return isThere && value === this.#mirror.get(this.mapped) ? undefined : value;
  }

  /** A value that software writes, as bits. */
  written(value: Value | string): bigint {
    const { path, spec } = this.mapped;
    if (isUnwritable(spec.access)) throw new UserError(`${path} cannot be written: it is ${spec.access}`);
    return given(this.mapped, value);
  }

  #shown(value: bigint): Value | string {
    return shown(this.mapped, value);
  }

  get #mirror() {
    return this.#register.port.mirror;
  }

  get #backdoor(): Backdoor {
    const { backdoor } = this.#register;
    if (backdoor !== undefined) return backdoor;
    throw new UserError(`${this.path} is reached by the bus alone: give the model a backdoor`);
  }
}

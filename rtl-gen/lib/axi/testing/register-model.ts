/** A register file in software: what its outputs are in each clock, from what its inputs were. */
import { CounterBankModel } from '../../counting/testing/counter-bank-model.ts';
import { type CounterWindow, counterWindow } from '../counter-window.ts';
import {
  type FieldSpec,
  isCounted,
  isToHardware,
  type RegisterSpec,
  type RegisterTable,
  rangeOf,
} from '../register-table.ts';

type Values = Readonly<Record<string, number | bigint>>;

/** Names of the ports are those of the Verilog. */
export class RegisterModel {
  readonly #table: RegisterTable;
  readonly #bytes: number;
  readonly #state = new Map<string, bigint>();
  readonly #window: CounterWindow | undefined;
  readonly #bank: CounterBankModel | undefined;
  /** The high word that is held, and of which counter. */
  #latched: { readonly index: number; readonly high: bigint } | undefined;
  #address: bigint | undefined;
  #data: { readonly data: bigint; readonly strobes: bigint } | undefined;
  #b: number | undefined;
  #r: { readonly resp: number; readonly data: bigint } | undefined;

  /** As after reset. */
  constructor(table: RegisterTable, dataWidth: number) {
    this.#table = table;
    this.#bytes = dataWidth / 8;
    this.#window = counterWindow(table, dataWidth);
    this.#bank = this.#window && new CounterBankModel(this.#window.counters);
    for (const [register, field] of this.#held()) {
      if (field.access !== 'ext') this.#state.set(key(register, field), BigInt(field.reset ?? 0));
      else this.#state.set(`${key(register, field)}_written`, 0n);
    }
  }

  /** What the outputs are; without `bresp`, `rresp`, `rdata` and the `value` of `ext` where they mean nothing. */
  outputs(): Values {
    const fields = [...this.#state].map(([name, value]) => [`regs_${name}`, value] as const);
    return {
      ...Object.fromEntries(fields),
      s_axi_awready: this.#address === undefined ? 1 : 0,
      s_axi_wready: this.#data === undefined ? 1 : 0,
      s_axi_bvalid: this.#b === undefined ? 0 : 1,
      s_axi_arready: this.#r === undefined ? 1 : 0,
      s_axi_rvalid: this.#r === undefined ? 0 : 1,
      ...(this.#b === undefined ? {} : { s_axi_bresp: this.#b }),
      ...(this.#r === undefined ? {} : { s_axi_rresp: this.#r.resp, s_axi_rdata: this.#r.data }),
    };
  }

  /** An edge with these inputs. */
  step(inputs: Values): void {
    const word = (name: string): bigint => BigInt(inputs[`s_axi_${name}`]!);
    const set = (register: RegisterSpec, field: FieldSpec): bigint => BigInt(inputs[`hw_${key(register, field)}`] ?? 0);
    const isRead = word('arvalid') === 1n && this.#r === undefined;
    const read = isRead ? this.#at(word('araddr')) : undefined;
    const answer = isRead ? this.#read(read, set) : undefined;
    this.#bank?.step(this.#window!.counters.map(({ name }) => BigInt(inputs[`hw_${name}_count`] ?? 0)));
    const write = this.#address !== undefined && this.#data !== undefined && this.#b === undefined;
    const written = write ? this.#at(this.#address!) : undefined;
    for (const [register, field] of this.#held()) {
      const name = key(register, field);
      if (field.access === 'ext') {
        this.#keep(name, register === written ? this.#written(field, set(register, field)) : undefined);
        continue;
      }
      let value = this.#state.get(name)!;
      if (field.access === 'pulse') value = 0n;
      if (field.access === 'rc' && register === read) value = 0n;
      if (register === written) value = this.#write(field, value, this.#data!);
      if (field.access === 'w1c' || field.access === 'rc') value |= set(register, field);
      this.#state.set(name, value);
    }
    if (this.#b !== undefined && word('bready') === 1n) this.#b = undefined;
    if (this.#r !== undefined && word('rready') === 1n) this.#r = undefined;
    if (answer !== undefined) this.#r = answer;
    if (write) {
      this.#b = written === undefined ? 2 : 0;
      this.#address = undefined;
      this.#data = undefined;
      return;
    }
    if (word('awvalid') === 1n) this.#address ??= word('awaddr');
    if (word('wvalid') === 1n) this.#data ??= { data: word('wdata'), strobes: word('wstrb') };
  }

  /**
   * What software has written to a field that hardware keeps, if a byte of it had a strobe, or each where it is written
   * `whole`.
   */
  #written(field: FieldSpec, driven: bigint): bigint | undefined {
    const [hi, lo] = rangeOf(field);
    const { strobes } = this.#data!;
    const all = (1n << BigInt(Math.floor(hi / 8) - Math.floor(lo / 8) + 1)) - 1n;
    const bytes = (strobes >> BigInt(Math.floor(lo / 8))) & all;
    return bytes < (field.whole ? all : 1n) ? undefined : this.#write(field, driven, this.#data!);
  }

  #keep(name: string, value: bigint | undefined): void {
    this.#state.set(`${name}_written`, value === undefined ? 0n : 1n);
    if (value === undefined) this.#state.delete(`${name}_value`);
    else this.#state.set(`${name}_value`, value);
  }

  #held(): readonly (readonly [RegisterSpec, FieldSpec])[] {
    return this.#table.flatMap((r) => r.fields.filter(isToHardware).map((f) => [r, f] as const));
  }

  #at(address: bigint): RegisterSpec | undefined {
    const offset = Number(address) - (Number(address) % this.#bytes);
    return this.#table.find((register) => register.offset === offset);
  }

  #read(register: RegisterSpec | undefined, set: (r: RegisterSpec, f: FieldSpec) => bigint) {
    if (register === undefined) return { resp: 2, data: 0n };
    if (register.fields.some(isCounted)) return { resp: 0, data: this.#readCounter(register) };
    const parts = register.fields.map((field) => {
      if (field.access === 'wo' || field.access === 'pulse') return 0n;
      const value =
        field.access === 'ro' || field.access === 'ext' ? set(register, field) : this.#state.get(key(register, field))!;
      return value << BigInt(rangeOf(field)[1]);
    });
    return { resp: 0, data: parts.reduce((a, b) => a | b, 0n) };
  }

  /** A word of a counter; that of a low word holds the high one. */
  #readCounter({ offset }: RegisterSpec): bigint {
    const at = offset - this.#window!.base;
    const index = Math.floor(at / 8);
    const total = this.#bank!.total(index);
    if (this.#bytes === 8) return total;
    const high = total >> 32n;
    if (at % 8 !== 0) {
      const latched = this.#latched;
      if (latched?.index !== index) return high;
      this.#latched = undefined;
      return latched.high;
    }
    this.#latched = { index, high };
    return BigInt.asUintN(32, total);
  }

  #write(field: FieldSpec, before: bigint, { data, strobes }: { data: bigint; strobes: bigint }): bigint {
    const [hi, lo] = rangeOf(field);
    let value = before;
    for (let i = lo; i <= hi; i++) {
      if (((strobes >> BigInt(Math.floor(i / 8))) & 1n) === 0n) continue;
      const one = ((data >> BigInt(i)) & 1n) === 1n;
      const bit = 1n << BigInt(i - lo);
      if (field.access === 'w1c') value = one ? value & ~bit : value;
      else if (field.access !== 'rc') value = one ? value | bit : value & ~bit;
    }
    return value;
  }
}

const key = (register: RegisterSpec, field: FieldSpec): string => `${register.name}_${field.name}`;

/** What the registers of the semantic sublayer hold, clock by clock, and what becomes of commands. */
import { rangeOf } from '../../../../../../rtl-gen/lib/axi/register-table.ts';
import {
  type SemanticKind,
  semanticKinds,
  semanticRegisters,
} from '../../../../../../rtl-gen/uet/endpoint/registers/semantic-registers.ts';
import type { Written } from './axi-lite-model.ts';

/** What commands, messages and contexts tell in a clock. */
export interface Told {
  /** Of a table: its command is done. */
  readonly tables: Partial<Readonly<Record<SemanticKind, { readonly status: number; readonly slot: number }>>>;
  readonly taken: { readonly context: boolean; readonly receive: boolean; readonly atomic: boolean };
  readonly receive: { readonly outcome: number; readonly wr_id: number; readonly left: number } | undefined;
  readonly found: { readonly is_whole: number; readonly number: number } | undefined;
  readonly released: { readonly ok: number } | undefined;
  readonly atomic: { readonly code: number; readonly fetched: bigint } | undefined;
  readonly exhausted: number | undefined;
}

/** What hardware shows for software to read, word by register. */
export type Shown = Readonly<Record<string, number>>;

const nothing = { status: 0, outcome: 0, slot: 0, wr_id: 0, left: 0, code: 0, fetched: 0n };
const noMessage = { valid: 0, is_whole: 0, number: 0 };

/** 0 done, 3 missing (`status` of the registers). */
const statusOf = (ok: number): number => (ok === 1 ? 0 : 3);

export class SemanticModel {
  /** Words that software reads and writes. */
  readonly #words = new Map<string, number>();
  readonly #kinds: readonly SemanticKind[];
  readonly #built: number;
  /** The command that is offered, and whether one that was taken is not done. */
  offered: SemanticKind | undefined;
  waits = false;
  #told = nothing;
  #found = noMessage;
  #exhausted = 0n;
  /** What was written in the clock before: commands that are to begin, and what software takes. */
  #go = 0;
  take = 0;

  /** Of an endpoint with those commands, and that word of what is built in. */
  constructor(kinds: readonly SemanticKind[], built: number) {
    this.#kinds = kinds;
    this.#built = built;
  }

  get busy(): boolean {
    return this.offered !== undefined || this.waits;
  }

  reset(): void {
    this.#words.clear();
    this.offered = undefined;
    this.waits = false;
    this.#told = nothing;
    this.#found = noMessage;
    this.#exhausted = 0n;
    this.#go = 0;
    this.take = 0;
  }

  /** A field that software keeps. */
  field(register: string, name: string): bigint {
    const [hi, lo] = rangeOf(registerNamed(register).fields.find((field) => field.name === name)!);
    return BigInt.asUintN(hi - lo + 1, BigInt(this.#words.get(register) ?? 0) >> BigInt(lo));
  }

  /** What a read of a word of the bus has; undefined where there is no register. */
  wordAt(word: number, shown: Shown): number | undefined {
    const register = semanticRegisters.find(({ offset }) => offset === 4 * word);
    if (register === undefined) return undefined;
    const { name } = register;
    return this.#own(name) ?? shown[name] ?? this.#words.get(name) ?? 0;
  }

  #own(name: string): number | undefined {
    const { status, outcome, slot, wr_id, left, code, fetched } = this.#told;
    switch (name) {
      case 'go':
      case 'take':
        return 0;
      case 'status':
        return ((slot << 16) | (outcome << 8) | (status << 4) | Number(this.busy)) >>> 0;
      case 'told':
        return wr_id;
      case 'built':
        return this.#built;
      case 'left':
        return left;
      case 'atomic_code':
        return code;
      case 'fetched_0':
      case 'fetched_1':
        return wordOf(fetched, name);
      case 'exhausted_0':
      case 'exhausted_1':
        return wordOf(this.#exhausted, name);
      case 'found':
        return ((this.#found.number << 16) | (this.#found.is_whole << 1) | this.#found.valid) >>> 0;
      default:
        return undefined;
    }
  }

  edge(told: Told, written: Written | undefined): void {
    this.#carryOut(told);
    const [go, take] = [this.#written('go', written), this.#written('take', written)];
    this.#go = go & 0xff;
    this.take = take & 3;
    const ones = ['exhausted_0', 'exhausted_1'].map((name) => BigInt(this.#written(name, written)));
    this.#exhausted &= ~(ones[0]! | (ones[1]! << 32n));
    if (told.exhausted !== undefined) this.#exhausted |= 1n << BigInt(told.exhausted);
    this.#keep(written);
  }

  /** Bits that software writes 1 to. */
  #written(name: string, written: Written | undefined): number {
    if (written === undefined || 4 * written.word !== registerNamed(name).offset) return 0;
    return (written.data & maskOf(written.strobes)) >>> 0;
  }

  #keep(written: Written | undefined): void {
    if (written === undefined) return;
    const register = semanticRegisters.find(({ offset }) => offset === 4 * written.word);
    if (register === undefined) return;
    let fields = 0n;
    for (const field of register.fields) {
      const [hi, lo] = rangeOf(field);
      if (field.access === 'rw') fields |= ((1n << BigInt(hi - lo + 1)) - 1n) << BigInt(lo);
    }
    const mask = maskOf(written.strobes);
    const word = (written.data & mask) | ((this.#words.get(register.name) ?? 0) & ~mask);
    this.#words.set(register.name, (word & Number(fields)) >>> 0);
  }

  #carryOut(told: Told): void {
    const { offered } = this;
    const began = this.#kinds.find((kind) => (this.#go >> semanticKinds.indexOf(kind)) & 1);
    if (!this.busy) this.offered = began;
    const table = offered && told.tables[offered];
    if (table !== undefined) {
      this.offered = undefined;
      this.#told = { ...this.#told, status: table.status, slot: table.slot };
    }
    if (offered === 'context' && told.taken.context) this.offered = undefined;
    const isTaken =
      (offered === 'receive' && told.taken.receive) ||
      (offered === 'atomic' && told.taken.atomic) ||
      offered === 'release';
    if (isTaken) {
      this.offered = undefined;
      this.waits = true;
      if (offered === 'receive') this.#found = { ...this.#found, valid: 0 };
    }
    const { receive, released, atomic, found } = told;
    if (receive !== undefined) this.#told = { ...this.#told, ...receive };
    if (released !== undefined) this.#told = { ...this.#told, status: statusOf(released.ok) };
    if (atomic !== undefined) this.#told = { ...this.#told, ...atomic };
    if (receive !== undefined || released !== undefined || atomic !== undefined) this.waits = false;
    if (found !== undefined) this.#found = { valid: 1, ...found };
  }
}

const registerNamed = (name: string) => semanticRegisters.find((register) => register.name === name)!;

/** The lower word of a value, or the upper one, by the name of its register. */
const wordOf = (value: bigint, name: string): number =>
  Number(BigInt.asUintN(32, name.endsWith('_1') ? value >> 32n : value));

/** The bits of bytes that have a strobe. */
const maskOf = (strobes: number): number =>
  [0, 1, 2, 3].reduce((mask, byte) => ((strobes >> byte) & 1 ? mask | (0xff << (8 * byte)) : mask), 0);

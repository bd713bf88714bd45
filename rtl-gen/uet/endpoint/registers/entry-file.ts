/** A table that software sets entry by entry: it puts one together, and then it changes at once. */
import { type Bits, bit, bits, type Ctx } from '../../../hdl/index.ts';
import type { AxiLiteRequest, AxiLiteResponse } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import type { FieldSpec, RegisterSpec, RegisterTable, Written } from '../../../lib/axi/register-table.ts';
import { rangeOf } from '../../../lib/axi/register-table.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { writtenTable } from './written-table.ts';

/** A part of an entry: a field of a register, or, of more than 32 bits, several registers. */
export interface EntryPart {
  readonly register: string;
  readonly field: string;
  readonly width: number;
}

/** A register of an entry, whose fields software reads and writes and hardware loads. */
export const entryRegister = (
  name: string,
  offset: number,
  doc: string,
  fields: readonly Pick<FieldSpec, 'name' | 'bits' | 'doc'>[],
): RegisterSpec => ({ name, offset, doc, fields: fields.map((field) => ({ ...field, access: 'ext' as const })) });

/** Registers `name_0` and so on of a value of more than 32 bits, the least significant bits first. */
export const entryWords = (name: string, offset: number, width: number, doc: string): readonly RegisterSpec[] =>
  Array.from({ length: Math.ceil(width / 32) }, (_, i) => {
    const top = Math.min(31, width - 32 * i - 1);
    const range = `bits ${32 * i + top} to ${32 * i}`;
    return entryRegister(`${name}_${i}`, offset + 4 * i, `${doc}: ${range}.`, [{ name: 'bits', bits: [top, 0] }]);
  });

/** The registers that every such table has: which entry, and what is done with it. */
export const entryChoice = (depth: number, what: string): readonly RegisterSpec[] => [
  {
    name: 'index',
    offset: 0x00,
    doc: `Which ${what} \`go\` is about.`,
    fields: [{ name: 'entry', bits: [Math.log2(depth) - 1, 0], access: 'rw', doc: `0 to ${depth - 1}.` }],
  },
  {
    name: 'go',
    offset: 0x04,
    doc: `Writes the ${what}, or reads it back.`,
    fields: [
      { name: 'write', bits: 0, access: 'pulse', doc: 'It becomes what the registers below say, all of it at once.' },
      { name: 'read', bits: 1, access: 'pulse', doc: 'The registers below become what was written last, 0 before.' },
    ],
  },
];

/** The parts of an entry: the fields that hardware loads, in the order of the table. */
export const entryParts = (registers: readonly RegisterSpec[]): readonly EntryPart[] =>
  registers.flatMap(({ name, fields }) =>
    fields.map((field) => {
      const [hi, lo] = rangeOf(field);
      return { register: name, field: field.name, width: hi - lo + 1 };
    }),
  );

/** A field as a register file shows it, whatever its access. */
export type Shown = Bits & Written;
type Fields = Readonly<Record<string, Readonly<Record<string, Shown>>>>;

export interface EntryFileOptions {
  readonly name: string;
  readonly depth: number;
  /** The whole table, and those of its registers that are the entry. */
  readonly table: RegisterTable;
  readonly entry: readonly RegisterSpec[];
  /** What hardware drives of the others. */
  readonly hw?: Readonly<Record<string, Readonly<Record<string, Bits>>>>;
}

export interface EntryFile {
  readonly regs: Fields;
  readonly index: Bits;
  /** In the clock after a write of `go` with it. */
  readonly set: Bits<1>;
  /** The entry as it is put together, by register and field; and as it was set last, 0 before. */
  readonly parts: Fields;
  readonly kept: Fields;
  readonly s_axi: AxiLiteResponse;
}

/**
 * The registers of such a table after `s_axi`. `keep` is given the entry's `set`, and says in which clock what is put
 * together is what was set last; by default that one.
 */
export function entryFile(
  m: Ctx,
  s_axi: AxiLiteRequest,
  { name, depth, table, entry, hw = {} }: EntryFileOptions,
  keep: (file: EntryFile) => Bits<1> = ({ set }) => set,
): EntryFile {
  const layout = entryParts(entry);
  const width = layout.reduce((sum, part) => sum + part.width, 0);
  const held = layout.map((part) => m.reg(`${part.register}_${part.field}`, bits(part.width), { reset: 0 }));
  /** Values of the parts, by register and field. */
  const byName = <V>(values: readonly V[]): Record<string, Record<string, V>> => {
    const named: Record<string, Record<string, V>> = {};
    for (const [i, { register, field }] of layout.entries())
      named[register] = { ...named[register], [field]: values[i]! };
    return named;
  };
  const file = m.inst('registers', axiLiteRegisters(name, table), {
    hw: { ...hw, ...byName(held) } as never,
    s_axi,
  });
  const regs = file.regs as unknown as Fields;
  const index: Bits = regs.index!.entry!;
  const { write: set, read: get } = regs.go as unknown as { readonly write: Bits<1>; readonly read: Bits<1> };
  const keeps = m.forward('keeps', bit);
  const kept = m.inst('kept', writtenTable(width, depth), {
    index,
    write: keeps,
    data: lowFirst(held),
  });
  let from = 0;
  const keptParts = layout.map((part) => {
    from += part.width;
    return kept.entry.slice(from - 1, from - part.width);
  });
  for (const [i, part] of layout.entries()) {
    const { value, written } = regs[part.register]![part.field]!;
    m.when(written, () => held[i]!.set(value));
    m.when(get, () => held[i]!.set(keptParts[i]!));
  }
  const shown: EntryFile = {
    regs,
    index,
    set,
    parts: byName(held) as unknown as Fields,
    kept: byName(keptParts) as unknown as Fields,
    s_axi: file.s_axi,
  };
  keeps.set(keep(shown));
  return shown;
}

/** The words of a value of more than 32 bits, of `parts` or `kept`. */
export const wholeOf = (parts: Fields, name: string, words: number): Bits =>
  lowFirst(Array.from({ length: words }, (_, i) => parts[`${name}_${i}`]!.bits!));

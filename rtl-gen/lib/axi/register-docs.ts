/** What people and C programs are told about a register table. */
import { type Access, type FieldSpec, type RegisterTable, rangeOf, widthOf } from './register-table.ts';

const meanings: Readonly<Record<Access, string>> = {
  rw: 'read and write',
  ro: 'read only',
  wo: 'write only, reads 0',
  w1c: 'hardware sets, writing 1 clears',
  rc: 'hardware sets, reading clears',
  pulse: 'writing 1 acts once, reads 0',
  ext: 'read and write, kept by hardware',
};

/** The table as Markdown: an overview, then each register with its fields, the highest bits first. */
export function registerMarkdown(title: string, table: RegisterTable): string {
  const overview = table.map((r) => `| ${hex(r.offset)} | ${code(r.name)} | ${cell(r.doc)} |`);
  const details = table.flatMap(({ name, offset, doc, fields }) => [
    '',
    `## ${code(name)} at ${hex(offset)}`,
    ...(doc === undefined ? [] : ['', doc]),
    '',
    '| Bits | Field | Access | Reset | |',
    '| --- | --- | --- | --- | --- |',
    ...downwards(fields).map((field) => {
      const [hi, lo] = rangeOf(field);
      const reset = ['ro', 'pulse', 'ext'].includes(field.access) ? '' : hex(field.reset ?? 0);
      const range = hi === lo ? `${hi}` : `${hi}:${lo}`;
      return `| ${range} | ${code(field.name)} | ${meanings[field.access]} | ${reset} | ${cell(field.doc)} |`;
    }),
  ]);
  return [`# ${title}`, '', '| Offset | Register | |', '| --- | --- | --- |', ...overview, ...details, ''].join('\n');
}

/**
 * The table as a C header: the offset of each register, and shift and mask of each field, `PREFIX_CONTROL_OFFSET`,
 * `PREFIX_CONTROL_MODE_SHIFT` and `_MASK` (in place). Constants of fields above bit 31 are `ULL`.
 */
export function registerHeader(prefix: string, table: RegisterTable): string {
  const base = prefix.toUpperCase();
  const guard = `${base}_REGISTERS_H`;
  const defines = table.flatMap((register) => {
    const name = `${base}_${register.name.toUpperCase()}`;
    return [
      '',
      ...(register.doc === undefined ? [] : [`/* ${register.doc.replaceAll('*/', '* /')} */`]),
      `#define ${name}_OFFSET ${hex(register.offset)}u`,
      ...downwards(register.fields)
        .toReversed()
        .flatMap((field) => {
          const [hi, lo] = rangeOf(field);
          const mask = ((1n << BigInt(widthOf(field))) - 1n) << BigInt(lo);
          const of = `${name}_${field.name.toUpperCase()}`;
          return [`#define ${of}_SHIFT ${lo}`, `#define ${of}_MASK ${hex(mask)}${hi > 31 ? 'ULL' : 'u'}`];
        }),
    ];
  });
  return [`#ifndef ${guard}`, `#define ${guard}`, ...defines, '', '#endif', ''].join('\n');
}

const downwards = (fields: readonly FieldSpec[]): readonly FieldSpec[] =>
  fields.toSorted((a, b) => rangeOf(b)[0] - rangeOf(a)[0]);

const hex = (value: number | bigint): string => `0x${value.toString(16)}`;
const code = (text: string): string => `\`${text}\``;

/** Text that does not end a cell of a table. */
const cell = (text = ''): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What people and C programs are told about a register table. */
import {
  type Access,
  counterAge,
  type FieldSpec,
  hasReset,
  isCounted,
  type RegisterTable,
  rangeOf,
  widthOf,
} from './register-table.ts';

const meanings: Readonly<Record<Exclude<Access, 'count' | 'high'>, string>> = {
  rw: 'read and write',
  ro: 'read only',
  wo: 'write only, reads 0',
  w1c: 'hardware sets, writing 1 clears',
  rc: 'hardware sets, reading clears',
  pulse: 'writing 1 acts once, reads 0',
  ext: 'read and write, kept by hardware',
};

/**
 * The table as Markdown: an overview, then each register with its fields, the highest bits first, then the counters and
 * how they are read. The bus has 32 bits where there are any.
 */
export function registerMarkdown(title: string, table: RegisterTable): string {
  const plain = table.filter(({ fields }) => !fields.some(isCounted));
  const overview = plain.map((r) => `| ${hex(r.offset)} | ${code(r.name)} | ${cell(r.doc)} |`);
  const details = plain.flatMap(({ name, offset, doc, fields }) => [
    '',
    `## ${code(name)} at ${hex(offset)}`,
    ...(doc === undefined ? [] : ['', doc]),
    '',
    '| Bits | Field | Access | Reset | |',
    '| --- | --- | --- | --- | --- |',
    ...downwards(fields).map((field) => {
      const [hi, lo] = rangeOf(field);
      const reset = hasReset(field) ? hex(field.reset ?? 0) : '';
      const range = hi === lo ? `${hi}` : `${hi}:${lo}`;
      return `| ${range} | ${code(field.name)} | ${meanings[field.access as keyof typeof meanings]} | ${reset} | ${cell(docOf(field))} |`;
    }),
  ]);
  const overviewHead = ['| Offset | Register | |', '| --- | --- | --- |'];
  return [`# ${title}`, '', ...overviewHead, ...overview, ...details, ...counterLines(table), ''].join('\n');
}

/** The counters of a table, and the rule by which they are read. */
function counterLines(table: RegisterTable): readonly string[] {
  const counters = table.filter(({ fields }) => fields.some(({ access }) => access === 'count'));
  if (counters.length === 0) return [];
  return [
    '',
    '## Counters',
    '',
    'Each has 64 bits: bits 31 to 0 at its offset, bits 63 to 32 four bytes later (`_high`). They count modulo 2^64 from 0 at reset. Nothing clears',
    `them, reading neither: software takes differences. What is read lacks at most what was counted in the ${counterAge(table)} clocks before the read.`,
    '',
    'Reading a low word holds the high word of the same moment for the next read of it, unless another low word is read before. So **low word,',
    'then high word** is the whole counter for one reader, or for readers that share a lock. Readers that do not know of one another read',
    '**high, low, high**, and again from the low word on until both high words are equal.',
    '',
    '| Offset | Counter | |',
    '| --- | --- | --- |',
    ...counters.map((r) => `| ${hex(r.offset)} | ${code(r.name)} | ${cell(r.doc)} |`),
  ];
}

/**
 * The table as a C header: the offset of each register, and shift and mask of each field, `PREFIX_CONTROL_OFFSET`,
 * `PREFIX_CONTROL_MODE_SHIFT` and `_MASK` (in place), and its named values (`_FAST`, not in place). Constants of fields
 * above bit 31 are `ULL`. Words of counters have an offset alone.
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
        .filter((field) => !isCounted(field))
        .toReversed()
        .flatMap((field) => {
          const [hi, lo] = rangeOf(field);
          const mask = ((1n << BigInt(widthOf(field))) - 1n) << BigInt(lo);
          const of = `${name}_${field.name.toUpperCase()}`;
          const suffix = hi > 31 ? 'ULL' : 'u';
          return [
            `#define ${of}_SHIFT ${lo}`,
            `#define ${of}_MASK ${hex(mask)}${suffix}`,
            ...namesOf(field).map(([value, name]) => `#define ${of}_${name.toUpperCase()} ${value}${suffix}`),
          ];
        }),
    ];
  });
  return [`#ifndef ${guard}`, `#define ${guard}`, ...defines, '', '#endif', ''].join('\n');
}

const downwards = (fields: readonly FieldSpec[]): readonly FieldSpec[] =>
  fields.toSorted((a, b) => rangeOf(b)[0] - rangeOf(a)[0]);

/** The named values of a field, the lowest first. */
const namesOf = ({ values = {} }: FieldSpec): readonly (readonly [value: number, name: string])[] =>
  Object.entries(values)
    .map(([name, value]) => [value, name] as const)
    .toSorted(([a], [b]) => a - b);

/** What is said of a field, then its named values. */
function docOf(field: FieldSpec): string | undefined {
  const names = namesOf(field).map(([value, name]) => `${value}: ${code(name)}`);
  return names.length === 0
    ? field.doc
    : [...(field.doc === undefined ? [] : [field.doc]), `${names.join(', ')}.`].join(' ');
}

const hex = (value: number | bigint): string => `0x${value.toString(16)}`;
const code = (text: string): string => `\`${text}\``;

/** Text that does not end a cell of a table. */
const cell = (text = ''): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The page of documentation that the header tables are. `node rtl-gen/uet/wire/write-page.ts` writes it. */
import {
  allLayouts,
  type Choice,
  type CodeTable,
  codeTables,
  type Field,
  type Layout,
  nextHeaders,
  nextHeadersOf,
  orderedSetLayouts,
  placed,
} from './layout/index.ts';

const introduction = `# The wire

Every header of a UET packet, from Ethernet to the trailer. This page is written by \`node rtl-gen/uet/wire/write-page.ts\` from the
tables in \`rtl-gen/uet/wire/layout\`, from which the software codec (\`testbench/uet/golden/wire\`), \`gatewright dissect\` and
[\`gatewright craft\`](dissect.md), and the records of [the hardware](wire-hardware.md) (\`headerShape\` in
\`rtl-gen/uet/wire/header-shape.ts\`) come too.

Fields stand in wire order; byte 0 is the first one, bit 7 of a byte is the first on the wire, and numbers are big-endian. Signed
fields are two's complement. Sources are sections of the project's fact sheets, compiled from public implementations and not from
the specification's text; \`H\`, \`M\` and \`L\` say how far they are trusted (at least two independent sources agree; one of good
pedigree; weak, inferred or in conflict).

- *Constant* fields are the same in every header of the layout.
- *Reserved* ones are 0 on send and ignored on receive, unless the reader's settings refuse them.
- *Derived* ones follow from the rest of the packet, and *preset* ones have a default; both may be left out when a packet is crafted.

Rows such as "\`syn\` = 1" are readings of the same bits, of which the named field chooses one.
`;

/** The whole page. */
export function wirePage(): string {
  const packet = allLayouts.filter((l) => !(orderedSetLayouts as readonly Layout[]).includes(l));
  return [
    introduction,
    '## Headers\n',
    ...packet.map(section),
    "## Ordered sets\n\nThe link layer's own messages. Their codes and places are unverified, and can be overridden in one table.\n",
    ...orderedSetLayouts.map(section),
    '## Codes\n',
    ...codeTables.map(codeSection),
  ].join('\n');
}

function section(layout: Layout): string {
  const { name, title, doc, source, trust, width, items } = layout;
  const size = width % 8 === 0 ? `${width / 8} bytes` : `${width} bits`;
  const rows = placed(items).flatMap(({ item, offset }) =>
    item.kind === 'field' ? [fieldRow(item, offset, '', layout)] : choiceRows(item, offset, layout),
  );
  return [
    `### ${title}`,
    '',
    `\`${name}\`, ${size}. Source: ${source} (${trust}).${doc === undefined ? '' : ` ${doc}`}`,
    '',
    '| Byte | Bit | Width | Field | Meaning |',
    '| --: | --: | --: | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function choiceRows({ selector, views }: Choice, at: number, layout: Layout): readonly string[] {
  const { codes } = layout.items.find((item): item is Field => item.kind === 'field' && item.name === selector)!;
  const named = (is: number): string => {
    const name = codes?.names.get(is);
    return name === undefined ? String(is) : `${is} (\`${name}\`)`;
  };
  return views.flatMap(({ is, fields }) =>
    placed(fields, at).map(({ item, offset }) =>
      fieldRow(item, offset, is === undefined ? `other \`${selector}\`: ` : `\`${selector}\` = ${named(is)}: `, layout),
    ),
  );
}

function fieldRow(field: Field, offset: number, when: string, layout: Layout): string {
  const { name, width, signed, role, initial, meaning, unit, codes, trust, source } = field;
  const kinds: Readonly<Record<Field['role'], string>> = {
    value: '',
    preset: `preset ${initial}`,
    derived: 'derived',
    reserved: 'reserved',
    constant: `constant 0x${initial.toString(16)}`,
  };
  const doubt = source ?? (trust === undefined || trust === layout.trust ? undefined : trust);
  const notes = [
    meaning,
    unit === undefined ? undefined : `unit: ${unit}`,
    codes === undefined ? undefined : `codes: [${codes.title}](#${anchor(codes.title)})`,
    doubt === undefined ? undefined : `(${doubt})`,
  ];
  const kind = [signed ? 'signed' : '', kinds[role]].filter((k) => k !== '').join(', ');
  const cells = [
    Math.floor(offset / 8),
    7 - (offset % 8),
    width,
    `${when}\`${name}\`${kind === '' ? '' : ` *${kind}*`}`,
    notes.filter((n) => n !== undefined).join('; '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function codeSection(table: CodeTable): string {
  const { title, source, trust, code } = table;
  const rows = Object.entries(code).map(
    ([name, value]) => `| 0x${value.toString(16).padStart(2, '0')} | \`${name}\` |`,
  );
  return [
    `### ${title}`,
    '',
    `Source: ${source} (${trust}).`,
    '',
    '| Code | Name |',
    '| --: | --- |',
    ...rows,
    '',
    ...(table === nextHeaders ? [nextHeaderSection()] : []),
  ].join('\n');
}

/** Which next headers a packet of each type can have. */
function nextHeaderSection(): string {
  const names = Object.keys(nextHeaders.code);
  const rows = Object.entries(nextHeadersOf).map(([type, nexts]) => {
    const cells = Object.values(nextHeaders.code).map((code) => (nexts.includes(code) ? 'yes' : ''));
    return `| \`${type}\` | ${cells.join(' | ')} |`;
  });
  return [
    'A packet can have those of its type (uet-wire.md 2.3, 5.1, 7.12); a receiver refuses others, unless its settings take them.',
    'Read data that does not fit an ACK comes in requests of the target.',
    '',
    `| Packet type | ${names.map((name) => `\`${name}\``).join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...rows,
    '',
  ].join('\n');
}

/** The anchor of a heading, as GitHub makes it. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

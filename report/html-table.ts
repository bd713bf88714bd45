/** Tables of the page. */
import { escapeXml } from './escape.ts';
import { type Column, type ColumnCells, tableCells } from './table.ts';

/** How a table differs from its text. */
export interface HtmlTableOptions<Row> {
  /** What the table is, for readers who do not see what surrounds it. */
  readonly label: string;
  /** HTML in place of a cell's escaped text, by the column's header. */
  readonly cells?: Readonly<Record<string, (row: Row, escaped: string) => string>>;
  /** Rows that are marked as bad. */
  readonly isBad?: (row: Row) => boolean;
}

/** A table with the cells of `textTable`; neighbouring columns of one group get a common header above theirs. */
export function htmlTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { label, cells = {}, isBad = () => false }: HtmlTableOptions<Row>,
): string {
  const texts = tableCells(rows, columns);
  const body = rows.map((row, r) => {
    const line = texts.map((column) => {
      const escaped = escapeXml(column.cells[r]!);
      return `<td${alignment(column)}>${cells[column.header]?.(row, escaped) ?? escaped}</td>`;
    });
    return `<tr${isBad(row) ? ' class="bad"' : ''}>${line.join('')}</tr>`;
  });
  return [
    `<div class="wide"><table aria-label="${escapeXml(label)}">`,
    `<thead>${headers(texts, columns)}</thead>`,
    `<tbody>\n${body.join('\n')}\n</tbody>`,
    '</table></div>',
  ].join('\n');
}

/** One row of headers, or two where there are groups; a column without a group then spans both. */
function headers<Row>(texts: readonly ColumnCells[], columns: readonly Column<Row>[]): string {
  const isGrouped = columns.some(({ group }) => group !== undefined);
  const upper: string[] = [];
  const lower: string[] = [];
  for (let i = 0; i < columns.length; ) {
    const { group } = columns[i]!;
    const start = i;
    do i++;
    while (group !== undefined && columns[i]?.group === group);
    const own = texts.slice(start, i);
    if (group === undefined) {
      const rows = isGrouped ? ' rowspan="2"' : '';
      upper.push(`<th scope="col"${rows}${alignment(own[0]!)}>${escapeXml(own[0]!.header)}</th>`);
    } else {
      upper.push(`<th scope="colgroup" colspan="${own.length}" class="group">${escapeXml(group)}</th>`);
      lower.push(...own.map((text) => `<th scope="col"${alignment(text)}>${escapeXml(text.header)}</th>`));
    }
  }
  return [upper, lower]
    .filter((row) => row.length > 0)
    .map((row) => `<tr>${row.join('')}</tr>`)
    .join('');
}

const alignment = ({ align }: ColumnCells): string => (align === 'right' ? ' class="num"' : '');

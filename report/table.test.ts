import { describe, expect, test } from 'vitest';
import { replayColumns, simulationColumns, synthesisColumns } from './columns.ts';
import { type Column, markdownTable, textTable } from './table.ts';
import { sampleData } from './testing/sample-data.ts';

interface Row {
  readonly name: string;
  readonly count: number;
}

const columns: readonly Column<Row>[] = [
  { header: 'name', value: (r) => r.name },
  { header: 'count', value: (r) => r.count },
  { header: 'id', value: (r) => `${r.count}`, align: 'right' },
];
const rows: readonly Row[] = [
  { name: 'a', count: 1234567.4 },
  { name: 'a\n  longer name', count: -12 },
];

describe('a table of text', () => {
  test('is aligned, numbers to the right, without trailing blanks', () => {
    expect(textTable(rows, columns)).toMatchInlineSnapshot(`
      "name               count         id
      -------------  ---------  ---------
      a              1,234,567  1234567.4
      a longer name        -12        -12"
    `);
  });

  test('without rows is its headers', () => {
    expect(textTable([], columns)).toMatchInlineSnapshot(`
      "name  count   id
      ----  -----  ---"
    `);
  });

  test('counts characters, not code units', () => {
    const wide = textTable([{ name: '\u{1d54f}', count: 1 }, ...rows], columns).split('\n');
    expect(new Set(wide.map((line) => [...line].length)).size).toBe(1);
  });
});

describe('a table in Markdown', () => {
  test('is aligned in its source, and bars within cells are escaped', () => {
    expect(markdownTable([...rows, { name: 'x|y\\', count: 3 }], columns)).toMatchInlineSnapshot(`
      "| name          |     count |        id |
      | ------------- | --------: | --------: |
      | a             | 1,234,567 | 1234567.4 |
      | a longer name |       -12 |       -12 |
      | x\\|y\\\\        |         3 |         3 |"
    `);
  });
});

describe('the tables of results', () => {
  const { synthesis, simulations, replays } = sampleData();

  test('show synthesis with the kinds of LUT that occur, largest first', () => {
    expect(textTable(synthesis, synthesisColumns(synthesis))).toMatchInlineSnapshot(`
      "design             levels    MHz (estimate)    LUT   LUT6  LUT3  LUT2  INV  LUTRAM   FF  hard mux  carry  BRAM (RAMB18)  DSP
      ------------  -----------  ----------------  -----  -----  ----  ----  ---  ------  ---  --------  -----  -------------  ---
      tracker_w64   6 + 1c + 3m  314 (246 to 434)  1,012    900     0    11    1     100  700         3     40              0    0
      tracker_w128            7                    1,300  1,100   100     0    0     100  720         0     40              2    1"
    `);
  });

  test('show property runs', () => {
    expect(textTable(simulations, simulationColumns)).toMatchInlineSnapshot(`
      "design        engine         seed  clocks  clocks/s  result
      ------------  -----------  ------  ------  --------  ------
      tracker_w64   interpreter  1 to 4  40,000    31,235  passed
      tracker_w128  verilator     12345  10,000   400,000  passed"
    `);
  });

  test('show replays', () => {
    expect(textTable(replays, replayColumns(replays))).toMatchInlineSnapshot(`
      "trace     design       engine       packets  accepted  duplicate  before  beyond           last  disagreements
      --------  -----------  -----------  -------  --------  ---------  ------  ------  -------------  -------------
      recorded  tracker_w64  interpreter    5,000     4,990          4       1       5  4,294,967,295              0"
    `);
  });
});

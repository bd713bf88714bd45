import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { elaborateEntry } from '../design-entry.ts';
import { bit, bits, elaborate, enumOf, module } from '../hdl/index.ts';
import { parts } from '../lib/parts.ts';
import { emitVerilog } from './emit.ts';

const Mode = enumOf('IDLE', 'RUN');

/** Each line that makes hardware has a comment with a word of the Verilog that it makes. */
const sample = module('sample', { in: { en: bit, wanted: Mode }, out: { count: bits(8), mode: Mode } }, (io, m) => {
  const { en, wanted } = io;
  const count = m.reg('count', bits(8), { reset: 0 });
  const mode = m.reg('mode', Mode, { reset: 'IDLE' });
  m.when(en, () => {
    count.set(count.add(1));
  });
  m.match(mode, {
    IDLE: () => mode.set(wanted),
    RUN: () => {
      m.when(count.all(), () => mode.set('IDLE'));
    },
  });
  return { count, mode };
});

const text = readFileSync(inProject('rtl-gen/verilog/line-places.test.ts'), 'utf8').split('\n');

test('a line of Verilog has the place of the statement that it is', () => {
  const [file] = emitVerilog(elaborate(sample), { places: true }).files;
  const sources = file!.text.split('\n').map((line, i) => {
    const at = file!.places![i];
    return [line.trim(), at === undefined ? '' : text[at.line - 1]!.slice(at.column - 1)] as const;
  });
  const of = (line: string): string => sources.find(([printed]) => printed === line)?.[1] ?? `no line ${line}`;
  expect(of("count <= count + 8'd1;")).toMatch(/^set\(count\.add\(1\)\)/);
  expect(of('if (en) begin')).toMatch(/^when\(en, /);
  expect(of('case (mode)')).toMatch(/^match\(mode, /);
  expect(of('if (&count) begin')).toMatch(/^when\(count\.all\(\), /);
  expect(of("count <= 8'd0;")).toMatch(/^reg\('count'/);
  expect(of('endmodule')).toBe('');
});

test('the text is the same with places, and of most lines the place is known', () => {
  let lines = 0;
  let known = 0;
  for (const part of parts) {
    const design = elaborateEntry(part);
    const placed = emitVerilog(design, { places: true });
    const plain = emitVerilog(design);
    expect(placed.files.map((file) => file.text)).toEqual(plain.files.map((file) => file.text));
    for (const { text: verilog, places } of placed.files) {
      verilog.split('\n').forEach((line, i) => {
        if (!/\w/.test(line) || line.startsWith('`') || line.startsWith('//')) return;
        lines++;
        if (places![i] !== undefined) known++;
      });
    }
  }
  expect(lines).toBeGreaterThan(4000);
  expect(known / lines).toBeGreaterThan(0.7);
});

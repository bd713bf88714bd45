import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { numbered } from '../../rtl-gen/ir/states.ts';
import { execa } from '../../support/execa.ts';
import { StreamedFile } from '../../support/streamed-file.ts';
import { skipNote } from '../../support/testing/skip-note.ts';
import { ByteList } from './byte-list.ts';
import { FstEncoder } from './fst-encoder.ts';
import { waveName } from './names.ts';
import { play, type RandomRun, randomRun } from './testing/random-run.ts';
import { type ParsedVariable, parseVcd, valueAt } from './testing/vcd-parser.ts';
import { VcdText } from './vcd-text.ts';
import { UNITS_PER_CYCLE } from './wave-time.ts';
import { type WaveScope, waveTree } from './wave-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatewright-fst-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasReader = await execa('fst2vcd', ['-h'], { reject: false }).then(({ code }) => code !== 'ENOENT');

function fstOf(run: RandomRun, blockBytes?: number): string {
  const path = join(folder, 'run.fst');
  const file = new StreamedFile(path);
  play(run, (source, tree) => new FstEncoder(source, tree, file, blockBytes));
  file.close();
  return path;
}

/** What `fst2vcd` makes of a file: variables by path, and their values without leading zeros. */
async function readFst(path: string): Promise<ReadonlyMap<string, ParsedVariable>> {
  const { stdout } = await execa('fst2vcd', ['-f', path], { stripFinalNewline: false });
  return parseForeign(stdout);
}

/** A lenient reader of what `fst2vcd` writes, which repeats values and pads them. */
function parseForeign(text: string): ReadonlyMap<string, ParsedVariable> {
  const variables = new Map<string, ParsedVariable & { changes: [number, string][] }>();
  const byCode = new Map<string, { changes: [number, string][] }>();
  const scopes: string[] = [];
  let time = -1;
  for (const line of text.split('\n')) {
    const words = line.split(' ');
    if (line.startsWith('$scope')) scopes.push(words[2]!);
    else if (line.startsWith('$upscope')) scopes.pop();
    else if (line.startsWith('$var')) {
      const path = [...scopes, words[4]].join('.');
      const variable = { path, type: words[1]!, width: Number(words[2]), changes: [] };
      if (byCode.has(words[3]!) || variables.has(path)) throw new Error(`declared twice: ${line}`);
      byCode.set(words[3]!, variable);
      variables.set(path, variable);
    } else if (line.startsWith('#')) time = Number(line.slice(1));
    else if (/^[01b]/.test(line) && time >= 0) {
      const [digits, code] = line.startsWith('b') ? [words[0]!.slice(1), words[1]!] : [line[0]!, line.slice(1)];
      const value = digits.replace(/^0+(?=.)/, '');
      const { changes } = byCode.get(code)!;
      if (changes.at(-1)?.[1] !== value) changes.push([time, value]);
    }
  }
  return variables;
}

/** Every value of a run, in the variables of a file. */
function expectRun({ signals, values }: RandomRun, variables: ReadonlyMap<string, ParsedVariable>): void {
  const check = (scope: WaveScope, path: string): void => {
    for (const { index, name } of scope.signals) {
      const variable = variables.get(`${path}.${name}`);
      const wanted = values.map((row) => row[index]!.toString(2));
      expect(variable?.width).toBe(signals[index]!.width);
      expect(wanted.map((_, cycle) => valueAt(variable, cycle * UNITS_PER_CYCLE))).toEqual(wanted);
      expect(wanted.map((_, cycle) => valueAt(variable, cycle * UNITS_PER_CYCLE + 9))).toEqual(wanted);
    }
    for (const inner of scope.scopes) check(inner, `${path}.${inner.name}`);
  };
  check(waveTree(signals, 'top'), waveName('top'));
}

test('numbers of variable length', () => {
  const list = new ByteList(1);
  for (const n of [0, 127, 128, 2 ** 31, 2 ** 40 + 5]) list.varint(n);
  for (const n of [0, -1, 63, 64, -64, -65, -300]) list.signedVarint(n);
  list.u64(2 ** 40 + 258);
  expect(Buffer.from(list.bytes).toString('hex')).toMatchInlineSnapshot(
    `"007f80018080808008858080808020007f3fc00040bf7fd47d0000010000000102"`,
  );
});

test('a VCD file holds exactly what was recorded, whatever the signals', () => {
  fc.assert(
    fc.property(randomRun, (run) => {
      let text = '';
      play(run, (source, tree) => new VcdText(source, tree, (piece) => (text += piece)));
      expectRun(run, parseVcd(text).variables);
    }),
    { numRuns: 100 },
  );
});

describe.skipIf(!hasReader)(`FST as fst2vcd reads it${hasReader ? '' : skipNote('gtkwave')}`, () => {
  test.each([
    ['one block', undefined],
    ['a block every few cycles', 200],
    ['a block every cycle', 1],
  ])('holds exactly what was recorded: %s', async (_, blockBytes) => {
    await fc.assert(
      fc.asyncProperty(randomRun, async (run) => expectRun(run, await readFst(fstOf(run, blockBytes)))),
      { numRuns: 60 },
    );
  });

  test('signals that always agree are in the file once', () => {
    const values = Array.from({ length: 3000 }, (_, i) => (i * 2654435761) % 2 ** 32);
    const sizeOf = (count: number): number => {
      const signals = Array.from({ length: count }, (_, i) => ({ path: `s${i}`, width: 32, kind: 'wire' as const }));
      return readFileSync(fstOf({ signals, values: values.map((value) => Array(count).fill(value)) })).length;
    };
    expect(sizeOf(40)).toBeLessThan(sizeOf(1) + 2000);
  });

  test('the clock rises where values change, and the number of the edge is beside it', async () => {
    const run: RandomRun = { signals: [{ path: 'a', width: 1, kind: 'wire' }], values: [[0], [1], [1]] };
    const variables = await readFst(fstOf(run));
    expect(variables.get('top.clk')?.changes).toEqual([
      [0, '0'],
      [10, '1'],
      [15, '0'],
      [20, '1'],
      [25, '0'],
    ]);
    expect(variables.get('top.cycle')?.changes.map(([, value]) => value)).toEqual(['0', '1', '10']);
  });

  test('names of states are a table, records are scopes of their kind', async () => {
    const path = fstOf({
      signals: [
        {
          path: 'core.up_payload_kind',
          width: 2,
          kind: 'reg',
          fields: ['payload', 'kind'],
          states: numbered(['IDLE', 'A "B"']),
        },
        { path: 'core.up_valid', width: 1, kind: 'input', fields: ['valid'] },
      ],
      values: [[1, 0]],
    });
    const { stdout } = await execa('fst2vcd', ['-e', '-f', path]);
    const start = stdout.indexOf('$scope');
    expect(stdout.slice(start, stdout.indexOf('$enddefinitions'))).toMatchInlineSnapshot(`
      "$scope module top $end
      $var wire 1 ! clk $end
      $var integer 32 " cycle $end
      $scope module core $end
      $scope struct up $end
      $var wire 1 # valid $end
      $scope struct payload $end
      $attrbegin misc 07 states_1 2 IDLE A\\040\\"B\\" 00 01 1 $end
      $attrbegin misc 07 "" 1 $end
      $var reg 2 $ kind [1:0] $end
      $upscope $end
      $upscope $end
      $upscope $end
      $upscope $end
      "
    `);
  });

  test('the same run gives the same bytes', () => {
    const [run] = fc.sample(randomRun, { numRuns: 1, seed: 5 });
    expect(readFileSync(fstOf(run!))).toEqual(readFileSync(fstOf(run!)));
  });
});

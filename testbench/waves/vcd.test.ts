import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { numbered, type States } from '../../rtl-gen/ir/states.ts';
import { chance } from '../agents/patterns.ts';
import { fifoSimulator, recordPayload } from '../bench/testing/fifo-simulator.ts';
import { runOn } from '../bench/testing/run-on.ts';
import type { Signal } from '../engine/simulator.ts';
import { ComparingSource } from './change-source.ts';
import { waveName } from './names.ts';
import { parseVcd, valueAt } from './testing/vcd-parser.ts';
import { VcdText, vcdCode } from './vcd-text.ts';
import { waveFile } from './wave-file.ts';
import { UNITS_PER_CYCLE } from './wave-time.ts';
import { waveTree } from './wave-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatewright-vcd-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The text for signals with the given values, one a cycle. */
function textOf(
  signals: readonly { path: string; width: number; states?: States; values: (number | bigint)[] }[],
): string {
  let cycle = 0;
  let text = '';
  const list = signals.map(({ path, width, states, values }): Signal => {
    const get = () => values[cycle] ?? 0;
    return { path, width, kind: 'reg', get, ...(states === undefined ? {} : { states }) };
  });
  const vcd = new VcdText(new ComparingSource(list), waveTree(list, 'top'), (piece) => (text += piece));
  const last = Math.max(...signals.map(({ values }) => values.length)) - 1;
  for (; cycle < last; cycle++) vcd.sample(cycle);
  vcd.finish(cycle);
  return text;
}

test('the text of a small run', () => {
  const text = textOf([
    { path: 'go', width: 1, values: [0, 1, 1] },
    { path: 'core.state', width: 2, states: numbered(['IDLE', 'RUN']), values: [0, 1, 3] },
    { path: 'core.count', width: 8, values: [5, 5, 255] },
    { path: 'wide', width: 40, values: [0n, 2n ** 39n, 0n] },
  ]);
  expect(text).toMatchInlineSnapshot(`
    "$version Gatewright $end
    $timescale 1 ns $end
    $scope module top $end
    $var wire 1 ! clk $end
    $var integer 32 " cycle $end
    $var reg 1 # go $end
    $var reg 40 $ wide [39:0] $end
    $scope module core $end
    $var reg 2 % state [1:0] $end
    $var string 1 & state_state $end
    $var reg 8 ' count [7:0] $end
    $upscope $end
    $upscope $end
    $enddefinitions $end
    #0
    $dumpvars
    0!
    b0 "
    0#
    b0 %
    sIDLE &
    b101 '
    b0 $
    $end
    #10
    1!
    b1 "
    1#
    b1 %
    sRUN &
    b1000000000000000000000000000000000000000 $
    #15
    0!
    #20
    1!
    b10 "
    b11 %
    s3 &
    b11111111 '
    b0 $
    #25
    0!
    #30
    "
  `);
  parseVcd(text);
});

test('names that viewers would misread are escaped, and names that meet are told apart', () => {
  const { variables } = parseVcd(
    textOf([
      { path: 'mem[0]', width: 32, values: [1] },
      { path: 'a b.x:y', width: 1, values: [1] },
      { path: 'a\tb.x:y', width: 1, values: [0] },
      { path: 'clk', width: 1, values: [1] },
      { path: 's', width: 1, states: numbered(['LOW', 'HIGH UP']), values: [1] },
      { path: 's_state', width: 1, values: [0] },
      { path: 's_state', width: 1, values: [0] },
      { path: '', width: 1, values: [0] },
    ]),
  );
  expect([...variables].map(([path, { type }]) => `${type} ${path}`)).toMatchInlineSnapshot(`
    [
      "wire top.clk_2",
      "integer top.cycle",
      "reg top.\\mem[0]",
      "reg top.clk",
      "reg top.s",
      "string top.s_state_3",
      "reg top.s_state",
      "reg top.s_state_2",
      "reg top._",
      "reg top.a_b.\\x:y",
      "reg top.a_b_2.\\x:y",
    ]
  `);
  expect(valueAt(variables.get('top.s_state_3'), 0)).toBe('HIGH_UP');
  expect([waveName('ok_1$'), waveName('1st'), waveName('$x')]).toEqual(['ok_1$', '\\1st', '\\$x']);
});

test('identifier codes are printable and all different', () => {
  const codes = Array.from({ length: 20_000 }, (_, i) => vcdCode(i));
  expect(new Set(codes).size).toBe(20_000);
  expect(codes.every((code) => /^[!-~]{1,3}$/.test(code))).toBe(true);
  expect([codes[0], codes[93], codes[94]]).toEqual(['!', '~', '!!']);
});

describe('a VCD file', () => {
  test('the file holds exactly the values that each edge saw', async () => {
    const simulator = fifoSimulator({ payload: recordPayload });
    const path = join(folder, 'deep', 'run.vcd');
    const watcher = waveFile(path, simulator);
    const expected: Map<string, string>[] = [];
    const run = await runOn(
      simulator,
      async (t) => {
        t.attach({
          sample() {
            const values = simulator.signals.map((s): [string, string] => [s.path, s.get().toString(2)]);
            expected[t.cycle] = new Map(values);
          },
        });
        const source = t.source('up', { valid: chance(0.6) });
        const sink = t.sink('down', { ready: chance(0.5) });
        for (let i = 0; i < 300; i++) source.sendNow({ psn: i, kind: 'ACK', tag: BigInt(i) ** 4n });
        await sink.received(300);
      },
      { watcher, seed: 3 },
    );
    watcher.close();
    const { variables, end } = parseVcd(readFileSync(path, 'utf8'));
    expect(end).toBe((run.cycles + 1) * UNITS_PER_CYCLE);
    for (const [cycle, values] of expected.entries()) {
      if (values === undefined) continue;
      const time = cycle * UNITS_PER_CYCLE;
      expect(valueAt(variables.get('top.cycle'), time)).toBe(cycle.toString(2));
      // The clock rises where the values change, and has fallen before the next edge.
      expect([time, time + UNITS_PER_CYCLE - 1].map((at) => valueAt(variables.get('top.clk'), at))).toEqual(['1', '0']);
      for (const [name, value] of values) expect(valueAt(variables.get(`top.${name}`), time + 9)).toBe(value);
    }
    expect(expected.length).toBe(run.cycles);
    const states = variables.get('top.control.state_state')?.changes.map(([, state]) => state);
    expect(new Set(states)).toEqual(new Set(['EMPTY', 'SOME', 'FULL']));
  });

  test('a run that stops between sampling and the edge still ends in a well-formed file', async () => {
    const simulator = fifoSimulator();
    const path = join(folder, 'stopped.vcd');
    const watcher = waveFile(path, simulator);
    watcher.sample();
    watcher.close();
    expect(parseVcd(readFileSync(path, 'utf8')).end).toBe(UNITS_PER_CYCLE);
  });

  test('nothing appears before close, and nothing stays after discard', () => {
    const simulator = fifoSimulator();
    const own = mkdtempSync(join(folder, 'own-'));
    const kept = waveFile(join(own, 'kept.vcd'), simulator);
    const dropped = waveFile(join(own, 'dropped.vcd'), simulator);
    kept.sample();
    expect(readdirSync(own).filter((name) => name.endsWith('.vcd'))).toEqual([]);
    kept.close();
    dropped.discard();
    expect(readdirSync(own)).toEqual(['kept.vcd']);
  });

  test('a folder that cannot be is the user to tell', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => waveFile(join(file, 'run.vcd'), fifoSimulator())).toThrow(/run\.vcd could not be written/);
  });
});

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, module } from '../../rtl-gen/hdl/index.ts';
import type { CoverageData } from './coverage-data.ts';
import { CoverageRecorder } from './coverage-recorder.ts';
import { coverageReport } from './coverage-report.ts';
import { parseWaivers, type Waiver } from './waivers.ts';

describe('a waiver in the source', () => {
  const parsed = (...lines: readonly string[]) =>
    parseWaivers('f.ts', lines.join('\n')).map(({ line, target, kind, which, reason }) => [
      line,
      target,
      kind,
      which,
      reason,
    ]);

  test('stands on the line that it is about, or above it, with as many lines of reason as it needs', () => {
    expect(parsed('a', 'm.when(x); // uncovered if taken: x is 0', 'b')).toEqual([[2, 2, 'if', 'taken', 'x is 0']]);
    expect(
      parsed('// uncovered toggle n[7:4]: never', '  // so far', '  // uncovered state done: why not', 'x'),
    ).toEqual([
      [1, 4, 'toggle', 'n[7:4]', 'never so far'],
      [3, 4, 'state', 'done', 'why not'],
    ]);
    expect(parsed('// uncovered transition a -> b: c: d')).toEqual([[1, 2, 'transition', 'a -> b', 'c: d']]);
    expect(parsed('// uncovered module: for debugging')).toEqual([[1, 2, 'module', '', 'for debugging']]);
    expect(parsed('// nothing uncovered here')).toEqual([]);
  });

  test.each([
    ['// uncovered', 'f.ts:1: not a waiver: say what and why, as in // uncovered if taken: reason'],
    ['// uncovered if taken', 'say what and why'],
    ['// uncovered if taken: ', 'say what and why'],
    ['// uncovered iff taken: x', 'there is no kind iff; did you mean if? (kinds: if, match,'],
  ])('%s is refused', (line, message) => {
    expect(() => parsed(line)).toThrow(message);
  });
});

const State = enumOf('idle', 'busy', 'stuck');
const part = module('part', { in: { go: bit, n: bits(4) }, out: { y: bits(4) } }, ({ go, n }, m) => {
  const y = m.reg('y', bits(4), { reset: 0 });
  const state = m.reg('state', State, { reset: 'idle', unreached: ['stuck'] });
  m.when(go, () => {
    y.set(n);
    m.when(n.all(), () => state.set('busy'));
  });
  m.match(state, { idle: () => undefined, busy: () => state.set('idle'), stuck: () => undefined });
  m.unused(state);
  return { y };
});
const pair = module('pair', { in: { go: bit, n: bits(4) }, out: { a: bits(4), b: bits(4) } }, ({ go, n }, m) => ({
  a: m.inst('left', part, { go, n }).y,
  b: m.inst('right', part, { go: go.and(n.at(3)), n }).y,
}));

const file = relative(process.cwd(), import.meta.filename);
const source = readFileSync(import.meta.filename, 'utf8').split('\n');
/** A waiver on the line of this file that has that text, first. */
function waiver(text: string, kind: Waiver['kind'], which = ''): Waiver {
  const target = source.findIndex((line) => line.includes(text)) + 1;
  return { file, line: target, target, kind, which, reason: 'a test' };
}

async function run(...clocks: readonly { readonly go: number; readonly n: number }[]): Promise<CoverageData> {
  const recorder = new CoverageRecorder(elaborate(pair));
  const simulator = await recorder.create('wasm');
  simulator.port('rst').set(1);
  simulator.step();
  simulator.port('rst').set(0);
  for (const { go, n } of clocks) {
    simulator.port('go').set(go);
    simulator.port('n').set(n);
    simulator.step();
  }
  simulator.dispose();
  return recorder.data();
}

describe('the report', () => {
  const states = (data: CoverageData, ...waivers: readonly Waiver[]) =>
    Object.fromEntries(
      coverageReport(data, waivers)
        .points.filter((p) => p.kind === 'if')
        .map((p) => [`${p.ordinal} ${p.arm} line ${p.at.line}`, `${p.state} in ${p.hitIn} of ${p.instances}`]),
    );
  const outer = source.findIndex((line) => line.includes('m.when(go,')) + 1;
  const inner = outer + 2;

  test('counts a point of a module as hit if any instance hits it, and of each instance by itself', async () => {
    const data = await run({ go: 1, n: 1 });
    expect(states(data)).toEqual({
      [`1 taken line ${outer}`]: 'hit in 1 of 2',
      [`1 taken line ${inner}`]: 'missed in 0 of 2',
      [`1 not taken line ${inner}`]: 'hit in 1 of 2',
      [`1 not taken line ${outer}`]: 'hit in 1 of 2',
    });
    const { kinds, instances } = coverageReport(data, []);
    expect(kinds.find((k) => k.kind === 'if')).toEqual({
      kind: 'if',
      points: { hit: 3, waived: 0, total: 4 },
      instances: { hit: 3, waived: 0, total: 8 },
    });
    expect(instances.map((i) => i.path)).toEqual(['', 'left', 'right']);
  });

  test('waives what is named and missed, and what lies within it', async () => {
    const data = await run({ go: 0, n: 1 });
    const taken = waiver('m.when(go,', 'if', 'taken');
    expect(states(data, taken)).toEqual({
      [`1 taken line ${outer}`]: 'waived in 0 of 2',
      [`1 taken line ${inner}`]: 'waived in 0 of 2',
      [`1 not taken line ${inner}`]: 'waived in 0 of 2',
      [`1 not taken line ${outer}`]: 'hit in 2 of 2',
    });
    expect(coverageReport(data, [taken]).waivers).toEqual([{ ...taken, points: 1 }]);
  });

  test('calls a waiver stale that is about something covered, and says what', async () => {
    const data = await run({ go: 1, n: 9 }, { go: 1, n: 0 }, { go: 1, n: 9 }, { go: 1, n: 0 });
    const stale = (w: Waiver): string | undefined => coverageReport(data, [w]).waivers[0]!.stale;
    expect(stale(waiver('m.when(go,', 'if', 'taken'))).toBe('if taken covered');
    expect(stale(waiver('m.when(n.all(),', 'if', 'taken'))).toBeUndefined();
    expect(stale(waiver("m.reg('y',", 'toggle', '[2:0]'))).toBe('1 bit of y covered');
    expect(stale(waiver("m.reg('y',", 'toggle', '[2:1]'))).toBeUndefined();
    expect(stale(waiver("m.reg('state',", 'state', 'idle'))).toBe('state idle covered');
    expect(stale(waiver("m.inst('left',", 'instance'))).toBeUndefined();
  });

  test('waives the bits, the instance and the module that are named', async () => {
    const data = await run({ go: 0, n: 0 });
    const waived = (w: Waiver) => coverageReport(data, [w]);
    const y = waived(waiver("m.reg('y',", 'toggle', 'y[msb]')).signals.find((s) => s.name === 'y');
    expect(y).toMatchObject({ bits: '0xf', waived: '0x8', instances: 2 });
    // A port, on one of two instances: the other still misses it.
    const port = waived(waiver("m.inst('left',", 'toggle', 'n'));
    expect(port.signals.find((s) => s.name === 'n' && s.module === 'part')).toMatchObject({ waived: '0x0' });
    expect(port.waivers[0]!.points).toBe(4);
    const instance = waived(waiver("m.inst('left',", 'instance'));
    expect(instance.instances.map(({ path, points: { hit, waived: w, total } }) => [path, total - hit - w])).toEqual([
      ['', 0],
      ['left', 0],
      ['right', expect.toSatisfy((n: number) => n > 5)],
    ]);
    expect(waived(waiver("module('pair',", 'module')).points.filter((p) => p.state === 'missed')).toEqual([]);
  });

  test('says of a waiver about nothing that it has no points', async () => {
    const report = coverageReport(await run(), [waiver('m.when(go,', 'match', 'idle')]);
    expect(report.waivers[0]).toMatchObject({ points: 0 });
    expect(report.waivers[0]).not.toHaveProperty('stale');
  });
});

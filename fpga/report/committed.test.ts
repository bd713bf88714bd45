import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { UserError } from '../../support/user-error.ts';
import { committedReports, reportsOf, reportText, writeReport } from './committed.ts';
import { changes } from './compare.ts';
import type { DesignReport, FamilyReport } from './design-report.ts';

const root = mkdtempSync(join(tmpdir(), 'gatewright-reports-'));
afterAll(() => rmSync(root, { recursive: true }));

const cells = { lut: 100, lutram: 0, ff: 50, carry: 0, bram: 0, dsp: 0 };
const family = (more: Partial<FamilyReport> = {}): FamilyReport => ({
  verilog: '0123456789abcdef',
  ...cells,
  lutBySize: { LUT6: 100 },
  muxf: 0,
  bramUnit: 'RAMB18',
  levels: 5,
  portLevels: 2,
  histogram: [3, 2, 1],
  fmax: null,
  paths: [{ from: 'a[0]', to: 'b (D)', luts: 5, carries: 0, muxes: 0, through: ['x', 'y'] }],
  modules: { name: '', module: 't', count: 1, own: cells, parts: [] },
  ...more,
});
const design = (families: DesignReport['families'], name = 't'): DesignReport => ({ design: name, families });

test('a figure that differs is a change, red from more than 2 % on', () => {
  const before = [design({ xcup: family(), ecp5: family() })];
  const now = [design({ xcup: family({ lut: 102, ff: 49, levels: 6 }), ecp5: family({ lut: 103, dsp: 1 }) })];
  expect(changes(before, now).map(({ target, figure, before: b, now: n, red }) => [target, figure, b, n, red])).toEqual(
    [
      ['xcup', 'lut', 100, 102, false],
      ['xcup', 'ff', 50, 49, false],
      ['xcup', 'levels', 5, 6, true],
      ['ecp5', 'lut', 100, 103, true],
      ['ecp5', 'dsp', 0, 1, true],
    ],
  );
});

test('what one of the two has not, or could not be mapped, is not compared', () => {
  const cannot = { verilog: '0', cannot: 'no RAM', short: 'no RAM' };
  expect(changes([design({ xcup: cannot })], [design({ xcup: family(), ice40: family() })])).toEqual([]);
  expect(changes([design({ xcup: family() })], [design({ xcup: cannot }), design({ xcup: family() }, 'u')])).toEqual(
    [],
  );
});

test('a report comes back as it was written, and families that are not written again stay', () => {
  const folder = join(root, 'written');
  expect(committedReports(['t'], folder)).toEqual([]);
  writeReport(design({ xcup: family(), ice40: family({ lut: 7 }) }), folder);
  writeReport(design({ xcup: family({ lut: 101 }) }), folder);
  expect(committedReports(['none', 't'], folder)).toEqual([
    design({ xcup: family({ lut: 101 }), ice40: family({ lut: 7 }) }),
  ]);
});

test('short lists stand on a line each', () => {
  const text = reportText(design({ xcup: family() }));
  expect(JSON.parse(text)).toEqual(design({ xcup: family() }));
  expect(text).toContain('"histogram": [ 3, 2, 1 ]');
  expect(text.split('\n').length).toBeLessThan(40);
});

test('the reports of a revision are those that it has; no such revision, and no repository, are a sentence each', async () => {
  const git = (...args: readonly string[]) =>
    execa('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root });
  await expect(reportsOf('HEAD', ['t'], join(root, 'fpga', 'reports'))).rejects.toThrow(
    new UserError('--diff compares with a revision of the project, and there is no git repository here'),
  );
  await git('init', '--quiet');
  writeReport(design({ xcup: family() }), join(root, 'fpga', 'reports'));
  await git('add', '.');
  await git('commit', '--quiet', '-m', 'first');
  writeReport(design({ xcup: family({ lut: 1 }) }), join(root, 'fpga', 'reports'));
  expect(await reportsOf('HEAD', ['t', 'none'], join(root, 'fpga', 'reports'))).toEqual([design({ xcup: family() })]);
  for (const revision of ['nosuch', '--all']) {
    await expect(reportsOf(revision, ['t'], join(root, 'fpga', 'reports'))).rejects.toThrow(
      new UserError(`there is no revision ${revision} in this repository`),
    );
  }
});

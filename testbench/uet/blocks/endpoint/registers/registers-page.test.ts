import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCounted, rangeOf } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import {
  endpointMap,
  endpointMapOf,
  endpointWindows,
  windowNamesOf,
} from '../../../../../rtl-gen/uet/endpoint/registers/endpoint-windows.ts';
import { endpointHeader, endpointRegisterPage } from '../../../../../rtl-gen/uet/endpoint/registers/register-page.ts';
import { execa } from '../../../../../support/execa.ts';
import { inProject } from '../../../../../support/project.ts';

const headerName = 'uet_endpoint_registers.h';

describe('what software is told of the registers (npx vitest run registers-page --update writes it)', () => {
  test('the page is what the tables say', async () => {
    await expect(endpointRegisterPage()).toMatchFileSnapshot(inProject('docs', 'uet', 'endpoint-registers.md'));
  });

  test('and so is the C header', async () => {
    await expect(endpointHeader()).toMatchFileSnapshot(inProject('docs', 'uet', headerName));
  });
});

test.each([
  ['window', false],
  ['nscc', false],
  ['dcqcn', false],
  ['hpcc', false],
  ['window', true],
] as const)(
  'with %s each register has an address of its own, in its window (the whole semantic sublayer: %s)',
  (kind, whole) => {
    const map = endpointMapOf(kind, whole);
    expect(new Set(map.map(({ offset }) => offset)).size).toBe(map.length);
    for (const window of windowNamesOf(kind, whole)) {
      const { base } = endpointWindows[window];
      for (const { name, offset } of map.filter((register) => register.name.startsWith(`${window}_`)))
        expect([name, Math.floor(offset / 0x1000) * 0x1000]).toEqual([name, base]);
    }
  },
);

/** A C program that does not compile unless each constant of the header is what the tables say. */
function program(): string {
  const lines = endpointMap.flatMap(({ name, offset, fields }) => {
    const of = `UET_ENDPOINT_${name.toUpperCase()}`;
    const plain = fields.filter((field) => !isCounted(field));
    return [
      `${of}_OFFSET == ${offset}`,
      ...plain.flatMap((field) => {
        const [hi, lo] = rangeOf(field);
        const constant = `${of}_${field.name.toUpperCase()}`;
        const mask = ((1n << BigInt(hi + 1)) - (1n << BigInt(lo))).toString(10);
        return [`${constant}_SHIFT == ${lo}`, `${constant}_MASK == ${mask}u`];
      }),
    ];
  });
  const include = `#include "${headerName}"`;
  return [include, include, ...lines.map((line, i) => `typedef char check_${i}[(${line}) ? 1 : -1];`), ''].join('\n');
}

const hasGcc = (await execa('gcc', ['--version'], { reject: false })).exitCode === 0;

test.skipIf(!hasGcc)(`a C compiler takes the header${hasGcc ? '' : ' (skipped: apt-get install gcc)'}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-header-'));
  try {
    const source = join(folder, 'check.c');
    const options = ['-std=c99', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', source];
    writeFileSync(join(folder, headerName), endpointHeader());
    writeFileSync(source, program());
    expect((await execa('gcc', options, { reject: false, all: true })).all).toBe('');
    // It can fail.
    writeFileSync(source, program().replace('_OFFSET == 4096)', '_OFFSET == 4097)'));
    expect((await execa('gcc', options, { reject: false })).exitCode).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { expect, test } from 'vitest';
import { missingPackageText, packageInstalled, packageVersion } from './optional-package.ts';
import { UserError } from './user-error.ts';

test('an installed package has a version', () => {
  expect(packageInstalled('@yowasp/yosys')).toBe(true);
  expect(packageVersion('@yowasp/yosys', 'Yosys')).toMatch(/^\d+\.\d+/);
});

test('of one that is not, a sentence says what needs it and how it is installed', () => {
  expect(packageInstalled('no-such-tool')).toBe(false);
  const version = () => packageVersion('no-such-tool', 'placing');
  expect(version).toThrow(UserError);
  expect(version).toThrow(/^placing needs the package no-such-tool, which is not installed: run `npm install /);
});

test('an import that fails for want of an optional package is a sentence with a version that works', () => {
  const failed = (name: string) =>
    Object.assign(new Error(`Cannot find package '${name}' imported from a.ts`), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(missingPackageText(failed('fast-check'))).toMatch(
    /^this needs the package fast-check, which is not installed: run `npm install --save-dev "fast-check@\^4\.[\d.]+"`$/,
  );
  // Of the user's own imports, Node says it.
  expect(missingPackageText(failed('left-pad'))).toBeUndefined();
  expect(missingPackageText(new Error("Cannot find package 'fast-check'"))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import { parseTarget, synthTargets } from './targets.ts';

test('every target is known by its name', () => {
  for (const target of synthTargets) expect(parseTarget(target)).toBe(target);
});

test('an unknown name is a sentence with the nearest target', () => {
  expect(() => parseTarget('xc8')).toThrow(
    new UserError('there is no target xc8; did you mean xc7? (targets: xcup, xc7, ecp5, ice40, gowin, nexus)'),
  );
  expect(() => parseTarget('ICE40')).toThrow(/did you mean ice40\?/);
  expect(() => parseTarget('stratix')).toThrow(
    new UserError('there is no target stratix (targets: xcup, xc7, ecp5, ice40, gowin, nexus)'),
  );
});

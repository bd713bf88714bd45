import { expect, test } from 'vitest';
import { designOf } from '../../formal/design-of.ts';
import { propertiesOf } from '../../formal/properties.ts';
import { proofs } from './registry.ts';

test.for(proofs)('$name is a design without a diagnostic, with assertions and covers', (proof) => {
  const kinds = new Set(propertiesOf(designOf(proof)).map((p) => p.kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['assert', 'cover']));
});

test('no two proofs bear one name', () => {
  expect(new Set(proofs.map((p) => p.name)).size).toBe(proofs.length);
});

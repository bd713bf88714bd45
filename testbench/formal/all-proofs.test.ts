import { expect, test } from 'vitest';
import { datapathProofs } from '../uet/proofs/datapath-proofs.ts';
import { designOf } from './design-of.ts';
import { libraryProofs } from './proofs/library-proofs.ts';
import { propertiesOf } from './properties.ts';

const proofs = [...libraryProofs, ...datapathProofs];

test.for(proofs)('$name is a design without a diagnostic, with assertions and covers', (proof) => {
  const kinds = new Set(propertiesOf(designOf(proof)).map((p) => p.kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['assert', 'cover']));
});

test('no two proofs bear one name', () => {
  expect(new Set(proofs.map((p) => p.name)).size).toBe(proofs.length);
});

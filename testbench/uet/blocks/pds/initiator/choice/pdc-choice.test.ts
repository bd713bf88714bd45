import fc from 'fast-check';
import { choiceSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { pdcChoice } from '../../../../../../rtl-gen/uet/pds/initiator/choice/pdc-choice.ts';
import { everyEngineProperty } from '../../../../../bench/every-engine-property.ts';
import type { PropertyBody } from '../../../../../bench/run-property.ts';
import { elaborate, expect, hwProperty, hwTest, test, wasmEngine } from '../../../vitest-kit.ts';
import { runChoice } from './choice-bench.ts';
import { choiceDirected } from './choice-property.ts';
import type { ChoiceTraffic } from './choice-world.ts';

const size = { contexts: 8, ring: 64, parked: 64 } as const;

/** Lives in which PDCs come and go, places are few, and much waits. */
const traffic = fc.record({
  seed: fc.nat(0xffff_ffff),
  clocks: fc.constant(1500),
  tuples: fc.integer({ min: 1, max: 40 }),
  ordered: fc.integer({ min: 0, max: 10 }),
  longest: fc.integer({ min: 1, max: 12 }),
  sends: fc.constantFrom(0.2, 0.9, 1),
  retires: fc.constantFrom(0.1, 0.8, 1),
  room: fc.constantFrom(0.7, 1),
  quiesces: fc.constantFrom(0, 0.003, 0.02),
  fails: fc.constantFrom(0, 0.002, 0.02),
  pdcsPerTuple: fc.constant(1),
  spreadTurns: fc.boolean(),
});

const livesOf =
  (pdcsPerTuple: 1 | 2 | 4): PropertyBody<ChoiceTraffic> =>
  (t, life) =>
    runChoice(t, { ...life, ordered: Math.min(life.ordered, life.tuples), pdcsPerTuple }, size);

everyEngineProperty(
  'each packet goes to a PDC of its tuple, in order, with at most 2 of them',
  elaborate(pdcChoice({ ...size, pdcsPerTuple: 2 })),
  traffic,
  livesOf(2),
  { numRuns: 6 },
);

for (const pdcsPerTuple of [1, 4] as const) {
  const design = elaborate(pdcChoice({ ...size, pdcsPerTuple }));
  hwProperty(
    `each packet goes to a PDC of its tuple, in order, with at most ${pdcsPerTuple} of them`,
    { design, numRuns: 20 },
    traffic,
    livesOf(pdcsPerTuple),
  );
}

const [small] = choiceSizes;
for (const { name, body } of choiceDirected(small)) {
  hwTest(name, { create: (options) => wasmEngine.create(elaborate(pdcChoice(small)), options) }, body);
}

test('sizes that cannot be are refused in one sentence', () => {
  expect(() => pdcChoice({ ...size, contexts: 12 })).toThrow(
    '12 PDCs are not supported: choose a power of two from 4 to 4096',
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { domainsRecipes, randomDomains } from '../../../rtl-gen/hdl/testing/random-domains.ts';
import { seededRandom } from '../../../support/random.ts';
import { engines } from '../engines.ts';
import type { EngineName } from '../simulator.ts';
import { engineTitle, isMissing } from '../testing/engine-title.ts';
import { type Check, inBatch } from '../testing/in-batch.ts';

const clocks = 8;
const seeds = fc.integer({ min: 1, max: 2 ** 30 });

/**
 * With every signal declared, and those that are no registers forced and released between all edges: the first
 * difference from the design as it is, at any signal that the engine shows. `howMany` of them, from 0 to 1.
 */
const differs =
  (engine: EngineName, howMany = 0.3): Check =>
  async (design, seed) => {
    const plain = await engines[engine].create(design, { seed, trace: true, quick: true });
    const subject = await engines[engine].create(design, { seed, trace: true, quick: true, forces: ['*'] });
    const random = seededRandom(seed);
    const paths = subject.signals.map(({ path }) => path);
    expect(paths).toEqual(plain.signals.map(({ path }) => path));
    const driven = subject.forces!.targets.filter(({ isRegister }) => !isRegister);
    for (let clock = 0; clock < clocks; clock++) {
      for (const { name, width, direction } of plain.ports) {
        if (direction === 'out') continue;
        const value = random.chance(0.2) ? 0 : random.bits(width);
        for (const s of [plain, subject]) s.port(name).set(value);
      }
      const chosen = driven.filter(() => random.chance(howMany));
      for (const { path, width } of chosen) {
        const value = random.bits(width);
        subject.forces!.force(path, value);
        if (subject.forces!.get(path) !== value) return `${path} is forced to ${value} in clock ${clock}, but is not`;
      }
      for (const { path } of chosen) subject.forces!.release(path);
      for (const [i, { path, get }] of plain.signals.entries()) {
        const seen = subject.signals[i]!.get();
        if (seen !== get()) return `${path} is ${seen} in clock ${clock}, and ${get()} where nothing was forced`;
      }
      for (const s of [plain, subject]) s.step();
      const [ours, theirs] = [plain, subject].map((s) => s.takeFailures().map(({ path }) => path));
      if (ours!.toSorted().join() !== theirs!.toSorted().join())
        return `${theirs} failed in clock ${clock}, not ${ours}`;
    }
    for (const s of [plain, subject]) s.dispose();
    return '';
  };

test.each(['interpreter', 'wasm'] as const)(
  // A force that has an asynchronous reset take place has an effect that stays.
  'with every signal declared and none forced, a design with asynchronous resets is the same, in %s',
  async (engine) => {
    await fc.assert(
      fc.asyncProperty(domainsRecipes, seeds, async (recipe, seed) => {
        expect(await differs(engine, 0)(elaborate(randomDomains(recipe)), seed)).toBe('');
      }),
      { numRuns: 25, interruptAfterTimeLimit: 60_000 },
    );
  },
  120_000,
);

const circuits: Readonly<Record<EngineName, number>> = { interpreter: 30, wasm: 30, yosys: 15, verilator: 4 };

for (const engine of Object.keys(engines) as EngineName[]) {
  test.skipIf(isMissing(engine))(
    `in ${engineTitle(engine)}, a force that is released before an edge leaves no trace, whatever it was of`,
    async () => {
      for (const seed of fc.sample(seeds, 1)) await inBatch(seed, differs(engine), circuits[engine]);
    },
    600_000,
  );
}

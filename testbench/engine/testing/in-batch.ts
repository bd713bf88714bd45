/** Random circuits for tools that take longer to start than to read dozens of them. */
import fc from 'fast-check';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { type Recipe, randomModule, recipes } from '../../../rtl-gen/hdl/testing/random-module.ts';
import { together } from '../../../rtl-gen/hdl/testing/together.ts';
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../../rtl-gen/verilog/emit.ts';

/** Circuits that a run of a tool has where nothing else is said. */
const usual = 60;
/** Milliseconds after which a failure is reported as far as it has been shrunk. */
const limit = 60_000;

/** What is said of a design; an empty text where all is well. */
export type Check = (design: Design, seed: number) => Promise<string>;

/** Checks as many circuits as one design; where anything is said, rejects with the smallest circuit of which it is. */
export async function inBatch(seed: number, check: Check, batch = usual): Promise<void> {
  const circuits = fc.sample(recipes, { numRuns: batch, seed });
  const said = await check(elaborate(together(circuits.map((recipe, i) => randomModule(recipe, `block${i}`)))), seed);
  if (said === '') return;
  await fc.assert(
    fc.asyncProperty(recipes, async (recipe) => {
      const design = elaborate(randomModule(recipe));
      const found = await check(design, seed);
      if (found !== '') throw new Error(`${found}\n${textOf(design)}`);
    }),
    { examples: circuits.map((recipe): [Recipe] => [recipe]), numRuns: batch, interruptAfterTimeLimit: limit },
  );
  throw new Error(`seed ${seed}, only beside the other circuits of its batch: ${said}`);
}

const textOf = (design: Design): string =>
  emitVerilog(design)
    .files.map((f) => f.text)
    .join('\n');

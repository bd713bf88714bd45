import { semanticOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { targetSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { lossyRun, rudAndRod, runRight, runWorld, type WorldOptions } from './pair/index.ts';
import { withLosses } from './pair/with-losses.ts';

/**
 * The receiver sends a SEND of one packet with length, offset and key, and the sender writes what it says, with header
 * data, so that the receiver hears of it (ses.md 4.4). It is all of AI Base's own operations.
 */
describe('two endpoints with the semantic sublayer of AI Base, whose receivers begin', () => {
  const options = semanticOptions(64, targetSizes.find(({ profile }) => profile === 'ai_base')!);
  const design = elaborate(uetEndpoint(options));
  const runOf = (loss: number, others: Partial<WorldOptions>): WorldOptions =>
    lossyRun(options, loss, {
      seed: 911,
      isWhole: true,
      announced: 24,
      ...others,
    });

  withLosses(
    'what is announced is written once at its place, beside other WRITEs and SENDs, with a loss of %d',
    async (loss) => {
      const run = runOf(loss, { bytes: 20_000, sends: 8, refused: 0, tuples: rudAndRod });
      return runRight(wasmEngine, design, 2, run);
    },
    300_000,
  );

  test('alone: nothing is written before it is announced', async () => {
    const world = await runWorld(wasmEngine, design, 2, runOf(0.02, { bytes: 0 }));
    expect(world.result()).toMatchObject({ messages: 96, bytesWrong: 0, lost: 0, duplicates: 0 });
  }, 300_000);

  test('on the emitted Verilog, through Yosys: the same over a bad network', async () => {
    await runRight(yosysEngine, design, 2, runOf(0.02, { bytes: 2000, announced: 6 }));
  }, 900_000);
});

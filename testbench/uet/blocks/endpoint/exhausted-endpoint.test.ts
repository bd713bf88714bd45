import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { profileSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { decode, sesOf } from '../../golden/wire/index.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { lossyRun, runRight, type WorldOptions, willingOf } from './pair/index.ts';

const options = readingOptions(64, { ...profileSizes[0]!, rod: true });
const design = elaborate(uetEndpoint(options));

async function check(engine: Engine, loss: number, others: Partial<WorldOptions>): Promise<void> {
  const run = lossyRun(options, loss, {
    seed: 733,
    tuples: [
      { mode: 'rod', lane: 0 },
      { mode: 'rod', lane: 1 },
      { mode: 'rud', lane: 2 },
    ],
    isWhole: true,
    willing: willingOf(loss),
    ...others,
  });
  const codes = new Map<number, number>();
  const generations = new Set<number>();
  const world = await runRight(engine, design, 2, run, undefined, (its) => {
    its.onFrame = (frame) => {
      const ses = sesOf(decode(frame, options.rx.wire).layers);
      if (ses?.name === 'ses_standard') generations.add(ses.fields.ri_generation);
      if (ses?.name === 'ses_response') codes.set(ses.fields.return_code, (codes.get(ses.fields.return_code) ?? 0) + 1);
    };
  });
  const { disabled_gen: disabled, bad_generation: other } = returnCodes.code;
  for (const code of [disabled, other]) expect(codes.get(code) ?? 0).toBeGreaterThan(2);
  // Each end has disabled a context, and peers have gone on with later generations.
  for (const { seen } of world.ends) expect(seen.exhausted).toBeGreaterThan(0);
  expect([...generations]).toEqual(expect.arrayContaining([0, 0xfe, 0xff]));
  if (loss > 0) expect(world.network.seen.lost).toBeGreaterThan(0);
}

describe('two endpoints of HPC whose contexts a refusal on ROD disables until a receive is posted', () => {
  test.each([0, 0.01, 0.05])(
    'messages come before their receives beside all others: each once, when it is sent again, with a loss of %d',
    async (loss) => {
      const others = { bytes: 8000, tagged: 8, reads: 8, atomics: 8, unexpected: { tagged: 32, sends: 48 } };
      await check(wasmEngine, loss, others);
    },
    600_000,
  );

  test('on the emitted Verilog, through Yosys: the same over a bad network', async () => {
    await check(yosysEngine, 0.02, { bytes: 2000, tagged: 6, unexpected: { tagged: 10, sends: 0 } });
  }, 900_000);
});

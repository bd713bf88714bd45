import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { opcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { decode, sesOf } from '../../golden/wire/index.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { lossyRun, rudAndRod, runRight, type WorldOptions, willingOf } from './pair/index.ts';
import { withLosses } from './pair/with-losses.ts';

const options = readingOptions(64, endpointProfiles[0]!);
const design = elaborate(uetEndpoint(options));

const runOf = (loss: number, others: Partial<WorldOptions>): WorldOptions =>
  lossyRun(options, loss, {
    seed: 611,
    tuples: rudAndRod,
    isWhole: true,
    willing: willingOf(loss),
    ...others,
  });

/** A run to its end: what was kept of each end, how often messages were given again, and which operations have left. */
async function ran(engine: Engine, run: WorldOptions) {
  const seen = new Set<number>();
  const world = await runRight(engine, design, 2, run, undefined, (its) => {
    its.onFrame = (frame) => {
      const ses = sesOf(decode(frame, options.rx.wire).layers);
      if (ses?.name === 'ses_standard') seen.add(ses.fields.opcode);
    };
  });
  const kept = world.ends.map((end) => end.kept!.seen);
  for (const { messages, released } of kept) expect(released).toBe(messages);
  const resends = world.ends.reduce((sum, { host }) => sum + host.resends, 0);
  return { world, kept: kept.reduce((sum, { messages }) => sum + messages, 0), resends, seen };
}

describe('two endpoints of HPC that keep unexpected messages until they have a receive', () => {
  withLosses('tagged ones beside all other messages: each once in its receive, with a loss of %d', async (loss) => {
    const others = {
      bytes: 20_000,
      sends: 8,
      tagged: 10,
      refused: 4,
      reads: 10,
      atomics: 10,
      rests: 6,
      lateRests: 6,
    };
    const late = { unexpected: { tagged: 12, sends: 0 }, waits: { tagged: 8, sends: 0 } };
    const { world, kept } = await ran(wasmEngine, runOf(loss, { ...others, ...late }));
    expect(kept).toBeGreaterThan(8);
    return world;
  });

  test('SENDs: each has one receive, the last ones when there is one', async () => {
    const { kept } = await ran(wasmEngine, runOf(0.02, { bytes: 4000, unexpected: { tagged: 0, sends: 48 } }));
    expect(kept).toBeGreaterThan(8);
  }, 600_000);

  test('more than a peer may have kept: those without a place are refused, and come when they are sent again', async () => {
    const { kept, resends, seen } = await ran(
      wasmEngine,
      runOf(0.02, { bytes: 0, unexpected: { tagged: 48, sends: 0 } }),
    );
    expect(kept).toBeGreaterThan(30);
    expect(resends).toBeGreaterThan(0);
    expect([...seen]).toEqual([opcodes.code.tagged_send]);
  }, 600_000);

  test('on the emitted Verilog, through Yosys: the same over a bad network', async () => {
    const others = { bytes: 4000, refused: 2, tagged: 2, reads: 4, unexpected: { tagged: 12, sends: 0 }, lateRests: 4 };
    const { kept } = await ran(yosysEngine, runOf(0.02, others));
    expect(kept).toBeGreaterThan(4);
  }, 900_000);
});

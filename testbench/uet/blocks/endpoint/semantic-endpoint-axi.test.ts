import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpointAxi } from '../../../../rtl-gen/uet/endpoint/uet-endpoint-axi.ts';
import { endpointProfiles, targetSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { decode, pdsOf } from '../../golden/wire/index.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../vitest-kit.ts';
import { checkCounted } from './pair/atomics-run.ts';
import { badWeather, type EndpointWorld, fairRun, rudAndRod, weatherOf } from './pair/index.ts';
import { readWords } from './registers/semantic-bring-up.ts';
import { type Program, read, runSoftware, Software } from './registers/software.ts';
import { runTwo } from './registers/two-by-registers.ts';

const options = readingOptions(64, endpointProfiles[0]!);
const design = elaborate(uetEndpointAxi(options));

describe('two endpoints of HPC whose jobs, contexts, regions, receives and words a driver sets by registers alone', () => {
  test.each([0, 0.02])(
    'WRITEs, SENDs, tagged SENDs, READs and atomics: each byte once, each code, counted to the unit, with a loss of %d',
    async (loss) => {
      const run = fairRun(options, {
        seed: 410 + 1000 * loss,
        bytes: 20_000,
        tuples: rudAndRod,
        sends: 12,
        isWhole: true,
        tagged: 20,
        refused: 4,
        reads: 30,
        atomics: 80,
        weather: weatherOf(loss),
      });
      const words: bigint[][] = [[], []];
      const world = await runTwo(wasmEngine, design, run, {
        after: (ports, step) =>
          runSoftware(
            ports.map((at, end) => new Software(at, readWords(words[end]!))),
            step,
          ),
      });
      expect(checkCounted({ words, world })).toBeGreaterThan(80);
    },
    600_000,
  );

  test.each([0, 0.02])(
    'deferrable and rendezvous sends, and unexpected messages, whose receives a driver posts while they come, with a loss of %d',
    async (loss) => {
      const run = fairRun(options, {
        seed: 512 + 1000 * loss,
        bytes: 10_000,
        tuples: rudAndRod,
        ...{ isWhole: true, tagged: 8, refused: 4, reads: 8, rests: 8, lateRests: 8 },
        ...{ waits: { tagged: 12, sends: 0 }, unexpected: { tagged: 12, sends: 0 } },
        weather: weatherOf(loss),
      });
      const { ends } = await runTwo(wasmEngine, design, run);
      const sum = (of: (end: (typeof ends)[number]) => number): number => ends.reduce((all, end) => all + of(end), 0);
      expect(sum(({ host }) => host.restarts)).toBeGreaterThan(4);
      expect(sum(({ kept }) => kept!.seen.messages)).toBeGreaterThan(4);
      for (const { kept } of ends) expect(kept!.seen.released).toBe(kept!.seen.messages);
    },
    600_000,
  );
});

describe('two endpoints of HPC behind registers that write and read by RUDI', () => {
  test('beside other messages, with a loss of 2 %: software reads how many requests were lost, and why', async () => {
    const run = fairRun(options, {
      ...{ seed: 613, bytes: 4000, isWhole: true, sends: 6, tagged: 6, reads: 6, rudi: 24, rudiReads: 24 },
      weather: badWeather(0.02),
    });
    const names = ['sent', 'retransmitted', 'lost_trim', 'lost_nack', 'lost_timeout', 'peer_dropped'] as const;
    const counted: Record<string, number>[] = [{}, {}];
    let requests = 0;
    await runTwo(wasmEngine, design, run, {
      // From the first edge on, when nothing has left yet.
      each: onceOf((world) => {
        const { onFrame } = world;
        world.onFrame = (frame, from, now) => {
          onFrame?.(frame, from, now);
          if (pdsOf(decode(frame, run.wire).layers)?.name === 'rudi_req') requests++;
        };
      }),
      after: (ports, step) =>
        runSoftware(
          ports.map((at, end) => new Software(at, readCounts(names, counted[end]!))),
          step,
        ),
    });
    const sum = (name: (typeof names)[number]): number => counted.reduce((all, one) => all + one[name]!, 0);
    expect(sum('sent')).toBeGreaterThan(96);
    // One whose answer has come in the meantime does not reach the line.
    expect(requests).toBeLessThanOrEqual(sum('sent') + sum('retransmitted'));
    expect(requests).toBeGreaterThanOrEqual(sum('sent'));
    expect(sum('lost_trim') + sum('lost_nack') + sum('lost_timeout')).toBe(sum('retransmitted'));
    expect(sum('lost_timeout')).toBeGreaterThan(0);
    expect(sum('peer_dropped')).toBe(0);
  }, 600_000);
});

function onceOf(action: (world: EndpointWorld) => void): (world: EndpointWorld) => void {
  let isDone = false;
  return (world) => {
    if (!isDone) action(world);
    isDone = true;
  };
}

/** What the sender of RUDI has counted. */
function* readCounts(names: readonly string[], into: Record<string, number>): Program {
  for (const name of names) into[name] = yield* read(`semantics_rudi_${name}`);
}

describe('two endpoints of HPC behind registers whose receives may be for one job, and for several messages', () => {
  const several = readingOptions(64, targetSizes.find(({ jobs }) => jobs !== undefined)!);

  test('beside other messages: each in its receive or part, those of the other job refused', async () => {
    const run = fairRun(several, {
      ...{ seed: 913, bytes: 4000, isWhole: true, sends: 24, tagged: 8, strangers: 6, reads: 6 },
      weather: badWeather(0.02),
    });
    const { ends } = await runTwo(wasmEngine, elaborate(uetEndpointAxi(several)), run);
    expect(ends.reduce((all, { seen }) => all + seen.parts, 0)).toBeGreaterThan(20);
    expect(ends.reduce((all, { seen }) => all + seen.released, 0)).toBeGreaterThan(2);
  }, 600_000);
});

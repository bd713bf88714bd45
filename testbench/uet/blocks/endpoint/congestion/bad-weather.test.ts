import { usualLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { nsccOptions } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../../vitest-kit.ts';
import { nsccRegisters, usualPaths } from '../pair/congestion-settings.ts';
import { badWeather, fairRun, runRight, runWorld, twoRudAndRod } from '../pair/index.ts';
import { CongestionWatch } from './congestion-watch.ts';

const options = nsccOptions(64);
const design = elaborate(uetEndpoint(options));

describe('two endpoints with NSCC send to each other', () => {
  test.each([
    [0, 'bitmap'],
    [0.02, 'mixed'],
    [0.05, 'reps'],
  ] as const)(
    'with a loss of %d, over paths by %s: each window and entropy value is that of the models',
    async (loss, scheme) => {
      const paths = { ...usualPaths, scheme };
      const run = fairRun(options, {
        seed: 1 + 1000 * loss,
        bytes: 150_000,
        tuples: twoRudAndRod,
        sends: 10,
        weather: badWeather(loss),
        pdcsPerTuple: 2,
        paths,
      });
      let watches: readonly CongestionWatch[] = [];
      await runRight(wasmEngine, design, 2, run, undefined, undefined, (simulators) => {
        watches = simulators.map((dut) => new CongestionWatch(dut, nsccRegisters(), paths));
        return () => {
          for (const watch of watches) watch.sample();
        };
      });
      for (const { nscc, paths: of } of watches) {
        expect(nscc.seen.ack).toBeGreaterThan(20);
        expect(of.seen.pick).toBeGreaterThan(40);
        expect(of.seen.good).toBeGreaterThan(20);
      }
    },
  );

  test('also where PDCs close when they are idle, and contexts begin again', async () => {
    const run = fairRun(options, {
      seed: 5,
      senders: 1,
      bytes: 80_000,
      lengths: [4096],
      willing: { place: 1, completion: 1, line: 1, send: 0.012 },
      weather: badWeather(0.01),
      idleTime: 1200,
    });
    let watch: CongestionWatch | undefined;
    await runRight(wasmEngine, design, 2, run, undefined, undefined, ([sender]) => {
      watch = new CongestionWatch(sender!, nsccRegisters(), usualPaths);
      return () => watch!.sample();
    });
    expect(watch!.paths.seen.start).toBeGreaterThan(8);
    expect(watch!.nscc.seen.start).toBe(watch!.paths.seen.start);
  });

  test('a least window below a full packet, which would stall, is told by an assertion', async () => {
    // 4,160 bytes as the simulator counts them, where a packet has 4,200 nominal ones.
    const run = fairRun(options, { seed: 6, senders: 1, bytes: 8192, lengths: [4096], link: usualLink(100e9) });
    await expect(runWorld(wasmEngine, design, 2, run)).rejects.toThrow(/every_packet_fits_the_least_window/);
  });
});

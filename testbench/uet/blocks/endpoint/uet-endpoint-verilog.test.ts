import { endpointOptions, nsccOptions, returnOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { type EndpointOptions, uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { verilatorEngine } from '../../../engine/verilator/engine.ts';
import { verilatorAvailable } from '../../../engine/verilator/toolchain.ts';
import { describe, elaborate, expect, test, yosysEngine } from '../vitest-kit.ts';
import { answering, runAnswers } from './pair/answers-run.ts';
import { badWeather, fairRun, rudAndRod, runRight } from './pair/index.ts';

/**
 * Both read the whole endpoint for half a minute and more, so that only long runs have two of them. Every run has one
 * that sends to itself, in Yosys's reading (`emitted-verilog.test.ts`).
 */
const isLong = process.env.GATEWRIGHT_LONG !== undefined;

async function send(engine: Engine, options: EndpointOptions): Promise<void> {
  const run = fairRun(options, {
    seed: 11,
    bytes: 100_000,
    tuples: rudAndRod,
    sends: 10,
    refused: 2,
    weather: badWeather(0.01),
  });
  await runRight(engine, elaborate(uetEndpoint(options)), 2, run);
}

const builds: readonly (readonly [what: string, options: EndpointOptions])[] = [
  ['a constant window', endpointOptions(64)],
  ['NSCC', nsccOptions(64)],
];

describe.skipIf(!isLong)(
  `two endpoints of the emitted Verilog answer each other by return spaces, and close PDCs${isLong ? '' : ' (skipped: set GATEWRIGHT_LONG)'}`,
  () => {
    test("in Yosys's reading, with a loss of 0.02", async () => {
      const options = returnOptions(64);
      const run = fairRun(options, { seed: 61, weather: badWeather(0.02), idleTime: 3000, ...answering });
      const { closed, asked } = await runAnswers(yosysEngine, elaborate(uetEndpoint(options)), run);
      expect(closed).toBeGreaterThan(5);
      expect(asked).toBeGreaterThan(5);
    }, 900_000);
  },
);

// Minutes of a core: every `npm test` runs the design with return spaces in `emitted-verilog`, for fewer bytes.
describe.skipIf(!isLong)(
  `two endpoints of the emitted Verilog send to each other${isLong ? '' : ' (skipped: set GATEWRIGHT_LONG)'}`,
  () => {
    test.each(builds)("with %s in Yosys's reading", (_, options) => send(yosysEngine, options), 900_000);
  },
);

const verilates = isLong && (await verilatorAvailable());
describe.skipIf(!verilates)(
  `the same${verilates ? '' : ' (skipped: set GATEWRIGHT_LONG, apt-get install verilator)'}`,
  () => {
    // Not built in a hurry: its functions would have more variables than WebAssembly lets them.
    test.each(builds)("with %s in Verilator's reading", (_, options) => send(verilatorEngine, options), 1_800_000);
  },
);

/** Scenarios of a file through the receive half of HPC, for `gatewright replay`. */
import { UserError } from '../../../../../support/user-error.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Replay } from '../../../../design-tests/replay.ts';
import { readScenarios } from '../../../golden/ses/scenarios/read-scenarios.ts';
import { missingFor, scenarioBody, type TargetParts } from './target-scenarios.ts';

/**
 * Each scenario from a reset on; one that the instance has no parts for is counted as left out. A scenario that differs
 * is one disagreement, told by the first thing that does.
 */
export const scenarioReplay =
  (parts: TargetParts): Replay =>
  async (simulator, file, { flow } = {}) => {
    if (flow !== undefined) throw new UserError('--flow is for recorded flows: a file of scenarios has none.');
    const all = readScenarios(file);
    const built = all.filter((scenario) => missingFor(scenario, parts) === undefined);
    const failures: string[] = [];
    let clocks = 0;
    for (const scenario of built) {
      const { failure, cycles } = await runSeed(simulator, 1, scenarioBody(scenario));
      if (failure !== undefined) failures.push(`${scenario.id}: ${failure.message}`);
      clocks += cycles;
    }
    const [firstDisagreement] = failures;
    return {
      counts: {
        scenarios: all.length,
        'left out': all.length - built.length,
        packets: built.reduce((sum, { packets }) => sum + packets.length, 0),
      },
      disagreements: failures.length,
      ...(firstDisagreement !== undefined && { firstDisagreement }),
      clocks,
    };
  };

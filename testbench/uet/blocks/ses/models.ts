/** The golden endpoints of SES, to which `gatewright replay ses FILE` gives scenarios. */
import type { ConfigModel } from '../../../../config/config.ts';
import { completionDifferences } from '../../golden/ses/scenarios/completions.ts';
import { readScenarios, type Scenario } from '../../golden/ses/scenarios/read-scenarios.ts';
import { ScenarioRun } from '../../golden/ses/scenarios/runner.ts';
import { scriptOf } from '../../golden/ses/scenarios/scripts.ts';

/** Where a scenario and its run differ, in words; what no run can begin with is told too. */
export function scenarioDifferences(scenario: Scenario): readonly string[] {
  const told = (text: string): string => `${scenario.id}: ${text}`;
  try {
    const run = new ScenarioRun(scenario, scriptOf(scenario)).run();
    return [...run.wrong, ...completionDifferences(run, scenario)].map(told);
  } catch (error) {
    return [told((error as Error).message)];
  }
}

export const sesModel: ConfigModel = {
  name: 'ses',
  summary: 'two endpoints of SES: scenarios, JSON of the format uet-ses-scenarios-1',
  replay: async (file) => {
    const all = readScenarios(file);
    const differences = all.map(scenarioDifferences);
    return {
      counts: {
        scenarios: all.length,
        'as listed': differences.filter((each) => each.length === 0).length,
        packets: all.reduce((sum, { packets }) => sum + packets.length, 0),
        completions: all.reduce((sum, { completions }) => sum + completions.length, 0),
      },
      disagreements: differences.flat().length,
      firstDisagreement: differences.flat()[0],
    };
  },
};

/** Directed tests of a receive half: what their steps have in common. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { SesRequest } from '../../../golden/ses/packets/packet.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import type { Arrival } from '../../../golden/ses/target-side/index.ts';
import { type NamedTest, named, type TestContext } from '../../test-kit.ts';
import { TargetBench } from './target-bench.ts';
import { arrival, processes } from './target-parts.ts';
import type { ProcessSetup, TargetChoices } from './target-world.ts';

export class TargetSteps extends TargetBench {
  /** Packets of one peer by RUD in clocks in a row, until all is done. */
  give(...requests: readonly SesRequest[]): Promise<void> {
    return this.giveFrom(arrival, ...requests);
  }

  async giveFrom(from: Arrival, ...requests: readonly SesRequest[]): Promise<void> {
    for (const request of requests) await this.clock(request, from);
    await this.drain();
  }

  /** So many clocks in which nothing comes. */
  async idle(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.clock();
  }

  /** How often packets had that return code. */
  count(name: keyof typeof returnCodes.code): number {
    return this.codes.get(returnCodes.code[name]) ?? 0;
  }
}

/** Makes tests of a receive half of that profile, by default with one process; all is done at their ends. */
export const testsOfTarget =
  (profile: ProfileName) =>
  (
    name: string,
    steps: (bench: TargetSteps, t: TestContext) => Promise<void>,
    choices: TargetChoices = {},
    setups: readonly ProcessSetup[] = processes,
  ): NamedTest =>
    named(name, async (t) => {
      const bench = new TargetSteps(t, profile, choices);
      await bench.begin(setups);
      await steps(bench, t);
      await bench.drain();
    });

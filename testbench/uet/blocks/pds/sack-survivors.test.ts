import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../../rtl-gen/ir/flatten.ts';
import { sackTracker } from '../../../../rtl-gen/uet/pds/sack-tracker.ts';
import { seededRandom } from '../../../../support/random.ts';
import { isLong } from '../../../../support/testing/long-run.ts';
import { allMutations } from '../../../mutation/all-mutations.ts';
import { firstFailure } from '../../../mutation/judge.ts';
import { mutantName } from '../../../mutation/mutant.ts';
import { planTests } from '../../../mutation/test-plan.ts';
import { datapathTests } from '../datapath-tests.ts';
import { sackSurvivors } from './sack-survivors.ts';

describe('mutants of the SACK tracker that are explained instead of killed', () => {
  const mutations = new Map(
    (isLong ? [128, 1024] : [128]).map((window) => [
      window,
      [...allMutations(flatten(elaborate(sackTracker(window)))).values()].flat(),
    ]),
  );

  for (const { mutants } of sackSurvivors) {
    for (const [window, all] of mutations) {
      test(`W = ${window}: there are such, and they survive: ${mutants}`, async () => {
        const explained = all.filter((m) => mutants.test(mutantName(m)));
        expect(explained.length).toBeGreaterThan(0);
        const plan = await planTests(datapathTests[`sack_tracker_w${window}`]!());
        const one = seededRandom(window).pick(explained);
        expect(await firstFailure(one.apply(), plan)).toBeUndefined();
      });
    }
  }
});

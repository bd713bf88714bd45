/** The order of test files: a long one that starts last keeps one core busy and leaves the others idle. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { lastSeconds } from '../kept/tests/kept-tests.ts';
import { projectRoot } from '../project.ts';

/** From the longest on, by what each took when it was last kept; those that never were take a second, or are new. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = lastSeconds();
    const of = ({ moduleId }: TestSpecification): number => seconds.get(relative(projectRoot, moduleId)) ?? 0;
    return (await super.sort(files)).toSorted((a, b) => of(b) - of(a));
  }
}

/** What the sender promises, step by step. */
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { grantTests } from './directed/grants.ts';
import { lifeTests } from './directed/life.ts';
import { messageTests } from './directed/messages.ts';
import { portModeTests } from './directed/port-modes.ts';
import { senderSteps } from './directed/steps.ts';
import { turnTests } from './directed/turns.ts';

/** The tests for a sender of so many channels. */
export function senderDirected(vcs: number): readonly NamedTest[] {
  const steps = senderSteps(vcs);
  return [grantTests, portModeTests, turnTests, messageTests, lifeTests].flatMap((tests) => tests(steps));
}

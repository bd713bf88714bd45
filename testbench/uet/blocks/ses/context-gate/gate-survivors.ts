/** Mutants of the gate of receive contexts that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const gateSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : \(\(\(changed \| \.\.\.\) \| /,
    'no context has generations before software has set it after the reset, and that clears its bit',
  ),
  survivor(
    /^constant in the top: constant 0 becomes 64 in \{0, (send|tagged)_enables\}$/,
    'a context is disabled and enabled in turn: 128 comes to its count twice, and meanwhile nothing looks at it',
  ),
];

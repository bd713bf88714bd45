/** What the PDS initiator promises, step by step. */
import type { InitiatorSize } from '../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { initiatorAsks } from './initiator-asks.ts';
import { initiatorCorners, initiatorLong } from './initiator-corners.ts';
import { initiatorEnds } from './initiator-ends.ts';
import { initiatorEntropy } from './initiator-entropy.ts';
import { initiatorExact } from './initiator-exact.ts';
import { initiatorHears } from './initiator-hears.ts';
import { initiatorLatency } from './initiator-latency.ts';
import { initiatorRoom } from './initiator-limits.ts';
import { initiatorLives } from './initiator-lives.ts';
import { initiatorLosses } from './initiator-losses.ts';
import { initiatorOld } from './initiator-old.ts';
import { initiatorOrder } from './initiator-order.ts';
import { initiatorPsns } from './initiator-psns.ts';
import { initiatorRates } from './initiator-rate.ts';
import { initiatorReturns } from './initiator-returns.ts';
import { initiatorReuse } from './initiator-reuse.ts';
import { initiatorRules } from './initiator-rules.ts';
import { initiatorShares } from './initiator-shares.ts';
import { initiatorShown } from './initiator-shown.ts';
import { initiatorSlots } from './initiator-slots.ts';
import { initiatorTurns } from './initiator-turns.ts';
import { initiatorWaits } from './initiator-waits.ts';
import { initiatorWords } from './initiator-words.ts';
import { orderRules } from './order-rules.ts';
import { anySteps } from './random-steps.ts';

/** Of the rules and lives: the model that they have beside them is of 8 PDCs. */
const small = 8;

/** What its size allows; the cheap ones first: a rule takes 0.1 s of a processor, a life 0.3 s. */
export const initiatorDirected = (size: InitiatorSize): readonly NamedTest[] =>
  size.returns ? initiatorReturns : withoutReturns(size);

const withoutReturns = (size: InitiatorSize): readonly NamedTest[] => [
  ...initiatorRates(size.contexts),
  ...initiatorRoom,
  ...(size.contexts === small
    ? [
        ...initiatorLatency,
        ...initiatorWords,
        ...initiatorReuse,
        ...initiatorCorners,
        ...initiatorAsks,
        ...initiatorLosses,
        ...initiatorHears,
        ...initiatorTurns,
        ...initiatorWaits,
        ...initiatorShares,
        ...initiatorExact,
        ...initiatorOrder,
        ...initiatorSlots,
        ...initiatorShown,
        ...initiatorOld,
        ...initiatorPsns,
        ...initiatorEnds,
        ...orderRules,
        ...anySteps,
        ...initiatorRules,
        ...initiatorEntropy,
        ...initiatorLives(size),
        ...initiatorLong,
      ]
    : []),
];

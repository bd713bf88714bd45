/** The sizes of a PDS sender: those of its PDC choice and of its initiator. */
import { UserError } from '../../../../../support/user-error.ts';
import { type ChoiceLayout, type ChoiceOptions, choiceLayout } from '../choice/choice-layout.ts';
import { type InitiatorLayout, type InitiatorSize, initiatorLayout } from '../layout.ts';

/**
 * N PDCs of W packets each, P records in all, N + 64 of them at least; the rest is as in `ChoiceOptions`. A PDC takes W
 * packets, sent or not. With `returns` half of the N are return spaces, as in `InitiatorSize`.
 */
export type SenderSize = InitiatorSize & Pick<ChoiceOptions, 'pdcsPerTuple' | 'tuples' | 'parked'>;

export interface SenderLayout {
  readonly initiator: InitiatorLayout;
  readonly choice: ChoiceLayout;
  /** As in module names: `n8_w128`. */
  readonly suffix: string;
}

/** The layout of a size; other numbers than it allows are a `UserError`. */
export function senderLayout(size: SenderSize): SenderLayout {
  const { contexts, window, records, pdcsPerTuple, tuples, parked, returns = false } = size;
  const initiator = initiatorLayout(size);
  if (records < contexts + 64) {
    throw new UserError(
      `${records} records are too few for ${contexts} PDCs: choose a power of two from ${contexts + 64} on`,
    );
  }
  const choice = choiceLayout({
    contexts: returns ? contexts / 2 : contexts,
    ring: window,
    handleBits: 32,
    expects: returns,
    ...(pdcsPerTuple === undefined ? {} : { pdcsPerTuple }),
    ...(tuples === undefined ? {} : { tuples }),
    ...(parked === undefined ? {} : { parked }),
  });
  return { initiator, choice, suffix: initiator.suffix };
}

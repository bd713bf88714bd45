/** By what failures of one cause are known. */
import type { CheckFailure } from '../engine/simulator.ts';

/** Characters of a message that tell it from others; what follows is about values. */
const LIMIT = 240;

/**
 * What failed, so that runs with other numbers compare equal: the path of the design's first failed assertion, or else
 * the first line of the message with its numbers as `N`, with the next one if it ends with a colon. Digits within names
 * (`word32`) stay.
 */
export function assertionOf(message: string, checks: readonly CheckFailure[] = []): string {
  const first = checks.toSorted((a, b) => a.cycle - b.cycle)[0];
  if (first !== undefined) return `${first.assumed ? 'assumption' : 'assertion'} ${first.path}`;
  const [head = 'a failure without a message', next = ''] = withoutColours(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return withoutNumbers(head.endsWith(':') ? `${head} ${next}` : head).slice(0, LIMIT);
}

/** `0x1f`, `-12`, `1,000` and `0.5` become `N`; lists of numbers become one. */
export function withoutNumbers(text: string): string {
  return text
    .replace(/(?<![\w.])[-+]?(0x[0-9a-f]+|0b[01]+|\d[\d_]*(?:[.,]\d+)*)n?(?![\w])/gi, 'N')
    .replace(/N(?:,\s*N)+/g, 'N');
}

/** Terminals' colours, which Vitest's messages carry. */
export const withoutColours = (text: string): string => text.replaceAll(new RegExp(`${'\u001b'}\\[[0-9;]*m`, 'g'), '');

/** What is under way in a run. */

/** Some of what a run waits for: how much of it there is now, and which it is. */
export interface UnderWay {
  readonly what: string;
  readonly count: () => number;
  readonly which?: () => string;
}

export const isNothing = (all: readonly UnderWay[]): boolean => all.every(({ count }) => count() === 0);

/** In words, with how much of each there is. */
export function stated(all: readonly UnderWay[]): string {
  const some = all.filter(({ count }) => count() !== 0);
  if (some.length === 0) return 'nothing';
  return some
    .map(({ what, count, which }) => `${what}: ${count()}${which === undefined ? '' : ` (${which()})`}`)
    .join(', ');
}

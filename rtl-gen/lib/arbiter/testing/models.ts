/** The policies of the arbiters, in software. */

/**
 * One policy at work: `choose` for what is granted of the requests (one or more of them), `taken` when it was made use
 * of.
 */
export interface PolicyModel {
  choose(requests: readonly number[]): number;
  taken(granted: number): void;
}

export const priorityModel = (): PolicyModel => ({
  choose: (requests) => Math.min(...requests),
  taken: () => undefined,
});

export function roundRobinModel(n: number): PolicyModel {
  let last = n - 1;
  return {
    choose: (requests) => nextFrom(requests, last + 1, n),
    taken: (granted) => {
      last = granted;
    },
  };
}

/** `weightOf` is asked when a turn begins. */
export function weightedModel(n: number, weightOf: (i: number) => number): PolicyModel {
  let owner = n - 1;
  let credit = 0;
  return {
    choose: (requests) => (credit > 0 && requests.includes(owner) ? owner : nextFrom(requests, owner + 1, n)),
    taken: (granted) => {
      const begins = granted !== owner || credit === 0;
      credit = begins ? Math.max(1, weightOf(granted)) - 1 : credit - 1;
      owner = granted;
    },
  };
}

/** The first of `requests` from `start` up, going round after `n - 1`. */
const nextFrom = (requests: readonly number[], start: number, n: number): number =>
  requests.reduce((a, b) => ((a - start + n) % n <= (b - start + n) % n ? a : b));

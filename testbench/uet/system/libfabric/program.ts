/** Random programs for endpoints: what each host posts and starts, and in which order. */
import fc from 'fast-check';
import { bufferBytes } from './places.ts';

interface Common {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** FI_DELIVERY_COMPLETE. */
interface Complete extends Common {
  readonly dc: boolean;
}

/** One thing that hosts do together. Its steps happen in order, with those of others between them. */
export type Task =
  | (Complete & {
      readonly kind: 'tagged';
      readonly protocol: 'eager' | 'deferrable' | 'rendezvous';
      /** The receive is posted before the message is sent. */
      readonly isExpected: boolean;
      /** A first receive is taken back, if nothing has matched it. */
      readonly cancels: boolean;
      readonly ignore: bigint;
    })
  /** Any message may get any untagged buffer, so all of them are of one length. */
  | (Complete & { readonly kind: 'untagged'; readonly isExpected: boolean })
  /** By UUD, for an untagged buffer: of its own, if it is expected, or of another. */
  | (Common & { readonly kind: 'datagram'; readonly isExpected: boolean; readonly hasData: boolean })
  | (Complete & { readonly kind: 'write'; readonly hasData: boolean })
  | (Common & { readonly kind: 'read' })
  | (Common & { readonly kind: 'sum'; readonly isFetching: boolean });

export interface Program {
  readonly tasks: readonly Task[];
  /** Which task takes its next step, and how many us pass after it. */
  readonly turns: readonly { readonly task: number; readonly wait: number }[];
}

export interface ProgramOptions {
  readonly hosts: number;
  readonly protocols: readonly ('eager' | 'deferrable' | 'rendezvous')[];
  readonly hasWildcards: boolean;
  readonly hasFetching: boolean;
}

/** What networks lose and copy. */
export const networks = fc.record({
  seed: fc.nat(),
  loss: fc.constantFrom(0, 0.01, 0.05),
  copies: fc.constantFrom(0, 0, 0.05),
});

export function programs({ hosts, protocols, hasWildcards, hasFetching }: ProgramOptions): fc.Arbitrary<Program> {
  const common = {
    from: fc.nat(hosts - 1),
    to: fc.nat(hosts - 1),
    length: fc.oneof(fc.constantFrom(8, 1023, 1024, 1025), fc.integer({ min: 8, max: 5000 })),
  };
  const complete = { ...common, dc: fc.boolean() };
  const datagram = fc.record({
    ...{ ...common, length: fc.oneof(fc.constantFrom(8, 1023, 1024), fc.integer({ min: 8, max: 1024 })) },
    ...{ kind: fc.constant('datagram' as const), isExpected: fc.boolean(), hasData: fc.boolean() },
  });
  const task: fc.Arbitrary<Task> = fc.oneof(
    fc.record({
      ...complete,
      kind: fc.constant('tagged' as const),
      protocol: fc.constantFrom(...protocols),
      isExpected: fc.boolean(),
      cancels: fc.boolean(),
      ignore: hasWildcards ? fc.constantFrom(0n, 0xffn) : fc.constant(0n),
    }),
    fc.record({
      ...{ ...complete, length: fc.constant(bufferBytes) },
      ...{ kind: fc.constant('untagged' as const), isExpected: fc.boolean() },
    }),
    { arbitrary: datagram, weight: 2 },
    fc.record({ ...complete, kind: fc.constant('write' as const), hasData: fc.boolean() }),
    fc.record({ ...common, kind: fc.constant('read' as const) }),
    fc.record({ ...common, kind: fc.constant('sum' as const), isFetching: fc.constantFrom(false, hasFetching) }),
  );
  // No host sends to itself.
  const apart = task.map((one) => (one.from === one.to ? { ...one, to: (one.to + 1) % hosts } : one));
  return fc.array(apart, { minLength: 1, maxLength: 40 }).chain((tasks) =>
    fc.record({
      tasks: fc.constant(tasks),
      turns: fc.array(fc.record({ task: fc.nat(tasks.length - 1), wait: fc.constantFrom(0, 0, 0, 3, 30) }), {
        minLength: tasks.length,
        maxLength: tasks.length * 4,
      }),
    }),
  );
}

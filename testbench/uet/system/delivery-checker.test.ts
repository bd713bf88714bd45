import { expect, test } from 'vitest';
import { DeliveryChecker, patternBytes } from './delivery-checker.ts';
import type { SystemMessage } from './workloads.ts';

const common = { from: 1, to: 0, mode: 'rud' } as const;
const messages: readonly SystemMessage[] = [
  { ...common, index: 0, op: 'write', length: 100, offset: 0 },
  { ...common, index: 1, op: 'write', length: 50, offset: 100 },
  { ...common, index: 2, op: 'send', length: 10, offset: 7 },
];

/** All that has to happen, but for what `change` leaves out or does differently. */
function outcome(change: {
  readonly bytes?: (bytes: Uint8Array) => void;
  readonly skips?: 'bytes' | 'heard' | 'completed';
  readonly repeats?: 'bytes' | 'heard' | 'completed';
  readonly send?: Uint8Array;
}) {
  const checker = new DeliveryChecker(messages);
  const times = (what: 'bytes' | 'heard' | 'completed'): number =>
    change.skips === what ? 0 : change.repeats === what ? 2 : 1;
  const second = patternBytes(1, 0, 100, 50);
  change.bytes?.(second);
  checker.wrote(1, 0, 0, patternBytes(1, 0, 0, 100));
  for (let i = times('bytes'); i > 0; i--) checker.wrote(1, 0, 100, second);
  checker.heard(1, 0, undefined);
  for (let i = times('heard'); i > 0; i--) checker.heard(1, 1, undefined);
  checker.heard(1, 2, change.send ?? patternBytes(1, 0, 7, 10));
  checker.completed(1, 0);
  for (let i = times('completed'); i > 0; i--) checker.completed(1, 1);
  checker.completed(1, 2);
  return { ...checker.result(), isComplete: checker.isComplete };
}

const right = { messages: 3, bytes: 160, bytesWrong: 0, lost: 0, duplicates: 0, isComplete: true };

test('what is right is found right', () => {
  expect(outcome({})).toEqual(right);
});

test('a wrong byte, one that is missing, and one that is written again are found', () => {
  expect(outcome({ bytes: (bytes) => (bytes[3]! ^= 1) })).toEqual({ ...right, bytesWrong: 1 });
  expect(outcome({ skips: 'bytes' })).toEqual({ ...right, bytesWrong: 50 });
  expect(outcome({ repeats: 'bytes' })).toEqual({ ...right, duplicates: 50 });
});

test('bytes of a SEND are looked at', () => {
  expect(outcome({ send: patternBytes(1, 0, 8, 10) }).bytesWrong).toBeGreaterThan(5);
});

test('messages that one end does not hear of, or hears of again, are found', () => {
  for (const skips of ['heard', 'completed'] as const)
    expect(outcome({ skips })).toEqual({ ...right, lost: 1, isComplete: false });
  for (const repeats of ['heard', 'completed'] as const)
    expect(outcome({ repeats })).toEqual({ ...right, duplicates: 1 });
});

test('bytes outside of a region, and messages that were not sent, are found', () => {
  const checker = new DeliveryChecker(messages);
  checker.wrote(1, 0, 149, new Uint8Array(2));
  checker.wrote(2, 0, 0, new Uint8Array(3));
  checker.heard(1, 9, undefined);
  checker.completed(5, 0);
  expect(checker.result()).toMatchObject({ bytesWrong: 5 + 150, lost: 3, duplicates: 2 });
});

test('bytes of flows and of places differ', () => {
  const of = (from: number, at: number): string => Buffer.from(patternBytes(from, 0, at, 64)).toString('hex');
  expect(new Set([of(1, 0), of(2, 0), of(1, 64), of(1, 1), of(1, 4)]).size).toBe(5);
});

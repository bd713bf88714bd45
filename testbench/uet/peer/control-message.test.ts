import { expect, test } from 'vitest';
import { type ControlMessage, controlBytes, controlOf } from './control-message.ts';

const sha256 = '0'.repeat(64);

const messages: readonly ControlMessage[] = [
  { kind: 'offer', transfer: 2 ** 32 - 1, name: 'a file.txt', bytes: 0, messageBytes: 1, sha256 },
  { kind: 'grant', transfer: 0, key: '1f' },
  { kind: 'refusal', transfer: 3, why: 'it is too long' },
  { kind: 'done', transfer: 3 },
  { kind: 'verdict', transfer: 3, missing: 1, twice: 2, hashIsRight: false, lostMessages: 4 },
];

test.each(messages)('$kind comes back from its bytes', (message) => {
  expect(controlOf(controlBytes(message))).toEqual(message);
});

test('what others send is none of them', () => {
  const [offer] = messages as [ControlMessage];
  const wrong: readonly unknown[] = [
    null,
    7,
    [],
    {},
    { kind: 'done', transfer: 1 },
    { gatewright: 2, kind: 'done', transfer: 1 },
    { gatewright: 1, kind: 'constructor', transfer: 1 },
    { gatewright: 1, kind: 'done', transfer: -1 },
    { gatewright: 1, kind: 'grant', transfer: 1, key: '12345678901234567' },
    { gatewright: 1, ...offer, messageBytes: 0 },
    { gatewright: 1, ...offer, bytes: 1.5 },
    { gatewright: 1, ...offer, name: '' },
    { gatewright: 1, ...offer, name: 'x'.repeat(256) },
    { gatewright: 1, ...offer, name: undefined },
  ];
  for (const value of wrong) expect(controlOf(Buffer.from(JSON.stringify(value)))).toBeUndefined();
  expect(controlOf(Uint8Array.of(0xff, 0xfe))).toBeUndefined();
  expect(controlOf(new Uint8Array())).toBeUndefined();
});

import { expect, test } from 'vitest';
import { chooseReplay, type Replay, replayText } from './replay.ts';

test.each<Replay>([
  { seed: 1, path: '0' },
  { seed: -2147483648, path: '12:0:3' },
  { seed: 2147483647, path: '7:1', commands: 'AAB/+a:Q' },
])('what is printed is understood: %o', (replay) => {
  expect(chooseReplay({ GATEWRIGHT_REPLAY: ` ${replayText(replay)} ` })).toEqual(replay);
});

test('without the variable nothing is repeated', () => {
  expect(chooseReplay({})).toBeUndefined();
  expect(chooseReplay({ GATEWRIGHT_REPLAY: '' })).toBeUndefined();
});

test.each(['5', '1:', ':1', '1:a', '1:2:', '1:2/', '2147483648:0', '1:2/a"b', '1.5:0'])('refuses %s', (text) => {
  expect(() => chooseReplay({ GATEWRIGHT_REPLAY: text })).toThrow(
    `GATEWRIGHT_REPLAY is ${text}, but must be what the message of a failed property says: seed:path`,
  );
});

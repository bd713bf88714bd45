/** All scenarios of the semantic sublayer, and every other outcome that they accept. */
import { expect, test } from 'vitest';
import { completionDifferences, targetCompletions } from './completions.ts';
import { scenarios } from './read-scenarios.ts';
import { ScenarioRun, type Script } from './runner.ts';
import { scripts } from './scripts.ts';

test('there are 45 scenarios', () => {
  expect(scenarios.map(({ id }) => id)).toEqual(
    Array.from({ length: 45 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`),
  );
});

test.each(scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const))(
  '%s: %s',
  (id, _title, scenario) => {
    const run = new ScenarioRun(scenario, scripts[id] ?? {}).run();
    expect(run.wrong).toEqual([]);
    expect(completionDifferences(run, scenario)).toEqual([]);
  },
);

/** Each other outcome that a scenario accepts, by the setting that reaches it. */
const others: readonly (readonly [id: string, what: string, script: Script, target?: readonly string[]])[] = [
  [
    'S11',
    'MSG_ERROR is answered OK',
    {
      settings: { target: { msgErrorAnswer: 'ok' } },
      instead: { 5: { returnCode: 'ok', opcode: 'default_response' } },
    },
  ],
  [
    'S12',
    'OVERFLOW at arrival',
    {
      settings: { target: { keptAnswer: 'at_once' } },
      instead: { 1: { opcode: 'response', list: 'overflow', returnCode: 'ok', modifiedLength: 100 }, 2: 'none' },
    },
  ],
  ['S13', 'rejected', { tooLong: 'reject', instead: { 1: { returnCode: 'too_long', modifiedLength: 0 } } }, []],
  [
    'S13',
    'rejected as in the reference',
    {
      tooLong: 'reject',
      settings: { target: { tooLongCode: 'unsupported_size' } },
      instead: { 1: { returnCode: 'unsupported_size' } },
    },
    [],
  ],
  ['S13', 'an error at the initiator', { settings: { initiator: { cutSend: 'error' } } }],
  [
    'S15',
    'UNDELIVERABLE',
    { settings: { address: { misses: 'undeliverable' } }, instead: { 1: { returnCode: 'undeliverable' } } },
  ],
  [
    'S16',
    'UNDELIVERABLE',
    { settings: { address: { misses: 'undeliverable' } }, instead: { 1: { returnCode: 'undeliverable' } } },
  ],
  [
    'S18',
    'BAD_JOB_ID',
    { settings: { target: { wrongJobReceive: 'bad_job_id' } }, instead: { 1: { returnCode: 'bad_job_id' } } },
  ],
  [
    'S20',
    'NO_MATCH at first',
    { settings: { target: { rodRefusal: 'no_match' } }, instead: { 2: { returnCode: 'no_match' } } },
  ],
  ['S23', 'NO_MATCH', { settings: { region: { unknownKey: 'no_match' } }, instead: { 1: { returnCode: 'no_match' } } }],
  [
    'S24',
    'OP_VIOLATION',
    { settings: { region: { wrongOperation: 'op_violation' } }, instead: { 1: { returnCode: 'op_violation' } } },
  ],
  [
    'S25',
    'UNSUPPORTED_SIZE',
    { settings: { region: { outside: 'unsupported_size' } }, instead: { 1: { returnCode: 'unsupported_size' } } },
  ],
  [
    'S25',
    'AT_OUT_OF_RANGE',
    { settings: { region: { outside: 'at_out_of_range' } }, instead: { 1: { returnCode: 'at_out_of_range' } } },
  ],
  [
    'S29',
    'modified_length 8',
    { settings: { target: { swapModified: 'type' } }, instead: { 1: { modifiedLength: 8 } } },
  ],
  ['S34', 'OK after the error', { settings: { target: { afterError: 'ok' } }, instead: { 5: { returnCode: 'ok' } } }],
  [
    'S41',
    'release in an entry of its own',
    { settings: { target: { release: 'entry' } } },
    ['recv 1500', 'recv 1500', 'recv 100', 'release 0'],
  ],
  ['S44', 'refused', { settings: { target: { dc: 'refuse' } }, instead: { 2: { returnCode: 'unsupported_op' } } }, []],
  [
    'S44',
    'NO_RESPONSE before',
    { settings: { target: { dcInterim: true } }, instead: { 2: { opcode: 'no_response' } } },
  ],
];

const named = others.map(([id, what, script, target]) => ({ id, what, script, target }));

test.each(named)('$id: $what', ({ id, script: { instead, ...script }, target }) => {
  const scenario = scenarios.find((one) => one.id === id)!;
  const both = { ...scripts[id], ...script, ...(instead && { instead }) };
  // Without the setting the outcome is the listed one, so that this one is due to it.
  const isTold = instead !== undefined;
  const plain = new ScenarioRun(scenario, { ...scripts[id], ...(instead && { instead }) }).run();
  if (isTold) expect(plain.wrong).not.toEqual([]);
  const run = new ScenarioRun(scenario, both).run();
  expect(run.wrong).toEqual([]);
  const done = targetCompletions(run, scenario);
  expect(done.target).toEqual(target ?? done.expected);
  if (script.settings?.initiator?.cutSend === 'error') expect(run.sent.map(({ code }) => code)).toEqual(['cut']);
});

test('S32: a token of 0 in RTR, and the restarted message is matched again', () => {
  const scenario = scenarios.find(({ id }) => id === 'S32')!;
  const run = new ScenarioRun(scenario, { ...scripts.S32, settings: { target: { restartToken: 'zero' } } }).run();
  // The tokens of RTR and of the three packets of the restart, and nothing else.
  expect(run.wrong.map((line) => line.split(':')[0])).toEqual([
    'packet 6',
    'packet 8',
    'packet 8',
    'packet 9',
    'packet 9',
    'packet 10',
    'packet 10',
  ]);
  expect(run.heard).toMatchObject([{ code: 'ok', bytes: 2500 }]);
  expect(run.sent).toMatchObject([{ code: 'ok' }]);
});

test('S36: a read offset of the message, and an exact matcher in the place of the ordered one', () => {
  const scenario = scenarios.find(({ id }) => id === 'S36')!;
  const run = new ScenarioRun(scenario, {
    exact: true,
    settings: { initiator: { readOffset: 'message_start' } },
  }).run();
  // Its extension alone says another thing: the READs are the same.
  expect(run.wrong.map((line) => line.split(':')[0])).toEqual(['packet 0']);
  expect(run.heard).toMatchObject([{ code: 'ok', bytes: 3000 }]);
  const sent = run.memories.I.bytes.subarray(0, 3000);
  expect(run.memories.T.bytes.subarray(0x4000, 0x4000 + 3000)).toEqual(sent);
});

test('memory has what the scenarios say', () => {
  const memoryOf = (id: string) =>
    new ScenarioRun(scenarios.find((one) => one.id === id)!, scripts[id] ?? {}).run().memories.T;
  const written = (id: string, from: number, length: number) => {
    const { writes } = memoryOf(id);
    return writes.every((count, at) => count === Number(at >= from && at < from + length));
  };
  expect(written('S03', 0x4000, 2500)).toBe(true);
  expect(written('S04', 0x4000, 2500)).toBe(true);
  expect(written('S13', 0x4000, 100)).toBe(true);
  expect(written('S21', 256, 2500)).toBe(true);
  for (const id of ['S14', 'S15', 'S16', 'S18', 'S24', 'S25', 'S30'])
    expect([id, written(id, 0, 0)]).toEqual([id, true]);
  // The middle packet is bad, and the one after it comes too late.
  expect(written('S34', 0x4000, 1024)).toBe(true);
  expect(memoryOf('S28').bytes[0]).toBe(15);
  expect(memoryOf('S29').bytes[0]).toBe(7);
  expect(
    memoryOf('S45')
      .writes.subarray(8192)
      .some((count) => count > 0),
  ).toBe(false);
});

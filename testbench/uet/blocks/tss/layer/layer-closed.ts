/** What the TSS layer says and takes of software while it is closed after a reset, and what it takes for no command. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { stepTest as test } from './layer-steps.ts';

/** Numbers of commands that there are none of. */
const noCommands = [9, 10, 11, 12, 13, 14, 15] as const;

export const layerClosed: readonly NamedTest[] = [
  test('from a reset on it is clearing in each clock, and zeroises for software, until it is ready', async (s, t) => {
    const { software } = s;
    const [rst, clearing] = [t.dut.port('rst'), t.dut.port('clearing')];
    for (const clocks of [1, 2, 3]) {
      await software.ready();
      assert.equal(clearing.get(), 0);
      rst.set(1);
      for (let clock = 0; clock < clocks; clock++) {
        await t.cycles(1);
        assert.equal(clearing.get(), 1);
      }
      rst.set(0);
      let reads = 0;
      for (; ; reads++) {
        const operation = await software.underWay();
        if (clearing.get() === 0) break;
        assert.equal(operation, 'zeroise');
      }
      assert.ok(reads > 20);
    }
  }),
  test('a number without a command is none, in each clock', async (s, t) => {
    await s.begin();
    const { software } = s;
    for (const number of noCommands)
      for (let clocks = 0; clocks < 8; clocks++)
        for (const first of ['read', 'write'] as const) {
          const begin = { read: () => software.underWay(), write: () => software.fill('command', number) };
          const one = begin[first]();
          await t.cycles(clocks);
          const other = begin[first === 'read' ? 'write' : 'read']();
          const told = await Promise.all([one, other]);
          assert.ok(told.includes('none'), `${number}: ${told.join()}`);
        }
    assert.equal(await s.receive(await s.send()), 'opened');
  }),
];

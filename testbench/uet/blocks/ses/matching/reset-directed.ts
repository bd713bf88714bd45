/** A reset in the middle of commands, at whichever engine of matching. */
import { matchOrdered } from '../../../../../rtl-gen/uet/ses/match-ordered/match-ordered.ts';
import { assert, type Body, portsOf, reset } from '../../test-kit.ts';
import { type Command, commandHandshake, commandWriter, type Result, resultReader } from './match-ports.ts';
import { arrive, post } from './some-command.ts';

/** Clocks from the last command to a reset, in the course of which all that a search has is there once. */
const longest = 12;

const orderedPorts = portsOf(matchOrdered({ resources: 2, nodes: 2 }));

/** Nothing is left of what was there: no result comes, and no receive is found. Commands wait for `clears` clocks. */
export const resetSteps =
  ({ resources, clears, nodes }: { resources: number; clears: number; nodes?: number | undefined }): Body<void> =>
  async (t) => {
    const write = commandWriter(t.dut);
    const read = resultReader(t.dut);
    const { ready } = commandHandshake(t.dut);
    const isReady = () => ready.get() === 1;
    const give = async (command: Command) => {
      write(command);
      while (!isReady()) await t.rising();
      await t.rising();
      write(undefined);
    };
    const last = resources - 1;
    for (let clocks = 0; clocks < longest; clocks++) {
      for (let i = 0; i < 3; i++) for (const resource of [0, last]) await give(post({ resource, tag: 5n, wrId: i }));
      await give(arrive({ resource: 0, tag: 6n }));
      await give(arrive({ resource: last, tag: 5n, keep: false }));
      for (let i = 0; i < clocks; i++) await t.rising();
      await reset(t);
      for (let i = 0; i < clears; i++) {
        assert(!isReady(), `a command is taken ${i} clocks after a reset`);
        assert.equal(read(), undefined, `a result ${i} clocks after a reset`);
        await t.rising();
      }
      assert(isReady(), 'no command is taken');
      if (nodes !== undefined) assert.equal(Number(orderedPorts(t).free.get()), nodes, 'free nodes after a reset');
      const asks = [0, last].flatMap((resource) => [
        arrive({ resource, tag: 5n, keep: false }),
        post({ resource, tag: 6n, wrId: 9 }),
        arrive({ resource, tag: 6n, keep: false }),
      ]);
      const results: Result[] = [];
      for (const ask of asks) {
        await give(ask);
        for (let result = read(); ; result = read()) {
          if (result !== undefined) results.push(result);
          await t.rising();
          if (result !== undefined) break;
        }
      }
      assert.deepEqual(
        results.map(({ outcome }) => outcome),
        ['refused', 'stored', 'matched', 'refused', 'stored', 'matched'],
      );
    }
  };

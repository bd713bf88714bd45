/**
 * The commands of a FIFO, a clock each, beside a list as its model: for the library's, and for one with planted bugs.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TestContext } from '../../../../testbench/bench/context.ts';
import type { Machine } from '../../../../testbench/properties/model-property.ts';

/** What the FIFO's ports show in one clock. */
interface Seen {
  readonly ready: number;
  readonly valid: number;
  /** Undefined where nothing is offered. */
  readonly item: number | undefined;
}

/** One clock of the FIFO, with what is done to it. */
type Clock = (inputs: { readonly push?: number; readonly pop?: boolean; readonly reset?: boolean }) => Promise<Seen>;

/** A FIFO of `depth` bytes on `up` and `down`; nothing but the streams' contract is taken for granted. */
export const fifoMachine = (depth: number): Machine<number[], Clock> => ({
  model: () => [],
  real: clockOf,
  commands: (define) => [
    define('push', {
      args: fc.nat(255),
      model: (queue, item) => {
        const offered = queue[0];
        const ready = queue.length < depth;
        if (ready) queue.push(item);
        return { ready, offered };
      },
      hardware: async (clock, item, { ready, offered }) => {
        const seen = await clock({ push: item });
        assert.deepEqual({ ready: seen.ready === 1, offered: seen.item }, { ready, offered });
      },
    }),
    define('pop', {
      args: fc.constant(undefined),
      when: (queue) => queue.length > 0,
      model: (queue) => queue.shift(),
      hardware: async (clock, _, item) => assert.equal((await clock({ pop: true })).item, item),
    }),
    define('both', {
      args: fc.nat(255),
      when: (queue) => queue.length > 0,
      model: (queue) => ({ room: queue.length < depth, item: queue.shift() }),
      hardware: async (clock, pushed, { room, item }, queue) => {
        const seen = await clock({ push: pushed, pop: true });
        assert.equal(seen.item, item);
        // A full FIFO may take an item while one leaves, or not.
        if (room) assert.equal(seen.ready, 1);
        if (seen.ready === 1) queue.push(pushed);
      },
    }),
    define('idle', {
      args: fc.constant(undefined),
      model: (queue) => queue[0],
      hardware: async (clock, _, item) => assert.equal((await clock({})).item, item),
    }),
    define('reset', {
      args: fc.constant(undefined),
      model: (queue) => {
        queue.length = 0;
      },
      hardware: async (clock) => void (await clock({ reset: true })),
    }),
  ],
  // What is left comes out, and nothing else.
  end: async (clock, queue) => {
    for (const item of queue) assert.equal((await clock({ pop: true })).item, item);
    assert.equal((await clock({})).valid, 0);
  },
});

function clockOf(t: TestContext): Clock {
  const port = (name: string) => t.dut.port(name);
  return async ({ push, pop = false, reset = false }) => {
    port('rst').set(Number(reset));
    port('up_valid').set(Number(push !== undefined));
    if (push !== undefined) port('up_payload').set(push);
    port('down_ready').set(Number(pop));
    const valid = Number(port('down_valid').get());
    const item = valid === 1 ? Number(port('down_payload').get()) : undefined;
    const seen = { ready: Number(port('up_ready').get()), valid, item };
    await t.rising();
    return seen;
  };
}

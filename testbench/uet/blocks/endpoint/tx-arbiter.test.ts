import { repliesAhead, txArbiter } from '../../../../rtl-gen/uet/endpoint/transmit/tx-arbiter.ts';
import { assert, keepOf, portsOf, type Random, type TestContext } from '../test-kit.ts';
import { describe, elaborate, expect, hwTest, wasmEngine, yosysEngine } from '../vitest-kit.ts';

const size = 16;
const arbiter = txArbiter(size);
const design = elaborate(arbiter);
const portsOfArbiter = portsOf(arbiter);
type ArbiterPorts = ReturnType<typeof portsOfArbiter>;

/** Frames of one side: their lengths in beats are drawn, and so is how long they wait to be offered. */
class Side {
  readonly name: 'replies' | 'data';
  readonly longest: number;
  beat = 0;
  length = 0;
  /** Frames of the other side that have passed while this one waits, and clocks of them. */
  passed = 0;
  waited = 0;
  frames = 0;

  constructor(name: 'replies' | 'data', longest: number) {
    this.name = name;
    this.longest = longest;
  }

  offer(io: ArbiterPorts, random: Random, chance: number): void {
    if (this.length === 0 && random.chance(chance)) this.length = random.int(1, this.longest);
    const { payload, valid } = io[this.name];
    valid.set(Number(this.length > 0));
    const last = Number(this.beat === this.length - 1);
    payload.set({ data: this.data, keep: keepOf(size), last, wrong: 0 });
  }

  get data(): bigint {
    return BigInt(this.frames * 256 + this.beat * 2 + Number(this.name === 'data'));
  }

  /** A beat has been taken; whether it was the last one. */
  take(): boolean {
    this.beat++;
    if (this.beat < this.length) return false;
    this.beat = 0;
    this.length = 0;
    this.frames++;
    return true;
  }
}

async function share(t: TestContext, chances: { replies: number; data: number; line: number }, clocks: number) {
  const random = t.random.fork('frames');
  const io = portsOfArbiter(t);
  const [replies, data] = [new Side('replies', 3), new Side('data', 70)];
  let underWay: Side | undefined;
  const worst = { passedData: 0, waitedReply: 0 };
  for (let i = 0; i < clocks; i++) {
    replies.offer(io, random, chances.replies);
    data.offer(io, random, chances.data);
    const line = random.chance(chances.line);
    io.down.ready.set(Number(line));
    const isShown = io.down.valid.get() === 1;
    assert.equal(isShown, replies.length > 0 || data.length > 0, 'the line is idle though a frame waits');
    const taken = [replies, data].filter((side) => side.length > 0 && io[side.name].ready.get() === 1);
    assert.equal(taken.length, Number(line && isShown), 'a beat is taken from each that passes');
    const [side] = taken;
    // A reply that is offered while data has not begun is before it, but for data that is due.
    if (replies.length > 0 && side === data) replies.waited++;
    if (side !== undefined) {
      assert.equal(io.down.payload.data.get(), side.data, 'another beat passes than is taken');
      assert(underWay === undefined || underWay === side, 'frames are mixed');
      underWay = side.take() ? undefined : side;
      if (underWay === undefined && side === replies) {
        worst.waitedReply = Math.max(worst.waitedReply, replies.waited);
        replies.waited = 0;
        if (data.length > 0) data.passed++;
        worst.passedData = Math.max(worst.passedData, data.passed);
      } else if (underWay === undefined) data.passed = 0;
    }
    await t.rising();
  }
  return { ...worst, replies: replies.frames, data: data.frames };
}

describe('replies and data share the line', () => {
  for (const engine of [wasmEngine, yosysEngine])
    hwTest(
      `a reply waits for one frame of data, data for ${repliesAhead} replies, in the engine ${engine.name}`,
      { create: (options) => engine.create(design, options), seeds: engine === wasmEngine ? 3 : 1 },
      async (t) => {
        const full = await share(t, { replies: 1, data: 1, line: 1 }, 3000);
        expect(full.passedData).toBe(repliesAhead);
        expect(full.waitedReply).toBeGreaterThan(35);
        expect(full.waitedReply).toBeLessThanOrEqual(70);
        expect(full.data).toBeGreaterThan(20);
      },
    );

  hwTest('whenever frames and pauses of the line come', { design, seeds: 4 }, async (t) => {
    const { random } = t;
    const chances = { replies: random.pick([0.02, 0.3, 1]), data: random.pick([0.02, 0.5, 1]), line: 0.7 };
    const { passedData, waitedReply } = await share(t, chances, 3000);
    expect(passedData).toBeLessThanOrEqual(repliesAhead);
    expect(waitedReply).toBeLessThanOrEqual(70);
  });
});

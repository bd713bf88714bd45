/** What path selection promises, step by step. */
import { EXPLORE, pathClock, pathLag, RING } from '../../../../../rtl-gen/uet/cms/paths/latency.ts';
import { MOST_KEPT, type PathSettings, type Scheme } from '../../../golden/cms/paths/fixed/path-context.ts';
import { assert, type NamedTest, type TestContext } from '../../test-kit.ts';
import { PathChecker } from './path-checker.ts';
import { type PathEvent, pathWriter, type ShownPick, setPathRegisters } from './path-ports.ts';

type Given = Partial<PathEvent> & Pick<PathEvent, 'kind'>;

/** Bits above the path that contexts of these tests begin with. */
const UPPER = 0xa500;

/** A bench that gives events one by one, each after all before it, and answers with what packets got. */
class Desk {
  readonly picks: ShownPick[] = [];
  readonly settings: PathSettings;
  readonly #t: TestContext;
  readonly #write: (event: PathEvent | undefined) => void;
  readonly #checker: PathChecker;
  now = 1000;

  constructor(t: TestContext, settings: PathSettings, most: number) {
    this.settings = settings;
    setPathRegisters(t.dut, settings, most);
    this.#t = t;
    this.#write = pathWriter(t.dut);
    this.#write(undefined);
    this.#checker = t.attach(new PathChecker(t.dut, settings, { onPick: (pick) => this.picks.push(pick) }));
  }

  /** An event, and where it is a pick what the packet got. */
  async give(event: Given): Promise<ShownPick | undefined> {
    return (await this.row([event]))[0];
  }

  /** Events in clocks in a row, and what all packets of them got. */
  async row(events: readonly Given[]): Promise<readonly ShownPick[]> {
    const first = this.picks.length;
    for (const event of events) {
      this.now += 1;
      this.#write({ ccc: 3, entropy: 0, now: this.now, firstDraw: 0, secondDraw: 0, ...event });
      await this.#t.cycles(1);
    }
    this.#write(undefined);
    await this.#t.cycles(Math.max(pathClock.picked, pathLag.order, pathLag.penalties) + 1);
    assert.equal(this.#checker.pending, 0);
    return this.picks.slice(first);
  }

  /** So many packets one after another: their paths. */
  async paths(count: number, more: Partial<PathEvent> = {}): Promise<readonly number[]> {
    const paths: number[] = [];
    for (let i = 0; i < count; i++) paths.push((await this.give({ kind: 'pick', ...more }))!.entropy % 2 ** 8);
    return paths;
  }

  async start(more: Partial<PathEvent> = {}): Promise<void> {
    // What registers say is decoded in two clocks.
    await this.#t.cycles(3);
    await this.give({ kind: 'start', secondDraw: UPPER, ...more });
  }
}

/** Directed tests of hardware with so many paths. */
export function pathDirected(most: number): readonly NamedTest[] {
  const named = (name: string, scheme: Scheme, steps: (desk: Desk) => Promise<void>, paths = 16): NamedTest => ({
    name: `${scheme}: ${name}`,
    body: async (t) => {
      const desk = new Desk(t, { scheme, paths, freeze: 500 }, most);
      await desk.start();
      await steps(desk);
    },
  });
  const all = Array.from({ length: 16 }, (_, i) => i);
  return [
    named('each path once, then in another order; the bits above the path stay', 'oblivious', async (desk) => {
      const first = await desk.row(all.map(() => ({ kind: 'pick', firstDraw: 5 })));
      assert.deepEqual(
        first.map(({ entropy, way }) => [entropy, way]),
        all.map((path) => [UPPER | path, 'walk']),
      );
      assert.deepEqual(
        await desk.paths(16),
        all.map((i) => i ^ 5),
      );
    }),
    named('what comes back changes nothing', 'oblivious', async (desk) => {
      await desk.row([{ kind: 'timeout' }, { kind: 'nack', entropy: 1 }, { kind: 'good', entropy: 9 }]);
      assert.deepEqual(await desk.paths(3), [0, 1, 2]);
    }),
    named('a path with a penalty is passed by, and recovers one each time it is first', 'bitmap', async (desk) => {
      await desk.row([
        { kind: 'ecn', entropy: 1 },
        { kind: 'ecn', entropy: 1 },
        { kind: 'ecn', entropy: 2 },
      ]);
      assert.deepEqual(await desk.paths(15), [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
      // Path 1 has had one of two off; path 2 was not first then.
      assert.deepEqual(await desk.paths(14), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
      assert.deepEqual(await desk.paths(2), [1, 3]);
    }),
    named('a mark costs 1, a trimmed packet 4, a loss all there is', 'bitmap', async (desk) => {
      for (const [kind, cost] of [
        ['ecn', 1],
        ['nack', 4],
        ['timeout', 15],
      ] as const) {
        await desk.start();
        await desk.give({ kind, entropy: 0 });
        for (let turn = 0; turn < cost; turn++) assert.ok(!(await desk.paths(15)).includes(0), `${kind} ${turn}`);
        assert.equal((await desk.paths(1))[0], 0);
      }
    }),
    named('penalties end at 15', 'bitmap', async (desk) => {
      await desk.row([
        { kind: 'timeout', entropy: 0 },
        { kind: 'nack', entropy: 0 },
      ]);
      for (let turn = 0; turn < 15; turn++) assert.ok(!(await desk.paths(15)).includes(0));
      assert.equal((await desk.paths(1))[0], 0);
    }),
    named('where all paths have a penalty the walk ends after a turn', 'bitmap', async (desk) => {
      await desk.row(all.map((entropy) => ({ kind: 'timeout', entropy })));
      // A whole turn leads to the same place of another order.
      assert.deepEqual(await desk.paths(1, { firstDraw: 6 }), [6]);
      assert.deepEqual(await desk.paths(1, { firstDraw: 3 }), [1 ^ 3]);
    }),
    named('a turn that begins at a last penalty may end there', 'bitmap', async (desk) => {
      await desk.row([
        { kind: 'ecn' },
        ...all.map((entropy) => ({ kind: entropy === 0 ? 'ecn' : 'timeout', entropy }) as const),
      ]);
      await desk.paths(1, { firstDraw: 1 });
      // At place 1 of order 1, which is path 0: it loses its last penalty, and is found at place 0 of order 0.
      assert.deepEqual(await desk.paths(1, { firstDraw: 0 }), [0]);
    }),
    named(
      'no other path ends such a turn',
      'bitmap',
      async (desk) => {
        const every = Array.from({ length: most }, (_, entropy) => entropy);
        await desk.row([
          { kind: 'ecn' },
          ...every.map((entropy) => ({ kind: entropy === 0 ? 'ecn' : 'timeout', entropy }) as const),
        ]);
        await desk.paths(1, { firstDraw: 1 });
        // The last path is at place 0 of this order, and keeps its penalty; place 1 is where the turn ends.
        assert.deepEqual(await desk.paths(1, { firstDraw: most - 1 }), [most - 2]);
      },
      most,
    ),
    named('picks in clocks in a row pass by paths with a penalty too', 'bitmap', async (desk) => {
      await desk.row([1, 2, 4, 7].map((entropy) => ({ kind: 'nack', entropy })));
      const picks = await desk.row(Array.from({ length: 8 }, () => ({ kind: 'pick' })));
      assert.deepEqual(
        picks.map(({ entropy }) => entropy % 2 ** 8),
        [0, 3, 5, 6, 8, 9, 10, 11],
      );
    }),
    named('a start forgets penalties', 'bitmap', async (desk) => {
      await desk.row(all.map((entropy) => ({ kind: 'timeout', entropy })));
      await desk.start();
      assert.deepEqual(await desk.paths(4), [0, 1, 2, 3]);
      // What the path had before counts for nothing.
      await desk.give({ kind: 'ecn', entropy: 4 });
      assert.deepEqual(await desk.paths(15), [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3]);
      assert.deepEqual(await desk.paths(1), [4]);
    }),
    named('what came back well is used once, the oldest first', 'reps', async (desk) => {
      await desk.row([
        { kind: 'good', entropy: 9 },
        { kind: 'ecn', entropy: 8 },
        { kind: 'good', entropy: 5 },
      ]);
      const picks = await desk.row([1, 2, 3].map((firstDraw) => ({ kind: 'pick', firstDraw })));
      assert.deepEqual(
        picks.map(({ entropy, way }) => [entropy, way]),
        [
          [UPPER | 9, 'recycle'],
          [UPPER | 5, 'recycle'],
          [UPPER | 3, 'fresh'],
        ],
      );
    }),
    named('the ring keeps 8', 'reps', async (desk) => {
      await desk.row(Array.from({ length: 11 }, (_, entropy) => ({ kind: 'good', entropy })));
      assert.deepEqual(await desk.paths(RING), [3, 4, 5, 6, 7, 8, 9, 10]);
      assert.equal((await desk.give({ kind: 'pick', firstDraw: 12 }))!.way, 'fresh');
    }),
    named('a timeout freezes: what the ring has goes round, used or not', 'reps', async (desk) => {
      await desk.row([5, 6, 7].map((entropy) => ({ kind: 'good', entropy })));
      assert.deepEqual(await desk.paths(1), [5]);
      await desk.give({ kind: 'timeout' });
      assert.deepEqual(await desk.paths(7), [5, 6, 7, 5, 6, 7, 5]);
      assert.equal((await desk.give({ kind: 'pick' }))!.way, 'frozen');
    }),
    named('frozen with nothing in the ring, paths are drawn', 'reps', async (desk) => {
      await desk.give({ kind: 'timeout' });
      const pick = await desk.give({ kind: 'pick', firstDraw: 11 });
      assert.deepEqual([pick!.entropy, pick!.way], [UPPER | 11, 'frozen_empty']);
    }),
    named('it thaws with what comes back after the time, then draws 16 times', 'reps', async (desk) => {
      await desk.give({ kind: 'good', entropy: 5 });
      await desk.give({ kind: 'timeout' });
      const thaw = desk.now + desk.settings.freeze;
      await desk.give({ kind: 'good', entropy: 6, now: thaw });
      assert.equal((await desk.give({ kind: 'pick' }))!.way, 'frozen');
      await desk.give({ kind: 'good', entropy: 7, now: thaw + 1 });
      // A timeout while it draws freezes nothing.
      await desk.give({ kind: 'timeout', now: thaw + 2 });
      const picks = await desk.row(Array.from({ length: EXPLORE + 2 }, () => ({ kind: 'pick', firstDraw: 1 })));
      assert.deepEqual(
        picks.map(({ way }) => way),
        [...Array.from({ length: EXPLORE }, () => 'explore'), 'recycle', 'fresh'],
      );
      assert.equal(picks[EXPLORE]!.entropy, UPPER | 7);
    }),
    named('what came back well first, else the walk; marks charge both', 'mixed', async (desk) => {
      await desk.row([
        { kind: 'good', entropy: 9 },
        { kind: 'ecn', entropy: 0 },
        { kind: 'good', entropy: 0 },
      ]);
      const picks = await desk.row(Array.from({ length: 4 }, () => ({ kind: 'pick' })));
      assert.deepEqual(
        picks.map(({ entropy, way }) => [entropy - UPPER, way]),
        [
          [9, 'recycle'],
          [0, 'recycle'],
          [1, 'walk'],
          [2, 'walk'],
        ],
      );
    }),
    named('128 wait, and more are let go', 'mixed', async (desk) => {
      const count = MOST_KEPT + 3;
      await desk.row(Array.from({ length: count }, (_, i) => ({ kind: 'good', entropy: i % 16 })));
      // A pick makes room for one, which comes in the clock after it.
      const [first] = await desk.row([{ kind: 'pick' }, { kind: 'good', entropy: 3 }]);
      assert.equal(first!.entropy, UPPER);
      const picks = await desk.row(Array.from({ length: MOST_KEPT + 1 }, () => ({ kind: 'pick' })));
      const recycled = picks.filter(({ way }) => way === 'recycle').map(({ entropy }) => entropy - UPPER);
      assert.deepEqual(recycled, [...Array.from({ length: MOST_KEPT - 1 }, (_, i) => (i + 1) % 16), 3]);
    }),
    named('contexts know nothing of each other', 'mixed', async (desk) => {
      await desk.give({ kind: 'start', ccc: 2, firstDraw: 4 });
      await desk.row([
        { kind: 'good', entropy: 7 },
        { kind: 'timeout', entropy: 4, ccc: 2 },
      ]);
      const picks = await desk.row([3, 2, 3, 2].map((ccc) => ({ kind: 'pick', ccc })));
      assert.deepEqual(
        picks.map(({ entropy }) => entropy),
        [UPPER | 7, 5, UPPER, 6],
      );
    }),
  ];
}

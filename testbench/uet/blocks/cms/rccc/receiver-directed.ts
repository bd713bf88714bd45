/** What a receiver of RCCC promises, step by step. */
import { turnClock } from '../../../../../rtl-gen/uet/cms/rccc/rccc-receiver.ts';
import { GRANT } from '../../../../../rtl-gen/uet/cms/rccc/source-credit.ts';
import { assert, type NamedTest, type TestContext } from '../../test-kit.ts';
import { ReceiverChecker } from './receiver-checker.ts';
import {
  type ReceiverSettings,
  receiverPorts,
  type ShownGrant,
  type SourceEvent,
  setReceiverRegisters,
  sourceWriter,
} from './receiver-ports.ts';

/** Clocks that the line takes for a grant of 16 KiB, in these tests. */
const PER_QUANTUM = 100 / GRANT;

/** Where sources of these tests begin to count: shortly before it goes round. */
const FIRST = 2 ** 24 - 10;

interface ClockedGrant extends ShownGrant {
  readonly clock: number;
}

/** A bench with a pacer that always has room, unless it is told otherwise. */
class Desk {
  readonly grants: ClockedGrant[] = [];
  readonly #t: TestContext;
  readonly #write: (event: SourceEvent | undefined) => void;
  readonly checker: ReceiverChecker;

  constructor(t: TestContext, sources: number, settings: Partial<ReceiverSettings>) {
    const all = { timePerQuantum: PER_QUANTUM * 2 ** 12, background: 0, ...settings };
    setReceiverRegisters(t.dut, all);
    this.#t = t;
    this.#write = sourceWriter(t.dut);
    this.#write(undefined);
    this.room(true);
    this.checker = t.attach(
      new ReceiverChecker(t.dut, all, sources, { onGrant: (grant, clock) => this.grants.push({ ...grant, clock }) }),
    );
  }

  room(has: boolean): void {
    receiverPorts(this.#t).room.set(Number(has));
  }

  /** Events in clocks in a row. */
  async give(...events: readonly SourceEvent[]): Promise<void> {
    for (const event of events) {
      this.#write(event);
      await this.#t.cycles(1);
    }
    this.#write(undefined);
  }

  async start(...sources: readonly number[]): Promise<void> {
    await this.#t.cycles(3);
    await this.give(...sources.map((source) => ({ source, kind: 'start', target: FIRST }) as const));
  }

  /** Sources ask for so many quanta beyond where they began. */
  async ask(asked: Readonly<Record<number, number>>): Promise<void> {
    const events = Object.entries(asked).map(
      ([source, quanta]) => ({ source: Number(source), kind: 'target', target: (FIRST + quanta) % 2 ** 24 }) as const,
    );
    await this.give(...events);
  }

  async wait(clocks: number): Promise<void> {
    await this.#t.cycles(clocks);
  }

  /** Of the grants so far, the source and how much. */
  get granted(): readonly (readonly [number, number])[] {
    return this.grants.map(({ source, quanta }) => [source, quanta]);
  }
}

type Named = (name: string, steps: (desk: Desk) => Promise<void>, settings?: Partial<ReceiverSettings>) => NamedTest;

/** Tests that take some turns of every source. */
const fullLists = (sources: number, named: Named): readonly NamedTest[] => {
  const all = Array.from({ length: sources }, (_, source) => source);
  const everyoneWaits = all.map((source) => ({ source, kind: 'waits', target: 0 }) as const);
  return [
    named(
      'all sources wait, and each has its turn',
      async (desk) => {
        desk.room(false);
        await desk.start(...all);
        await desk.give(...everyoneWaits, ...everyoneWaits);
        await desk.wait(10);
        assert.equal(desk.checker.shown!.waiting, sources);
        desk.room(true);
        await desk.wait(sources * (turnClock.next + 2));
        assert.deepEqual(
          desk.granted,
          all.map((source) => [source, 0]),
        );
      },
      { timePerQuantum: 0 },
    ),
    named(
      'who does not wait stands in its list twice, where there is room for that',
      async (desk) => {
        await desk.start(...all);
        for (let round = 0; round < 4; round++) {
          await desk.give(...everyoneWaits);
          await desk.wait((sources - 3) * turnClock.next);
          assert.ok(desk.checker.shown!.waiting > 0);
        }
        assert.equal(desk.checker.shown!.idle, 2 * sources);
        await desk.wait(3 * sources * turnClock.next);
      },
      { timePerQuantum: 0, background: 65 },
    ),
  ];
};

export function receiverDirected(sources: number): readonly NamedTest[] {
  const named = (
    name: string,
    steps: (desk: Desk) => Promise<void>,
    settings: Partial<ReceiverSettings> = {},
  ): NamedTest => ({ name, body: async (t) => steps(new Desk(t, sources, settings)) });
  return [
    named('who asks is granted what it asks for, and no more', async (desk) => {
      await desk.start(3);
      await desk.ask({ 3: 150 });
      await desk.wait(600);
      assert.deepEqual(desk.granted, [
        [3, 64],
        [3, 64],
        [3, 22],
      ]);
      assert.equal(desk.grants.at(-1)!.credit, (FIRST + 150) % 2 ** 24);
      assert.equal(desk.checker.shown!.isRunning, false);
    }),
    named('a target of exactly a grant, and of one more', async (desk) => {
      await desk.start(1, 2);
      await desk.ask({ 1: GRANT, 2: GRANT + 1 });
      await desk.wait(600);
      assert.deepEqual(desk.granted, [
        [1, GRANT],
        [2, GRANT],
        [2, 1],
      ]);
    }),
    named('sources take turns', async (desk) => {
      await desk.start(1, 2, 3);
      await desk.ask({ 1: 130, 2: 64, 3: 70 });
      await desk.wait(900);
      assert.deepEqual(desk.granted, [
        [1, 64],
        [2, 64],
        [3, 64],
        [1, 64],
        [3, 6],
        [1, 2],
      ]);
    }),
    named('a turn as long after the one before as the line takes for its grant', async (desk) => {
      await desk.start(1);
      await desk.ask({ 1: 96 + 64 });
      await desk.wait(600);
      const clocks = desk.grants.map(({ clock }) => clock);
      assert.deepEqual(
        clocks.slice(1).map((clock, i) => clock - clocks[i]!),
        [100, 100],
      );
    }),
    named('a turn that is late makes up for it', async (desk) => {
      await desk.start(1);
      await desk.ask({ 1: 4 * 64 });
      await desk.wait(20);
      desk.room(false);
      await desk.wait(120);
      desk.room(true);
      await desk.wait(400);
      const [first, , third, last] = desk.grants.map(({ clock }) => clock);
      assert.deepEqual([third! - first!, last! - first!], [200, 300]);
    }),
    named('but by 256 clocks at most', async (desk) => {
      await desk.start(1);
      await desk.ask({ 1: 8 * 64 });
      await desk.wait(20);
      desk.room(false);
      await desk.wait(2000);
      desk.room(true);
      await desk.wait(600);
      const clocks = desk.grants.map(({ clock }) => clock);
      // Turns of a hundred clocks each at once, until what it is late is used up; within the first it is late no more.
      const gaps = clocks.slice(2).map((clock, i) => clock - clocks[i + 1]!);
      assert.deepEqual(gaps.slice(0, 4), [turnClock.next, turnClock.next, 100 * 3 - 256 - turnClock.next - 1, 100]);
    }),
    named('events come first: a turn takes a clock without one', async (desk) => {
      await desk.start(1, 2);
      await desk.ask({ 1: 10 });
      await desk.give(...Array.from({ length: 40 }, () => ({ source: 2, kind: 'waits', target: 0 }) as const));
      assert.deepEqual(desk.granted, []);
      await desk.wait(200);
      assert.deepEqual(desk.granted, [
        [1, 10],
        [2, 0],
      ]);
    }),
    named('a target that goes back changes nothing', async (desk) => {
      await desk.start(1);
      await desk.ask({ 1: 30 });
      await desk.ask({ 1: 20 });
      await desk.wait(300);
      assert.deepEqual(desk.granted, [[1, 30]]);
    }),
    named('who waits without a new target is told its credit again, for 4 quanta of time', async (desk) => {
      await desk.start(1, 2);
      await desk.give({ source: 1, kind: 'waits', target: 5 }, { source: 2, kind: 'waits', target: 5 });
      await desk.wait(100);
      assert.deepEqual(
        desk.grants.map(({ source, quanta, credit }) => [source, quanta, credit]),
        [
          [1, 0, FIRST],
          [2, 0, FIRST],
        ],
      );
      // 6.25 clocks are less than a turn takes.
      assert.equal(desk.grants[1]!.clock - desk.grants[0]!.clock, turnClock.next);
    }),
    ...[128, 129, 193, 8257].map((background) =>
      named(
        `where no source waits, credit up to the largest window beyond the target: ${background}`,
        async (desk) => {
          await desk.start(1);
          await desk.ask({ 1: 10 });
          await desk.wait(100 + background);
          const given = Array.from({ length: Math.ceil(background / GRANT) }, () => [GRANT, true]);
          assert.deepEqual(
            desk.grants.map(({ quanta, isBackground }) => [quanta, isBackground]),
            [[10, false], ...given],
          );
          assert.equal(desk.checker.shown!.isRunning, false);
        },
        { background, timePerQuantum: 0 },
      ),
    ),
    ...[0, 1].map((more) =>
      named(
        `credit that was not asked for, and a target that comes with it: ${more} beyond it`,
        async (desk) => {
          await desk.start(1);
          await desk.ask({ 1: 10 });
          await desk.wait(20);
          desk.room(false);
          await desk.wait(40);
          assert.equal(desk.checker.shown!.idle, 1);
          desk.room(true);
          await desk.wait(1);
          desk.room(false);
          // It comes before the turn's access, and is granted by it, or not wholly.
          await desk.ask({ 1: 10 + GRANT + more });
          await desk.wait(20);
          assert.deepEqual(desk.granted, [
            [1, 10],
            [1, GRANT],
          ]);
          assert.deepEqual([desk.checker.shown!.waiting, desk.checker.shown!.idle], [1, 1 - more]);
        },
        { background: 1000 },
      ),
    ),
    named(
      'times have parts of a clock',
      async (desk) => {
        await desk.start(1, 2, 3);
        await desk.ask({ 1: 1, 2: 1, 3: 1 });
        await desk.wait(400);
        const [first, second, third] = desk.grants.map(({ clock }) => clock);
        assert.deepEqual([second! - first!, third! - second!], [101, 100]);
      },
      { timePerQuantum: 100 * 2 ** 12 + 1 },
    ),
    ...(sources > 64 ? [] : fullLists(sources, named)),
    named(
      'who waits comes before who does not',
      async (desk) => {
        await desk.start(1, 2);
        await desk.ask({ 1: 10 });
        await desk.wait(150);
        await desk.ask({ 2: 100 });
        await desk.wait(300);
        assert.deepEqual(
          desk.grants.map(({ source, quanta, isBackground }) => [source, quanta, isBackground]),
          [
            [1, 10, false],
            [1, 64, true],
            [1, 64, true],
            [2, 64, false],
            [2, 36, false],
            [1, 64, true],
          ],
        );
      },
      { background: 1000 },
    ),
  ];
}

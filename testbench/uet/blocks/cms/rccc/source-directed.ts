/** What the sending end of RCCC promises, step by step. */
import assert from 'node:assert/strict';
import { spentClock } from '../../../../../rtl-gen/uet/cms/rccc/rccc-source.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { SourceChecker } from './source-checker.ts';
import { type ShownSpent, type SpendEvent, setSourceRegisters, spendWriter } from './source-ports.ts';

const settings = { maxWindow: 40_000, mtu: 4160 };

/** Where both ends begin to count, shortly before it goes round. */
const FIRST = 2 ** 24 - 10;

type Given = Partial<SpendEvent> & Pick<SpendEvent, 'kind'>;

/** Gives events in clocks in a row; what each of them leaves. */
type Give = (...events: readonly Given[]) => Promise<readonly ShownSpent[]>;

const named = (name: string, steps: (give: Give) => Promise<void>): NamedTest => ({
  name,
  body: async (t) => {
    setSourceRegisters(t.dut, settings);
    const write = spendWriter(t.dut);
    write(undefined);
    const seen: ShownSpent[] = [];
    const checker = t.attach(new SourceChecker(t.dut, settings, { onSpent: (spent) => seen.push(spent) }));
    await steps(async (...events) => {
      const first = seen.length;
      for (const event of events) {
        const some = { ccc: 2, size: 4160, credit: 0, backlog: 0, resendBacklog: 0, cwnd: 2 ** 24 - 1, flows: 1 };
        write({ ...some, ...event });
        await t.cycles(1);
      }
      write(undefined);
      await t.cycles(spentClock + 1);
      assert.equal(checker.pending, 0);
      return seen.slice(first);
    });
  },
});

const start: Given = { kind: 'start', credit: FIRST };

/** A cumulative credit or target of so many quanta. */
const quanta = (count: number): number => (FIRST + count + 2 ** 24) % 2 ** 24;

export const sourceDirected: readonly NamedTest[] = [
  named('the first window goes without permission, and the rest of it ends with the first answer', async (give) => {
    const spent = await give(start, { kind: 'data' }, { kind: 'ends' }, { kind: 'data' });
    assert.deepEqual(
      spent.map(({ credit }) => credit),
      [40_000, 35_840, 0, -4160],
    );
    assert.deepEqual([spent[1]!.kind, spent[3]!.kind], ['spec', 'pull']);
  }),
  named('credit ends it too, and credit that is not new adds nothing', async (give) => {
    const spent = await give(
      start,
      { kind: 'credit', credit: quanta(3) },
      { kind: 'credit', credit: quanta(2) },
      { kind: 'credit', credit: quanta(20) },
    );
    assert.deepEqual(
      spent.map(({ credit }) => credit),
      [40_000, 768, 768, 20 * 256],
    );
  }),
  named('credit ends at the largest window, and what is above it is lost', async (give) => {
    const spent = await give(
      start,
      { kind: 'credit', credit: quanta(2 ** 22) },
      { kind: 'data' },
      { kind: 'credit', credit: quanta(2 ** 22 + 1) },
    );
    assert.deepEqual(
      spent.map(({ credit }) => credit),
      [40_000, 40_000, 35_840, 36_096],
    );
  }),
  named('a debt stays when the first window ends', async (give) => {
    const packets = Array.from({ length: 10 }, () => ({ kind: 'data' }) as const);
    const spent = await give(start, ...packets, { kind: 'ends' });
    assert.equal(spent.at(-1)!.credit, 40_000 - 41_600);
  }),
  named('a target is what waits less the credit, rounded up to quanta', async (give) => {
    const [, , packet, again] = await give(
      start,
      { kind: 'ends' },
      { kind: 'data', backlog: 1000, resendBacklog: 1 },
      { kind: 'resend', backlog: 0, resendBacklog: 1 },
    );
    // 1,001 bytes and a debt of 4,160; then 1 byte and 8,320.
    assert.deepEqual([packet!.target, packet!.kind], [quanta(21), 'pull']);
    assert.deepEqual([again!.target, again!.kind], [quanta(33), 'rtx']);
  }),
  named('and within both windows', async (give) => {
    const packet = { kind: 'data', backlog: 2 ** 30, resendBacklog: 2 ** 29 } as const;
    const [, , whole, less] = await give(start, { kind: 'ends' }, packet, { ...packet, cwnd: 1000 });
    assert.equal(whole!.target, quanta(Math.ceil((40_000 + 4160) / 256)));
    assert.equal(less!.target, quanta(Math.ceil((1000 + 4160 + 8320) / 256)));
  }),
  named('in the first window a packet at least, where something waits', async (give) => {
    const [, packet, last] = await give(start, { kind: 'data', backlog: 1 }, { kind: 'data', resendBacklog: 1 });
    assert.equal(packet!.target, quanta(17));
    // Nothing new waits: what is had and not asked for is taken off, rounded up.
    assert.equal(last!.target, quanta(-Math.floor((40_000 - 8320 - 1) / 256)));
  }),
  named('flows share a target, without its rest', async (give) => {
    const packet = { kind: 'data', size: 0, backlog: 7 * 256 + 6, flows: 7 } as const;
    const [, , share, all] = await give(start, { kind: 'ends' }, packet, { ...packet, flows: 0 });
    assert.deepEqual([share!.target, all!.target], [quanta(1), quanta(8)]);
  }),
  named('contexts know nothing of each other', async (give) => {
    const spent = await give(
      start,
      { ...start, ccc: 3 },
      { kind: 'data', ccc: 3 },
      { kind: 'ends' },
      { kind: 'data', ccc: 3 },
    );
    assert.deepEqual(
      spent.map(({ ccc, credit }) => [ccc, credit]),
      [
        [2, 40_000],
        [3, 40_000],
        [3, 35_840],
        [2, 0],
        [3, 31_680],
      ],
    );
  }),
];

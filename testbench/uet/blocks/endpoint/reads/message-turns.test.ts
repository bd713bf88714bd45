import assert from 'node:assert/strict';
import { readingLayout } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { messageEntries } from '../../../../../rtl-gen/uet/endpoint/transmit/message-ids.ts';
import { messageTable } from '../../../../../rtl-gen/uet/endpoint/transmit/message-table.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { PortHost } from '../../port-host.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';

const design = elaborate(messageTable(readingLayout, { mtu: 1024, bytes: 64, tags: true, reads: true, defers: true }));
type Kind = 'messages' | 'answers';

/** Offers both kinds in each clock; what is taken goes on at once, or not at all. */
class Table extends PortHost {
  readonly entered = { messages: 0, answers: 0 };
  /** Ids that have been handed on, and have no outcome. */
  readonly open: bigint[] = [];

  constructor(t: TestContext) {
    super(t);
    for (const kind of ['messages', 'answers']) this.set({ [`${kind}_valid`]: 1, [`${kind}_payload_length`]: 64 });
    this.set({ messages_payload_op: 'write', answers_payload_op: 'answer' });
    this.set({ completion_ready: 1, outcome_kind: 'default_ok' });
  }

  /** A clock; `ends`: the oldest that is open has its outcome. The kind that has entered. */
  async moves({ opened, taken, ends }: { opened: boolean; taken: boolean; ends: boolean }): Promise<Kind | undefined> {
    const id = ends ? this.open.shift() : undefined;
    this.set({ opened_ready: Number(opened), opened_answer_ready: Number(taken) });
    this.set({ outcome_valid: Number(id !== undefined), outcome_message: id ?? 0n });
    const kinds = (['messages', 'answers'] as const).filter((kind) => this.get(`${kind}_ready`) === 1);
    assert(kinds.length < 2, 'two have got an entry in a clock');
    for (const [name, isTaken] of [
      ['opened', opened],
      ['opened_answer', taken],
    ] as const)
      if (isTaken && this.get(`${name}_valid`) === 1) this.open.push(this.wide(`${name}_payload_id`));
    await this.clock();
    const [kind] = kinds;
    if (kind !== undefined) this.entered[kind]++;
    return kind;
  }
}

async function started(t: TestContext): Promise<Table> {
  const table = new Table(t);
  table.set({ messages_valid: 0, answers_valid: 0 });
  await table.until('ready', Number.POSITIVE_INFINITY);
  table.set({ messages_valid: 1, answers_valid: 1 });
  return table;
}

const all = { opened: true, taken: true, ends: true };

describe.each(['wasm', 'yosys'] as const)('entries for messages and answers, on %s', (engine) => {
  const options = { create: onEngine(engine, design), seeds: 1, maxCycles: 10_000 };

  hwTest('go to both kinds in turn', options, async (t) => {
    const table = await started(t);
    let before: Kind | undefined;
    for (let i = 0; i < 600; i++) {
      const kind = await table.moves(all);
      if (kind !== undefined) assert.notEqual(kind, before, 'the same kind twice');
      before = kind ?? before;
    }
    assert(table.entered.answers > 250);
  });

  hwTest('go to answers while messages wait, and the other way round', options, async (t) => {
    for (const opened of [false, true]) {
      const table = await started(t);
      for (let i = 0; i < 40; i++) await table.moves({ ...all, opened, taken: !opened });
      const [goes, waits] = opened ? (['messages', 'answers'] as const) : (['answers', 'messages'] as const);
      assert(table.entered[goes] > 30 && table.entered[waits] <= 1, JSON.stringify(table.entered));
      for (let i = 0; i < 20; i++) await table.moves(all);
    }
  });

  // Entries that come back in each other clock, or each third or fourth one, do not all go to the same kind.
  hwTest('go to both kinds where all are in use, whenever one comes back', options, async (t) => {
    const table = await started(t);
    while (table.entered.messages + table.entered.answers < messageEntries) await table.moves({ ...all, ends: false });
    for (const period of [2, 3, 4]) {
      const before = { ...table.entered };
      for (let i = 0; i < 60 * period; i++) await table.moves({ ...all, ends: i % period === 0 });
      for (const kind of ['messages', 'answers'] as const)
        assert(table.entered[kind] - before[kind] >= 25, `${kind} with an entry each ${period} clocks`);
    }
  });
});

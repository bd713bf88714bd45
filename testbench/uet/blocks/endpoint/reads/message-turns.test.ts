import assert from 'node:assert/strict';
import { describe } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { readingLayout } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { messageEntries } from '../../../../../rtl-gen/uet/endpoint/transmit/message-ids.ts';
import { messageTable } from '../../../../../rtl-gen/uet/endpoint/transmit/message-table.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { onEngine } from '../../../../bench/verilog-once.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

const design = elaborate(messageTable(readingLayout, { mtu: 1024, bytes: 64, tags: true, reads: true, defers: true }));
type Kind = 'messages' | 'answers';

/** Offers both kinds in each clock; what is taken goes on at once, or not at all. */
class Table {
  readonly #t: TestContext;
  readonly entered = { messages: 0, answers: 0 };
  /** Ids that have been handed on, and have no outcome. */
  readonly open: bigint[] = [];

  constructor(t: TestContext) {
    this.#t = t;
    for (const port of t.dut.ports)
      if (port.direction === 'in' && port.name !== 'rst') port.set(port.width > 32 ? 0n : 0);
    for (const kind of ['messages', 'answers'] as const) {
      t.dut.port(`${kind}_valid`).set(1);
      t.dut.port(`${kind}_payload_length`).set(64);
    }
    t.dut.port('messages_payload_op').set(codeOf(t.dut, 'messages_payload_op', 'write'));
    t.dut.port('answers_payload_op').set(codeOf(t.dut, 'answers_payload_op', 'answer'));
    t.dut.port('completion_ready').set(1);
    t.dut.port('outcome_kind').set(codeOf(t.dut, 'outcome_kind', 'default_ok'));
  }

  get ready(): boolean {
    return this.#get('ready');
  }

  /** A clock; `ends`: the oldest that is open has its outcome. The kind that has entered. */
  async clock({ opened, taken, ends }: { opened: boolean; taken: boolean; ends: boolean }): Promise<Kind | undefined> {
    const { dut } = this.#t;
    dut.port('opened_ready').set(Number(opened));
    dut.port('answer_taken').set(Number(taken));
    const id = ends ? this.open.shift() : undefined;
    dut.port('outcome_valid').set(Number(id !== undefined));
    dut.port('outcome_message').set(Number(id ?? 0n));
    const kinds = (['messages', 'answers'] as const).filter((kind) => this.#get(`${kind}_ready`));
    assert(kinds.length < 2, 'two have got an entry in a clock');
    for (const [name, isTaken] of [
      ['opened', opened],
      ['opened_answer', taken],
    ] as const)
      if (isTaken && this.#get(`${name}_valid`)) this.open.push(BigInt(dut.port(`${name}_payload_id`).get()));
    await this.#t.rising();
    const [kind] = kinds;
    if (kind !== undefined) this.entered[kind]++;
    return kind;
  }

  #get(name: string): boolean {
    return Number(this.#t.dut.port(name).get()) === 1;
  }
}

async function started(t: TestContext): Promise<Table> {
  const table = new Table(t);
  t.dut.port('messages_valid').set(0);
  t.dut.port('answers_valid').set(0);
  while (!table.ready) await t.rising();
  t.dut.port('messages_valid').set(1);
  t.dut.port('answers_valid').set(1);
  return table;
}

const all = { opened: true, taken: true, ends: true };

const engines = [
  ['wasm', (options: object) => wasmEngine.create(design, options)],
  ['yosys', onEngine('yosys', design)],
] as const;

describe.each(engines)('entries for messages and answers, on %s', (_, create) => {
  const options = { create, seeds: 1, maxCycles: 10_000 };

  hwTest('go to both kinds in turn', options, async (t) => {
    const table = await started(t);
    let before: Kind | undefined;
    for (let i = 0; i < 600; i++) {
      const kind = await table.clock(all);
      if (kind !== undefined) assert.notEqual(kind, before, 'the same kind twice');
      before = kind ?? before;
    }
    assert(table.entered.answers > 250);
  });

  hwTest('go to answers while messages wait, and the other way round', options, async (t) => {
    for (const opened of [false, true]) {
      const table = await started(t);
      for (let i = 0; i < 40; i++) await table.clock({ ...all, opened, taken: !opened });
      const [goes, waits] = opened ? (['messages', 'answers'] as const) : (['answers', 'messages'] as const);
      assert(table.entered[goes] > 30 && table.entered[waits] <= 1, JSON.stringify(table.entered));
      for (let i = 0; i < 20; i++) await table.clock(all);
    }
  });

  // Entries that come back in each other clock, or each third or fourth one, do not all go to the same kind.
  hwTest('go to both kinds where all are in use, whenever one comes back', options, async (t) => {
    const table = await started(t);
    while (table.entered.messages + table.entered.answers < messageEntries) await table.clock({ ...all, ends: false });
    for (const period of [2, 3, 4]) {
      const before = { ...table.entered };
      for (let i = 0; i < 60 * period; i++) await table.clock({ ...all, ends: i % period === 0 });
      for (const kind of ['messages', 'answers'] as const)
        assert(table.entered[kind] - before[kind] >= 25, `${kind} with an entry each ${period} clocks`);
    }
  });
});

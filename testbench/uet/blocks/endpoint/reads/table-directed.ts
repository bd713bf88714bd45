/** When READs whose bytes do not come are over, step by step. */
import assert from 'node:assert/strict';
import { noAnswerCode } from '../../../../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { failureCodes } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

/** Clocks in which the table has looked at all of its entries. */
const sweep = 1100;

const ids = [0x100, 0x105, 0x280, 0x1ff] as const;

class TableHost {
  /** Codes of READs that have failed, by message; and places that wait for an answer less. */
  readonly failed = new Map<number, number>();
  readonly unanswered: number[] = [];
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
    for (const port of t.dut.ports)
      if (port.direction === 'in' && port.reset === undefined) port.set(port.width > 32 ? 0n : 0);
  }

  /** A clock with that event. */
  async event(name: string, values: Readonly<Record<string, number | bigint>>): Promise<void> {
    const { dut } = this.#t;
    for (const [field, value] of Object.entries(values)) dut.port(`${name}_${field}`).set(value);
    const valid = dut.port(name === 'tick' ? 'tick' : `${name}_valid`);
    valid.set(1);
    await this.clocks(1);
    valid.set(0);
  }

  async clocks(count: number): Promise<void> {
    const get = (name: string) => Number(this.#t.dut.port(name).get());
    for (let i = 0; i < count; i++) {
      if (get('outcome_valid') === 1 && get('outcome_kind') === codeOf(this.#t.dut, 'outcome_kind', 'failed')) {
        assert(!this.failed.has(get('outcome_message')), 'a READ fails twice');
        this.failed.set(get('outcome_message'), get('outcome_code'));
      }
      if (get('unanswered_enable') === 1) this.unanswered.push(get('unanswered_place'));
      await this.#t.rising();
    }
  }

  async ask(id: number): Promise<void> {
    await this.event('opened', { reads: 1, id, address: 0n, length: 8 });
    await this.event('left', { id, pdcid: 0x8001 });
    await this.clocks(4);
  }

  async acknowledged(id: number, place: number): Promise<void> {
    await this.event('given', { message: id, place, kind: codeOf(this.#t.dut, 'given_kind', 'default_ok') });
    await this.clocks(4);
  }
}

export const tableDirected: readonly NamedTest[] = [
  {
    name: 'a READ fails at the second tick after its request was acknowledged, and not before',
    body: async (t) => {
      const host = new TableHost(t);
      for (const id of ids) await host.ask(id);
      for (let i = 0; i < 3; i++) {
        await host.event('tick', {});
        await host.clocks(sweep);
      }
      assert.equal(host.failed.size, 0, 'a request that waits for its outcome');
      for (const [i, id] of ids.entries()) await host.acknowledged(id, i % 3);
      await host.event('tick', {});
      await host.clocks(sweep);
      assert.equal(host.failed.size, 0, 'after one tick');
      await host.event('tick', {});
      await host.clocks(sweep);
      assert.deepEqual([...host.failed].sort(), ids.map((id) => [id, noAnswerCode] as const).toSorted());
      assert.deepEqual(host.unanswered.toSorted(), ids.map((_, i) => i % 3).toSorted());
      // The next use of an entry is a READ of its own.
      const again = ids.map((id) => id + 0x1000);
      for (const [i, id] of again.entries()) {
        await host.ask(id);
        await host.acknowledged(id, i);
      }
      await host.event('tick', {});
      await host.clocks(sweep);
      assert.equal(host.failed.size, ids.length);
    },
  },
  {
    name: 'READs of PDCs that end in clocks in a row fail, and those of other PDCs do not',
    body: async (t) => {
      const host = new TableHost(t);
      for (const [i, id] of ids.entries()) {
        await host.ask(id);
        await host.acknowledged(id, i);
      }
      for (const place of [2, 0, 3]) await host.event('ended', { place });
      await host.clocks(3 * sweep);
      const [a, , c, d] = ids;
      assert.deepEqual(
        [...host.failed].sort(),
        [a, c, d].map((id) => [id, failureCodes.pdc_ended] as const).toSorted(),
      );
      assert.deepEqual(host.unanswered, [], 'a PDC that is over waits for nothing');
    },
  },
  {
    name: 'a message that is no READ neither fails nor has a second outcome',
    body: async (t) => {
      const host = new TableHost(t);
      await host.event('opened', { reads: 0, id: 0x107, address: 0n, length: 8 });
      await host.clocks(3);
      await host.acknowledged(0x107, 1);
      await host.event('ended', { place: 1 });
      for (let i = 0; i < 3; i++) {
        await host.event('tick', {});
        await host.clocks(2 * sweep);
      }
      assert.deepEqual([host.failed.size, host.unanswered.length], [0, 0]);
    },
  },
];

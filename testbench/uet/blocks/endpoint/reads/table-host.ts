/** Drives the table of READs step by step, and keeps what it tells. */
import assert from 'node:assert/strict';
import { failureCodes } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { namedWith } from '../../../../design-tests/named-test.ts';
import { clearInputs } from '../../ports.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

/** Where the bytes of a READ go, as it tells. */
export interface Found {
  readonly hit: boolean;
  readonly code: number;
  readonly address: bigint;
}

export class TableHost {
  /** Codes of READs that have failed, by message; and places that wait for an answer less. */
  readonly failed = new Map<number, number>();
  /** Those of all outcomes that were failures, in their order. */
  readonly failures: number[] = [];
  readonly unanswered: number[] = [];
  /** All outcomes by message, and the clock of the last one. */
  readonly outcomes = new Map<number, number>();
  readonly found: Found[] = [];
  clock = 0;
  lastOutcome = 0;
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
    clearInputs(t.dut);
  }

  /** The number of a kind of outcome. */
  kind(name: string): number {
    return codeOf(this.#t.dut, 'given_kind', name);
  }

  /** Ports of an event, which stays until `clear`. */
  set(name: string, values: Readonly<Record<string, number | bigint>>): void {
    const { dut } = this.#t;
    for (const [field, value] of Object.entries(values)) dut.port(`${name}_${field}`).set(value);
    dut.port(name === 'tick' ? 'tick' : `${name}_valid`).set(1);
  }

  clear(name: string): void {
    this.#t.dut.port(name === 'tick' ? 'tick' : `${name}_valid`).set(0);
  }

  /** A clock with that event. */
  async event(name: string, values: Readonly<Record<string, number | bigint>>): Promise<void> {
    this.set(name, values);
    await this.clocks(1);
    this.clear(name);
  }

  /** In so many clocks of reset, with what is at the ports. */
  async reset(): Promise<void> {
    this.#t.dut.port('rst').set(1);
    await this.clocks(4);
    this.#t.dut.port('rst').set(0);
  }

  async clocks(count: number): Promise<void> {
    const get = (name: string) => Number(this.#t.dut.port(name).get());
    for (let i = 0; i < count; i++) {
      if (get('outcome_valid') === 1) {
        const message = get('outcome_message');
        this.outcomes.set(message, (this.outcomes.get(message) ?? 0) + 1);
        this.lastOutcome = this.clock;
        if (get('outcome_kind') === codeOf(this.#t.dut, 'outcome_kind', 'failed')) {
          const code = get('outcome_code');
          // A response by RUDI without bytes is told twice.
          assert(code === failureCodes.undeliverable || !this.failed.has(message), 'a READ fails twice');
          this.failed.set(message, code);
          this.failures.push(code);
        }
      }
      if (get('unanswered_enable') === 1) this.unanswered.push(get('unanswered_place'));
      if (get('found_valid') === 1)
        this.found.push({
          hit: get('found_hit') === 1,
          code: get('found_return_code'),
          address: BigInt(this.#t.dut.port('found_address').get()),
        });
      await this.#t.rising();
      this.clock++;
    }
  }

  async ask(id: number, pdcid = 0x8001): Promise<void> {
    await this.event('opened', { reads: 1, id, address: BigInt(id) << 48n, length: 8 });
    await this.event('left', { id, pdcid });
    await this.clocks(4);
  }

  async acknowledged(id: number, place: number): Promise<void> {
    await this.given(id, place, 'default_ok');
  }

  async given(id: number, place: number, kind: string, code = 0): Promise<void> {
    await this.event('given', { message: id, place, kind: this.kind(kind), response_return_code: code });
    await this.clocks(4);
  }

  /** Bytes for a READ come; what the table says of them. */
  async find(id: number, pdcid = 0x8001): Promise<Found> {
    await this.event('find', { id, pdcid, length: 8, return_code: 0 });
    await this.clocks(4);
    const found = this.found.pop();
    assert(found !== undefined && this.found.length === 0, 'one answer for each that is looked for');
    return found;
  }

  /** The second outcome of READs that had their bytes. */
  async placed(id: number, code = 0): Promise<void> {
    this.set('answered', { payload_id: id, payload_return_code: code });
    for (let i = 0; Number(this.#t.dut.port('answered_ready').get()) === 0; i++) {
      assert(i < 1_000, `bytes of READ ${id} have been placed, and are not taken`);
      await this.clocks(1);
    }
    await this.clocks(1);
    this.clear('answered');
  }
}

/** A test that begins with such a host. */
export const table = namedWith((t) => new TableHost(t));

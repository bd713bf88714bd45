/** Drives the table of READs step by step, and keeps what it tells. */
import assert from 'node:assert/strict';
import { failureCodes } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { namedWith } from '../../../../design-tests/named-test.ts';
import { PortHost } from '../../port-host.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

/** Where the bytes of a READ go, as it tells. */
export interface Found {
  readonly hit: boolean;
  readonly code: number;
  readonly address: bigint;
}

export class TableHost extends PortHost {
  /** Codes of READs that have failed, by message; and places that wait for an answer less. */
  readonly failed = new Map<number, number>();
  /** Those of all outcomes that were failures, in their order. */
  readonly failures: number[] = [];
  readonly unanswered: number[] = [];
  /** All outcomes by message, and the clock of the last one. */
  readonly outcomes = new Map<number, number>();
  readonly found: Found[] = [];
  lastOutcome = 0;

  /** The number of a kind of outcome. */
  kind(name: string): number {
    return codeOf(this.t.dut, 'given_kind', name);
  }

  /** Ports of an event, which stays until `clear`. */
  show(name: string, values: Readonly<Record<string, number | bigint>>): void {
    for (const [field, value] of Object.entries(values)) this.set({ [`${name}_${field}`]: value });
    this.set({ [name === 'tick' ? 'tick' : `${name}_valid`]: 1 });
  }

  clear(name: string): void {
    this.set({ [name === 'tick' ? 'tick' : `${name}_valid`]: 0 });
  }

  /** A clock with that event. */
  async event(name: string, values: Readonly<Record<string, number | bigint>>): Promise<void> {
    this.show(name, values);
    await this.clocks(1);
    this.clear(name);
  }

  override async clock(): Promise<void> {
    const is = (name: string) => this.get(name) === 1;
    if (is('outcome_valid')) {
      const message = this.get('outcome_message');
      this.outcomes.set(message, (this.outcomes.get(message) ?? 0) + 1);
      this.lastOutcome = this.t.cycle;
      if (this.get('outcome_kind') === codeOf(this.t.dut, 'outcome_kind', 'failed')) {
        const code = this.get('outcome_code');
        // A response by RUDI without bytes is told twice.
        assert(code === failureCodes.undeliverable || !this.failed.has(message), 'a READ fails twice');
        this.failed.set(message, code);
        this.failures.push(code);
      }
    }
    if (is('unanswered_enable')) this.unanswered.push(this.get('unanswered_place'));
    if (is('found_valid')) {
      const [hit, code] = [is('found_hit'), this.get('found_return_code')];
      this.found.push({ hit, code, address: this.wide('found_address') });
    }
    await super.clock();
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
    await this.offer('answered', { id, return_code: code }, 1_000);
  }
}

/** A test that begins with such a host. */
export const table = namedWith((t) => new TableHost(t));

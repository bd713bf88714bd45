/** What a sender with return spaces promises of them, step by step (uet-wire.md 7.12). */
import { failureCodes } from '../../../../../../rtl-gen/uet/pds/initiator/records.ts';
import type { SenderSize } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-layout.ts';
import { FixedLimit } from '../../../../golden/pds/initiator/index.ts';
import { assert, clearInputs, type NamedTest, type TestContext } from '../../../test-kit.ts';
import { getterOf, setterOf } from '../../target-side/field-ports.ts';
import type { Fields, FieldValue } from '../../target-side/target-fields.ts';
import { registerFields } from '../initiator-fields.ts';
import { pairRegisters } from './pair-options.ts';

const PEER = 0xffff_0a00_0001n;
const START = 0xffff_fff0;
/** Clocks after which nothing comes of what was done before. */
const quiet = 400;

/** The sender, its host and a network that says only what the test does. */
class Host {
  readonly packets: Fields[] = [];
  readonly outcomes: Fields[] = [];
  /** What congestion control heard. */
  readonly heard: Fields[] = [];
  readonly #t: TestContext;
  readonly #limit = new FixedLimit(60_000);
  readonly #limits: Fields[] = [];
  #now = 0;

  constructor(t: TestContext) {
    this.#t = t;
  }

  async begin(): Promise<void> {
    clearInputs(this.#t.dut);
    this.set('registers_initiator_', registerFields(pairRegisters(), false));
    this.set('', { registers_choice_pdcs_per_tuple: 1, registers_choice_full_level: 64, packet_ready: 1 });
    while (!this.is('ready')) await this.#t.rising();
  }

  set(prefix: string, fields: Fields): void {
    for (const [name, value] of Object.entries(fields)) setterOf(this.#t.dut.port(prefix + name))(value);
  }

  is(name: string): boolean {
    return Number(this.#t.dut.port(name).get()) === 1;
  }

  async clock(): Promise<void> {
    const limit = this.#limits.shift();
    this.set('', { now: this.#now++, random: (this.#now * 0x9e37_79b1) >>> 0, limit_valid: limit !== undefined });
    if (limit !== undefined) this.set('limit_', limit);
    const shown = (group: string, prefix: string): Fields | undefined =>
      this.is(`${group}_valid`) ? this.#show(prefix) : undefined;
    const packet = shown('packet', 'packet_payload_');
    if (packet !== undefined) this.packets.push(packet);
    const outcome = shown('outcome', 'outcome_');
    if (outcome !== undefined) this.outcomes.push(outcome);
    const heard = shown('congestion', 'congestion_');
    if (heard !== undefined) {
      this.heard.push(heard);
      const { ccc, kind, bytes } = heard as { ccc: number; kind: 'ack'; bytes: number };
      const { window, cwnd, maxWindow, small } = this.#limit.next({ ccc, kind, bytes, entropy: 0, ecn: false });
      this.#limits.push({ ccc, window, cwnd, max_window: maxWindow, is_small: small });
    }
    await this.#t.rising();
  }

  async run(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.clock();
  }

  /** Offers something until it is taken; whether it is in so many clocks. */
  async offer(link: string, ready: string, fields: Fields, patience = 1000): Promise<boolean> {
    this.set(`${link}_payload_`, fields);
    this.set('', { [`${link}_valid`]: true });
    for (let clocks = 0; clocks < patience; clocks++) {
      const taken = this.is(ready);
      await this.clock();
      if (!taken) continue;
      this.set('', { [`${link}_valid`]: false });
      return true;
    }
    this.set('', { [`${link}_valid`]: false });
    return false;
  }

  change(kind: 'begin' | 'end', pdcid: number, peer = 0x8123): Promise<boolean> {
    const fields = { kind, pdcid, peer, rod: false, start_psn: START, local: 5, destination: PEER, traffic_class: 2 };
    return this.offer('returning_change', 'returned_change_ready', fields);
  }

  async back(pdcid: number, handle: number, kind = 'request', patience = 1000): Promise<boolean> {
    const packet = { kind, message: handle, first: true, last: true, length: 100, size: 192, payload: 77, handle };
    this.set('returning_send_payload_packet_', packet);
    return this.offer('returning_send', 'returned_send_ready', { pdcid }, patience);
  }

  async send(handle: number, expects: boolean): Promise<void> {
    const tuple = { mode: 'rud', destination: PEER, local: 5, traffic_class: 2 };
    this.set('send_payload_tuple_', tuple);
    const packet = {
      kind: 'request',
      message: handle,
      first: true,
      last: true,
      length: 100,
      size: 192,
      handle,
      expects,
    };
    assert(await this.offer('send', 'send_ready', { ...prefixed('packet_', packet) }));
  }

  /** An ACK of all up to the offset, for the PDC of that PDCID, which begins at `start`. */
  async ack(dpdcid: number, spdcid: number, start: number, offset: number): Promise<void> {
    const ids = { source: PEER, local: 5, dpdcid, spdcid };
    this.set('peer_', { ...ids, kind: 'ack', psn: (start + offset) >>> 0, offset: 0, response_present: false });
    this.set('', { peer_valid: true });
    await this.clock();
    this.set('', { peer_valid: false });
    await this.run(quiet);
  }

  #show(prefix: string): Fields {
    const parts = this.#t.dut.ports.filter(({ name }) => name.startsWith(prefix));
    return Object.fromEntries(
      parts.map((port): [string, FieldValue] => [port.name.slice(prefix.length), getterOf(port)()]),
    );
  }
}

const prefixed = (prefix: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));

const named = (name: string, body: (host: Host) => Promise<void>): NamedTest => ({
  name: `a sender with return spaces: ${name}`,
  body: async (t) => {
    const host = new Host(t);
    await host.begin();
    await body(host);
  },
});

const handlesOf = (fields: readonly Fields[]): number[] => fields.map(({ handle }) => Number(handle));

export function senderReturns({ contexts, window }: SenderSize): readonly NamedTest[] {
  const half = contexts / 2;
  /** The PDCID of a place that the target has given. */
  const space = (index: number, generation = 1): number => (generation * half) | index;
  return [
    named(
      'what is sent goes with the addresses, PDCIDs and PSNs of its return space, and is acknowledged',
      async (host) => {
        assert(await host.change('begin', space(3)));
        for (const handle of [10, 11, 12]) assert(await host.back(space(3), handle));
        await host.run(quiet);
        const told = host.packets.map((packet) => [packet.packet_psn, packet.packet_spdcid, packet.packet_dpdcid]);
        assert.deepEqual(
          told,
          [0, 1, 2].map((offset) => [(START + offset) >>> 0, space(3), 0x8123]),
        );
        for (const packet of host.packets) {
          const { destination, local, packet_syn, packet_length } = packet;
          assert.deepEqual([destination, local, packet_syn, packet_length], [PEER, 5, false, 100]);
        }
        await host.ack(space(3), 0x8123, START, 1);
        assert.deepEqual(handlesOf(host.outcomes).toSorted(), [10, 11]);
        assert(host.outcomes.every(({ kind }) => kind === 'default_ok'));
      },
    ),
    named(
      'when it ends, what is outstanding fails, and so does what comes later; the next one at its place begins',
      async (host) => {
        assert(await host.change('begin', space(0)));
        for (const handle of [1, 2]) assert(await host.back(space(0), handle));
        await host.run(quiet);
        assert(await host.change('end', space(0)));
        assert(await host.change('begin', space(0, 2), 0x8456));
        assert(await host.back(space(0), 3));
        assert(await host.back(space(0, 2), 4));
        await host.run(quiet);
        const failed = host.outcomes.map(({ handle, kind, code }) => [handle, kind, code]).toSorted();
        assert.deepEqual(failed, [
          [1, 'failed', failureCodes.pdc_ended],
          [2, 'failed', failureCodes.pdc_ended],
          [3, 'failed', failureCodes.no_pdc],
        ]);
        const last = host.packets.at(-1)!;
        assert.deepEqual([last.packet_handle, last.packet_dpdcid, last.packet_psn], [4, 0x8456, START]);
        assert(await host.change('end', space(0)), 'that of another PDCID');
        await host.run(quiet);
        assert.equal(host.outcomes.length, 3);
      },
    ),
    named('CLOSE_REQ takes a PSN, and its payload word is its handle', async (host) => {
      assert(await host.change('begin', space(1)));
      assert(await host.back(space(1), 5, 'negotiation'));
      await host.run(quiet);
      assert.deepEqual(
        host.packets.map(({ packet_kind }) => packet_kind),
        ['close_cmd'],
      );
      await host.ack(space(1), 0x8123, START, 0);
      assert.deepEqual(handlesOf(host.outcomes), [77]);
    }),
    named('it takes as many packets as a PDC has room for, and more when some are done', async (host) => {
      assert(await host.change('begin', space(2)));
      let given = 0;
      while (given < 2 * window && (await host.back(space(2), given, 'request', 300))) given++;
      // A few wait before it.
      assert(given >= window && given <= window + 8, `${given} packets`);
      await host.ack(space(2), 0x8123, START, 9);
      for (let i = 0; i < 10; i++) assert(await host.back(space(2), 1000 + i, 'request', 300));
      assert.equal(await host.back(space(2), 2000, 'request', 300), false);
    }),
    named('a PDC whose message expects data closes when SES has concluded it', async (host) => {
      host.set('registers_initiator_', { idle: 500 });
      await host.send(1, true);
      await host.run(quiet);
      const [first] = host.packets;
      const pdcid = Number(first!.packet_spdcid);
      assert(pdcid >= 0x8000);
      const start = Number(first!.packet_psn);
      await host.ack(pdcid, space(4), start, 0);
      await host.run(3000);
      const kinds = (): FieldValue[] => host.packets.map(({ packet_kind }) => packet_kind!);
      assert(!kinds().includes('close_cmd'));
      const conclude = async (of: number): Promise<void> => {
        host.set('returning_conclude_', { enable: true, pdcid: of });
        await host.clock();
        host.set('returning_conclude_', { enable: false });
        await host.run(3000);
      };
      await conclude(pdcid ^ half);
      assert(!kinds().includes('close_cmd'), 'concluded for another PDC');
      await conclude(pdcid);
      assert(kinds().includes('close_cmd'));
    }),
    named('a return space and a PDC to one address have one congestion control context', async (host) => {
      await host.send(1, false);
      assert(await host.change('begin', space(6)));
      assert(await host.back(space(6), 2));
      await host.run(quiet);
      assert.deepEqual(
        handlesOf(host.packets.map(({ packet_handle }) => ({ handle: packet_handle! }))).toSorted(),
        [1, 2],
      );
      assert.equal(host.heard.filter(({ kind }) => kind === 'start').length, 1);
      assert.equal(new Set(host.heard.map(({ ccc }) => ccc)).size, 1);
    }),
  ];
}

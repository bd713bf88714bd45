/** Each entry of what atomics have fetched, as those beside it stay what they are; and a reset. */
import { fetchedLatency, fetchedValues } from '../../../../../rtl-gen/uet/endpoint/transmit/fetched-values.ts';
import { messageEntries } from '../../../../../rtl-gen/uet/endpoint/transmit/message-ids.ts';
import { responseOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { sesBytes } from '../../../../../rtl-gen/uet/wire/parser/ses-stage.ts';
import { headerBytes, layoutNamed } from '../../../golden/wire/index.ts';
import { assert, clearInputs, dutOf, type NamedTest, namedWith, reset, type TestContext } from '../../test-kit.ts';

const entries = [...Array(messageEntries).keys()];
/** Ids that differ in all bits of their use, peers of which each bit counts, and values of 8 bytes. */
const idOf = (entry: number, use: number): number => entry + messageEntries * ((37 * entry + use) % 256);
const peerOf = (entry: number): bigint => (1n << BigInt(entry % 128)) | 1n;
const dataOf = (entry: number): bigint => ((0x0123_4567_89ab_cdefn << BigInt(entry % 64)) % 2n ** 64n) ^ BigInt(entry);

class FetchedHost {
  readonly #t: TestContext;
  readonly #io;

  constructor(t: TestContext) {
    this.#t = t;
    this.#io = dutOf(t.dut, fetchedValues);
    clearInputs(t.dut);
  }

  opens(id: number, destination: bigint, fetches = 1): void {
    this.#io.opened.set({ valid: 1, id, destination, fetches });
  }

  /** An ACK with a response; what of it is `other` than that of a good one. */
  arrives(id: number, source: bigint, value: bigint, other: Readonly<Record<string, number>> = {}): void {
    const header = headerBytes(layoutNamed('ses_response_data')!, {
      ...{ opcode: responseOpcodes.code.response_w_data, return_code: returnCodes.code.ok, message_id: 0, job_id: 5 },
      ...{ read_request_message_id: id, payload_length: 8, modified_length: 8, message_offset: 0 },
      ...other,
    } as never);
    const word = [...header].reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
    const after = BigInt(8 * (sesBytes - header.length) - 64);
    const { valid, arrival } = this.#io.peer;
    valid.set(1);
    const event = { ...arrival.event.get(), kind: 'ack', source } as const;
    arrival.set({ event, ses: 'response_data', ses_header: ((word << 64n) | value) << after });
  }

  /** What is offered, for a clock, and then nothing until it is seen. */
  async go(): Promise<void> {
    await this.#t.rising();
    this.quiet();
    await this.#t.cycles(fetchedLatency + 1);
  }

  /** Nothing is offered. */
  quiet(): void {
    this.#io.opened.valid.set(0);
    this.#io.peer.valid.set(0);
  }

  /** In reset for some clocks, with what is offered. */
  async reset(): Promise<void> {
    await reset(this.#t, 5);
    this.quiet();
    await this.#t.cycles(fetchedLatency + 1);
  }

  fetched(id: number): bigint | undefined {
    this.#io.asked.set(id);
    const { valid, value } = this.#io.fetched.get();
    return valid === 1 ? value : undefined;
  }
}

const hosted = namedWith((t) => new FetchedHost(t));

export const fetchedDirected: readonly NamedTest[] = [
  hosted('each entry has the value of its message, until it opens again, and no other entry has', async (host) => {
    for (const entry of entries) assert.equal(host.fetched(entry), undefined, `entry ${entry} after reset`);
    for (const use of [1, 2]) {
      for (const entry of entries) {
        host.opens(idOf(entry, use), peerOf(entry));
        await host.go();
        assert.equal(host.fetched(entry), undefined, `entry ${entry} as it opens`);
        const next = entry + 1;
        const kept = use === 1 || next === messageEntries ? undefined : dataOf(next);
        assert.equal(host.fetched(next), kept, `entry ${next} as the one before it opens`);
      }
      for (const entry of entries.toReversed()) {
        // Another use of the entry, and another peer.
        host.arrives(idOf(entry, use) ^ (1 << (8 + (entry % 8))), peerOf(entry), 5n);
        await host.go();
        host.arrives(idOf(entry, use), peerOf(entry) ^ (1n << BigInt((entry + 5) % 128)), 6n);
        await host.go();
        assert.equal(host.fetched(entry), undefined, `entry ${entry} of another`);
        host.arrives(idOf(entry, use), peerOf(entry), dataOf(entry));
        await host.go();
        assert.equal(host.fetched(entry), dataOf(entry));
        if (entry > 0) assert.equal(host.fetched(entry - 1), undefined, `entry ${entry - 1} before its ACK`);
      }
      for (const entry of entries) assert.equal(host.fetched(entry), dataOf(entry));
    }
  }),
  hosted('a response that differs in one bit of its opcode, code or length brings nothing', async (host) => {
    const [id, peer] = [0x0509, 77n];
    host.opens(id, peer);
    await host.go();
    const { code } = responseOpcodes;
    const others = [
      ...Array.from({ length: 6 }, (_, bit) => ({ opcode: code.response_w_data ^ (1 << bit) })),
      ...Array.from({ length: 63 }, (_, i) => ({ return_code: returnCodes.code.ok ^ (i + 1) })),
      ...[0, 3, 5, 6, 7, 9, 10, 12, 24, 40, 72, 136, 264, 520, 1032, 2056, 4104, 8200].map((payload_length) => ({
        payload_length,
      })),
    ];
    for (const other of others) {
      host.arrives(id, peer, 3n, other);
      await host.go();
      assert.equal(host.fetched(id), undefined, JSON.stringify(other));
    }
    // One of an entry that it shares all bits but one with takes nothing away.
    host.arrives(id, peer, 3n);
    await host.go();
    assert.equal(host.fetched(id), 3n);
    assert.equal(host.fetched(0xff), undefined, 'an entry that has never opened');
  }),
  hosted(
    'a copy of an ACK brings nothing to the message that opens its entry, in whichever clock it comes',
    async (host, t) => {
      const peer = 77n;
      let use = 0;
      for (let apart = -fetchedLatency - 1; apart <= fetchedLatency + 1; apart++)
        for (const fetches of [0, 1]) {
          const [old, id] = [0x09 + 256 * ++use, 0x09 + 256 * ++use];
          host.opens(old, peer);
          await host.go();
          host.arrives(old, peer, 3n);
          await host.go();
          assert.equal(host.fetched(old), 3n);
          for (let clock = -fetchedLatency - 1; clock <= fetchedLatency + 1; clock++) {
            if (clock === 0) host.opens(id, peer, fetches);
            if (clock === apart) host.arrives(old, peer, 4n);
            await t.rising();
            host.quiet();
          }
          for (let i = 0; i <= fetchedLatency; i++) await t.rising();
          assert.equal(host.fetched(id), undefined, `an ACK ${apart} clocks after the message has opened`);
          if (fetches === 0) continue;
          host.arrives(id, peer, 5n);
          await host.go();
          assert.equal(host.fetched(id), 5n);
        }
      // What comes to another entry in any of these clocks is there.
      for (let apart = 0; apart <= fetchedLatency; apart++) {
        const [first, second] = [0x21 + 256 * ++use, 0x20 + 256 * use];
        host.opens(first, peer);
        await host.go();
        host.arrives(first, peer, 6n);
        for (let clock = 0; clock <= apart; clock++) {
          if (clock === apart) host.opens(second, peer);
          await t.rising();
          host.quiet();
        }
        for (let i = 0; i <= fetchedLatency; i++) await t.rising();
        assert.equal(host.fetched(first), 6n);
      }
    },
  ),
  hosted('a reset takes all values, and keeps none that come in it', async (host) => {
    const [id, peer] = [0x0509, 77n];
    host.opens(id, peer);
    await host.go();
    host.arrives(id, peer, 3n);
    await host.go();
    assert.equal(host.fetched(id), 3n);
    host.arrives(id, peer, 4n);
    await host.reset();
    assert.equal(host.fetched(id), undefined);
    // A message that opens in a reset has no entry, so its value is of no message.
    host.opens(id + 0x100, peer);
    await host.reset();
    host.arrives(id + 0x100, peer, 5n);
    await host.go();
    assert.equal(host.fetched(id), undefined);
  }),
];

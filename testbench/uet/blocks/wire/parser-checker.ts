/** Holds the parser's outputs against the software codec, packet by packet. */

import { ParsedHeaders } from '../../../../rtl-gen/uet/wire/parser/parsed-headers.ts';
import { type VerdictName, verdictNames } from '../../../../rtl-gen/uet/wire/parser/verdict.ts';
import { hexOf } from '../../../../support/hex.ts';
import type { WireSettings } from '../../golden/wire/index.ts';
// Not by the test kit, which has Node's `assert`: the playground runs this in a browser.
import { bytesOfWord, keepOf, keptOf } from '../beat-bytes.ts';
import type { Agent, Dut, PortHandle } from '../test-kit.ts';
import { type ParsedPacket, parsedPacket } from './parsed-packet.ts';

/** What is said of a packet at its end, when its payload has left; all other reasons are in its headers. */
const mayHavePayload: ReadonlySet<VerdictName> = new Set(['uet', 'short', 'bad_crc', 'bad_fcs']);

/** Watches `headers` and `payload`; drives nothing. Each disagreement is thrown and ends the test. */
export class ParserChecker implements Agent {
  /** Packets by verdict, as they left. */
  readonly counts = Object.fromEntries(verdictNames.map((name) => [name, 0])) as Record<VerdictName, number>;
  /** The clocks in which the last beats left. */
  readonly lastBeats: number[] = [];
  clock = 0;
  readonly #settings: Partial<WireSettings>;
  readonly #size: number;
  readonly #port: Readonly<Record<string, PortHandle>>;
  readonly #leaves: readonly { readonly name: string; readonly fields: readonly Leaf[] }[];
  readonly #headers: (readonly [ParsedPacket, Uint8Array])[] = [];
  readonly #packets: (readonly [ParsedPacket, Uint8Array])[] = [];
  #payload: number[] = [];
  /** Beats of this payload by now. */
  #beats = 0;

  constructor(dut: Dut, size: number, settings: Partial<WireSettings>) {
    this.#settings = settings;
    this.#size = size;
    this.#port = Object.fromEntries(dut.ports.map((port) => [port.name, port]));
    const names = [...new Set(ParsedHeaders.leaves.map(({ fields }) => fields![0]!))];
    this.#leaves = names.map((name) => {
      const leaves = ParsedHeaders.leaves.filter(({ fields }) => fields![0] === name);
      const low = Math.min(...leaves.map(({ lo }) => lo));
      const ports = leaves.map(({ suffix, lo, width }) => ({
        port: dut.port(`headers_payload${suffix}`),
        lo: BigInt(lo - low),
        width,
      }));
      return { name, fields: ports };
    });
  }

  /** Says that a packet is about to be sent. */
  expect(bytes: Uint8Array): void {
    const entry = [parsedPacket(bytes, this.#settings), bytes] as const;
    this.#headers.push(entry);
    this.#packets.push(entry);
  }

  get outstanding(): number {
    return this.#headers.length + this.#packets.length;
  }

  sample(): void {
    this.clock++;
    if (this.#passes('headers')) this.#checkHeaders();
    if (this.#passes('payload')) this.#checkBeat();
  }

  #passes(stream: string): boolean {
    return this.#port[`${stream}_valid`]!.get() === 1 && this.#port[`${stream}_ready`]!.get() === 1;
  }

  #checkHeaders(): void {
    const [expected, bytes] = this.#headers.shift() ?? fail('headers came of a packet that was not sent');
    if (expected.verdict !== 'uet') return;
    for (const { name, fields } of this.#leaves) {
      const want = expected.headers[name];
      if (want === undefined) continue;
      const width = fields.reduce((sum, leaf) => sum + leaf.width, 0);
      const value = fields.reduce((word, { port, lo }) => word | (BigInt(port.get()) << lo), 0n);
      if (typeof want === 'string') {
        const states = fields[0]!.port.states;
        const shown = states?.find((state) => state.value === value)?.name ?? String(value);
        if (shown !== want) fail(`${name} is ${shown}, and has to be ${want}, in ${hex(bytes)}`);
      } else {
        const top = value >> BigInt(width - want.width);
        if (top !== want.value)
          fail(`${name} is ${top.toString(16)}, and has to be ${want.value.toString(16)}, in ${hex(bytes)}`);
      }
    }
  }

  #checkBeat(): void {
    const keep = BigInt(this.#port.payload_payload_keep!.get());
    const last = this.#port.payload_payload_last!.get() === 1;
    const kept = keptOf(keep);
    if (keep !== keepOf(kept)) fail(`keep is ${keep.toString(2)}`);
    if (!last && kept !== this.#size) fail('a beat before the last is not full');
    if (kept === 0 && this.#beats > 0) fail('a beat of a payload that is not empty has no byte');
    this.#beats = last ? 0 : this.#beats + 1;
    const [expected, bytes] = this.#packets[0] ?? fail('a payload came of a packet that was not sent');
    if (expected.verdict === 'uet')
      this.#payload.push(...bytesOfWord(this.#port.payload_payload_data!.get(), this.#size).subarray(0, kept));
    if (kept > 0 && !mayHavePayload.has(expected.verdict)) {
      fail(`a packet that its headers tell to drop, ${expected.verdict}, has a payload: ${hex(bytes)}`);
    }
    if (!last) return;
    this.#packets.shift();
    this.lastBeats.push(this.clock);
    const verdict = verdictNames[Number(this.#port.payload_payload_verdict!.get())]!;
    if (verdict !== expected.verdict)
      fail(`the verdict is ${verdict}, and has to be ${expected.verdict}, on ${hex(bytes)}`);
    this.counts[verdict]++;
    if (expected.verdict === 'uet' && hex(this.#payload) !== hex(expected.payload)) {
      fail(`the payload is ${hex(this.#payload)}, and has to be ${hex(expected.payload)}, of ${hex(bytes)}`);
    }
    this.#payload = [];
  }
}

interface Leaf {
  readonly port: PortHandle;
  readonly lo: bigint;
  readonly width: number;
}

const hex = (bytes: ArrayLike<number>): string => hexOf(Uint8Array.from(bytes));

function fail(text: string): never {
  throw new Error(text);
}

/** The testbench of the parser: packets in as bytes, and the checker over what comes out. */
import { uetParser } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { hexOf } from '../../../../support/hex.ts';
import type { WireSettings } from '../../golden/wire/index.ts';
// Not by the test kit, which has Node's `assert`: the playground runs this in a browser.
import { portsOf } from '../ports.ts';
import type { PatternLike, TestContext } from '../test-kit.ts';
import { ParserChecker } from './parser-checker.ts';

export interface ParserBenchOptions {
  /** Bytes a clock. */
  readonly size: number;
  readonly settings: Partial<WireSettings>;
  readonly up?: PatternLike;
  readonly headers?: PatternLike;
  readonly payload?: PatternLike;
}

export interface ParserBench {
  readonly checker: ParserChecker;
  /** The clocks in which beats were taken. */
  readonly taken: readonly number[];
  send(packet: Uint8Array): void;
  /** Waits until all packets have left and been compared. */
  drain(timeout?: number): Promise<void>;
  /** Throws unless the parser has counted what has left. */
  checkCounts(): void;
}

/** The ports of a parser of any width and settings. */
export const parserOf = portsOf(uetParser(16));

/** Attach agents and checker to a test of a parser. */
export function parserBench(t: TestContext, { size, settings, up, headers, payload }: ParserBenchOptions): ParserBench {
  const checker = t.attach(new ParserChecker(t.dut, size, settings));
  const taken: number[] = [];
  const source = t.source('up', { valid: up ?? true, onItem: (_, cycle) => taken.push(cycle) });
  t.sink('headers', { ready: headers ?? true, keep: false });
  t.sink('payload', { ready: payload ?? true, keep: false });
  t.monitor('headers');
  t.monitor('payload');
  return {
    checker,
    taken,
    send: (packet) => {
      checker.expect(packet);
      for (const beat of beatsOf(packet, size)) source.sendNow(beat);
    },
    drain: async (timeout = 100_000) => {
      await t.until(() => source.idle && checker.outstanding === 0, { timeout });
    },
    checkCounts: () => {
      const counted = parserOf(t).counts.get();
      for (const [name, count] of Object.entries(checker.counts) as [keyof typeof counted, number][])
        if (counted[name] !== count) throw new Error(`counts.${name} is ${counted[name]} instead of ${count}`);
    },
  };
}

/** The beats of a packet; what is not kept is noise. */
export function beatsOf(packet: Uint8Array, size: number) {
  const count = Math.max(1, Math.ceil(packet.length / size));
  return Array.from({ length: count }, (_, i) => {
    const bytes = new Uint8Array(size).fill(0xa5);
    const kept = packet.subarray(i * size, (i + 1) * size);
    bytes.set(kept);
    return {
      data: BigInt(`0x${hexOf(bytes.reverse())}`),
      keep: (1n << BigInt(kept.length)) - 1n,
      last: Number(i === count - 1),
    };
  });
}

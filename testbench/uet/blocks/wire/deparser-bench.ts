/** The testbench of the deparser: packets in as records and payloads, frames compared as they leave. */
import { uetDeparser } from '../../../../rtl-gen/uet/wire/deparser/uet-deparser.ts';
import { packetSource } from '../../../agents/packet/packet-agents.ts';
import type { WireSettings } from '../../golden/wire/index.ts';
import { bytesOfWord, keepOf, keptOf, type PatternLike, portsOf, type TestContext } from '../test-kit.ts';
import { type DeparserItem, deparserItem } from './deparser-record.ts';

/** The settings of a deparser, and of the codec that is its model. */
export type DeparserBenchSettings = Partial<WireSettings> & {
  readonly sentUdpChecksum?: 'zero' | 'given';
  readonly pad?: boolean;
};

export interface DeparserBenchOptions {
  /** Bytes a clock. */
  readonly size: number;
  readonly headers?: PatternLike;
  readonly payload?: PatternLike;
  readonly down?: PatternLike;
}

export interface DeparserBench {
  /** Clocks in which records were taken, and in which beats left. */
  readonly taken: readonly number[];
  readonly left: readonly number[];
  /** Frames that have left. */
  readonly frames: number;
  /** Sends a packet, which has to leave as these bytes; `undefined`: it must not leave. */
  send(item: DeparserItem, expected: Uint8Array | undefined, wrong?: boolean): void;
  /** Sends a packet as the deparser has to build it. */
  sendPacket(bytes: Uint8Array): void;
  /** Waits until all packets have left. */
  drain(timeout?: number): Promise<void>;
}

/** The ports of a deparser of any width and settings. */
export const deparserOf = portsOf(uetDeparser(16));

/** Attach agents to a test of a deparser of those settings. */
export function deparserBench(
  t: TestContext,
  settings: DeparserBenchSettings,
  { size, headers, payload, down }: DeparserBenchOptions,
): DeparserBench {
  const random = t.random.fork('noise');
  const taken: number[] = [];
  const left: number[] = [];
  const expected: { readonly bytes: Uint8Array; readonly wrong: boolean }[] = [];
  let frame: Uint8Array[] = [];
  let frames = 0;
  const records = t.source('headers', { valid: headers ?? true, onItem: (_, cycle) => taken.push(cycle) });
  const payloads = packetSource(t, 'payload', { valid: payload ?? true });
  t.sink('down', {
    ready: down ?? true,
    keep: false,
    onItem: (item, cycle) => {
      const { data, keep, last, wrong } = item as Readonly<Record<string, number | bigint>>;
      const kept = keptOf(keep!);
      if (BigInt(keep!) !== keepOf(kept) || kept === 0) fail(`keep is ${BigInt(keep!).toString(2)}`);
      if (last === 0 && kept !== size) fail('a beat before the last is not full');
      left.push(cycle);
      frame.push(bytesOfWord(data!, size).subarray(0, kept));
      if (last === 0) return;
      const bytes = Buffer.concat(frame);
      const want = expected.shift() ?? fail(`a frame left that was not sent: ${bytes.toString('hex')}`);
      frame = [];
      frames++;
      if ((wrong === 1) !== want.wrong) fail(`wrong is ${wrong} of ${bytes.toString('hex')}`);
      if (!bytes.equals(want.bytes))
        fail(`the frame is\n${bytes.toString('hex')}, and has to be\n${Buffer.from(want.bytes).toString('hex')}`);
    },
  });
  t.monitor('down');
  const send: DeparserBench['send'] = (item, bytes, wrong = false) => {
    records.sendNow(item.record);
    payloads.sendNow(item.payload);
    if (bytes !== undefined) expected.push({ bytes, wrong });
  };
  return {
    taken,
    left,
    get frames() {
      return frames;
    },
    send,
    sendPacket: (bytes) => send(deparserItem(bytes, settings, random), bytes),
    drain: async (timeout = 100_000) => {
      await t.until(() => records.idle && payloads.idle && expected.length === 0, { timeout });
    },
  };
}

function fail(text: string): never {
  throw new Error(text);
}

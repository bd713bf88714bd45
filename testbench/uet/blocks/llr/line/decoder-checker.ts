/** Holds the decoder of LLR's line against the golden model, every output in every clock. */
import { beatJoinLatency } from '../../../../../rtl-gen/uet/llr/line/beat-join.ts';
import { columnReadLatency } from '../../../../../rtl-gen/uet/llr/line/column-read.ts';
import { llrDecoder, llrDecoderLatency } from '../../../../../rtl-gen/uet/llr/line/decoder.ts';
import { joinRoom } from '../../../../../rtl-gen/uet/llr/line/frame-join.ts';
import { formatValue, same } from '../../../../checking/values.ts';
import { type ColumnCounter, ColumnReader, columnCounters, type LineBeat } from '../../../golden/llr/line/index.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import { type Agent, portsOf, type TestContext } from '../../test-kit.ts';
import { wholeCount } from '../../whole-counts.ts';
import { columnPort } from '../link/column-port.ts';
import { controlSetOf } from '../link/messages.ts';
import { taggedBeat } from '../receive-ports.ts';
import type { Message } from '../transmit-ports.ts';

/** The ports of a decoder of any size. */
export const decoderOf = portsOf(llrDecoder(8));

type Counts = Record<ColumnCounter, number>;

/** A column in the queue: from when on, and until when. */
interface Waiting {
  readonly from: number;
  readonly until: number;
}

/**
 * Watches every port and drives none; each disagreement is thrown. A column is taken in each clock unless it completes
 * two beats and one is left of those before; a beat leaves in each clock.
 */
export class DecoderChecker implements Agent {
  readonly golden: ColumnReader;
  /** Clocks watched, and what has been seen. */
  clocks = 0;
  readonly seen = { frames: 0, errors: 0, sets: 0 };
  readonly #ports: ReturnType<typeof decoderPorts>;
  readonly #beats = new Map<number, LineBeat>();
  readonly #latency: ReturnType<typeof llrDecoderLatency>;
  readonly #sets: (ControlSet | undefined)[];
  readonly #events: Counts[];
  #waiting: Waiting[] = [];
  /** When the last beat so far leaves. */
  #lastBeat = -1;
  #shown = zeros();

  constructor(t: TestContext, size: number) {
    this.golden = new ColumnReader(size);
    this.#latency = llrDecoderLatency(size);
    this.#sets = Array(this.#latency.message).fill(undefined);
    this.#events = Array.from({ length: this.#latency.counted - 1 }, zeros);
    this.#ports = decoderPorts(t, size);
  }

  sample(): void {
    const ports = this.#ports;
    this.#compare('beat', ports.beat(), this.#beats.get(this.clocks));
    this.#beats.delete(this.clocks);
    this.#compare('message', ports.set(), this.#sets.shift());
    this.#compare('counts', ports.counts(), this.#shown);

    const before = { ...this.golden.counts };
    this.#take();
    this.#events.push(map((name) => this.golden.counts[name] - before[name]));
    const amounts = this.#events.shift()!;
    this.#shown = map((name) => this.#shown[name] + amounts[name]);
    this.clocks++;
  }

  /** What the column of this clock brings about. */
  #take(): void {
    const ports = this.#ports;
    const now = this.clocks;
    const up = ports.up();
    if (up && !ports.valid()) {
      this.#sets.push(undefined);
      return;
    }
    // `room` is in a register: it is that of the clock before the decision.
    const at = now + columnReadLatency - 1;
    this.#waiting = this.#waiting.filter(({ until }) => until > at);
    const waiting = this.#waiting.filter(({ from }) => from <= at).length;
    const { beats, set, used } = up ? this.golden.read(ports.column(), waiting <= joinRoom) : this.golden.down();
    this.#sets.push(set);
    if (set !== undefined) this.seen.sets++;
    for (const { last, error } of beats) {
      if (last) this.seen[error ? 'errors' : 'frames']++;
    }
    if (!used) return;
    // From a column's turn to its beat.
    const after = beatJoinLatency;
    const queued = this.#latency.beat - after;
    const turn = Math.max(now + queued, this.#waiting.at(-1)?.until ?? 0);
    // With two beats it waits until nothing is left of those before.
    const begin = beats.length === 2 ? Math.max(turn, this.#lastBeat + 1 - after) : turn;
    for (const beat of beats) {
      this.#lastBeat = Math.max(begin + after, this.#lastBeat + 1);
      this.#beats.set(this.#lastBeat, beat);
    }
    this.#waiting.push({ from: now + queued, until: begin + 1 });
  }

  #compare(what: string, shown: unknown, expected: unknown): void {
    if (same(shown, expected)) return;
    const [a, b] = [shown, expected].map(formatValue);
    throw new Error(`${what} is ${a} in clock ${this.clocks}, and by the golden model ${b}`);
  }
}

const map = (value: (name: ColumnCounter) => number): Counts =>
  Object.fromEntries(columnCounters.map((name) => [name, value(name)])) as Counts;
const zeros = (): Counts => map(() => 0);

/** Functions that read the decoder's ports as they are. */
function decoderPorts(t: TestContext, size: number) {
  const { valid, pcs_up, beat, beat_valid, error, message, message_valid, cf_update, cf_update_valid } = decoderOf(t);
  const column = columnPort(t.dut, 'column', size);
  const counts = columnCounters.map((name) => [name, wholeCount(t.dut.port(`counts_${name}`))] as const);
  return {
    valid: () => valid.get() === 1,
    up: () => pcs_up.get() === 1,
    column: column.get,
    beat(): LineBeat | undefined {
      if (beat_valid.get() === 0) return undefined;
      const { data, keep, last, seq } = taggedBeat(beat.get());
      const bytes: number[] = [];
      for (let [kept, rest] = [keep, data]; kept > 0n; kept >>= 1n, rest >>= 8n) {
        // A gap in `keep` is a byte that is not expected.
        bytes.push((kept & 1n) === 1n ? Number(rest & 0xffn) : -1);
      }
      return { seq, bytes: Uint8Array.from(bytes), last, error: last && error.get() === 1 };
    },
    set(): ControlSet | undefined {
      const [hasUpdate, hasMessage] = [cf_update_valid.get() === 1, message_valid.get() === 1];
      if (hasUpdate && hasMessage) throw new Error('a message and a CF_Update of one clock');
      if (hasUpdate) return { message: 'cf_update', ...cf_update.get() };
      return hasMessage ? controlSetOf(message.get() as Message) : undefined;
    },
    counts: (): Counts => Object.fromEntries(counts.map(([name, read]) => [name, read()])) as Counts,
  };
}

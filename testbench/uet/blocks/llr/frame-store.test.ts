import { bits, elaborate, module, sink, source } from '../../../../rtl-gen/hdl/index.ts';
import { llrBeat } from '../../../../rtl-gen/uet/llr/frame.ts';
import { ControlMessage, InitMessage } from '../../../../rtl-gen/uet/llr/messages.ts';
import { llrFrameStore, StoredBeat } from '../../../../rtl-gen/uet/llr/receive/frame-store.ts';
import { llrReceive, ReceiveCounts, ReceiveSettings } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { RxState, Verdict } from '../../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import { eventCountBits, seqBits } from '../../../../rtl-gen/uet/llr/settings.ts';
import { type Agent, assert, portsOf, type SimulatorOptions, type TestContext, type Value } from '../test-kit.ts';
import { describe, hwTest, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { WholeCounts } from '../whole-counts.ts';
import { ReceiveChecker } from './receive-checker.ts';
import { receiveReader } from './receive-ports.ts';
import { configureReceive, ReceiveStimulus } from './receive-stimulus.ts';

/** The receiver with a store after it, the cut-through frames beside. */
const storedReceiver = (size: number, depth: number) =>
  module(
    `llr_receive_stored_b${size}_d${depth}`,
    {
      in: {
        settings: ReceiveSettings,
        enable: bits(1),
        beat: llrBeat(size),
        valid: bits(1),
        error: bits(1),
      },
      out: {
        out_beat: llrBeat(size),
        out_valid: bits(1),
        verdict: Verdict,
        state: RxState,
        next_seq: bits(seqBits),
        counts: ReceiveCounts,
        lost: bits(eventCountBits),
      },
      link: { init: sink(InitMessage), control: source(ControlMessage), down: source(StoredBeat(size)) },
    },
    ({ down, ...io }, m) => {
      const receive = m.inst('receive', llrReceive(size), io);
      const store = m.inst('store', llrFrameStore(size, depth), {
        beat: receive.out_beat,
        valid: receive.out_valid,
        verdict: receive.verdict,
        down,
      });
      return { ...receive, ...store };
    },
  );

/** The ports of a receiver of any size with its store. */
const storedOf = portsOf(storedReceiver(8, 32));

/** A frame as text, with its mark. */
class Frames {
  readonly all: string[] = [];
  #bytes = '';

  add({ data, keep, last }: Readonly<Record<'data' | 'keep', Value> & { last: number }>, mark: string): void {
    for (let [bytes, kept] = [BigInt(data), BigInt(keep)]; kept > 0n; kept >>= 1n, bytes >>= 8n)
      this.#bytes += (bytes & 0xffn).toString(16).padStart(2, '0');
    if (last === 0) return;
    if (mark !== 'drop') this.all.push(`${mark} ${this.#bytes}`);
    this.#bytes = '';
  }
}

/** Takes what is stored, with the given probability in a clock, and hears what is cut through. */
class Taker implements Agent {
  readonly cutThrough = new Frames();
  readonly stored = new Frames();
  ends = false;
  readonly #takes: number;
  readonly #dut;
  readonly #t: TestContext;

  constructor(t: TestContext, takes: number) {
    this.#dut = storedOf(t);
    this.#t = t;
    this.#takes = takes;
  }

  sample(): void {
    const { out_valid, out_beat, verdict, down } = this.#dut;
    if (out_valid.get() === 1) this.cutThrough.add(out_beat.get(), `${verdict.get()}`);
    if (down.valid.get() === 0 || down.ready.get() === 0) return;
    const beat = down.payload.get();
    this.stored.add(beat, beat.error === 1 ? 'errored' : 'deliver');
  }

  /** After the stimulus: at the end nothing comes, and all is taken. */
  drive(): void {
    this.#dut.down.ready.set(Number(this.ends || this.#t.random.chance(this.#takes)));
    if (this.ends) this.#dut.valid.set(0);
  }
}

async function run(t: TestContext, size: number, takes: number): Promise<Taker & { readonly lost: () => number }> {
  const dut = storedOf(t);
  dut.down.ready.set(0);
  const config = configureReceive(t.random, dut, size, 'xor');
  const checker = t.attach(
    new ReceiveChecker(t.dut, size, config.settings, config.lineBytes, receiveReader(t.dut, dut)),
  );
  t.attach(new ReceiveStimulus(t.random, dut, size, config, checker.golden));
  const taker = t.attach(new Taker(t, takes));
  const counts = t.attach(new WholeCounts(t.dut, ['lost']));
  await t.cycles(2_000);
  taker.ends = true;
  await t.cycles(100);
  return Object.assign(taker, { lost: () => counts.get('lost') });
}

describe('store and forward after the receiver of LLR', () => {
  for (const [size, depth, engine] of [
    [8, 32, wasmEngine],
    [64, 16, wasmEngine],
    [8, 32, yosysEngine],
  ] as const) {
    const design = elaborate(storedReceiver(size, depth));
    const created = { create: (options: SimulatorOptions) => engine.create(design, options), seeds: [3, 4] };
    const on = engine === yosysEngine ? ', the emitted Verilog through Yosys' : '';
    hwTest(
      `${size} bytes a clock: the frames that leave are those that were not dropped, in order, with their mark${on}`,
      created,
      async (t) => {
        const { cutThrough, stored } = await run(t, size, 1);
        assert.ok(stored.all.length > 10);
        assert.deepEqual(stored.all, cutThrough.all);
        assert.equal(storedOf(t).lost.get(), 0);
      },
    );

    hwTest(
      `${size} bytes a clock: a frame that finds no room is lost whole, and counted if it was wanted${on}`,
      created,
      async (t) => {
        const { cutThrough, stored, lost } = await run(t, size, 0.03);
        const left = [...cutThrough.all];
        for (const frame of stored.all) {
          const at = left.indexOf(frame);
          assert.ok(at >= 0, 'a frame left that was not delivered, or not in order');
          left.splice(0, at + 1);
        }
        assert.equal(lost(), cutThrough.all.length - stored.all.length);
        assert.ok(lost() > 0);
      },
    );
  }
});

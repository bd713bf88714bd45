import { bits, elaborate, module, sink, source } from '../../../../rtl-gen/hdl/index.ts';
import { llrBeat } from '../../../../rtl-gen/uet/llr/frame.ts';
import { ControlMessage, InitMessage } from '../../../../rtl-gen/uet/llr/messages.ts';
import { llrFrameStore, StoredBeat } from '../../../../rtl-gen/uet/llr/receive/frame-store.ts';
import { llrReceive, ReceiveCounts, ReceiveSettings } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { RxState, Verdict, verdicts } from '../../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import { eventCountBits, seqBits } from '../../../../rtl-gen/uet/llr/settings.ts';
import { type Agent, assert, type Dut, type SimulatorOptions, type TestContext } from '../test-kit.ts';
import { describe, hwTest, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { WholeCounts } from '../whole-counts.ts';
import { ReceiveChecker } from './receive-checker.ts';
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

/** A frame as text, with its mark. */
class Frames {
  readonly all: string[] = [];
  #bytes = '';

  add(data: bigint, keep: bigint, last: boolean, mark: string): void {
    for (let [bytes, kept] = [data, keep]; kept > 0n; kept >>= 1n, bytes >>= 8n)
      this.#bytes += (bytes & 0xffn).toString(16).padStart(2, '0');
    if (!last) return;
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
  readonly #dut: Dut;
  readonly #t: TestContext;

  constructor(t: TestContext, takes: number) {
    this.#dut = t.dut;
    this.#t = t;
    this.#takes = takes;
  }

  sample(): void {
    const big = (name: string): bigint => BigInt(this.#dut.port(name).get());
    const on = (name: string): boolean => this.#dut.port(name).get() === 1;
    if (on('out_valid')) {
      const verdict = verdicts[Number(this.#dut.port('verdict').get())]!;
      this.cutThrough.add(big('out_beat_data'), big('out_beat_keep'), on('out_beat_last'), verdict);
    }
    if (!on('down_valid') || !on('down_ready')) return;
    const mark = on('down_payload_error') ? 'errored' : 'deliver';
    this.stored.add(big('down_payload_data'), big('down_payload_keep'), on('down_payload_last'), mark);
  }

  /** After the stimulus: at the end nothing comes, and all is taken. */
  drive(): void {
    this.#dut.port('down_ready').set(Number(this.ends || this.#t.random.chance(this.#takes)));
    if (this.ends) this.#dut.port('valid').set(0);
  }
}

async function run(t: TestContext, size: number, takes: number): Promise<Taker & { readonly lost: () => number }> {
  t.dut.port('down_ready').set(0);
  const config = configureReceive(t, size, 'xor');
  const checker = t.attach(new ReceiveChecker(t.dut, size, config.settings, config.lineBytes));
  t.attach(new ReceiveStimulus(t, size, config, checker.golden));
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
        assert.equal(t.dut.port('lost').get(), 0);
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

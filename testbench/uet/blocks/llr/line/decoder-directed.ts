/** What the decoder of LLR's line promises, step by step. */
import { llrDecoderLatency } from '../../../../../rtl-gen/uet/llr/line/decoder.ts';
import { preambleOf } from '../../../golden/llr/index.ts';
import {
  BLOCK_BYTES,
  type ColumnCounter,
  columnsOf,
  errorBlock,
  frameBlocks,
  idleBlock,
  type LineBlock,
  setBlock,
} from '../../../golden/llr/line/index.ts';
import { assert, type NamedTest, namedWith, type TestContext } from '../../test-kit.ts';
import { columnPort } from '../link/column-port.ts';
import { DecoderChecker, decoderOf } from './decoder-checker.ts';
import { LineColumns, lawfulMix } from './line-stimulus.ts';

const ack = setBlock({ message: 'llr_ack', seq: 0xabcde });
const frame = (bytes: number, seq?: number): LineBlock[] =>
  frameBlocks(
    preambleOf(seq),
    Uint8Array.from({ length: bytes }, (_, i) => i + 1),
  );

/** Step-by-step use of the decoder of `t`, the golden model beside it. */
export async function decoderBench(t: TestContext, size: number) {
  const dut = decoderOf(t);
  const port = columnPort(t.dut, 'column', size);
  const checker = t.attach(new DecoderChecker(t, size));
  dut.valid.set(0);
  dut.pcs_up.set(1);
  await t.cycles(4);

  /** A column in each clock. */
  async function columns(list: readonly (readonly LineBlock[])[]): Promise<void> {
    dut.valid.set(1);
    for (const column of list) {
      port.set(column);
      await t.cycles(1);
    }
    dut.valid.set(0);
  }

  return {
    seen: checker.seen,
    dut,
    columns,
    /** Blocks of the line, filled up with idles; then until all has come out. */
    async send(...blocks: readonly LineBlock[]): Promise<void> {
      await columns(columnsOf(blocks, size, idleBlock));
      await t.cycles(llrDecoderLatency(size).beat + 2);
    },
    /** Counters that are not 0. */
    counts: (): Partial<Record<ColumnCounter, number>> =>
      Object.fromEntries(Object.entries(checker.golden.counts).filter(([, count]) => count !== 0)),
  };
}

export function decoderDirected(size: number): readonly NamedTest[] {
  const decoder = namedWith((t) => decoderBench(t, size));
  const count = size / BLOCK_BYTES;
  const cut = (name: string, block: LineBlock): NamedTest =>
    decoder(`${name} in a frame ends it with an error, and the next frame is whole`, async (bench) => {
      for (const at of [2, 9, 10, 12]) {
        const blocks = frame(100, 5);
        await bench.send(...blocks.slice(0, at), block, ...blocks.slice(at), ...frame(64, 6));
      }
      // The first one begins and ends in one column, if that is so wide.
      assert.deepEqual([bench.seen.errors, bench.seen.frames], [count > 2 ? 3 : 4, 4]);
      assert.deepEqual([bench.dut.counts.rx_cut.get(), bench.dut.counts.rx_runt.get()], [4, 1]);
    });
  return [
    decoder('a message in any block of a frame leaves the frame as it is', async (bench) => {
      const blocks = frame(100, 5);
      for (let at = 0; at <= blocks.length; at++) await bench.send(...blocks.slice(0, at), ack, ...blocks.slice(at));
      assert.deepEqual(bench.seen, { frames: blocks.length + 1, errors: 0, sets: blocks.length + 1 });
      assert.deepEqual(bench.counts(), {});
    }),

    decoder(
      'of messages that follow each other the first of each column counts, and the frame around them is whole',
      async (bench) => {
        const blocks = frame(100, 5);
        await bench.send(...blocks.slice(0, 3), ack, ack, ack, ...blocks.slice(3));
        assert.equal(bench.seen.frames, 1);
        assert.equal(bench.seen.sets + (bench.counts().rx_ctl_os_spacing_error ?? 0), 3);
        assert.equal(bench.seen.sets, new Set([3, 4, 5].map((at) => Math.floor(at / count))).size);
      },
    ),

    decoder('messages that cannot be are counted and left out', async (bench) => {
      const with1 = (at: number, value: number): LineBlock => ({
        control: true,
        bytes: ack.bytes.map((byte, i) => (i === at ? value : byte)),
      });
      for (const wrong of [with1(1, 0x77), with1(7, 1), with1(5, 0x80)])
        await bench.send(...frame(64).slice(0, 4), wrong, ...frame(64).slice(4));
      assert.deepEqual(bench.counts(), { rx_ctl_os_type_error: 1, rx_ctl_os_padding_error: 2 });
      assert.deepEqual(bench.seen, { frames: 3, errors: 0, sets: 0 });
    }),

    decoder('a frame whose preamble is neither normal nor one of LLR is dropped', async (bench) => {
      const wrong = frame(70, 5);
      wrong[0]!.bytes[1]! ^= 1;
      await bench.send(...wrong, ...frame(70, 6), ...frame(70));
      assert.deepEqual(bench.seen, { frames: 2, errors: 0, sets: 0 });
      assert.deepEqual(bench.counts(), { rx_preamble_error: 1 });
    }),

    cut('an idle', idleBlock),
    cut('an error block', errorBlock),
    cut('an ordered set of the PCS', {
      control: true,
      bytes: ack.bytes.map((byte, i) => (i === 4 ? byte & 0xf0 : byte)),
    }),

    decoder('a start in a frame ends it, and begins the next one', async (bench) => {
      await bench.send(...frame(100, 5).slice(0, 11), ...frame(64, 6));
      assert.deepEqual(bench.seen, { frames: 1, errors: 1, sets: 0 });
    }),

    decoder(
      'a PCS that goes down ends the frame under way with an error, and what comes until a start is left out',
      async (bench, t) => {
        const all = columnsOf(frame(300, 5), size, idleBlock);
        await bench.columns(all.slice(0, -2));
        bench.dut.pcs_up.set(0);
        await t.cycles(3);
        bench.dut.pcs_up.set(1);
        await bench.columns(all.slice(-2));
        await bench.send(...frame(64, 6));
        assert.deepEqual(bench.seen, { frames: 1, errors: 1, sets: 0 });
        assert.deepEqual(bench.counts(), { rx_cut: 1 });
      },
    ),

    decoder('nothing is heard while the PCS is down', async (bench) => {
      bench.dut.pcs_up.set(0);
      await bench.send(ack, ...frame(64, 5));
      assert.deepEqual(bench.seen, { frames: 0, errors: 0, sets: 0 });
    }),

    decoder(
      'a frame of less than 64 bytes has an error; one that is in one column alone, or has no byte, is dropped',
      async (bench) => {
        await bench.send(...frame(64, 1));
        await bench.send(...frame(63, 2));
        await bench.send(...frame(1, 3));
        await bench.send(...frame(0, 4));
        const { frames, errors } = bench.seen;
        assert.deepEqual([frames, errors], [1, count < 8 && count > 1 ? 1 : count === 1 ? 2 : 1]);
        assert.deepEqual(bench.counts(), { rx_runt: 3 });
      },
    ),

    decoder('a beat and a message come after as many clocks as are promised', async (bench, t) => {
      const blocks = frame(size, 5);
      // The end stands in the last column.
      const all = columnsOf(blocks, size, ack);
      await bench.columns(all.slice(0, -1));
      await t.cycles(20);
      await bench.columns(all.slice(-1));
      for (let clock = 1; clock < llrDecoderLatency(size).beat; clock++) {
        assert.equal(bench.dut.beat_valid.get(), 0);
        assert.equal(bench.dut.message_valid.get(), 0);
        await t.cycles(1);
      }
      assert.deepEqual([bench.dut.beat_valid.get(), bench.dut.beat.last.get()], [1, 1]);
      await t.cycles(llrDecoderLatency(size).message - llrDecoderLatency(size).beat);
      assert.equal(bench.dut.message_valid.get(), Number(count > 1));
    }),

    decoder('frames of 64 bytes without a gap find room in every clock', async (bench, t) => {
      const line = new LineColumns(t.random, size, lawfulMix);
      await bench.columns(Array.from({ length: 800 }, () => line.next()));
      await t.cycles(30);
      assert.ok(bench.seen.frames >= Math.floor((800 * count) / 10) - 1);
      assert.deepEqual(bench.counts(), {});
    }),

    decoder('the worst length finds room with the gaps that clocks faster than the line leave', async (bench, t) => {
      const line = new LineColumns(t.random, size, { ...lawfulMix, lengths: [65], sets: 0.01 });
      // Three clocks of eight, or one of six, without a column.
      const [every, idle] = size === 64 ? [8, 3] : size === 32 ? [6, 1] : [1, 0];
      for (let clock = 0; clock < 800; clock++) {
        if (clock % every < idle) await t.cycles(1);
        else await bench.columns([line.next()]);
      }
      await t.cycles(40);
      assert.ok(bench.seen.frames > 50);
      assert.equal(bench.counts().rx_refused, undefined);
      assert.equal(bench.seen.errors, 0);
    }),

    decoder(
      'where beats come faster than they leave, whole frames are refused, and none is damaged',
      async (bench, t) => {
        const line = new LineColumns(t.random, size, { ...lawfulMix, lengths: [65] });
        await bench.columns(Array.from({ length: 800 }, () => line.next()));
        await t.cycles(80);
        const refused = bench.counts().rx_refused ?? 0;
        assert.equal(refused > 0, size >= 32);
        assert.equal(bench.seen.errors, 0);
        assert.ok(bench.seen.frames + refused >= Math.floor((800 * count) / 10) - 1);
      },
    ),
  ];
}

import assert from 'node:assert/strict';
import { bit, bits, elaborate, module, source } from '../../../../../rtl-gen/hdl/index.ts';
import { lineColumn } from '../../../../../rtl-gen/uet/llr/line/block.ts';
import { llrDecoder } from '../../../../../rtl-gen/uet/llr/line/decoder.ts';
import { ControlMessage } from '../../../../../rtl-gen/uet/llr/messages.ts';
import { llrReceive, ReceiveCounts, ReceiveSettings } from '../../../../../rtl-gen/uet/llr/receive/receive.ts';
import { RxState, Verdict } from '../../../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import { seqBits } from '../../../../../rtl-gen/uet/llr/settings.ts';
import { LlrReceive, llrSettings, preambleOf, withFcs } from '../../../golden/llr/index.ts';
import { columnsOf, frameBlocks, idleBlock, type LineBlock, setBlock } from '../../../golden/llr/line/index.ts';
import { portsOf, type TestContext } from '../../test-kit.ts';
import { describe, hwTest } from '../../vitest-kit.ts';
import { columnPort } from '../link/column-port.ts';
import { setReceiverSettings } from '../receive-stimulus.ts';

/** The receiver after its line. */
const lineReceiver = (size: number) =>
  module(
    `llr_line_receive_b${size}`,
    {
      in: { column: lineColumn(size), valid: bit, pcs_up: bit, settings: ReceiveSettings, enable: bit },
      out: { ends: bit, verdict: Verdict, state: RxState, next_seq: bits(seqBits), counts: ReceiveCounts },
      link: { control: source(ControlMessage) },
    },
    ({ column, valid, pcs_up, settings, enable, control }, m) => {
      const line = m.inst('line', llrDecoder(size), { column, valid, pcs_up });
      const { message, message_valid } = line;
      const receive = m.inst('receive', llrReceive(size), {
        settings,
        enable,
        beat: line.beat,
        valid: line.beat_valid,
        error: line.error,
        init: {
          payload: { seq: message.seq, init_data: message.init_data },
          valid: message_valid.and(message.kind.is('init')),
        },
        control,
      });
      const { out_beat, out_valid, verdict, state, next_seq, counts } = receive;
      return { ends: out_valid.and(out_beat.last), verdict, state, next_seq, counts, control: receive.control };
    },
  );

/** The ports of one of any size. */
const lineReceiverOf = portsOf(lineReceiver(8));

const frame = (seq: number, bytes = 100): LineBlock[] =>
  frameBlocks(preambleOf(seq), withFcs(new Uint8Array(bytes).fill(seq & 0xff)));

/** The receiver of `t`, initialised over the line so that it expects `first`, with the golden one beside it. */
async function bench(t: TestContext, size: number, first: number) {
  const dut = lineReceiverOf(t);
  const port = columnPort(t.dut, 'column', size);
  const settings = llrSettings({ ackSpacing: 32_760 });
  const golden = new LlrReceive(settings);
  const heard: string[] = [];
  const nacks: number[] = [];
  t.attach({
    sample() {
      if (dut.ends.get() === 1) heard.push(`${dut.verdict.get()}`);
      const { valid, payload } = dut.control;
      if (valid.get() === 1 && payload.kind.get() === 'nack') nacks.push(payload.seq.get());
    },
  });
  dut.valid.set(0);
  for (const port of [dut.pcs_up, dut.enable, dut.control.ready]) port.set(1);
  setReceiverSettings(dut.settings, { ...settings, rearm: false }, 1);

  async function send(...blocks: readonly LineBlock[]): Promise<void> {
    dut.valid.set(1);
    for (const column of columnsOf(blocks, size, idleBlock)) {
      port.set(column);
      await t.cycles(1);
    }
    dut.valid.set(0);
  }
  /** What comes to rest is what the golden receiver is in; of it what has left. */
  async function settle(): Promise<readonly string[]> {
    await t.cycles(30);
    const control = golden.control(0);
    if (control?.message === 'llr_nack') golden.controlSent(control, 0);
    assert.deepEqual([dut.state.get(), dut.next_seq.get()], [golden.state, golden.nextSeq]);
    const counts: Readonly<Record<string, number>> = dut.counts.get();
    for (const [name, count] of Object.entries(golden.counts))
      if (name.startsWith('rx_')) assert.equal(counts[name], count, name);
    return heard.splice(0);
  }
  await t.cycles(3);
  golden.setMode(true);
  await send(setBlock({ message: 'llr_init', seq: first, init_data: 7 }));
  golden.onInit(first, 7, 0);
  golden.controlSent({ message: 'llr_init_echo', seq: first, init_data: 7 }, 0);
  await settle();
  return { dut, send, settle, golden, nacks };
}

describe('the receiver of LLR after its line', () => {
  for (const size of [8, 64] as const) {
    const design = elaborate(lineReceiver(size));
    const named = (name: string, body: (t: TestContext) => Promise<void>): void =>
      hwTest(`${size} bytes a clock: ${name}`, { design, seeds: [7] }, body);

    named(
      'a frame that is under way when the PCS goes down is bad, and asked for; numbers go on when it is up',
      async (t) => {
        const { dut, send, settle, golden, nacks } = await bench(t, size, 100);
        const cut = frame(101);
        await send(...frame(100), ...cut.slice(0, -4));
        dut.pcs_up.set(0);
        assert.equal(golden.onFrame(100, 'good'), 'deliver');
        assert.equal(golden.onFrame(101, 'bad'), 'drop');
        assert.deepEqual(await settle(), ['deliver', 'drop']);
        await t.cycles(100);
        dut.pcs_up.set(1);
        // The rest of the frame, and the replay.
        await send(...cut.slice(-4), ...frame(101), ...frame(102));
        golden.onFrame(101, 'good');
        golden.onFrame(102, 'good');
        assert.deepEqual(await settle(), ['deliver', 'deliver']);
        assert.deepEqual(nacks, [100]);
      },
    );

    named(
      'a PCS that is down between frames changes nothing; what was lost is a gap when frames come again',
      async (t) => {
        const { dut, send, settle, golden, nacks } = await bench(t, size, 100);
        await send(...frame(100));
        golden.onFrame(100, 'good');
        dut.pcs_up.set(0);
        await send(...frame(101));
        assert.deepEqual(await settle(), ['deliver']);
        dut.pcs_up.set(1);
        await send(...frame(102));
        golden.onFrame(102, 'good');
        assert.deepEqual(await settle(), ['drop']);
        assert.deepEqual(nacks, [100]);
      },
    );

    named('an INIT counts between the frame before it and the frame behind it', async (t) => {
      const { send, settle, golden } = await bench(t, size, 100);
      await send(...frame(500), setBlock({ message: 'llr_init', seq: 900, init_data: 7 }));
      await send(...frame(900, 60));
      golden.onFrame(500, 'good');
      golden.onInit(900, 7, 0);
      golden.onFrame(900, 'good');
      golden.controlSent({ message: 'llr_init_echo', seq: 900, init_data: 7 }, 0);
      assert.deepEqual(await settle(), ['drop', 'deliver']);
    });
  }
});

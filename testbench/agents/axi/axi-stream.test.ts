import { describe, expect, test } from 'vitest';
import { bit, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { runOn } from '../../bench/testing/run-on.ts';
import { simulateVerilog } from '../../engine/foreign/simulate-verilog.ts';
import { bursts, chance, everyNth, type PatternLike } from '../patterns.ts';
import { failureOn, onEngines } from '../testing/on-engines.ts';
import { axiStreamMonitor, axiStreamSink, axiStreamSource } from './axi-stream-agents.ts';
import type { AxiFrame } from './axi-stream-frame.ts';
import { axiFifo } from './testing/axi-fifo.ts';

const everything = axiFifo(
  record({ data: bits(32), keep: bits(4), strb: bits(4), last: bit, id: bits(2), dest: bits(3), user: bits(8) }),
);

const bytes = (length: number, from = 1): Uint8Array => Uint8Array.from({ length }, (_, i) => (from + 3 * i) & 255);

describe('frames pass a FIFO', () => {
  const patterns: (() => PatternLike)[] = [() => true, () => everyNth(3), () => chance(0.4), () => bursts(5)];
  patterns.forEach((pattern, which) => {
    test(`as they were sent, with pattern ${which}`, async () => {
      await onEngines(everything, async (t) => {
        const sender = axiStreamSource(t, 's_axis', { valid: pattern(), begin: pattern() });
        const taker = axiStreamSink(t, 'm_axis', { ready: pattern() });
        const board = t.scoreboard('frames');
        axiStreamMonitor(t, 's_axis', { onItem: (frame) => board.expect(frame) });
        axiStreamMonitor(t, 'm_axis', { onItem: (frame) => board.actual(frame) });
        const sent = Array.from({ length: 14 }, (_, i) => ({ bytes: bytes(i, i), id: i & 3, dest: i & 7, user: i }));
        for (const frame of sent) sender.sendNow(frame);
        await t.timeout(1000, taker.received(sent.length));
        expect(taker.items.map(({ item }) => item)).toEqual(sent);
        expect([board.counts.matched, taker.open]).toEqual([sent.length, false]);
      });
    });
  });
});

const through = async (
  frames: readonly AxiFrame[],
  compact = true,
  design = everything,
  user: 'beat' | 'byte' = 'beat',
) => {
  let got: unknown[] = [];
  await onEngines(design, async (t) => {
    const sender = axiStreamSource(t, 's_axis', { user });
    const taker = axiStreamSink(t, 'm_axis', { compact, user });
    for (const frame of frames) sender.sendNow(frame);
    await t.timeout(200, taker.received(frames.length));
    got = taker.items.map(({ item }) => item);
  });
  return got;
};

test('null bytes are left out, position bytes are told', async () => {
  const keep = [true, false, true, true, false, false, true];
  const strb = [true, true, false, true, true, true, true];
  const frame = { bytes: bytes(7, 10), keep, strb };
  const [compact, places] = [await through([frame]), await through([frame], false)];
  expect(compact).toEqual([
    { bytes: Uint8Array.of(10, 16, 19, 28), strb: [true, false, true, true], id: 0, dest: 0, user: 0 },
  ]);
  expect(places).toMatchObject([
    {
      keep: [...keep, false],
      strb: [true, false, false, true, false, false, true, false],
    },
  ]);
});

test('users by byte: that of the last byte in a beat, or bits for each', async () => {
  const user = [1, 2, 3, 4, 5, 6];
  expect(await through([{ bytes: bytes(6), user }])).toMatchObject([{ user: [4, 4, 4, 4, 6, 6] }]);
  const perByte = [1, 2, 3, 0, 3, 1];
  expect(await through([{ bytes: bytes(6), user: perByte }], true, everything, 'byte')).toMatchObject([
    { user: perByte },
  ]);
  expect(await through([{ bytes: bytes(6), user: 2 }], true, everything, 'byte')).toMatchObject([{ user: 2 }]);
});

test('a user of several fields is a record', async () => {
  const tagged = axiFifo(record({ data: bits(16), keep: bits(2), last: bit, port: bits(3), bad: bit }));
  expect(await through([{ bytes: bytes(3), user: { port: 5, bad: 1 } }], true, tagged)).toEqual([
    { bytes: bytes(3), user: { port: 5, bad: 1 } },
  ]);
});

test('beats of different id or dest belong to different frames', async () => {
  await onEngines(everything, async (t) => {
    const sender = t.source('s_axis');
    const taker = axiStreamSink(t, 'm_axis');
    const beat = (data: number, id: number, dest: number, last: number) =>
      sender.sendNow({ data, keep: 1, strb: 1, last, id, dest, user: 0 });
    beat(1, 0, 0, 0);
    beat(2, 1, 0, 0);
    beat(3, 0, 1, 0);
    beat(4, 1, 0, 1);
    beat(5, 0, 0, 1);
    beat(6, 0, 1, 1);
    await taker.received(3);
    expect(taker.items.map(({ item }) => [[...item.bytes], item.id, item.dest])).toEqual([
      [[2, 4], 1, 0],
      [[1, 5], 0, 0],
      [[3, 6], 0, 1],
    ]);
  });
});

test('every signal may be absent', async () => {
  const plain = axiFifo(record({ data: bits(16), last: bit }));
  expect(await through([{ bytes: bytes(4) }, { bytes: bytes(2) }], true, plain)).toEqual([
    { bytes: bytes(4) },
    { bytes: bytes(2) },
  ]);
  // Lengths alone.
  const empty = axiFifo(record({ keep: bits(4), last: bit }));
  expect(await through([{ bytes: bytes(7) }, { bytes: [] }], true, empty)).toEqual([
    { bytes: new Uint8Array(7) },
    { bytes: new Uint8Array(0) },
  ]);
  const beats = axiFifo(record({ data: bits(16), keep: bits(2) }));
  expect(await through([{ bytes: bytes(2) }, { bytes: bytes(1) }], true, beats)).toEqual([
    { bytes: bytes(2) },
    { bytes: bytes(1) },
  ]);
});

test('frames that the signals cannot carry are refused', async () => {
  const refused = (design: typeof everything, frame: AxiFrame) =>
    failureOn(design, async (t) => {
      axiStreamSource(t, 's_axis').sendNow(frame);
      await t.cycles(3);
    });
  const plain = axiFifo(record({ data: bits(16) }));
  expect(await refused(plain, { bytes: [1] })).toContain('the stream s_axis has no tkeep: a frame of 1 bytes does not');
  expect(await refused(plain, { bytes: [1, 2, 3, 4] })).toContain('the stream s_axis has no tlast: a frame of 4 bytes');
  expect(await refused(plain, { bytes: [1, 2], id: 1 })).toContain(
    'the stream s_axis has no tid, but a frame for it has id',
  );
  expect(await refused(everything, { bytes: [1, 256] })).toContain('has the byte 256');
  expect(await refused(everything, { bytes: [1, 2], user: [1] })).toBe('a frame for s_axis has 2 bytes and user for 1');
  expect(await refused(everything, { bytes: [1], id: 4 })).toContain('s_axis_tid');
  expect(await failureOn(plain, async (t) => void axiStreamSink(t, 'm_axis', { user: 'byte' }))).toContain(
    'the stream m_axis needs one tuser',
  );
  expect(await failureOn(plain, async (t) => void axiStreamSink(t, 'm_axs'))).toContain('did you mean m_axis_');
});

test('a byte that is strobed and not kept is found', async () => {
  const message = await failureOn(everything, async (t) => {
    axiStreamSink(t, 'm_axis');
    t.source('s_axis').sendNow({ data: 0, keep: 0b0101, strb: 0b0111, last: 1, id: 0, dest: 0, user: 0 });
    await t.cycles(10);
  });
  expect(message).toMatch(/^stream m_axis: byte 1 of a beat has tstrb but not tkeep, which is reserved, at cycle \d+$/);
});

test('a frame that reset cuts off is started again, and forgotten by the sink', async () => {
  await onEngines(everything, async (t) => {
    const sender = axiStreamSource(t, 's_axis');
    const taker = axiStreamSink(t, 'm_axis');
    sender.sendNow({ bytes: bytes(40) });
    await t.until(() => taker.open);
    t.dut.port('rst').set(1);
    await t.rising();
    t.dut.port('rst').set(0);
    expect(taker.open).toBe(false);
    expect((await taker.recv()).item.bytes).toEqual(bytes(40));
  });
});

/** A register for a stream, as people write it; its receiver cannot wait, and there is no tready. */
const foreign = `module axis_reg (
  input  wire        clk,
  input  wire        rst,
  input  wire [15:0] s_axis_tdata,
  input  wire  [1:0] s_axis_tkeep,
  input  wire        s_axis_tvalid,
  output wire        s_axis_tready,
  input  wire        s_axis_tlast,
  input  wire  [3:0] s_axis_tuser,
  output reg  [15:0] m_axis_tdata,
  output reg   [1:0] m_axis_tkeep,
  output reg         m_axis_tvalid,
  output reg         m_axis_tlast,
  output reg   [3:0] m_axis_tuser
);
  reg slow;
  assign s_axis_tready = ~slow;
  always @(posedge clk) begin
    slow <= ~slow;
    m_axis_tdata  <= s_axis_tdata;
    m_axis_tkeep  <= s_axis_tkeep;
    m_axis_tlast  <= s_axis_tlast;
    m_axis_tuser  <= s_axis_tuser;
    m_axis_tvalid <= s_axis_tvalid & s_axis_tready;
    if (rst) begin
      slow <= 1'b0;
      m_axis_tvalid <= 1'b0;
    end
  end
endmodule
`;

test('agents work on Verilog that was written elsewhere, also where nothing can wait', async () => {
  const simulator = await simulateVerilog([{ name: 'axis_reg.v', text: foreign }], 'axis_reg');
  await runOn(simulator, async (t) => {
    t.dut.port('rst').set(1);
    t.dut.port('s_axis_tvalid').set(0);
    await t.cycles(2);
    t.dut.port('rst').set(0);
    const sender = axiStreamSource(t, 's_axis', { valid: chance(0.7) });
    const taker = axiStreamSink(t, 'm_axis');
    axiStreamMonitor(t, 's_axis');
    const sent = Array.from({ length: 20 }, (_, i) => ({ bytes: bytes(1 + (i % 7), i), user: i % 16 }));
    for (const frame of sent) sender.sendNow(frame);
    await t.timeout(500, taker.received(20));
    expect(taker.items.map(({ item }) => item)).toEqual(sent);
    expect(() => taker.pause()).toThrow('the stream m_axis has no tready, so its sink cannot make it wait');
    expect(() => axiStreamSink(t, 'm_axis', { ready: chance(0.5) })).toThrow('cannot make it wait');
  });
});

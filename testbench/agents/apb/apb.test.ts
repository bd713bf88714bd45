import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../bench/context.ts';
import { runOn } from '../../bench/testing/run-on.ts';
import { simulateVerilog } from '../../engine/foreign/simulate-verilog.ts';
import { Memory } from '../memory.ts';
import { chance, everyNth, never, type PatternLike } from '../patterns.ts';
import { failureOn, onEngines } from '../testing/on-engines.ts';
import { apbManager } from './apb-manager.ts';
import { apbMonitor } from './apb-monitor.ts';
import { apbSubordinate } from './apb-subordinate.ts';
import { apbBridge, apbPuppet } from './testing/apb-bridge.ts';

const bridges = [1, 2, 4].map((lanes) => [lanes, apbBridge(lanes, 20)] as const);
const bridge = bridges[2]![1];

describe('a manager and a subordinate with a bridge between', () => {
  const patterns: (() => PatternLike)[] = [() => true, () => everyNth(3), () => chance(0.4)];
  for (const [lanes, design] of bridges)
    patterns.forEach((pattern, which) => {
      test(`accesses of any place and length, ${lanes} bytes a word, with pattern ${which}`, async () => {
        await onEngines(
          design,
          async (t) => {
            const model = new Memory();
            const manager = apbManager(t, 's_apb', { begin: pattern() });
            const { memory } = apbSubordinate(t, 'm_apb', { ready: pattern(), waits: [0, which] });
            const [near, far] = [apbMonitor(t, 's_apb'), apbMonitor(t, 'm_apb')];
            for (let i = 0; i < 40; i++) {
              const [at, length] = [t.random.below(100), t.random.int(1, 12)];
              if (t.random.chance(0.5)) {
                const bytes = Uint8Array.from({ length }, () => t.random.below(256));
                model.write(at, bytes);
                expect(await manager.write(at, bytes)).toEqual({ response: 'OKAY' });
                expect(memory.read(at, length)).toEqual(bytes);
              } else {
                const { bytes, response } = await manager.read(at, length);
                expect([response, bytes]).toEqual(['OKAY', model.read(at, length)]);
              }
            }
            expect(memory.read(0, 128)).toEqual(model.read(0, 128));
            expect([near.count > 40, manager.idle]).toEqual([true, true]);
            expect(far.count).toBe(near.count);
          },
          which,
        );
      });
    });

  test('what was asked for at once is done in order, and a monitor reports it', async () => {
    await onEngines(bridge, async (t) => {
      const log: unknown[] = [];
      const manager = apbManager(t, 's_apb');
      apbSubordinate(t, 'm_apb', { memory: new Memory({ size: 0x100, fill: 7 }), waits: [2, 2] });
      apbMonitor(t, 'm_apb', { waits: 2, onTransfer: (transfer) => log.push(transfer) });
      const written = manager.write(0x22, [1, 2, 3], { prot: 5 });
      const read = manager.readWord(0x20, { endian: 'big' });
      const outside = manager.read(0xfe, 4);
      expect(manager.inFlight).toBe(5);
      await t.timeout(200, manager.whenIdle());
      expect(await written).toEqual({ response: 'OKAY' });
      expect(await read).toEqual({ value: 0x07070102, response: 'OKAY' });
      expect(await outside).toMatchObject({ response: 'SLVERR' });
      expect([...(await outside).bytes.subarray(0, 2)]).toEqual([7, 7]);
      const all = [true, true, true, true];
      const seen = { prot: 0, response: 'OKAY', waits: 2 };
      expect(log.slice(0, 3)).toEqual([
        {
          ...seen,
          kind: 'write',
          address: 0x20,
          bytes: Uint8Array.of(0, 0, 1, 2),
          strobes: [false, false, true, true],
          prot: 5,
        },
        {
          ...seen,
          kind: 'write',
          address: 0x24,
          bytes: Uint8Array.of(3, 0, 0, 0),
          strobes: [true, false, false, false],
          prot: 5,
        },
        { ...seen, kind: 'read', address: 0x20, bytes: Uint8Array.of(7, 7, 1, 2), strobes: all },
      ]);
      expect(log[4]).toMatchObject({ kind: 'read', address: 0x100, response: 'SLVERR' });
    });
  });

  test('functions answer instead of the memory', async () => {
    await onEngines(bridge, async (t) => {
      const manager = apbManager(t, 's_apb');
      const seen: unknown[] = [];
      const { memory } = apbSubordinate(t, 'm_apb', {
        read: (address) => (address === 8 ? { bytes: Uint8Array.of(1, 2, 3, 4), response: 'SLVERR' } : undefined),
        write: (address, bytes, strobes) => {
          seen.push([address, [...bytes], [...strobes]]);
          return address === 4 ? 'SLVERR' : undefined;
        },
      });
      expect(await manager.writeWord(4, 9)).toEqual({ response: 'SLVERR' });
      expect(await manager.writeWord(12, 9)).toEqual({ response: 'OKAY' });
      expect([memory.readWord(4), memory.readWord(12)]).toEqual([0, 9]);
      expect(await manager.readWord(8)).toEqual({ value: 0x04030201, response: 'SLVERR' });
      expect(seen).toEqual([
        [4, [9, 0, 0, 0], [true, true, true, true]],
        [12, [9, 0, 0, 0], [true, true, true, true]],
      ]);
    });
  });

  test('reset fails what is under way, and afterwards all works', async () => {
    await onEngines(bridge, async (t) => {
      const manager = apbManager(t, 's_apb');
      const subordinate = apbSubordinate(t, 'm_apb', { ready: never() });
      apbMonitor(t, 's_apb');
      apbMonitor(t, 'm_apb');
      const failing = t.fork((_t) => manager.write(0, new Uint8Array(20)));
      const outcome = expect(failing).rejects.toThrow('reset came before s_apb had answered');
      await t.cycles(10);
      expect(subordinate.idle).toBe(false);
      t.dut.port('rst').set(1);
      await t.cycles(2);
      t.dut.port('rst').set(0);
      await outcome;
      expect([manager.idle, subordinate.idle]).toEqual([true, true]);
      subordinate.setPattern(true);
      expect(await manager.write(4, [1])).toEqual({ response: 'OKAY' });
    });
  });
});

test('a side that the testbench cannot play, and accesses that cannot be, are refused', async () => {
  await onEngines(bridge, async (t) => {
    const manager = apbManager(t, 's_apb');
    expect(() => manager.read(2 ** 20 - 1, 2)).toThrow('2 bytes at 1048575 are no access of s_apb');
    expect(() => manager.writeWord(0, -1)).toThrow('is not a word of 4 bytes');
    expect(manager.idle).toBe(true);
  });
  expect(await failureOn(bridge, async (t) => void apbManager(t, 'm_apb'))).toBe(
    'the testbench cannot be the manager of m_apb, because m_apb_pwdata is an output of the design; make it the subordinate',
  );
  expect(await failureOn(bridge, async (t) => void apbSubordinate(t, 'm_abp'))).toContain('did you mean m_apb_pwdata');
});

describe('a monitor names the rule that is broken', () => {
  type Set = (values: Readonly<Record<string, number>>) => void;
  const broken = (play: (t: TestContext, set: Set) => PromiseLike<unknown>, options = {}) =>
    failureOn(apbPuppet, async (t) => {
      for (const { name, direction } of t.dut.ports) if (direction === 'in' && name !== 'rst') t.dut.port(name).set(0);
      apbMonitor(t, 'apb', options);
      await play(t, (values) => {
        for (const [name, value] of Object.entries(values)) t.dut.port(name).set(value);
      });
      await t.cycles(3);
    });
  const setup = { apb_psel: 1, apb_penable: 0, apb_paddr: 4, apb_pwrite: 1, apb_pwdata: 5, apb_pstrb: 3 };
  const idle = { apb_psel: 0, apb_penable: 0 };

  test('none, in a transfer that keeps them all', async () => {
    const message = await broken(async (t, set) => {
      for (const a_pready of [0, 1]) {
        set({ ...setup, a_pready });
        await t.rising();
        set({ apb_penable: 1 });
        await t.rising();
        set({ a_pready: 1 });
        if (a_pready === 0) await t.rising();
      }
      set(idle);
    });
    expect(message).toBe('it passed');
  });

  test('PENABLE in the first clock, also of a transfer that follows another', async () => {
    const first = await broken(async (_t, set) => set({ ...setup, apb_penable: 1 }));
    expect(first).toBe('apb: PENABLE is high in the first clock of a transfer (IHI 0024E 4.1), at cycle 2');
    const second = await broken(async (t, set) => {
      set({ ...setup, a_pready: 1 });
      await t.rising();
      set({ apb_penable: 1 });
      await t.cycles(2);
    });
    expect(second).toBe('apb: PENABLE is high in the first clock of a transfer (IHI 0024E 4.1), at cycle 4');
  });

  test('PENABLE without PSEL, unless others share it', async () => {
    const play = async (_t: TestContext, set: Set) => set({ apb_penable: 1 });
    expect(await broken(play)).toBe('apb: PENABLE is high while PSEL is low (IHI 0024E 4.1), at cycle 2');
    expect(await broken(play, { sharedEnable: true })).toBe('it passed');
  });

  test('a Setup phase of two clocks', async () => {
    const message = await broken(async (t, set) => {
      set(setup);
      await t.rising();
    });
    expect(message).toBe('apb: PENABLE is low in the second clock of a transfer (IHI 0024E 4.1), at cycle 3');
  });

  const waiting = async (t: TestContext, set: Set, values: Readonly<Record<string, number>>) => {
    set({ ...setup, ...values });
    await t.rising();
    set({ apb_penable: 1 });
    await t.rising();
  };

  test('a transfer that is given up', async () => {
    const early = await broken(async (t, set) => {
      set(setup);
      await t.rising();
      set(idle);
    });
    expect(early).toBe('apb: PSEL fell before the transfer was answered (IHI 0024E 4.1), at cycle 3');
    const late = await broken(async (t, set) => {
      await waiting(t, set, {});
      set(idle);
    });
    expect(late).toBe('apb: PSEL fell before the transfer was answered (IHI 0024E 3.1), at cycle 4');
    const enable = await broken(async (t, set) => {
      await waiting(t, set, { apb_pwrite: 0, apb_pstrb: 0 });
      set({ apb_penable: 0 });
    });
    expect(enable).toBe('apb: PENABLE fell before the transfer was answered (IHI 0024E 3.3), at cycle 4');
  });

  test.each([
    ['apb_paddr', 4, 8],
    ['apb_pwrite', 1, 0],
    ['apb_pwdata', 5, 1],
    ['apb_pstrb', 3, 1],
    ['apb_pprot', 0, 2],
  ])('%s that changes', async (name, before, after) => {
    const change = `apb: ${name} changed from ${before} to ${after} before the transfer was answered`;
    const waits = await broken(async (t, set) => {
      await waiting(t, set, {});
      set({ [name]: after });
    });
    expect(waits).toContain(change);
    const enters = await broken(async (t, set) => {
      set(setup);
      await t.rising();
      set({ apb_penable: 1, [name]: after });
    });
    expect(enters).toMatch(/^apb: .* \(IHI 0024E 3\.[13]\), at cycle 3$/);
    expect(enters).toContain(change);
  });

  test('strobes in a read, whose data may change', async () => {
    const strobes = await broken(async (_t, set) => set({ ...setup, apb_pwrite: 0 }));
    expect(strobes).toBe('apb: PSTRB is 3 in a read (IHI 0024E 3.2), at cycle 2');
    const allowed = await broken(async (t, set) => waiting(t, set, { apb_pwrite: 0 }), { readStrobes: true });
    expect(allowed).toBe('it passed');
    const data = await broken(async (t, set) => {
      await waiting(t, set, { apb_pwrite: 0, apb_pstrb: 0 });
      set({ apb_pwdata: 7 });
    });
    expect(data).toBe('it passed');
  });

  test('more wait states than were allowed', async () => {
    const message = await broken((t, set) => waiting(t, set, {}), { waits: 2 });
    expect(message).toBe('apb: the subordinate waits for more than 2 clocks (the limit given), at cycle 5');
  });
});

/** A completer as people write it: registers with one wait state, an error above them; APB3, names in capitals. */
const completer = `module completer (
  input  wire        PCLK, PRESETn, PSEL, PENABLE, PWRITE,
  input  wire  [7:0] PADDR,
  input  wire [31:0] PWDATA,
  output reg  [31:0] PRDATA,
  output reg         PREADY,
  output reg         PSLVERR
);
  reg [31:0] regs [0:15];
  always @(posedge PCLK) begin
    PREADY  <= PSEL && PENABLE && !PREADY;
    PSLVERR <= PADDR[7:6] != 0;
    PRDATA  <= regs[PADDR[5:2]];
    if (PSEL && PENABLE && !PREADY && PWRITE && PADDR[7:6] == 0) regs[PADDR[5:2]] <= PWDATA;
    if (!PRESETn) PREADY <= 1'b0;
  end
endmodule
`;

/** A requester that writes 1, 2 and 3 to words 0, 1 and 2 and adds up what it reads back; APB4. */
const requester = `module requester (
  input  wire        clk, rst,
  output reg         m_psel, m_penable, m_pwrite,
  output reg   [7:0] m_paddr,
  output reg  [31:0] m_pwdata,
  output wire  [3:0] m_pstrb,
  output wire  [2:0] m_pprot,
  input  wire        m_pready, m_pslverr,
  input  wire [31:0] m_prdata,
  output reg  [31:0] sum,
  output wire        done
);
  reg [2:0] step;
  assign done    = step == 6;
  assign m_pstrb = m_pwrite ? 4'hf : 4'h0;
  assign m_pprot = 3'd0;
  always @(posedge clk) begin
    if (!m_psel) begin
      if (!done) begin
        m_psel   <= 1'b1;
        m_pwrite <= step < 3;
        m_paddr  <= {3'b0, step < 3 ? step : step - 3'd3, 2'b0};
        m_pwdata <= step + 1;
      end
    end else if (!m_penable) m_penable <= 1'b1;
    else if (m_pready) begin
      m_psel    <= 1'b0;
      m_penable <= 1'b0;
      step      <= step + 1;
      if (!m_pwrite && !m_pslverr) sum <= sum + m_prdata;
    end
    if (rst) begin
      m_psel <= 1'b0; m_penable <= 1'b0; step <= 0; sum <= 0;
    end
  end
endmodule
`;

describe('Verilog that was written elsewhere', () => {
  test('a completer with names in capitals', async () => {
    const simulator = await simulateVerilog([{ name: 'completer.v', text: completer }], 'completer');
    await runOn(simulator, async (t) => {
      const bus = apbManager(t, '', { begin: chance(0.6) });
      apbMonitor(t, '');
      t.dut.port('PRESETn').set(0);
      await t.cycles(2);
      t.dut.port('PRESETn').set(1);
      for (let i = 0; i < 16; i++) bus.writeWord(4 * i, 0x0101_0000 + i);
      for (let i = 0; i < 16; i++)
        expect(await bus.readWord(4 * i)).toEqual({ value: 0x0101_0000 + i, response: 'OKAY' });
      expect((await bus.read(0x40, 4)).response).toBe('SLVERR');
      expect(() => bus.write(0, [1])).toThrow('APB has no strobes, so only whole words of 4 bytes can be written');
    });
  });

  test('a requester', async () => {
    const simulator = await simulateVerilog([{ name: 'requester.v', text: requester }], 'requester');
    await runOn(simulator, async (t) => {
      t.dut.port('rst').set(1);
      const { memory } = apbSubordinate(t, 'm', { waits: [0, 3], ready: chance(0.7) });
      const monitor = apbMonitor(t, 'm');
      await t.cycles(2);
      t.dut.port('rst').set(0);
      await t.until(t.dut.port('done'), { timeout: 200 });
      expect([t.dut.port('sum').get(), monitor.count]).toEqual([6, 6]);
      expect([0, 4, 8].map((at) => memory.readWord(at))).toEqual([1, 2, 3]);
    });
  });
});

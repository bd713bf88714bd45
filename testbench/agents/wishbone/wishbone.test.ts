import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../bench/context.ts';
import { runOn } from '../../bench/testing/run-on.ts';
import { simulateVerilog } from '../../engine/foreign/simulate-verilog.ts';
import { Memory } from '../memory.ts';
import { chance, everyNth, never, type PatternLike } from '../patterns.ts';
import { failureOn, onEngines } from '../testing/on-engines.ts';
import { classicBridge, pipelinedBridge, wishbonePuppet } from './testing/wishbone-bridge.ts';
import { wishboneManager } from './wishbone-manager.ts';
import { type WishboneMonitorOptions, wishboneMonitor } from './wishbone-monitor.ts';
import { wishboneSubordinate } from './wishbone-subordinate.ts';

const classic = classicBridge(4, 20);
const pipelined = pipelinedBridge(4, 20);
const wide = pipelinedBridge(8, 40);

/** What a test does with both sides of a bridge: accesses at random, against a model. */
async function traffic(t: TestContext, manager: ReturnType<typeof wishboneManager>, memory: Memory): Promise<void> {
  const model = new Memory();
  const [near, far] = [wishboneMonitor(t, 's_wb'), wishboneMonitor(t, 'm_wb')];
  for (let i = 0; i < 40; i++) {
    const [at, length] = [t.random.below(100), t.random.int(1, 24)];
    if (t.random.chance(0.5)) {
      const bytes = Uint8Array.from({ length }, () => t.random.below(256));
      model.write(at, bytes);
      // Another access at once, so that the direction changes with requests under way.
      const written = manager.write(at, bytes);
      expect((await manager.read(at, length)).bytes).toEqual(bytes);
      expect(await written).toEqual({ response: 'ACK' });
    } else {
      const { bytes, response } = await manager.read(at, length);
      expect([response, bytes]).toEqual(['ACK', model.read(at, length)]);
    }
  }
  expect(memory.read(0, 128)).toEqual(model.read(0, 128));
  await t.cycles(3);
  expect([near.count > 60, manager.idle, near.open, far.open]).toEqual([true, true, 0, 0]);
  expect(far.count).toBe(near.count);
}

const patterns: (() => PatternLike)[] = [() => true, () => everyNth(3), () => chance(0.4)];

describe('a manager and a subordinate with a classic bridge between', () => {
  for (const block of [false, true])
    patterns.forEach((pattern, which) => {
      test(`accesses of any place and length, ${block ? 'in blocks' : 'single'}, with pattern ${which}`, async () => {
        await onEngines(
          classic,
          async (t) => {
            const manager = wishboneManager(t, 's_wb', { begin: pattern(), block });
            const { memory } = wishboneSubordinate(t, 'm_wb', { ready: pattern(), waits: [0, which] });
            await traffic(t, manager, memory);
          },
          which,
        );
      });
    });

  test('blocks keep CYC, single cycles do not', async () => {
    for (const block of [false, true])
      await onEngines(classic, async (t) => {
        const manager = wishboneManager(t, 's_wb', { block });
        wishboneSubordinate(t, 'm_wb');
        let falls = 0;
        let before = 0;
        t.attach({
          sample: () => {
            const cyc = Number(t.dut.port('s_wb_cyc').get());
            if (before > cyc) falls++;
            before = cyc;
          },
        });
        await manager.read(0, 16);
        await t.cycles(2);
        expect(falls).toBe(block ? 1 : 4);
      });
  });

  test('errors and retries are results, or retries are made again', async () => {
    await onEngines(classic, async (t) => {
      let busy = 3;
      const log: unknown[] = [];
      const options = { memory: new Memory({ size: 0x100, fill: 7 }) };
      wishboneSubordinate(t, 'm_wb', {
        ...options,
        read: (address) => (address === 8 && busy-- > 0 ? 'RTY' : undefined),
      });
      wishboneMonitor(t, 'm_wb', { onTransfer: ({ response, kind }) => log.push(`${kind} ${response}`) });
      const once = wishboneManager(t, 's_wb');
      expect((await once.read(8, 4)).response).toBe('RTY');
      expect((await once.read(0x0fe, 4)).response).toBe('ERR');
      expect((await once.write(0x100, [1])).response).toBe('ERR');
      expect(log).toEqual(['read RTY', 'read ACK', 'read ERR', 'write ERR']);
    });
    await onEngines(classic, async (t) => {
      let busy = 3;
      wishboneSubordinate(t, 'm_wb', { read: (address) => (address === 8 && busy-- > 0 ? 'RTY' : undefined) });
      const manager = wishboneManager(t, 's_wb', { retries: 2 });
      expect((await manager.read(8, 8)).response).toBe('RTY');
      expect(await manager.read(8, 4)).toEqual({ bytes: new Uint8Array(4), response: 'ACK' });
    });
  });

  test('reset fails what is under way, and afterwards all works', async () => {
    await onEngines(classic, async (t) => {
      const manager = wishboneManager(t, 's_wb');
      const subordinate = wishboneSubordinate(t, 'm_wb', { ready: never() });
      wishboneMonitor(t, 's_wb');
      wishboneMonitor(t, 'm_wb');
      const failing = t.fork((_t) => manager.write(0, new Uint8Array(20)));
      const outcome = expect(failing).rejects.toThrow('reset came before s_wb had answered');
      await t.cycles(10);
      expect(subordinate.idle).toBe(false);
      t.dut.port('rst').set(1);
      await t.cycles(3);
      t.dut.port('rst').set(0);
      await outcome;
      expect([manager.idle, subordinate.idle]).toEqual([true, true]);
      subordinate.setPattern(true);
      expect(await manager.write(4, [1])).toEqual({ response: 'ACK' });
    });
  });
});

describe('a manager and a subordinate with a pipelined bridge between', () => {
  for (const [name, design] of Object.entries({ '4 bytes': pipelined, '8 bytes': wide }))
    patterns.forEach((pattern, which) => {
      test(`accesses of any place and length, ${name} a word, with pattern ${which}`, async () => {
        await onEngines(
          design,
          async (t) => {
            const manager = wishboneManager(t, 's_wb', { begin: pattern() });
            const { memory } = wishboneSubordinate(t, 'm_wb', {
              accept: pattern(),
              ready: pattern(),
              waits: [0, 5 * which],
              inFlight: 3,
            });
            await traffic(t, manager, memory);
          },
          which,
        );
      });
    });

  test('a word a clock, and no more in flight than allowed', async () => {
    for (const inFlight of [undefined, 2])
      await onEngines(pipelined, async (t) => {
        const manager = wishboneManager(t, 's_wb', inFlight === undefined ? {} : { inFlight });
        wishboneSubordinate(t, 'm_wb', { waits: [4, 4] });
        const monitor = wishboneMonitor(t, 's_wb');
        let most = 0;
        t.attach({
          sample: () => {
            most = Math.max(most, monitor.open);
          },
        });
        const start = t.cycle;
        await manager.read(0, 4 * 64);
        expect(most).toBe(inFlight ?? 7);
        if (inFlight === undefined) expect(t.cycle - start).toBeLessThan(64 + 12);
      });
  });

  test('retries come back before what waits', async () => {
    await onEngines(pipelined, async (t) => {
      let busy = true;
      const order: number[] = [];
      wishboneSubordinate(t, 'm_wb', {
        read: (address) => {
          order.push(Number(address));
          if (address !== 4 || !busy) return undefined;
          busy = false;
          return 'RTY';
        },
      });
      const manager = wishboneManager(t, 's_wb', { retries: 1, inFlight: 2 });
      expect((await manager.read(0, 20)).response).toBe('ACK');
      expect(order).toEqual([0, 4, 8, 4, 12, 16]);
    });
  });
});

test('sides and options that cannot be are refused', async () => {
  expect(await failureOn(classic, async (t) => void wishboneManager(t, 'm_wb'))).toBe(
    'the testbench cannot be the manager of m_wb, because m_wb_cyc is an output of the design; make it the subordinate',
  );
  expect(await failureOn(classic, async (t) => void wishboneSubordinate(t, 'm_bw'))).toContain('did you mean m_wb_cyc');
  expect(await failureOn(classic, async (t) => void wishboneManager(t, 's_wb', { inFlight: 2 }))).toBe(
    's_wb is classic: block is for classic cycles, and inFlight for pipelined ones',
  );
  expect(await failureOn(classic, async (t) => void wishboneSubordinate(t, 'm_wb', { accept: [true] }))).toBe(
    'm_wb has no stall, so its subordinate takes what comes',
  );
});

describe('a monitor names the rule that is broken', () => {
  type Set = (values: Readonly<Record<string, number>>) => void;
  type Play = (t: TestContext, set: Set) => PromiseLike<unknown>;
  const puppets = { classic: wishbonePuppet('classic'), pipelined: wishbonePuppet('pipelined') };
  const broken = (mode: 'classic' | 'pipelined', play: Play, options: WishboneMonitorOptions = {}) =>
    failureOn(puppets[mode], async (t) => {
      for (const { name, direction } of t.dut.ports) if (direction === 'in' && name !== 'rst') t.dut.port(name).set(0);
      wishboneMonitor(t, 'wb', options);
      await play(t, (values) => {
        for (const [name, value] of Object.entries(values)) t.dut.port(name).set(value);
      });
      await t.cycles(3);
    });
  const ask = { wb_cyc: 1, wb_stb: 1, wb_we: 1, wb_adr: 4, wb_sel: 3, wb_dat_w: 5 };
  const idle = { wb_cyc: 0, wb_stb: 0 };

  test('none, in cycles that keep them all', async () => {
    const classicCycles = await broken('classic', async (t, set) => {
      set(ask);
      await t.rising();
      set({ a_err: 1 });
      await t.rising();
      set({ wb_adr: 8, wb_we: 0, a_err: 0, a_ack: 1 });
      await t.rising();
      set({ wb_stb: 0, a_ack: 0 });
      await t.rising();
      set({ wb_cyc: 0, a_ack: 0 });
    });
    expect(classicCycles).toBe('it passed');
    const pipelinedCycles = await broken('pipelined', async (t, set) => {
      set({ ...ask, a_stall: 1 });
      await t.rising();
      set({ a_stall: 0 });
      await t.rising();
      set({ wb_adr: 8 });
      await t.rising();
      // In the clock of its request.
      set({ wb_adr: 12, a_ack: 1 });
      await t.rising();
      set({ wb_stb: 0 });
      await t.cycles(2);
      set({ ...idle, a_ack: 0 });
    });
    expect(pipelinedCycles).toBe('it passed');
  });

  test.each(['classic', 'pipelined'] as const)('CYC or STB in reset, or in the clock after it, %s', async (mode) => {
    const reset: (values: Readonly<Record<string, number>>) => Play = (values) => async (t, set) => {
      set({ ...ask, rst: 1 });
      await t.rising();
      set({ ...idle, ...values });
      await t.rising();
      set({ ...idle, rst: 0 });
    };
    expect(await broken(mode, reset({}))).toBe('it passed');
    expect(await broken(mode, reset({ wb_cyc: 1 }))).toBe('wb: CYC is high in reset (RULE 3.20), at cycle 3');
    expect(await broken(mode, reset({ wb_stb: 1 }))).toBe('wb: STB is high in reset (RULE 3.20), at cycle 3');
    const after = await broken(mode, async (t, set) => {
      set({ rst: 1 });
      await t.cycles(2);
      set({ ...ask, rst: 0 });
    });
    expect(after).toBe('wb: CYC is high in reset (RULE 3.20), at cycle 4');
  });

  test.each(['classic', 'pipelined'] as const)('STB without CYC, %s', async (mode) => {
    const message = await broken(mode, async (_t, set) => set({ ...ask, wb_cyc: 0 }));
    expect(message).toBe('wb: STB is high while CYC is low (RULE 3.25), at cycle 2');
  });

  test.each(['classic', 'pipelined'] as const)('a request that is given up, %s', async (mode) => {
    const taken = mode === 'classic' ? 'answered' : 'taken';
    const giveUp: (values: Readonly<Record<string, number>>) => Play = (values) => async (t, set) => {
      set({ ...ask, a_stall: 1 });
      await t.rising();
      set(values);
    };
    expect(await broken(mode, giveUp(idle))).toBe(`wb: CYC fell before a request was ${taken} (RULE 3.25), at cycle 3`);
    expect(await broken(mode, giveUp({ wb_stb: 0 }))).toBe(
      `wb: STB fell before a request was ${taken} (B4, handshaking protocol), at cycle 3`,
    );
    expect(await broken(mode, giveUp(idle), { aborts: true })).toBe('it passed');
  });

  test.each(
    (['classic', 'pipelined'] as const).flatMap((mode) =>
      (
        [
          ['wb_adr', 4, 8],
          ['wb_we', 1, 0],
          ['wb_sel', 3, 1],
          ['wb_dat_w', 5, 6],
        ] as const
      ).map(([name, before, after]) => ({ mode, name, before, after })),
    ),
  )('$name that changes, $mode', async ({ mode, name, before, after }) => {
    const message = await broken(mode, async (t, set) => {
      set({ ...ask, a_stall: 1 });
      await t.rising();
      set({ [name]: after });
    });
    const taken = mode === 'classic' ? 'answered' : 'taken';
    const change = `${name} changed from ${before} to ${after} before the request was ${taken}`;
    expect(message).toBe(`wb: ${change} (RULE 3.60), at cycle 3`);
  });

  test('data of a read may change', async () => {
    const message = await broken('classic', async (t, set) => {
      set({ ...ask, wb_we: 0 });
      await t.rising();
      set({ wb_dat_w: 9 });
    });
    expect(message).toBe('it passed');
  });

  test.each(['classic', 'pipelined'] as const)('two terminations, %s', async (mode) => {
    const message = await broken(mode, async (_t, set) => set({ ...ask, a_ack: 1, a_err: 1 }));
    expect(message).toBe('wb: ACK and ERR are high at once (RULE 3.45), at cycle 2');
    const others = await broken(mode, async (_t, set) => set({ ...ask, a_rty: 1, a_err: 1 }));
    expect(others).toBe('wb: RTY and ERR are high at once (RULE 3.45), at cycle 2');
  });

  test('answers to nothing', async () => {
    const noCycle: Play = async (_t, set) => set({ a_ack: 1 });
    expect(await broken('classic', noCycle)).toBe('wb: ACK is high while CYC is low (RULE 3.30), at cycle 2');
    expect(await broken('pipelined', noCycle)).toBe('wb: ACK is high while CYC is low (RULE 3.30), at cycle 2');
    const noStrobe: Play = async (_t, set) => set({ wb_cyc: 1, a_rty: 1 });
    expect(await broken('classic', noStrobe)).toBe('wb: RTY is high while STB is low (RULE 3.50), at cycle 2');
    expect(await broken('pipelined', noStrobe)).toBe('wb: RTY answers no request (RULE 3.35), at cycle 2');
    const stalled: Play = async (_t, set) => set({ ...ask, a_stall: 1, a_ack: 1 });
    expect(await broken('pipelined', stalled)).toBe('wb: ACK answers no request (RULE 3.35), at cycle 2');
    expect(await broken('classic', noCycle, { heldAck: true })).toBe('it passed');
    expect(await broken('classic', noStrobe, { heldAck: true })).toContain('RULE 3.50');
  });

  test('a bus cycle that ends before its last answer', async () => {
    const play: Play = async (t, set) => {
      set(ask);
      await t.cycles(2);
      set({ ...idle, a_ack: 1 });
      await t.rising();
      set({ a_ack: 0 });
    };
    expect(await broken('pipelined', play)).toBe(
      'wb: CYC fell before 2 of its requests were answered (RULE 3.25), at cycle 4',
    );
    // Then an answer that was on its way may come in the clock in which CYC fell.
    expect(await broken('pipelined', play, { aborts: true })).toBe('it passed');
  });
});

test('a manager finds an answer that it did not ask for', async () => {
  const message = await failureOn(wishbonePuppet('pipelined'), async (t) => {
    for (const name of ['a_ack', 'a_err', 'a_rty', 'a_stall']) t.dut.port(name).set(0);
    wishboneManager(t, 'wb');
    t.dut.port('a_ack').set(1);
    await t.cycles(3);
  });
  expect(message).toBe('wb: ACK answers no request (RULE 3.35), at cycle 2');
});

/** Memories as people write them; the classic one with byte addresses, the pipelined one with words and other names. */
const slaves = `module classic_ram (
  input  wire        clk, rst,
  input  wire        wb_cyc_i, wb_stb_i, wb_we_i,
  input  wire  [7:0] wb_adr_i,
  input  wire [31:0] wb_dat_i,
  input  wire  [3:0] wb_sel_i,
  output reg  [31:0] wb_dat_o,
  output reg         wb_ack_o
);
  reg [31:0] mem [0:63];
  integer i;
  always @(posedge clk) begin
    wb_ack_o <= wb_cyc_i && wb_stb_i && !wb_ack_o;
    wb_dat_o <= mem[wb_adr_i[7:2]];
    for (i = 0; i < 4; i = i + 1)
      if (wb_cyc_i && wb_stb_i && wb_we_i && !wb_ack_o && wb_sel_i[i])
        mem[wb_adr_i[7:2]][8*i +: 8] <= wb_dat_i[8*i +: 8];
    if (rst) wb_ack_o <= 1'b0;
  end
endmodule

module pipelined_ram (
  input  wire        i_clk, i_reset,
  input  wire        i_wb_cyc, i_wb_stb, i_wb_we,
  input  wire  [5:0] i_wb_addr,
  input  wire [31:0] i_wb_data,
  output reg  [31:0] o_wb_data,
  output wire        o_wb_stall,
  output reg         o_wb_ack
);
  reg [31:0] mem [0:63];
  reg slow;
  assign o_wb_stall = slow;
  always @(posedge i_clk) begin
    slow      <= i_wb_stb && !slow;
    o_wb_ack  <= i_wb_cyc && i_wb_stb && !o_wb_stall;
    o_wb_data <= mem[i_wb_addr];
    if (i_wb_cyc && i_wb_stb && i_wb_we && !o_wb_stall) mem[i_wb_addr] <= i_wb_data;
    if (i_reset) begin o_wb_ack <= 1'b0; slow <= 1'b0; end
  end
endmodule
`;

describe('Verilog that was written elsewhere', () => {
  const files = [{ name: 'slaves.v', text: slaves }];

  test('a classic slave', async () => {
    await runOn(await simulateVerilog(files, 'classic_ram'), async (t) => {
      t.dut.port('rst').set(1);
      const bus = wishboneManager(t, 'wb', { begin: chance(0.7), block: true });
      wishboneMonitor(t, 'wb');
      await t.cycles(2);
      t.dut.port('rst').set(0);
      const bytes = Uint8Array.from({ length: 100 }, () => t.random.below(256));
      bus.write(3, bytes);
      expect((await bus.read(3, 100)).bytes).toEqual(bytes);
      expect(await bus.readWord(5)).toEqual({ value: new DataView(bytes.buffer).getUint32(2, true), response: 'ACK' });
    });
  });

  test('a pipelined slave that counts words', async () => {
    await runOn(await simulateVerilog(files, 'pipelined_ram'), async (t) => {
      const of = (signal: string) => `${/ack|stall/.test(signal) ? 'o' : 'i'}_wb_${signal}`;
      const ports = {
        ...{ cyc: of('cyc'), stb: of('stb'), we: of('we'), adr: of('addr'), ack: of('ack'), stall: of('stall') },
        ...{ wdata: 'i_wb_data', rdata: 'o_wb_data' },
      };
      t.dut.port('i_reset').set(1);
      await t.rising();
      const bus = wishboneManager(t, 'wb', { ports, address: 'word' });
      const seen: unknown[] = [];
      wishboneMonitor(t, 'wb', {
        ports,
        address: 'word',
        onTransfer: ({ kind, address }) => seen.push([kind, address]),
      });
      await t.cycles(2);
      t.dut.port('i_reset').set(0);
      for (let i = 0; i < 64; i++) bus.writeWord(4 * i, 1000 + i);
      for (let i = 0; i < 64; i++) expect((await bus.readWord(4 * i)).value).toBe(1000 + i);
      expect(seen.slice(62, 66)).toEqual([
        ['write', 248],
        ['write', 252],
        ['read', 0],
        ['read', 4],
      ]);
      expect(() => bus.read(256, 1)).toThrow('1 bytes at 256 are no access of wb, whose addresses have 8 bits');
    });
  });
});

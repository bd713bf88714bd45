import { describe, expect, test } from 'vitest';
import { bit, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { axiResponse, axiLiteSubordinate as subordinateLink } from '../../../rtl-gen/lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../rtl-gen/lib/axi/register-file.ts';
import { sampleTable } from '../../../rtl-gen/lib/axi/sample-table.ts';
import type { TestContext } from '../../bench/context.ts';
import { Memory } from '../memory.ts';
import { bursts, chance, everyNth, never, type PatternLike } from '../patterns.ts';
import { failureOn, onEngines } from '../testing/on-engines.ts';
import { axiLiteManager } from './axi-lite-manager.ts';
import { axiLiteMonitor } from './axi-lite-monitor.ts';
import type { AxiLitePauses } from './axi-lite-ports.ts';
import { axiLiteSubordinate } from './axi-lite-subordinate.ts';
import { axiLiteBridge } from './testing/axi-lite-bridge.ts';

const bridge = axiLiteBridge({ data: 32, address: 20 });
const wide = axiLiteBridge({ data: 64, address: 40 });

const allChannels = (pattern: () => PatternLike): AxiLitePauses => ({
  aw: pattern(),
  w: pattern(),
  b: pattern(),
  ar: pattern(),
  r: pattern(),
});

describe('a manager and a memory behind a bridge', () => {
  const patterns: (() => PatternLike)[] = [() => true, () => everyNth(3), () => chance(0.4), () => bursts(6)];
  for (const [lanes, design] of [
    [4, bridge],
    [8, wide],
  ] as const)
    patterns.forEach((pattern, which) => {
      test(`accesses of any place and length, ${lanes} bytes a word, with pattern ${which}`, async () => {
        await onEngines(
          design,
          async (t) => {
            const memory = new Memory();
            const model = new Memory();
            const manager = axiLiteManager(t, 's_axi', { pauses: allChannels(pattern) });
            axiLiteSubordinate(t, 'm_axi', { memory, pauses: allChannels(pattern) });
            const [near, far] = [axiLiteMonitor(t, 's_axi'), axiLiteMonitor(t, 'm_axi')];
            for (let i = 0; i < 40; i++) {
              const [at, length] = [t.random.below(200), t.random.int(1, 20)];
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
            expect(memory.read(0, 256)).toEqual(model.read(0, 256));
            expect([near.reads > 10, near.writes > 10, manager.idle]).toEqual([true, true, true]);
            expect([far.reads, far.writes]).toEqual([near.reads, near.writes]);
          },
          which,
        );
      });
    });

  test('words of either endian, at addresses above 32 bits', async () => {
    await onEngines(wide, async (t) => {
      const manager = axiLiteManager(t, 's_axi');
      const { memory } = axiLiteSubordinate(t, 'm_axi');
      const at = 2n ** 39n + 6n;
      await manager.writeWord(at, 0x11223344, { endian: 'big' });
      expect([...memory.read(at, 4)]).toEqual([0x11, 0x22, 0x33, 0x44]);
      expect(await manager.readWord(at)).toEqual({ value: 0x44332211, response: 'OKAY' });
      await manager.writeWord(8, 2n ** 63n + 5n, { bytes: 8 });
      expect((await manager.readWord(8, { bytes: 8 })).value).toBe(2n ** 63n + 5n);
      expect((await manager.readWord(15, { bytes: 1 })).value).toBe(0x80);
    });
  });

  test('errors come back as values: the worst of the words of an access', async () => {
    await onEngines(bridge, async (t) => {
      const manager = axiLiteManager(t, 's_axi');
      const seen: unknown[] = [];
      const { memory } = axiLiteSubordinate(t, 'm_axi', {
        memory: new Memory({ size: 0x100, fill: 7 }),
        read: (address) =>
          address === 0x10
            ? 'DECERR'
            : address === 0x14
              ? { bytes: Uint8Array.of(1, 2, 3, 4), response: 'SLVERR' }
              : undefined,
        write: (address, bytes, strobes) => {
          seen.push([address, [...bytes], [...strobes]]);
          return address === 0x20 ? 'SLVERR' : undefined;
        },
      });
      axiLiteMonitor(t, 's_axi');
      expect(await manager.read(0x0c, 4)).toEqual({ bytes: Uint8Array.of(7, 7, 7, 7), response: 'OKAY' });
      expect(await manager.read(0x0c, 12)).toEqual({
        bytes: Uint8Array.of(7, 7, 7, 7, 0, 0, 0, 0, 1, 2, 3, 4),
        response: 'DECERR',
      });
      expect(await manager.readWord(0x14)).toEqual({ value: 0x04030201, response: 'SLVERR' });
      expect(await manager.write(0x22, [1, 2, 3])).toEqual({ response: 'SLVERR' });
      expect(seen).toEqual([
        [0x20, [0, 0, 1, 2], [false, false, true, true]],
        [0x24, [3, 0, 0, 0], [true, false, false, false]],
      ]);
      expect([...memory.read(0x20, 8)]).toEqual([7, 7, 7, 7, 3, 7, 7, 7]);
      // Outside of the memory.
      expect(await manager.write(0xfe, [1, 2, 3])).toEqual({ response: 'SLVERR' });
      expect((await manager.read(0x100, 1)).response).toBe('SLVERR');
    });
  });

  test('many at once are answered in order, no more in flight than allowed', async () => {
    for (const inFlight of [1, 3, undefined])
      await onEngines(bridge, async (t) => {
        const manager = axiLiteManager(t, 's_axi', inFlight === undefined ? {} : { inFlight });
        axiLiteSubordinate(t, 'm_axi', { pauses: { b: everyNth(4), r: everyNth(7) } });
        const { aw, b } = manager.ports.channels;
        let [asked, most] = [0, 0];
        t.monitor(b, { onItem: () => asked-- });
        t.monitor(aw, {
          onItem: () => {
            most = Math.max(most, ++asked);
          },
        });
        const order: number[] = [];
        const tasks = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
          const written = manager.writeWord(4 * i, 100 + i);
          return t.fork(async () => {
            await written;
            order.push(i);
          });
        });
        expect([manager.inFlight, manager.idle]).toEqual([8, false]);
        for (const task of tasks) await task;
        expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
        if (inFlight === undefined) expect(most).toBeGreaterThan(3);
        else expect(most).toBe(inFlight);
        const words = [0, 1, 2, 3].map((i) => manager.readWord(4 * i));
        await t.timeout(100, manager.whenIdle());
        const { cycle } = t;
        for (const [i, word] of words.entries()) expect((await word).value).toBe(100 + i);
        expect(t.cycle).toBe(cycle);
      });
  });

  test('a subordinate takes no more requests than it may have unanswered', async () => {
    await onEngines(bridge, async (t) => {
      const manager = axiLiteManager(t, 's_axi');
      const subordinate = axiLiteSubordinate(t, 'm_axi', { inFlight: 2, pauses: { b: never(), r: never() } });
      const written = manager.write(0, new Uint8Array(80));
      const read = manager.read(0, 80);
      await t.cycles(40);
      // Two answers that wait to be offered, two requests after them, and none lost.
      expect([subordinate.b.queued, subordinate.aw.waiting, subordinate.w.waiting]).toEqual([2, 2, 2]);
      expect([subordinate.r.queued, subordinate.ar.waiting]).toEqual([2, 2]);
      subordinate.b.setPattern(true);
      subordinate.r.setPattern(true);
      expect([(await written).response, (await read).response]).toEqual(['OKAY', 'OKAY']);
    });
  });

  test('prot reaches the subordinate', async () => {
    await onEngines(bridge, async (t) => {
      const manager = axiLiteManager(t, 's_axi');
      const subordinate = axiLiteSubordinate(t, 'm_axi');
      const seen: unknown[] = [];
      t.monitor(subordinate.ports.channels.ar, { onItem: ({ addr, prot }) => seen.push([addr, prot]) });
      await manager.read(0x40, 1, { prot: 5 });
      expect(seen).toEqual([[0x40, 5]]);
    });
  });

  test('reset fails what is under way, and afterwards all works', async () => {
    await onEngines(bridge, async (t) => {
      const manager = axiLiteManager(t, 's_axi');
      const subordinate = axiLiteSubordinate(t, 'm_axi', { pauses: { w: never() } });
      const seen: unknown[] = [];
      axiLiteMonitor(t, 's_axi', { onWrite: ({ address }) => seen.push(address) });
      axiLiteMonitor(t, 'm_axi');
      const failing = t.fork((_t) => manager.write(0, Uint8Array.from({ length: 80 })));
      const outcome = expect(failing).rejects.toThrow('reset came before s_axi had answered');
      await t.cycles(15);
      expect(subordinate.aw.waiting).toBeGreaterThan(3);
      t.dut.port('rst').set(1);
      await t.cycles(2);
      t.dut.port('rst').set(0);
      await outcome;
      expect([manager.idle, subordinate.b.queued, subordinate.aw.waiting]).toEqual([true, 0, 0]);
      subordinate.w.setPattern(true);
      expect(await manager.write(4, [1])).toEqual({ response: 'OKAY' });
      expect(seen).toEqual([4]);
      expect((await manager.read(4, 1)).bytes).toEqual(Uint8Array.of(1));
    });
  });
});

test('registers of the library are read and written', async () => {
  await onEngines(elaborate(axiLiteRegisters('registers', sampleTable)), async (t) => {
    const manager = axiLiteManager(t, 's_axi');
    axiLiteMonitor(t, 's_axi');
    t.dut.port('hw_status_level').set(0x1234);
    t.dut.port('hw_status_busy').set(1);
    expect(await manager.readWord(0x4)).toEqual({ value: 0x12340001, response: 'OKAY' });
    // Two bytes of the threshold alone: bits 23 to 8.
    await manager.write(1, [0x30, 0x52]);
    expect((await manager.readWord(0)).value).toBe(0x00523004);
    expect(t.dut.port('regs_control_threshold').get()).toBe(0x523);
    expect((await manager.readWord(0xc)).response).toBe('SLVERR');
    expect((await manager.writeWord(0xc, 1)).response).toBe('SLVERR');
  });
});

test('a write means the bytes that its strobes say', async () => {
  await onEngines(bridge, async (t) => {
    const manager = axiLiteManager(t, 's_axi');
    const { memory } = axiLiteSubordinate(t, 'm_axi');
    const lanes: unknown[] = [];
    axiLiteMonitor(t, 's_axi', { onWrite: ({ bytes }) => lanes.push([...bytes]) });
    await manager.write(2, [1, 2, 3, 4], { strobes: [true, false, false, true] });
    await manager.writeWord(8, 0x0403_0201, { strobes: [false, true, false, true] });
    await manager.writeWord(12, 0xffff_ffff, { strobes: [false, false, false, false] });
    expect([...memory.read(0, 16)]).toEqual([0, 0, 1, 0, 0, 4, 0, 0, 0, 2, 0, 4, 0, 0, 0, 0]);
    expect(lanes).toEqual([
      [0, 0, 1, 2],
      [3, 4, 0, 0],
      [1, 2, 3, 4],
      [255, 255, 255, 255],
    ]);
  });
});

test('accesses that cannot be are refused', async () => {
  await onEngines(bridge, async (t) => {
    const manager = axiLiteManager(t, 's_axi');
    axiLiteSubordinate(t, 'm_axi');
    const message = 'are no access of s_axi, whose addresses have 20 bits';
    expect(() => manager.read(2 ** 20 - 1, 2)).toThrow(`2 bytes at 1048575 ${message}`);
    expect(() => manager.read(-1, 1)).toThrow(message);
    expect(() => manager.write(0, [])).toThrow(message);
    expect(() => manager.write(0, [1, 2], { strobes: [true] })).toThrow(
      'a write of 2 bytes on s_axi has 1 strobes: give one for each byte',
    );
    expect(() => manager.writeWord(0, -1)).toThrow('is not a word of 4 bytes');
    expect(manager.idle).toBe(true);
  });
  expect(await failureOn(bridge, async (t) => void axiLiteManager(t, 'm_axi'))).toBe(
    'the testbench cannot be the source of stream m_axi_aw, because m_axi_awvalid is an output of the design; make it the sink',
  );
  expect(await failureOn(bridge, async (t) => void axiLiteSubordinate(t, 'm_axy'))).toContain('did you mean m_axi_');
});

/** Answers when its inputs say so, whatever is asked. */
const puppet = elaborate(
  module(
    'puppet',
    {
      in: { bvalid: bit, rvalid: bit, exokay: bit, take: bit },
      link: { s_axi: subordinateLink({ data: 32, address: 8 }) },
    },
    ({ bvalid, rvalid, exokay, take, s_axi }, m) => {
      const answer = m.reg('answer', axiResponse, { reset: 'OKAY', unreached: ['SLVERR', 'DECERR'] });
      m.when(exokay, () => answer.set('EXOKAY'));
      const { wdata: rdata } = s_axi;
      return {
        s_axi: { awready: take, wready: take, arready: take, bresp: answer, bvalid, rdata, rresp: answer, rvalid },
      };
    },
  ),
);

describe('a monitor, and a manager, find what breaks the protocol', () => {
  const broken = (
    watch: (t: TestContext) => void,
    play: (t: TestContext, port: (name: string, value: number) => void) => PromiseLike<unknown>,
  ) =>
    failureOn(puppet, async (t) => {
      for (const name of ['bvalid', 'rvalid', 'exokay', 'take']) t.dut.port(name).set(0);
      for (const { name, direction } of t.dut.ports)
        if (name.startsWith('s_axi_') && direction === 'in') t.dut.port(name).set(0);
      watch(t);
      await play(t, (name, value) => t.dut.port(name).set(value));
      await t.cycles(5);
    });
  const monitored = (t: TestContext) => void axiLiteMonitor(t, 's_axi');

  test('an answer to a write of which only the address has been taken', async () => {
    const message = await broken(monitored, async (t, port) => {
      port('take', 1);
      port('s_axi_awvalid', 1);
      await t.rising();
      port('s_axi_awvalid', 0);
      port('bvalid', 1);
    });
    expect(message).toBe('s_axi: a write is answered before its address and its data have been taken, at cycle 3');
  });

  test('an answer in the clock in which the data is taken', async () => {
    const message = await broken(monitored, async (_t, port) => {
      for (const name of ['take', 's_axi_awvalid', 's_axi_wvalid', 'bvalid']) port(name, 1);
    });
    expect(message).toContain('a write is answered before its address and its data have been taken, at cycle 2');
  });

  test('an answer to no read', async () => {
    expect(await broken(monitored, async (_t, port) => port('rvalid', 1))).toBe(
      's_axi: a read is answered before its address has been taken, at cycle 2',
    );
  });

  test('EXOKAY', async () => {
    const message = await broken(monitored, async (t, port) => {
      for (const name of ['exokay', 'take', 's_axi_arvalid', 's_axi_rready']) port(name, 1);
      await t.rising();
      port('rvalid', 1);
    });
    expect(message).toBe('s_axi: the response is EXOKAY, which AXI4-Lite does not have, at cycle 3');
  });

  test('a request that is withdrawn, and one that changes', async () => {
    const withdrawn = await broken(monitored, async (t, port) => {
      port('s_axi_arvalid', 1);
      await t.rising();
      port('s_axi_arvalid', 0);
    });
    expect(withdrawn).toBe('stream s_axi_ar: the item was withdrawn at cycle 3, before it was accepted');
    const changed = await broken(monitored, async (t, port) => {
      port('s_axi_wvalid', 1);
      await t.rising();
      port('s_axi_wstrb', 3);
    });
    expect(changed).toBe('stream s_axi_w: s_axi_wstrb changed from 0 to 3 at cycle 3, before it was accepted');
  });

  test('an answer that a manager did not ask for', async () => {
    const manager = (t: TestContext) => void axiLiteManager(t, 's_axi');
    expect(await broken(manager, async (_t, port) => port('rvalid', 1))).toBe(
      's_axi answers a read that was not asked for, at cycle 3',
    );
  });
});

test('a monitor reports what was read and written', async () => {
  await onEngines(bridge, async (t) => {
    const log: unknown[] = [];
    const manager = axiLiteManager(t, 's_axi');
    axiLiteSubordinate(t, 'm_axi', { read: (address) => (address === 8 ? 'SLVERR' : undefined) });
    axiLiteMonitor(t, 'm_axi', { onWrite: (write) => log.push(write), onRead: (read) => log.push(read) });
    await manager.write(5, [0xaa, 0xbb]);
    await manager.read(8, 4);
    expect(log).toEqual([
      {
        address: 4,
        bytes: Uint8Array.of(0, 0xaa, 0xbb, 0),
        strobes: [false, true, true, false],
        response: 'OKAY',
      },
      { address: 8, bytes: new Uint8Array(4), response: 'SLVERR' },
    ]);
  });
});

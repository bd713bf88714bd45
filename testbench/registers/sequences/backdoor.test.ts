import { describe, expect, test } from 'vitest';
import { sampleTable } from '../../../rtl-gen/lib/axi/sample-table.ts';
import { UserError } from '../../../support/user-error.ts';
import { axiLiteManager } from '../../agents/axi/axi-lite-manager.ts';
import type { TestContext } from '../../bench/context.ts';
import { runOn } from '../../bench/testing/run-on.ts';
import { engines } from '../../engine/engines.ts';
import type { Value } from '../../engine/simulator.ts';
import type { WordManager } from '../register-bus.ts';
import { RegisterFaults } from '../register-fault.ts';
import { registerModel } from '../register-model.ts';
import { NaiveSample } from '../testing/naive-sample.ts';
import { restart, sampleDesign } from '../testing/sample-bench.ts';
import { checkAccess } from './access.ts';
import { checkRegisters } from './check-registers.ts';
import { checkClears } from './clears.ts';

/** Registers in software over a bus in software, which can be given values from outside. */
function software(t: TestContext, naive: NaiveSample, bus: Partial<WordManager> = {}) {
  const places = {
    'block.regs_control_enable': ['enable', 1],
    'block.regs_control_mode': ['mode', 2],
    'block.regs_control_flush': [undefined, 1],
    'block.regs_control_threshold': ['threshold', 16],
    'block.regs_events_above': ['above', 1],
    'block.regs_events_lost': ['lost', 4],
    'block.regs_key_value': ['key', 32],
  } as const;
  const registers = Object.entries(places).map(([path, [name, width]]) => ({
    path,
    width,
    get: () => (name === undefined ? 0 : naive[name]),
  }));
  const inside = {
    dut: {
      ports: [],
      signals: [],
      registers,
      forces: { targets: registers, get: (path: string) => registers.find((each) => each.path === path)!.get() },
    },
    host: t.host,
    attach: t.attach.bind(t),
    cycles: (n: number) => t.cycles(n),
    deposit(path: string, value: Value) {
      const [name] = places[path as keyof typeof places];
      naive[name!] = Number(value);
    },
  };
  const manager: WordManager = {
    async read(address) {
      await t.rising();
      const value = naive.read(address);
      return { value: value ?? 0, error: value === undefined };
    },
    async write(address, data, strobe) {
      await t.rising();
      return { error: !naive.write(address, Number(data), strobe) };
    },
    ...bus,
  };
  return registerModel(inside, sampleTable, { manager, backdoor: 'block' });
}

const run = async (body: (t: TestContext) => Promise<void>): Promise<void> => {
  await runOn(await engines.wasm.create(sampleDesign), body);
};

const answers = { reserved: { answer: 'error' } } as const;

describe('with a backdoor that puts values into registers', () => {
  test('sequences pass, and look at all that the bus and the backdoor reach', async () => {
    await run(async (t) => {
      const naive = new NaiveSample();
      const { checked, left } = await checkRegisters(software(t, naive), answers);
      expect(left).toEqual([{ field: 'limit.items', why: 'hardware keeps it: ext' }]);
      expect(checked.length).toBe(12);
      // Actions are none of what sequences do, and all is as it was.
      expect(naive).toEqual(new NaiveSample());
    });
  });

  test('what is poked is read over the bus', async () => {
    await run(async (t) => {
      const naive = new NaiveSample();
      const { regs } = software(t, naive);
      regs.control.poke({ mode: 'fast', threshold: 0xabcd });
      expect([naive.mode, naive.threshold]).toEqual([2, 0xabcd]);
      expect(await regs.control.mirror()).toEqual({ enable: 0, mode: 'fast', flush: 0, threshold: 0xabcd });
      regs.events.lost.poke(9);
      expect(await regs.events.mirror()).toEqual({ above: 0, lost: 9 });
      expect(regs.events.lost.get()).toBe(0);
    });
  });

  test('a register that the bus does not show is found', async () => {
    class Blind extends NaiveSample {
      override read(address: number): number | undefined {
        const word = super.read(address);
        return address === 0 ? (word! & ~4096) >>> 0 : word;
      }
      override write(address: number, data: number, strobe: number): boolean {
        return super.write(address, address === 0 ? (data & ~4096) >>> 0 : data, strobe);
      }
    }
    await run(async (t) => {
      const found = await checkAccess(software(t, new Blind())).catch((error: unknown) => error);
      expect(found).toBeInstanceOf(RegisterFaults);
      expect(found).toMatchObject({ faults: [{ check: 'access', register: 'control', field: 'threshold' }] });
    });
  });

  test('a write of 1 that clears nothing is found', async () => {
    class Stuck extends NaiveSample {
      override write(address: number, data: number, strobe: number): boolean {
        return address === 8 || super.write(address, data, strobe);
      }
    }
    await run(async (t) => {
      await expect(checkClears(software(t, new Stuck()))).rejects.toThrow(
        'events.above reads 0x1, expected 0x0, after bit 0 of events was cleared (clears)',
      );
    });
  });

  test('bits that hardware holds at 1 are left', async () => {
    class Held extends NaiveSample {
      override read(address: number): number | undefined {
        if (address === 8) this.above = 1;
        return super.read(address);
      }
    }
    await run(async (t) => {
      const { left, checked } = await checkClears(software(t, new Held()));
      expect(left).toEqual([{ field: 'events.above', why: 'hardware holds it at 1' }]);
      expect(checked).toEqual(['events.lost']);
    });
  });
});

test('a bus without strobes writes whole words, and leaves what they would set off', async () => {
  await run(async (t) => {
    const naive = new NaiveSample();
    const strobes = new Set<number>();
    const model = software(t, naive, {
      strobes: false,
      async write(address, data, strobe) {
        await t.rising();
        strobes.add(strobe);
        return { error: !naive.write(address, Number(data), 0b1111) };
      },
    });
    await model.regs.control.mode.write('fast');
    expect(naive).toMatchObject({ mode: 2, threshold: 0x40 });
    await checkAccess(model);
    const { checked } = await checkClears(model);
    expect(checked).toEqual(['events.lost', 'events.above']);
    expect([...strobes]).toEqual([0b1111]);
    expect(naive.itemsWritten).toEqual([]);
  });
});

test('a bus that answers without errors', async () => {
  await run(async (t) => {
    const naive = new NaiveSample();
    const model = software(t, naive, {
      async read(address) {
        await t.rising();
        return { value: naive.read(address) ?? 0 };
      },
      async write(address, data, strobe) {
        await t.rising();
        naive.write(address, Number(data), strobe);
      },
    });
    await checkRegisters(model, { reserved: { answer: 'none' } });
    await expect(checkRegisters(model)).rejects.toThrow(
      new UserError('reset values are checked before anything is written: reset the design first'),
    );
    model.reset();
    await expect(checkRegisters(model)).rejects.toThrow(
      '0xc reads no error, expected SLVERR, on a write (reserved addresses)',
    );
  });
});

test('a run that cannot put values into registers says so', async () => {
  await run(async (t) => {
    await restart(t);
    const without = { dut: t.dut, host: t.host, attach: t.attach.bind(t), cycles: (n: number) => t.cycles(n) };
    const model = registerModel(without, sampleTable, { manager: axiLiteManager(t, 's_axi'), backdoor: '' });
    expect(() => model.regs.control.mode.poke('fast')).toThrow(
      new UserError('control.mode cannot be poked: this run cannot put a value into the register regs_control_mode'),
    );
    const why = 'nothing sets its bits: give `raise`, or a backdoor in a run that puts values into registers';
    expect(await checkClears(model)).toEqual({
      checked: [],
      left: ['events.lost', 'events.above'].map((field) => ({ field, why })),
    });
  });
});

import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { Verdict } from '../../../../../rtl-gen/uet/pds/target-side/records.ts';
import { countedEvents, counterNames } from '../../../../../rtl-gen/uet/pds/target-side/registers/counter-list.ts';
import { pdsControl } from '../../../../../rtl-gen/uet/pds/target-side/registers/pds-control.ts';
import { pdsRegisterTable } from '../../../../../rtl-gen/uet/pds/target-side/registers/pds-register-table.ts';
import { registerPage } from '../../../../../rtl-gen/uet/pds/target-side/registers/register-page.ts';
import { emitVerilog } from '../../../../../rtl-gen/verilog/emit.ts';
import { lint } from '../../../../../rtl-gen/verilog/testing/lint.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { everyEngineTest } from '../../../../bench/every-engine.ts';
import { axiLiteManager } from '../../../../index.ts';
import { defaultPdsSettings, type Verdict as VerdictName, verdicts } from '../../../golden/pds/index.ts';
import { events } from '../../../golden/pds/verdict.ts';
import { clearInputs, portsOf, pulse } from '../../test-kit.ts';

const design = elaborate(pdsControl);
const offsetOf = (name: (typeof pdsRegisterTable)[number]['name']): number =>
  pdsRegisterTable.find((register) => register.name === name)!.offset;

const portsOfControl = portsOf(pdsControl);

/** What says that something happens in a clock, and the counter that each counts in; `verdict` by its states. */
const happeningsOf = ({ events, housekeeping_events: housekeeping }: ReturnType<typeof portsOfControl>) =>
  [
    [events.stored_response, 'stored_response'],
    [events.ack_req_stored, 'ack_req_stored'],
    [events.gtd_resp_unavail, 'nack_gtd_resp_unavail'],
    [events.ack_with_data, 'nack_ack_with_data'],
    [events.response_stale, 'response_stale'],
    [events.command_ignored, 'command_ignored'],
    [events.guaranteed_not_stored, 'guaranteed_not_stored'],
    [events.reply_dropped, 'reply_dropped'],
    [housekeeping.new_pdc_timeout, 'new_pdc_timeout'],
    [housekeeping.close_req_timeout, 'close_req_timeout'],
    [housekeeping.command_ignored, 'command_ignored'],
  ] as const;

class Software {
  readonly #bus: ReturnType<typeof axiLiteManager>;

  constructor(t: TestContext) {
    this.#bus = axiLiteManager(t, 's_axi');
    clearInputs(t.dut, 's_axi');
  }

  async read(name: Parameters<typeof offsetOf>[0]): Promise<number> {
    return Number((await this.#bus.readWord(offsetOf(name))).value);
  }

  async write(name: Parameters<typeof offsetOf>[0], data: number): Promise<void> {
    await this.#bus.writeWord(offsetOf(name), data);
  }

  async count(name: string): Promise<number> {
    await this.write('counter_select', counterNames.indexOf(name));
    let high = await this.read('counter_high');
    for (let i = 0; high >>> 31 === 0; i++) {
      expect(i).toBeLessThan(10);
      high = await this.read('counter_high');
    }
    return (high & 0xffff) * 2 ** 32 + (await this.read('counter_low'));
  }
}

describe('the registers of a PDS target', () => {
  test('the counters are those of the golden model, and the replies that were dropped', () => {
    expect([...counterNames].toSorted()).toEqual([...verdicts, ...events, 'reply_dropped'].toSorted());
    expect(counterNames.slice(0, verdicts.length)).toEqual(verdicts);
  });

  test('the reset values are the defaults of the golden model', () => {
    const resetOf = (name: Parameters<typeof offsetOf>[0], field: string): number => {
      const { fields } = pdsRegisterTable.find((register) => register.name === name)!;
      return Number((fields as readonly { name: string; reset?: number }[]).find((f) => f.name === field)!.reset ?? 0);
    };
    const { registers } = defaultPdsSettings;
    expect({
      ackOnEcn: resetOf('ack_control', 'on_ecn') === 1,
      ackPerPacket: resetOf('ack_control', 'per_packet') === 1,
      ackTail: resetOf('ack_control', 'tail') === 1,
      ackGenTrigger: resetOf('ack_gen_trigger', 'bytes'),
      ackGenMinAdd: resetOf('ack_gen_min_add', 'bytes'),
      newPdcTime: resetOf('new_pdc_time', 'units'),
      newPdcThreshold: resetOf('new_pdc_threshold', 'timeouts'),
      closeReqTime: resetOf('close_req_time', 'units'),
      lingerTime: resetOf('linger_time', 'units'),
      quarantineTime: resetOf('quarantine_time', 'units'),
      mpr: resetOf('offer', 'mpr'),
      rcvCwndPend: resetOf('offer', 'rcv_cwnd_pend'),
      restoreCwnd: resetOf('offer', 'restore_cwnd') === 1,
    }).toEqual(registers);
  });

  test('the page about them is what the table says', async () => {
    await expect(registerPage()).toMatchFileSnapshot('../../../../../docs/uet/pds-registers.md');
  });

  test('the emitted Verilog passes lint without a word', async () => {
    expect(await lint(emitVerilog(design))).toBe('');
  });

  everyEngineTest('software reads what it writes, and the target gets it', design, { seeds: 1 }, async (t) => {
    const software = new Software(t);
    const io = portsOfControl(t);
    const written = [
      ['ack_control', 0b010, { ack: { ack_on_ecn: 0, ack_per_packet: 1, ack_tail: 0 } }],
      ['ack_gen_trigger', 0x1234, { ack: { ack_gen_trigger: 0x1234 } }],
      ['ack_gen_min_add', 0x567, { ack: { ack_gen_min_add: 0x567 } }],
      ['offer', 0x1_55aa, { offer: { mpr: 0xaa, rcv_cwnd_pend: 0x55, restore_cwnd: 1 } }],
      ['new_pdc_time', 0xa_bcde, { times: { new_pdc: 0xa_bcde } }],
      ['close_req_time', 0x5_4321, { times: { close_req: 0x5_4321 } }],
      ['linger_time', 0xf_0f0f, { times: { linger: 0xf_0f0f } }],
      ['quarantine_time', 0x123_4567, { quarantine: 0x123_4567 }],
      ['new_pdc_threshold', 0xbeef, {}],
      ['interrupt_enable', 0b101, {}],
    ] as const;
    for (const [name, data] of written) await software.write(name, data);
    for (const [name, data, shown] of written) {
      expect(await software.read(name), name).toBe(data);
      expect(io.registers.get(), name).toMatchObject(shown);
    }
    expect(await software.read('status')).toBe(0);
    io.ready.set(1);
    expect(await software.read('status')).toBe(1);
  });

  everyEngineTest('every verdict and event is counted, those of one clock too', design, { seeds: 1 }, async (t) => {
    const software = new Software(t);
    const io = portsOfControl(t);
    const happenings = happeningsOf(io);
    const counts = new Map<string, number>();
    const add = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
    const states = Verdict.leaves[0]!.states!;
    for (let clock = 0; clock < 600; clock++) {
      const isValid = t.random.chance(0.9);
      // Often the same ones, in clocks in a row.
      const verdict = t.random.chance(0.3) ? t.random.below(3) : t.random.below(states.length);
      const name = states[verdict]!.name as VerdictName;
      const clear = t.random.below(3);
      io.verdict.set({ valid: Number(isValid), verdict: name, request_clear: clear });
      // What only the store knows counts when it has been asked.
      if (isValid && !(countedEvents as readonly string[]).includes(name)) add(name);
      if (isValid && clear !== 0) add(clear === 1 ? 'request_clear_applied' : 'request_clear_invalid');
      for (const [port, counter] of happenings) {
        const happens = t.random.chance(0.3);
        port.set(Number(happens));
        if (happens) add(counter);
      }
      await t.rising();
    }
    clearInputs(t.dut, 's_axi');
    for (const name of counterNames) expect(await software.count(name), name).toBe(counts.get(name) ?? 0);
  });

  everyEngineTest('the alarm of PDCs that are left in PENDING', design, { seeds: 1 }, async (t) => {
    const software = new Software(t);
    await software.write('new_pdc_threshold', 3);
    await software.write('interrupt_enable', 1);
    const { irq, events, housekeeping_events: housekeeping } = portsOfControl(t);
    const happens = async (port: typeof events.reply_dropped): Promise<void> => {
      await pulse(t, port);
      await t.cycles(4);
    };
    for (let i = 0; i < 2; i++) await happens(housekeeping.new_pdc_timeout);
    await happens(events.reply_dropped);
    expect([irq.get(), await software.read('interrupts'), await software.read('status')]).toEqual([0, 2, 0]);
    await happens(housekeeping.new_pdc_timeout);
    expect([irq.get(), await software.read('interrupts'), await software.read('status')]).toEqual([1, 3, 2]);
    // It is told once, and stays.
    await software.write('interrupts', 1);
    await happens(housekeeping.new_pdc_timeout);
    expect([irq.get(), await software.read('interrupts'), await software.read('status')]).toEqual([0, 2, 2]);
    await happens(events.guaranteed_not_stored);
    await software.write('interrupt_enable', 4);
    await t.cycles(2);
    expect([irq.get(), await software.read('interrupts')]).toEqual([1, 6]);
  });
});

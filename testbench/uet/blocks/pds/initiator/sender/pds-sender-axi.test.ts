import { managedSenderSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { pdsSenderAxi } from '../../../../../../rtl-gen/uet/pds/initiator/sender/pds-sender-axi.ts';
import { senderRegisterPage } from '../../../../../../rtl-gen/uet/pds/initiator/sender/registers/register-page.ts';
import { senderCounters } from '../../../../../../rtl-gen/uet/pds/initiator/sender/registers/sender-counters.ts';
import { senderRegisterTable } from '../../../../../../rtl-gen/uet/pds/initiator/sender/registers/sender-register-table.ts';
import { initiatorCounters } from '../../../../golden/pds/initiator/counters.ts';
import { defaultInitiatorSettings } from '../../../../golden/pds/initiator/settings.ts';
import { clearInputs, portsOf } from '../../../ports.ts';
import { describe, elaborate, expect, hwTest, test } from '../../../vitest-kit.ts';
import { SenderSoftware, senderAxiProperty, wordsOf } from './sender-axi-property.ts';

const size = managedSenderSizes[0]!;
const sender = pdsSenderAxi(size);
const design = elaborate(sender);
const portsOfSender = portsOf(sender);
const on = { design };

describe('the registers of a PDS sender', () => {
  test('reset values are the defaults of the golden model', () => {
    const resetOf = (name: string): number => {
      const { fields } = senderRegisterTable.find((register) => register.name === name)!;
      const all = fields as readonly { readonly bits: number | readonly number[]; readonly reset?: number }[];
      return all.reduce(
        (word, { bits, reset = 0 }) => word + reset * 2 ** (typeof bits === 'number' ? bits : bits[1]!),
        0,
      );
    };
    const words = wordsOf(defaultInitiatorSettings.registers, 1).filter(([name]) => name !== 'quarantine_time');
    // An RTT counts only with a service time, which is a policy of the model.
    const expected = words.map(([name, word]) => [name, name === 'loss' ? word + 2 ** 17 : word]);
    expect(words.map(([name]) => [name, resetOf(name)])).toEqual(expected);
    expect(resetOf('quarantine_time')).toBe(2e9 / 128);
  });

  test('counters have the names of the golden model, but for what it does not do', () => {
    const names = senderCounters.map(([name]) => name as string);
    const own = names.filter((name) => !Object.hasOwn(initiatorCounters, name));
    expect(own.toSorted()).toEqual(['nack_again', 'parked', 'peer_dropped', 'sent', 'unsent']);
  });

  test('the page about them is what the table says', async () => {
    await expect(senderRegisterPage()).toMatchFileSnapshot('../../../../../../docs/uet/pds-initiator-registers.md');
  });

  hwTest('an interrupt tells of a PDC that fails, and software which one and why', { ...on, seeds: 1 }, async (t) => {
    const software = new SenderSoftware(t);
    const io = portsOfSender(t);
    clearInputs(t.dut, 's_axi');
    io.packet.ready.set(1);
    const { registers } = defaultInitiatorSettings;
    await software.set({ ...registers, rtoInitTime: 300, maxRtoRetx: 1 }, 1);
    await software.write('interrupt_enable', 1);
    while (io.ready.get() === 0) await t.rising();
    const { packet } = io.send.payload;
    packet.set({ ...packet.get(), first: 1, last: 1, length: 100, size: 140, handle: 77 });
    io.limit.window.set(100_000);
    io.send.valid.set(1);
    while (io.send.ready.get() === 0) await t.rising();
    await t.rising();
    io.send.valid.set(0);
    // Congestion control gives its window when the context begins; no peer answers.
    let pdcid = 0;
    for (let clock = 0; io.irq.get() === 0; clock++) {
      expect(clock).toBeLessThan(5000);
      const starts = io.congestion.valid.get() === 1;
      io.limit.valid.set(starts ? 1 : 0);
      if (starts) io.limit.ccc.set(io.congestion.ccc.get());
      io.now.set(clock);
      if (io.pdc_event.valid.get() === 1) pdcid = io.pdc_event.pdcid.get();
      await t.rising();
    }
    expect(await software.read('last_error')).toBe(pdcid | (0xf0 << 16));
    await software.write('interrupts', 1);
    await t.cycles(4);
    expect(io.irq.get()).toBe(0);
    expect(await software.count('pdc_error')).toBe(1);
    expect(await software.count('lost_timeout')).toBeGreaterThan(0);
  });

  hwTest('software sets it up, and counts what is seen', { ...on, seeds: 1 }, senderAxiProperty(size, 4_000));
});

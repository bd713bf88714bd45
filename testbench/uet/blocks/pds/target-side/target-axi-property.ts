/**
 * The property run of the PDS target after its registers: as of the target, and software that sets it up and reads its
 * counters.
 */
import assert from 'node:assert/strict';
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { counterNames } from '../../../../../rtl-gen/uet/pds/target-side/registers/counter-list.ts';
import { pdsRegisterTable } from '../../../../../rtl-gen/uet/pds/target-side/registers/pds-register-table.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { type PdsRegisters, type Verdict, verdicts } from '../../../golden/pds/index.ts';
import { Registers } from '../../registers/registers.ts';
import { TargetBench } from './target-bench.ts';
import { modelOf, targetLatency } from './target-designs.ts';
import { anyRegisters } from './target-mix.ts';
import { settle } from './target-property.ts';
import { TargetTraffic } from './target-traffic.ts';
import { TidyTraffic } from './tidy-traffic.ts';

/**
 * Software writes registers that the seed chooses, and reads counters while packets come: none is ever ahead of what
 * was seen. All that is shown is held against the golden model, and at the end every counter is what was seen.
 */
export const targetAxiProperty =
  (hardware: Hardware, clocks: number): Body<void> =>
  async (t) => {
    const model = modelOf(hardware);
    const options = { ...model, registers: { ...model.registers, ...anyRegisters(t.random.fork('registers')) } };
    const bench = new TargetBench(t, options, hardware.clocksPerUnit, targetLatency);
    const software = new Registers(t, axiLiteManager(t, 's_axi'), pdsRegisterTable);
    await bench.begin(() => writeRegisters(software, bench.settings.registers));
    const random = t.random.fork('traffic');
    const traffic = random.chance(0.5)
      ? new TargetTraffic(bench.settings, random)
      : new TidyTraffic(bench.settings, hardware.contexts, random);
    const reader = t.fork(async (t) => {
      for (let random = t.random.fork('reader'); ; await t.cycles(1 + random.below(50))) {
        const name = random.pick(counterNames);
        const count = await readCounter(t, software, name);
        assert.ok(count <= t.cycle, `${name} is ${count}`);
      }
    });
    for (let i = 0; i < clocks; i++) traffic.saw(await bench.clock(traffic.next()));
    while (traffic.owes) traffic.saw(await bench.clock(traffic.rest()));
    await settle(bench);
    reader.cancel();
    assert.equal(await software.read('status', 'ready'), 1);
    for (const name of counterNames) assert.equal(await readCounter(t, software, name), seen(bench, name), name);
  };

/** All that the settings say of registers. */
async function writeRegisters(software: Registers, registers: PdsRegisters): Promise<void> {
  await software.write('ack_control', {
    on_ecn: Number(registers.ackOnEcn),
    per_packet: Number(registers.ackPerPacket),
    tail: Number(registers.ackTail),
  });
  await software.write('ack_gen_trigger', { bytes: registers.ackGenTrigger });
  await software.write('ack_gen_min_add', { bytes: registers.ackGenMinAdd });
  await software.write('offer', {
    mpr: registers.mpr,
    rcv_cwnd_pend: registers.rcvCwndPend,
    restore_cwnd: Number(registers.restoreCwnd),
  });
  await software.write('new_pdc_time', { units: registers.newPdcTime });
  await software.write('close_req_time', { units: registers.closeReqTime });
  await software.write('linger_time', { units: registers.lingerTime });
  await software.write('quarantine_time', { units: registers.quarantineTime });
}

/** A counter, by way of a snapshot. */
async function readCounter(t: TestContext, software: Registers, name: string): Promise<number> {
  await software.write('counter_select', { index: counterNames.indexOf(name) });
  for (let i = 0; (await software.read('counter_high', 'taken')) === 0; i++) {
    assert.ok(i < 10, `no snapshot of ${name}`);
    await t.cycles(1);
  }
  return (await software.read('counter_high', 'count')) * 2 ** 32 + (await software.read('counter_low', 'count'));
}

/** How often the bench has seen what a counter counts. */
function seen({ checker, events }: TargetBench, name: string): number {
  const { counters } = checker.golden;
  if (verdicts.includes(name as Verdict)) return counters.get(name as Verdict);
  if (name === 'request_clear_applied' || name === 'request_clear_invalid') return counters.get(name);
  return events.get(name) ?? 0;
}

/** What the registers of congestion management promise, step by step. */
import assert from 'node:assert/strict';
import { cmsCounters, cmsRegisters } from '../../../../../rtl-gen/uet/cms/registers/cms-registers.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { registerWalk } from '../../registers/register-walk.ts';
import { Registers } from '../../registers/registers.ts';

/** By the counter, what makes one: the event, and its fields. */
const causes: Readonly<Record<(typeof cmsCounters)[number]['name'], readonly [event: string, of: Cause]>> = {
  nscc_pi: ['nscc', { outcome_quadrant: 1 }],
  nscc_fast: ['nscc', { outcome_quadrant: 2 }],
  nscc_fi: ['nscc', { outcome_quadrant: 3 }],
  nscc_noop: ['nscc', { outcome_quadrant: 4 }],
  nscc_md: ['nscc', { outcome_quadrant: 5 }],
  nscc_md_skip: ['nscc', { outcome_quadrant: 6 }],
  nscc_qa_window: ['nscc', { outcome_adapted: 1 }],
  nscc_qa_cut: ['nscc', { outcome_adapted: 2 }],
  nscc_qa_ignore: ['nscc', { outcome_adapted: 3 }],
  nscc_fulfilled: ['nscc', { outcome_fulfilled: 1 }],
  nscc_eta: ['nscc', { outcome_eta: 1 }],
  path_walk: ['picked', { way: 0 }],
  path_recycle: ['picked', { way: 1 }],
  path_fresh: ['picked', { way: 2 }],
  path_explore: ['picked', { way: 3 }],
  path_frozen: ['picked', { way: 4 }],
  path_frozen_empty: ['picked', { way: 5 }],
  rccc_grant: ['grant', {}],
  rccc_unasked: ['grant', { is_background: 1 }],
  // A grant of a quantum with no source that waits, as it counts there too.
  rccc_quanta: ['grant', { quanta: 1, is_background: 1 }],
  rccc_data: ['spend', { kind: 1 }],
  rccc_resend: ['spend', { kind: 2 }],
  rccc_credit: ['spend', { kind: 3 }],
};
type Cause = Readonly<Record<string, number>>;

/** Of each cause more times than a short counter has bits for, so that it goes round. */
const times = 300;

export const controlDirected = (gbps: number): readonly NamedTest[] => [
  registerWalk(cmsRegisters(gbps)),
  named('each event counts once, where it belongs', async (t) => {
    const inputs = t.dut.ports.filter(({ name, direction }) => direction === 'in' && name.startsWith('events_'));
    const quiet = (): void => {
      for (const { name } of inputs) t.dut.port(name).set(0);
    };
    quiet();
    const registers = new Registers(t, axiLiteManager(t, 's_axi'), cmsRegisters(gbps));
    for (const [event, of] of Object.values(causes)) {
      quiet();
      t.dut.port(`events_${event}_valid`).set(1);
      for (const [field, value] of Object.entries(of)) t.dut.port(`events_${event}_${field}`).set(value);
      await t.cycles(times);
    }
    quiet();
    for (const { name } of cmsCounters) {
      const more = name === 'rccc_unasked' ? 2 : 1;
      assert.equal(await registers.read(name, 'count'), more * times, name);
    }
  }),
];

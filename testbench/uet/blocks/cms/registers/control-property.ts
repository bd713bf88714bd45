/** Random software and random events at the registers of congestion management: what they show, set and count. */
import type { RegisterTable } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import { cmsCounters, cmsRegisters } from '../../../../../rtl-gen/uet/cms/registers/cms-registers.ts';
import { type Glue, RegisterShadow, type Values } from '../../registers/testing/register-shadow.ts';
import { assert, type Body, type Random } from '../../test-kit.ts';
import { randomSoftware } from './random-software.ts';

type Counter = (typeof cmsCounters)[number]['name'];

/** In the order of the hardware's enums; what is not counted is empty. */
const quadrants = ['', 'nscc_pi', 'nscc_fast', 'nscc_fi', 'nscc_noop', 'nscc_md', 'nscc_md_skip'] as const;
const adaptions = ['', 'nscc_qa_window', 'nscc_qa_cut', 'nscc_qa_ignore'] as const;
const ways = ['path_walk', 'path_recycle', 'path_fresh', 'path_explore', 'path_frozen', 'path_frozen_empty'] as const;
const spends = ['', 'rccc_data', 'rccc_resend', 'rccc_credit', ''] as const;

/** By the port, the field that it shows. */
const pins: readonly (readonly [port: string, field: string])[] = [
  ['nscc_base_rtt', 'base_rtt_clocks'],
  ['nscc_target', 'target_clocks'],
  ['nscc_fast_delay', 'fast_delay_clocks'],
  ['nscc_qa_threshold', 'qa_threshold_clocks'],
  ['nscc_adjust_period', 'adjust_period_clocks'],
  ['nscc_adjust_bytes', 'adjust_bytes_bytes'],
  ['nscc_min_window', 'min_window_bytes'],
  ['nscc_window_per_tick', 'window_per_tick_bytes_256'],
  ['nscc_alpha', 'alpha_bytes_4096'],
  ['nscc_fair_increase', 'fair_increase_bytes'],
  ['nscc_eta', 'eta_bytes'],
  ['nscc_fast_scale', 'fast_scale_bytes_4096'],
  ['nscc_gamma', 'decrease_gamma'],
  ['nscc_most_decrease', 'decrease_most'],
  ['nscc_gain', 'gain_parts_16384'],
  ['nscc_qa_gate', 'control_qa_gate'],
  ['nscc_has_credit', 'control_has_credit'],
  ['nscc_ack_trigger', 'ack_trigger_bytes'],
  ['full', 'full_packet_bytes'],
  ['paths_scheme', 'paths_scheme'],
  ['paths_unused', 'paths_unused'],
  ['paths_freeze', 'freeze_clocks'],
  ['receiver_time_per_quantum', 'rccc_time_clocks_4096'],
  ['receiver_background', 'rccc_background_quanta'],
  ['source_max_window', 'rccc_max_window_bytes'],
  ['source_mtu', 'rccc_mtu_bytes'],
];

/** The blocks: what they show is at random, and what they are told is compared. */
class BlocksGlue implements Glue {
  readonly #random: Random;
  readonly #counts = new Map<Counter, number>(cmsCounters.map(({ name }) => [name, 0]));
  #busy = 1;

  constructor(random: Random) {
    this.#random = random;
  }

  hardware(): Values {
    const modulus = (name: string): number => (name === 'rccc_quanta' ? 2 ** 12 : 2 ** 8);
    return Object.fromEntries([...this.#counts].map(([name, count]) => [`${name}_count`, count % modulus(name)]));
  }

  step(regs: Values, port: (name: string) => number): void {
    for (const [name, field] of pins) assert.equal(port(name), regs[field], name);
    if (port('events_nscc_valid') === 1) {
      this.#count(quadrants[port('events_nscc_outcome_quadrant')]!);
      this.#count(adaptions[port('events_nscc_outcome_adapted')]!);
      if (port('events_nscc_outcome_fulfilled') === 1) this.#count('nscc_fulfilled');
      if (port('events_nscc_outcome_eta') === 1) this.#count('nscc_eta');
    }
    if (port('events_picked_valid') === 1) this.#count(ways[port('events_picked_way')]!);
    if (port('events_grant_valid') === 1) {
      this.#count(port('events_grant_is_background') === 1 ? 'rccc_unasked' : 'rccc_grant');
      this.#count('rccc_quanta', port('events_grant_quanta'));
    }
    if (port('events_spend_valid') === 1) this.#count(spends[port('events_spend_kind')]!);
  }

  #count(name: Counter | '', amount = 1): void {
    if (name !== '') this.#counts.set(name, this.#counts.get(name)! + amount);
  }

  drive(_: Values, set: (name: string, value: number) => void): void {
    const random = this.#random;
    if (random.chance(0.01)) this.#busy = random.pick([0, 0.1, 1]);
    for (const event of ['nscc', 'picked', 'grant', 'spend'] as const)
      set(`events_${event}_valid`, Number(random.chance(this.#busy)));
    set('events_nscc_outcome_quadrant', random.below(quadrants.length));
    set('events_nscc_outcome_adapted', random.below(adaptions.length));
    set('events_nscc_outcome_fulfilled', random.below(2));
    set('events_nscc_outcome_eta', random.below(2));
    set('events_picked_way', random.below(ways.length));
    set('events_grant_quanta', random.pick([64, 64, random.below(65)]));
    set('events_grant_is_background', random.below(2));
    set('events_spend_kind', random.below(spends.length));
  }
}

/** A test of `clocks` clocks with the registers for a link of that rate. */
export function controlProperty(gbps: number, clocks: number): Body<void> {
  return async (t) => {
    const table: RegisterTable = cmsRegisters(gbps);
    t.attach(new RegisterShadow(t, table, new BlocksGlue(t.random.fork('blocks'))));
    await randomSoftware(t, table, clocks);
  };
}

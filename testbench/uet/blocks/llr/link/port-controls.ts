/** What management does with a port of LLR, in the names of its registers, whether it has registers or pins alone. */
import type { portRegisters } from '../../../../../rtl-gen/uet/llr/registers/port-registers.ts';
import type { Dut, TestContext } from '../../../../bench/context.ts';
import { rxCounters } from '../../../golden/llr/index.ts';
import { columnCounters } from '../../../golden/llr/line/index.ts';
import { WholeCounts } from '../../whole-counts.ts';
import { transmitCounters } from '../transmit-ports.ts';

/** `Registers` is one of these, for a port with a bus. */
export interface PortControls {
  /** Writes a register whole: fields that are not given become 0. */
  write(register: string, fields: Readonly<Record<string, number>>): Promise<void>;
  read(register: string, field: string): Promise<number>;
}

/** The field that each setting, mode and command is, by the port's pin: the register's name and the field's. */
export const settingPins: Readonly<Record<string, string>> = {
  transmit_settings_poison: 'poison_pattern',
  transmit_settings_outstanding_seq_max: 'outstanding_seq_max_frames',
  transmit_settings_outstanding_data_max: 'outstanding_data_max_bytes',
  transmit_settings_longest_frame: 'longest_frame_bytes',
  transmit_settings_replay_timer_max: 'replay_timer_max_clocks',
  transmit_settings_replay_ct_max: 'replay_ct_max_replays',
  transmit_settings_pcs_lost_timer_max: 'pcs_lost_timer_max_clocks',
  transmit_settings_data_age_timer_max: 'data_age_timer_max_clocks',
  transmit_settings_init_behaviour: 'behaviour_init',
  transmit_settings_flush_behaviour: 'behaviour_flush',
  transmit_settings_re_init_on_discard: 'behaviour_re_init_on_discard',
  transmit_settings_first_seq: 'first_seq_seq',
  transmit_settings_init_data: 'init_data',
  transmit_settings_match_seq: 'init_match_seq',
  transmit_settings_match_data: 'init_match_data',
  transmit_settings_init_spacing: 'init_spacing_bytes',
  transmit_settings_line_bytes: 'line_bytes',
  transmit_enable: 'mode_tx',
  transmit_re_init: 'actions_re_init',
  transmit_clear_error: 'actions_clear_error',
  transmit_inject_error: 'inject_error',
  receive_settings_poison: 'poison_pattern',
  receive_settings_rearm: 'answers_rearm',
  receive_settings_ack_spacing: 'answers_ack_spacing',
  receive_settings_line_bytes: 'line_bytes',
  receive_enable: 'mode_rx',
  spacing_minimum: 'spacing_minimum_bytes',
  spacing_from_frame_start: 'spacing_from_frame_start_bytes',
  spacing_within_frame: 'spacing_within_frame_bytes',
};

const countsOf = (half: string, names: readonly string[]) =>
  names.map((name) => [`${name}_count`, `${half}_counts_${name}`] as const);

/** The pin of the short counter of each count, by the same names. */
const countPins: ReadonlyMap<string, string> = new Map([
  ...countsOf('transmit_status', transmitCounters),
  ...countsOf('receive_status', rxCounters),
  ...countsOf('line_status_receive', columnCounters),
  ['rx_ctl_os_lost_count', 'line_status_lost_messages'],
  ['tx_underrun_count', 'line_status_underruns'],
]);

/** The pin that shows each state, by the same names. */
const statusPins: ReadonlyMap<string, string> = new Map([
  ['status_tx_state', 'transmit_status_state'],
  ['status_rx_state', 'receive_status_state'],
  ['status_error', 'transmit_status_error'],
  ['status_replay_ct', 'transmit_status_replay_ct'],
  ['tx_seq_count', 'transmit_status_tx_seq'],
  ['acked_seq_count', 'transmit_status_acked'],
  ['next_rx_seq_count', 'receive_status_next_seq'],
  ['outstanding_count', 'transmit_status_outstanding'],
]);

/** The pins of a port without registers, after reset as registers would have them. */
export class PinControls implements PortControls {
  readonly #t: TestContext;
  readonly #dut: Dut;
  readonly #table: ReturnType<typeof portRegisters>;
  readonly #counts: WholeCounts;

  constructor(t: TestContext, table: ReturnType<typeof portRegisters>) {
    this.#t = t;
    this.#dut = t.dut;
    this.#table = table;
    this.#counts = new WholeCounts(t.dut, [...countPins.values()]);
    t.attach(this.#counts);
    for (const register of table) for (const field of register.fields) this.#set(register.name, field, undefined);
  }

  async write(register: string, fields: Readonly<Record<string, number>>): Promise<void> {
    const found = this.#table.find(({ name }) => name === register);
    if (found === undefined) throw new RangeError(`there is no register ${register}`);
    for (const name of Object.keys(fields))
      if (!found.fields.some((field) => field.name === name)) throw new RangeError(`${register} has no field ${name}`);
    const pulses = found.fields.filter(({ access }) => access === 'pulse');
    for (const field of found.fields) this.#set(register, field, fields[field.name] ?? 0);
    await this.#t.cycles(1);
    for (const field of pulses) this.#set(register, field, 0);
  }

  read(register: string, field: string): Promise<number> {
    const name = `${register}_${field}`;
    const count = countPins.get(name);
    if (count !== undefined) return Promise.resolve(this.#counts.get(count));
    const pin = statusPins.get(name) ?? Object.entries(settingPins).find(([, told]) => told === name)?.[0];
    if (pin === undefined) throw new RangeError(`no pin shows ${name}`);
    return Promise.resolve(Number(this.#dut.port(pin).get()));
  }

  #set(register: string, field: { readonly name: string; readonly reset?: number }, value: number | undefined): void {
    for (const [pin, told] of Object.entries(settingPins))
      if (told === `${register}_${field.name}`) this.#dut.port(pin).set(value ?? field.reset ?? 0);
  }
}

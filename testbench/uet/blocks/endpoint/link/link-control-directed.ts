/** Every register of an end of a link is written, read, and has its effect on the ports of the registers. */
import { type FieldSpec, isCounted, rangeOf } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import { registeredEnd, registeredLink } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import {
  decodedLinkWindows,
  linkBases,
  linkBus,
  linkMap,
  linkTables,
} from '../../../../../rtl-gen/uet/endpoint/line/registers/link-map.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import { type Empty, emptyBetween } from '../../registers/register-walk.ts';
import { assert, type Body, clearInputs, type NamedTest, named, type TestContext } from '../../test-kit.ts';

const size = registeredLink.rx.bytes;
const map = linkMap(size, registeredEnd);

/** Clocks until what is driven is in registers, and until a bank of counters has looked at all of them. */
const settled = 6;
const looks = 80;

const windowBytes = 0x1000;

/** Addresses of the bus that have no register: those in a window, and the first and the last ones of those in none. */
export const linkEmpty: readonly Empty[] = [
  ...Object.entries(linkTables(size, registeredEnd)).flatMap(([name, table]) =>
    emptyBetween(table, linkBases[name as keyof typeof linkBases]),
  ),
  ...Array.from({ length: 2 ** linkBus.address / windowBytes }, (_, i) => i * windowBytes).flatMap((base) => {
    const window = decodedLinkWindows(true).find((each) => each.base === base);
    const from = window === undefined ? 0 : 2 ** window.address;
    return [from, windowBytes - 4].map((each) => ({ at: base + each, response: 'DECERR' as const }));
  }),
];

/** Ports of settings whose fields have other names. */
const renamed: Readonly<Record<string, string>> = {
  'retry_mode.tx': 'transmit_enable',
  'retry_mode.rx': 'receive_enable',
  'retry_answers.ack_spacing': 'receive_settings_ack_spacing',
  'retry_answers.rearm': 'receive_settings_rearm',
  'retry_init.data': 'transmit_settings_init_data',
  'retry_init.match_seq': 'transmit_settings_match_seq',
  'retry_init.match_data': 'transmit_settings_match_data',
  'retry_first_seq.seq': 'transmit_settings_first_seq',
  'retry_behaviour.re_init_on_discard': 'transmit_settings_re_init_on_discard',
  'retry_inject.error': 'transmit_inject_error',
  'retry_spacing_minimum.bytes': 'spacing_minimum',
  'retry_spacing_from_frame_start.bytes': 'spacing_from_frame_start',
  'retry_spacing_within_frame.bytes': 'spacing_within_frame',
  'credit_switches.receive': 'credit_receive',
  'credit_switches.transmit': 'credit_transmit',
  'credit_channels.lossless': 'credit_lossless',
  'credit_limit_control.credits': 'credit_limits_0',
  'credit_limit_data.credits': 'credit_limits_1',
  'credit_own_limit_control.credits': 'credit_own_limits_0',
  'credit_own_limit_data.credits': 'credit_own_limits_1',
  'credit_minimum_spacing.bytes': 'credit_minimum_spacing',
  'credit_maximum_spacing.bytes': 'credit_maximum_spacing',
  'credit_updates.clocks': 'credit_updates_clocks',
  'credit_updates_period.microseconds': 'credit_updates_period',
};

/** Fields that ports show together with others, or as a state; `whole` looks at them. */
const others = [
  'retry_line.bytes',
  'retry_poison.pattern',
  'retry_behaviour.init',
  'retry_behaviour.flush',
  'credit_control_dscps_0.bits',
  'credit_control_dscps_1.bits',
  'credit_mac_0.bits',
  'credit_mac_1.bits',
];

/** Their ports, and those of `actions`. */
const otherPorts = [
  'credit_control_dscps',
  'credit_mac',
  'transmit_settings_line_bytes',
  'receive_settings_line_bytes',
  'transmit_settings_poison',
  'receive_settings_poison',
  'transmit_settings_init_behaviour',
  'transmit_settings_flush_behaviour',
  'transmit_re_init',
  'transmit_clear_error',
].map((name) => `settings_${name}`);

const portOf = (field: string): string => {
  const name = renamed[field] ?? `transmit_settings_${field.replace(/^retry_/, '').replace(/\..*/, '')}`;
  return `settings_${name}`;
};

const keeps = (field: FieldSpec): boolean => field.access === 'rw' && !isCounted(field);

const widthOf = (field: FieldSpec): number => {
  const [high, low] = rangeOf(field);
  return high - low + 1;
};

class LinkHost {
  readonly #bus: ReturnType<typeof axiLiteManager>;
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
    this.#bus = axiLiteManager(t, 's_axi');
    clearInputs(t.dut, 's_axi_');
  }

  #register(name: string) {
    const register = map.find((each) => each.name === name);
    assert(register !== undefined, `there is no register ${name}`);
    return register;
  }

  async write(name: string, word: number): Promise<void> {
    assert.deepEqual(await this.#bus.writeWord(this.#register(name).offset, word), { response: 'OKAY' });
  }

  async word(name: string): Promise<number> {
    const { value, response } = await this.#bus.readWord(this.#register(name).offset);
    assert.equal(response, 'OKAY', name);
    return Number(value);
  }

  async field(name: string, field: string): Promise<bigint> {
    const spec = this.#register(name).fields.find((each) => each.name === field)!;
    return BigInt.asUintN(widthOf(spec), BigInt(await this.word(name)) >> BigInt(rangeOf(spec)[1]));
  }

  async counter(name: string): Promise<number> {
    const low = await this.word(name);
    return low + 2 ** 32 * (await this.word(`${name}_high`));
  }

  port(name: string): bigint {
    return BigInt(this.#t.dut.port(name).get());
  }

  set(name: string, value: number): void {
    this.#t.dut.port(name).set(value);
  }
}

const plain: Body<void> = async (t) => {
  const host = new LinkHost(t);
  const kept = map.filter(({ fields }) => fields.some(keeps));
  const looked: string[] = [];
  for (const { name, fields } of t.random.shuffle(kept)) {
    const word = t.random.word();
    await host.write(name, word);
    await t.cycles(2);
    for (const spec of fields.filter(keeps)) {
      const value = BigInt.asUintN(widthOf(spec), BigInt(word) >> BigInt(rangeOf(spec)[1]));
      const field = `${name}.${spec.name}`;
      assert.equal(await host.field(name, spec.name), value, field);
      if (others.includes(field) || name === 'retry_interrupts') continue;
      assert.equal(host.port(portOf(field)), value, field);
      looked.push(portOf(field));
    }
  }
  const all = t.dut.ports.filter(({ name }) => name.startsWith('settings_')).map(({ name }) => name);
  assert.deepEqual([...looked, ...otherPorts].toSorted(), all.toSorted(), 'no setting is left out');
};

const whole: Body<void> = async (t) => {
  const host = new LinkHost(t);
  await host.write('credit_control_dscps_0', 0x1234_5678);
  await host.write('credit_control_dscps_1', 0x9abc_def0);
  await host.write('credit_mac_0', 0x0000_0077);
  await host.write('credit_mac_1', 0x0200);
  await host.write('retry_line', 48);
  await host.write('retry_poison', 0x1357_9bdf);
  await t.cycles(2);
  assert.equal(host.port('settings_credit_control_dscps'), 0x9abc_def0_1234_5678n);
  assert.equal(host.port('settings_credit_mac'), 0x0200_0000_0077n);
  for (const half of ['transmit', 'receive']) {
    assert.equal(host.port(`settings_${half}_settings_line_bytes`), 48n);
    assert.equal(host.port(`settings_${half}_settings_poison`), 0x1357_9bdfn);
  }
  for (const code of [0, 1, 2]) {
    await host.write('retry_behaviour', code | ((2 - code) << 8));
    await t.cycles(2);
    const stateOf = (name: string): string =>
      t.dut.port(name).states!.find(({ value }) => BigInt(value) === host.port(name))!.name;
    const names = ['discard', 'block', 'best_effort'];
    assert.equal(stateOf('settings_transmit_settings_init_behaviour'), names[code]);
    assert.equal(stateOf('settings_transmit_settings_flush_behaviour'), names[2 - code]);
  }
};

const actions: Body<void> = async (t) => {
  const host = new LinkHost(t);
  const names = ['re_init', 'clear_error'] as const;
  const clocks = { re_init: 0, clear_error: 0 };
  t.attach({
    sample: () => {
      for (const name of names) clocks[name] += Number(host.port(`settings_transmit_${name}`));
    },
  });
  for (const [i, name] of names.entries()) {
    await host.write('retry_actions', 1 << i);
    await t.cycles(settled);
    assert.deepEqual(clocks, { re_init: 1, clear_error: i }, name);
  }
};

const shown: Body<void> = async (t) => {
  const host = new LinkHost(t);
  const built = await host.word('store_built');
  assert.deepEqual([built & 255, (built >> 8) & 1, built >>> 16], [size, 1, registeredEnd.storeBeats]);
  for (const active of [0, 1, 2, 3]) {
    host.set('status_credit_active', active);
    host.set('status_credit_overflowed', 3 - active);
    host.set('status_credit_sender_used', 0x3_0000 + active);
    host.set('status_credit_sender_most_used', 0x3f_0000 + active);
    await t.cycles(settled);
    assert.equal(await host.field('credit_state', 'active'), BigInt(active));
    assert.equal(await host.field('credit_state', 'overflowed'), BigInt(3 - active));
    assert.equal(await host.word('credit_used'), 0x3_0000 + active);
    assert.equal(await host.word('credit_most_used'), 0x3f_0000 + active);
  }
  // Each counter follows its own port, and no other.
  const counted = {
    store_damaged: 'damaged',
    store_lost: 'lost',
    credit_cf_updates_received: 'credit_sender_cf_updates',
    credit_cf_updates_refused: 'credit_sender_cf_refused',
    credit_cc_updates_sent: 'credit_sender_cc_updates',
    credit_cf_updates_sent: 'credit_receiver_cf_updates',
    credit_cc_updates_received: 'credit_receiver_cc_updates',
    credit_cc_updates_discarded: 'credit_receiver_cc_discarded',
    credit_cc_updates_too_soon: 'credit_receiver_cc_too_soon',
    credit_cc_updates_malformed: 'credit_receiver_cc_malformed',
    credit_overflows: 'credit_receiver_overflows',
    retry_tx_ok: 'transmit_counts_tx_ok',
    retry_rx_expected_seq_good: 'receive_counts_rx_expected_seq_good',
    retry_tx_underrun: 'line_underruns',
  };
  for (const [register, port] of Object.entries(counted)) {
    host.set(`status_${port}`, 1);
    await t.cycles(looks);
    for (const name of Object.keys(counted)) {
      const isCountedBefore = Object.keys(counted).indexOf(name) <= Object.keys(counted).indexOf(register);
      assert.equal(await host.counter(name), Number(isCountedBefore), `${name} after ${port}`);
    }
  }
};

const interrupts: Body<void> = async (t) => {
  const host = new LinkHost(t);
  host.set('pcs_up', 1);
  await t.cycles(settled);
  await host.write('retry_events', 0x7f);
  await host.write('retry_interrupts', 1);
  host.set('status_receive_events_restarted', 1);
  await t.rising();
  host.set('status_receive_events_restarted', 0);
  await t.cycles(settled);
  assert.deepEqual([await host.word('retry_events'), host.port('irq')], [0b100, 0n]);
  host.set('status_transmit_error', 1);
  await t.cycles(settled);
  assert.deepEqual([await host.word('retry_events'), host.port('irq')], [0b101, 1n]);
  await host.write('retry_events', 1);
  await t.cycles(settled);
  assert.deepEqual([await host.word('retry_events'), host.port('irq')], [0b100, 0n]);
};

export const linkControlDirected: readonly NamedTest[] = [
  named('each field is read back, and is on the port of its setting', plain),
  named('fields of several registers, and those that are states, are on their ports', whole),
  named('an action is one for one clock', actions),
  named('what is built, channels, credit and counters are shown', shown),
  named('an event that is let through interrupts until it is cleared', interrupts),
];

/** One of them. */
export const linkControlProperty = (): Body<void> => (t) => t.random.pick(linkControlDirected).body(t);

/** Every register of an endpoint is written, read, and has its effect on the ports of the registers. */
import { rangeOf } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import type { CongestionKind } from '../../../../../rtl-gen/uet/cms/seam/congestion-control.ts';
import type { EndpointOptions } from '../../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { verdictNames } from '../../../../../rtl-gen/uet/wire/parser/verdict.ts';
import { assert, type Body, type NamedTest, named } from '../../test-kit.ts';
import { ControlHost, looks } from './control-host.ts';
import { fieldPorts } from './field-ports.ts';
import { type FieldValues, registerNamed } from './map-access.ts';
import { nsccDirected } from './nscc-control-directed.ts';
import { dcqcnDirected, hpccDirected } from './rate-control-directed.ts';
import { semanticDirected } from './semantic-control-directed.ts';

/** Clocks until what is driven is in registers and their interrupt. */
const settled = 6;
const widthOf = (register: string, name: string): number => {
  const [hi, lo] = rangeOf(registerNamed(register).fields.find((field) => field.name === name)!);
  return hi - lo + 1;
};

/** Fields that ports show as they are: random words, read back and on the ports. */
const plain =
  (kind: CongestionKind): Body<void> =>
  async (t) => {
    const host = new ControlHost(t);
    const shown = fieldPorts(kind);
    const registers = [...new Set(shown.map(([field]) => field.split('.')[0]!))];
    for (const register of t.random.shuffle(registers)) {
      const { fields } = registerNamed(register);
      const values: FieldValues = Object.fromEntries(
        fields.map(({ name }) => [name, Number(BigInt.asUintN(widthOf(register, name), BigInt(t.random.word())))]),
      );
      await host.write(register, values);
      await t.cycles(2);
      for (const [name, value] of Object.entries(values)) {
        assert.equal(await host.read(register, name), value, `${register}.${name}`);
        const [, port, scale = 1] = shown.find(([field]) => field === `${register}.${name}`) ?? [];
        if (port !== undefined) assert.equal(host.get(port), BigInt(value) * BigInt(scale), port);
      }
    }
  };

/** Fields of the initiator that ports show otherwise. */
const others: Body<void> = async (t) => {
  const host = new ControlHost(t);
  for (const [tail, state] of [
    [0, 0n],
    [1, 1n],
    [2, 2n],
    [3, 0n],
  ] as const) {
    await host.write('initiator_loss', { tail });
    await t.cycles(2);
    const { states } = t.dut.port('registers_initiator_loss_tail');
    const name = states!.find(({ value }) => BigInt(value) === host.get('registers_initiator_loss_tail'))!.name;
    assert.equal(name, ['off', 'probe', 'resend'][Number(state)]);
  }
  for (const count of [0, 1, 3]) {
    await host.write('initiator_choice', { pdcs_per_tuple: count, full_level: 77 });
    await t.cycles(2);
    assert.equal(host.get('registers_choice_pdcs_per_tuple'), BigInt(Math.max(1, count)));
    assert.equal(host.get('registers_choice_full_level'), 77n);
  }
};

/** Addresses change whole, when they are told to; so does the gateway. */
const addresses: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const shown = (i: number, name: string): bigint => host.get(`registers_addresses_${i}_${name}`);
  const drawn = () => ({
    ip: BigInt(t.random.bits(128)),
    mac: BigInt(t.random.bits(48)),
    flags: {
      enable: 1,
      tagged: t.random.below(2),
      vid: t.random.below(4096),
      dei: t.random.below(2),
      pcp: t.random.below(8),
    },
  });
  const written = new Map<number, ReturnType<typeof drawn>>();
  for (let i = 0; i < 6; i++) {
    const index = t.random.pick([0, 15, t.random.below(16)]);
    const entry = drawn();
    const before = shown(index, 'ip');
    await host.write('addresses_index', index);
    await host.writeValue('addresses_ip', entry.ip, 4);
    await host.writeValue('addresses_mac', entry.mac, 2);
    await host.write('addresses_flags', entry.flags);
    assert.equal(await host.readValue('addresses_ip', 4), entry.ip);
    assert.equal(shown(index, 'ip'), before, 'an address changes before it is told to');
    await host.write('addresses_go', { write: 1 });
    written.set(index, entry);
    await t.cycles(2);
    for (const [at, { ip, mac, flags }] of written) {
      const { enable, tagged, vid, dei, pcp } = flags;
      const fields = { enable, ip, mac, tagged, tag_vid: vid, tag_dei: dei, tag_pcp: pcp };
      for (const [name, value] of Object.entries(fields)) assert.equal(shown(at, name), BigInt(value), name);
    }
  }
  for (let index = 0; index < 16; index++) {
    await host.write('addresses_index', index);
    await host.write('addresses_go', { read: 1 });
    const entry = written.get(index);
    assert.equal(await host.readValue('addresses_ip', 4), entry?.ip ?? 0n);
    assert.equal(await host.readValue('addresses_mac', 2), entry?.mac ?? 0n);
    assert.equal(await host.read('addresses_flags', 'vid'), entry?.flags.vid ?? 0);
    assert.equal(shown(index, 'enable'), entry === undefined ? 0n : 1n);
  }
  const mac = BigInt(t.random.bits(48)) | 1n;
  await host.write('addresses_gateway_0', Number(mac & 0xffff_ffffn));
  assert.equal(host.get('registers_gateway'), 0n);
  await host.write('addresses_gateway_1', Number(mac >> 32n));
  await t.cycles(2);
  assert.equal(host.get('registers_gateway'), mac);
  assert.equal(await host.readValue('addresses_gateway', 2), mac);
};

const regions: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const names = ['index', 'region_enable', 'region_key', 'region_base', 'region_length', 'region_remote_write'];
  const seen = host.watch(
    'regions_valid',
    names.map((name) => `regions_${name}`),
  );
  const expected: Record<string, bigint>[] = [];
  for (let i = 0; i < 5; i++) {
    const index = i === 0 ? 15 : t.random.below(15);
    const [key, base, length] = [1, 2, 3].map(() => BigInt(t.random.bits(64))) as [bigint, bigint, bigint];
    const flags = { enable: t.random.below(2), remote_write: t.random.below(2) };
    await host.write('regions_index', index);
    await host.writeValue('regions_key', key, 2);
    await host.writeValue('regions_base', base, 2);
    await host.writeValue('regions_length', length, 2);
    await host.write('regions_flags', flags);
    await host.write('regions_go', { write: 1 });
    const values = [index, flags.enable, key, base, length, flags.remote_write].map(BigInt);
    expected.push(Object.fromEntries(names.map((name, at) => [`regions_${name}`, values[at]!])));
    await t.cycles(3);
    assert.deepEqual(seen, expected);
  }
  await host.write('regions_index', 15);
  await host.write('regions_go', { read: 1 });
  assert.equal(await host.readValue('regions_key', 2), expected[0]!.regions_region_key);
  assert.equal(await host.readValue('regions_base', 2), expected[0]!.regions_region_base);
  assert.equal(await host.readValue('regions_length', 2), expected[0]!.regions_region_length);
  assert.equal(await host.read('regions_flags', 'enable'), Number(expected[0]!.regions_region_enable));
  await t.cycles(5);
  assert.equal(seen.length, expected.length, 'a region is set that software did not set');
};

/** A neighbour is made known, changed, and forgotten; before the tables are ready nothing is. */
const neighbours: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const seen = host.watch('neighbour_valid', ['neighbour_forget', 'neighbour_ip', 'neighbour_mac']);
  const shown = (): string[] =>
    seen.map(({ neighbour_forget, neighbour_ip, neighbour_mac }) =>
      neighbour_forget === 1n ? `forget ${neighbour_ip}` : `${neighbour_ip} at ${neighbour_mac}`,
    );
  const write = async (index: number, enable: number, ip: bigint, mac: bigint): Promise<void> => {
    await host.write('neighbours_index', index);
    await host.writeValue('neighbours_ip', ip, 4);
    await host.writeValue('neighbours_mac', mac, 2);
    await host.write('neighbours_flags', { enable });
    await host.write('neighbours_go', { write: 1 });
  };
  const [a, b, c] = [1, 2, 3].map(() => BigInt(t.random.bits(128))) as [bigint, bigint, bigint];
  await write(63, 1, a, 5n);
  await t.cycles(30);
  assert.deepEqual(shown(), []);
  assert.equal(await host.read('neighbours_status', 'busy'), 1);
  host.set('ready', 1);
  await t.cycles(12);
  assert.equal(await host.read('neighbours_status', 'busy'), 0);
  assert.deepEqual(shown(), [`${a} at 5`]);
  await write(0, 1, b, 6n);
  await write(63, 1, a, 7n);
  await write(63, 1, c, 8n);
  await write(0, 0, b, 6n);
  await write(0, 0, b, 6n);
  await t.cycles(12);
  assert.deepEqual(shown(), [`${a} at 5`, `${b} at 6`, `${a} at 7`, `forget ${a}`, `${c} at 8`, `forget ${b}`]);
  for (const [index, enable, ip, mac] of [
    [63, 1, c, 8n],
    [0, 0, b, 6n],
    [1, 0, 0n, 0n],
  ] as const) {
    await host.write('neighbours_index', index);
    await host.write('neighbours_go', { read: 1 });
    assert.equal(await host.read('neighbours_flags', 'enable'), enable);
    assert.equal(await host.readValue('neighbours_ip', 4), ip);
    assert.equal(await host.readValue('neighbours_mac', 2), mac);
  }
};

const commands: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const payload = (name: string): bigint => host.get(`command_payload_${name}`);
  for (let kind = 0; kind < 8; kind++) {
    const values = { pdcid: t.random.below(65_536), kind, with_psn: t.random.below(2) };
    const psn = t.random.word();
    await host.write('commands_command', values);
    await host.write('commands_psn', psn);
    await host.write('commands_go', { give: 1 });
    await t.cycles(t.random.int(2, 20));
    const isOne = kind < 6;
    assert.equal(host.get('command_valid'), isOne ? 1n : 0n, `kind ${kind}`);
    assert.equal(await host.read('commands_status', 'busy'), Number(isOne));
    if (!isOne) continue;
    assert.deepEqual(
      [payload('pdcid'), payload('kind'), payload('with_psn'), payload('psn')],
      [values.pdcid, kind, values.with_psn, psn].map(BigInt),
    );
    host.set('command_ready', 1);
    await t.rising();
    host.set('command_ready', 0);
    await t.rising();
    assert.equal(host.get('command_valid'), 0n);
    assert.equal(await host.read('commands_status', 'busy'), 0);
  }
};

/** What there is, the most and the least of it. */
const levels: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const units = ['messages', 'guaranteed', 'responses'] as const;
  const set = (ring: number, store: number, free: readonly number[]): void => {
    host.set('level', ring);
    host.set('free', store);
    for (const [i, name] of units.entries()) host.set(`units_${name}`, free[i]!);
  };
  const read = async (): Promise<number[]> => {
    const values: number[] = [];
    for (const name of ['ring', 'ring_most', 'store', 'store_least']) values.push(await host.read(`levels_${name}`));
    for (const name of units)
      values.push(await host.read('levels_units', name), await host.read('levels_units_least', name));
    return values;
  };
  set(100, 300, [64, 63, 62]);
  await t.cycles(settled);
  await host.write('levels_clear', { now: 1 });
  set(700, 500, [60, 61, 64]);
  await t.cycles(settled);
  set(5, 200, [62, 60, 1]);
  await t.cycles(settled);
  set(50, 400, [64, 64, 64]);
  await t.cycles(settled);
  assert.deepEqual(await read(), [50, 700, 400, 200, 64, 60, 64, 60, 64, 1]);
  await host.write('levels_clear', { now: 1 });
  await t.cycles(settled);
  assert.deepEqual(await read(), [50, 50, 400, 400, 64, 64, 64, 64, 64, 64]);
  host.set('tx_counts_messages', 7);
  host.set('tx_counts_completions', 0xffff_fffe);
  assert.equal(await host.read('levels_messages'), 9);
};

/** Each event is kept, and interrupts where it is let through. */
const events: Body<void> = async (t) => {
  const host = new ControlHost(t);
  host.set('free', 100);
  await host.write('levels_ring_limit', 500);
  await host.write('levels_store_limit', 50);
  const causes = {
    neighbour_not_known: [['neighbour_not_known', 1, 0]],
    bad_frame: [['bad_frame', 1, 0]],
    ring_above: [['level', 501, 500]],
    store_below: [['free', 49, 50]],
  } as const;
  await t.cycles(settled);
  assert.equal(await host.word('identity_events'), 0);
  for (const [name, ports] of Object.entries(causes)) {
    for (const [port, on, off] of ports) {
      host.set(port, off);
      await t.cycles(settled);
      assert.equal(await host.word('identity_events'), 0, `${name} at its limit`);
      host.set(port, on);
      await t.rising();
      host.set(port, off);
    }
    await t.cycles(settled);
    assert.equal(await host.read('identity_events', name), 1, name);
    assert.equal(host.get('irq'), 0n);
    await host.write('identity_event_enable', { [name]: 1 });
    await t.cycles(settled);
    assert.equal(host.get('irq'), 1n, name);
    assert.equal(await host.word('identity_cause'), 1);
    await host.write('identity_events', { [name]: 1 });
    await t.cycles(settled);
    assert.equal(host.get('irq'), 0n);
    assert.equal(await host.word('identity_events'), 0);
  }
};

/** Target and initiator interrupt, too. */
const interrupts: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const happens = async (port: string): Promise<void> => {
    host.set(port, 1);
    await t.rising();
    host.set(port, 0);
    await t.cycles(settled);
  };
  for (const [window, name, port, cause] of [
    ['target', 'reply_dropped', 'target_events_reply_dropped', 2],
    ['target', 'guaranteed_not_stored', 'target_events_guaranteed_not_stored', 2],
    ['initiator', 'peer_dropped', 'sender_counts_initiator_peer_dropped', 4],
    ['initiator', 'unsent', 'sender_counts_unsent', 4],
  ] as const) {
    await happens(port);
    assert.equal(host.get('irq'), 0n);
    await host.write(`${window}_interrupt_enable`, { [name]: 1 });
    await t.cycles(settled);
    assert.equal(host.get('irq'), 1n, name);
    assert.equal(await host.word('identity_cause'), cause);
    await host.write(`${window}_interrupts`, { [name]: 1 });
    await t.cycles(settled);
    assert.equal(host.get('irq'), 0n);
  }
  // A PDC that fails: which one, and why.
  await host.write('initiator_interrupt_enable', { pdc_error: 1 });
  host.set('pdc_event_failed', 1);
  host.set('pdc_event_pdcid', 0x8123);
  host.set('pdc_event_code', 0xf0);
  await happens('pdc_event_valid');
  assert.equal(host.get('irq'), 1n);
  assert.equal(await host.read('initiator_last_error', 'pdcid'), 0x8123);
  assert.equal(await host.read('initiator_last_error', 'code'), 0xf0);
  await host.write('initiator_interrupts', { pdc_error: 1 });
  // The alarm of the target.
  await host.write('target_new_pdc_threshold', 2);
  await host.write('target_interrupt_enable', { new_pdc_alarm: 1 });
  await happens('target_housekeeping_events_new_pdc_timeout');
  assert.equal(await host.read('target_status', 'new_pdc_alarm'), 0);
  await happens('target_housekeeping_events_new_pdc_timeout');
  assert.equal(await host.read('target_status', 'new_pdc_alarm'), 1);
  assert.equal(host.get('irq'), 1n);
};

/** Identity and status say what is built and what is ready. */
const identity =
  ({ rx, tx }: EndpointOptions): Body<void> =>
  async (t) => {
    const host = new ControlHost(t);
    const { wire, target } = rx;
    const expected: readonly (readonly [string, string, number])[] = [
      ['identity', 'value', 0x5545_5445],
      ['version', 'major', 1],
      ['pdcs', 'target', target.contexts],
      ['pdcs', 'initiator', tx.sender.contexts],
      ['windows', 'target', target.window],
      ['windows', 'initiator', tx.sender.window],
      ['ring', 'bytes', rx.ringBytes],
      ['store', 'bytes', tx.storeBytes],
      ['wire', 'udp_port', wire.udpPort],
      ['wire', 'native_protocol', wire.nativeProtocol ?? 0],
      ['wire', 'native', Number(wire.nativeProtocol !== undefined)],
      ['wire', 'crc', ['none', 'little', 'big'].indexOf(wire.crc)],
      ['wire', 'crc_of_payload', Number(wire.crcCoverage === 'payload')],
      ['version', 'minor', 3],
      ['datapath', 'bytes', rx.bytes],
      ['datapath', 'congestion', ['window', 'nscc', 'dcqcn', 'hpcc'].indexOf(tx.congestion ?? 'window')],
      ['datapath', 'semantics', Number(rx.ses !== undefined)],
      ['datapath', 'mtu', tx.mtu],
    ];
    for (const [register, field, value] of expected)
      assert.equal(await host.read(`identity_${register}`, field), value, `${register}.${field}`);
    const trimmed = await host.readValue('identity_trimmed', 2);
    assert.equal(
      trimmed,
      wire.trimmedDscps.reduce((all, dscp) => all | (1n << BigInt(dscp)), 0n),
    );
    for (const [field, port] of [
      ['ready', 'ready'],
      ['target', 'target_ready'],
      ['initiator', 'sender_ready'],
    ] as const) {
      assert.equal(await host.read('identity_status', field), 0);
      host.set(port, 1);
      assert.equal(await host.read('identity_status', field), 1);
    }
    assert.equal(await host.read('target_status', 'ready'), 1);
    assert.equal(await host.read('initiator_status', 'ready'), 1);
  };

/** Counters of the datapath follow those of the blocks, over 2^32; and what SES does is counted. */
const counters: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const blocks: readonly (readonly [string, string])[] = [
    ...verdictNames.map((name) => [`parsed_${name}`, `rx_counts_parser_${name}`] as const),
    ...['off', 'unknown_address', 'too_long', 'unrouted', 'no_buffer'].map(
      (name) => [name, `rx_counts_${name}`] as const,
    ),
    ...['sent', 'wrong_length', 'too_long', 'no_packet'].flatMap(
      (name) =>
        [
          [`replies_${name}`, `rx_counts_deparser_${name}`],
          [`data_${name}`, `tx_counts_deparser_${name}`],
        ] as const,
    ),
    ...['stale', 'messages', 'completions'].map((name) => [name, `tx_counts_${name}`] as const),
  ];
  const read = async (name: string): Promise<number> => {
    const low = await host.word(`traffic_${name}`);
    return low + 2 ** 32 * (await host.word(`traffic_${name}_high`));
  };
  const totals = blocks.map(() => 0);
  for (let round = 0; round < 3; round++) {
    blocks.forEach(([, port], i) => {
      totals[i]! += t.random.below(2 ** 32);
      host.set(port, totals[i]! % 2 ** 32);
    });
    await t.cycles(looks);
    for (const [i, [name]] of blocks.entries()) assert.equal(await read(name), totals[i], name);
  }
  const done = { delivered: 0, refused: 0, completed: 0 };
  for (let i = 0; i < 200; i++) {
    const [delivered, completed, code] = [t.random.below(2), t.random.below(2), t.random.pick([1, 1, 0, 5])];
    host.set('ses_events_delivered', delivered);
    host.set('ses_events_return_code', code);
    host.set('ses_events_completed', completed);
    done.delivered += delivered;
    done.refused += code === 1 ? 0 : delivered;
    done.completed += completed;
    await t.rising();
  }
  host.set('ses_events_delivered', 0);
  host.set('ses_events_completed', 0);
  await t.cycles(looks);
  for (const [name, count] of Object.entries(done)) assert.equal(await read(name), count, name);
};

/** The target's own counters are after its window, and so are the initiator's. */
const blockCounters: Body<void> = async (t) => {
  const host = new ControlHost(t);
  host.set('sender_left', 1);
  host.set('target_events_reply_dropped', 1);
  await t.cycles(37);
  host.set('sender_left', 0);
  host.set('target_events_reply_dropped', 0);
  await t.cycles(looks);
  assert.equal(await host.word('initiator_sent'), 37);
  const dropped: number[] = [];
  for (let index = 0; index < 64; index++) {
    await host.write('target_counter_select', index);
    await t.cycles(8);
    assert.equal(await host.read('target_counter_high', 'taken'), 1);
    dropped.push(await host.read('target_counter_low'));
  }
  assert.deepEqual(
    dropped.filter((count) => count > 0),
    [37],
  );
};

const kindOf = ({ tx }: EndpointOptions): CongestionKind => tx.congestion ?? 'window';

/** Tests of endpoints with that congestion control alone. */
export const ownDirected = (kind: CongestionKind): readonly NamedTest[] =>
  ({ window: [], nscc: nsccDirected, dcqcn: dcqcnDirected, hpcc: hpccDirected })[kind];

export const controlDirected = (options: EndpointOptions): readonly NamedTest[] => [
  ...ownDirected(kindOf(options)),
  named('fields are what ports show', plain(kindOf(options))),
  named('fields of the initiator that mean another number', others),
  named('an address changes whole, and so does the gateway', addresses),
  ...(options.rx.ses ? semanticDirected : [named('a region is set in one clock', regions)]),
  named('neighbours are made known and forgotten', neighbours),
  named('commands are given once', commands),
  named('levels have a most and a least', levels),
  named('events of the endpoint interrupt', events),
  named('target and initiator interrupt', interrupts),
  named('it says what it is', identity(options)),
  named('counters of the datapath have 64 bits', counters),
  named('counters of target and initiator are there', blockCounters),
];

/** The property: one of them in each run of a seed, all with values of the seed. */
export const controlProperty =
  (options: EndpointOptions): Body<void> =>
  (t) =>
    t.random.pick(controlDirected(options)).body(t);

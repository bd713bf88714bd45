/** Which port of the registers of an endpoint shows which field of the map. */
import { dcqcnSettings, hpccSettings, rateUnit } from '../../../../../rtl-gen/uet/cms/registers/rate-registers.ts';
import type { CongestionKind } from '../../../../../rtl-gen/uet/cms/seam/congestion-control.ts';
import { semanticFields } from './semantic-control-directed.ts';

const same = (window: string, prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([field, port]) => [`${window}_${field}`, `registers_${prefix}${port}`] as const);

/** Times of the initiator are registers with one field. */
const initiatorTimes = [
  'rto_init',
  'rto_max',
  'nack_retx',
  'go_back',
  'tail_loss',
  'probe',
  'probe_tail',
  'probe_again',
  'clear',
  'idle',
];
const losses = ['trim_nack', 'loss_nack', 'out_of_order', 'probe', 'rto', 'ack_req', 'entropy'];

/** A field by its name `register.field`, and the port that shows it, times `scale` where one is said. */
type FieldPort = readonly [field: string, port: string, scale?: number];

/** Of DCQCN and HPCC. */
const ratePorts = (window: string, prefix: string, settings: typeof dcqcnSettings | typeof hpccSettings) =>
  settings.map(({ name, unit }): FieldPort => {
    const port = `registers_${window}_${name === 'flight' ? '' : prefix}${name}`;
    return unit === 'rate' ? [`${window}_${name}.bps_256`, port, rateUnit] : [`${window}_${name}.${unit}`, port];
  });

const congestionPorts = (kind: CongestionKind): readonly FieldPort[] => {
  switch (kind) {
    case 'window':
      return same('congestion', '', { 'cwnd.bytes': 'cwnd' });
    case 'nscc':
      return nsccPorts;
    case 'dcqcn':
      return ratePorts('dcqcn', 'dcqcn_', dcqcnSettings);
    case 'hpcc':
      return ratePorts('hpcc', '', hpccSettings);
  }
};

/** Ports that are what a field holds. */
export const fieldPorts = (kind: CongestionKind): readonly FieldPort[] => [
  ...same('identity', '', { 'control.receive': 'receive', 'control.transmit': 'transmit' }),
  ...same('addresses', '', {
    'dscp.data': 'data_dscp',
    'dscp.control': 'control_dscp',
    'dscp.last_hop': 'last_hop_dscp',
    'dscp.last_hop_used': 'last_hop_used',
    'outer.ttl': 'outer_ttl',
    'outer.native': 'outer_native',
  }),
  ...same('target', 'target_', {
    'ack_control.on_ecn': 'ack_ack_on_ecn',
    'ack_control.per_packet': 'ack_ack_per_packet',
    'ack_control.tail': 'ack_ack_tail',
    'ack_gen_trigger.bytes': 'ack_ack_gen_trigger',
    'ack_gen_min_add.bytes': 'ack_ack_gen_min_add',
    'offer.mpr': 'offer_mpr',
    'offer.rcv_cwnd_pend': 'offer_rcv_cwnd_pend',
    'offer.restore_cwnd': 'offer_restore_cwnd',
    'new_pdc_time.units': 'times_new_pdc',
    'close_req_time.units': 'times_close_req',
    'linger_time.units': 'times_linger',
    'quarantine_time.units': 'quarantine',
  }),
  ...same('initiator', 'initiator_', {
    ...Object.fromEntries(initiatorTimes.map((name) => [`${name}.clocks`, name])),
    ...Object.fromEntries(losses.map((name) => [`loss.${name}`, `loss_${name}`])),
    'loss.probe_first': 'probe_first',
    'loss.service_required': 'service_required',
    'retries.max_rto_retx': 'max_rto_retx',
    'retries.max_nack_retx': 'max_nack_retx',
    'retries.max_tail_loss': 'max_tail_loss',
    'range.default_mpr': 'default_mpr',
    'range.override_mpr_zero': 'override_mpr_zero',
    'sizes.ack_request_below': 'ack_request_below',
    'sizes.packet_shift': 'packet_shift',
  }),
  ...same('initiator', '', {
    'choice.spread_turns': 'choice_spread_turns',
    'choice.expected_0rtt': 'expected_0rtt',
    'quarantine_time.units': 'choice_quarantine_time',
  }),
  ...congestionPorts(kind),
];

const nsccPorts = same('nscc', 'nscc_', {
  'base_rtt.clocks': 'nscc_base_rtt',
  'target.clocks': 'nscc_target',
  'fast_delay.clocks': 'nscc_fast_delay',
  'qa_threshold.clocks': 'nscc_qa_threshold',
  'adjust_period.clocks': 'nscc_adjust_period',
  'adjust_bytes.bytes': 'nscc_adjust_bytes',
  'min_window.bytes': 'nscc_min_window',
  'window_per_tick.bytes_256': 'nscc_window_per_tick',
  'alpha.bytes_4096': 'nscc_alpha',
  'fair_increase.bytes': 'nscc_fair_increase',
  'eta.bytes': 'nscc_eta',
  'fast_scale.bytes_4096': 'nscc_fast_scale',
  'decrease.gamma': 'nscc_gamma',
  'decrease.most': 'nscc_most_decrease',
  'gain.parts_16384': 'nscc_gain',
  'control.qa_gate': 'nscc_qa_gate',
  'control.has_credit': 'nscc_has_credit',
  'ack_trigger.bytes': 'nscc_ack_trigger',
  'freeze.clocks': 'paths_freeze',
  'full_packet.bytes': 'full',
});

/** Fields that act otherwise; the tests of the registers say how. */
export const otherFields = (kind: CongestionKind, whole = false): readonly string[] => [
  ...(whole ? semanticFields : ['regions_index.entry']),
  ...(kind === 'nscc' ? ['nscc_paths.scheme', 'nscc_paths.unused'] : []),
  'identity_event_enable.neighbour_not_known',
  'identity_event_enable.ring_above',
  'identity_event_enable.store_below',
  'identity_event_enable.bad_frame',
  'addresses_index.entry',
  'addresses_gateway_0.bits',
  'neighbours_index.entry',
  'levels_ring_limit.beats',
  'levels_store_limit.pages',
  'commands_command.pdcid',
  'commands_command.kind',
  'commands_command.with_psn',
  'commands_psn.psn',
  'target_new_pdc_threshold.timeouts',
  'target_interrupt_enable.new_pdc_alarm',
  'target_interrupt_enable.reply_dropped',
  'target_interrupt_enable.guaranteed_not_stored',
  'initiator_interrupt_enable.pdc_error',
  'initiator_interrupt_enable.peer_dropped',
  'initiator_interrupt_enable.unsent',
  'initiator_loss.tail',
  'initiator_choice.pdcs_per_tuple',
  'initiator_choice.full_level',
];

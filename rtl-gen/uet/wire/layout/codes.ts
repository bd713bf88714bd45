/** Every enumeration of the wire (uet-wire.md 2, 4.2, 5.3, 6.2, 12). */
import { type CodeTable, codeTable } from './code-table.ts';

export const etherTypes = codeTable('EtherType', 'IEEE 802', 'H', {
  ipv4: 0x0800,
  vlan: 0x8100,
  ipv6: 0x86dd,
  mac_control: 0x8808,
  service_vlan: 0x88a8,
});

/** The number of native IP is a setting, not a code: none is assigned (uet-wire.md 1.2). */
export const ipProtocols = codeTable('IP protocol', 'RFC 768', 'H', { udp: 17 });

export const ecnCodes = codeTable('ECN', 'RFC 3168', 'H', { not_ect: 0, ect_1: 1, ect_0: 2, ce: 3 });

export const pdsTypes = codeTable('PDS packet type', 'uet-wire.md 2.2', 'H', {
  tss: 1,
  rud_req: 2,
  rod_req: 3,
  rudi_req: 4,
  rudi_resp: 5,
  uud_req: 6,
  ack: 7,
  ack_cc: 8,
  ack_ccx: 9,
  nack: 10,
  cp: 11,
  nack_ccx: 12,
  rud_cc_req: 13,
  rod_cc_req: 14,
});

export const nextHeaders = codeTable('next header', 'uet-wire.md 2.3', 'H', {
  none: 0,
  request_small: 1,
  request_medium: 2,
  request_std: 3,
  response: 4,
  response_data: 5,
  response_data_small: 6,
});

export const ackRequests = codeTable('request of an ACK', 'uet-wire.md 2.4', 'H', { none: 0, clear: 1, close: 2 });

export const nackTypes = codeTable('NACK type', 'uet-wire.md 2.4', 'H', { psn: 0, pkt_id: 1 });

export const ccTypes = codeTable('congestion control state of an ACK', 'uet-wire.md 4.2', 'H', { nscc: 0, credit: 1 });

export const controlTypes = codeTable('control type', 'uet-wire.md 6.2', 'H', {
  noop: 0,
  ack_req: 1,
  clear_cmd: 2,
  clear_req: 3,
  close_cmd: 4,
  close_req: 5,
  probe: 6,
  credit: 7,
  credit_req: 8,
  negotiation: 9,
});

export const nackCodes = codeTable('NACK code', 'uet-wire.md 5.3', 'H', {
  trimmed: 0x01,
  trimmed_lasthop: 0x02,
  trimmed_ack: 0x03,
  no_pdc_avail: 0x04,
  no_ccc_avail: 0x05,
  no_bitmap: 0x06,
  no_pkt_buffer: 0x07,
  no_gtd_del_avail: 0x08,
  no_ses_msg_avail: 0x09,
  no_resource: 0x0a,
  psn_oor_window: 0x0b,
  rod_ooo: 0x0d,
  inv_dpdcid: 0x0e,
  pdc_hdr_mismatch: 0x0f,
  closing: 0x10,
  closing_in_err: 0x11,
  pkt_not_rcvd: 0x12,
  gtd_resp_unavail: 0x13,
  ack_with_data: 0x14,
  invalid_syn: 0x15,
  pdc_mode_mismatch: 0x16,
  new_start_psn: 0x17,
  rcvd_ses_procg: 0x18,
  unexp_event: 0x19,
  rcvr_infer_loss: 0x1a,
  exp_nack_normal: 0xfd,
  exp_nack_err: 0xfe,
  exp_nack_fatal: 0xff,
});

/** What a NACK means for the PDC (uet-wire.md 5.3): it lives, it lives after an oddity, or it is torn down. */
export type NackClass = 'normal' | 'pdc_err' | 'pdc_fatal';

const otherClasses: Readonly<Partial<Record<keyof typeof nackCodes.code, NackClass>>> = {
  inv_dpdcid: 'pdc_fatal',
  pdc_hdr_mismatch: 'pdc_fatal',
  closing: 'pdc_fatal',
  closing_in_err: 'pdc_fatal',
  pkt_not_rcvd: 'pdc_err',
  gtd_resp_unavail: 'pdc_fatal',
  ack_with_data: 'pdc_err',
  invalid_syn: 'pdc_fatal',
  pdc_mode_mismatch: 'pdc_fatal',
  unexp_event: 'pdc_fatal',
  exp_nack_err: 'pdc_err',
  exp_nack_fatal: 'pdc_fatal',
};

/** The class of a NACK code, `undefined` for reserved ones, which are ignored and counted (uet-wire.md 5.3). */
export function nackClass(code: number): NackClass | undefined {
  const name = nackCodes.names.get(code);
  return name === undefined ? undefined : (otherClasses[name] ?? 'normal');
}

export const opcodes = codeTable('SES request opcode', 'uet-wire.md 12.6', 'H', {
  no_op: 0x00,
  write: 0x01,
  read: 0x02,
  atomic: 0x03,
  fetching_atomic: 0x04,
  send: 0x05,
  rendezvous_send: 0x06,
  datagram_send: 0x07,
  deferrable_send: 0x08,
  tagged_send: 0x09,
  rendezvous_tsend: 0x0a,
  deferrable_tsend: 0x0b,
  deferrable_rtr: 0x0c,
  tsend_atomic: 0x0d,
  tsend_fetch_atomic: 0x0e,
  msg_error: 0x0f,
  extended: 0x3f,
});

export const responseLists = codeTable('list of a response', 'uet-wire.md 12.7', 'H', { expected: 0, overflow: 1 });

export const responseOpcodes = codeTable('SES response opcode', 'uet-wire.md 12.7', 'H', {
  default_response: 0,
  response: 1,
  response_w_data: 2,
  no_response: 3,
});

export const returnCodes = codeTable('SES return code', 'uet-wire.md 12.8', 'H', {
  null: 0x00,
  ok: 0x01,
  bad_generation: 0x02,
  disabled: 0x03,
  disabled_gen: 0x04,
  no_match: 0x05,
  unsupported_op: 0x06,
  unsupported_size: 0x07,
  at_invalid: 0x08,
  at_perm: 0x09,
  at_ats_error: 0x0a,
  at_no_trans: 0x0b,
  at_out_of_range: 0x0c,
  host_poisoned: 0x0d,
  host_unsuccess_cmpl: 0x0e,
  amo_unsupported_op: 0x0f,
  amo_unsupported_dt: 0x10,
  amo_unsupported_size: 0x11,
  amo_unaligned: 0x12,
  amo_fp_nan: 0x13,
  amo_fp_underflow: 0x14,
  amo_fp_overflow: 0x15,
  amo_fp_inexact: 0x16,
  perm_violation: 0x17,
  op_violation: 0x18,
  bad_index: 0x19,
  bad_pid: 0x1a,
  bad_job_id: 0x1b,
  bad_mkey: 0x1c,
  bad_addr: 0x1d,
  cancelled: 0x1e,
  undeliverable: 0x1f,
  uncor: 0x20,
  uncor_trnsnt: 0x21,
  too_long: 0x22,
  initiator_error: 0x23,
  dropped: 0x24,
  extended: 0x3e,
});

/** NS3B numbers SUM 1; the reference's list, which is this one, is trusted (uet-wire.md 13.13). */
export const atomicOpcodes = codeTable('atomic operation', 'uet-wire.md 12.9, 13.13', 'H', {
  min: 0x00,
  max: 0x01,
  sum: 0x02,
  diff: 0x03,
  prod: 0x04,
  lor: 0x05,
  land: 0x06,
  bor: 0x07,
  band: 0x08,
  lxor: 0x09,
  bxor: 0x0a,
  read: 0x0b,
  write: 0x0c,
  cswap: 0x0d,
  cswap_ne: 0x0e,
  cswap_le: 0x0f,
  cswap_lt: 0x10,
  cswap_ge: 0x11,
  cswap_gt: 0x12,
  mswap: 0x13,
  inval: 0x14,
});

/** 0x12 to 0xdf and 0xff are reserved, 0xe0 to 0xfe are vendors'. The reference and XDP2 list the same codes. */
export const atomicDataTypes = codeTable('atomic data type', 'uet-wire.md 12.9', 'H', {
  int8: 0x00,
  uint8: 0x01,
  int16: 0x02,
  uint16: 0x03,
  int32: 0x04,
  uint32: 0x05,
  int64: 0x06,
  uint64: 0x07,
  int128: 0x08,
  uint128: 0x09,
  float: 0x0a,
  double: 0x0b,
  float_complex: 0x0c,
  double_complex: 0x0d,
  long_double: 0x0e,
  long_double_complex: 0x0f,
  bf16: 0x10,
  fp16: 0x11,
});

/** Every enumeration, in the order of the documentation. */
export const codeTables: readonly CodeTable[] = [
  etherTypes,
  ipProtocols,
  ecnCodes,
  pdsTypes,
  nextHeaders,
  ackRequests,
  nackTypes,
  ccTypes,
  controlTypes,
  nackCodes,
  opcodes,
  responseLists,
  responseOpcodes,
  returnCodes,
  atomicOpcodes,
  atomicDataTypes,
];

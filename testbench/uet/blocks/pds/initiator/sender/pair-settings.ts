/** What a sender and a target are set to before the first clock of a run. */

import { clearInputs } from '../../../ports.ts';
import { registerFields } from '../initiator-fields.ts';
import type { PairOptions } from './pair-options.ts';
import { codeOf, type Ports } from './pair-ports.ts';

/** Addresses: of the host that sends, and of the target. */
const HOST = 0xffff_c0a8_2a01n;
const TARGET = 0xffff_c0a8_2a02n;

/** Sets all inputs but resets: to 0, then what stays for the run. Registers on a bus are the caller's to write. */
export function setPair(sender: Ports, target: Ports, { registers, pdcsPerTuple, mpr }: PairOptions): void {
  for (const ports of [sender, target]) {
    clearInputs(ports);
  }
  const isManaged = !sender.ports.some(({ name }) => name === 'registers_expected_0rtt');
  for (const [name, value] of Object.entries(isManaged ? {} : registerFields(registers, false))) {
    const full = `registers_initiator_${name}`;
    if (typeof value === 'string') sender.port(full).set(codeOf(sender, full, value));
    else sender.port(full).set(typeof value === 'bigint' ? value : Number(value));
  }
  const choice = {
    registers_choice_pdcs_per_tuple: pdcsPerTuple,
    registers_choice_full_level: 64,
    registers_choice_quarantine_time: 1,
  };
  setPorts(sender, {
    ...(isManaged ? {} : choice),
    send_payload_tuple_destination: TARGET,
    peer_source: TARGET,
    packet_ready: 1,
  });
  setPorts(target, {
    registers_ack_ack_on_ecn: 1,
    registers_ack_ack_tail: 1,
    registers_ack_ack_gen_trigger: 16_384,
    registers_ack_ack_gen_min_add: 1024,
    registers_offer_mpr: mpr,
    registers_times_new_pdc: 10_000,
    registers_times_linger: 100,
    registers_times_close_req: 100_000,
    registers_quarantine: 10,
    request_payload_source: HOST,
    reply_ready: 1,
  });
  for (const name of ['ccc', 'bitmap', 'pkt_buffer', 'gtd_del', 'ses_msg', 'other']) {
    target.port(`request_payload_resources_${name}`).set(1);
  }
}

function setPorts(ports: Ports, values: Readonly<Record<string, number | bigint>>): void {
  for (const [name, value] of Object.entries(values)) ports.port(name).set(value);
}

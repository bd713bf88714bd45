/** What both halves of a packet's way share, and the housekeeping. */
import { nackOf } from './answers.ts';
import type { Outcome } from './arrival.ts';
import type { Context } from './context.ts';
import { GuaranteedStore } from './guaranteed-store.ts';
import type { PdsPacket } from './packet.ts';
import { PdcTable } from './pdc-table.ts';
import type { TargetNack } from './reply.ts';
import type { PdsRegisters, PdsTargetSettings } from './settings.ts';
import { Timers } from './timers.ts';
import { Counters } from './verdict.ts';

export class TargetState {
  readonly settings: PdsTargetSettings;
  readonly registers: PdsRegisters;
  readonly counters = new Counters();
  readonly pdcs: PdcTable<Context>;
  readonly store: GuaranteedStore;
  readonly timers = new Timers();
  /** In units of 128 ns. */
  now = 0;
  /** What lags are counted in. */
  tick = 0;

  constructor(settings: PdsTargetSettings) {
    this.settings = settings;
    this.registers = { ...settings.registers };
    this.pdcs = new PdcTable(settings);
    this.store = new GuaranteedStore(settings.guaranteedEntries);
  }
}

/** Into ERROR: every packet is refused, until the PDC is gone. */
export function fail(s: TargetState, context: Context): void {
  if (context.state === 'error') return;
  context.state = 'error';
  s.timers.start(context, s.now + s.registers.lingerTime);
}

/**
 * NACKs of class PDC_FATAL that packets of a PDC's own initiator can bring about while it lives; CLOSING and CLOSING_IN_ERR
 * find it closing.
 */
const fatal = new Set<TargetNack>(['gtd_resp_unavail', 'invalid_syn', 'pdc_mode_mismatch', 'unexp_event']);

/** A packet is answered by a NACK. `context`: its PDC, if it has one and is of it. */
export function refuse(
  s: TargetState,
  packet: PdsPacket,
  context: Context | undefined,
  code: TargetNack,
  payload = 0,
): Outcome {
  const reply = nackOf(packet, context, code, payload);
  if (context !== undefined && fatal.has(code) && s.settings.policies.fatalNacks === 'tear_down') fail(s, context);
  return { verdict: `nack_${code}`, reply };
}

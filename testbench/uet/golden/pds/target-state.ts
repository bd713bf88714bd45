/** What both halves of a packet's way share, and the housekeeping. */
import { nackOf, type Observed } from './answers.ts';
import type { Outcome } from './arrival.ts';
import type { Context } from './context.ts';
import { GuaranteedStore } from './guaranteed-store.ts';
import type { PdsPacket } from './packet.ts';
import { PdcTable } from './pdc-table.ts';
import type { Ack, TargetNack } from './reply.ts';
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
  /** What of each ACK_CC would be different if it were read at another time. */
  readonly observers = new WeakMap<Ack, (now: number) => Observed>();
  /** In units of 128 ns. */
  now = 0;
  /** What lags are counted in. */
  tick = 0;

  constructor(settings: PdsTargetSettings) {
    this.settings = settings;
    this.registers = { ...settings.registers };
    this.pdcs = new PdcTable(settings);
    this.store = new GuaranteedStore(settings);
  }
}

/**
 * Into ERROR: every packet is refused, until the PDC is gone. One that is closed already is left alone: it is ending.
 */
export function fail(s: TargetState, context: Context): void {
  if (context.state === 'error' || context.state === 'close_ack_wait') return;
  context.state = 'error';
  s.timers.start(context, s.now + s.registers.lingerTime);
}

/**
 * A packet is answered by a NACK. `context`: its PDC, if it has one and is of it. A NACK of class PDC_FATAL changes
 * nothing here (5.3; 7.6 leaves it open), because a packet of an older PDC may have caused it, which only its source
 * can tell.
 */
export const refuse = (packet: PdsPacket, context: Context | undefined, code: TargetNack, payload = 0): Outcome => ({
  verdict: `nack_${code}`,
  reply: nackOf(packet, context, code, payload),
});

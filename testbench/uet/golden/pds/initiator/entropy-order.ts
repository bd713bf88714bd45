/**
 * Losses by the order of an entropy value: packets on one stay in order, so a later one that has come shows that
 * earlier ones are lost (10.2).
 */
import type { Context } from './context.ts';
import type { InitiatorShared } from './initiator-state.ts';
import { lose } from './loss.ts';

/** A packet of which it is known which sending has come: the last. */
export interface Arrived {
  readonly entropy: number;
  readonly order: number;
}

/**
 * What was sent before these on their entropy values, and is still out, is lost. A PDC in order has one value, and
 * finds gaps otherwise.
 */
export function loseByEntropy(s: InitiatorShared, context: Context, arrived: readonly Arrived[]): void {
  if (!s.registers.loss.entropy || context.ordered || arrived.length === 0) return;
  const latest = new Map<number, number>();
  for (const { entropy, order } of arrived) latest.set(entropy, Math.max(order, latest.get(entropy) ?? 0));
  for (const record of context.records.values()) {
    const order = latest.get(record.entropy);
    if (record.state === 'out' && order !== undefined && record.order < order) lose(s, context, record, 'entropy');
  }
}

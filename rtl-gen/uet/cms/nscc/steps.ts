/** What the kinds of events mean for the parts of NSCC. */
import { anyOf, type Bits, bit, record, type ValueOf } from '../../../hdl/index.ts';
import type { CcKind } from '../records.ts';

type Kind = ValueOf<typeof CcKind>;
type Name = Parameters<Kind['is']>[0];

/** Decoded. */
export const Steps = record({
  start: bit,
  idle: bit,
  sent: bit,
  /** `bytes` are in flight, or are no longer. */
  adds: bit,
  removes: bit,
  /** ACKs, of data or of a probe; NACKs of trimmed packets. */
  ack: bit,
  probe: bit,
  trim: bit,
  last_hop: bit,
  timeout: bit,
});

/** Of a kind, the flags that it stands for. */
export function stepsOf(kind: Kind, valid: Bits<1>): ValueOf<typeof Steps> {
  const is = (first: Name, ...others: readonly Name[]): Bits<1> =>
    anyOf(kind.is(first), ...others.map((name) => kind.is(name))).and(valid);
  return {
    start: is('start'),
    idle: is('idle'),
    sent: is('sent'),
    adds: is('sent', 'readd'),
    removes: is('ack', 'probe_ack', 'nack_trim', 'nack_last_hop', 'nack_other', 'timeout', 'inferred', 'withdrawn'),
    ack: is('ack', 'probe_ack'),
    probe: is('probe_ack'),
    trim: is('nack_trim', 'nack_last_hop'),
    last_hop: is('nack_last_hop'),
    timeout: is('timeout'),
  };
}

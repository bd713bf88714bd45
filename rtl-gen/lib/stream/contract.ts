/** What every stream keeps to, as checks. */
import type { Bits, Ctx, Ready, Stream } from '../../hdl/index.ts';

/** All three ports of a stream, as a module has them that reads one side and drives the other. */
export type StreamPorts<V> = Stream<V> & Ready;

/**
 * The contract of a valid/ready stream, from one clock to the next outside reset: what is offered and not taken is
 * offered again (`<name>_valid_kept`), and its payload is the same (`<name>_payload_kept`).
 *
 * `assert` it of a stream that the module drives, and `assume` it of one that it reads: then a proof takes it for
 * granted. Every simulation checks both, so a call is also a monitor. Nothing of it becomes hardware.
 *
 * The payload may be any value. While `valid` is 0 it may change as it likes.
 */
export function streamContract<V>(m: Ctx, as: 'assert' | 'assume', name: string, ports: StreamPorts<V>): void {
  const { validKept, payloadKept } = contractOf(m, ports);
  m[as](`${name}_valid_kept`, validKept);
  m[as](`${name}_payload_kept`, payloadKept);
}

/** The two conditions of the contract, for proofs that need them at the edges of another clock too. */
export function contractOf<V>(
  m: Ctx,
  { payload, valid, ready }: StreamPorts<V>,
): { readonly validKept: Bits<1>; readonly payloadKept: Bits<1> } {
  const refused = m.pastValid().and(m.past(valid)).and(m.past(ready).not());
  return { validKept: refused.implies(valid), payloadKept: refused.implies(m.stable(payload)) };
}

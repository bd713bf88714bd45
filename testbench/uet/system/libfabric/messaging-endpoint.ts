/** What programs call: the same of an endpoint of the golden model and of one in hardware. */
import type { FabricNode } from '../fabric.ts';
import type { LibfabricEndpoint } from './endpoint.ts';

/** A node of the network whose timers are looked at. */
export interface MessagingNode extends FabricNode {
  /** It is now `time`, in units of 128 ns. */
  poll(time: number): void;
}

export interface MessagingEndpoint
  extends Pick<
    LibfabricEndpoint,
    | 'cqRead'
    | 'register'
    | 'deregister'
    | 'recv'
    | 'trecv'
    | 'send'
    | 'tsend'
    | 'sendDatagram'
    | 'write'
    | 'read'
    | 'atomic'
    | 'fetchAtomic'
    | 'cancel'
    | 'avInsert'
  > {
  readonly node: MessagingNode;
  /** Datagrams that have come whole and were refused, or found no receive, where it tells. */
  readonly datagramsDropped: number | undefined;
  /** The completion queue has one more entry. */
  onEntry: () => void;
}

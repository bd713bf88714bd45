/** A packet on the network: what links and switches look at. Ends put what they mean into its body. */

/** Where a switch has cut a packet to its header: nowhere, at some port, or at the port to its destination. */
export type Trimming = 'whole' | 'trimmed' | 'trimmed_last_hop';

/** What an egress of a switch writes into a packet that collects samples: HPCC's in-band telemetry. */
export interface PortSample {
  /** ps. */
  readonly time: number;
  /** Of the port's line, in bit/s. */
  readonly rate: number;
  /** Bytes that have left the port, and bytes of data that wait there. */
  readonly sentBytes: number;
  readonly queuedBytes: number;
}

/** A record in place of bytes. Switches change `trimming`, `size` and `isMarked`. */
export interface Packet<Body = unknown> {
  readonly source: number;
  readonly destination: number;
  /** On the wire, in bytes. */
  size: number;
  /** Packets of a flow with one entropy value take one path. */
  readonly flow: number;
  readonly entropy: number;
  /** Control goes by its own queue, before data, and is never trimmed or marked. */
  readonly isControl: boolean;
  /** A switch may cut it instead of dropping it, and may mark it. */
  readonly isTrimmable: boolean;
  readonly isEcnCapable: boolean;
  isMarked: boolean;
  trimming: Trimming;
  /** Samples of the ports on its way, where the sender asked for them. */
  readonly samples?: PortSample[];
  readonly body: Body;
}

/** Where packets arrive. */
export type PacketSink<Body> = (packet: Packet<Body>) => void;

/** Where a transmitter gets its packets: the next one to leave; `undefined`: none may leave now. */
export interface PacketSource<Body> {
  next(): Packet<Body> | undefined;
  /** The packet that `next` gave has left with its last bit. */
  left?(packet: Packet<Body>): void;
}

/** What a host asks an initiator for, and what it hears of it. */
import type {
  AtomicExtension,
  DeliveryMode,
  HeaderForm,
  OpcodeName,
  ReturnCodeName,
  SesRequest,
} from '../packets/packet.ts';

/** A message to a process of a peer. */
export interface SesOperation {
  readonly opcode: OpcodeName;
  readonly peer: number;
  readonly mode: DeliveryMode;
  readonly rel: boolean;
  readonly jobId: number;
  readonly pidOnFep: number;
  readonly resourceIndex: number;
  readonly initiator: number;
  /** Match bits or memory key. */
  readonly matchBits: bigint;
  /** Bytes of a send or write, operands of an atomic. */
  readonly payload: Uint8Array;
  /** Bytes of a READ. */
  readonly length?: number;
  /** Where bytes of a READ go in the host's memory. */
  readonly address?: bigint;
  readonly offset?: bigint;
  readonly headerData?: bigint | undefined;
  readonly dc?: boolean;
  /** `medium` and `small`: of one packet. */
  readonly form?: HeaderForm;
  readonly atomic?: AtomicExtension;
  /** The region that the rest of a rendezvous send is read from, and how much goes at once. */
  readonly rendezvous?: {
    readonly eagerLength: number;
    readonly riGeneration: number;
    readonly pidOnFep: number;
    readonly resourceIndex: number;
    readonly key: bigint;
    /** Of byte 0 of the message in the region. */
    readonly offset: bigint;
  };
  /** Packets whose bytes could not be read: they have `ie` (ses.md 3.5). */
  readonly faulty?: ReadonlySet<number>;
  /** Of RTR: as it is. */
  readonly request?: SesRequest;
}

/**
 * `timed_out`: the target has not gone on; `pds`: the packets could not be delivered, or RUDI has brought a response
 * without what was asked for; `cut`: it has cut the message.
 */
export type LocalError = 'timed_out' | 'pds' | 'cut';

/** One for each message (ses.md 6.2). */
export interface InitiatorCompletion {
  readonly code: ReturnCodeName | LocalError;
  readonly opcode: OpcodeName;
  /** Bytes of the message, and how many of them the target has cut off. */
  readonly bytes: number;
  readonly cut: number;
  /** What a fetching atomic has brought. */
  readonly result: Uint8Array | undefined;
  /** The target has matched it from its unexpected headers. */
  readonly overflow: boolean;
}

/** A packet that leaves. Packets of one number belong together, and have one PDC. */
export interface OutPacket {
  readonly handle: number;
  readonly peer: number;
  readonly mode: DeliveryMode;
  readonly message: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly request: SesRequest;
}

/** Tables whose messages wait for receives that they have not found, as the packets of a receive half see them. */
import type { Bits, ValueOf } from '../../../../hdl/index.ts';
import type { CheckedPacketValue } from '../checked-packet.ts';
import type { Outcome } from '../packet-outcome.ts';
import type { FoundDone, FoundHeader } from '../receive-turns.ts';

type Header = ValueOf<ReturnType<typeof FoundHeader>>;
type Done = ValueOf<typeof FoundDone>;

/** What a table says of the packet at the head of the line. */
export interface AtHead {
  /** Its message has a place there while it asks for a receive, and is kept in it if it finds none. */
  readonly takes: Bits<1>;
  /** The number of its header there, and whether it has that one, and not that of a table before. */
  readonly number: Bits<16>;
  readonly isNumber?: Bits<1>;
  /** The packet has to wait: a place may be free soon. */
  readonly waits?: Bits<1>;
}

/** The packet at the head of the line. */
export interface Head {
  readonly packet: CheckedPacketValue;
  /** As the table has said. */
  readonly takes: Bits<1>;
  /** It may ask for a receive, or for the one that was promised to it. */
  readonly asks: Bits<1>;
  /** It goes on. */
  readonly leaves: Bits<1>;
  /** It, or the end of an old message, begins to wait for its turn. */
  readonly enters: Bits<1>;
}

/** The packet whose turn it is, where `steps`, and whether its message is `stored`, as it has found no receive. */
export interface Turn {
  readonly packet: CheckedPacketValue;
  readonly steps: Bits<1>;
  readonly stored: Bits<1>;
}

/** Headers that receives of either space have found. */
export interface FoundHeaders {
  readonly send: Header;
  readonly tagged: Header;
}

/**
 * One table; each optional part of a receive half that lets messages wait has one. The functions are called once each,
 * in the order in which a packet goes through the receive half.
 */
export interface WaitingTable {
  atHead(packet: CheckedPacketValue): AtHead;
  /** Gives the packet as it goes on. */
  leaves(head: Head): CheckedPacketValue;
  /** Receives have found headers; `done` says what has become of these. */
  finds(headers: FoundHeaders): void;
  readonly done: { readonly send: Done; readonly tagged: Done };
  turns(turn: Turn): void;
  /** What has become of a packet. */
  ends(outcome: Outcome): void;
}

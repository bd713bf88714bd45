/** One end of a life of return spaces: its halves of packet delivery, whichever hardware has them. */
import type { Delivery, PdsPacket, PdsResponse } from '../../../../golden/pds/index.ts';
import type { PeerAck, PeerControl, PeerNack } from '../../../../golden/pds/initiator/index.ts';
import type { Fields } from '../../target-side/target-fields.ts';
import type { HardwareSend } from '../initiator-bench.ts';

/** What SES does at an end. */
export interface EndSes {
  /** A request came; `packet` is as it arrived. */
  deliver(delivery: Delivery, packet: PdsPacket): void;
  outcome(outcome: Fields): void;
  /** A guaranteed response is not needed any more. */
  released(pdcid: number, psn: number): void;
  /** What our initiator or our target has of this PDC is over. */
  over(pdcid: number): void;
}

/** A packet but for its place. */
export type EndSend = Omit<HardwareSend, 'place'>;

export interface ReturnEnd {
  readonly address: bigint;
  /** PDCs that have failed, by their PDCID. */
  readonly failed: readonly number[];
  /** No PDC of ours is left, and nothing of one. */
  readonly isIdle: boolean;
  /** A request for the peer; whether it is sent. */
  request(rod: boolean, send: EndSend): boolean;
  /** A packet of the return space of a PDC that the peer has opened; whether that is there. */
  answer(pdcid: number, send: EndSend): boolean;
  respond(response: PdsResponse): void;
  conclude(pdcid: number): void;
  /** All PDCs of ours close. */
  closeAll(): void;
  /** Firmware ends all PDCs that the peer has opened. */
  failTarget(): void;
  packetArrives(packet: PdsPacket): void;
  replyArrives(peer: PeerAck | PeerNack | PeerControl): void;
  /** One clock of both halves. What leaves: a packet and a reply, as fields of hardware. */
  clock(ses: EndSes): Promise<{ readonly packet: Fields | undefined; readonly reply: Fields | undefined }>;
}

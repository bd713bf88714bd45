/** What a packet is, by its own fields alone (uet-wire.md 6.2, 7.6). */
import type { Bits, ValueOf } from '../../../../hdl/index.ts';
import type { Request } from '../records.ts';
import type { ArrivalLayout } from './arrival-layout.ts';

/** The value of a `Request`. */
export type Packet = ValueOf<typeof Request>;

/** Kinds that can open a PDC; their mode counts. */
export const opensPdc = ({ kind }: Pick<Packet, 'kind'>): Bits<1> =>
  kind.is('request').or(kind.is('noop')).or(kind.is('negotiation'));

/** Kinds whose PSN is a new one of the forward space. */
export const takesPsn = (packet: Pick<Packet, 'kind'>): Bits<1> => opensPdc(packet).or(packet.kind.is('close_cmd'));

/** The same of the packets of a PDC that may be an adopted one, of which CLOSE_REQ has a PSN in place of CLOSE_CMD. */
export const takesPsnOf = (packet: Pick<Packet, 'kind'>, adopted: Bits<1> | undefined): Bits<1> => {
  if (adopted === undefined) return takesPsn(packet);
  const { kind } = packet;
  const closes = kind.is('close_req').and(adopted).or(kind.is('close_cmd').and(adopted.not()));
  return opensPdc(packet).or(closes).or(kind.is('adopt'));
};

/** Kinds whose PSN lies in the forward space, so that with `syn` it tells Start_PSN. */
export const namesPsn = (packet: Pick<Packet, 'kind'>): Bits<1> => takesPsn(packet).or(packet.kind.is('ack_req'));

/** A request for which something is not there that packets of an open PDC need, too. */
export const lacksResource = ({ kind, resources }: Pick<Packet, 'kind' | 'resources'>): Bits<1> => {
  const { pkt_buffer, gtd_del, ses_msg, other } = resources;
  return kind.is('request').and(pkt_buffer.and(gtd_del).and(ses_msg).and(other).not());
};

/** The same of a SYN packet that may open a PDC; one that is not its first may take none of the last responses. */
export const lacksToOpen = (packet: Pick<Packet, 'kind' | 'resources' | 'dpdcid'>): Bits<1> => {
  const { kind, resources, dpdcid } = packet;
  const isLater = dpdcid.trunc(12).any();
  return lacksResource(packet).or(kind.is('request').and(resources.gtd_last).and(isLater));
};

/** Of a SYN packet: ROD, and not the first one (7.6). */
export const isLaterOfRod = ({ rod, dpdcid }: Pick<Packet, 'rod' | 'dpdcid'>): Bits<1> =>
  rod.and(dpdcid.trunc(12).any());

/** Of a SYN packet: it lies beyond the window of its own Start_PSN (7.3). */
export const isBeyondFirstWindow = (
  { dpdcid }: Pick<Packet, 'dpdcid'>,
  { lapBit }: Pick<ArrivalLayout, 'lapBit'>,
): Bits<1> => dpdcid.slice(11, lapBit).any();

/** Of a SYN packet: it is not one with which its PDC may begin; the PDC waits for another. */
export const isEarly = (packet: Pick<Packet, 'rod' | 'dpdcid'>, layout: Pick<ArrivalLayout, 'lapBit'>): Bits<1> =>
  isLaterOfRod(packet).or(isBeyondFirstWindow(packet, layout));

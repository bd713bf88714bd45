/** How long messages take on the usual network without waiting, from rates, delays and lengths of frames alone. */
import { usualFabric } from '../fabric.ts';
import { programMtu } from './run-programs.ts';

/**
 * Bytes of a frame of a message on the line beside its payload: preamble and gap 20, Ethernet 14 and FCS 4, IPv4 20,
 * UDP 8, PDS 12, SES 44, CRC 4.
 */
export const lineOverhead = 20 + 14 + 4 + 20 + 8 + 12 + 44 + 4;
/** Links and switches between hosts below different leaves. */
const [links, switches] = [4, 3] as const;

const us = (bytes: number): number => (bytes * 8e6) / usualFabric.rate;

/** us for which `bytes` of payload take a line, in packets of up to `mtu` each. */
export const lineTime = (bytes: number, mtu = programMtu): number =>
  us(bytes + lineOverhead * Math.max(1, Math.ceil(bytes / mtu)));

/** us from the end of a frame with `bytes` of payload at its host to its end at another; switches take it in whole. */
export const latency = (bytes: number, mtu = programMtu): number =>
  (links * usualFabric.linkDelay + switches * usualFabric.switchDelay) / 1e6 +
  switches * lineTime(Math.min(bytes, mtu), mtu);

/** us from a send to the last byte of a message. */
export const messageTime = (bytes: number, mtu = programMtu): number => lineTime(bytes, mtu) + latency(bytes, mtu);

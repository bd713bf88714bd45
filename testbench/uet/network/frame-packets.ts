/**
 * Frames as packets of the network, for hosts that speak bytes: endpoints in a simulator, and golden ones. What a
 * switch does to the record is done to the bytes where the frame arrives, by the rules of the switch.
 */
import { mix } from '../../../support/random.ts';
import { headOf, markedFrame, trimmedFrame } from '../golden/switch/switch-rules.ts';
import type { Packet } from './packet.ts';

export interface FrameSettings {
  readonly trimmableDscp: number;
  readonly controlDscp: number;
  readonly trimmedDscp: number;
  readonly trimmedLastHopDscp: number;
  /** The host that has the lower 32 bits of an IP address. */
  hostOf(address: number): number;
}

/** A frame without FCS as a packet; its UDP source port, or what stands in its place, is the entropy value. */
export function packetOfFrame(frame: Uint8Array, settings: FrameSettings): Packet<Uint8Array> {
  const head = headOf(frame);
  if (head === undefined) throw new RangeError('a frame without an IP header has no way through the network');
  const { at, version, dscp, ecn } = head;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const [from, to] = version === 4 ? [at + 12, at + 16] : [at + 20, at + 36];
  const [source, destination] = [view.getUint32(from), view.getUint32(to)];
  const payload = at + (version === 4 ? 20 : 40);
  return {
    source: settings.hostOf(source),
    destination: settings.hostOf(destination),
    size: frame.length,
    flow: mix(mix(source) ^ destination),
    entropy: frame.length >= payload + 2 ? view.getUint16(payload) : 0,
    isControl: [settings.controlDscp, settings.trimmedDscp, settings.trimmedLastHopDscp].includes(dscp),
    isTrimmable: dscp === settings.trimmableDscp,
    isEcnCapable: ecn === 1 || ecn === 2,
    isMarked: false,
    trimming: 'whole',
    body: frame,
  };
}

/** The frame as it arrives: with the mark, and cut, as switches have said. */
export function frameOfPacket(packet: Packet<Uint8Array>, settings: FrameSettings): Uint8Array {
  const marked = packet.isMarked ? (markedFrame(packet.body) ?? packet.body) : packet.body;
  if (packet.trimming === 'whole') return marked;
  return trimmedFrame(marked, { ...settings, lastHop: packet.trimming === 'trimmed_last_hop' });
}

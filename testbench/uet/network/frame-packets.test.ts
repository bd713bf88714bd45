import { expect, test } from 'vitest';
import { headOf } from '../golden/switch/switch-rules.ts';
import { internetChecksum } from '../golden/wire/checksums.ts';
import { type FrameSettings, frameOfPacket, packetOfFrame } from './frame-packets.ts';

const settings: FrameSettings = {
  trimmableDscp: 10,
  controlDscp: 20,
  trimmedDscp: 11,
  trimmedLastHopDscp: 12,
  hostOf: (address) => address & 0xff,
};

/** A frame of UDP over IPv4 from 10.0.0.3 to 10.0.0.7. */
function frame(dscp: number, entropy: number, length = 1000): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint16(12, 0x0800);
  view.setUint16(14, 0x4500 | (dscp << 2) | 2);
  view.setUint16(16, length - 14);
  view.setUint16(22, 0x4011);
  view.setUint32(26, 0x0a000003);
  view.setUint32(30, 0x0a000007);
  view.setUint16(24, internetChecksum(bytes.subarray(14, 34)));
  view.setUint16(34, entropy);
  return bytes;
}

test('a frame is a packet of its addresses, its entropy value and its class', () => {
  expect(packetOfFrame(frame(10, 77), settings)).toMatchObject({
    source: 3,
    destination: 7,
    size: 1000,
    entropy: 77,
    isControl: false,
    isTrimmable: true,
    isEcnCapable: true,
  });
  expect(packetOfFrame(frame(20, 5), settings)).toMatchObject({ isControl: true, isTrimmable: false });
  expect(() => packetOfFrame(new Uint8Array(64), settings)).toThrow('without an IP header');
});

test('one flow has one number whatever its entropy value is', () => {
  expect(packetOfFrame(frame(10, 1), settings).flow).toBe(packetOfFrame(frame(10, 2), settings).flow);
});

test('marks and trimming of the way are in the frame that arrives, and nothing else is', () => {
  const sent = frame(10, 77);
  const packet = packetOfFrame(sent, settings);
  expect(frameOfPacket(packet, settings)).toEqual(sent);
  expect(headOf(frameOfPacket({ ...packet, isMarked: true }, settings))).toMatchObject({ ecn: 3, dscp: 10 });
  const cut = frameOfPacket({ ...packet, trimming: 'trimmed', isMarked: true }, settings);
  expect(cut).toHaveLength(58);
  expect(headOf(cut)).toMatchObject({ ecn: 3, dscp: 11 });
  const last = frameOfPacket({ ...packet, trimming: 'trimmed_last_hop' }, settings);
  expect(headOf(last)).toMatchObject({ ecn: 2, dscp: 12 });
});

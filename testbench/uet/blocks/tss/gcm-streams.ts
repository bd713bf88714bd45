/** How packets enter and leave an engine of any number of lanes. */

import { packetSource } from '../../../agents/packet/packet-agents.ts';
import { type ReadPacket, SegmentReader, toBeats } from '../../../agents/packet/segments.ts';
import type { Payload } from '../../../agents/payload.ts';
import type { PatternLike, TestContext } from '../test-kit.ts';

const bytes = 16;

/** The lanes of the engine under test. */
export function lanesOf(t: TestContext): number {
  return t.dut.ports.find(({ name }) => name === 'down_payload_enable')?.width ?? 1;
}

export interface GcmSource {
  send(packets: readonly Uint8Array[]): void;
  idle(): boolean;
}

/**
 * Sends packets one after another; of several lanes, with `gaps`, every fourth or so begins some segments after the
 * one before it.
 */
export function gcmSource(t: TestContext, valid: PatternLike, gaps: boolean): GcmSource {
  const count = lanesOf(t);
  if (count === 1) {
    const source = packetSource(t, 'packets', { valid });
    return {
      send: (packets) => {
        for (const packet of packets) source.sendNow(packet);
      },
      idle: () => source.idle,
    };
  }
  const source = t.source('packets', { valid });
  const gap = () => (gaps && t.random.below(4) === 0 ? t.random.below(2 * count) : 0);
  return {
    send: (packets) => {
      for (const beat of toBeats(packets, { count, bytes }, gap)) source.sendNow(beat);
    },
    idle: () => source.idle,
  };
}

/** Reads the beats that leave: the packets that end in each. */
export function gcmReader(t: TestContext): (item: Payload) => readonly ReadPacket[] {
  const reader = new SegmentReader({ count: lanesOf(t), bytes });
  return (item) => {
    const ended = reader.take(item);
    return ended === 0 ? [] : reader.packets.slice(-ended);
  };
}

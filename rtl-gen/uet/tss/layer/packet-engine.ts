/** The engine of a direction, and what brings packets to it: a header in front of each body, and a descriptor. */
import { type Bits, type Ctx, record, type Stream, type StreamValue, type ValueOf } from '../../../hdl/index.ts';
import { unitsReversed } from '../../../lib/bits/joined.ts';
import type { Beat, NoUser } from '../../../lib/packet/beat.ts';
import { headerInsert } from '../../../lib/packet/header-insert.ts';
import { queue } from '../../../lib/stream/fifo.ts';
import { backwardSlice, forwardSlice } from '../../../lib/stream/register-slice.ts';
import type { keyErase } from '../gcm/key-install.ts';
import type { gcmDescriptor } from '../gcm/packet.ts';
import { type EngineOptions, layerEngine } from './layer-engine.ts';
import { bodyBytes, type keyPlace, type LayerSizes, lanesOf, lengthBits } from './shapes.ts';
import { fromRegisters } from './wide-register.ts';

/** Descriptors that wait before the engine: as many as come, a clock each, until their packets are in it. */
const descriptorsAhead = (sizes: LayerSizes): number => (lanesOf(sizes) === 1 ? 4 : 16);

/** Packets that may be in the engine: as many as pass while one is in it, and more. */
export const packetsUnderWay = (sizes: LayerSizes): number => Math.min(32 * lanesOf(sizes), 128);

/** A packet with its key, as both directions have it. */
interface Keyed {
  readonly needed: Bits<1>;
  readonly place: ValueOf<ReturnType<typeof keyPlace>>;
  readonly packet: {
    readonly header: Bits;
    readonly header_bytes: Bits;
    readonly iv: Bits<96>;
    readonly aad_bytes: Bits;
  };
}

/** A header of `length` bytes, and the bytes of its body; it does not leave where `send` is 0. */
interface QueuedFrame {
  readonly header: Bits;
  readonly length: Bits;
  readonly payload: Bits;
  readonly send: Bits<1>;
}

/** The header of a packet with a body of so many bytes. */
export const frameOf = ({ needed, packet }: Keyed, bytes: Bits): QueuedFrame => ({
  ...{ header: unitsReversed(packet.header), length: packet.header_bytes, payload: bytes, send: needed },
});

/** What the engine does with a packet: nothing of it passes without being authenticated. */
export const descriptorOf = ({ place, packet: { iv, aad_bytes } }: Keyed, seal: Bits<1>) => ({
  ...{ key: place.slot, iv: iv.xor(place.iv_mask), seal, aad_bytes, crypt_offset: aad_bytes },
});

interface EngineStreams {
  /** A header, a body and a descriptor for each packet; a frame that is not sent has no descriptor. */
  readonly frames: StreamValue<QueuedFrame>;
  readonly bodies: StreamValue<Beat<NoUser>>;
  readonly descriptors: StreamValue<ValueOf<ReturnType<typeof gcmDescriptor>>>;
  /** What makes keys. */
  readonly resolve: {
    readonly keys: Stream<{ readonly number: Bits; readonly key: Bits<256> }>;
    readonly erase: ValueOf<ReturnType<typeof keyErase>>;
  };
}

/**
 * Packets through the engine. `inserted` are those that go into it, `leaving` those that come out of it; `installed` is
 * for what makes keys. Queues and slices stand where the `ready` of one part would follow that of another too far.
 */
export function throughEngine(m: Ctx, options: EngineOptions, headerBytes: number, streams: EngineStreams) {
  const { frames, bodies, descriptors, resolve } = streams;
  const framing = { headerBytes, payloadBits: lengthBits, roomBits: 1, user: record({}) };
  const next = fromRegisters(frames.through('frames', queue(4)), 'next_frame', options, 8);
  const { down: inserted } = m.inst('insert', headerInsert(bodyBytes(options), framing), {
    // Nothing comes after a body.
    frame: next.map((frame) => ({ ...frame, room: m.lit(1, 0), user: {} })),
    up: bodies,
  });
  const packets = inserted.map(({ data, keep, last }) => ({ data, keep, last, user: {} }));
  const engine = m.inst('engine', layerEngine(options), {
    ...{ keys: resolve.keys, erase: resolve.erase },
    descriptor: descriptors.through('descriptors', queue(descriptorsAhead(options))).through('described', forwardSlice),
    packets: packets.through('framed', backwardSlice),
  });
  m.unused(engine.installed_number, engine.refused);
  return { inserted, installed: engine.installed, leaving: engine.down.through('leaving', backwardSlice) };
}

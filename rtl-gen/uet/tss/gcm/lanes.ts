/** AES-GCM of packets with several lanes (NIST SP 800-38D). */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { packetCollect, placesOf } from '../../../lib/lanes/collect.ts';
import { packetDistribute } from '../../../lib/lanes/distribute.ts';
import { laneItems } from '../../../lib/lanes/lane-items.ts';
import { judgedSegments, segments } from '../../../lib/lanes/segments.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { fifo, queue } from '../../../lib/stream/fifo.ts';
import { byName, downs, ups } from '../../../lib/stream/many.ts';
import { forwardSlice, fullSlice } from '../../../lib/stream/register-slice.ts';
import { aesBlock } from '../aes/block.ts';
import { gcmKeyInstall, keyErase } from './key-install.ts';
import { gcmLane } from './lane.ts';
import { gcmDescriptor, laneBytes } from './packet.ts';
import { checkKeys, type GcmSettings, gcmName } from './settings.ts';

/** Segments that find room before a lane: a packet of 9,216 bytes and what keeps the lane at work until it comes. */
const queuedSegments = 1024;

/**
 * Segments before a lane from which on it gets no further packet: more than the clocks in which a packet of 9,216 bytes
 * comes, 291 to two lanes.
 */
const enough = 384;

/** Packets that can be before a lane or in it, and in all of the engine. */
const packetsOfLane = 64;
const packetsInOrder = 1024;

/** Segments after a lane where packets do not wait for their verdicts. */
const passing = 1024;

/**
 * As `gcmEngine`, 16 bytes a clock for each of 2, 4 or 8 lanes: packets come in segments of 16 bytes, as many as there
 * are lanes in a beat, and leave so. Each packet is one lane's, and they leave in the order in which they came. So a
 * packet has as many clocks of a lane as in `gcmEngine`, and the engine passes as many packets of any lengths as all
 * its lanes do, where their segments leave no gaps. At most one packet begins in a beat. With `aligned` each
 * begins in segment 0 of one, as it comes and as it leaves.
 *
 * A key is written in all lanes at once, and erased as in `gcmEngine`, a clock later. `refused` counts the packets that
 * are not let out, or leave without `ok`.
 */
export const gcmLanes = (settings: GcmSettings) => {
  const { lanes, keyBits, keys, release, aligned } = settings;
  checkKeys(keys);
  const number = bits(clog2(keys));
  const Descriptor = gcmDescriptor(keys);
  const LaneOf = bits(clog2(lanes));
  const rows = (release.kind === 'verdict' ? release.beats : passing) / lanes;
  // Whether 8 lanes have room, and which of them a packet's is, is a clock's work in itself: what is asked of it is in
  // registers. Beats take longer than descriptors, so no packet waits for that.
  const far = aligned === true && lanes === 8;
  return module(
    gcmName(settings),
    {
      summary: `AES-${keyBits}-GCM of packets, ${laneBytes * lanes} bytes a clock, with ${keys} keys.`,
      out: { installed: bit, installed_number: number, refused: bits(2) },
      in: { erase: keyErase(keys) },
      link: {
        keys: sink(record({ number, key: bits(keyBits) })),
        descriptor: sink(Descriptor),
        packets: sink(segments(lanes, laneBytes)),
        down: source(judgedSegments(lanes, laneBytes)),
      },
    },
    ({ erase, keys: up, descriptor, packets }, m) => {
      const names = downs(lanes);
      // Keys: those of all lanes are written a clock later, so that no lane is far from what makes them.
      const made = m.forward('hash_key', record({ valid: bit, key: aesBlock }));
      const install = m.inst('key_install', gcmKeyInstall({ ...settings, blocks: 1 }), {
        ...{ up, hash_key_valid: made.valid, hash_key: made.key, erase },
      });
      const round_keys = m.next('round_keys', install.round_keys, { reset: { enable: 0 } });
      const powers = m.next('powers', install.powers, { reset: { enable: 0 } });
      const ask = m.next('ask', install.request, { reset: 0 });
      const installed = m.next('installed_now', install.installed, { reset: 0 });
      const installed_number = m.next('number_of_installed', install.number);

      // Each packet to a lane, its descriptor too.
      const distribute = m.inst(
        'distribute',
        packetDistribute({
          lanes,
          bytes: laneBytes,
          rows: queuedSegments / lanes,
          enough: enough / lanes,
          aligned,
          late: far,
        }),
        { up: packets },
      );
      const starts = distribute.starts.through('starts', queue(4));
      const start = far ? starts.through('start', forwardSlice) : starts;
      const taken = m.forward('start_taken', bit);
      const { payload, valid } = start.takeWhen(taken);
      const { lane, before } = payload;
      const given = descriptor.takeWhen(taken);
      if (aligned) m.unused(before);
      const place_now = aligned ? undefined : placeOf(m, lanes, { before, seal: given.payload.seal, taken });
      const items = far
        ? m.inst('descriptors', laneItems(Descriptor, { lanes, depth: packetsOfLane }), {
            push: { enable: taken, lane, payload: given.payload },
          })
        : undefined;
      const waiting = names.map((name, i) => {
        const first = { payload: m.lit(LaneOf.width, 0), valid: m.lit(1, 1) };
        if (items !== undefined) return { descriptor: items[name]!, place: first, room: items.room.at(i) };
        const mine = m.named(`given_${i}`, taken.and(lane.eq(i)));
        const own = m.inst(`descriptors_${i}`, fifo(Descriptor, packetsOfLane), {
          up: { payload: given.payload, valid: mine },
        });
        if (place_now === undefined) return { descriptor: own.down, place: first, room: own.up.ready };
        const places = m.inst(`places_${i}`, fifo(LaneOf, packetsOfLane), { up: { payload: place_now, valid: mine } });
        return { descriptor: own.down, place: places.down, room: own.up.ready.and(places.up.ready) };
      });
      const next = m.offer('next', { payload: lane, valid: taken });
      const order = (far ? next.through('ordered', fullSlice) : next).through('order', (Lane) =>
        blockFifo(Lane, packetsInOrder),
      );
      const rooms = waiting.map(({ room }) => room);
      const room = m.named('room', next.ready.and(chooseFrom(m, lane, rooms)));
      taken.set(valid.and(given.valid).and(room));

      const all = names.map((name, i) =>
        m.inst(`lane_${i}`, gcmLane(settings), {
          ...{ round_keys, powers, asked: installed_number },
          // The first lane makes the hash keys for all.
          ask: i === 0 ? ask : m.lit(1, 0),
          // A lane looks at its descriptor as deeply as a clock allows.
          descriptor: waiting[i]!.descriptor.through(`next_${i}`, forwardSlice),
          packets: distribute[name]!,
        }),
      );
      made.set({ valid: all[0]!.hash_key_valid, key: all[0]!.hash_key });
      const { down, refused } = m.inst(
        'collect',
        packetCollect({ lanes, bytes: laneBytes, rows, release: release.kind === 'verdict' ? 'whole' : 'rows' }),
        {
          order,
          ...byName(ups(lanes), (_, i) => all[i]!.down),
          ...byName(placesOf(lanes), (_, i) => waiting[i]!.place),
        },
      );
      return { installed, installed_number, refused, down };
    },
  );
};

interface Started {
  /** Segments of the packet before it, modulo the lanes. */
  readonly before: Bits;
  /** Of the packet itself. */
  readonly seal: Bits<1>;
  readonly taken: Bits<1>;
}

/**
 * Where a packet begins among the segments that leave: after the one before it, which its ICV has made longer or
 * shorter.
 */
function placeOf(m: Ctx, lanes: number, { before, seal, taken }: Started): Bits {
  const LaneOf = bits(clog2(lanes));
  const place = m.reg('place', LaneOf, { reset: lanes - 1 });
  const sealed = m.next('sealed', seal, { reset: 1, enable: taken });
  // Of two lanes a segment more is the same as one less.
  if (lanes === 2) m.unused(sealed);
  const grown = m.mux(sealed, m.lit(LaneOf.width, 1), lanes - 1);
  const place_now = m.named('place_now', place.add(before).add(grown));
  m.when(taken, () => place.set(place_now));
  return place_now;
}

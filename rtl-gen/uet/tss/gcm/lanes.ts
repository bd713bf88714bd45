/** AES-GCM of packets with several lanes (NIST SP 800-38D). */
import { bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { packetCollect, placesOf } from '../../../lib/lanes/collect.ts';
import { laneStart, packetDistribute } from '../../../lib/lanes/distribute.ts';
import { laneItems } from '../../../lib/lanes/lane-items.ts';
import { judgedSegments, segments } from '../../../lib/lanes/segments.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { byName, downs, ups } from '../../../lib/stream/many.ts';
import { forwardSlice, fullSlice } from '../../../lib/stream/register-slice.ts';
import { aesBlock } from '../aes/block.ts';
import { gcmKeyInstall, keyErase } from './key-install.ts';
import { gcmLane } from './lane.ts';
import { gcmDescriptor, laneBytes } from './packet.ts';
import { checkKeys, type GcmSettings, gcmName } from './settings.ts';

/** Segments that find room before a lane: a packet of 9,216 bytes and what keeps the lane at work until it comes. */
const queued = 1024;

/**
 * Segments before a lane from which on it gets no further packet: more than the clocks in which a packet of 9,216 bytes
 * comes, 291 to two lanes.
 */
const enough = 384;

/** Packets that can be before a lane or in it, and in all of the engine. */
const packetsOfLane = 64;
const packetsInOrder = 1024;

/** Segments behind a lane where packets do not wait for their verdicts. */
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
    ({ erase, keys: newKeys, descriptor, packets, down }, m) => {
      const names = downs(lanes);
      // Keys: those of all lanes are written a clock later, so that no lane is far from what makes them.
      const hashKeyValid = m.forward('hash_key_valid', bit);
      const hashKey = m.forward('hash_key', aesBlock);
      const install = m.inst('key_install', gcmKeyInstall({ ...settings, blocks: 1 }), {
        up: newKeys,
        hash_key_valid: hashKeyValid,
        hash_key: hashKey,
        erase,
      });
      const roundKeys = m.next('round_keys', install.round_keys, { reset: { enable: 0 } });
      const powers = m.next('powers', install.powers, { reset: { enable: 0 } });
      const ask = m.next('ask', install.request, { reset: 0 });
      const installed = m.next('installed_now', install.installed, { reset: 0 });
      const installedNumber = m.next('number_of_installed', install.number);

      // Each packet to a lane, its descriptor too.
      const narrowReady = names.map((_, i) => m.wire(`narrow_ready_${i}`, bit, 0));
      const startReady = m.forward('start_ready', bit);
      const distribute = m.inst(
        'distribute',
        packetDistribute({ lanes, bytes: laneBytes, rows: queued / lanes, enough: enough / lanes, aligned, late: far }),
        {
          up: packets,
          starts: { ready: startReady },
          ...Object.fromEntries(names.map((name, i) => [name, { ready: narrowReady[i]! }])),
        },
      );
      const taken = m.forward('start_taken', bit);
      const startShown = far ? m.forward('start_shown', bit) : taken;
      const starts = m.inst('starts', fifo(laneStart(lanes), 4), {
        up: distribute.starts,
        down: { ready: startShown },
      });
      startReady.set(starts.up.ready);
      const start = far
        ? m.inst('start', forwardSlice(laneStart(lanes)), { up: starts.down, down: { ready: taken } })
        : undefined;
      if (start !== undefined) startShown.set(start.up.ready);

      // Where the packet begins among the segments that leave: behind the one before it, which its ICV has made longer
      // or shorter.
      const oldest = start?.down ?? starts.down;
      const { lane, before } = oldest.payload;
      const placed = () => {
        const place = m.reg('place', LaneOf, { reset: lanes - 1 });
        const sealed = m.reg('sealed', bit, { reset: 1 });
        const grown = m.mux(sealed, m.lit(LaneOf.width, 1), m.lit(LaneOf.width, lanes - 1));
        const place_now = m.named('place_now', place.add(before).add(grown));
        // Of two lanes a segment more is the same as one less.
        if (lanes === 2) m.unused(sealed);
        m.when(taken, () => {
          place.set(place_now);
          sealed.set(descriptor.payload.seal);
        });
        return place_now;
      };
      const place_now = aligned ? undefined : placed();

      const descriptorReady = names.map((_, i) => m.wire(`descriptor_ready_${i}`, bit, 0));
      const placeReady = names.map((_, i) => m.wire(`place_ready_${i}`, bit, 0));
      const orderReady = m.forward('order_ready', bit);
      if (aligned) m.unused(before, ...placeReady);
      const waiting = names.map((_, i) => (far ? m.wire(`waiting_ready_${i}`, bit, 0) : undefined));
      const items = far
        ? m.inst('descriptors', laneItems(Descriptor, { lanes, depth: packetsOfLane }), {
            push: { enable: taken, lane, payload: descriptor.payload },
            ...byName(names, (_, i) => ({ ready: waiting[i]! })),
          })
        : undefined;
      const given = names.map((name, i) => {
        const isMine = taken.and(lane.eq(i));
        const mine = far ? isMine : m.named({ [`given_${i}`]: isMine })[`given_${i}`]!;
        const waitingReady = waiting[i] ?? m.forward(`waiting_ready_${i}`, bit);
        const own = () =>
          m.inst(`descriptors_${i}`, fifo(Descriptor, packetsOfLane), {
            up: { payload: descriptor.payload, valid: mine },
            down: { ready: waitingReady },
          });
        const descriptors = items === undefined ? own() : { up: { ready: items.room.at(i) }, down: items[name]! };
        // A lane looks at its descriptor as deeply as a clock allows.
        const next = m.inst(`next_${i}`, forwardSlice(Descriptor), {
          up: descriptors.down,
          down: { ready: descriptorReady[i]! },
        });
        waitingReady.set(next.up.ready);
        const first = { payload: m.lit(LaneOf.width, 0), valid: m.lit(1, 1) };
        if (place_now === undefined) return { next, place: first, room: descriptors.up.ready };
        const places = m.inst(`places_${i}`, fifo(LaneOf, packetsOfLane), {
          up: { payload: place_now, valid: mine },
          down: { ready: placeReady[i]! },
        });
        return { next, place: places.down, room: descriptors.up.ready.and(places.up.ready) };
      });
      const next = { payload: lane, valid: taken };
      const orderTakes = far ? m.forward('order_takes', bit) : undefined;
      const ordered =
        orderTakes === undefined
          ? undefined
          : m.inst('ordered', fullSlice(LaneOf), { up: next, down: { ready: orderTakes } });
      const order = m.inst('order', blockFifo(LaneOf, packetsInOrder), {
        up: ordered?.down ?? next,
        down: { ready: orderReady },
      });
      orderTakes?.set(order.up.ready);
      const rooms = given.map(({ room }) => room);
      const room = m.named('room', (ordered ?? order).up.ready.and(chooseFrom(m, lane, rooms)));
      taken.set(oldest.valid.and(descriptor.valid).and(room));

      const lanesReady = names.map((_, i) => m.wire(`lane_ready_${i}`, bit, 0));
      const all = names.map((name, i) =>
        m.inst(`lane_${i}`, gcmLane(settings), {
          round_keys: roundKeys,
          powers,
          // The first lane makes the hash keys for all.
          ask: i === 0 ? ask : m.lit(1, 0),
          asked: installedNumber,
          descriptor: given[i]!.next.down,
          packets: distribute[name]!,
          down: { ready: lanesReady[i]! },
        }),
      );
      all.forEach((one, i) => {
        narrowReady[i]!.set(one.packets.ready);
        descriptorReady[i]!.set(one.descriptor.ready);
      });
      hashKeyValid.set(all[0]!.hash_key_valid);
      hashKey.set(all[0]!.hash_key);

      const collect = m.inst(
        'collect',
        packetCollect({ lanes, bytes: laneBytes, rows, release: release.kind === 'verdict' ? 'whole' : 'rows' }),
        {
          order: order.down,
          down,
          ...Object.fromEntries(ups(lanes).map((name, i) => [name, all[i]!.down])),
          ...Object.fromEntries(placesOf(lanes).map((name, i) => [name, given[i]!.place])),
        },
      );
      orderReady.set(collect.order.ready);
      lanesReady.forEach((ready, i) => {
        ready.set(collect[ups(lanes)[i]!]!.ready);
        placeReady[i]!.set(collect[placesOf(lanes)[i]!]!.ready);
      });
      return {
        installed,
        installed_number: installedNumber,
        refused: collect.refused,
        keys: install.up,
        descriptor: { ready: taken },
        packets: distribute.up,
        down: collect.down,
      };
    },
  );
};

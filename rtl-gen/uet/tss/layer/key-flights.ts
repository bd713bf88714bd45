/** Packets between the cache of keys and the end of the engine: whose key is in use, and whose has shown its worth. */
import { bit, bits, clog2, module, record, source } from '../../../hdl/index.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { type LayerSizes, laneSuffix, lanesOf } from './shapes.ts';

/** Packets between the cache and the engine's end are fewer than 2 to so many. */
const bitsOfFlights = (sizes: LayerSizes): number => (lanesOf(sizes) < 4 ? 7 : 8);

/** Promotions that may wait; one that finds no room is left to a later packet of its source. */
const promotionsWaiting = 4;

/** Where a key is: the row of the cache, and the slot of the engine. */
export const keySpot = (sizes: LayerSizes, rowBits: number) =>
  record({ row: bits(rowBits), slot: bits(clog2(sizes.keys)) });

/** A packet that goes under a key. */
export const keyIssue = (sizes: LayerSizes, rowBits: number) =>
  record({ enable: bit, flight: record({ spot: keySpot(sizes, rowBits), on_probation: bit }) });

/**
 * `issue` brings a packet that goes under a key, `completed` marks the end of the oldest one, `opened` that it was
 * authentic. `free`: no packet under the key in slot `asked` is under way, as it was a clock before; `asked` stays as
 * long. `none`: no packet is under way at all. `promote`: a key `on_probation` with which a packet was opened. It is
 * offered from the clock after `completed` on, so before `free` tells of it, but for those that find no room.
 */
export const keyFlights = (name: string, sizes: LayerSizes, rowBits: number) => {
  const flightBits = bitsOfFlights(sizes);
  const Slot = bits(clog2(sizes.keys));
  const Spot = keySpot(sizes, rowBits);
  const Flight = record({ spot: Spot, on_probation: bit });
  return module(
    `tss_${name}_flights_k${sizes.keys}${laneSuffix(sizes)}`,
    {
      summary: 'Which keys are in use, and with which a packet was opened.',
      in: { issue: keyIssue(sizes, rowBits), completed: bit, opened: bit, asked: Slot },
      out: { free: bit, none: bit },
      link: { promote: source(Spot) },
    },
    ({ issue, completed, opened, asked, promote }, m) => {
      // Which packet was the last under each key, and how many have not come to their end.
      const issued = m.reg('issued', bits(flightBits), { reset: 0 });
      const ended = m.reg('ended', bits(flightBits), { reset: 0 });
      const lastPackets = m.mem('last_packets', bits(flightBits), { depth: sizes.keys });
      const lastOfSlot =
        sizes.keyMemory === 'block'
          ? lastPackets.readSync({ addr: asked, onCollision: 'old' })
          : m.next('last_of_slot', lastPackets.read(asked));
      const flying = m.named('flying', issued.sub(ended));
      const in_use = m.named('in_use', lastOfSlot.sub(ended).lt(flying));
      const { enable, flight } = issue;
      lastPackets.write({ addr: flight.spot.slot, data: issued, enable });
      m.when(enable, () => issued.set(issued.add(1)));
      m.when(completed, () => ended.set(ended.add(1)));
      m.assert('flights_are_counted', enable.not().or(flying.ne(2 ** flightBits - 1)));
      m.assert('ends_were_issued', completed.not().or(flying.any()));

      const flights = m.mem('under_way', Flight, { depth: 2 ** flightBits });
      flights.write({ addr: issued, data: flight, enable });
      const oldest = flights.read(ended);
      const waiting = m.inst('promotions', fifo(Spot, promotionsWaiting), {
        up: { payload: oldest.spot, valid: completed.and(opened).and(oldest.on_probation) },
        down: promote,
      });
      m.unused(waiting.up.ready);
      // Of several lanes more can be under way, and a carry chain would stand before all that waits for none.
      const none = lanesOf(sizes) === 1 ? flying.any().not() : issued.eq(ended);
      return { free: in_use.not(), none, promote: waiting.down };
    },
  );
};

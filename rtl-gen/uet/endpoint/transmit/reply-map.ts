/** From the replies of the PDS target to what a deparser is given. */
import { type Bits, bit, bits, clog2, module, optional, record, sink, source } from '../../../hdl/index.ts';
import { HashOperation, hashTable } from '../../../lib/memory/hash-table.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { Reply } from '../../pds/target-side/answers/reply.ts';
import type { DeparserWidth } from '../../wire/deparser/uet-deparser.ts';
import { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import { FetchedBytes, StoredResponse } from '../ses/records.ts';
import { handleBits } from '../ses/response-places.ts';
import { responseStoreLatency } from '../ses/response-store.ts';
import { LocalAddresses } from '../settings.ts';
import { carriesData, ReplyFrame, ReplySettings, replyHeaders } from './reply-headers.ts';

/** What replies go by: our addresses, and the MAC address of the router, for destinations that are no neighbours. */
export const ReplyRegisters = record({ addresses: LocalAddresses, gateway: bits(48), reply: ReplySettings });

/** A neighbour that software makes known or forgets: from the second clock on, if `ready`. */
export const NeighbourWrite = record({ valid: bit, forget: bit, ip: bits(128), mac: bits(48) });

/** Neighbours that are known at most, if their addresses do not meet in the sets of the table. */
export const neighbourSets = 16;
export const neighbourWays = 4;

/** Replies in the map: a power of two, its pipeline and two more at least. */
const held = 8;

/** Empty payloads that may wait for the deparser, which takes each after its record. */
const owedMost = 15;

/** Clocks from a reply to its headers, if none waits. */
export const replyMapLatency = responseStoreLatency + 2;

/**
 * Gives each reply its addresses and its SES response: the record on `headers`, and on `payload` the empty packet that
 * belongs to it, in order, a reply in each clock. `handle` asks the response store, which shows the response in
 * `found`, `responseStoreLatency` clocks later; in the clock in which `taken` is 1 it is that of the reply that is
 * taken.
 *
 * `atomics`: a response may have up to 8 bytes of data, which are the payload then. `defers`: messages may wait for a
 * receive, and a response says so. `rudi`: the reply may be of RUDI, which `of_rudi` says of the one that is shown.
 *
 * The next hop is the destination itself, if it is a neighbour, otherwise the gateway. Neighbours are in a table of
 * `neighbourSets` sets of `neighbourWays`; `not_known` tells that one found no room. A write of a neighbour takes the
 * clock of a reply.
 *
 * Source: uet-wire.md 1 (addresses, entropy), 4 to 6 (headers), 7.10 (default response).
 */
export const replyMap = (size: DeparserWidth, guaranteed: number, atomics = false, defers = false, rudi = false) => {
  const Frame = ReplyFrame(atomics, defers, rudi);
  const table = hashTable(bits(128), bits(48), { sets: neighbourSets, ways: neighbourWays });
  return module(
    `uet_reply_map_b${size}_g${guaranteed}${atomics ? '_atomics' : ''}${defers ? '_defers' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: 'Maps replies of the PDS target to headers of frames, a reply in each clock.',
      in: {
        ...{ registers: ReplyRegisters, neighbour: NeighbourWrite, found: StoredResponse(atomics, defers) },
        of_rudi: optional(rudi, bit),
      },
      out: {
        ready: bit,
        taken: bit,
        handle: bits(handleBits(guaranteed)),
        /** A neighbour that was to be made known found no room. */
        not_known: bit,
      },
      link: { reply: sink(Reply), headers: source(ParsedHeaders), payload: source(beat(size)) },
    },
    ({ registers, neighbour, found, of_rudi: ofRudi, reply, headers, payload }, m) => {
      const later = delayer(m);
      const clocks = responseStoreLatency;
      const isReady = m.forward('is_ready', bit);
      const room = m.forward('room', bit);
      const may = m.named('may', room.and(neighbour.valid.not()).and(isReady));
      const taken = m.named('taken', reply.valid.and(may));
      const op = m.wire('op', HashOperation, 'lookup');
      m.when(neighbour.valid, () => {
        op.set('insert');
        m.when(neighbour.forget, () => op.set('remove'));
      });
      const neighbours = m.inst('neighbours', table, {
        op,
        key: m.mux(neighbour.valid, neighbour.ip, reply.payload.destination),
        value: neighbour.mac,
        enable: neighbour.valid.or(taken),
        offer: undefined,
      });
      isReady.set(neighbours.ready);
      const written = later('written', bit, neighbour.valid.and(neighbour.forget.not()), clocks);

      const mapping = m.reg('mapping', bits(clocks), { reset: 0 });
      mapping.set(mapping.shl(1).or(taken.zext(clocks)));
      const then = later('reply', Reply, reply.payload, clocks);
      const frameTaken = m.forward('frame_taken', bit);
      const frames = m.inst('frames', resultBuffer(Frame, held), {
        issue: taken,
        done: mapping.at(clocks - 1),
        result: {
          reply: then,
          response: found,
          local: registers.addresses.select(then.local),
          next_hop: m.mux(neighbours.hit, neighbours.found, registers.gateway),
          rudi: ofRudi && later('of_rudi', bit, ofRudi, clocks),
        },
        down: { ready: frameTaken },
      });
      room.set(frames.ready);

      // The deparser wants a payload for each record, which may be one beat without bytes.
      const owed = m.reg('owed', bits(clog2(owedMost + 1)), { reset: 0 });
      const mayOwe = m.named('may_owe', owed.ne(owedMost));
      const out = m.inst('out', forwardSlice(ParsedHeaders), {
        up: {
          payload: replyHeaders(m, frames.down.payload, registers.reply),
          valid: frames.down.valid.and(mayOwe),
        },
        down: headers,
      });
      frameTaken.set(out.up.ready.and(mayOwe));
      const owes = m.named('owes', frames.down.valid.and(frameTaken));
      const pays = m.named('pays', owed.any().and(payload.ready));
      owed.set(owed.add(owes.zext(owed.width)).sub(pays.zext(owed.width)));
      m.unused(neighbours.valid, neighbours.inserted);
      // With data they wait in a line, as long as all that is owed.
      const { fetched } = frames.down.payload.response;
      const hasData = carriesData(frames.down.payload.reply);
      const bytes =
        fetched &&
        m.inst('bytes', fifo(FetchedBytes, owedMost + 1), {
          up: { payload: { data: fetched.data, length: fetched.length.mask(hasData) }, valid: owes },
          down: { ready: pays },
        });
      if (bytes !== undefined) {
        m.assert('bytes_find_room', owes.implies(bytes.up.ready));
        m.assert('bytes_are_there', pays.implies(bytes.down.valid));
      }
      const shown = bytes?.down.payload;
      return {
        ready: neighbours.ready,
        taken,
        handle: reply.payload.handle.trunc(handleBits(guaranteed)),
        not_known: written.and(neighbours.full),
        reply: { ready: may },
        headers: out.down,
        payload: {
          payload: {
            data: shown === undefined ? m.lit(8 * size, 0) : inOrder(shown.data).zext(8 * size),
            keep: shown === undefined ? m.lit(size, 0) : keptOf(shown.length).zext(size),
            last: m.lit(1, 1),
            user: {},
          },
          valid: owed.any(),
        },
      };
    },
  );
};

/** Bytes with the first one in the least significant bits, as beats have them. */
const inOrder = (data: Bits<64>): Bits<64> =>
  Array.from({ length: 8 }, (_, i): Bits => data.slice(8 * i + 7, 8 * i)).reduce((high, low) =>
    high.cat(low),
  ) as Bits<64>;

/** Which of eight bytes there are. */
const keptOf = (length: Bits<4>): Bits<8> =>
  Array.from({ length: 7 }, (_, i) => length.gt(i + 1)).reduce<Bits>(
    (low, high) => high.cat(low),
    length.any(),
  ) as Bits<8>;

/** From the replies of the PDS target to what a deparser is given. */
import { type Bits, bit, bits, clog2, module, optional, record, sink, source } from '../../../hdl/index.ts';
import { lowFirst, unitsReversed } from '../../../lib/bits/joined.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
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
import { NeighbourWrite, nextHops } from './next-hops.ts';
import { carriesData, ReplyFrame, ReplySettings, replyHeaders } from './reply-headers.ts';

/** What replies go by: our addresses, and the MAC address of the router, for destinations that are no neighbours. */
export const ReplyRegisters = record({ addresses: LocalAddresses, gateway: bits(48), reply: ReplySettings });

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
 * The next hop is as of `nextHops`; a write of a neighbour takes the clock of a reply.
 *
 * Source: uet-wire.md 1 (addresses, entropy), 4 to 6 (headers), 7.10 (default response).
 */
export const replyMap = (size: DeparserWidth, guaranteed: number, atomics = false, defers = false, rudi = false) => {
  const Frame = ReplyFrame(atomics, defers, rudi);
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
    ({ registers, neighbour, found, of_rudi: ofRudi, reply, payload }, m) => {
      const isReady = m.forward('is_ready', bit);
      const room = m.forward('room', bit);
      const may = m.named('may', room.and(neighbour.valid.not()).and(isReady));
      const { payload: shown, valid } = reply.takeWhen(may);
      const taken = m.named('taken', valid.and(may));
      const hops = nextHops(m, neighbour, { destination: shown.destination, enable: taken }, registers.gateway);
      isReady.set(hops.ready);

      const looked = pipeline(m, { reply: shown, rudi: ofRudi }, { valid: taken })
        .stage('ask', idle)
        .stage('find', idle).out;
      const buffer = m.inst('frames', resultBuffer(Frame, held), {
        issue: taken,
        done: looked.valid,
        result: {
          ...{ reply: looked.reply, response: found, next_hop: hops.next_hop, rudi: looked.rudi },
          local: registers.addresses.select(looked.reply.local),
        },
      });
      room.set(buffer.ready);

      // The deparser wants a payload for each record, which may be one beat without bytes.
      const owed = m.reg('owed', bits(clog2(owedMost + 1)), { reset: 0 });
      const mayOwe = m.named('may_owe', owed.ne(owedMost));
      const frames = buffer.down.haltWhen(mayOwe.not());
      const frame = frames.payload;
      const out = frames.map((of) => replyHeaders(m, of, registers.reply)).through('out', forwardSlice);
      const owes = m.named('owes', buffer.down.fires);
      const pays = m.named('pays', owed.any().and(payload.ready));
      owed.set(owed.add(owes.zext(owed.width)).sub(pays.zext(owed.width)));
      // With data they wait in a line, as long as all that is owed.
      const { fetched } = frame.response;
      const hasData = carriesData(frame.reply);
      const bytes =
        fetched &&
        m.inst('bytes', fifo(FetchedBytes, owedMost + 1), {
          up: { payload: { data: fetched.data, length: fetched.length.mask(hasData) }, valid: owes },
        });
      if (bytes !== undefined) {
        m.assert('bytes_find_room', owes.implies(bytes.up.ready));
        m.assert('bytes_are_there', pays.implies(bytes.down.valid));
      }
      const data = bytes?.down.takeWhen(pays).payload;
      return {
        ready: hops.ready,
        taken,
        handle: shown.handle.trunc(handleBits(guaranteed)),
        not_known: hops.not_known,
        headers: out,
        payload: {
          payload: {
            data: data === undefined ? m.lit(8 * size, 0) : unitsReversed(data.data).zext(8 * size),
            keep: data === undefined ? m.lit(size, 0) : keptOf(data.length).zext(size),
            last: m.lit(1, 1),
            user: {},
          },
          valid: owed.any(),
        },
      };
    },
  );
};

/** Which of eight bytes there are. */
const keptOf = (length: Bits<4>): Bits<8> =>
  lowFirst([length.any(), ...Array.from({ length: 7 }, (_, i) => length.gt(i + 1))]).as(8);

/** SES of a receive half, the stub or the semantic sublayer, and what places the bytes as it says. */
import { type Bits, bit, bits, type Ctx, type Ready, record, type Stream, type ValueOf } from '../../hdl/index.ts';
import type { Beat, NoUser } from '../../lib/packet/beat.ts';
import { blockFifo } from '../../lib/stream/block-fifo.ts';
import { delayer } from '../../lib/stream/delay-line.ts';
import type { Delivery } from '../pds/target-side/records.ts';
import { ReadRequest } from '../ses/read-server/read-records.ts';
import type { SesTargetOptions } from '../ses/receive/target-options.ts';
import { opcodes } from '../wire/layout/index.ts';
import type { RxAside } from './receive/rx-join.ts';
import type { sesSizesOf } from './rx-options.ts';
import type { HostAtomicOffer } from './ses/atomic-answers.ts';
import { cuttingPlacer } from './ses/cutting-placer.ts';
import { placer } from './ses/placer.ts';
import type { ReceiveDeferralIn } from './ses/receive-deferral.ts';
import { moreTold } from './ses/receive-options.ts';
import type { ReceiveRestIn } from './ses/receive-rest.ts';
import { type DataFound, type ReceiveBuffer, type RegionWrite, readTag } from './ses/records.ts';
import type { HandleRelease } from './ses/response-places.ts';
import { type RudiRead, rudiReads } from './ses/rudi-reads.ts';
import type { SemanticCommands } from './ses/semantic-control.ts';
import { sesReceive } from './ses/ses-receive.ts';
import { sesStub } from './ses/ses-stub.ts';
import type { EndpointWidth } from './settings.ts';
import { readPackets } from './transmit/read-requests.ts';

/** The bit of the units of 128 ns whose change lets messages age: one that is idle for 17 to 25 ms is forgotten. */
const agesBit = 16;

/** READs of peers that wait for memory: of 4 PDCs as many as a peer has under way, its own and those of rests. */
const waitingReads = 8 * readPackets;

/** Clocks after which none of the packets of a PDC that has ended is delivered any more. */
const endedLater = 32;

/** How the ring is built whose payloads are placed. */
interface RingOptions {
  readonly bytes: EndpointWidth;
  readonly ringPackets: number;
  readonly sizes: ReturnType<typeof sesSizesOf>;
}

/** What both have: packets and their verdicts, who takes responses and frees their places, and the way of the bytes. */
interface Between {
  readonly aside: ValueOf<ReturnType<typeof RxAside>>;
  readonly deliver: ValueOf<typeof Delivery>;
  readonly released: ValueOf<typeof HandleRelease>;
  readonly response: Ready;
  readonly ring: Stream<Beat<NoUser>>;
  readonly place: Ready;
  readonly completion: Ready;
}

/** What the stub has besides. */
interface StubIn {
  readonly regions: ValueOf<typeof RegionWrite>;
  readonly ended: { readonly valid: Bits<1>; readonly done: Bits<1>; readonly pdcid: Bits<16> };
  readonly buffers: Stream<ValueOf<typeof ReceiveBuffer>>;
}

/** The stub, the instance `ses`, and `placing`. */
export function stubOf(
  m: Ctx,
  { bytes, ringPackets, sizes, adopts }: RingOptions & { readonly adopts: boolean },
  { aside, deliver, released, response, ring, place, completion }: Between,
  { regions, ended, buffers }: StubIn,
) {
  const it = m.inst('ses', sesStub({ ...sizes, adopts }), {
    aside,
    deliver,
    regions,
    ended: delayer(m)(
      'ended',
      record({ valid: bit, pdcid: bits(16) }),
      { valid: ended.valid.and(ended.done), pdcid: ended.pdcid },
      endedLater,
    ),
    released,
    buffers,
    response,
  });
  const placing = m.inst('placing', placer(bytes, ringPackets), { order: it.order, up: ring, place, completion });
  return {
    ...it,
    done: undefined,
    placing,
    reads: undefined,
    host_atomic_done: undefined,
    deferral_told: undefined,
    rest_told: undefined,
    rudi_response: undefined,
    flush: undefined,
  };
}

/** How the semantic sublayer is built. */
interface SemanticOptions extends RingOptions {
  readonly target: SesTargetOptions;
  readonly mtu: number;
  readonly reads: boolean;
  readonly atomicWords: number | undefined;
}

/** What it has besides; `rudi_ready`: its response by RUDI is taken. */
interface SemanticIn {
  readonly now: Bits<17>;
  readonly commands: ValueOf<ReturnType<typeof SemanticCommands>>;
  readonly reading:
    | { readonly found: ValueOf<typeof DataFound>; readonly read_ready: Bits<1>; readonly answered_ready: Bits<1> }
    | undefined;
  readonly host_atomic: ValueOf<ReturnType<typeof HostAtomicOffer>> | undefined;
  readonly deferral: ValueOf<typeof ReceiveDeferralIn> | undefined;
  readonly rest: ValueOf<ReturnType<typeof ReceiveRestIn>> | undefined;
  readonly buffers: Stream<ValueOf<typeof ReceiveBuffer>>;
  readonly rudi_ready: Bits<1> | undefined;
  readonly flushed: Bits<1>;
}

/** The semantic sublayer, the instance `ses`, and `placing`; completions of READs of ours go to who asked for them. */
export function semanticOf(
  m: Ctx,
  { bytes, ringPackets, sizes, target, mtu, reads, atomicWords }: SemanticOptions,
  { aside, deliver, released, response, ring, place, completion }: Between,
  { now, commands, reading, buffers, rudi_ready, flushed, ...io }: SemanticIn,
) {
  const more = moreTold(target);
  const ages = m.next('ages', now.at(agesBit));
  // READs of peers wait in a line; those that are on their way to it have room.
  const readRoom = reading && m.forward('read_room', bit);
  const rudiRoom = target.rudi === true ? m.forward('rudi_room', bit) : undefined;
  const restHeard = io.rest && m.forward('rest_heard', bit);
  const keptHeard = target.unexpected && m.forward('kept_heard', bit);
  const it = m.inst('ses', sesReceive({ ...sizes, target, mtu, adopts: reads, atomicWords }), {
    aside,
    deliver,
    commands,
    released,
    response,
    tick: now.at(agesBit).ne(ages),
    flushed,
    read_room: readRoom,
    found: reading?.found,
    host_atomic: io.host_atomic,
    deferral: io.deferral,
    ...{ rest: io.rest, rest_heard: restHeard, kept_heard: keptHeard, rudi_ready, rudi_room: rudiRoom },
  });
  const waits = reading && readsOfPeers(m, reading.read_ready, it.read!, it.rudi_read);
  readRoom?.set(waits!.room);
  rudiRoom?.set(waits!.rudi_room!);
  const orders = 2 * ringPackets + (target.rendezvous?.slots ?? 0) + (target.unexpected?.places ?? 0);
  const toldTaken = m.forward('told_taken', bit);
  const placing = m.inst('placing', cuttingPlacer(bytes, orders, more), {
    order: it.order,
    up: ring,
    place,
    completion: { ready: toldTaken },
  });
  m.unused(buffers.payload, buffers.valid);
  const told = placing.completion;
  const isRead = told.payload.opcode.eq(opcodes.code.read);
  const toldTakes = reading === undefined ? completion.ready : m.mux(isRead, reading.answered_ready, completion.ready);
  toldTaken.set(toldTakes);
  const { rendezvous_send: plainRest, rendezvous_tsend: taggedRest } = opcodes.code;
  const isRest = told.payload.opcode.eq(plainRest).or(told.payload.opcode.eq(taggedRest));
  restHeard?.set(told.valid.and(toldTakes).and(isRest));
  keptHeard?.set(told.valid.and(toldTakes).and(told.payload.kept!.is));
  return {
    ...it,
    buffers: { ready: m.lit(1, 0) },
    flush: placing.flush,
    placing: {
      ...placing,
      completion: reading === undefined ? told : { ...told, valid: told.valid.and(isRead.not()) },
    },
    reads: waits && {
      find: it.find!,
      read: waits.down,
      answered: {
        valid: told.valid.and(isRead),
        payload: { id: told.payload.message_id, return_code: told.payload.return_code },
      },
    },
  };
}

interface Comes<V> {
  readonly valid: Bits<1>;
  readonly payload: V;
}

/** READs of peers wait in lines for `ready`: those that are on their way there have room. */
function readsOfPeers(
  m: Ctx,
  ready: Bits<1>,
  byPdc: Comes<ValueOf<ReturnType<typeof ReadRequest>>>,
  byRudi: Comes<ValueOf<typeof RudiRead>> | undefined,
) {
  const pdcTaken = byRudi && m.forward('pdc_read_taken', bit);
  const line = m.inst('reads', blockFifo(ReadRequest(readTag), waitingReads), {
    up: byPdc,
    down: { ready: pdcTaken ?? ready },
  });
  const both = byRudi && m.inst('rudi_reads', rudiReads, { up: byRudi, pdc: line.down, down: { ready } });
  pdcTaken?.set(both!.pdc.ready);
  const { valid, payload } = both?.down ?? line.down;
  return { room: line.up.ready, rudi_room: both?.up.ready, down: { valid, payload } };
}

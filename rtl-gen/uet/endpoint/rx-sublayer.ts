/** SES of a receive half, the stub or the semantic sublayer, and what places the bytes as it says. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  record,
  type Stream,
  type StreamValue,
  type ValueOf,
} from '../../hdl/index.ts';
import type { Beat, NoUser } from '../../lib/packet/beat.ts';
import { blockFifo } from '../../lib/stream/block-fifo.ts';
import { delayer } from '../../lib/stream/delay-line.ts';
import type { Delivery } from '../pds/target-side/records.ts';
import { ReadRequest } from '../ses/read-server/read-records.ts';
import type { SesTargetOptions } from '../ses/receive/target-options.ts';
import { opcodes } from '../wire/layout/index.ts';
import type { RxAside } from './receive/join-records.ts';
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

/** What both have: packets and their verdicts, what frees the places of responses, and the bytes. */
interface Between {
  readonly aside: ValueOf<ReturnType<typeof RxAside>>;
  readonly deliver: ValueOf<typeof Delivery>;
  readonly released: ValueOf<typeof HandleRelease>;
  readonly ring: StreamValue<Beat<NoUser>>;
}

/** What the stub has besides. */
interface StubIn {
  readonly regions: ValueOf<typeof RegionWrite>;
  readonly ended: { readonly valid: Bits<1>; readonly done: Bits<1>; readonly pdcid: Bits<16> };
  readonly buffers: StreamValue<ValueOf<typeof ReceiveBuffer>>;
}

/** The stub, the instance `ses`, and `placing`. */
export function stubOf(
  m: Ctx,
  { bytes, ringPackets, sizes, adopts }: RingOptions & { readonly adopts: boolean },
  { aside, deliver, released, ring }: Between,
  { regions, ended, buffers }: StubIn,
) {
  const Ended = record({ valid: bit, pdcid: bits(16) });
  const now = { valid: ended.valid.and(ended.done), pdcid: ended.pdcid };
  const it = m.inst('ses', sesStub({ ...sizes, adopts }), {
    ...{ aside, deliver, regions, released, buffers },
    ended: delayer(m)('ended', Ended, now, endedLater),
  });
  return {
    ...it,
    placing: m.inst('placing', placer(bytes, ringPackets), { order: it.order, up: ring }),
    ...{ done: undefined, host_atomic_done: undefined, deferral_told: undefined, rest_told: undefined },
    ...{ find: undefined, read: undefined, answered: undefined, rudi_response: undefined, flush: undefined },
  };
}

/** How the semantic sublayer is built. */
interface SemanticOptions extends RingOptions {
  readonly target: SesTargetOptions;
  readonly mtu: number;
  readonly reads: boolean;
  readonly atomicWords: number | undefined;
}

/** What it has besides. */
interface SemanticIn {
  readonly now: Bits<17>;
  readonly commands: ValueOf<ReturnType<typeof SemanticCommands>>;
  readonly found: ValueOf<typeof DataFound> | undefined;
  readonly host_atomic: ValueOf<ReturnType<typeof HostAtomicOffer>> | undefined;
  readonly deferral: ValueOf<typeof ReceiveDeferralIn> | undefined;
  readonly rest: ValueOf<ReturnType<typeof ReceiveRestIn>> | undefined;
  readonly buffers: StreamValue<ValueOf<typeof ReceiveBuffer>>;
  readonly flushed: Bits<1>;
}

/** The semantic sublayer, the instance `ses`, and `placing`; completions of READs of ours go to who asked for them. */
export function semanticOf(
  m: Ctx,
  { bytes, ringPackets, sizes, target, mtu, reads, atomicWords }: SemanticOptions,
  { aside, deliver, released, ring }: Between,
  { now, commands, buffers, ...io }: SemanticIn,
) {
  const more = moreTold(target);
  const ages = m.next('ages', now.at(agesBit));
  // READs of peers wait in a line; those that are on their way to it have room.
  const readRoom = io.found && m.forward('read_room', bit);
  const rudiRoom = target.rudi === true ? m.forward('rudi_room', bit) : undefined;
  const restHeard = io.rest && m.forward('rest_heard', bit);
  const keptHeard = target.unexpected && m.forward('kept_heard', bit);
  const it = m.inst('ses', sesReceive({ ...sizes, target, mtu, adopts: reads, atomicWords }), {
    ...{ aside, deliver, commands, released, ...io, tick: now.at(agesBit).ne(ages) },
    ...{ read_room: readRoom, rest_heard: restHeard, kept_heard: keptHeard, rudi_room: rudiRoom },
  });
  const waits = io.found && readsOfPeers(m, it.read!, it.rudi_read);
  readRoom?.set(waits!.room);
  rudiRoom?.set(waits!.rudi_room!);
  const orders = 2 * ringPackets + (target.rendezvous?.slots ?? 0) + (target.unexpected?.places ?? 0);
  const placing = m.inst('placing', cuttingPlacer(bytes, orders, more), { order: it.order, up: ring });
  buffers.takeWhen(m.lit(1, 0));
  m.unused(buffers.payload, buffers.valid);
  const all = placing.completion;
  const { opcode, kept, message_id: id, return_code } = all.payload;
  const isOp = (name: keyof typeof opcodes.code): Bits<1> => opcode.eq(opcodes.code[name]);
  const isRead = isOp('read');
  restHeard?.set(all.fires.and(isOp('rendezvous_send').or(isOp('rendezvous_tsend'))));
  keptHeard?.set(all.fires.and(kept!.is));
  const answered = io.found && m.offer('bytes_told', { valid: all.valid.and(isRead), payload: { id, return_code } });
  const completion = answered === undefined ? all : completionsOfHost(m, all, isRead, answered.ready);
  return {
    ...it,
    flush: placing.flush,
    placing: { place: placing.place, completion },
    ...{ read: waits?.down, answered },
  };
}

/** Completions without those of READs of ours, which are taken where `answered` says. */
function completionsOfHost<V>(m: Ctx, all: StreamValue<V>, isRead: Bits<1>, answered: Bits<1>): StreamValue<V> {
  const taken = m.forward('told_taken', bit);
  const { payload, valid } = all.takeWhen(taken);
  const own = m.offer('completion_of_host', { payload, valid: valid.and(isRead.not()) });
  taken.set(m.mux(isRead, answered, own.ready));
  return own;
}

/** READs of peers wait in lines: those that are on their way there have room. */
function readsOfPeers(
  m: Ctx,
  byPdc: Stream<ValueOf<ReturnType<typeof ReadRequest>>>,
  byRudi: Stream<ValueOf<typeof RudiRead>> | undefined,
) {
  const line = m.inst('reads', blockFifo(ReadRequest(readTag), waitingReads), { up: byPdc });
  const both = byRudi && m.inst('rudi_reads', rudiReads, { up: byRudi, pdc: line.down });
  return {
    room: line.up.ready,
    rudi_room: both?.up.ready,
    down: both?.down ?? line.down,
  };
}

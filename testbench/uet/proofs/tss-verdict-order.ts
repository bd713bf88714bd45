/**
 * TSS: the packet that is judged is the one that the engine has ended. The engine gets descriptors, and the judge a
 * queue of packets that wait: both follow the order in which packets get their keys, and here the n-th of one is held
 * against the n-th of the other.
 */
import { type Bits, bind, bit, bits, clog2, enumOf, record, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { keyErase } from '../../../rtl-gen/uet/tss/gcm/key-install.ts';
import { gcmDescriptor } from '../../../rtl-gen/uet/tss/gcm/packet.ts';
import { keyOrder } from '../../../rtl-gen/uet/tss/layer/key-cache.ts';
import { tssReceive } from '../../../rtl-gen/uet/tss/layer/receive.ts';
import { judgedPacket, receiveOrder, waitingPacket } from '../../../rtl-gen/uet/tss/layer/receive-judge.ts';
import { type keyedPacket, receiveKeys } from '../../../rtl-gen/uet/tss/layer/receive-keys.ts';
import { keyPlace, keyRequest, tagBits } from '../../../rtl-gen/uet/tss/layer/shapes.ts';
import { type Proof, proof } from '../../formal/proof.ts';
import { anyParts, type Gives, gives, parkedBeats, receiveOptions, type Takes, takes } from './tss-receive-parts.ts';

type Keyed = ValueOf<ReturnType<typeof keyedPacket>>;
type Waiting = ValueOf<ReturnType<typeof waitingPacket>>;

/** Packets that may wait for their verdict: 32 in the hardware. */
const depth = 4;
const Place = bits(clog2(depth) + 1);
/** Numbers of packets for the engine, modulo more than twice as many as are under way. */
const Count = bits(clog2(depth) + 2);
const soon = 2 ** (Count.width - 1);

const allOf = (conditions: readonly Bits<1>[]): Bits<1> => conditions.reduce((a, b) => a.and(b));

/** A packet is for the engine if, and only if, it is judged `open` and is not parked. */
const isForEngine = ({ way, packet }: Pick<Keyed, 'way' | 'packet'>): Bits<1> =>
  packet.judgement.is('open').and(way.parks.not());

const order = bind(
  tssReceive(receiveOptions),
  (_, inside, m) => {
    const plus = (count: Bits, more: Bits<1>): Bits => count.add(more.zext(Count.width));

    // Packets with their keys: the contract of a stream, and what `tss-verdict-needs` proves of them.
    const keyed = inside.inst<{ readonly down: Gives<Keyed> }>('resolve').down;
    const { up, taken_probe: taken } = inside.inst<{ readonly up: Takes; readonly taken_probe: Bits<4> }>('orders');
    const waits = m.pastValid(1).and(m.past(keyed.valid.and(up.ready.not()), 1));
    const { needed, way, packet } = keyed.payload;
    const tag = packet.tag;
    m.assume('a_packet_stays', waits.implies(keyed.valid));
    const facts = needed.cat(way.parks).cat(packet.judgement.is('open')).cat(tag);
    m.assume('as_it_is', waits.implies(facts.eq(m.past(facts, 1))));
    m.assume('needs_a_key_to_open', keyed.valid.implies(needed.eq(isForEngine(keyed.payload))));
    m.assert('offered_while_taken', taken.any().implies(keyed.valid));

    // Both ways of a packet: its descriptor, and its place among those that wait.
    const descriptor = inside.drives<{ readonly up: Gives<unknown> }>('descriptors').up.valid;
    const describes = descriptor.and(inside.inst<{ readonly up: Takes }>('descriptors').up.ready);
    const queue = inside.inst<{ readonly up: Takes; readonly down: Gives<Waiting> }>('queue');
    const pushed = inside.drives<{ readonly up: Gives<Waiting> }>('queue').up;
    const pushes = pushed.valid.and(queue.up.ready);
    const isOpen = pushed.payload.judgement.is('open');
    const slice = inside.inst<{ readonly up: Takes; readonly down: Gives<Waiting> }>('waiting');
    const pops = queue.down.valid.and(slice.up.ready);

    // Numbers of those for the engine: described, waiting, ended.
    const described = m.reg('spec_described', Count, { reset: 0 });
    const waiting = m.reg('spec_waiting', Count, { reset: 0 });
    const ended = m.reg('spec_ended', Count, { reset: 0 });
    const ends = inside.bits('ends', 1);
    described.set(plus(described, describes));
    waiting.set(plus(waiting, pushes.and(isOpen)));
    ended.set(plus(ended, ends));
    const given = inside.inst<{ readonly down: Gives<unknown> }>('leaving').down;
    m.assume('ends_what_was_described', given.valid.implies(ended.ne(described)));

    // What another proof is about: a piece of each packet, some clocks after it (`tss-verdicts`).
    const piece = inside.inst<{ readonly down: Gives<{ readonly last: Bits<1> }> }>('cut').down;
    const judged = inside.inst<{ readonly down: Gives<unknown> }>('pieces').down;
    m.assume('a_piece_of_each', piece.valid.and(piece.payload.last).implies(judged.valid));

    // The packet of any number: what its descriptor was made of, and what waits.
    const watched = m.symbolic('spec_watched', Count);
    const [itsTag, waitingTag] = ['spec_tag', 'spec_waiting_tag'].map((name) =>
      m.reg(name, bits(tagBits), { reset: 0 }),
    );
    m.when(describes.and(described.eq(watched)), () => itsTag!.set(tag));
    m.when(pushes.and(isOpen).and(waiting.eq(watched)), () => waitingTag!.set(pushed.payload.tag));

    // The queue: what leaves as a place has come as that place.
    const [last, first] = ['spec_last', 'spec_first'].map((name) => m.reg(name, Place, { reset: 0 }));
    m.when(pushes, () => last!.set(last!.add(1)));
    m.when(pops, () => first!.set(first!.add(1)));
    const inQueue = m.named('spec_in_queue', last!.sub(first!));
    const indexOf = (place: Bits): Bits => place.trunc(Place.width - 1);
    const entries = Array.from({ length: depth }, (_, i) => {
      const is = { open: m.reg(`spec_open_${i}`, bit), tag: m.reg(`spec_tag_${i}`, bits(tagBits)) };
      const number = m.reg(`spec_number_${i}`, Count);
      m.when(pushes.and(indexOf(last!).eq(i)), () => {
        is.open.set(isOpen);
        is.tag.set(pushed.payload.tag);
        number.set(waiting);
      });
      const at = m.named(`spec_at_${i}`, m.lit(Place.width - 1, i).sub(indexOf(first!)));
      const isIn = m.named(`spec_is_in_${i}`, at.zext(Place.width).lt(inQueue));
      return { ...is, number, at, isIn };
    });
    m.assume('queue_has_room', queue.up.ready.eq(inQueue.ne(depth)));
    m.assume('queue_has_what_came', queue.down.valid.implies(inQueue.any()));
    const shown = queue.down.payload;
    const headNumber = m.wire('spec_head_number', Count, 0);
    const lastNumber = m.wire('spec_last_number', Count, 0);
    const keeps = entries.map(({ open, tag: kept, number, at, isIn }) => {
      m.when(isIn.and(at.any().not()), () => headNumber.set(number));
      m.when(isIn.and(at.zext(Place.width).add(1).eq(inQueue)), () => lastNumber.set(plus(number, open)));
      const isKept = shown.judgement.is('open').eq(open).and(shown.tag.eq(kept));
      return queue.down.valid.and(at.any().not()).implies(isKept);
    });
    m.assume('queue_keeps', allOf(keeps));
    const presentNumber = m.reg('spec_present_number', Count);
    m.when(pops, () => presentNumber.set(headNumber));

    // The promise.
    const present = slice.down.payload;
    m.assert('judges_the_packet_that_ends', ends.and(ended.eq(watched)).implies(present.tag.eq(itsTag!)));

    // Why: a packet is on both ways, or half way on one of them, and numbers go up by one along the queue.
    const [onEngine, onQueue] = [taken.at(2).and(taken.at(3).not()), taken.at(3).and(taken.at(2).not())];
    const isOwn = (half: Bits<1>): Bits<1> => half.and(needed);
    m.assert('as_many_on_both', plus(described, isOwn(onQueue)).eq(plus(waiting, isOwn(onEngine))));
    const holds = m.named('spec_holds', slice.down.valid.and(present.judgement.is('open')));
    const oldest = plus(ended, holds);
    m.assert('queue_is_no_longer', inQueue.le(depth));
    m.assert('head_is_next', inQueue.any().implies(headNumber.eq(oldest)));
    m.assert('last_is_newest', waiting.eq(m.mux(inQueue.any(), lastNumber, oldest)));
    m.assert('present_is_oldest', holds.implies(presentNumber.eq(ended)));
    m.assert('present_is_as_it_came', holds.and(ended.eq(watched)).implies(present.tag.eq(waitingTag!)));
    const since = (count: Bits, of: Bits): Bits => count.sub(of);
    const why = entries.map(({ open, tag: kept, number, at, isIn }, i) => {
      const next = entries[(i + 1) % depth]!;
      const follows = isIn.and(next.isIn).and(next.at.any());
      const after = inQueue.sub(at.zext(Place.width)).zext(Count.width);
      const by = since(waiting, number);
      return {
        goesOn: follows.implies(next.number.eq(plus(number, open))),
        isAmong: isIn.implies(by.le(after).and(open.implies(by.any()))),
        isKept: isIn.and(open).and(number.eq(watched)).implies(kept.eq(waitingTag!)),
      };
    });
    m.assert('numbers_go_on', allOf(why.map(({ goesOn }) => goesOn)));
    m.assert('numbers_are_under_way', allOf(why.map(({ isAmong }) => isAmong)));
    m.assert('tags_are_kept', allOf(why.map(({ isKept }) => isKept)));
    const isPast = (count: Bits): Bits<1> => {
      const by = since(count, watched);
      return by.any().and(by.le(soon));
    };
    const bothPast = isPast(described).and(isPast(waiting));
    m.assert('one_packet_has_both', bothPast.implies(itsTag!.eq(waitingTag!)));
    const halfWay = (half: Bits<1>, other: Bits): Bits<1> => isOwn(half).and(other.eq(watched));
    m.assert('half_way_to_the_engine', halfWay(onEngine, waiting).implies(itsTag!.eq(tag)));
    m.assert('half_way_to_the_queue', halfWay(onQueue, described).implies(waitingTag!.eq(tag)));
    m.cover('one_of_three_ends', ends.and(since(waiting, ended).eq(3)));
    m.cover('another_kind_before_it', ends.and(m.past(inside.bits('others', 1), 1)));
  },
  {
    probes: { orders: { taken: bits(4) } },
    cut: {
      ...anyParts,
      queue: { up: takes, down: gives(waitingPacket(receiveOptions)) },
      descriptors: { up: takes, down: gives(gcmDescriptor(receiveOptions.keys)) },
    },
  },
);

/** What the cache and the queue of parked packets hand on, as they were given it. */
const keyParts = {
  cache: {
    ...{ quiet: bit, refused: bit, free: bit, erase: keyErase(receiveOptions.keys), up: takes, want: takes },
    make: gives(keyOrder(receiveOptions)),
    down: gives(
      record({
        ...{ needed: bit, found: bit, request: keyRequest(receiveOptions), place: keyPlace(receiveOptions) },
        packet: record({ parked: bit, order: receiveOrder(receiveOptions) }),
      }),
    ),
  },
  maker: {
    ...{ quiet: bit, elsewhere: bit, again: bit, made: bit, mask: bits(96), up: takes },
    keys: gives(record({ number: bits(clog2(receiveOptions.keys)), key: bits(256) })),
  },
  parked: { up: takes, down: gives(judgedPacket(receiveOptions)) },
  tokens: { has_first: bit, has_second: bit },
};

/** What becomes of the oldest packet that is parked. */
const Front = enumOf('idle', 'check', 'ask', 'return', 'leave', 'refuse');

type Judged = ValueOf<ReturnType<typeof judgedPacket>>;
type Cached = Pick<Judged, 'needed'> & {
  readonly found: Bits<1>;
  readonly packet: { readonly parked: Bits<1>; readonly order: Judged['packet'] };
};

/** A packet that is judged needs a key if it is `open`. */
const isJudged = ({ needed, packet }: Judged): Bits<1> => needed.eq(packet.judgement.is('open'));
const isCached = ({ needed, packet }: Pick<Judged, 'needed'> & Pick<Cached, 'packet'>): Bits<1> =>
  needed.eq(packet.order.judgement.is('open'));

const needs = bind(
  receiveKeys(receiveOptions, parkedBeats),
  ({ up, down, write, forget }, inside, m) => {
    m.assume('either_changes', write.enable.and(forget.enable).not());
    m.assume('judged', up.valid.implies(isJudged(up.payload)));
    const cache = inside.inst<{ readonly down: Gives<Cached> }>('cache').down;
    const given = inside.drives<{ readonly up: Gives<Cached> }>('cache').up;
    m.assert('cache_is_given_it', given.valid.implies(isCached(given.payload)));
    m.assume('cache_keeps_it', cache.valid.implies(isCached(cache.payload)));
    // An assertion of the hardware, which every run looks at: a packet that returns finds the key made for it.
    const { found, packet } = cache.payload;
    m.assume('cache_has_its_key', cache.valid.and(packet.parked).implies(found));
    const parked = inside.inst<{ readonly down: Gives<Judged> }>('parked').down;
    const parks = inside.drives<{ readonly up: Gives<Judged> }>('parked').up;
    m.assert('parks_what_needs_one', parks.valid.implies(parks.payload.needed.and(isJudged(parks.payload))));
    m.assume('parked_is_kept', parked.valid.implies(parked.payload.needed.and(isJudged(parked.payload))));
    // The contract of its stream; the oldest is there while it is looked after.
    const taken = inside.bits('oldest_goes', 1);
    m.assume(
      'parked_stays',
      m
        .pastValid(1)
        .and(m.past(parked.valid.and(taken.not()), 1))
        .implies(parked.valid),
    );
    const front = inside.value('front', Front);
    const hasNone = front.is('idle').or(front.is('leave'));
    m.assert('oldest_is_there', hasNone.or(parked.valid));
    m.assert('needs_a_key_to_open', down.valid.implies(down.payload.needed.eq(isForEngine(down.payload))));
    m.cover('one_with_a_key', down.valid.and(down.payload.needed));
    m.cover('one_that_is_parked', down.valid.and(down.payload.way.parks));
    m.cover('one_that_was', down.valid.and(down.payload.way.parked).and(down.payload.needed));
  },
  { cut: keyParts },
);

export const tssVerdictOrderProofs: readonly Proof[] = [
  proof(
    'tss-verdict-order',
    'A verdict is of the packet that the engine has ended: the n-th that gets a descriptor is the n-th that is judged.',
    order,
    { depth: 2, given: ['fifo', 'broadcast', 'forward_slice', 'backward_slice'] },
  ),
  proof(
    'tss-verdict-needs',
    'A packet is given to the engine if, and only if, it is judged `open` and is not parked.',
    needs,
    { depth: 2 },
  ),
];

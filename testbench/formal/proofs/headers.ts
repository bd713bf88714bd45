/** What copies headers out of packets and cuts pieces out of them. */
import { type Bits, bind, bit, bits, enumOf } from '../../../rtl-gen/hdl/index.ts';
import { beat, isBeat } from '../../../rtl-gen/lib/packet/beat.ts';
import { headerCollect } from '../../../rtl-gen/lib/packet/header-collect.ts';
import { headerInsert } from '../../../rtl-gen/lib/packet/header-insert.ts';
import { packetCut } from '../../../rtl-gen/lib/packet/packet-cut.ts';
import { streamContract } from '../../../rtl-gen/lib/stream/contract.ts';
import { type Proof, proof } from '../proof.ts';

/** Bytes of a beat, of the header, and beats that the header takes: the last one is not looked at whole. */
const [size, bytes, beats] = [2, 3, 2];

const collect = bind(headerCollect(beat(size), bytes), (io, inside, m) => {
  const { beat: taken, valid, header, count, done, completes } = io;
  m.assume('packets_are_beats', valid.implies(isBeat(taken)));
  // How many beats of this packet have come, as far as they matter, and one byte of the header, any.
  const come = m.reg('spec_come', bits(2), { reset: 0 });
  const watched = m.symbolic('spec_watched', bits(2));
  const begun = m.reg('spec_begun', bit, { reset: 0 });
  const value = m.reg('spec_value', bits(8));
  const kept = m.reg('spec_kept', bits(3));
  const fills = m.reg('spec_fills', bit, { reset: 0 });
  m.assume('watched_is_in_the_header', watched.lt(bytes));

  const matters = valid.and(come.lt(beats));
  const ends = matters.and(taken.last.or(come.eq(beats - 1)));
  fills.set(ends);
  m.when(valid, () => {
    begun.set(1);
    const lane = m.mux(watched.at(0), taken.data.slice(15, 8), taken.data.slice(7, 0));
    m.when(watched.at(1).zext(2).eq(come), () => value.set(lane)).elsewhen(come.eq(0), () => value.set(0));
    m.when(taken.last, () => come.set(0)).elsewhen(come.lt(beats), () => come.set(come.add(1)));
  });
  m.when(matters, () => kept.set(come.zext(3).shl(1).add(taken.keep.at(0).zext(3)).add(taken.keep.at(1).zext(3))));

  const [first, second, third] = [header.slice(23, 16), header.slice(15, 8), header.slice(7, 0)];
  const shown = m.mux(watched.at(1), third, m.mux(watched.at(0), second, first));
  m.assert('each_byte_is_in_its_place', begun.implies(shown.eq(value)));
  m.assert('bytes_are_counted', begun.implies(count.eq(kept)));
  m.assert('done_once_a_packet', done.eq(fills));
  m.assert('completes_is_said_before', completes.eq(ends));
  const wasShort = m.pastValid(2).and(m.past(done.and(count.eq(1)), 2));
  m.cover('a_long_packet_behind_a_short_one', wasShort.and(done).and(count.eq(4)));

  // What ties the specification to the part's own state.
  const next = inside.bits('next', beats);
  m.assert('come_is_a_slot_or_all', come.le(beats).and(begun.or(come.eq(0))));
  m.assert(
    'next_slot',
    next
      .at(0)
      .eq(come.eq(0))
      .and(next.at(1).eq(come.eq(1))),
  );
  m.assert('taken_counts', inside.bits('taken', 3).eq(come.zext(3).shl(1)));
});

/** What a beat is to the piece, as in the part. */
const Role = enumOf('ahead', 'first', 'later');

const cut = bind(packetCut(size, { skipBits: 2, lengthBits: 3, depth: 8 }), ({ down }, inside, m) => {
  const { last, keep } = down.payload;
  const flag = (name: string): Bits<1> => inside.bits(name, 1);
  const [full, opens, closes, tail] = [flag('full'), flag('opens'), flag('closes'), flag('tail')];
  // Beats that enter the queue, which is proved as `fifo` is; that it never refuses one is an assertion of the part
  // itself.
  const leaves = flag('emits');
  const leavesLast = leaves.and(flag('ends'));
  m.assert('beats_before_the_last_are_full', flag('out_valid').and(flag('out_last').not()).implies(flag('out_full')));
  // A packet that has come is owed as a piece until its last beat leaves.
  const owed = m.reg('spec_owed', bit, { reset: 0 });
  const closed = m.reg('spec_closed', bit, { reset: 1 });
  const comes = full.and(opens);
  owed.set(comes.or(owed.and(leavesLast.not())));
  m.when(full, () => closed.set(closes));
  m.assert('leaves_of_a_packet_that_came', leaves.implies(owed));
  m.assert('one_piece_a_packet', comes.implies(owed.eq(leavesLast)));
  streamContract(m, 'assert', 'down', down);
  m.cover('an_empty_piece', down.valid.and(last).and(keep.eq(0)));
  const wasFull = m.pastValid().and(m.past(down.valid.and(last.not())));
  m.cover('a_piece_of_three_bytes', wasFull.and(down.valid).and(last).and(keep.eq(1)));
  m.cover('waits_for_room', m.pastValid().and(flag('open').not()));

  // What ties the specification to the part's own state.
  m.assert('owed_agrees', owed.eq(tail.or(flag('owed').and(closed.not()))));
  m.assert('tail_is_closed', tail.implies(closed));
  m.assert('packets_open_behind_closed_ones', full.implies(opens.eq(closed)));
  m.assert('starting_behind_closed_ones', flag('starting').eq(m.mux(full, closes, closed)));
  m.assert('no_first_beat_is_later', comes.implies(inside.value('role', Role).is('later').not()));
});

/** Frames of up to 13 bytes, each with the number of its bytes as what travels with it. */
const insert = bind(
  headerInsert(size, { headerBytes: bytes, payloadBits: 3, roomBits: 2, user: bits(4) }),
  ({ frame, up, down }, inside, m) => {
    const flag = (name: string): Bits<1> => inside.bits(name, 1);
    const [planned, send, hands] = [flag('planned'), flag('send'), flag('hands')];
    const [turnReady, joinReady] = [flag('turn_ready'), flag('join_ready')];
    const [turnedFull, outFull] = [flag('turned_full'), flag('out_full')];
    const { length, payload, room, user: said } = frame.payload;
    m.assume('packets_are_beats', up.valid.implies(isBeat(up.payload)));
    m.assume('headers_have_bytes', length.any());
    m.assume('said_as_user', said.eq(length.zext(4).add(payload.zext(4)).add(room.zext(4))));

    const { keep, last, user } = down.payload;
    const kept = keep.at(0).zext(4).add(keep.at(1).zext(4));
    const sent = m.reg('spec_sent', bits(4), { reset: 0 });
    const taken = down.valid.and(down.ready);
    m.when(taken, () => sent.set(m.mux(last, m.lit(4, 0), sent.add(size))));
    m.assert('frames_are_as_long_as_said', down.valid.and(last).implies(sent.add(kept).eq(user)));
    m.assert('beats_before_the_last_are_full', down.valid.and(last.not()).implies(keep.all()));
    m.assert('bytes_are_in_a_row', keep.at(0).or(down.valid.not()));
    streamContract(m, 'assert', 'down', down);
    m.cover('a_wrong_frame_of_three_beats', down.valid.and(last).and(down.payload.wrong).and(sent.eq(4)));
    m.cover(
      'a_frame_behind_one_that_is_dropped',
      m
        .pastValid()
        .and(m.past(flag('drops')))
        .and(outFull.not()),
    );

    // What ties the specification to the part's own state: which beat each register holds.
    const index = inside.bits('index', 4);
    const [turnedUser, frameUser] = [inside.bits('turned_user', 4), inside.bits('user', 4)];
    const [turnedLast, turnedKeep] = [flag('turned_last'), inside.bits('turned_keep', size)];
    const turnedIndex = m.reg('spec_turned', bits(4));
    const outIndex = m.reg('spec_out', bits(4));
    m.when(turnReady, () => turnedIndex.set(index));
    m.when(joinReady, () => outIndex.set(turnedIndex));
    const lastOf = (of: Bits): Bits => of.sub(1).shr(1);
    const keepOf = (of: Bits): Bits => m.mux(of.at(0), m.lit(size, 1), m.lit(size, 3));
    const isBeatOf = (at: Bits, ends: Bits<1>, has: Bits, of: Bits): Bits<1> =>
      ends
        .eq(at.eq(lastOf(of)))
        .and(has.eq(m.mux(ends, keepOf(of), m.lit(size, 3))))
        .and(at.le(lastOf(of)));
    const after = (at: Bits, ends: Bits<1>): Bits => m.mux(ends, m.lit(4, 0), at.add(1));
    const goesOn = planned.and(send);
    m.assert('plan_agrees', planned.implies(inside.bits('frame_end', 4).eq(lastOf(frameUser)).and(frameUser.any())));
    m.assert('lane_agrees', planned.implies(inside.bits('last_lane', 1).eq(frameUser.sub(1).at(0))));
    m.assert('index_is_in_the_frame', m.mux(goesOn, index.le(lastOf(frameUser)), index.eq(0)));
    m.assert('turned_is_a_beat', turnedFull.implies(isBeatOf(turnedIndex, turnedLast, turnedKeep, turnedUser)));
    m.assert('out_is_a_beat', outFull.implies(isBeatOf(outIndex, last, keep, user)));
    m.assert('index_follows_turned', turnedFull.implies(index.eq(after(turnedIndex, turnedLast))));
    m.assert('turned_follows_out', outFull.and(turnedFull).implies(turnedIndex.eq(after(outIndex, last))));
    m.assert('index_follows_out', outFull.and(turnedFull.not()).implies(index.eq(after(outIndex, last))));
    const present = m.mux(outFull, outIndex, m.mux(turnedFull, turnedIndex, index));
    m.assert('sent_are_those_before', sent.eq(present.shl(1)));
    m.assert('frame_goes_on', turnedFull.and(turnedLast.not()).implies(goesOn.and(frameUser.eq(turnedUser))));
    m.assert(
      'out_goes_on',
      outFull.and(last.not()).implies(m.mux(turnedFull, turnedUser.eq(user), goesOn.and(frameUser.eq(user)))),
    );
    m.assert('hands_of_a_frame', hands.implies(goesOn));
  },
);

export const headerProofs: readonly Proof[] = [
  proof(
    'header-collect',
    'A header collector has each byte of the header in its place, once a packet, and nothing of the packet before.',
    collect,
  ),
  proof(
    'header-insert',
    'A header insert sends frames of as many bytes as they were said to have, of full beats but for the last, whatever the packets are.',
    insert,
    { coverDepth: 16 },
  ),
  proof(
    'packet-cut',
    'A packet cutter gives one piece for each packet, of full beats but for the last, and has room for every beat of it.',
    cut,
    { depth: 10, coverDepth: 20 },
  ),
];

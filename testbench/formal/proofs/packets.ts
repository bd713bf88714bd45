/** The packet FIFO: only whole packets leave, in order, and what is dropped leaves no trace. */
import { type Bits, bind, bit, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { packetFifo } from '../../../rtl-gen/lib/packet/packet-fifo.ts';
import { streamContract } from '../../../rtl-gen/lib/stream/contract.ts';
import { type Proof, proof } from '../proof.ts';

const depth = 4;
const Beat = record<{ data: Bits<2>; last: Bits<1> }>({ data: bits(2), last: bit });
/** Numbers of beats, modulo 8: the memory and the register after it hold 5. */
const number = bits(3);

const packets = (overflow: 'wait' | 'drop') =>
  bind(packetFifo(Beat, { depth, overflow }), (io, inside, m) => {
    const { up, down } = io;
    // The beats inside: of whole packets, and of the one that is still coming.
    const whole = m.reg('spec_whole', number, { reset: 0 });
    const current = m.reg('spec_current', number, { reset: 0 });
    const dropping = m.reg('spec_dropping', bit, { reset: 0 });
    // Beats of whole packets are numbered in the order in which they came; one number, any, is watched.
    const committed = m.reg('spec_committed', number, { reset: 0 });
    const left = m.reg('spec_left', number, { reset: 0 });
    const watched = m.symbolic('spec_watched', number);
    const stored = m.reg('spec_stored', bit, { reset: 0 });
    const item = m.reg('spec_item', Beat);

    const take = up.valid.and(up.ready);
    const given_up = io.drop.or(io.overflow).or(dropping);
    const enters = take.and(given_up.not());
    const leaves = down.valid.and(down.ready);
    const commits = enters.and(up.payload.last);
    const unfinished = watched.sub(committed).lt(current);
    const comes = enters.and(committed.add(current).eq(watched));
    const goes = leaves.and(left.eq(watched));
    const more = m.mux(commits, current.add(1), m.lit(3, 0));
    whole.set(whole.add(more).sub(leaves.zext(3)));
    committed.set(committed.add(more));
    left.set(left.add(leaves.zext(3)));
    m.when(take, () => {
      dropping.set(given_up.and(up.payload.last.not()));
      m.when(given_up.or(up.payload.last), () => current.set(0)).otherwise(() => current.set(current.add(1)));
    });
    m.when(comes, () => {
      stored.set(1);
      item.set(up.payload);
    }).elsewhen(goes.or(take.and(given_up).and(unfinished)), () => stored.set(0));

    m.assert('only_whole_packets_leave', down.valid.implies(whole.any()));
    m.assert('beats_leave_in_order', goes.implies(stored.and(down.payload.data.eq(item.data))));
    m.assert('packets_keep_their_ends', goes.implies(down.payload.last.eq(item.last)));
    m.assert(
      'no_pause_within_a_packet',
      m
        .pastValid()
        .and(m.past(goes.and(item.last.not())))
        .implies(down.valid),
    );
    m.assert('drop_gives_the_room_back', io.beats.eq(whole.add(current)));
    m.assert('overflow_only_without_room', io.overflow.implies(whole.add(current).sub(down.valid.zext(3)).eq(depth)));
    m.assert('never_stuck', up.ready.or(whole.any()));
    if (overflow === 'drop') m.assert('always_ready', up.ready);
    streamContract(m, 'assert', 'down', down);
    const ends = leaves.and(down.payload.last);
    m.cover('drops_a_begun_packet', take.and(io.drop).and(current.eq(2)));
    m.cover('overflows', io.overflow.and(current.any()));
    m.cover('a_packet_of_two_beats_leaves', ends.and(m.past(leaves.and(down.payload.last.not()))));
    m.cover('two_packets_inside', io.packets.eq(2));

    // What ties the specification to the part's own state.
    const [rd, loaded] = [inside.bits('rd', 3), inside.bits('loaded', 1)];
    const kept = inside.mem('memory', Beat).read(watched.trunc(2));
    m.assert('loaded_is_offered', loaded.eq(down.valid));
    m.assert('rd_counts', rd.eq(left.add(loaded.zext(3))));
    m.assert('wr_counts', inside.bits('wr', 3).eq(committed.add(current)));
    m.assert('commit_counts', inside.bits('commit', 3).eq(committed));
    m.assert('whole_counts', whole.eq(committed.sub(left)).and(whole.add(current).le(depth + 1)));
    m.assert(
      'dropping_agrees',
      inside
        .bits('dropping', 1)
        .eq(dropping)
        .and(dropping.implies(current.eq(0))),
    );
    m.assert('stored_is_inside', stored.eq(watched.sub(left).lt(whole.add(current))));
    const inMemory = stored.and(loaded.and(left.eq(watched)).not());
    m.assert('data_is_kept', inMemory.implies(kept.data.eq(item.data).and(kept.last.eq(item.last))));
    m.assert('unfinished_has_no_end', stored.and(unfinished).implies(item.last.not()));
    const finished = stored.and(watched.sub(left).lt(whole));
    m.assert('the_next_is_there', finished.and(item.last.not()).implies(watched.sub(left).add(1).lt(whole)));
    const atOutput = down.payload.data.eq(item.data).and(down.payload.last.eq(item.last));
    m.assert('output_is_kept', stored.and(loaded).and(left.eq(watched)).implies(atOutput));
  });

export const packetProofs: readonly Proof[] = [
  proof(
    'packet-fifo-wait',
    'Only whole packets leave a packet FIFO, in order; a drop gives the room back.',
    packets('wait'),
  ),
  proof('packet-fifo-drop', 'The same of one that drops the packets that find no room.', packets('drop')),
];

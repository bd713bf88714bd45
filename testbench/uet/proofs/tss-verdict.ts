/**
 * TSS: what the receiving side lets out is authentic. What judges, keys and deciphers is of any value here: of what the
 * engine gives, no packet leaves but with a verdict of its own.
 */
import { type Bits, bind, bit, bits, clog2, type StreamValue } from '../../../rtl-gen/hdl/index.ts';
import { tssReceive } from '../../../rtl-gen/uet/tss/layer/receive.ts';
import { type Proof, proof } from '../../formal/proof.ts';
import { anyParts, type Gives, Piece, receiveOptions, type Takes } from './tss-receive-parts.ts';

const mostPieces = 16;

interface Let {
  readonly accepted: Bits<1>;
  readonly dropped: Bits<1>;
}

/** Numbers of packets, modulo twice those that may be under way. */
const number = bits(clog2(mostPieces) + 1);

const verdict = bind(
  tssReceive(receiveOptions),
  (_, inside, m) => {
    // Packets that the engine gave, and pieces that were let out or dropped, are numbered; any one is watched.
    const ended = m.reg('spec_ended', number, { reset: 0 });
    const gone = m.reg('spec_gone', number, { reset: 0 });
    const watched = m.symbolic('spec_watched', number);

    // The verdict: what the engine says of the last beat, and whether the packet's domain is latched then.
    type Opened = StreamValue<{ readonly last: Bits<1>; readonly ok: Bits<1> }>;
    const given = inside.inst<{ readonly down: Opened }>('leaving').down;
    const ends = given.fires.and(given.payload.last);
    const present = inside.inst<{ readonly down: Gives<{ readonly index: Bits }> }>('waiting').down.payload;
    const latched = inside.inst<{ readonly latched: Bits }>('failure_counts').latched.at(present.index);
    const isAuthentic = given.payload.ok.and(latched.not());
    const authentic = m.reg('spec_authentic', bit, { reset: 0 });
    m.when(ends, () => ended.set(ended.add(1)));
    m.when(ends.and(ended.eq(watched)), () => authentic.set(isAuthentic));

    // What the queue of verdicts promises: what was pushed as that number is what leaves as that number.
    const pieces = inside.inst<{ readonly up: Takes; readonly down: Gives<Let> }>('pieces');
    const pushed = inside.drives<{ readonly up: Gives<Let> }>('pieces').up;
    const item = m.reg('spec_item', Piece);
    m.when(pushed.valid.and(pieces.up.ready).and(ended.eq(watched)), () => item.set(pushed.payload));
    const inQueue = ended.sub(gone);
    m.assume('queue_holds', pieces.down.valid.eq(inQueue.any()));
    m.assume('queue_has_room', pieces.up.ready.eq(inQueue.ne(mostPieces)));
    const { accepted, dropped } = pieces.down.payload;
    const isWatched = gone.eq(watched);
    m.assume(
      'queue_keeps',
      pieces.down.valid.and(isWatched).implies(accepted.eq(item.accepted).and(dropped.eq(item.dropped))),
    );

    // What the cutter promises: one piece for each packet, some clocks after it.
    const piece = inside.inst<{ readonly down: Gives<{ readonly last: Bits<1> }> }>('cut').down;
    m.assume('a_piece_of_each', piece.valid.and(piece.payload.last).implies(inQueue.any()));

    const { up, drop } = inside.drives<{ readonly up: Gives<object>; readonly drop: Bits<1> }>('verified');
    const stored = up.valid.and(inside.inst<{ readonly up: Takes }>('verified').up.ready);
    const leaves = stored.and(piece.payload.last);
    m.when(leaves, () => gone.set(gone.add(1)));
    m.assert('only_authentic_ones_leave', leaves.and(isWatched).and(drop.not()).implies(authentic));
    m.assert('all_authentic_ones_leave', leaves.and(isWatched).and(drop).implies(authentic.not()));
    m.assert('nothing_else_is_stored', up.valid.implies(piece.valid));
    const told = inside.drives<{ readonly up: Gives<{ readonly verdict: { is(name: 'opened'): Bits<1> } }> }>(
      'verdicts',
    ).up;
    const isOpened = told.payload.verdict.is('opened');
    m.assert('opened_is_authentic', told.valid.and(isOpened).implies(ends.and(isAuthentic)));
    m.assert('each_end_is_told', ends.implies(told.valid));
    m.assert('each_end_has_a_verdict', ends.eq(pushed.valid));
    // Why.
    m.assert('as_many_as_find_room', inQueue.le(mostPieces));
    const isInside = watched.sub(gone).lt(inQueue);
    m.assert('pushed_as_judged', isInside.implies(item.accepted.eq(authentic).and(item.dropped.eq(authentic.not()))));
    m.cover('an_authentic_one_leaves', leaves.and(drop.not()).and(isWatched));
    m.cover('one_that_is_not_is_dropped', leaves.and(drop).and(isWatched));
    m.cover('one_behind_another', leaves.and(drop.not()).and(inQueue.eq(3)));
  },
  { cut: anyParts },
);

export const tssVerdictProofs: readonly Proof[] = [
  proof(
    'tss-verdicts',
    'Of packets that the engine has opened only those leave that it found authentic and whose domain was not latched.',
    verdict,
    { given: ['fifo', 'broadcast', 'forward_slice', 'backward_slice'] },
  ),
];

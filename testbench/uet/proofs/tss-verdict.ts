/**
 * TSS: what the receiving side lets out is authentic. What judges, keys and deciphers is of any value here: of what the
 * engine gives, no packet leaves but with a verdict of its own.
 */
import { type Bits, bind, bit, bits, clog2, record, type Shape } from '../../../rtl-gen/hdl/index.ts';
import { beat } from '../../../rtl-gen/lib/packet/beat.ts';
import { framedBeat } from '../../../rtl-gen/lib/packet/header-insert.ts';
import { keyErase } from '../../../rtl-gen/uet/tss/gcm/key-install.ts';
import { gcmBeat } from '../../../rtl-gen/uet/tss/gcm/packet.ts';
import { withDomain } from '../../../rtl-gen/uet/tss/layer/domain-finder.ts';
import { tssReceive } from '../../../rtl-gen/uet/tss/layer/receive.ts';
import { judgedPacket, Received } from '../../../rtl-gen/uet/tss/layer/receive-judge.ts';
import { keyedPacket } from '../../../rtl-gen/uet/tss/layer/receive-keys.ts';
import type { LayerOptions } from '../../../rtl-gen/uet/tss/layer/transmit.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const [domains, keys, verdictBeats] = [2, 8, 64];
const options: LayerOptions = { domains, keys, verdictBeats, engine: { sbox: 'table', ramRounds: 13 } };
const [size, parkedBeats, mostPieces] = [16, 2 * verdictBeats, 16];

const takes = record({ ready: bit });
const gives = <V>(payload: Shape<V>) => record({ payload, valid: bit });
const Body = beat(size);
const Piece = record({ accepted: bit, dropped: bit });

/** All but the queues around the verdict: outputs of any value. */
const anyParts = {
  arrivals: { head: takes, body: takes, down: gives(Received), bodies: gives(Body) },
  find: { up: takes, down: gives(withDomain(options, Received)), quiet: bit, keeps: bit, keeps_derived: bit },
  judge: { up: takes, down: gives(judgedPacket(options)), quiet: bit },
  resolve: {
    ...{ up: takes, down: gives(keyedPacket(options, parkedBeats)), quiet: bit, missed: bit, erase: keyErase(keys) },
    keys: gives(record({ number: bits(clog2(keys)), key: bits(256) })),
  },
  bodies: { up: takes, down: gives(Body) },
  route: { way: takes, up: takes, parked: takes, park: gives(Body), plain: gives(Body), down: gives(Body) },
  parking: { up: takes, down: gives(Body) },
  insert: { frame: takes, up: takes, down: gives(framedBeat(size, record({}))) },
  engine: {
    ...{ installed: bit, installed_number: bits(clog2(keys)), refused: bit },
    ...{ keys: takes, descriptor: takes, packets: takes, down: gives(gcmBeat(size)) },
  },
  leaving: { up: takes, down: gives(gcmBeat(size)) },
  failure_counts: {
    ...{ latched: bits(domains), warned: bits(domains), busy: bit, upset: bit, failed: takes, write: takes },
  },
  cut: { up: takes, down: gives(Body) },
  pieces: { up: takes, down: gives(Piece) },
  verified: {
    ...{ up: takes, down: gives(Body), overflow: bit },
    ...{ beats: bits(clog2(verdictBeats) + 1), packets: bits(clog2(verdictBeats) + 1) },
  },
};

interface Takes {
  readonly ready: Bits<1>;
}
interface Gives<V> {
  readonly payload: V;
  readonly valid: Bits<1>;
}
interface Let {
  readonly accepted: Bits<1>;
  readonly dropped: Bits<1>;
}

/** Numbers of packets, modulo twice those that may be under way. */
const number = bits(clog2(mostPieces) + 1);

const verdict = bind(
  tssReceive(options),
  (_, inside, m) => {
    // Packets that the engine gave, and pieces that were let out or dropped, are numbered; any one is watched.
    const ended = m.reg('spec_ended', number, { reset: 0 });
    const gone = m.reg('spec_gone', number, { reset: 0 });
    const watched = m.symbolic('spec_watched', number);

    // The verdict: what the engine says of the last beat, and whether the packet's domain is latched then.
    const given = inside.inst<{ readonly down: Gives<{ readonly last: Bits<1>; readonly ok: Bits<1> }> }>(
      'leaving',
    ).down;
    const takenFromEngine = given.valid.and(inside.drives<{ readonly down: Takes }>('leaving').down.ready);
    const ends = takenFromEngine.and(given.payload.last);
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

/** Ordered matching as a whole: a receive is consumed once, and so is a message that waits. */
import { type Bits, bind, bit, bits, pack, record, unpack } from '../../../rtl-gen/hdl/index.ts';
import { NodeKey } from '../../../rtl-gen/uet/ses/match-ordered/list-node.ts';
import { matchOrdered } from '../../../rtl-gen/uet/ses/match-ordered/match-ordered.ts';
import { MatchOutcome, MessageHeader, ReceivePlace } from '../../../rtl-gen/uet/ses/match-records.ts';
import { type Proof, proof } from '../../formal/proof.ts';
import { isBusy, searchFollowsList } from './ses-list-search.ts';
import { Command, listSize, Node, type Pool, poolCut, shadowOfLists } from './ses-list-shadow.ts';

const Ended = record({ op: Command, outcome: MatchOutcome, key: NodeKey(false, false) });
const Step = record({ node: Node, previous: Node, next: Node, is_first: bit, is_last: bit });

/**
 * Of one receive and one message, any, among all others: what a match gives has been posted, or has come, as it is, and
 * is given no second time. Assumed: no two receives have that number, no two messages that of that header, and each
 * command is one of the three. The pool of nodes does what `ses-nodes` says.
 */
const once = bind(
  matchOrdered(listSize),
  ({ command, result }, inside, m) => {
    const own = m.symbolic('spec_wr_id', bits(32));
    const named = m.symbolic('spec_message', bits(16));
    const taken = m.named('spec_taken', command.valid.and(command.ready));
    const { kind } = command.payload;
    m.assume('is_a_command', kind.is('post').or(kind.is('arrive')).or(kind.is('cancel')));
    const matched = m.named('spec_matched', result.valid.and(result.outcome.is('matched')));
    const place = m.reg('spec_place', ReceivePlace);
    const header = m.reg('spec_header', MessageHeader);

    const shadow = shadowOfLists(m, inside);
    searchFollowsList(m, inside, shadow);
    const op = inside.value('op', Command);
    const busy = m.named('spec_busy', isBusy(inside));
    const isPost = inside.bits('is_post', 1);
    const arrives = op.kind.is('arrive');
    const ended = inside.value('ended', Ended);
    const endedMatch = m.named('spec_ended', inside.bits('acted', 1).and(ended.outcome.is('matched')));
    const ends = (of: typeof op.kind): Bits<1> => of.is('post').or(of.is('arrive')).or(of.is('cancel'));
    m.assert('ended_is_a_command', inside.bits('acted', 1).implies(ends(ended.op.kind)));
    const endedPost = ended.op.kind.is('post');
    const rest = inside.bits('rests_rdata', 96);
    const step = inside.value('step_end', Step);
    const [found, appends] = [inside.bits('found', 1), inside.bits('appends', 1)];
    const pool = inside.inst<Pool>('pool');

    const isMine = (wrId: Bits): Bits<1> => wrId.eq(own);
    const receiveComes = m.named('spec_posts', taken.and(kind.is('post')).and(isMine(command.payload.place.wr_id)));
    m.when(receiveComes, () => place.set(command.payload.place));
    const placeRest = place.address.cat(place.length);
    const receive = follow('receive', {
      comes: receiveComes,
      isNoted: isMine(place.wr_id),
      gives: matched.and(isMine(result.place.wr_id)),
      isAsItWas: pack(result.place).eq(pack(place)),
      isUnderWay: busy.and(isPost).and(isMine(op.place.wr_id)),
      wasUnderWay: pack(op.place).eq(pack(place)),
      isStored: appends.and(isPost).and(isMine(op.place.wr_id)),
      isTaken: found.and(isPost.not()),
      hasEnded: endedMatch.and(m.mux<Bits<1>>(endedPost, isMine(ended.op.place.wr_id), isMine(ended.key.wr_id))),
      endedAsItWas: m.mux<Bits<1>>(endedPost, pack(ended.op.place).eq(pack(place)), rest.eq(placeRest)),
      isItsOwn: (node) => isMine(shadow.keyAt(node).wr_id),
      isUnchanged: (node) => shadow.restAt(node).eq(placeRest),
      list: 0,
    });

    const idOf = (word: Bits): Bits<1> => unpack(MessageHeader, word.as(96)).message_id.eq(named);
    const messageComes = m.named(
      'spec_arrives',
      taken.and(kind.is('arrive')).and(command.payload.header.message_id.eq(named)),
    );
    m.when(messageComes, () => header.set(command.payload.header));
    const isIt = (message: { readonly message_id: Bits<16> }): Bits<1> => message.message_id.eq(named);
    const notCancelled = result.kind.is('cancel').not();
    const message = follow('message', {
      comes: messageComes,
      isNoted: isIt(header),
      gives: matched.and(notCancelled).and(isIt(result.header)),
      isAsItWas: pack(result.header).eq(pack(header)),
      isUnderWay: busy.and(arrives).and(isIt(op.header)),
      wasUnderWay: pack(op.header).eq(pack(header)),
      isStored: appends.and(arrives).and(isIt(op.header)),
      isTaken: found.and(isPost),
      hasEnded: endedMatch.and(
        m.mux<Bits<1>>(endedPost, idOf(rest), ended.op.kind.is('arrive').and(isIt(ended.op.header))),
      ),
      endedAsItWas: m.mux<Bits<1>>(endedPost, rest.eq(pack(header)), pack(ended.op.header).eq(pack(header))),
      isItsOwn: (node) => idOf(shadow.restAt(node)),
      isUnchanged: (node) => shadow.restAt(node).eq(pack(header)),
      list: 1,
    });
    m.cover('both_wait', receive.and(message));

    function follow(name: string, it: Followed): Bits<1> {
      const known = m.reg(`spec_${name}_known`, bit, { reset: 0 });
      const given = m.reg(`spec_${name}_given`, bit, { reset: 0 });
      m.when(it.comes, () => known.set(1));
      m.when(it.gives, () => given.set(1));
      m.assume(`${name}_comes_once`, it.comes.implies(known.not()));
      m.assert(`${name}_is_given_after_it_came`, it.gives.implies(known));
      m.assert(`${name}_is_given_once`, it.gives.implies(given.not()));
      m.assert(`${name}_is_given_as_it_was`, it.gives.implies(it.isAsItWas));
      m.cover(`${name}_is_given`, it.gives);

      // How: it is in one place, which it leaves for the next one.
      const waits = m.reg(`spec_${name}_waits`, bit, { reset: 0 });
      const at = m.reg(`spec_${name}_at`, Node);
      m.when(it.isTaken.and(step.node.eq(at)), () => waits.set(0));
      m.when(it.isStored, () => {
        waits.set(1);
        at.set(pool.node.as(Node.width));
      });
      const isWaiting = (node: Bits): Bits<1> => waits.and(at.eq(node as typeof at));
      const kindOf = (node: Bits): Bits<1> => shadow.at(node).which.at(1);
      m.assert(`${name}_waits_in_a_list`, waits.implies(shadow.at(at).out.and(kindOf(at).eq(it.list))));
      m.assert(`${name}_waits_as_it_was`, waits.implies(it.isUnchanged(at)));
      for (const [i, node] of shadow.nodes.entries()) {
        const counts = shadow.at(node).out.and(kindOf(node).eq(it.list));
        m.assert(`${name}_is_stored_once_${i}`, counts.implies(it.isItsOwn(node).eq(isWaiting(node))));
      }
      m.assert(`${name}_is_searched_for_as_it_was`, it.isUnderWay.implies(it.wasUnderWay));
      m.assert(`${name}_ends_as_it_was`, it.hasEnded.implies(it.endedAsItWas));
      const places = [it.isUnderWay, waits, it.hasEnded, it.gives, given];
      const isSome = places.reduce((a, b) => a.or(b));
      const isTwice = places
        .flatMap((one, i) => places.slice(0, i).map((two) => one.and(two)))
        .reduce((a, b) => a.or(b));
      m.assert(`${name}_is_known_by_its_number`, known.implies(it.isNoted));
      m.assert(`${name}_is_in_one_place`, isTwice.not());
      m.assert(`${name}_is_nowhere_before`, isSome.implies(known));
      return waits;
    }
  },
  { cut: poolCut },
);

/** A receive or a message on its way through the lists. */
interface Followed {
  readonly comes: Bits<1>;
  /** What is kept of it has its number. */
  readonly isNoted: Bits<1>;
  readonly gives: Bits<1>;
  readonly isAsItWas: Bits<1>;
  /** Its own command searches. */
  readonly isUnderWay: Bits<1>;
  readonly wasUnderWay: Bits<1>;
  /** Its own command appends it. */
  readonly isStored: Bits<1>;
  /** A command of the other kind has found some node of the list that it is in. */
  readonly isTaken: Bits<1>;
  /** A search has ended with it, in the clock before. */
  readonly hasEnded: Bits<1>;
  readonly endedAsItWas: Bits<1>;
  readonly isItsOwn: (node: Bits) => Bits<1>;
  readonly isUnchanged: (node: Bits) => Bits<1>;
  /** The kind of list that it waits in: 1 for messages. */
  readonly list: 0 | 1;
}

/** Clocks from reset in which the covers are reached, the first 4 of which clear the lists. */
export const listDepth = 16;

export const sesListProofs: readonly Proof[] = [
  proof(
    'ses-lists',
    'Ordered matching: a receive is consumed once, as it was posted, and a message that waits too.',
    once,
    { depth: 1, coverDepth: listDepth },
  ),
];

/** Ordered matching as a whole, from reset on: a receive is consumed once, and so is a message that waits. */
import { type Bits, bind, bit, bits, pack, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { matchOrdered } from '../../../rtl-gen/uet/ses/match-ordered/match-ordered.ts';
import { MessageHeader, ReceivePlace, type WildcardCommand } from '../../../rtl-gen/uet/ses/match-records.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** 64 and 256 in the hardware. */
const size = { resources: 2, nodes: 4 } as const;

/** Values of few bits, so that the solver ends: 1 of tags, 2 of numbers, 1 of a length and of a peer; others are 0. */
const isNarrow = ({ tag, ignore_bits: ignored, place, header }: ValueOf<ReturnType<typeof WildcardCommand>>): Bits<1> =>
  [
    tag.match_bits.slice(63, 1),
    tag.initiator.slice(31, 1),
    ignored.slice(63, 1),
    place.wr_id.slice(31, 2),
    place.address,
    place.length.slice(31, 1),
    header.message_id.slice(15, 2),
    header.peer.slice(15, 1),
    ...[header.pdc, header.kept_at, header.request_length],
  ]
    .map((upper): Bits<1> => upper.any().not())
    .reduce((all, one) => all.and(one));

/**
 * Of one receive and one message, any, among all others: what a match gives has been posted, or has come, as it is, and
 * is given no second time. Assumed: no two receives have that number, no two messages that of that header, and each
 * command is one of the three.
 */
const once = bind(matchOrdered(size), ({ command, result }, _inside, m) => {
  const own = m.symbolic('spec_wr_id', bits(32));
  const named = m.symbolic('spec_message', bits(16));
  const taken = m.named('spec_taken', command.valid.and(command.ready));
  const { kind } = command.payload;
  m.assume('is_a_command', kind.is('post').or(kind.is('arrive')).or(kind.is('cancel')));
  m.assume('is_narrow', isNarrow(command.payload));
  const matched = m.named('spec_matched', result.valid.and(result.outcome.is('matched')));
  const place = m.reg('spec_place', ReceivePlace);
  const header = m.reg('spec_header', MessageHeader);
  const keep = (name: string, comes: Bits<1>, gives: Bits<1>, isAsItWas: Bits<1>): void => {
    const known = m.reg(`spec_${name}_known`, bit, { reset: 0 });
    const given = m.reg(`spec_${name}_given`, bit, { reset: 0 });
    m.when(comes, () => known.set(1));
    m.when(gives, () => given.set(1));
    m.assume(`${name}_comes_once`, comes.implies(known.not()));
    m.assert(`${name}_is_given_after_it_came`, gives.implies(known));
    m.assert(`${name}_is_given_once`, gives.implies(given.not()));
    m.assert(`${name}_is_given_as_it_was`, gives.implies(isAsItWas));
    m.cover(`${name}_is_given`, gives);
  };
  const posts = m.named('spec_posts', taken.and(kind.is('post')).and(command.payload.place.wr_id.eq(own)));
  m.when(posts, () => place.set(command.payload.place));
  const arrives = m.named(
    'spec_arrives',
    taken.and(kind.is('arrive')).and(command.payload.header.message_id.eq(named)),
  );
  m.when(arrives, () => header.set(command.payload.header));
  keep('receive', posts, matched.and(result.place.wr_id.eq(own)), pack(result.place).eq(pack(place)));
  const isMessage = matched.and(result.kind.is('cancel').not()).and(result.header.message_id.eq(named));
  keep('message', arrives, isMessage, pack(result.header).eq(pack(header)));
});

/** Clocks from reset that are looked at, the first 4 of which clear the lists. */
export const listDepth = 16;

export const sesListProofs: readonly Proof[] = [
  proof(
    'ses-lists',
    'Ordered matching, with --mode bmc: from reset on a receive is consumed once, as it was posted, and a message too.',
    once,
    { depth: listDepth, coverDepth: listDepth },
  ),
];

/** Receiver of RCCC: what it grants, and who waits. */
import { bind, bit, bits, int, record } from '../../../rtl-gen/hdl/index.ts';
import { rcccReceiver } from '../../../rtl-gen/uet/cms/rccc/rccc-receiver.ts';
import { Credit } from '../../../rtl-gen/uet/cms/rccc/receiver-records.ts';
import { CreditChange, GRANT, sourceCredit } from '../../../rtl-gen/uet/cms/rccc/source-credit.ts';
import { sourceList } from '../../../rtl-gen/uet/cms/rccc/source-list.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const sources = 4;
const sourceBits = 2;

const Source = record({ granted: Credit, target: Credit, is_waiting: bit });

/**
 * Of one source, any, whatever comes in whatever order. The forwarding RAM is taken at its word, that a read gives what
 * the last write left (`forwarding-ram-2`).
 */
const oneSource = bind(sourceCredit(sources, sourceBits), (io, inside, m) => {
  const watched = m.symbolic('spec_source', bits(sourceBits));
  const { steps, value, change } = io;
  const source = m.next('spec_source_3', m.next('spec_source_2', m.next('spec_source_1', io.source)));
  let valid = io.enable;
  for (const i of [1, 2, 3]) valid = m.next(`spec_valid_${i}`, valid, { reset: 0 });
  const asks = m.named('spec_asks', valid.and(source.eq(watched)));
  const known = m.reg('spec_known', bit, { reset: 0 });
  const held = m.reg('spec_held', Source);
  const now = inside.value('credits_now', Source);
  const isHeld = now.granted.eq(held.granted).and(now.target.eq(held.target));
  m.assume('the_last_one_is_read', asks.and(known).implies(isHeld.and(now.is_waiting.eq(held.is_waiting))));
  const kinds = [steps.start, steps.target, steps.waits, steps.serves, steps.gives];
  for (const [i, a] of kinds.entries()) {
    for (const b of kinds.slice(i + 1)) m.assume(`one_kind_${kinds.indexOf(a)}_${kinds.indexOf(b)}`, a.and(b).not());
  }
  // Credit is compared modulo 2^24: nothing is half of that away.
  const near = 2 ** 22;
  const isNear = (a: typeof value, b: typeof value) =>
    a
      .sub(b)
      .add(near)
      .lt(2 * near);
  m.assume('targets_are_near', isNear(value, now.granted).and(isNear(now.target, now.granted)));
  const next = inside.value('credits_next', Source);
  m.when(asks.and(known.or(steps.start)), () => {
    known.set(1);
    held.set(next);
  });
  const open = held.target.sub(held.granted);
  const isOpen = open.at(23).not().and(open.any());
  m.assert('who_is_owed_credit_waits', known.and(isOpen).implies(held.is_waiting));
  const isServed = m.reg('spec_served', bit, { reset: 0 });
  isServed.set(asks.and(known).and(steps.serves));
  const beyond = change.credit.sub(held.target);
  const isBeyond = beyond.at(23).not().and(beyond.any());
  m.assert('a_grant_is_within_the_target', isServed.and(change.quanta.any()).implies(isBeyond.not()));
  m.assert('a_grant_is_one_at_most', isServed.implies(change.quanta.le(GRANT)));
  m.assert('who_is_owed_more_comes_again', isServed.and(isOpen).implies(change.waits));
  m.cover('is_owed_more', isServed.and(isOpen));
  // Who begins to wait, or waits on after a turn, is put on the list; who is put on it waits.
  const joins = next.is_waiting.and(held.is_waiting.not().or(steps.serves));
  const isJoining = m.reg('spec_joins', bit, { reset: 0 });
  isJoining.set(asks.and(known).and(joins));
  m.assert('who_begins_to_wait_is_put_on_the_list', isJoining.implies(change.waits));
  const isQuiet = m.reg('spec_quiet', bit, { reset: 0 });
  isQuiet.set(asks.and(known).and(joins.not()));
  m.assert('no_source_stands_twice', isQuiet.implies(change.waits.not()));
});

const listDepth = 4;
const indexBits = 2;

/** Of one source, any, at any place of a list that others join and leave. */
const oneOfList = bind(sourceList(listDepth, sourceBits), (io, inside, m) => {
  const watched = m.symbolic('spec_source', bits(sourceBits));
  const head = inside.bits('head', indexBits);
  const count = inside.bits('count', indexBits + 1);
  const isIn = m.reg('spec_in', bit, { reset: 0 });
  const place = m.reg('spec_place', bits(indexBits));
  const joins = m.named('spec_joins', io.push.and(io.source.eq(watched)).and(isIn.not()).and(count.lt(listDepth)));
  const ahead = m.named('spec_ahead', place.sub(head));
  const pops = m.named('spec_pops', io.pop.and(io.some));
  const leaves = m.named('spec_leaves', isIn.and(pops).and(ahead.eq(0)));
  m.when(leaves, () => isIn.set(0));
  m.when(joins, () => {
    isIn.set(1);
    place.set(head.add(count.trunc(indexBits)));
  });
  const stored = inside.mem('sources', bits(sourceBits)).read(place);
  const isKept = ahead
    .zext(indexBits + 1)
    .lt(count)
    .and(stored.eq(watched));
  m.assert('who_has_joined_keeps_a_place', isIn.implies(isKept));
  m.assert('there_is_one_to_take', isIn.implies(io.some));
  const aheadThen = m.next('spec_ahead_then', ahead);
  const isNearer = m.next('spec_nearer', isIn.and(pops).and(leaves.not()), { reset: 0 });
  m.assert('each_turn_brings_it_nearer', isNearer.implies(isIn.and(ahead.eq(aheadThen.sub(1)))));
  const reads = m.next('spec_reads', leaves, { reset: 0 });
  const shows = m.next('spec_shows', reads, { reset: 0 });
  const isRead = inside.value('sources_rdata', bits(sourceBits));
  m.assert('its_turn_is_read', reads.implies(isRead.eq(watched)));
  m.assert('it_is_shown_at_its_turn', shows.implies(io.first.eq(watched)));
  m.cover('it_waits_for_others', isNearer.and(ahead.eq(1)));
});

/** The pacer, whatever its lists and the credit of sources say. */
const pacer = bind(
  rcccReceiver({ sources }),
  (io, inside, m) => {
    const flag = (name: string) => inside.bits(name, 1);
    const busy = flag('busy');
    const running = flag('running');
    const wait = inside.value('until_due', int(32));
    const someWait = inside.value('some_wait', bit);
    const serves = flag('serves_0');
    const stages = ['word_1', 'word_2', 'credit', 'list', 'gap', 'out'];
    const phases = ['taken_1', 'taken_2', 'asks', ...stages.map((stage) => `turns_${stage}`)];
    const tokens = phases.map(flag);
    const some = tokens.reduce((a, b) => a.or(b));
    const pairs = tokens.flatMap((a, i) => tokens.slice(i + 1).map((b) => a.and(b)));
    const two = pairs.reduce((a, b) => a.or(b));
    m.assert('a_turn_is_at_one_of_its_clocks', busy.eq(some).and(two.not()));
    // A clock brings it on, but for an event that comes in where the turn asks.
    const past = tokens.map((token, i) => m.next(`spec_${phases[i]}`, token, { reset: 0 }));
    const held = m.next('spec_event', io.event.valid, { reset: 0 });
    for (const [i, phase] of phases.entries()) {
      const isStill = phase === 'asks' ? held.and(past[i]!) : m.lit(1, 0);
      const goesOn = i + 1 < phases.length ? tokens[i + 1]! : busy.not();
      m.assert(`${phase}_goes_on`, past[i]!.implies(goesOn.or(isStill)));
    }
    // With room and one that waits, a turn that is due begins, and one that is not is due a clock sooner.
    const isDue = running.not().or(wait.le(0));
    const isFree = m.named('spec_free', busy.not().and(io.room).and(someWait));
    m.assert('a_turn_that_is_due_begins', isFree.and(isDue).implies(serves));
    const comesNearer = m.next('spec_nearer', isFree.and(isDue.not()), { reset: 0 });
    const waitThen = m.next('spec_wait_then', wait);
    m.assert('one_that_is_not_comes_nearer', comesNearer.implies(wait.eq(waitThen.sub(2 ** 12)).and(busy.not())));
    m.cover('a_turn_ends', past.at(-1)!);
    m.cover('one_is_due_later', comesNearer);
  },
  {
    cut: {
      waits: { some: bit, count: bits(sourceBits + 1), first: bits(sourceBits) },
      idles: { some: bit, count: bits(sourceBits + 2), first: bits(sourceBits) },
      credit: { change: CreditChange },
    },
  },
);

export const rcccProofs: readonly Proof[] = [
  proof(
    'rccc-receiver-source',
    'No grant to a source that waits is beyond its target, and every source with a target beyond its credit waits.',
    oneSource,
    { given: ['forwarding_ram'] },
  ),
  proof(
    'rccc-receiver-list',
    'A source that waits keeps its place in the list, each turn of another brings it nearer, and its own serves it.',
    oneOfList,
  ),
  proof(
    'rccc-receiver-turns',
    'While a source waits and there is room, a turn begins as soon as it is due, and ends, but for events in each clock.',
    pacer,
    { coverDepth: 24 },
  ),
];

/** Ordered matching with wildcards, as the HPC profile has it: lists in memory, the oldest entry that fits. */
import { type Bits, bit, bits, clog2, enumOf, module, pack, record, sink, unpack } from '../../../hdl/index.ts';
import { MatchOutcome, MatchResult, MessageHeader, matchCodes, matchLists, WildcardCommand } from '../match-records.ts';
import { isForeign, keysMatch, NodeKey, NodeRest } from './list-node.ts';
import { partOf } from './multi-part.ts';
import { nodePool } from './node-pool.ts';

export interface MatchOrderedOptions {
  /** Receive contexts, a power of two. */
  readonly resources: number;
  /** Posted receives and unexpected messages of all resources together, a power of two. */
  readonly nodes: number;
  /** Receives may be for one job alone. */
  readonly jobs?: boolean;
  /** Receives may be for several messages. */
  readonly multi?: boolean;
}

export const orderedName = ({ resources, nodes, jobs = false, multi = false }: MatchOrderedOptions): string =>
  `match_ordered_n${nodes}_r${resources}${jobs ? '_jobs' : ''}${multi ? '_multi' : ''}`;

/**
 * Clocks from a command to the next one that it holds up: a command whose search ends with node k of its list takes
 * `perSearch + k`, and one whose list is empty `empty`. From a search's end to its result it is `toResult`.
 */
export const orderedClocks = { empty: 2, perSearch: 3, toResult: 2 } as const;

/**
 * Each resource has a list of posted receives and one of unexpected messages, oldest first (ses.md 3.2). A posted
 * receive searches the unexpected messages, and is appended to its list if none fits; a message searches the receives,
 * and is appended to the other list if it is to be kept. Commands are taken one after the other, so no arrival comes
 * between a search and its append. `cancel` searches the receives for a `wr_id`.
 *
 * A search reads a node a clock: the numbers of the next nodes are in LUT RAM, so each is known before the node itself
 * has been read and compared. What is found is unlinked in the clock that ends the search.
 *
 * Results leave in the order of the commands, one each; nothing makes them wait, so who asks keeps a place for each.
 * `free` is how many nodes there are. After reset `ready` is 0 for 2 * `resources` clocks.
 *
 * With `jobs` a receive that restricts its job passes over messages of others. A message does not pass over such a
 * receive: it is refused with PERM_VIOLATION, and the receive stays where it is (ses.md 1.2, step 9).
 *
 * With `multi` a message takes of a receive for several of them what it needs from the beginning, or all that is left,
 * and the receive stays in its place in the list with the rest, unless less than its `min_free` bytes are left. It is
 * `released` then, and unlinked. A `post` takes one message; without `released` who asks posts the rest, so that it
 * finds the next one (ses.md 3.7).
 */
export const matchOrdered = (options: MatchOrderedOptions) => {
  const { resources, nodes, jobs = false, multi = false } = options;
  const [resourceBits, nodeBits] = [clog2(resources), clog2(nodes)];
  const Node = bits(nodeBits);
  const Command = WildcardCommand(resourceBits, jobs, multi);
  const List = record({ some: bit, head: Node, tail: Node });
  const Step = record({ node: Node, previous: Node, next: Node, is_first: bit, is_last: bit });
  return module(
    orderedName(options),
    {
      summary: `Ordered matching with wildcards: ${nodes} receives and messages in two lists of each of ${resources} resources.`,
      link: { command: sink(Command) },
      out: { result: MatchResult(resourceBits, multi), free: bits(nodeBits + 1) },
    },
    ({ command }, m) => {
      const state = m.reg('state', enumOf('clear', 'idle', 'look', 'walk'), { reset: 'clear' });
      const cleared = m.reg('cleared', bits(resourceBits + 1), { reset: 0 });
      const op = m.reg('op', Command);
      const isPost = m.named('is_post', op.kind.is('post'));
      const isCancel = m.named('is_cancel', op.kind.is('cancel'));

      // The list that is searched; in the search's last clock, that which is appended to.
      const acts = m.forward('acts', bit);
      const looks = m.named('looks', state.is('look'));
      const other = m.reg('other', bit);
      const lists = m.mem('lists', List, { depth: 2 * resources });
      const at = m.named('list_at', other.cat(op.resource));
      const list = m.named('list', lists.read(at));
      const searched = m.reg('searched', List);

      // A node a clock.
      const next = m.mem('next', Node, { depth: nodes });
      const current = m.reg('current', Node);
      const previous = m.reg('previous', Node);
      // What is read after the last one of the list is thrown away: the search ends with that one at the latest.
      const issues = m.named('issues', looks.and(list.some).or(state.is('walk')));
      const node = m.named('node', m.mux(looks, list.head, current));
      const after = m.named('after', next.read(node));
      const isLast = m.named('is_last', m.mux(looks, list.head.eq(list.tail), current.eq(searched.tail)));
      current.set(after);
      previous.set(node);
      const blank = m.next('blank', looks.and(list.some.not()), { reset: 0 });
      const goesOn = acts.not();
      const valid1 = m.next('valid_1', issues.and(goesOn), { reset: 0 });
      const valid2 = m.next('valid_2', valid1.and(goesOn), { reset: 0 });
      const valid3 = m.next('valid_3', valid2.and(goesOn), { reset: 0 });
      const step1 = m.reg('step_1', Step);
      step1.set({ node, previous, next: after, is_first: looks, is_last: isLast });
      const step2 = m.next('step_2', step1);
      const step3 = m.next('step_3', step2);
      const keys = m.mem('keys', NodeKey(jobs, multi), { depth: nodes });
      const key2 = m.next('key_2', keys.readSync({ addr: node, onCollision: 'undefined' }));
      const key3 = m.next('key_3', key2);
      const isCalled = m.named('is_called', key2.wr_id.eq(op.place.wr_id));
      // A receive passes over messages of other jobs, and ends the search of one.
      const foreign2 = jobs ? m.named('is_foreign', isForeign(key2.job!, op.job!)) : undefined;
      const fits = foreign2 === undefined ? keysMatch(key2, op) : keysMatch(key2, op).and(foreign2.and(isPost).not());
      const hit3 = m.next('hit_3', m.mux(isCancel, isCalled, fits));
      const foreign3 = foreign2 && m.next('foreign_3', foreign2.and(op.kind.is('arrive')));

      const ends = m.named(jobs ? 'ends' : 'found', valid3.and(hit3));
      const found = foreign3 === undefined ? ends : m.named('found', ends.and(foreign3.not()));
      const missed = m.named('missed', blank.or(valid3.and(step3.is_last).and(hit3.not())));
      acts.set(ends.or(missed));

      const rests = m.mem('rests', NodeRest, { depth: nodes });
      const part = multi
        ? partOf(m, { op, isPost, rule: key2.multi!, rest: rests.readSync({ addr: node, onCollision: 'undefined' }) })
        : undefined;

      // What fits is unlinked, but for a receive with a rest; what found nothing is appended.
      const rested = part && m.named('rested', found.and(part.stays));
      const unlinks = rested === undefined ? found : m.named('unlinks', found.and(rested.not()));
      const stores = m.named('stores', missed.and(isPost.or(op.kind.is('arrive').and(op.keep))));
      const pool = m.inst('pool', nodePool(nodes), { take: stores, give: unlinks, given: step3.node });
      const appends = m.named('appends', stores.and(pool.some));
      const joins = rested === undefined ? step3.is_first.not() : step3.is_first.not().and(rested.not());
      const links = m.named('links', m.mux(found, joins, appends.and(list.some)));
      next.write({
        addr: m.mux(found, step3.previous, list.tail),
        data: m.mux(found, step3.next, pool.node),
        enable: links,
      });
      const clears = state.is('clear');
      const unlinked = {
        some: step3.is_first.and(step3.is_last).not(),
        head: m.mux(step3.is_first, step3.next, searched.head),
        tail: m.mux(step3.is_last, step3.previous, searched.tail),
      };
      const appended = { some: m.lit(1, 1), head: m.mux(list.some, list.head, pool.node), tail: pool.node };
      const changed = m.mux<typeof unlinked>(found, unlinked, appended);
      lists.write({
        addr: m.mux(clears, cleared, m.mux(found, isPost.cat(op.resource), other.cat(op.resource))),
        data: { some: changed.some.and(clears.not()), head: changed.head, tail: changed.tail },
        enable: clears.or(unlinks).or(appends),
      });
      keys.write({
        addr: pool.node,
        data: {
          ...{ tag: op.tag, ignore_bits: op.ignore_bits, any_initiator: op.any_initiator, wr_id: op.place.wr_id },
          job: op.job,
          multi: op.multi,
        },
        enable: appends,
      });
      const ownRest = m.mux(isPost, op.place.address.cat(op.place.length), pack(op.header));
      rests.write(
        part === undefined
          ? { addr: pool.node, data: ownRest, enable: appends }
          : {
              addr: m.mux(found, step3.node, pool.node),
              data: m.mux(found, part.left, ownRest),
              enable: rested!.or(appends),
            },
      );

      const takes = m.named('takes', state.is('idle').or(acts));
      m.match(state, {
        clear: () => {
          cleared.set(cleared.add(1));
          m.when(cleared.all(), () => state.set('idle'));
        },
        look: () => {
          searched.set(list);
          other.set(other.not());
          state.set('walk');
        },
        walk: () => {},
        idle: () => {},
      });
      m.when(takes, () => {
        state.set('idle');
        m.when(command.valid, () => state.set('look'));
        const { payload } = command;
        const arrives = payload.kind.is('arrive');
        op.set({
          ...payload,
          ignore_bits: payload.ignore_bits.mask(arrives.not()),
          any_initiator: payload.any_initiator.and(arrives.not()),
          job: payload.job && { ...payload.job, restricts: payload.job.restricts.and(arrives.not()) },
        });
        other.set(payload.kind.is('post'));
      });

      // The result, when the other half of what was found has been read.
      const outcome = m.wire('outcome', MatchOutcome, 'refused');
      m.when(found, () => outcome.set('matched'))
        .elsewhen(appends, () => outcome.set('stored'))
        .elsewhen(isCancel, () => outcome.set('absent'));
      const acted = m.next('acted', acts, { reset: 0 });
      const ended = m.next('ended', { op, outcome, key: key3 });
      const rest = part?.rest ?? rests.readSync({ addr: step3.node, onCollision: 'undefined' });
      const isMatched = m.named('is_matched', ended.outcome.is('matched'));
      const arrived = m.named('arrived', ended.op.kind.is('arrive'));
      const ofMessage = m.named('of_message', isMatched.and(ended.op.kind.is('post')));
      const ofReceive = m.named('of_receive', isMatched.and(ofMessage.not()));
      const isRefused = arrived.and(ended.outcome.is('refused'));
      const isKept = arrived.and(ended.outcome.is('stored'));
      const refusal = foreignRefusal();
      function foreignRefusal(): Bits<6> {
        const noMatch = m.lit(6, matchCodes.no_match);
        if (foreign3 === undefined) return noMatch;
        const isOther = m.next('ended_foreign', ends.and(foreign3));
        return m.mux(isOther, m.lit(6, matchCodes.perm_violation), noMatch);
      }
      function placed() {
        const whole = { wr_id: ended.key.wr_id, address: rest.slice(95, 32).as(64), length: rest.trunc(32) };
        const place = m.mux(ofReceive, whole, ended.op.place);
        if (part === undefined) return place;
        const gives = isMatched.and(part.gives);
        return { ...place, length: m.mux(gives, part.bytes, place.length), released: gives.and(part.released) };
      }
      const result = m.next('left', {
        kind: ended.op.kind,
        outcome: ended.outcome,
        resource: ended.op.resource,
        tag: m.mux(ofMessage, ended.key.tag, ended.op.tag),
        place: placed(),
        header: m.mux(ofMessage, unpack(MessageHeader, rest), ended.op.header),
        return_code: m.mux(isRefused, refusal, m.lit(6, matchCodes.ok)),
        list: m.mux(isKept, m.lit(2, matchLists.overflow), m.lit(2, matchLists.expected)),
      });
      const resultValid = m.next('left_valid', acted, { reset: 0 });
      return { command: { ready: takes }, result: { valid: resultValid, ...result }, free: pool.free };
    },
  );
};

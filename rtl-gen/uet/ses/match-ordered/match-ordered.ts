/** Ordered matching with wildcards, as the HPC profile has it: lists in memory, the oldest entry that fits. */
import { bit, bits, clog2, enumOf, module, pack, record, sink } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { MatchOutcome, MatchResult, WildcardCommand } from '../match-records.ts';
import { isForeign, keysMatch, NodeKey, NodeRest } from './list-node.ts';
import { partOf } from './multi-part.ts';
import { nodePool } from './node-pool.ts';
import { searchResult } from './search-result.ts';

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
      const keys = m.mem('keys', NodeKey(jobs, multi), { depth: nodes });
      const rests = m.mem('rests', NodeRest, { depth: nodes });
      const read = { node, previous, next: after, is_first: looks, is_last: isLast };
      const nodeKey = keys.readSync({ addr: node, onCollision: 'undefined' });
      const search = pipeline(m, { step: read }, { valid: issues, flush: acts })
        .stage('read', idle)
        .stage('fetch', () => ({ key: nodeKey }))
        .stage('compare', ({ key }) => {
          const isCalled = m.named('is_called', key.wr_id.eq(op.place.wr_id));
          const fits = keysMatch(key, op);
          if (!jobs) return { hit: m.mux(isCancel, isCalled, fits) };
          // A receive passes over messages of other jobs, and ends the search of one.
          const foreign = m.named('is_foreign', isForeign(key.job!, op.job!));
          return {
            hit: m.mux(isCancel, isCalled, fits.and(foreign.and(isPost).not())),
            is_refused: foreign.and(op.kind.is('arrive')),
          };
        })
        .stage('end', idle);
      const part = multi
        ? partOf(m, {
            ...{ op, isPost, rule: search.at('compare').key.multi! },
            rest: rests.readSync({ addr: node, onCollision: 'undefined' }),
          })
        : undefined;
      const { valid, step, key, hit, is_refused: refused } = search.at('end');
      const ends = m.named(jobs ? 'ends' : 'found', valid.and(hit));
      const found = refused === undefined ? ends : m.named('found', ends.and(refused.not()));
      const missed = m.named('missed', blank.or(valid.and(step.is_last).and(hit.not())));
      acts.set(m.anyCycle('search_ends', ends.or(missed)));

      // What fits is unlinked, but for a receive with a rest; what found nothing is appended.
      const rested = part && m.named('rested', found.and(part.stays));
      const unlinks = rested === undefined ? found : m.named('unlinks', found.and(rested.not()));
      const stores = m.named('stores', missed.and(isPost.or(op.kind.is('arrive').and(op.keep))));
      const pool = m.inst('pool', nodePool(nodes), { take: stores, give: unlinks, given: step.node });
      const appends = m.named('appends', stores.and(pool.some));
      const joins = rested === undefined ? step.is_first.not() : step.is_first.not().and(rested.not());
      const links = m.named('links', m.mux(found, joins, appends.and(list.some)));
      next.write({
        addr: m.mux(found, step.previous, list.tail),
        data: m.mux(found, step.next, pool.node),
        enable: links,
      });
      const clears = state.is('clear');
      const unlinked = {
        some: step.is_first.and(step.is_last).not(),
        head: m.mux(step.is_first, step.next, searched.head),
        tail: m.mux(step.is_last, step.previous, searched.tail),
      };
      const appended = { some: m.lit(1, 1), head: m.mux(list.some, list.head, pool.node), tail: pool.node };
      const changed = m.mux(found, unlinked, appended);
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
              addr: m.mux(found, step.node, pool.node),
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
      const ended = m.next('ended', { op, outcome, key });
      const rest = part?.rest ?? rests.readSync({ addr: step.node, onCollision: 'undefined' });
      const isForOther = refused && m.next('ended_foreign', ends.and(refused));
      const result = m.next('left', searchResult(m, { ...ended, rest, part, isForOther }));
      const resultValid = m.next('left_valid', acted, { reset: 0 });
      return { command: { ready: takes }, result: { valid: resultValid, ...result }, free: pool.free };
    },
  );
};

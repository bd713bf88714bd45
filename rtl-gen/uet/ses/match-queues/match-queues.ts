/** Matching of the SEND space: receives in the order of posting, or unexpected messages in that of arrival. */
import { type Bits, bit, bits, clog2, module, pack, record, sink, unpack } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import {
  MatchCommand,
  MatchOutcome,
  MatchResult,
  MatchTag,
  MessageHeader,
  matchCodes,
  matchLists,
  ReceivePlace,
} from '../match-records.ts';

export interface MatchQueuesOptions {
  /** Receive contexts, a power of two. */
  readonly resources: number;
  /** Receives that may be posted at each, or unexpected messages that wait there: a power of two. */
  readonly places: number;
}

/** Clocks from a command to its result. */
export const matchQueuesLatency = 3;

export const matchQueuesName = ({ resources, places }: MatchQueuesOptions): string =>
  `match_queues_n${places}_r${resources}`;

const Message = record({ tag: MatchTag, header: MessageHeader });

/** A message, beside which a receive's place is short. */
const Item = bits(Message.width);

/**
 * A command a clock, after the first `resources` clocks, its result `matchQueuesLatency` clocks later; the commands and
 * results of the other two matchers. In the SEND space a receive is for whichever message comes next (ses.md 3.1), so a
 * resource never has receives and unexpected messages at once: one queue holds either.
 *
 * `post` takes the oldest message, or is appended; `arrive` takes the oldest receive, or is appended if it is to be
 * kept; without room both are `refused`. `cancel` takes the oldest receive, whichever it is. Tags do not count, and the
 * message's comes with a `post` that finds it. Source: ses.md 3.1, 3.3.
 */
export const matchQueues = (options: MatchQueuesOptions) => {
  const { resources, places } = options;
  const resourceBits = clog2(resources);
  const indexBits = clog2(places);
  const Queue = record({ first: bits(indexBits), count: bits(indexBits + 1), has_messages: bit });
  return module(
    matchQueuesName(options),
    {
      summary: `Up to ${places} receives or unexpected messages of each of ${resources} resources, the oldest first.`,
      link: { command: sink(MatchCommand(resourceBits)) },
      out: { result: MatchResult(resourceBits) },
    },
    ({ command }, m) => {
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(resourceBits), { reset: 0, next: (at) => at.add(1) });
      m.when(cleared.all(), () => clearing.set(0));
      const { payload: op } = command.takeWhen(clearing.not());
      const queues = m.mem('queues', Queue, { depth: resources });
      const items = m.mem('items', Item, { depth: resources * places });

      const changed = pipeline(m, { op }, { valid: command.fires })
        .stage('take', idle)
        // The queue is read and written in this clock.
        .stage('change', ({ op, valid }) => {
          const queue = m.named('queue', queues.read(op.resource));
          const posts = m.named('posts', op.kind.is('post'));
          const arrives = m.named('arrives', op.kind.is('arrive'));
          const hasOther = m.named('has_other', queue.count.any().and(queue.has_messages.eq(posts)));
          const takes = m.named('takes', valid.and(hasOther));
          const mayStore = posts.or(arrives.and(op.keep)).and(queue.count.at(indexBits).not());
          const stores = m.named('stores', valid.and(mayStore).and(hasOther.not()));
          queues.write({
            addr: m.mux(clearing, cleared, op.resource),
            data: {
              first: m.mux(takes, queue.first.add(1), queue.first),
              count: m.mux(takes, queue.count.sub(1), queue.count.add(1)).mask(clearing.not()),
              has_messages: m.mux(takes, queue.has_messages, arrives),
            },
            enable: clearing.or(stores).or(takes),
          });
          const at = (index: Bits): Bits => op.resource.cat(index);
          const message = pack({ tag: op.tag, header: op.header });
          items.write({
            addr: at(queue.first.add(queue.count.trunc(indexBits))),
            data: m.mux(posts, pack(op.place).zext(Item.width), message),
            enable: stores,
          });
          const outcome = m.choose(
            [
              [stores, m.lit(MatchOutcome, 'stored')],
              [takes, m.lit(MatchOutcome, 'matched')],
              [op.kind.is('cancel'), m.lit(MatchOutcome, 'absent')],
            ],
            m.lit(MatchOutcome, 'refused'),
          );
          m.unused(op.any_initiator);
          const { kind, resource, tag, place, header } = op;
          return { told: { kind, resource, tag, place, header, outcome }, oldest: at(queue.first) };
        });
      const item = items.readSync({ addr: changed.at('change').oldest, onCollision: 'undefined' });
      const { told, found, valid } = changed.stage('read', () => ({ found: item })).out;

      // Both sides of a match.
      const isMatched = told.outcome.is('matched');
      const ofMessage = m.named('of_message', isMatched.and(told.kind.is('post')));
      const ofReceive = m.named('of_receive', isMatched.and(ofMessage.not()));
      const arrived = told.kind.is('arrive');
      const isRefused = arrived.and(told.outcome.is('refused'));
      const isKept = arrived.and(told.outcome.is('stored'));
      const message = unpack(Message, found);
      return {
        result: {
          ...{ valid, ...told },
          tag: m.mux(ofMessage, message.tag, told.tag),
          place: m.mux(ofReceive, unpack(ReceivePlace, found.trunc(ReceivePlace.width)), told.place),
          header: m.mux(ofMessage, message.header, told.header),
          return_code: m.mux(isRefused, m.lit(6, matchCodes.no_match), m.lit(6, matchCodes.ok)),
          list: m.mux(isKept, m.lit(2, matchLists.overflow), m.lit(2, matchLists.expected)),
        },
      };
    },
  );
};

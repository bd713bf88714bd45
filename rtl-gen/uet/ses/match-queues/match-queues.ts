/** Matching of the SEND space: receives in the order of posting, or unexpected messages in that of arrival. */
import { type Bits, bit, bits, clog2, module, pack, record, sink, unpack } from '../../../hdl/index.ts';
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

/** Of a message: its tag and header, beside which a receive's place is short. */
const Item = bits(MatchTag.width + MessageHeader.width);

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
      const cleared = m.reg('cleared', bits(resourceBits), { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));
      const valid1 = m.next('valid_1', command.valid.and(clearing.not()), { reset: 0 });
      const op1 = m.next('op_1', command.payload);
      m.unused(op1.any_initiator);

      // The queue is read and written in this clock.
      const queues = m.mem('queues', Queue, { depth: resources });
      const queue = m.named('queue', queues.read(op1.resource));
      const posts = m.named('posts', op1.kind.is('post'));
      const arrives = m.named('arrives', op1.kind.is('arrive'));
      const some = m.named('some', queue.count.any());
      const hasOther = m.named('has_other', some.and(queue.has_messages.eq(posts)));
      const takes = m.named('takes', valid1.and(hasOther));
      const mayStore = posts.or(arrives.and(op1.keep));
      const stores = m.named('stores', valid1.and(mayStore).and(hasOther.not()).and(queue.count.at(indexBits).not()));
      queues.write({
        addr: m.mux(clearing, cleared, op1.resource),
        data: {
          first: m.mux(takes, queue.first.add(1), queue.first),
          count: m.mux(takes, queue.count.sub(1), queue.count.add(1)).mask(clearing.not()),
          has_messages: m.mux(takes, queue.has_messages, arrives),
        },
        enable: clearing.or(stores).or(takes),
      });
      const last = queue.first.add(queue.count.trunc(indexBits));
      const at = (index: Bits): Bits => op1.resource.cat(index);
      const items = m.mem('items', Item, { depth: resources * places });
      const message = pack(op1.tag).cat(pack(op1.header)).as(Item.width);
      const item = m.mux(posts, pack(op1.place).zext(Item.width), message);
      items.write({ addr: at(last), data: item, enable: stores });
      const found = m.next('found', items.readSync({ addr: at(queue.first), onCollision: 'undefined' }));

      const outcome = m.wire('outcome', MatchOutcome, 'refused');
      m.when(stores, () => outcome.set('stored'))
        .elsewhen(takes, () => outcome.set('matched'))
        .elsewhen(op1.kind.is('cancel'), () => outcome.set('absent'));
      const { kind, resource, tag, place, header } = op1;
      const result3 = m.next('result_3', m.next('result_2', { kind, resource, tag, place, header, outcome }));
      const valid3 = m.next('valid_3', m.next('valid_2', valid1, { reset: 0 }), { reset: 0 });
      const isMatched = result3.outcome.is('matched');
      const ofMessage = m.named('of_message', isMatched.and(result3.kind.is('post')));
      const ofReceive = m.named('of_receive', isMatched.and(ofMessage.not()));
      const arrived = result3.kind.is('arrive');
      const isRefused = arrived.and(result3.outcome.is('refused'));
      const isKept = arrived.and(result3.outcome.is('stored'));
      const headerBits = MessageHeader.width;
      return {
        command: { ready: clearing.not() },
        result: {
          ...result3,
          valid: valid3,
          tag: m.mux(
            ofMessage,
            unpack(MatchTag, found.slice(Item.width - 1, headerBits).as(MatchTag.width)),
            result3.tag,
          ),
          place: m.mux(ofReceive, unpack(ReceivePlace, found.trunc(ReceivePlace.width)), result3.place),
          header: m.mux(ofMessage, unpack(MessageHeader, found.trunc(headerBits)), result3.header),
          return_code: m.mux(isRefused, m.lit(6, matchCodes.no_match), m.lit(6, matchCodes.ok)),
          list: m.mux(isKept, m.lit(2, matchLists.overflow), m.lit(2, matchLists.expected)),
        },
      };
    },
  );
};

/** Posted receives of the SEND space, in the order in which they were posted. */
import { type Bits, bit, bits, clog2, module, record, sink } from '../../../hdl/index.ts';
import { MatchKind, MatchOutcome, ReceivePlace } from '../match-records.ts';

export interface ReceiveQueuesOptions {
  /** Receive contexts, a power of two. */
  readonly resources: number;
  /** Receives that may be posted at each, a power of two. */
  readonly receives: number;
}

/** Clocks from a command to its result. */
export const receiveQueuesLatency = 3;

export const receiveQueuesName = ({ resources, receives }: ReceiveQueuesOptions): string =>
  `ses_receive_queues_r${resources}_n${receives}`;

/**
 * A command a clock, after the first `resources` clocks. `post` appends a receive to the queue of its resource, or is
 * `refused` where that is full; `arrive` and `cancel` take the oldest one, or say that there is none (`refused`,
 * `absent`). Results leave in order, `receiveQueuesLatency` clocks later; nothing makes them wait.
 *
 * Source: ses.md 3.1.
 */
export const receiveQueues = (options: ReceiveQueuesOptions) => {
  const { resources, receives } = options;
  const Resource = bits(clog2(resources));
  const indexBits = clog2(receives);
  const Queue = record({ first: bits(indexBits), count: bits(indexBits + 1) });
  return module(
    receiveQueuesName(options),
    {
      summary: `Up to ${receives} posted receives of each of ${resources} resources, the oldest first.`,
      link: { command: sink(record({ kind: MatchKind, resource: Resource, place: ReceivePlace })) },
      out: { result: record({ valid: bit, kind: MatchKind, outcome: MatchOutcome, place: ReceivePlace }) },
    },
    ({ command }, m) => {
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', Resource, { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));
      const valid1 = m.next('valid_1', command.valid.and(clearing.not()), { reset: 0 });
      const op1 = m.next('op_1', command.payload);

      // The queue is read and written in this clock.
      const queues = m.mem('queues', Queue, { depth: resources });
      const queue = m.named('queue', queues.read(op1.resource));
      const posts = m.named('posts', op1.kind.is('post'));
      const some = m.named('some', queue.count.any());
      const stores = m.named('stores', valid1.and(posts).and(queue.count.at(indexBits).not()));
      const takes = m.named('takes', valid1.and(posts.not()).and(some));
      const changed = m.mux(
        posts,
        { first: queue.first, count: queue.count.add(1) },
        { first: queue.first.add(1), count: queue.count.sub(1) },
      );
      queues.write({
        addr: m.mux(clearing, cleared, op1.resource),
        data: { first: changed.first.mask(clearing.not()), count: changed.count.mask(clearing.not()) },
        enable: clearing.or(stores).or(takes),
      });
      const last = queue.first.add(queue.count.trunc(indexBits));
      const at = (index: Bits): Bits => op1.resource.cat(index);
      const places = m.mem('places', ReceivePlace, { depth: resources * receives });
      places.write({ addr: at(last), data: op1.place, enable: stores });
      const found = m.next('found', places.readSync({ addr: at(queue.first), onCollision: 'undefined' }));

      const outcome = m.wire('outcome', MatchOutcome, 'refused');
      m.when(stores, () => outcome.set('stored'))
        .elsewhen(takes, () => outcome.set('matched'))
        .elsewhen(op1.kind.is('cancel'), () => outcome.set('absent'));
      const result3 = m.next('result_3', m.next('result_2', { kind: op1.kind, outcome, place: op1.place }));
      const valid3 = m.next('valid_3', m.next('valid_2', valid1, { reset: 0 }), { reset: 0 });
      return {
        command: { ready: clearing.not() },
        result: {
          valid: valid3,
          kind: result3.kind,
          outcome: result3.outcome,
          place: m.mux(result3.outcome.is('matched'), found, result3.place),
        },
      };
    },
  );
};

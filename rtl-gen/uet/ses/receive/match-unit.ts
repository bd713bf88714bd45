/** The matching of a profile, for packets and for software. */
import { type Bits, bit, bits, clog2, module, record, sink, type ValueOf } from '../../../hdl/index.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { type MatchExactOptions, matchExact } from '../match-exact/match-exact.ts';
import { type MatchOrderedOptions, matchOrdered } from '../match-ordered/match-ordered.ts';
import { type MatchQueuesOptions, matchQueues } from '../match-queues/match-queues.ts';
import { MatchKind, type MatchOutcome, MatchTag, MessageHeader, ReceivePlace } from '../match-records.ts';
import { ReceiveCommand, ReceiveDone } from './target-records.ts';

/** One of the three ways to find a receive. */
export type MatchEngine =
  | { readonly kind: 'queues'; readonly options: MatchQueuesOptions }
  | { readonly kind: 'ordered'; readonly options: MatchOrderedOptions }
  | { readonly kind: 'exact'; readonly options: MatchExactOptions };

/** Messages that may have asked and not been answered. */
export const matchesWaiting = 16;

/** A message asks for a receive. */
export const MatchAsk = (resourceBits: number) =>
  record({ resource: bits(resourceBits), tag: MatchTag, header: MessageHeader });

/**
 * Takes messages and software's commands in turn, if both are there. Each message has its answer on `found`, in the
 * order of the messages, which keeps up to `matchesWaiting` of them: who asks does not have more under way. A message
 * that finds no receive is refused, and not kept (ses.md 3.3, U0).
 */
export const matchUnit = (engine: MatchEngine) => {
  const { resources } = engine.options;
  const resourceBits = clog2(resources);
  return module(
    `ses_match_unit_${engine.kind}_r${resources}_${sizeOf(engine)}`,
    {
      summary: 'Receives for messages that arrive, with the commands of software between them.',
      in: { take: bit },
      out: { found: record({ valid: bit, matched: bit, place: ReceivePlace }), done: ReceiveDone },
      link: { ask: sink(MatchAsk(resourceBits)), receives: sink(ReceiveCommand(resourceBits)) },
    },
    ({ take, ask, receives }, m) => {
      const turn = m.reg('turn', bit, { reset: 0 });
      const serves = m.named('serves_software', receives.valid.and(ask.valid.not().or(turn)));
      const valid = m.named('asks', receives.valid.or(ask.valid));
      const own = receives.payload;
      const { payload: message } = ask;
      const kind = m.mux(
        serves,
        m.mux(own.kind.is('post'), m.lit(MatchKind, 'post'), m.lit(MatchKind, 'cancel')),
        m.lit(MatchKind, 'arrive'),
      );
      const resource = m.mux(serves, own.resource, message.resource);
      const tag = m.mux(serves, own.tag, message.tag);
      const plain = {
        ...{ kind, resource, tag, place: own.place },
        any_initiator: own.any_initiator,
        header: message.header,
        keep: m.lit(1, 0),
      };
      let ready: Bits<1>;
      let result: {
        readonly valid: Bits<1>;
        readonly kind: typeof kind;
        readonly outcome: ValueOf<typeof MatchOutcome>;
        readonly place: typeof own.place;
      };
      if (engine.kind === 'queues') {
        m.unused(own.ignore_bits, own.tagged);
        const it = m.inst('engine', matchQueues(engine.options), { command: { valid, payload: plain } });
        ready = it.command.ready;
        result = it.result;
      } else if (engine.kind === 'exact') {
        m.unused(own.ignore_bits, own.tagged);
        const it = m.inst('engine', matchExact(engine.options), { command: { valid, payload: plain } });
        ready = it.command.ready;
        result = it.result;
      } else {
        m.unused(own.tagged);
        const it = m.inst('engine', matchOrdered(engine.options), {
          command: { valid, payload: { ...plain, ignore_bits: own.ignore_bits } },
        });
        ready = it.command.ready;
        result = it.result;
      }
      m.when(valid.and(ready), () => turn.set(serves.not()));
      const arrived = result.kind.is('arrive');
      const answers = m.inst('answers', levelFifo(Answer, matchesWaiting), {
        up: {
          payload: { matched: result.outcome.is('matched'), place: result.place },
          valid: result.valid.and(arrived),
        },
        down: { ready: take },
      });
      m.assert('answer_finds_room', result.valid.and(arrived).implies(answers.up.ready));
      m.unused(answers.level);
      return {
        found: { valid: answers.down.valid, ...answers.down.payload },
        done: {
          valid: result.valid.and(arrived.not()),
          kind: result.kind,
          outcome: result.outcome,
          wr_id: result.place.wr_id,
        },
        ask: { ready: ready.and(serves.not()) },
        receives: { ready: ready.and(serves) },
      };
    },
  );
};

const Answer = record({ matched: bit, place: ReceivePlace });

const sizeOf = (engine: MatchEngine): string => {
  switch (engine.kind) {
    case 'queues':
      return `n${engine.options.places}`;
    case 'ordered':
      return `n${engine.options.nodes}`;
    case 'exact':
      return `s${engine.options.sets}_w${engine.options.ways}`;
  }
};

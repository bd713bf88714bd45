/** The matching of a profile, for packets and for software. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  record,
  sink,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { type MatchExactOptions, matchExact } from '../match-exact/match-exact.ts';
import { type MatchOrderedOptions, matchOrdered } from '../match-ordered/match-ordered.ts';
import { type MatchQueuesOptions, matchQueues } from '../match-queues/match-queues.ts';
import {
  GivenPlace,
  type MatchCommand,
  MatchKind,
  type MatchResult,
  MatchTag,
  MessageHeader,
  matchCodes,
} from '../match-records.ts';
import { GateEvent, risksAt } from './guarded-packet.ts';
import { FoundDone, FoundHeader, receiveTurns } from './receive-turns.ts';
import { ReceiveCommand, ReceiveDone } from './target-records.ts';

/** One of the three ways to find a receive. */
export type MatchEngine =
  | { readonly kind: 'queues'; readonly options: MatchQueuesOptions }
  | { readonly kind: 'ordered'; readonly options: MatchOrderedOptions }
  | { readonly kind: 'exact'; readonly options: MatchExactOptions };

/** Messages that may have asked and not been answered. */
export const matchesWaiting = 16;

/** A message asks for a receive; with `keep` it waits for one if there is none. */
export const MatchAsk = (resourceBits: number, jobs = false) =>
  record({
    ...{ resource: bits(resourceBits), tag: MatchTag, header: MessageHeader, keep: bit },
    job_id: optional(jobs, bits(24)),
  });

/** What a matching engine says; of `MatchResult` what is needed here. */
type Result = Omit<ValueOf<ReturnType<typeof MatchResult>>, 'list' | 'tag'>;

/**
 * Takes messages and software's commands in turn, if both are there. Each message has its answer on `found`, in the
 * order of the messages, which keeps up to `matchesWaiting` of them: who asks does not have more under way.
 *
 * Without `slots` no message is kept: one that finds no receive is refused (ses.md 3.3, U0), and software has a command
 * a clock. With `slots` a message with `keep` is `stored`. A receive that finds one is told on `header`, while
 * `may_post`; if it is told `again` it is posted again, before software's next command, so that receives keep their
 * order. Software has one command at a time then.
 *
 * With `guards` an `event` says which context has to be disabled, and where a receive has been posted.
 *
 * Of an engine with `jobs` the answer to a message says whether the receive that it found is for another job. With
 * `multi` a receive may be for several messages.
 */
export const matchUnit = (engine: MatchEngine, slots?: number, guards = false) => {
  const { resources } = engine.options;
  const resourceBits = clog2(resources);
  const keeps = slots !== undefined;
  const slotBits = clog2(slots ?? 2);
  const jobs = hasJobs(engine);
  const multi = hasMulti(engine);
  const Answer = record({
    ...{ matched: bit, stored: optional(keeps, bit), place: GivenPlace(multi) },
    /** The receive is for another job. */
    foreign: optional(jobs, bit),
  });
  return module(
    `ses_match_unit_${engine.kind}_r${resources}_${sizeOf(engine)}${keeps ? `_k${slots}` : ''}${jobs ? '_jobs' : ''}${multi ? '_multi' : ''}${guards ? '_rod' : ''}`,
    {
      summary: 'Receives for messages that arrive, with the commands of software between them.',
      in: { may_post: optional(keeps, bit), header_done: optional(keeps, FoundDone) },
      out: {
        done: ReceiveDone(multi),
        header: optional(keeps, FoundHeader(slotBits, multi)),
        event: optional(guards, GateEvent(resourceBits)),
      },
      link: {
        ask: sink(MatchAsk(resourceBits, jobs)),
        found: source(Answer),
        receives: sink(ReceiveCommand(resourceBits, jobs, multi)),
      },
    },
    ({ may_post: mayPost, header_done: headerDone, ask, receives }, m) => {
      const turn = m.reg('turn', bit, { reset: 0 });
      const taken = m.forward('taken', bit);
      const told = m.forward('told', ReceiveDone(multi));
      const part = multi && keeps ? m.forward('part', record({ bytes: bits(32), released: bit })) : undefined;
      const slot = m.forward('slot', bits(slotBits));
      const turns =
        slots === undefined
          ? undefined
          : m.inst('turns', receiveTurns(resourceBits, slotBits, jobs, multi), {
              ...{ taken, told, part, slot, may_post: mayPost!, header_done: headerDone!, receives },
            });
      const software = turns?.command ?? receives;
      const serves = m.named('serves_software', software.valid.and(ask.valid.not().or(turn)));
      const valid = m.named('asks', software.valid.or(ask.valid));
      const own = software.payload;
      const { payload: message } = ask;
      const kind = m.mux(
        serves,
        m.mux(own.kind.is('post'), m.lit(MatchKind, 'post'), m.lit(MatchKind, 'cancel')),
        m.lit(MatchKind, 'arrive'),
      );
      if (!keeps) m.unused(message.keep);
      const plain = {
        kind,
        resource: m.mux(serves, own.resource, message.resource),
        tag: m.mux(serves, own.tag, message.tag),
        place: own.place,
        any_initiator: own.any_initiator,
        header: message.header,
        keep: keeps ? message.keep : m.lit(1, 0),
        job: own.job && { restricts: own.job.restricts, job_id: m.mux(serves, own.job.job_id, message.job_id!) },
      };
      m.unused(own.tagged);
      const { ready, result } = engineOf(m, engine, valid, plain, own);
      m.when(valid.and(ready), () => turn.set(serves.not()));
      const arrived = result.kind.is('arrive');
      const answers = m.inst('answers', levelFifo(Answer, matchesWaiting), {
        up: {
          payload: {
            matched: result.outcome.is('matched'),
            stored: keeps ? result.outcome.is('stored') : undefined,
            place: result.place,
            foreign: jobs ? result.return_code.eq(matchCodes.perm_violation) : undefined,
          },
          valid: result.valid.and(arrived),
        },
      });
      m.assert('answer_finds_room', result.valid.and(arrived).implies(answers.up.ready));
      m.unused(answers.level);
      if (!jobs) m.unused(result.return_code);
      taken.set(serves.and(ready));
      told.set({
        valid: result.valid.and(arrived.not()),
        kind: result.kind,
        outcome: result.outcome,
        wr_id: result.place.wr_id,
        left: multi ? result.place.length : undefined,
      });
      part?.set({ bytes: result.place.length, released: result.place.released! });
      slot.set(result.header.kept_at.trunc(slotBits));
      if (!keeps) m.unused(slot);
      return {
        done: turns?.done ?? told,
        header: turns?.header,
        event: guards ? eventOf(result) : undefined,
        ask: { ready: ready.and(serves.not()) },
        found: answers.down,
        receives: { ready: turns?.receives.ready ?? taken },
      };
    },
  );
};

/** What a result tells of its context. Combinational. */
function eventOf({ valid, kind, outcome, return_code: code, header, resource: context }: Result) {
  const answered = valid.and(kind.is('arrive')).and(header.kept_at.at(risksAt));
  const isPosted = outcome.is('stored').or(outcome.is('matched'));
  return {
    answered,
    disables: answered.and(outcome.is('refused')).and(code.eq(matchCodes.no_match)),
    posted: valid.and(kind.is('post')).and(isPosted),
    context,
  };
}

const hasJobs = (engine: MatchEngine): boolean => engine.kind !== 'queues' && engine.options.jobs === true;

const hasMulti = (engine: MatchEngine): boolean => engine.kind === 'ordered' && engine.options.multi === true;

/** The engine with its command, and what it says. */
function engineOf(
  m: Ctx,
  engine: MatchEngine,
  valid: Bits<1>,
  payload: ValueOf<ReturnType<typeof MatchCommand>>,
  { ignore_bits, multi }: Pick<ValueOf<ReturnType<typeof ReceiveCommand>>, 'ignore_bits' | 'multi'>,
): { readonly ready: Bits<1>; readonly result: Result } {
  if (engine.kind === 'ordered') {
    const it = m.inst('engine', matchOrdered(engine.options), {
      command: { valid, payload: { ...payload, ignore_bits, multi } },
    });
    return { ready: it.command.ready, result: it.result };
  }
  m.unused(ignore_bits);
  const it =
    engine.kind === 'queues'
      ? m.inst('engine', matchQueues(engine.options), { command: { valid, payload } })
      : m.inst('engine', matchExact(engine.options), { command: { valid, payload } });
  return { ready: it.command.ready, result: it.result };
}

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

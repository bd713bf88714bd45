/** What a command of exact matching finds and stores, when all three tables have been looked at. */
import { type Bits, bit, type Ctx, optional, record, unpack, type ValueOf } from '../../../hdl/index.ts';
import { JobRule, type MatchCommand, MatchOutcome } from '../match-records.ts';

/** One bit of each table. */
const OfTables = record({ specific: bit, any: bit, messages: bit });

/** In which table something is found and taken off, and in which the command is added. */
export const ExactDecision = (jobs: boolean) =>
  record({
    finds: OfTables,
    adds: OfTables,
    outcome: MatchOutcome,
    /** A message has found a receive, which may be for another job. */
    hits: optional(jobs, bit),
  });

/** What a table has for a command: an entry, and room for one more. */
interface Looked {
  readonly hit: Bits<1>;
  readonly room: Bits<1>;
}

interface LookedReceives extends Looked {
  readonly number: Bits | undefined;
}

interface DecisionOf {
  readonly op: ValueOf<ReturnType<typeof MatchCommand>>;
  readonly sequenceBits: number;
  readonly specific: LookedReceives;
  readonly any: LookedReceives;
  readonly messages: Looked;
}

/** Of receives in both tables the older one is found. Combinational. */
export function exactDecision(m: Ctx, of: DecisionOf): ValueOf<ReturnType<typeof ExactDecision>> {
  const { op, sequenceBits, specific, any, messages } = of;
  const [posts, arrives, cancels] = [op.kind.is('post'), op.kind.is('arrive'), op.kind.is('cancel')];
  const [first, other] = [foundReceive('specific', specific.number!), foundReceive('any', any.number!)];
  const isOlder = m.named('is_older', first.posted.sub(other.posted).at(sequenceBits - 1));
  const comes = {
    specific: arrives.and(specific.hit).and(any.hit.not().or(isOlder)).and(first.fits),
    any: arrives.and(any.hit).and(specific.hit.not().or(isOlder.not())).and(other.fits),
  };
  const finds = m.named('finds', {
    specific: m.mux(cancels, specific.hit.and(op.any_initiator.not()), comes.specific),
    any: m.mux(cancels, any.hit.and(op.any_initiator), comes.any),
    messages: posts.and(messages.hit),
  });
  const hits = specific.hit.or(any.hit);
  const keeps = posts.and(messages.hit.not());
  const adds = m.named('adds', {
    specific: keeps.and(op.any_initiator.not()).and(specific.room),
    any: keeps.and(op.any_initiator).and(any.room),
    messages: arrives.and(hits.not()).and(op.keep).and(messages.room),
  });
  const outcome = m.choose(
    [
      [finds.specific.or(finds.any).or(finds.messages), m.lit(MatchOutcome, 'matched')],
      [adds.specific.or(adds.any).or(adds.messages), m.lit(MatchOutcome, 'stored')],
      [cancels, m.lit(MatchOutcome, 'absent')],
    ],
    m.lit(MatchOutcome, 'refused'),
  );
  return { finds, adds, outcome, hits: op.job && hits };

  /** When the receive with that number was posted, and whether it is for the job of the message. */
  function foundReceive(name: string, number: Bits): { readonly posted: Bits; readonly fits: Bits<1> } {
    if (op.job === undefined) return { posted: number, fits: m.lit(1, 1) };
    const rule = unpack(JobRule, number.trunc(JobRule.width));
    const isForeign = m.named(`${name}_is_foreign`, rule.restricts.and(rule.job_id.ne(op.job.job_id)));
    return { posted: number.slice(JobRule.width + sequenceBits - 1, JobRule.width), fits: isForeign.not() };
  }
}

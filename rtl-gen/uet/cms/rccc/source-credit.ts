/** What each source was granted, and what it asks for. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { Credit } from './receiver-records.ts';

/** Quanta of a grant: four payloads of 4,096 bytes (cms.md 5.1). */
export const GRANT = 64;

/** What happens to a source: one of these, or nothing. */
export const CreditSteps = record({
  start: bit,
  target: bit,
  waits: bit,
  /** Its turn among those that wait, or among those that do not. */
  serves: bit,
  gives: bit,
});

/** What came of it. */
export const CreditChange = record({
  credit: Credit,
  quanta: bits(7),
  /** The source is to stand in the list of those that wait, or in the other one. */
  waits: bit,
  idles: bit,
});

/**
 * With t the clock of `enable` and `source`: in t + 3 `steps` and `value`, in t + 4 `change` (cms.md 5.3). A source is
 * in the list of those that wait at most once.
 */
export const sourceCredit = (sources: number, sourceBits: number) =>
  module(
    `source_credit_n${sources}`,
    {
      summary: `Credit of each of ${sources} sources: what they ask for, and what they were granted.`,
      in: { enable: bit, source: bits(sourceBits), steps: CreditSteps, value: Credit, background: bits(16) },
      out: { change: CreditChange },
    },
    ({ enable, source, steps, value, background }, m) => {
      const State = record({ granted: Credit, target: Credit, is_waiting: bit });
      const { start, serves, gives } = steps;
      // A grant that was not asked for ends below the largest window beyond the target.
      const most = m.next('most', background.zext(24).asInt().sub(GRANT));
      const hasBackground = m.next('has_background', background.any());
      const access = { depth: sources, enable, addr: source, latency: 3 } as const;
      return updateContext(m, 'credits', State, access, (now) => {
        // A target that is not beyond the highest one so far says nothing new.
        const beyond = m.named('beyond', value.sub(now.target));
        const isNew = m.named('is_new', steps.target.and(beyond.at(23).not()).and(beyond.any()));
        const joins = m.named('joins', isNew.or(steps.waits).and(now.is_waiting.not()));

        // A turn: what is asked for, at most a grant; what more there is waits for the next turn.
        const open = m.named('open', now.target.sub(now.granted));
        const asks = m.named('asks', open.at(23).not());
        const isMore = m.named('is_more', asks.and(open.gt(GRANT)));
        const isWhole = m.named('is_whole', gives.or(asks.and(open.ge(GRANT))));
        const granted = m.named(
          'granted_after',
          m.mux(isWhole, now.granted.add(GRANT), m.mux(asks, now.target, now.granted)),
        );
        const stays = m.named('stays', serves.and(isMore));

        // A turn while no source waits: a grant that was not asked for, up to a largest window.
        const over = m.named('over', now.granted.sub(now.target).asInt());
        const mayHaveMore = m.named('may_have_more', over.ge(-GRANT).and(over.lt(most)));

        const turn = serves.or(gives);
        const change = m.next('change', {
          credit: granted,
          quanta: m.mux(isWhole, m.lit(7, GRANT), open.trunc(7).mask(asks)).mask(turn),
          waits: joins.or(stays),
          idles: serves.and(isMore.not()).and(hasBackground).or(gives.and(mayHaveMore)),
        });
        const next = m.named('credits_next', {
          granted: m.mux(start, value, m.mux(turn, granted, now.granted)),
          target: m.mux(start.or(isNew), value, now.target),
          is_waiting: now.is_waiting.and(serves.not()).or(joins).or(stays).and(start.not()),
        });
        return { next, change };
      });
    },
  );

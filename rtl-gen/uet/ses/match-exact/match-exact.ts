/** Exact matching, as the AI Full profile has it: receives and messages in tables by their hashes. */
import { bit, bits, clog2, module, record, sink } from '../../../hdl/index.ts';
import { anyOfList } from '../../../lib/bits/lists.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { MatchCommand, MatchResult, matchCodes, matchLists } from '../match-records.ts';
import { ExactDecision, exactDecision } from './exact-decision.ts';
import type { ExactTableOptions } from './exact-table.ts';
import { exactTables } from './exact-tables.ts';

export interface MatchExactOptions extends ExactTableOptions {
  /** Receive contexts, a power of two. */
  readonly resources: number;
  /**
   * Bits of the number that a posted receive gets, which tells the older of two in different tables: right as long as
   * fewer than 2^(n - 1) receives are posted while one waits. Default 48.
   */
  readonly sequenceBits?: number;
  /** Receives may be for one job alone. */
  readonly jobs?: boolean;
}

export const exactName = ({ resources, sets, ways, sequenceBits = 48, jobs = false }: MatchExactOptions): string =>
  `match_exact_s${sets}_w${ways}_r${resources}${sequenceBits === 48 ? '' : `_q${sequenceBits}`}${jobs ? '_jobs' : ''}`;

/**
 * Clocks from a command to the next one of the same set, and to its result, where it has not waited for another one of
 * the same set.
 */
export const exactClocks = { sameSet: 6, toResult: 8 } as const;

/**
 * A command a clock. Receives that name an initiator are in one table, by the hash of {resource, match bits,
 * initiator}; those that take any in another, by that of {resource, match bits}; unexpected messages in a third, by
 * the latter. A message is looked up in both tables of receives at once, and takes the older of two (ses.md 10); a
 * receive is looked up among the messages, and takes the one that came first. What finds nothing is stored, if its
 * set has a free way.
 *
 * Two commands may be under way unless they have a set in common: then the later one waits until the earlier one has
 * changed it, so no arrival comes between a search and what it stores.
 *
 * Receives and messages with the same key keep their order, up to `ways` of them. `cancel` takes the oldest receive
 * that has this key and this `wr_id`. Results leave in the order of the commands, one each; nothing makes them wait.
 * After reset `ready` is 0 for `sets` clocks.
 *
 * With `jobs` a receive that restricts its job takes the first message of that job. A message does not pass over the
 * receive that it finds: where that one is for another job, it is refused with PERM_VIOLATION, and the receive stays.
 */
export const matchExact = (options: MatchExactOptions) => {
  const { resources, sets, sequenceBits = 48, jobs = false } = options;
  const [resourceBits, setBits] = [clog2(resources), clog2(sets)];
  const Sequence = bits(sequenceBits);
  const Command = MatchCommand(resourceBits, jobs);
  const { specific, any, messages } = exactTables(options);
  return module(
    exactName(options),
    {
      summary: `Exact matching of ${resources} resources, a command a clock: three tables of ${sets} sets of ${options.ways}.`,
      link: { command: sink(Command) },
      out: { result: MatchResult(resourceBits) },
    },
    ({ command }, m) => {
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(setBits), { reset: 0, next: (set) => set.add(1) });
      m.when(cleared.all(), () => clearing.set(0));

      // A command with its sets, which waits for those with one of them.
      const Sets = record({ specific: bits(setBits), any: bits(setBits) });
      const full = m.reg('full', bit, { reset: 0 });
      const op = m.reg('op', record({ command: Command, sets: Sets, posted: Sequence }));
      const goes = m.forward('goes', bit);
      const ready = m.named('ready', clearing.not().and(full.not().or(goes)));
      command.takeWhen(ready);
      const taken = m.named('taken', command.fires);
      const posted = m.reg('posted', Sequence, { reset: 0, enable: taken, next: (number) => number.add(1) });
      m.when(ready, () => {
        const { resource, tag } = command.payload;
        const anyKey = resource.cat(tag.match_bits);
        op.set({
          command: command.payload,
          sets: { specific: linearHash(anyKey.cat(tag.initiator), setBits), any: linearHash(anyKey, setBits) },
          posted,
        });
      });
      full.set(taken.or(full.and(goes.not())));
      const p = pipeline(
        m,
        { op: op.command, sets: op.sets, number: op.posted },
        { valid: m.named('starts', full.and(goes)) },
      )
        .stage('read', idle)
        .stage('fetch', idle)
        .stage('match', idle)
        .stage('rank', idle)
        .stage('decide', idle)
        .stage('change', idle)
        .stage('tell', idle);
      const holdsUp = (['fetch', 'match', 'rank', 'decide', 'change'] as const).map((stage) => {
        const { sets, valid } = p.at(stage);
        return valid.and(sets.specific.eq(op.sets.specific).or(sets.any.eq(op.sets.any)));
      });
      goes.set(m.anyCycle('is_held_up', anyOfList(holdsUp)).not());

      // The tables: what they are asked, and what they change.
      const { op: asks } = p.at('match');
      const wanted = {
        resource: asks.resource,
        tag: asks.tag,
        any_initiator: asks.any_initiator,
        wr_id: asks.place.wr_id,
        cancels: asks.kind.is('cancel'),
        job: asks.job,
      };
      const decided = m.reg('decided', ExactDecision(jobs));
      const { finds: removes, adds } = decided;
      const { op: now, number, valid: changes } = p.at('change');
      const change = (of: 'specific' | 'any' | 'messages') => ({
        ...{ clear: clearing, cleared, wanted, remove: removes[of].and(changes), add: adds[of].and(changes) },
      });
      const { sets } = p.at('read');
      const key = { resource: now.resource, wr_id: now.place.wr_id, posted: number, job: now.job };
      const inSpecific = m.inst('specific', specific, {
        ...change('specific'),
        ...{ read: sets.specific, key: { ...key, tag: now.tag }, rest: now.place },
      });
      const inAny = m.inst('any', any, {
        ...change('any'),
        ...{ read: sets.any, key: { ...key, match_bits: now.tag.match_bits }, rest: now.place },
      });
      const inMessages = m.inst('messages', messages, {
        ...change('messages'),
        read: sets.any,
        key: { resource: now.resource, tag: now.tag, job_id: now.job?.job_id },
        rest: { initiator: now.tag.initiator, header: now.header },
      });

      // What is found and stored; a clock later the tables change, and after that the other side of a match is there.
      decided.set(
        exactDecision(m, {
          ...{ op: p.at('decide').op, sequenceBits },
          ...{ specific: inSpecific, any: inAny, messages: inMessages },
        }),
      );
      const { finds, outcome, hits } = m.next('told', {
        ...{ finds: decided.finds, outcome: decided.outcome, hits: decided.hits },
      });
      const { op: told } = p.at('tell');
      const arrived = told.kind.is('arrive');
      const isRefused = arrived.and(outcome.is('refused'));
      const isKept = arrived.and(outcome.is('stored'));
      const noMatch = m.lit(6, matchCodes.no_match);
      // A message that finds a receive is refused where it is for another job, and nowhere else.
      const refusal = hits === undefined ? noMatch : m.mux(hits, m.lit(6, matchCodes.perm_violation), noMatch);
      const left = m.next('left', {
        kind: told.kind,
        outcome,
        resource: told.resource,
        tag: {
          match_bits: told.tag.match_bits,
          initiator: m.mux(finds.messages, inMessages.found.initiator, told.tag.initiator),
        },
        place: m.mux(finds.specific, inSpecific.found, m.mux(finds.any, inAny.found, told.place)),
        header: m.mux(finds.messages, inMessages.found.header, told.header),
        return_code: m.mux(isRefused, refusal, m.lit(6, matchCodes.ok)),
        list: m.mux(isKept, m.lit(2, matchLists.overflow), m.lit(2, matchLists.expected)),
      });
      return { result: { valid: p.out.valid, ...left } };
    },
  );
};

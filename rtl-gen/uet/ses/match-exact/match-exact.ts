/** Exact matching, as the AI Full profile has it: receives and messages in tables by their hashes. */
import {
  type Bits,
  bit,
  bits,
  clog2,
  module,
  optional,
  pack,
  record,
  sink,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { linearHash } from '../../../lib/memory/linear-hash.ts';
import {
  JobRule,
  MatchCommand,
  MatchOutcome,
  MatchResult,
  MatchTag,
  MessageHeader,
  matchCodes,
  matchLists,
  ReceivePlace,
} from '../match-records.ts';
import { type ExactTableOptions, exactTable } from './exact-table.ts';

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
  const suffix = jobs ? '_jobs' : '';
  const Rule = optional(jobs, JobRule);
  const Key = record({ resource: bits(resourceBits), tag: MatchTag, wr_id: bits(32), posted: Sequence, job: Rule });
  const AnyKey = record({
    ...{ resource: bits(resourceBits), match_bits: bits(64), wr_id: bits(32), posted: Sequence },
    job: Rule,
  });
  const MessageKey = record({ resource: bits(resourceBits), tag: MatchTag, job_id: optional(jobs, bits(24)) });
  const Message = record({ initiator: bits(32), header: MessageHeader });
  // A message asks both tables, a receive that is taken back its own.
  type Asked = {
    readonly resource: Bits;
    readonly tag: { readonly match_bits: Bits<64>; readonly initiator: Bits<32> };
    readonly any_initiator: Bits<1>;
    readonly wr_id: Bits<32>;
    readonly cancels: Bits<1>;
  };
  const Wanted = record({
    ...{ resource: bits(resourceBits), tag: MatchTag, any_initiator: bit, wr_id: bits(32), cancels: bit },
    job: Rule,
  });
  // The number of a receive, and with it which job it is for.
  const numbered = {
    width: sequenceBits + Rule.width,
    of: ({ posted, job }: { readonly posted: Bits; readonly job: ValueOf<typeof JobRule> | undefined }): Bits =>
      job === undefined ? posted : posted.cat(pack(job)),
  };
  const isCalled = (wr_id: Bits<32>, wanted: Asked) => wanted.cancels.not().or(wr_id.eq(wanted.wr_id));
  const specific = exactTable(
    `match_specific${suffix}`,
    Key,
    Wanted,
    ReceivePlace,
    (key, wanted) =>
      key.resource
        .eq(wanted.resource)
        .and(pack(key.tag).eq(pack(wanted.tag)))
        .and(isCalled(key.wr_id, wanted)),
    options,
    numbered,
  );
  const any = exactTable(
    `match_any${suffix}`,
    AnyKey,
    Wanted,
    ReceivePlace,
    (key, wanted) =>
      key.resource.eq(wanted.resource).and(key.match_bits.eq(wanted.tag.match_bits)).and(isCalled(key.wr_id, wanted)),
    options,
    numbered,
  );
  const messages = exactTable(
    `match_messages${suffix}`,
    MessageKey,
    Wanted,
    Message,
    (key, wanted) => {
      const fits = key.resource
        .eq(wanted.resource)
        .and(key.tag.match_bits.eq(wanted.tag.match_bits))
        .and(wanted.any_initiator.or(key.tag.initiator.eq(wanted.tag.initiator)));
      if (wanted.job === undefined) return fits;
      return fits.and(wanted.job.restricts.implies(key.job_id!.eq(wanted.job.job_id)));
    },
    options,
  );
  return module(
    exactName(options),
    {
      summary: `Exact matching of ${resources} resources, a command a clock: three tables of ${sets} sets of ${options.ways}.`,
      link: { command: sink(Command) },
      out: { result: MatchResult(resourceBits) },
    },
    ({ command }, m) => {
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(setBits), { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));

      // 0: the sets; 1: a command waits for those with one of them.
      const Sets = record({ specific: bits(setBits), any: bits(setBits) });
      const Op = record({ command: Command, sets: Sets, posted: Sequence });
      const valid1 = m.reg('valid_1', bit, { reset: 0 });
      const op1 = m.reg('op_1', Op);
      const goes = m.forward('goes', bit);
      const ready = m.named('ready', clearing.not().and(valid1.not().or(goes)));
      const taken = m.named('taken', command.valid.and(ready));
      const posted = m.reg('posted', Sequence, { reset: 0 });
      m.when(ready, () => {
        const { resource, tag } = command.payload;
        const anyKey = resource.cat(tag.match_bits);
        op1.set({
          command: command.payload,
          sets: { specific: linearHash(anyKey.cat(tag.initiator), setBits), any: linearHash(anyKey, setBits) },
          posted,
        });
      });
      m.when(taken, () => posted.set(posted.add(1)));
      valid1.set(taken.or(valid1.and(goes.not())));
      const valids = [m.named('starts', valid1.and(goes))];
      const ops = [op1 as { [K in keyof typeof op1]: (typeof op1)[K] }];
      for (let i = 2; i <= 6; i++) {
        valids.push(m.next(`valid_${i}`, valids[i - 2]!, { reset: 0 }));
        ops.push(m.next(`op_${i}`, ops[i - 2]!));
      }
      const waits = [2, 3, 4, 5, 6].map((i) => {
        const other = ops[i - 1]!.sets;
        const shares = other.specific.eq(op1.sets.specific).or(other.any.eq(op1.sets.any));
        return valids[i - 1]!.and(shares);
      });
      goes.set(waits.reduce((a, b) => a.or(b)).not());

      // The tables: what they are asked, and in stage 6 what they change.
      const op3 = ops[2]!.command;
      const wanted = {
        resource: op3.resource,
        tag: op3.tag,
        any_initiator: op3.any_initiator,
        wr_id: op3.place.wr_id,
        cancels: op3.kind.is('cancel'),
        job: op3.job,
      };
      const [op5, op6] = [ops[4]!.command, ops[5]!];
      const Change = record({ remove: bit, add: bit });
      const Changes = record({ specific: Change, any: Change, messages: Change });
      const changes = m.reg('changes_6', Changes);
      const active6 = valids[5]!;
      const { command: now } = op6;
      const change = (one: { remove: Bits<1>; add: Bits<1> }) => ({
        ...{ clear: clearing, cleared, wanted },
        ...{ remove: one.remove.and(active6), add: one.add.and(active6) },
      });
      const key = { resource: now.resource, wr_id: now.place.wr_id, posted: op6.posted, job: now.job };
      const inSpecific = m.inst('specific', specific, {
        ...change(changes.specific),
        ...{ read: op1.sets.specific, key: { ...key, tag: now.tag }, rest: now.place },
      });
      const inAny = m.inst('any', any, {
        ...change(changes.any),
        ...{ read: op1.sets.any, key: { ...key, match_bits: now.tag.match_bits }, rest: now.place },
      });
      const inMessages = m.inst('messages', messages, {
        ...change(changes.messages),
        read: op1.sets.any,
        key: { resource: now.resource, tag: now.tag, job_id: now.job?.job_id },
        rest: { initiator: now.tag.initiator, header: now.header },
      });

      // 5: what is found, and what is stored.
      const [posts, arrives, cancels] = [op5.kind.is('post'), op5.kind.is('arrive'), op5.kind.is('cancel')];
      const { posted: specificPosted, isForeign: isForeignSpecific } = ofReceive('specific', inSpecific.number!);
      const { posted: anyPosted, isForeign: isForeignAny } = ofReceive('any', inAny.number!);
      const isOlder = m.named('is_older', specificPosted.sub(anyPosted).at(sequenceBits - 1));
      const comesFirst = {
        specific: arrives.and(inSpecific.hit).and(inAny.hit.not().or(isOlder)),
        any: arrives.and(inAny.hit).and(inSpecific.hit.not().or(isOlder.not())),
      };
      const takesSpecific = m.mux(
        cancels,
        inSpecific.hit.and(op5.any_initiator.not()),
        isForeignSpecific === undefined ? comesFirst.specific : comesFirst.specific.and(isForeignSpecific.not()),
      );
      const takesAny = m.mux(
        cancels,
        inAny.hit.and(op5.any_initiator),
        isForeignAny === undefined ? comesFirst.any : comesFirst.any.and(isForeignAny.not()),
      );
      /** When the receive that is found was posted, and whether it is for another job than the message's. */
      function ofReceive(name: string, number: Bits): { readonly posted: Bits; readonly isForeign?: Bits<1> } {
        if (op5.job === undefined) return { posted: number };
        const rule = unpack(JobRule, number.trunc(JobRule.width));
        const isForeign = m.named(`${name}_is_foreign`, rule.restricts.and(rule.job_id.ne(op5.job.job_id)));
        return { posted: number.slice(JobRule.width + sequenceBits - 1, JobRule.width), isForeign };
      }
      const finds = {
        specific: m.named('takes_specific', takesSpecific),
        any: m.named('takes_any', takesAny),
        messages: m.named('takes_message', posts.and(inMessages.hit)),
      };
      const found = m.named('found', finds.specific.or(finds.any).or(finds.messages));
      const adds = {
        specific: posts.and(inMessages.hit.not()).and(op5.any_initiator.not()).and(inSpecific.room),
        any: posts.and(inMessages.hit.not()).and(op5.any_initiator).and(inAny.room),
        messages: arrives.and(inSpecific.hit.or(inAny.hit).not()).and(op5.keep).and(inMessages.room),
      };
      const stored = m.named('stored', adds.specific.or(adds.any).or(adds.messages));
      changes.set({
        specific: { remove: finds.specific, add: adds.specific },
        any: { remove: finds.any, add: adds.any },
        messages: { remove: finds.messages, add: adds.messages },
      });
      const outcome = m.wire('outcome', MatchOutcome, 'refused');
      m.when(found, () => outcome.set('matched'))
        .elsewhen(stored, () => outcome.set('stored'))
        .elsewhen(cancels, () => outcome.set('absent'));

      // 7: the other side of a match, and the result.
      const outcome7 = m.next('outcome_7', m.next('outcome_6', outcome));
      const op7 = m.next('op_7', now);
      const takes7 = m.next('takes_7', {
        specific: changes.specific.remove,
        any: changes.any.remove,
        messages: changes.messages.remove,
      });
      const arrived = op7.kind.is('arrive');
      const isRefused = arrived.and(outcome7.is('refused'));
      const isKept = arrived.and(outcome7.is('stored'));
      const noMatch = m.lit(6, matchCodes.no_match);
      const hits7 = jobs ? m.next('hits_7', m.next('hits_6', inSpecific.hit.or(inAny.hit))) : undefined;
      // A message that finds a receive is refused where it is for another job, and nowhere else.
      const refusal = hits7 === undefined ? noMatch : m.mux(hits7, m.lit(6, matchCodes.perm_violation), noMatch);
      const left = m.next('left', {
        kind: op7.kind,
        outcome: outcome7,
        resource: op7.resource,
        tag: {
          match_bits: op7.tag.match_bits,
          initiator: m.mux(takes7.messages, inMessages.found.initiator, op7.tag.initiator),
        },
        place: m.mux(takes7.specific, inSpecific.found, m.mux(takes7.any, inAny.found, op7.place)),
        header: m.mux(takes7.messages, inMessages.found.header, op7.header),
        return_code: m.mux(isRefused, refusal, m.lit(6, matchCodes.ok)),
        list: m.mux(isKept, m.lit(2, matchLists.overflow), m.lit(2, matchLists.expected)),
      });
      const valid7 = m.next('valid_7', active6, { reset: 0 });
      return {
        command: { ready },
        result: { valid: m.next('left_valid', valid7, { reset: 0 }), ...left },
      };
    },
  );
};

/** Which numbers packets get: the TSC's counter, which makes every IV of a key another one (uet-wire.md 8.8). */
import { bit, bits, clog2, enumOf, module, record, sink, source } from '../../../hdl/index.ts';

export interface TscOptions {
  /** Keys that have counters: a power of two from 2. */
  readonly contexts: number;
  /** 48, but in proofs. */
  readonly counterBits?: number;
}

/** What the allocator does with a command. */
export const TscState = enumOf('idle', 'read', 'decide', 'hold');

/** A counter, or a limit, which may be one after the last counter. */
const wholeBits = (counterBits: number) => bits(counterBits + 1);

export const NumberKind = enumOf('start', 'raise', 'resume');

/**
 * What management says of the counter of `context`. `start`: its key is a new one, or the limit was stored and nothing
 * from it on has been given: `next` is given next. `resume`: the same key again, so `next` may not be below what would
 * be given next. `raise`: counters below `limit` may be given; `next` counts for nothing.
 */
export const tscCommand = ({ contexts, counterBits = 48 }: TscOptions) =>
  record({
    context: bits(clog2(contexts)),
    kind: NumberKind,
    next: wholeBits(counterBits),
    limit: wholeBits(counterBits),
  });

/** `given`: this `counter` is the packet's and no other's. Else there is none, and the packet must not be sent. */
export const tscResult = ({ counterBits = 48 }: TscOptions) => record({ given: bit, counter: bits(counterBits) });

/**
 * Gives each item of `up`, the number of a context, the context's next counter: `down` has it 3 clocks later, and waits
 * as long as it must. One a clock, of one context too. Between two starts no counter of a context is given twice, which
 * is proved (`gatewright prove tsc-once`), and none from its limit on. After a reset no context has counters until it
 * is started.
 *
 * `command` is taken when all that were asked for before have been handed over; `refused` marks, 4 clocks after it was
 * taken, one that changes nothing: a limit below the present one or below `next`, or beyond 2^48, so a counter never
 * goes round, or a `next` of `resume` that has been given.
 *
 * Counters and limits are stored twice, the second time inverted. Where the two differ, as after an upset of memory, a
 * context gives no counter and takes neither `raise` nor `resume` until it is started, as what was given is not known;
 * `upset` marks the clock after each time that this was seen.
 */
export const tscAllocator = (options: TscOptions) => {
  const { contexts, counterBits = 48 } = options;
  const Context = bits(clog2(contexts));
  const Whole = wholeBits(counterBits);
  const most = 1n << BigInt(counterBits);
  if (contexts < 2 || 2 ** clog2(contexts) !== contexts)
    throw new RangeError(`counters of ${contexts} keys: give a power of two from 2`);
  return module(
    `tsc_allocator_n${contexts}_w${counterBits}`,
    {
      summary: `The TSC counters of ${contexts} keys: each is given once.`,
      out: { refused: bit, upset: bit },
      link: { command: sink(tscCommand(options)), up: sink(Context), down: source(tscResult(options)) },
    },
    ({ command, up, down }, m) => {
      const state = m.reg('state', TscState, { reset: 'idle' });
      const started = m.reg('started', bits(contexts), { reset: 0 });
      const counters = m.mem('counters', Whole, { depth: contexts });
      const limits = m.mem('limits', Whole, { depth: contexts });
      const counterCopies = m.mem('counter_copies', Whole, { depth: contexts });
      const limitCopies = m.mem('limit_copies', Whole, { depth: contexts });

      // Clock 1: whose counter. Clock 2: what is stored. Clock 3: the result. They move on together.
      const present = m.reg('present', Context);
      const own = m.reg('own', Context);
      const [reads, decides] = [m.reg('reads', bit, { reset: 0 }), m.reg('decides', bit, { reset: 0 })];
      const holds = m.reg('holds', bit, { reset: 0 });
      const moves = m.named('moves', holds.not().or(down.ready));
      const request = m.reg('request', tscCommand(options));
      const next = m.reg('next', Whole);
      const limit = m.reg('limit', Whole);
      const nextCopy = m.reg('next_copy', Whole);
      const limitCopy = m.reg('limit_copy', Whole);
      const open = m.reg('open', bit);
      // Both are below twice the most, so one beyond it shows in two bits.
      const allowed = m.named('allowed', request.limit.at(counterBits).not().or(request.limit.eq(most)));
      const resumes = m.named('resumes', request.kind.is('resume'));
      // By name, so that the value that is none of the kinds, as after an upset, changes nothing.
      const starts = m.named('starts', request.kind.is('start').or(resumes));
      const raises = m.named('raises', request.kind.is('raise').and(open));
      const fits = m.named('fits', allowed.and(request.limit.ge(m.mux(starts, request.next, limit))));
      const isNew = m.named('is_new', resumes.and(open).and(request.next.lt(next)).not());
      const accepts = m.reg('accepts', bit);
      const agrees = m.named('agrees', next.eq(nextCopy.not()).and(limit.eq(limitCopy.not())));
      const gives = m.named('gives', open.and(next.ne(limit)).and(agrees));
      const differs = m.named('differs', open.and(agrees.not()));
      const upset = m.reg('upset', bit, { reset: 0 });
      upset.set(0);
      const result = m.reg('result', tscResult(options));
      const refused = m.reg('refused', bit, { reset: 0 });
      refused.set(0);

      const idle = state.is('idle');
      const commanded = state.is('hold');
      // Whose number is given, and the command that is done.
      const writesNext = m.named('writes_next', decides.and(gives).and(moves));
      const writesLimit = m.named('writes_limit', commanded.and(accepts));
      const writesCounter = m.named('writes_counter', writesNext.or(writesLimit.and(starts)));
      const stored = m.named('stored', m.mux(commanded, request.next, next.add(1)));
      // From the copy of what was read, so that each of the two is right by itself.
      const storedCopy = m.named('stored_copy', m.mux(commanded, request.next.not(), nextCopy.sub(1)));
      counters.write({ addr: own, data: stored, enable: writesCounter });
      limits.write({ addr: own, data: request.limit, enable: writesLimit });
      counterCopies.write({ addr: own, data: storedCopy, enable: writesCounter });
      limitCopies.write({ addr: own, data: request.limit.not(), enable: writesLimit });

      // What is being written is not in memory yet.
      const again = m.named('again', writesNext.and(own.eq(present)));
      const empty = m.named('empty', reads.or(decides).or(holds).not());
      const takes = m.named('takes', idle.and(command.valid.not()));
      m.when(moves, () => {
        own.set(present);
        next.set(m.mux(again, stored, counters.read(present)));
        limit.set(limits.read(present));
        nextCopy.set(m.mux(again, storedCopy, counterCopies.read(present)));
        limitCopy.set(limitCopies.read(present));
        open.set(started.at(present));
        result.set({ given: gives, counter: next.trunc(counterBits) });
        upset.set(decides.and(differs));
        m.when(idle, () => present.set(m.mux(command.valid, command.payload.context, up.payload)));
        reads.set(takes.and(up.valid));
        decides.set(reads);
        holds.set(decides);
      });
      // In the first clock of `hold` alone, which a command has no more of.
      const news = m.named('is_start', request.kind.is('start'));
      accepts.set(fits.and(isNew).and(raises.or(starts)).and(news.or(differs.not())));
      m.when(idle, () => request.set(command.payload));
      m.match(state, {
        idle: () => m.when(command.valid.and(empty), () => state.set('read')),
        read: () => state.set('decide'),
        decide: () => {
          upset.set(differs);
          state.set('hold');
        },
        hold: () => {
          refused.set(accepts.not());
          m.when(accepts, () => started.set(started.or(own.oneHot(contexts))));
          state.set('idle');
        },
      });
      return {
        ...{ refused, upset },
        command: { ready: idle.and(empty) },
        up: { ready: takes.and(moves) },
        down: { payload: result, valid: holds },
      };
    },
  );
};

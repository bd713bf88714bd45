/** The receiving end of RCCC in hardware: targets of many sources in, credit in turn out. */
import { bit, bits, clog2, int, module } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { delayedBit } from '../../../lib/stream/delay-line.ts';
import { Grant, ReceiverRegisters, SourceEvent } from './receiver-records.ts';
import { sourceCredit } from './source-credit.ts';
import { sourceList } from './source-list.ts';

/** Bits after the point of times, and by how many clocks at most the pacer may be late and make up for it. */
const POINT = 12;
export const LATEST = 256;

export interface RcccReceiverOptions {
  /** A power of two, 2 or more. */
  readonly sources: number;
}

/** Clocks from the first one of a turn to its access, its grant, and the next turn, where no event comes in. */
export const turnClock = { access: 3, grant: 7, next: 10 } as const;

/**
 * Takes an event of any source a clock, also of one source in clocks in a row. The pacer grants `GRANT` quanta at most
 * to one source after another of those that wait for credit, and where none waits to those that do not, up to
 * `background` beyond their targets (cms.md 5.3). After a grant it waits as long as the line takes for it at the
 * configured share, of nothing for 4 quanta; by as much as a turn is late, up to 256 clocks, the next one is earlier.
 *
 * A turn begins where `room` is 1, which says that a grant can be taken, and its grant comes 7 clocks later, or more:
 * it takes the first clock without an event. A source that has no credit sends nothing, so such clocks come.
 *
 * A source begins with `start`, and begins again only when it does not wait. Credit is compared modulo 2^24, so a
 * target is less than 2 GiB beyond what was granted.
 */
export const rcccReceiver = ({ sources }: RcccReceiverOptions) => {
  const sourceBits = clog2(sources);
  if (2 ** sourceBits !== sources || sources < 2)
    throw new RangeError(`${sources} sources: give a power of two from 2`);
  const Source = bits(sourceBits);
  return module(
    `rccc_receiver_n${sources}`,
    {
      summary: `Receiving end of RCCC: targets of ${sources} sources in, an event a clock, and grants in turn out.`,
      in: { event: SourceEvent(sourceBits), room: bit, registers: ReceiverRegisters },
      out: { grant: Grant(sourceBits), waiting: bits(sourceBits + 1), idle: bits(sourceBits + 2), is_running: bit },
    },
    ({ event, room, registers }, m) => {
      // The turns of the pacer. Numbers are clocks after the first one of a turn.
      const Wait = int(POINT + 20);
      const clock = 2 ** POINT;
      const running = m.reg('running', bit, { reset: 0 });
      const busy = m.reg('busy', bit, { reset: 0 });
      const wait = m.reg('until_due', Wait, { reset: 0 });
      const someWait = m.forward('some_wait', bit);
      const someIdle = m.forward('some_idle', bit);
      const isDue = m.named('is_due', wait.isNegative().or(wait.eq(0)));
      const begins = m.named(
        'begins',
        busy
          .not()
          .and(room)
          .and(m.mux(running, isDue, someWait)),
      );
      const serves0 = m.named('serves_0', begins.and(someWait));
      const gives0 = m.named('gives_0', begins.and(someWait.not()).and(someIdle));
      const taken0 = m.named('taken_0', serves0.or(gives0));
      m.when(begins, () => running.set(taken0));
      m.when(taken0, () => busy.set(1));
      const isGiving = m.next('is_giving', gives0, { enable: taken0 });
      const taken2 = delayedBit(m, 'taken', taken0, 2);

      // 3 or later: the first clock without an event.
      const asks = m.reg('asks', bit, { reset: 0 });
      const issues = m.named('issues', asks.and(event.valid.not()));
      m.when(issues, () => asks.set(0));
      m.when(taken2, () => asks.set(1));
      const oldest = m.forward('oldest', Source);
      const served = m.next('served', oldest, { enable: taken2 });

      // Events and turns, on their way to the credit of their source.
      const is = (kind: Parameters<typeof event.kind.is>[0]) => event.kind.is(kind).and(event.valid);
      const steps = {
        start: is('start'),
        target: is('target'),
        waits: is('waits'),
        serves: issues.and(isGiving.not()),
        gives: issues.and(isGiving),
      };
      const source = m.named('source_0', m.mux(event.valid, event.source, served));
      const enters = m.named('enters', event.valid.or(issues));
      const inputs = { source, steps, value: event.target, turns: issues };
      const entered = pipeline(m, inputs, { valid: enters, reset: { turns: 0 } })
        .repeat(3, 'word', idle)
        .stage('credit', idle);
      const { change } = m.inst('credit', sourceCredit(sources, sourceBits), {
        enable: enters,
        source,
        steps: entered.at('credit').steps,
        value: entered.at('credit').value,
        background: registers.background,
      });
      // The pace. The clock in which a turn begins, or in which its grant is added to the wait, passes too.
      const quanta = m.mux(change.quanta.any(), change.quanta, 4);
      const timePerQuantum = m.next('time_per_quantum', registers.time_per_quantum);
      const paced = entered
        .stage('list', () => ({ product: quanta.mul(timePerQuantum) }))
        .stage('gap', ({ product }) => ({
          gap: product
            .zext(POINT + 20)
            .asInt()
            .sub(clock),
        }));
      const { gap, turns } = paced.out;
      const passed = wait.sub(clock).max(-LATEST * clock);
      const starts = m.named('starts', begins.and(running.not()));
      wait.set(m.mux(starts, m.lit(Wait, -clock), m.mux(turns, wait.add(gap), passed)));
      m.when(turns, () => busy.set(0));

      const listed = paced.at('list');
      const waits = m.inst('waits', sourceList(sources, sourceBits), {
        push: listed.valid.and(change.waits),
        source: listed.source,
        pop: serves0,
      });
      const idles = m.inst('idles', sourceList(2 * sources, sourceBits), {
        push: listed.valid.and(change.idles),
        source: listed.source,
        pop: gives0,
      });
      someWait.set(waits.some);
      someIdle.set(idles.some);
      oldest.set(m.mux(isGiving, idles.first, waits.first));

      return {
        grant: {
          valid: listed.turns,
          source: listed.source,
          credit: change.credit,
          quanta: change.quanta,
          is_background: isGiving,
        },
        waiting: waits.count,
        idle: idles.count,
        is_running: running,
      };
    },
  );
};

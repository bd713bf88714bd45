/** Atomic operations on words of memory, exact however close two of one word are. */
import { bit, bits, clog2, module, record, sink, source, type ValueOf } from '../../../hdl/index.ts';
import { firstOne } from '../../../lib/bits/first-one.ts';
import { eachRepeated, lowFirst } from '../../../lib/bits/joined.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { checkFields, codeOf, isAnyOf, isFloatSum } from './atomic-check.ts';
import { AtomicElement, AtomicResult, AtomicSettings, WordRead, WordWrite } from './atomic-records.ts';
import { floatSum, floatSumLatency } from './float-sum.ts';
import { elementOf, everywhere } from './lanes.ts';
import { comparedWord, placedOperands, plannedOperation, wordAfter, wordPlan } from './word-step.ts';

export interface AtomicUnitOptions {
  /** Clocks from `read` to its data on `read_data`, 1 or more. */
  readonly memoryLatency: number;
  /** Bits of a tag. */
  readonly tag: number;
}

/** Clocks from the clock of a word to that of its write. */
const writeAfter = floatSumLatency + 3;

/** Operations on one word begin so many clocks apart where the first one is a sum of floats. */
export const floatSumDistance = floatSumLatency + 4;

/** Operations of which a later one may need the result. */
export const wordsInFlight = (memoryLatency: number): number => memoryLatency + 1 + writeAfter;

/** Clocks from `up` to the write, and one more to `down`, where nothing waits. */
export const atomicUnitLatency = (memoryLatency: number): number => memoryLatency + 6 + writeAfter;

/** What goes on of an element when its fields have been checked. */
const kept = ({ tag, fetching, address, operand, compare }: ValueOf<ReturnType<typeof AtomicElement>>) => ({
  tag,
  fetching,
  address,
  operand,
  compare,
});

/** Of the nearest operation ahead on the same word. */
const Nearby = record({
  /** There is none. */
  fresh: bit,
  /** It is 2 clocks ahead, or 3. */
  first: bit,
  second: bit,
});

export const atomicUnitName = ({ memoryLatency, tag }: AtomicUnitOptions): string =>
  `ses_atomic_unit_l${memoryLatency}_t${tag}`;

/**
 * Carries out an element in each clock, and gives its result with its tag on `down`, in order. Operations are those of
 * `atomicOperations` on types of `atomicTypes`; what is refused changes no memory, and its code is the result's.
 *
 * - The result is as if one operation came after the other, in order of `up`. Words in flight are kept in a CAM, so an
 *   operation takes what the one before it left. Two on one word go 2 clocks apart; after a sum of floats the next one
 *   on its word waits until that is `floatSumDistance` clocks ahead. All after it wait, too. Operations on different
 *   words are one a clock.
 * - `read` asks memory for a word, and `read_data` has it `memoryLatency` clocks later, as all `write` of the clocks
 *   before `read` have left it. Neither is ever held up. A word in flight is not read, and one that does not change not
 *   written; a result is there when its write is.
 *
 * Sources: ses.md 5.3 (operations, types, codes), uet-wire.md 12.9.
 */
export const atomicUnit = (options: AtomicUnitOptions) => {
  const { memoryLatency, tag } = options;
  if (!Number.isInteger(memoryLatency) || memoryLatency < 1)
    throw new RangeError(`a memory with a latency of ${memoryLatency} clocks: give an integer from 1 up`);
  const flying = wordsInFlight(memoryLatency);
  const clockBits = clog2(flying + 1);
  const Word = bits(64);
  return module(
    atomicUnitName(options),
    {
      summary: 'Atomic operations of integers and floats on words of memory, one a clock, exact in order of arrival.',
      in: { settings: AtomicSettings, read_data: Word },
      out: { read: WordRead, write: WordWrite },
      link: { up: sink(AtomicElement(tag)), down: source(AtomicResult(tag)) },
    },
    ({ settings, read_data: readData, up, down }, m) => {
      const later = delayer(m);
      const ok = returnCodes.code.ok;
      const goes = m.forward('goes', bit);
      const bufferReady = m.forward('buffer_ready', bit);
      const ready = m.named('ready', goes.and(bufferReady));
      const enters = m.named('enters', up.valid.and(ready));

      // An element in registers, then checked in two steps. All stand still while the last one waits.
      const checks = pipeline(m, { element: up.payload }, { valid: enters, stall: goes.not() })
        .stage('enter', idle)
        .stage('check', ({ element }) => ({ asked: kept(element), checked: checkFields(m, element) }))
        .stage('judge', ({ checked }) => ({ operation: checked.operation, code: codeOf(m, checked, settings) }))
        .stage('leave', idle);
      const wordA = m.anyCycle('word_a', checks.at('judge').asked.address.slice(63, 3));
      const { asked, operation, code, valid: validB } = checks.at('leave');
      const b = m.anyCycle('b', { ...asked, operation, code });
      const isValid = m.anyCycle('valid_b', validB);
      const wordB = b.address.slice(63, 3);
      const worksB = m.named('works_b', isValid.and(b.code.eq(ok)));
      const sumsB = m.named('sums_b', worksB.and(isFloatSum(b.operation)));

      // Those ahead of it, the nearest first: their words, whether they touch them, and whether as sums of floats.
      const leaves = m.named('leaves', goes.and(isValid));
      const inFlight = [{ word: wordB, works: worksB, sums: sumsB }];
      for (let clock = 1; clock < flying; clock++) {
        const before = inFlight[clock - 1]!;
        const moves = clock === 1 ? goes : m.lit(1, 1);
        inFlight.push({
          word: m.next(`word_${clock}`, before.word),
          works: m.next(`works_${clock}`, before.works.and(moves), { reset: 0 }),
          sums: m.next(`sums_${clock}`, before.sums.and(moves), { reset: 0 }),
        });
      }
      const sameA = inFlight.map(({ word }, i) => m.named(`same_${i + 1}`, word.eq(wordA)));
      const matchesA = lowFirst(inFlight.map(({ works }, i) => works.and(sameA[i]!)));
      const sumMatchesA = lowFirst(inFlight.map(({ sums }, i) => sums.and(sameA[i]!)));
      // Bit i: the one that is i + 1 clocks ahead. What waits sees them go on.
      const matches = m.reg('same_ahead', bits(flying));
      const sumMatches = m.reg('sums_ahead', bits(flying));
      matches.set(m.mux(goes, matchesA, matches.shl(1)));
      sumMatches.set(m.mux(goes, sumMatchesA, sumMatches.shl(1)));
      const waits = m.named(
        'waits',
        worksB.and(
          sumMatches
            .trunc(floatSumDistance - 1)
            .any()
            .or(matches.at(0)),
        ),
      );
      goes.set(waits.not());

      // Clock 1: the nearest of those with its word. Clock 2: memory is asked where there is none.
      const matches1 = m.next('same_ahead_1', matches.mask(worksB));
      const sumMatches1 = m.next('sums_ahead_1', sumMatches);
      const nearest = firstOne(m, matches1, 'bottom');
      const nearby2 = m.next('nearby_2', {
        fresh: nearest.none(),
        first: matches1.trunc(2).eq(2),
        second: matches1.trunc(3).eq(4),
      });
      // No sum of floats is nearer than that.
      const nearestSum = floatSumDistance - 1;
      const alone = nearest.alone().slice(flying - 1, nearestSum);
      const alone2 = m.next('alone_2', alone.and(sumMatches1.slice(flying - 1, nearestSum)));
      const isSum3 = m.next('nearest_is_sum_3', alone2.any());
      const distance2 = m.next('distance_2', nearest.position().zext(clockBits).add(1));

      // What is to be done to the word, before it is there.
      const { tag: ofTag, fetching, operand, compare } = b;
      const inputs = { code: b.code, operation: b.operation, tag: ofTag, fetching, operand, compare };
      const planned = pipeline(m, inputs, { valid: leaves, reset: { written: 0 } })
        .repeat(memoryLatency, 'wait', idle)
        .stage('place', (now) => ({ placed: placedOperands(m, now) }))
        .stage('prepare', ({ placed }) => ({ prepared: plannedOperation(m, placed, settings.min_max_number) }))
        .stage('plan', ({ prepared }) => wordPlan(m, prepared));
      const atWord = planned.latency;

      // What operations have left, by the clock in which it was written here: the value of a sum of floats comes late.
      const clock = m.reg('clock', bits(clockBits), { reset: 0 });
      clock.set(clock.add(1));
      const left = m.mem('left', Word, { depth: 2 ** clockBits });
      const sumsLeft = m.mem('sums_left', Word, { depth: 2 ** clockBits });
      const distance = later('distance', bits(clockBits), distance2, memoryLatency - 1);
      const place = m.next('place', clock.sub(distance).add(4));
      const sumPlace = m.next('sum_place', clock.sub(distance).add(writeAfter + 1));
      const nearby = later('nearby', Nearby, nearby2, memoryLatency);
      const isSumThen = later('nearest_is_sum', bit, isSum3, memoryLatency - 1);

      // The word: from memory, or as one of those ahead has left it. A clock later it is what it becomes.
      const word = m.reg('word', Word);
      const before = m.next('before_1', word);
      const worked = planned
        .stage('compare', ({ plan, compares }) => ({ compared: comparedWord(m, word, plan.bytes, compares) }))
        .stage('choose', ({ compared, plan, operation }) => {
          const { after, writes } = wordAfter(m, compared, plan);
          return {
            after,
            written: inFlight[atWord + 1]!.works.and(writes),
            bytes: plan.bytes,
            // Its element before as a number, for whoever fetches it, and for the sum of floats.
            element: elementOf(m, before, operation.size, operation.byte),
          };
        })
        .stage('sum', ({ element, operation, code, fetching }) => ({
          ...{ is_sum: isFloatSum(operation), sum_size: operation.size },
          fetched: element.mask(fetching.and(code.eq(ok))),
        }));
      const { after } = worked.at('choose');
      const { after: after1, element, operand: summand, operation: summed } = worked.at('sum');
      left.write({ addr: clock, data: after1, enable: m.lit(1, 1) });
      const farther = m.choose(
        [
          [nearby.fresh, readData],
          [isSumThen, sumsLeft.read(sumPlace)],
          [nearby.second, after1],
        ],
        left.read(place),
      );
      word.set(m.mux(nearby.first, after, farther));
      const { sum } = m.inst('float_sum', floatSum, {
        a: element,
        b: summand,
        negate: isAnyOf(summed.opcode, 'diff'),
        format: { half: summed.size.eq(1), single: summed.size.eq(2) },
      });

      // What memory has then, and the result when it is written.
      const merged = worked.repeat(floatSumLatency - 1, 'summing', idle).stage('merge', (now) => {
        const lane = eachRepeated(now.bytes.mask(now.is_sum));
        return { data: everywhere(m, sum, now.sum_size).and(lane).or(now.after.and(lane.not())) };
      });
      sumsLeft.write({ addr: clock, data: merged.at('merge').data, enable: m.lit(1, 1) });
      const { valid: done, written, bytes, data, tag: itsTag, code: itsCode, fetched } = merged.out;
      const size = 2 ** clog2(atomicUnitLatency(memoryLatency) + 2);
      const buffer = m.inst('results', resultBuffer(AtomicResult(tag), size), {
        issue: enters,
        done,
        result: { tag: itsTag, code: itsCode, fetched },
        down,
      });
      bufferReady.set(buffer.ready);
      return {
        read: { valid: m.named('reads', inFlight[2]!.works.and(nearby2.fresh)), address: inFlight[2]!.word },
        write: {
          valid: written,
          address: later('address', bits(61), inFlight[flying - 1]!.word, atWord + writeAfter - flying + 1),
          ...{ data, enable: bytes },
        },
        up: { ready },
        down: buffer.down,
      };
    },
  );
};

/** Messages that are complete without a packet, beside the orders of packets: one a clock, and each as it is told. */
import { bit, bits, clog2, module, optional, record, type ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { lateEnds } from '../../../../../rtl-gen/uet/endpoint/ses/late-ends.ts';
import { BareOrder } from '../../../../../rtl-gen/uet/endpoint/ses/records.ts';
import { TargetCompletion } from '../../../../../rtl-gen/uet/ses/receive/target-records.ts';
import type { Item } from '../../../../agents/item.ts';
import { drawnOf } from '../../drawn-items.ts';
import { hasFields, type Some } from '../../stream-ends.ts';
import { assert, type Body, dutOf, shapePort } from '../../test-kit.ts';

export interface EndsSize {
  readonly rests: boolean;
  /** Buffers of unexpected messages, if there are any. */
  readonly places: number | undefined;
}

const shapesOf = (places: number | undefined) => {
  const keptBits = places === undefined ? undefined : clog2(places);
  const Place = bits(keptBits ?? 1);
  return {
    Order: BareOrder({ keptBits }),
    Rest: record({ valid: bit, completion: TargetCompletion() }),
    Done: record({ valid: bit, number: Place, completion: TargetCompletion() }),
    Place,
  };
};

/** Those ends as a module: `other` is the order of a packet. */
export const endsOf = ({ rests, places }: EndsSize) => {
  const { Order, Rest, Done, Place } = shapesOf(places);
  const keeps = places !== undefined;
  return module(
    `late_ends${rests ? '_rests' : ''}${keeps ? `_n${places}` : ''}`,
    {
      in: {
        result: bit,
        rest: optional(rests, Rest),
        done: optional(keeps, Done),
        is_kept: optional(keeps, bit),
        heard: optional(keeps, bit),
        other: Order,
      },
      out: {
        now: bit,
        takes: optional(keeps, bit),
        of: optional(keeps, record({ is_kept: bit, buffer: record({ is: bit, number: Place }) })),
        order: Order,
      },
    },
    ({ result, rest, done, is_kept, heard, other }, m) => {
      const ends = lateEnds(m, {
        result,
        rest: rest && { now: rest.valid.and(result.not()), completion: rest.completion },
        kept: done && { done, places: places!, is_kept: is_kept!, heard: heard! },
      });
      const of = ends.keptOf && { is_kept: ends.keptOf.is_kept, buffer: ends.keptOf.buffer };
      return { now: ends.now, takes: ends.keptTakes, of: of as never, order: ends.or(other) };
    },
  );
};

type Order = Item<ValueOf<ReturnType<typeof BareOrder>>>;

/** What the order of such an end has: nothing is placed, and the host hears of it. */
function orderOf(its: Item<ValueOf<ReturnType<typeof TargetCompletion>>>): Some<Order> {
  const { opcode, return_code, has_header_data, wr_id, bytes, initiator, job_id, message_id, pdc: pdcid } = its;
  return {
    ...{ bare: 1, place: 0, completes: 1, placement: { address: 0n, length: 0, pdcid, message_id } },
    completion: {
      ...{ opcode, return_code, reported: 1, has_header_data, wr_id, bytes, initiator, job_id, message_id, pdcid },
      header_data: has_header_data === 1 ? its.header_data : 0n,
      key: its.match_bits,
    },
  };
}

/** Rendezvous sends first, in clocks without a result; no more unexpected ones on their way to the host than places. */
export const lateEndsProperty =
  ({ rests, places }: EndsSize, clocks: number): Body<void> =>
  async (t) => {
    const { dut, random } = t;
    const io = dutOf(dut, endsOf({ rests, places }));
    const { Order, Rest, Done } = shapesOf(places);
    const rest = rests ? shapePort(dut, 'rest', Rest) : undefined;
    const kept =
      places === undefined
        ? undefined
        : {
            ...{ done: shapePort(dut, 'done', Done), is: shapePort(dut, 'is_kept', bit) },
            ...{ heard: shapePort(dut, 'heard', bit), takes: shapePort(dut, 'takes', bit) },
          };
    let untold = 0;
    const seen = { rests: 0, kept: 0, full: 0, refused: 0, results: 0, both: 0, resets: 0 };
    let chances = { result: 0.5, rest: 0.5, done: 0.5, heard: 0.5 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 50 === 0)
        chances = {
          ...{ result: random.pick([0, 0.3, 0.8]), rest: random.pick([0, 0.3, 1]) },
          ...{ done: random.pick([0.3, 1]), heard: random.pick([0, 0.2, 1]) },
        };
      const isReset = places !== undefined && clock % 300 === 299;
      if (places !== undefined) dut.port('rst').set(Number(isReset));
      const [given, late, over] = [drawnOf(Order, random), drawnOf(Rest, random), drawnOf(Done, random)];
      const hasResult = random.chance(chances.result);
      const isRest = rest !== undefined && random.chance(chances.rest);
      const isDone = kept !== undefined && random.chance(chances.done);
      const isHeard = untold > 0 && random.chance(chances.heard);
      const isKept = random.below(2);
      io.other.set(given);
      io.result.set(Number(hasResult));
      rest?.set({ ...late, valid: Number(isRest) });
      kept?.done.set({ ...over, valid: Number(isDone) });
      kept?.is.set(isKept);
      kept?.heard.set(Number(isHeard));
      const restEnds = isRest && !hasResult;
      const takes = kept !== undefined && untold < places! && !hasResult && !restEnds;
      const keptEnds = takes && isDone;
      if (!isReset) {
        assert.equal(io.now.get(), Number(restEnds || keptEnds), 'one ends now');
        const order = io.order.get();
        if (restEnds) hasFields(order, orderOf(late.completion), 'order of a rendezvous send');
        else if (keptEnds) hasFields(order, orderOf(over.completion), 'order of an unexpected message');
        else assert.deepEqual(order, given, 'order of a packet');
        if (kept !== undefined) {
          if (restEnds || keptEnds) {
            assert.equal(order.placement.is_kept, isKept);
            assert.deepEqual(order.completion.kept, { is: Number(keptEnds), number: keptEnds ? over.number : 0 });
          }
          assert.equal(kept.takes.get(), Number(takes), 'an unexpected message may end');
          assert.deepEqual(
            io.of.get(),
            { is_kept: isKept, buffer: { is: 0, number: 0 } },
            'what orders of packets say',
          );
        }
        seen.rests += Number(restEnds);
        seen.kept += Number(keptEnds);
        seen.results += Number(hasResult);
        seen.both += Number(keptEnds && isHeard);
        seen.refused += Number(isRest && hasResult);
        if (untold === places) seen.full++;
      }
      untold += Number(keptEnds) - Number(isHeard);
      await t.rising();
      if (!isReset) continue;
      untold = 0;
      seen.resets++;
    }
    if (clocks < 1_000) return;
    const expected = { ...(rests && { rests: 20, refused: 20 }), ...(places && { kept: 20, full: 20, both: 5 }) };
    for (const [name, least] of Object.entries(expected))
      assert(seen[name as keyof typeof seen] > least, `${name}: ${JSON.stringify(seen)}`);
  };

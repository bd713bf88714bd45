/** Messages that are complete without a packet, beside the orders of packets: one a clock, and each as it is told. */
import assert from 'node:assert/strict';
import { bit, bits, clog2, module, optional, record } from '../../../../../rtl-gen/hdl/index.ts';
import { lateEnds } from '../../../../../rtl-gen/uet/endpoint/ses/late-ends.ts';
import { BareOrder } from '../../../../../rtl-gen/uet/endpoint/ses/records.ts';
import { TargetCompletion } from '../../../../../rtl-gen/uet/ses/receive/target-records.ts';
import type { Body } from '../../../../bench/context.ts';
import { Group, hasFields, type Item } from '../sends/stream-ends.ts';

export interface EndsSize {
  readonly rests: boolean;
  /** Buffers of unexpected messages, if there are any. */
  readonly places: number | undefined;
}

/** Those ends as a module: `other` is the order of a packet. */
export const endsOf = ({ rests, places }: EndsSize) => {
  const keptBits = places === undefined ? undefined : clog2(places);
  const Order = BareOrder({ keptBits });
  const Place = bits(keptBits ?? 1);
  const keeps = places !== undefined;
  return module(
    `late_ends${rests ? '_rests' : ''}${keeps ? `_n${places}` : ''}`,
    {
      in: {
        result: bit,
        rest: optional(rests, record({ valid: bit, completion: TargetCompletion() })),
        done: optional(keeps, record({ valid: bit, number: Place, completion: TargetCompletion() })),
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

/** What the order of such an end has: nothing is placed, and the host hears of it. */
function orderOf(item: Item, kept: Item): Item {
  const of = (name: string): number | bigint => item[`completion_${name}`]!;
  const names = ['opcode', 'return_code', 'has_header_data', 'wr_id', 'bytes', 'initiator', 'job_id', 'message_id'];
  return {
    ...{ bare: 1, place: 0, completes: 1, completion_reported: 1 },
    ...{
      placement_address: 0,
      placement_length: 0,
      placement_pdcid: of('pdc'),
      placement_message_id: of('message_id'),
    },
    ...Object.fromEntries(names.map((name) => [`completion_${name}`, of(name)])),
    completion_header_data: Number(of('has_header_data')) === 1 ? of('header_data') : 0,
    ...{ completion_key: of('match_bits'), completion_pdcid: of('pdc') },
    ...kept,
  };
}

/** Rendezvous sends first, in clocks without a result; no more unexpected ones on their way to the host than places. */
export const lateEndsProperty =
  ({ rests, places }: EndsSize, clocks: number): Body<void> =>
  async (t) => {
    const { dut, random } = t;
    const get = (name: string) => Number(dut.port(name).get());
    const set = (name: string, value: number) => dut.port(name).set(value);
    const [rest, done] = [rests ? new Group(dut, 'rest') : undefined, places ? new Group(dut, 'done') : undefined];
    const [other, order] = [new Group(dut, 'other'), new Group(dut, 'order')];
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
      if (places !== undefined) set('rst', Number(isReset));
      const [given, late, kept] = [other.draw(random), rest?.draw(random), done?.draw(random)];
      const hasResult = random.chance(chances.result);
      const isRest = rest !== undefined && random.chance(chances.rest);
      const isDone = done !== undefined && random.chance(chances.done);
      const isHeard = untold > 0 && random.chance(chances.heard);
      const isKept = random.below(2);
      other.set(given);
      set('result', Number(hasResult));
      rest?.set({ ...late, valid: Number(isRest) });
      done?.set({ ...kept, valid: Number(isDone) });
      if (done !== undefined) {
        set('is_kept', isKept);
        set('heard', Number(isHeard));
      }
      const restEnds = isRest && !hasResult;
      const takes = done !== undefined && untold < places! && !hasResult && !restEnds;
      const keptEnds = takes && isDone;
      if (!isReset) {
        assert.equal(get('now'), Number(restEnds || keptEnds), 'one ends now');
        const of = { placement_is_kept: isKept, completion_kept_is: 0, completion_kept_number: 0 };
        const none = done === undefined ? {} : of;
        if (restEnds) hasFields(order.get(), orderOf(late!, none), 'order of a rendezvous send');
        else if (keptEnds) {
          const its = { ...of, completion_kept_is: 1, completion_kept_number: kept!.number! };
          hasFields(order.get(), orderOf(kept!, its), 'order of an unexpected message');
        } else hasFields(order.get(), given, 'order of a packet');
        if (done !== undefined) {
          assert.equal(get('takes'), Number(takes), 'an unexpected message may end');
          const shown = [get('of_is_kept'), get('of_buffer_is'), get('of_buffer_number')];
          assert.deepEqual(shown, [isKept, 0, 0], 'what the orders of packets say');
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

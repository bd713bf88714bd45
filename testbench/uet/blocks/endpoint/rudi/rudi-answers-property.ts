/** Answers of SES in their order: to the target, or by RUDI to where the request has come from, as each is ready. */
import { bit, bits, module, record, source, type ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { RudiAnswer } from '../../../../../rtl-gen/uet/endpoint/receive/rudi-request.ts';
import { answersBy } from '../../../../../rtl-gen/uet/endpoint/ses/rudi-answers.ts';
import { SesResponse } from '../../../../../rtl-gen/uet/pds/target-side/records.ts';
import type { Item } from '../../../../agents/item.ts';
import { drawnOf } from '../../drawn-items.ts';
import { hasFields, Takes } from '../../stream-ends.ts';
import { assert, type Body, dutOf, happened } from '../../test-kit.ts';

const Whose = record({ is: bit, refused: bit, source: bits(128), local: bits(4) });

/** Them as a module: whose an answer is comes a clock before it. */
export const answersOf = (places: number) =>
  module(
    `rudi_answers_n${places}`,
    {
      in: {
        valid: bit,
        whose: Whose,
        first: record({ valid: bit, payload: SesResponse }),
      },
      out: { ready: bit },
      link: { target: source(SesResponse), rudi: source(RudiAnswer) },
    },
    ({ valid, whose, first, target, rudi }, m) => {
      const split = answersBy(m, { valid, is: whose.is, refused: whose.refused, from: whose, places }, first, {
        ...{ target: target.ready, rudi: rudi.ready },
      });
      return {
        ready: split.isReady,
        target: { payload: first.payload, valid: split.target },
        rudi: split.rudi,
      };
    },
  );

type Asker = Item<ValueOf<typeof Whose>>;

export const rudiAnswersProperty =
  (places: number, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const io = dutOf(t.dut, answersOf(places));
    const [target, rudi] = [new Takes(io.target), new Takes(io.rudi)];
    const waiting: { readonly answer: Item<ValueOf<typeof SesResponse>>; readonly whose: Asker }[] = [];
    /** Whose the answer of this clock is, if there is one. */
    let coming: Asker | undefined;
    const seen = { target: 0, rudi: 0, full: 0, stays: 0 };
    let chances = { comes: 0.5, target: 0.5, rudi: 0.5, is: 0.5 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 50 === 0)
        chances = {
          ...{ comes: random.pick([0.2, 0.6, 1]), is: random.pick([0.1, 0.5, 0.9]) },
          ...{ target: random.pick([0.1, 0.5, 1]), rudi: random.pick([0.1, 0.5, 1]) },
        };
      const isReset = clock % 400 === 399;
      t.dut.port('rst').set(Number(isReset));
      const its = drawnOf(SesResponse, random);
      io.valid.set(Number(coming !== undefined));
      const comes = waiting.length + Number(coming !== undefined) < places && random.chance(chances.comes);
      const next = { ...drawnOf(Whose, random), is: Number(random.chance(chances.is)) };
      io.whose.set(next);
      target.take(random.chance(chances.target));
      rudi.take(random.chance(chances.rudi));
      const first = waiting[0];
      io.first.set({ valid: Number(first !== undefined), payload: first?.answer ?? its });
      if (!isReset) {
        const byRudi = first !== undefined && first.whose.is === 1;
        assert.equal(target.shown !== undefined, first !== undefined && !byRudi, 'an answer to the target');
        assert.equal(rudi.shown !== undefined, byRudi, 'an answer by RUDI');
        if (target.shown !== undefined) hasFields(target.shown, first!.answer, 'answer to the target');
        if (rudi.shown !== undefined) {
          const { handle, next_hdr, psn, cookie } = first!.answer;
          const echo = { pkt_id: psn, entropy: cookie.entropy, retx: cookie.retx, m: cookie.ce };
          const { source: destination, local, refused } = first!.whose;
          hasFields(rudi.shown, { handle, next_hdr, echo, to: { destination, local }, refused }, 'answer by RUDI');
        }
      }
      if (first !== undefined)
        assert.equal(
          io.ready.get(),
          first.whose.is === 1 ? Number(rudi.isReady) : Number(target.isReady),
          'it is taken',
        );
      const isTaken = (target.taken ?? rudi.taken) !== undefined;
      if (isTaken) seen[target.taken === undefined ? 'rudi' : 'target']++;
      else if (first !== undefined) seen.stays++;
      if (waiting.length === places) seen.full++;
      await t.rising();
      if (isTaken) waiting.shift();
      if (coming !== undefined) waiting.push({ answer: its, whose: coming });
      coming = comes ? next : undefined;
      if (!isReset) continue;
      waiting.length = 0;
      coming = undefined;
    }
    if (clocks >= 1_000) happened(seen);
  };

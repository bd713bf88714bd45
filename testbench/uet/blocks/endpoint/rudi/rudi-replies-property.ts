/** Replies of the target, responses of RUDI and its NACKs in one stream: each once, as it is, and in turn. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { type RudiReply, rudiReplies } from '../../../../../rtl-gen/uet/endpoint/receive/rudi-replies.ts';
import { type RudiAnswer, RudiRefusal } from '../../../../../rtl-gen/uet/endpoint/receive/rudi-request.ts';
import { Reply } from '../../../../../rtl-gen/uet/pds/target-side/answers/reply.ts';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Item } from '../../../../agents/item.ts';
import { drawnOf, zeroOf } from '../../drawn-items.ts';
import { Offers, Takes } from '../../stream-ends.ts';
import { assert, type Body, dutOf, happened } from '../../test-kit.ts';

/** Refusals that wait. */
const places = 16;

type Answer = Item<ValueOf<typeof RudiAnswer>>;
type Refusal = Item<ValueOf<typeof RudiRefusal>>;
type Left = Item<ValueOf<typeof RudiReply>>;

/** A reply of no PDC with those fields; all others are 0. */
const replyWith = ({ echo, to }: Pick<Answer, 'echo' | 'to'>, fields: Partial<Left['reply']>): Left => {
  const { pkt_id: psn, entropy, retx, m } = echo;
  return { reply: { ...zeroOf(Reply), ...to, psn, entropy, retx, m, ...fields }, rudi: 1 };
};

/** One that refuses its request is a NACK, and gives its place back as any other. */
const responseTo = (answer: Answer): Left =>
  replyWith(answer, {
    type: answer.refused === 1 ? 'nack' : 'ack',
    nack_code: answer.refused === 1 ? nackCodes.code.no_resource : 0,
    response: 'ses',
    ...{ handle: answer.handle, next_hdr: answer.next_hdr },
  });

const nackTo = (refusal: Refusal): Left => replyWith(refusal, { type: 'nack', nack_code: refusal.nack_code });

/** What may leave next of each source: the target's by itself. */
interface Waiting {
  readonly name: 'target' | 'answers' | 'nacks';
  readonly items: Left[];
  /** Others that have left while it could have. */
  passed: number;
}

export const rudiRepliesProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const io = dutOf(t.dut, rudiReplies);
    const [target, answers, down] = [new Offers(io.target), new Offers(io.answers), new Takes(io.down)];
    const lines: readonly [Waiting, Waiting, Waiting] = [
      { name: 'target', items: [], passed: 0 },
      { name: 'answers', items: [], passed: 0 },
      { name: 'nacks', items: [], passed: 0 },
    ];
    const [, ofAnswers, ofNacks] = lines;
    const seen = { target: 0, answers: 0, nacks: 0, dropped: 0, resets: 0, stalls: 0 };
    let shown: Left | undefined;
    let chances = { target: 0.5, answers: 0.5, nacks: 0.5, down: 0.5 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 60 === 0)
        chances = {
          ...{ target: random.pick([0, 0.3, 1]), answers: random.pick([0, 0.3, 1]), nacks: random.pick([0, 0.2, 1]) },
          down: random.pick([0.1, 0.5, 1]),
        };
      const isReset = clock % 500 === 499;
      t.dut.port('rst').set(Number(isReset));
      if (target.item === undefined && random.chance(chances.target)) target.offer(target.drawn(random));
      if (answers.item === undefined && random.chance(chances.answers)) answers.offer(answers.drawn(random));
      const isRefused = random.chance(chances.nacks);
      const refusal = drawnOf(RudiRefusal, random);
      io.refused.set({ ...refusal, valid: Number(isRefused) });
      down.take(random.chance(chances.down));
      if (isReset) {
        target.withdraw(random);
        answers.withdraw(random);
        await t.rising();
        for (const line of lines) {
          line.items.length = 0;
          line.passed = 0;
        }
        shown = undefined;
        seen.resets++;
        continue;
      }
      const item = down.shown;
      if (shown !== undefined) assert.deepEqual(item, shown, 'what waits for its turn stays');
      if (item !== undefined) {
        const its = lines[item.rudi === 0 ? 0 : isOf(item, 'nacks') ? 2 : 1];
        const ofTarget = target.item && { reply: target.item, rudi: 0 };
        const expected = its.name === 'target' ? ofTarget : its.items[0];
        assert(expected !== undefined, `nothing of ${its.name} waits`);
        assert.deepEqual(item, expected, its.name);
      }
      assert.equal(target.isReady, down.isReady && item !== undefined && item.rudi === 0, 'of the target');
      const isFull = ofNacks.items.length === places;
      assert.equal(io.dropped.get(), Number(isRefused && isFull), 'a refusal finds no room');
      seen.dropped += io.dropped.get();
      if (ofAnswers.items.length > 1) assert.fail('more than one response waits');
      const isFree = ofAnswers.items.length === 0 || (down.taken !== undefined && isOf(down.taken, 'answers'));
      assert.equal(answers.isReady, isFree, 'a response is taken');
      const taken = down.taken;
      shown = taken === undefined ? item : undefined;
      if (taken === undefined && item !== undefined) seen.stalls++;
      if (taken !== undefined) {
        const its = isOf(taken, 'target') ? lines[0] : isOf(taken, 'answers') ? lines[1] : lines[2];
        seen[its.name]++;
        its.items.shift();
        its.passed = 0;
        for (const line of lines) {
          const waits = line.name === 'target' ? target.item !== undefined : line.items.length > 0;
          if (line !== its && waits) line.passed++;
          assert(line.passed <= 2, `${line.name} waits for its turn`);
        }
      }
      const response = answers.taken;
      const isGone = target.taken !== undefined;
      await t.rising();
      if (response !== undefined) {
        ofAnswers.items.push(responseTo(response));
        answers.withdraw(random);
      }
      if (isGone) target.withdraw(random);
      if (isRefused && !isFull) ofNacks.items.push(nackTo(refusal));
    }
    if (clocks >= 1_000) happened(seen);
  };

/** Whose an item is, by its fields. */
function isOf({ rudi, reply }: Left, name: Waiting['name']): boolean {
  if (rudi === 0) return name === 'target';
  // A NACK for what has come no further than the join has no place.
  return name === (reply.response === 'ses' ? 'answers' : 'nacks');
}

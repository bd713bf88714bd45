/** Replies of the target, responses of RUDI and its NACKs in one stream: each once, as it is, and in turn. */
import { Reply, ReplyType, ResponsePart } from '../../../../../rtl-gen/uet/pds/target-side/answers/reply.ts';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type Body, happened } from '../../test-kit.ts';
import { Group, hasFields, type Item, Offers, Takes } from '../sends/stream-ends.ts';

/** Refusals that wait. */
const places = 16;

const stateOf = (shape: typeof ReplyType | typeof ResponsePart, name: string): number =>
  Number(shape.leaves[0]!.states!.find((state) => state.name === name)!.value);

/** A reply of no PDC with those fields; all others are 0. */
const replyWith = (echo: Item, fields: Item): Item => ({
  ...Object.fromEntries(Reply.leaves.map(({ suffix }) => [`reply${suffix}`, 0])),
  ...{ reply_destination: echo.to_destination!, reply_local: echo.to_local!, reply_psn: echo.echo_pkt_id! },
  ...{ reply_entropy: echo.echo_entropy!, reply_retx: echo.echo_retx!, reply_m: echo.echo_m! },
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`reply_${name}`, value])),
  rudi: 1,
});

/** One that refuses its request is a NACK, and gives its place back as any other. */
const responseTo = (answer: Item): Item =>
  replyWith(answer, {
    type: stateOf(ReplyType, Number(answer.refused) === 1 ? 'nack' : 'ack'),
    nack_code: Number(answer.refused) === 1 ? nackCodes.code.no_resource : 0,
    response: stateOf(ResponsePart, 'ses'),
    ...{ handle: answer.handle!, next_hdr: answer.next_hdr! },
  });

const nackTo = (refusal: Item): Item =>
  replyWith(refusal, { type: stateOf(ReplyType, 'nack'), nack_code: refusal.nack_code! });

/** What may leave next of each source: the target's by itself. */
interface Waiting {
  readonly name: 'target' | 'answers' | 'nacks';
  readonly items: Item[];
  /** Others that have left while it could have. */
  passed: number;
}

export const rudiRepliesProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const { dut, random } = t;
    const get = (name: string) => Number(dut.port(name).get());
    const [target, answers] = [new Offers(t, 'target'), new Offers(t, 'answers')];
    const [refused, down] = [new Group(dut, 'refused'), new Takes(t, 'down')];
    const lines: readonly [Waiting, Waiting, Waiting] = [
      { name: 'target', items: [], passed: 0 },
      { name: 'answers', items: [], passed: 0 },
      { name: 'nacks', items: [], passed: 0 },
    ];
    const [, ofAnswers, ofNacks] = lines;
    const seen = { target: 0, answers: 0, nacks: 0, dropped: 0, resets: 0, stalls: 0 };
    let shown: Item | undefined;
    let chances = { target: 0.5, answers: 0.5, nacks: 0.5, down: 0.5 };
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 60 === 0)
        chances = {
          ...{ target: random.pick([0, 0.3, 1]), answers: random.pick([0, 0.3, 1]), nacks: random.pick([0, 0.2, 1]) },
          down: random.pick([0.1, 0.5, 1]),
        };
      const isReset = clock % 500 === 499;
      dut.port('rst').set(Number(isReset));
      if (target.item === undefined && random.chance(chances.target)) target.offer(target.group.draw(random));
      if (answers.item === undefined && random.chance(chances.answers)) answers.offer(answers.group.draw(random));
      const isRefused = random.chance(chances.nacks);
      const refusal = refused.draw(random);
      refused.set({ ...refusal, valid: Number(isRefused) });
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
      if (shown !== undefined) hasFields(item!, shown, 'what waits for its turn stays');
      if (item !== undefined) {
        const its = lines[Number(item.rudi) === 0 ? 0 : isOf(item, 'nacks') ? 2 : 1];
        const expected = its.name === 'target' ? { ...prefixed(target.item), rudi: 0 } : its.items[0];
        assert(expected !== undefined, `nothing of ${its.name} waits`);
        hasFields(item, expected, its.name);
      }
      assert.equal(target.isReady, down.isReady && item !== undefined && Number(item.rudi) === 0, 'of the target');
      const isFull = ofNacks.items.length === places;
      assert.equal(get('dropped'), Number(isRefused && isFull), 'a refusal finds no room');
      seen.dropped += get('dropped');
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

const prefixed = (item: Item | undefined): Item =>
  Object.fromEntries(Object.entries(item ?? {}).map(([name, value]) => [`reply_${name}`, value]));

/** Whose an item is, by its fields. */
function isOf(item: Item, name: Waiting['name']): boolean {
  if (Number(item.rudi) === 0) return name === 'target';
  // A NACK for what has come no further than the join has no place.
  return name === (Number(item.reply_response) === stateOf(ResponsePart, 'ses') ? 'answers' : 'nacks');
}

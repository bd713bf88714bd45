/** What every multiplier of GHASH does in each clock: the look-ahead from which each block's power of H follows. */
import { bit, bits, clog2, module, record, type Shape, vec, vecOf } from '../../../hdl/index.ts';

/** Clocks after which a product is there to be added to: blocks so far apart belong to one sum. */
export const stride = 2;

/** Beats that can wait: those that are looked at, and one more while a packet's turn has not come. */
const waiting = stride + 2;

/** Places of beats on their way, so that one is not written before it is read. */
export const beatPlaces = 8;

/** Powers of H that `blocks` blocks a clock need. */
export const powersNeeded = (blocks: number): number => blocks * stride;

/** A number of blocks in a beat. */
export const blockCount = (blocks: number) => bits(clog2(blocks + 1));

/** What a multiplier does with its block. */
const Turn = record({
  /** There is a block: without it a zero is added. */
  block: bit,
  /** What was multiplied a stride ago is added to it. */
  continues: bit,
  /** Its product is part of the hash, not of a further product. */
  concludes: bit,
});

/**
 * Takes a beat of up to `blocks` blocks in any clock, and says in which clock it is multiplied, with which power of H.
 *
 * Block i of n has the weight H^(n - i + 1). Blocks a stride apart are summed up by Horner's rule: each product is added to the
 * next one's block, and multiplied by H^(blocks x stride) once more. The last block of such a sum is multiplied by the power that
 * is left, so the hash is the sum of those last products, and nothing is left to be folded. For that a beat waits until a stride
 * of beats is known behind it or its packet's end is. `power` is one less than the exponent: min(blocks x stride, n - i + 1) - 1.
 *
 * While no beat has its turn every sum is multiplied by 1 (`issue` is 0), so a packet may have gaps; its next beat waits until the sum
 * that it belongs to comes by, a clock at most. All outputs are registers, two clocks after the decision.
 */
export const ghashSchedule = (blocks: number, keys: number) => {
  const span = powersNeeded(blocks);
  const key = bits(clog2(keys));
  const Beat = record({ last: bit, count: blockCount(blocks), key });
  const left = bits(clog2(span + blocks + 1));
  return module(
    `ghash_schedule_p${blocks}_k${keys}`,
    {
      summary: `When ${blocks} ${blocks === 1 ? 'block' : 'blocks'} a clock are multiplied, and by which power of H.`,
      in: { valid: bit, beat: Beat },
      out: {
        issue: bit,
        place: bits(clog2(beatPlaces)),
        key,
        power: vec(bits(clog2(span)), blocks),
        turn: vec(Turn, blocks),
        /** The first products of a hash, and the last ones. */
        starts: bit,
        ends: bit,
      },
    },
    ({ valid, beat }, m) => {
      // The beats that wait, the oldest first. Behind them `last` is 0.
      const held = m.reg('held', bits(clog2(waiting + 1)), { reset: 0 });
      const queue = Array.from({ length: waiting }, (_, i) => m.reg(`waiting_${i}`, Beat, { reset: { last: 0 } }));
      const [head, second, third] = queue.map(({ last }) => last);
      // Of the packet whose beat is the oldest: how many beats had their turn, a stride at most.
      const done = m.reg('beats_done', bits(clog2(stride + 1)), { reset: 0 });
      const inTurn = m.reg('in_turn', bit, { reset: 0 });

      const { known } = m.named({ known: held.gt(stride).or(head!).or(second!) });
      const { go } = m.named({
        go: held
          .ne(0)
          .and(known)
          .and(inTurn.or(done.eq(0))),
      });
      inTurn.set(go.or(inTurn.not()));
      m.when(go, () => {
        m.when(head!, () => done.set(0)).elsewhen(done.ne(stride), () => done.set(done.add(1)));
      });
      m.assert('has_room', valid.not().or(go).or(held.ne(waiting)));
      m.assert(
        'has_blocks',
        valid
          .not()
          .or(beat.count.ne(0).and(beat.count.le(blocks)))
          .or(beat.last.not()),
      );

      const { rest } = m.named({ rest: held.sub(go.zext(held.width)) });
      held.set(rest.add(valid.zext(held.width)));
      queue.forEach((place, i) => {
        m.when(go, () => {
          if (i + 1 < waiting) place.set(queue[i + 1]!);
          else place.set({ last: 0 });
        });
        m.when(valid.and(rest.eq(i)), () => place.set(beat));
      });

      // How many blocks are left with the oldest beat's first one, where its packet's end is known.
      const ends = head!.or(second!).or(third!);
      const counted = [0, 1, 2].map((n) => queue[n]!.count.zext(left.width).add(n * blocks));
      const remaining = m.mux(head!, counted[0]!, m.mux(second!, counted[1]!, counted[2]!));
      const stage = <V>(name: string, shape: Shape<V>, value: V): V => {
        const reg = m.reg(name, shape);
        reg.set(value);
        return reg;
      };
      const issued = m.reg('issued', bit, { reset: 0 });
      issued.set(go);
      const place = m.reg('place_of_head', bits(clog2(beatPlaces)), { reset: 0 });
      m.when(issued, () => place.set(place.add(1)));
      const near = stage('near', bit, ends);
      const count = stage('left', left, remaining);
      const keyOf = stage('key_of_head', key, queue[0]!.key);
      const isLast = stage('is_last', bit, head!);
      const goesOn = stage('goes_on', bit, done.eq(stride));

      const turns = Array.from({ length: blocks }, (_, lane) => {
        const isThere = near.not().or(count.gt(lane));
        const isFinal = near.and(count.gt(lane)).and(count.le(span + lane));
        const { [`exponent_${lane}`]: exponent } = m.named({ [`exponent_${lane}`]: count.sub(lane + 1) });
        return {
          block: issued.and(isThere),
          // A sum goes round while no beat has its turn; what is in it before a packet is not looked at.
          continues: issued.not().or(goesOn.and(isThere)),
          concludes: issued.and(isFinal),
          power: m.mux(isFinal, exponent!.trunc(clog2(span)), m.lit(clog2(span), span - 1)),
        };
      });
      const { concludes } = m.named({
        concludes: turns.map((turn) => turn.concludes).reduce((any, one) => any.or(one)),
      });
      const concluding = m.reg('concluding', bit, { reset: 0 });
      m.when(issued, () => concluding.set(concludes.and(isLast.not())));

      const issue = m.reg('issue', bit, { reset: 0 });
      issue.set(issued);
      const endsNow = m.reg('ends', bit, { reset: 0 });
      endsNow.set(issued.and(isLast));
      return {
        issue,
        place: stage('place', bits(clog2(beatPlaces)), place),
        key: stage('key', key, keyOf),
        power: listed(turns.map(({ power }, i) => stage(`power_${i}`, bits(clog2(span)), power))),
        turn: listed(turns.map(({ power: _, ...turn }, i) => stage(`turn_${i}`, Turn, turn))),
        starts: stage('starts', bit, concludes.and(concluding.not())),
        ends: endsNow,
      };
    },
  );
};

const listed = <V extends object>(values: readonly V[]) => vecOf(values[0]!, ...values.slice(1));

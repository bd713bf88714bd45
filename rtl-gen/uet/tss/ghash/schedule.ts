/** What every multiplier of GHASH does in each clock: the look-ahead from which each block's power of H follows. */
import { anyOf, type Bits, bit, bits, type Ctx, clog2, module, record, vec, vecOf } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';

/** Clocks after which a product is there to be added to: blocks so far apart belong to one sum. */
export const stride = 2;

/**
 * Beats after one that have to be known, if its packet goes on: of single blocks those that two more follow are not
 * among the last two.
 */
export const lookAhead = (blocks: number): number => (blocks === 1 ? stride - 1 : stride);

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
 * Block i of n has the weight H^(n - i + 1). Blocks a stride apart are summed up by Horner's rule: each product is
 * added to the next one's block, and multiplied by H^(blocks x stride) once more. The last block of such a sum is
 * multiplied by the power that is left, so the hash is the sum of those last products, and nothing is left to be
 * folded. For that a beat waits until `lookAhead` beats are known after it or its packet's end is. `power` is one less
 * than the exponent: min(blocks x stride, n - i + 1) - 1.
 *
 * While no beat has its turn every sum is multiplied by 1 (`issue` is 0), so a packet may have gaps; its next beat
 * waits until the sum that it belongs to comes by, a clock at most. All outputs are registers, two clocks after the
 * decision.
 */
export const ghashSchedule = (blocks: number, keys: number) => {
  const span = powersNeeded(blocks);
  const ahead = lookAhead(blocks);
  // Beats that can wait: those that are looked at, and one more while a packet's turn has not come.
  const waiting = ahead + 2;
  const key = bits(clog2(keys));
  const Count = blockCount(blocks);
  const Beat = record({ last: bit, count: Count, key });
  const Waiting = record({ last: bit, key });
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
      // The beats that wait, the oldest first. After them `last` is 0.
      const held = m.reg('held', bits(clog2(waiting + 1)), { reset: 0 });
      const queue = Array.from({ length: waiting }, (_, i) => m.reg(`waiting_${i}`, Waiting, { reset: { last: 0 } }));
      // A beat of one block has one, which need not be kept.
      const counts = blocks === 1 ? [] : queue.map((_, i) => m.reg(`waiting_${i}_count`, Count));
      const looked = queue.slice(0, ahead + 1).map(({ last }) => last);
      const any = (lasts: readonly Bits<1>[]) => lasts.reduce((one, other) => one.or(other));
      const head = looked[0]!;
      // Of the packet whose beat is the oldest: how many beats had their turn, a stride at most.
      const done = m.reg('beats_done', bits(clog2(stride + 1)), { reset: 0 });
      const inTurn = m.reg('in_turn', bit, { reset: 0 });

      const known = m.named('known', held.gt(ahead).or(any(looked.slice(0, ahead))));
      const go = m.named('go', known.and(inTurn.or(done.eq(0))));
      inTurn.set(go.or(inTurn.not()));
      m.when(go, () => {
        m.when(head, () => done.set(0)).elsewhen(done.ne(stride), () => done.set(done.add(1)));
      });
      // A packet's turn waits for the other parity once at most, so the last place is free again a clock later.
      m.assert('has_room', go.or(held.ne(waiting)));
      m.assert(
        'has_blocks',
        valid
          .not()
          .or(beat.count.ne(0).and(beat.count.le(blocks)))
          .or(beat.last.not()),
      );

      const rest = m.named('rest', held.sub(go.zext(held.width)));
      held.set(rest.add(valid.zext(held.width)));
      queue.forEach((place, i) => {
        const behind = queue[i + 1];
        if (behind === undefined) place.set({ last: 0 });
        else m.when(go, () => place.set(behind));
        m.when(valid.and(rest.eq(i)), () => place.set({ last: beat.last, key: beat.key }));
      });
      counts.forEach((place, i) => {
        const behind = counts[i + 1];
        if (behind !== undefined) m.when(go, () => place.set(behind));
        m.when(valid.and(rest.eq(i)), () => place.set(beat.count));
      });

      // How many blocks are left with the oldest beat's first one, where its packet's end is known.
      const counted = looked.map((_, n): Bits => (counts[n]?.zext(left.width) ?? m.lit(left.width, 1)).add(n * blocks));
      const remaining = counted.reduceRight((later, here, n) => m.mux(looked[n]!, here, later));
      const { out } = pipeline(m, {}, { valid: go, reset: { is_end: 0 } })
        .stage('look', () => ({
          ...{ near: anyOf(head, ...looked.slice(1)), blocks_left: remaining, head_key: queue[0]!.key, is_last: head },
          ...{ is_open: done.any(), goes_on: done.eq(stride) },
        }))
        .stage('decide', ({ valid: issued, is_last, ...now }) => {
          const head_place = m.reg('place_of_head', bits(clog2(beatPlaces)), {
            reset: 0,
            next: (n) => n.add(1),
            enable: issued,
          });
          const turns = Array.from({ length: blocks }, (_, lane) => turnOf(m, lane, { ...now, issued }, blocks));
          const concludes = m.named(
            'concludes',
            turns.map((turn) => turn.concludes).reduce((any, one) => any.or(one)),
          );
          // The beats of a packet that conclude have their turns in clocks one after another, as its end is known then.
          const concluding = m.next('concluding', concludes.and(is_last.not()), { reset: 0 });
          return {
            ...{ head_place, is_start: concludes.and(concluding.not()), is_end: issued.and(is_last) },
            powers: listed(turns.map(({ power }) => power)),
            turns: listed(turns.map(({ power: _, ...turn }) => turn)),
          };
        });
      const {
        valid: issue,
        head_place: place,
        head_key,
        powers: power,
        turns: turn,
        is_start: starts,
        is_end: ends,
      } = out;
      return { issue, place, key: head_key, power, turn, starts, ends };
    },
  );
};

interface Looked {
  readonly issued: Bits<1>;
  /** The end of the packet is among the beats that are looked at, so many blocks on. */
  readonly near: Bits<1>;
  readonly blocks_left: Bits;
  /** Of the packet a beat has had its turn, or a stride of them. */
  readonly is_open: Bits<1>;
  readonly goes_on: Bits<1>;
}

/** What the multiplier of a lane does with its block of the oldest beat, and with which power of H. */
function turnOf(m: Ctx, lane: number, { issued, near, blocks_left, is_open, goes_on }: Looked, blocks: number) {
  const span = powersNeeded(blocks);
  // A beat has one block at least; where no more than that can be left, those of this lane are all near enough to the
  // end.
  const counts = lane === 0 ? m.lit(1, 1) : blocks_left.gt(lane);
  const mostLeft = (lookAhead(blocks) + 1) * blocks;
  const isNear = mostLeft <= span + lane ? near : near.and(blocks_left.le(span + lane));
  const isThere = near.not().or(counts);
  const isFinal = isNear.and(counts);
  const exponent = m.named(`exponent_${lane}`, blocks_left.sub(lane + 1));
  return {
    block: issued.and(isThere),
    // A sum goes round while no beat of its packet has its turn. Between packets it is dropped, so that no multiple of
    // H stays.
    continues: m.mux(issued, goes_on.and(isThere), is_open),
    concludes: issued.and(isFinal),
    power: m.mux<Bits>(isFinal, exponent.trunc(clog2(span)), span - 1),
  };
}

const listed = <V extends object>(values: readonly V[]) => vecOf(values[0]!, ...values.slice(1));

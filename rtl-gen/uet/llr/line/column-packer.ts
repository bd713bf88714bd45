/** Blocks into columns. */
import { type Bits, bit, bits, clog2, enumOf, module, record, type Shape, vec, vecOf } from '../../../hdl/index.ts';
import { rotateLanes } from '../../../lib/bits/rotate-lanes.ts';
import { Block, type BlockOf, blockTypes, errorBlock, idleBlock, lineColumn } from './block.ts';
import { columnSizes } from './column.ts';
import { bareEnd } from './frame-blocks.ts';

/** What a clock puts behind the blocks that wait, by places, which count from the first block of the clock's column. */
export interface ColumnPlan {
  /** The first place that is free. */
  readonly at: Bits;
  /** A set at `at`. */
  readonly has_set: Bits<1>;
  /** A start, at the place before `from`; what is between `at` and it is idle. */
  readonly has_start: Bits<1>;
  /** Where blocks of a frame stand: from `from` on, before `to`. */
  readonly from: Bits;
  readonly to: Bits;
  /** An end of its own, at `to`. */
  readonly over: Bits<1>;
  /** What stands in places that nothing else does: errors or idles. */
  readonly error: Bits<1>;
}

/** The shape of plans, with `size` bytes a clock. */
export const columnPlan = (size: number): Shape<ColumnPlan> => {
  const place = bits<number>(columnSizes(size).placeBits);
  return record<ColumnPlan>({ at: place, has_set: bit, has_start: bit, from: place, to: place, over: bit, error: bit });
};

/** Clocks from a plan to the column that holds place 0 of it. */
export const columnPackerLatency = 2;

/** What stands in a place. */
const Content = enumOf('waiting', 'set', 'start', 'frame', 'end', 'error', 'idle');

/** One place: what a plan puts there, or what waits a column behind. `shown`: it is part of the column that leaves, idle after reset. */
const columnPlace = (size: number, shown: boolean) => {
  const { blocks, placeBits } = columnSizes(size);
  return module(
    `llr_column_place_b${size}${shown ? '_shown' : ''}`,
    {
      summary: `A place for a block, ${shown ? 'in' : 'behind'} the column of ${blocks} that leaves.`,
      in: {
        advance: bit,
        place: bits<number>(placeBits),
        plan: columnPlan(size),
        waiting: Block,
        set: bits(64),
        start: bits(64),
        frame: Block,
      },
      out: { block: Block },
    },
    ({ advance, place, plan, waiting, set, start, frame }, m) => {
      const content = m.reg('content', Content, { reset: 'idle' });
      m.when(advance, () => {
        m.when(plan.at.gt(place), () => content.set('waiting'))
          .elsewhen(plan.has_set.and(plan.at.eq(place)), () => content.set('set'))
          .elsewhen(plan.has_start.and(plan.from.eq(place.add(1))), () => content.set('start'))
          .elsewhen(plan.from.le(place).and(plan.to.gt(place)), () => content.set('frame'))
          .elsewhen(plan.over.and(plan.to.eq(place)), () => content.set('end'))
          .elsewhen(plan.error, () => content.set('error'))
          .otherwise(() => content.set('idle'));
      });
      const block = m.reg('block', Block, shown ? { reset: { control: 1, data: blockTypes.control } } : {});
      const control = (data: Bits<64>): BlockOf => ({ control: m.lit(1, 1), data });
      m.when(advance, () =>
        m.match(content, {
          waiting: () => block.set(waiting),
          set: () => block.set(control(set)),
          start: () => block.set(control(start)),
          frame: () => block.set(frame),
          end: () => block.set(bareEnd(m)),
          error: () => block.set(errorBlock(m)),
          idle: () => block.set(idleBlock(m)),
        }),
      );
      return { block };
    },
  );
};

/**
 * Keeps what was put behind one another and gives a column of it in each clock, so that `plan.at` of a clock is where the one before has
 * ended, less a column, and never less than 0: a plan fills a column at least, by what stands where nothing else does.
 *
 * `frame`: the blocks of the plan, of which `plan.to - plan.from` are meant. `set`, `start`: those control blocks. `column` comes from registers, `columnPackerLatency` clocks after its
 * plan, idle after reset. Nothing moves in a clock without `advance`.
 *
 * Blocks are turned to the lanes where they go, and what each place is to hold is found out (clock 1); each place takes it, or what
 * waits a column behind (clock 2).
 */
export const columnPacker = (size: number) => {
  const { blocks, places, placeBits } = columnSizes(size);
  const Frame = vec<BlockOf, number>(Block, blocks);
  return module(
    `llr_column_packer_b${size}`,
    {
      summary: `Packs blocks into columns of ${blocks}, ${places} places.`,
      in: { advance: bit, plan: columnPlan(size), frame: Frame, set: bits(64), start: bits(64) },
      out: { column: lineColumn(size) },
    },
    ({ advance, plan, ...given }, m) => {
      const set = m.reg('set_block', bits(64));
      const start = m.reg('start_block', bits(64));
      const lanes = m.reg('lanes', Frame);
      const by = blocks === 1 ? undefined : plan.from.trunc<number>(clog2(blocks));
      m.when(advance, () => {
        set.set(given.set);
        start.set(given.start);
        lanes.set(toVec(rotateLanes(m, 'turned', [...given.frame], by)));
      });
      // From the last place to the first: each is given what stands a column behind.
      const held: BlockOf[] = [];
      for (let place = places - 1; place >= 0; place--) {
        const { block } = m.inst(`place_${place}`, columnPlace(size, place < blocks), {
          advance,
          place: m.lit<number>(placeBits, place),
          plan,
          waiting: held[place + blocks] ?? idleBlock(m),
          set,
          start,
          frame: lanes.at(place % blocks),
        });
        held[place] = block;
      }
      return { column: toVec(held.slice(0, blocks)) };
    },
  );
};

function toVec<V>(values: readonly V[]) {
  const [first, ...others] = values as [V, ...V[]];
  return vecOf<V, readonly V[]>(first, ...others);
}

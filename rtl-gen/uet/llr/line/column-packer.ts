/** Blocks into columns. */
import { type Bits, bit, bits, clog2, enumOf, module, optional, record, type Shape, vec } from '../../../hdl/index.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { rotateLanes } from '../../../lib/bits/rotate-lanes.ts';
import { Block, type BlockOf, blockTypes, errorBlock, idleBlock, lineColumn } from './block.ts';
import { columnSizes, mostOwed } from './column.ts';
import { bareEnd } from './frame-blocks.ts';

/** What a clock puts after the blocks that wait, by places, which count from the first block of the clock's column. */
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
  const place = bits(columnSizes(size).placeBits);
  return record<ColumnPlan>({ at: place, has_set: bit, has_start: bit, from: place, to: place, over: bit, error: bit });
};

/** Clocks from a plan to the column that holds place 0 of it. */
export const columnPackerLatency = 2;

/** What may stand in a place, in the order in which it counts. */
const contents = ['waiting', 'set', 'start', 'frame', 'end', 'error', 'idle'] as const;
type Content = (typeof contents)[number];

/**
 * What stands in that place in some plan. What stands after the column that leaves and belongs to no plan means
 * nothing, so it may be idle.
 */
function contentsOf(size: number, place: number): Content[] {
  const { blocks, places, open } = columnSizes(size);
  const possible: Readonly<Record<Content, boolean>> = {
    waiting: place + blocks < places,
    set: place <= open,
    start: place <= open + 1 + mostOwed,
    frame: place <= places - 2,
    end: place >= blocks,
    error: place < blocks,
    idle: true,
  };
  return contents.filter((content) => possible[content]);
}

/**
 * One place: what a plan puts there, or what waits a column after. In the column that leaves it is idle after reset.
 */
const columnPlace = (size: number, own: number) => {
  const { blocks, placeBits } = columnSizes(size);
  const shown = own < blocks;
  const kinds = contentsOf(size, own);
  const State = enumOf(...kinds);
  const names = kinds.filter((kind) => kind !== 'idle').join('_');
  return module(
    `llr_column_place_b${size}_${names}`,
    {
      summary: `A place for a block, ${shown ? 'in' : 'behind'} the column of ${blocks} that leaves.`,
      in: {
        advance: bit,
        place: bits(placeBits),
        plan: columnPlan(size),
        waiting: optional(kinds.includes('waiting'), Block),
        set: optional(kinds.includes('set'), bits(64)),
        start: optional(kinds.includes('start'), bits(64)),
        frame: optional(kinds.includes('frame'), Block),
      },
      out: { block: Block },
    },
    ({ advance, place, plan, waiting, set, start, frame }, m) => {
      // The place of a block says which kinds there can be of it: the conditions of the others are left.
      m.allow('unused-value');
      const control = (data: Bits<64> | undefined): BlockOf | undefined => data && { control: m.lit(1, 1), data };
      const what: Readonly<Record<Content, readonly [planned: Bits<1>, block: BlockOf | undefined]>> = {
        waiting: [plan.at.gt(place), waiting],
        set: [plan.has_set.and(plan.at.eq(place)), control(set)],
        start: [plan.has_start.and(plan.from.eq(place.add(1))), control(start)],
        frame: [plan.from.le(place).and(plan.to.gt(place)), frame],
        end: [plan.over.and(plan.to.eq(place)), bareEnd(m)],
        error: [plan.error, errorBlock(m)],
        idle: [m.lit(1, 1), idleBlock(m)],
      };
      // What stands after the column that leaves means nothing after reset.
      const content = m.reg('content', State, shown ? { reset: 'idle' } : {});
      const data = m.reg('block_data', bits(64), shown ? { reset: blockTypes.control } : {});
      // The last place holds control blocks alone.
      const isControl = kinds.some((kind) => kind === 'waiting' || kind === 'frame')
        ? m.reg('block_control', bit, shown ? { reset: 1 } : {})
        : undefined;
      const hold = (block: BlockOf): void => {
        data.set(block.data);
        isControl?.set(block.control);
      };
      m.when(advance, () => {
        const planned = kinds
          .filter((kind) => kind !== 'idle')
          .map((kind) => [what[kind][0], m.lit(State, kind)] as const);
        content.set(m.choose(planned, m.lit(State, 'idle')));
        hold(idleBlock(m));
        for (const kind of kinds) if (kind !== 'idle') m.when(content.is(kind), () => hold(what[kind][1]!));
      });
      return { block: { control: isControl ?? m.lit(1, 1), data } };
    },
  );
};

/**
 * Keeps what was put after one another and gives a column of it in each clock, so that `plan.at` of a clock is where
 * the one before has ended, less a column, and never less than 0: a plan fills a column at least, by what stands where
 * nothing else does.
 *
 * `frame`: the blocks of the plan, of which `plan.to - plan.from` are meant. `set`, `start`: those control blocks.
 * `column` comes from registers, `columnPackerLatency` clocks after its plan, idle after reset. Nothing moves in a
 * clock without `advance`.
 *
 * Blocks are turned to the lanes where they go, and what each place is to hold is found out (clock 1); each place takes
 * it, or what waits a column after (clock 2).
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
      const enable = advance;
      const set = m.next('set_block', given.set, { enable });
      const start = m.next('start_block', given.start, { enable });
      const by = blocks === 1 ? undefined : plan.from.trunc(clog2(blocks));
      const lanes = m.next('lanes', toVec(rotateLanes(m, 'turned', [...given.frame], by)), { enable });
      // From the last place to the first: each is given what stands a column after.
      const held: BlockOf[] = [];
      for (let place = places - 1; place >= 0; place--) {
        const kinds = contentsOf(size, place);
        const { block } = m.inst(`place_${place}`, columnPlace(size, place), {
          advance,
          place: m.lit(placeBits, place),
          plan,
          waiting: held[place + blocks],
          set: kinds.includes('set') ? set : undefined,
          start: kinds.includes('start') ? start : undefined,
          frame: kinds.includes('frame') ? lanes.at(place % blocks) : undefined,
        });
        held[place] = block;
      }
      return { column: toVec(held.slice(0, blocks)) };
    },
  );
};

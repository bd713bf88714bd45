/** Back-pressure for pipelines that cannot stall. */
import { type Bits, bit, bits, clog2, module, type Shape, source } from '../../hdl/index.ts';
import { fifo } from './fifo.ts';

/**
 * Gives a pipeline of fixed latency a stream output: it buffers results, and says when one more item may enter.
 *
 * `ready` is 1 while fewer than `depth` items are in the pipeline or the buffer, so a result always finds room and the
 * pipeline needs no enable. `issue` marks a clock in which an item enters (only while `ready`), `done` one in which
 * `result` leaves the pipeline. With a sink that is always ready, one item a clock passes without a pause when
 * `depth` is at least the pipeline's latency + 2 (the buffer's own clock and that of the count). `depth` is a power of
 * two.
 *
 * `late` says the same from registers alone: a long path to `issue` ends a choice after it, and one from `ready`
 * begins with a register, as the item that enters is counted a clock later. `both`: one that leaves is too, so no path
 * from `down.ready` ends in what is counted, and `depth` has to be one more.
 */
export const resultBuffer = <V>(
  result: Shape<V>,
  depth: number,
  { late = false }: { readonly late?: boolean | 'both' } = {},
) =>
  module(
    `result_buffer_w${result.width}_d${depth}${late === 'both' ? '_late_both' : late ? '_late' : ''}`,
    {
      summary: `Buffers up to ${depth} results of a pipeline that cannot stall, and meters what enters it.`,
      in: { issue: bit, done: bit, result },
      out: { ready: bit },
      link: { down: source(result) },
    },
    ({ issue, done, result: item, down }, m) => {
      const outstanding = m.reg('outstanding', bits(clog2(depth) + 1), { reset: 0 });
      const queue = m.inst('queue', fifo(result, depth), { up: { payload: item, valid: done }, down });
      const leave = m.named('leave', queue.down.valid.and(down.ready));
      m.assert('result_finds_room', done.not().or(queue.up.ready));
      if (!late) {
        m.when(issue.and(leave.not()), () => outstanding.set(outstanding.add(1)));
        m.when(leave.and(issue.not()), () => outstanding.set(outstanding.sub(1)));
        return { ready: outstanding.ne(depth), down: queue.down };
      }
      const entered = m.reg('entered', bit, { reset: 0 });
      let left: Bits<1> = leave;
      if (late === 'both') {
        left = m.next('left', leave, { reset: 0 });
      }
      const stays = m.named('stays', outstanding.add(entered.zext(clog2(depth) + 1)).sub(left.zext(clog2(depth) + 1)));
      entered.set(issue);
      outstanding.set(stays);
      const ready = m.next('ready_now', m.mux(issue, stays.ne(depth - 1), stays.ne(depth)), { reset: 1 });
      return { ready, down: queue.down };
    },
  );

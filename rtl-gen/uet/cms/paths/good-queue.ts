/** What came back well and waits to be used again, of each context: a queue. */
import { bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { KEPT } from './latency.ts';

/**
 * With t the clock of `enable` and `ccc`: in t + 3 `start`, `put` or `take`, and `path` of what is put; in t + 4
 * whether one was `taken`; in t + 7 which one, the `oldest`. What finds `KEPT` before it is let go.
 */
export const goodQueue = (contexts: number, contextBits: number, pathBits: number) =>
  module(
    `path_good_queue_n${contexts}_p${pathBits}`,
    {
      summary: `Paths that came back well, of each of ${contexts} contexts, in order.`,
      in: { enable: bit, ccc: bits(contextBits), start: bit, put: bit, take: bit, path: bits(pathBits) },
      out: { taken: bit, oldest: bits(pathBits) },
    },
    ({ enable, ccc, start, put, take, path }, m) => {
      const indexBits = clog2(KEPT);
      const Queue = record({ first: bits(indexBits), length: bits(indexBits + 1) });
      const access = { depth: contexts, enable, addr: ccc, latency: 3 } as const;
      const { taken, stored, index } = updateContext(m, 'queues', Queue, access, (now) => {
        const takes = m.named('takes', take.and(now.length.any()));
        const puts = m.named('puts', put.and(now.length.at(indexBits).not()));
        const end = now.first.add(now.length.trunc(indexBits));
        const fewer = m.named('fewer', now.length.sub(1));
        const more = m.named('more', now.length.add(1));
        const changed = m.mux(takes, fewer, m.mux(puts, more, now.length));
        const next = {
          first: m.mux(takes, now.first.add(1), now.first),
          length: changed.mask(start.not()),
        };
        return {
          next,
          taken: m.next('taken', takes),
          stored: m.next('stored', puts, { reset: 0 }),
          index: m.next('index', m.mux(put, end, now.first)),
        };
      });
      const paths = m.mem('paths', bits(pathBits), { depth: contexts * KEPT });
      const placed = pipeline(m, { ccc })
        .repeat(3, 'queue', idle)
        .stage('change', () => ({ path }))
        .stage('store', ({ ccc, path }) => {
          const at = ccc.cat(index);
          paths.write({ addr: at, data: path, enable: stored });
          return { at };
        });
      // A clock later: the address of its own makes it a block RAM, and the event after it may put there already.
      const read = paths.readSync({ addr: placed.out.at, onCollision: 'old' });
      return { taken, oldest: m.next('read', read) };
    },
  );

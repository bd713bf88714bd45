/** The ring of REPS of each context: what came back well is used again, once. */
import { bit, bits, module, record, vec } from '../../../hdl/index.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { RING } from './latency.ts';
import { PathWay } from './path-records.ts';

/** What an event is to the ring. */
export const RingInputs = (pathBits: number) =>
  record({
    pick: bit,
    good: bit,
    /** It is emptied before the event, by `start` or after a freeze. */
    clears: bit,
    is_frozen: bit,
    explores: bit,
    path: bits(pathBits),
  });

/**
 * With t the clock of `enable` and `ccc`: in t + 3 `inputs`; in t + 4 `way`, and `path` where that is `recycle` or
 * `frozen`; otherwise a path is to be drawn (cms.md 6, REPS).
 */
export const pathRing = (contexts: number, contextBits: number, pathBits: number) =>
  module(
    `path_ring_n${contexts}_p${pathBits}`,
    {
      summary: `The ring of REPS of each of ${contexts} contexts.`,
      in: { enable: bit, ccc: bits(contextBits), inputs: RingInputs(pathBits) },
      out: { path: bits(pathBits), way: PathWay },
    },
    ({ enable, ccc, inputs }, m) => {
      const State = record({
        paths: vec(bits(pathBits), RING),
        fresh: bits(RING),
        /** Where the next one is written, how many were, how many are fresh; while frozen, which is used next. */
        head: bits(3),
        count: bits(4),
        fresh_count: bits(4),
        frozen_at: bits(3),
      });
      const { pick, good, clears, is_frozen, explores } = inputs;
      return updateContext(m, 'rings', State, { depth: contexts, enable, addr: ccc, latency: 3 }, (now) => {
        const stays = clears.not();
        // A choice. Frozen, an entry is used whether it is fresh or not, in turn among those that were written.
        const at = m.named('at', m.mux(is_frozen, now.frozen_at, now.head.sub(now.fresh_count.trunc(3))));
        const some = m.mux(is_frozen, now.count.any(), now.fresh_count.any());
        const uses = m.named('uses', pick.and(explores.not()).and(some));
        const later = m.named('later', now.frozen_at.add(1));
        const isRound = m.named('is_round', later.zext(4).eq(now.count));
        const path = m.next('path', now.paths.select(at));
        const way = m.reg('way', PathWay);
        way.set('fresh');
        m.when(explores, () => way.set('explore'))
          .elsewhen(is_frozen.and(some.not()), () => way.set('frozen_empty'))
          .elsewhen(is_frozen, () => way.set('frozen'))
          .elsewhen(some, () => way.set('recycle'));

        const head = now.head.mask(stays);
        const count = now.count.mask(stays);
        const used = at.oneHot(RING).mask(uses);
        const put = m.named('put', head.oneHot(RING).mask(good));
        const isUsed = m.named('is_used', uses.and(now.fresh.at(at)));
        const isNew = m.named('is_new', good.and(now.fresh.at(now.head).and(stays).not()));
        const fewer = m.named('fewer', now.fresh_count.sub(1));
        const more = m.named('more', now.fresh_count.mask(stays).add(1));
        const same = now.fresh_count.mask(stays);
        const paths = [...now.paths].map((path, i) => m.mux(put.at(i), inputs.path, path));
        const next = {
          paths: toVec(paths),
          fresh: now.fresh.mask(stays).and(used.not()).or(put),
          head: head.add(good.zext(3)),
          count: count.add(good.and(count.at(3).not()).zext(4)),
          fresh_count: m.mux(isUsed, fewer, m.mux(isNew, more, same)),
          frozen_at: m.mux(uses.and(is_frozen), later.mask(isRound.not()), now.frozen_at.mask(stays)),
        };
        return { next, path, way };
      });
    },
  );

/** The penalties of the paths of each context. */
import { anyOf, bit, bits, module, record } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';

/** The most that a path is charged. */
const MOST = 15;

/** What an event does to the penalty of one path. */
export const PenaltyInputs = (pathBits: number) =>
  record({
    start: bit,
    /** One of these, or none: a pick passes by, or a mark, a trimmed packet or a loss came back. */
    recovers: bit,
    ecn: bit,
    nack: bit,
    timeout: bit,
    path: bits(pathBits),
  });

/**
 * With t the clock of `enable` and `ccc`: in t + 2 `inputs` of the same event. `start` forgets all of the context.
 * `read_ccc` and `read_path` are those of another event: two clocks later come the paths that are `penalised`, and the
 * penalty of that path, which says something only of a path among these. They see what an event left whose
 * `enable` came 7 clocks before or earlier.
 *
 * A path's penalty is in a word of its own, and worth nothing until its first event after `start`: one set of paths of
 * a context says which are known, another which have a penalty, so that `start` clears two words.
 */
export const pathPenalties = (contexts: number, contextBits: number, pathBits: number) => {
  const paths = 2 ** pathBits;
  return module(
    `path_penalties_n${contexts}_p${pathBits}`,
    {
      summary: `Penalties of up to ${paths} paths of each of ${contexts} contexts.`,
      in: {
        enable: bit,
        ccc: bits(contextBits),
        inputs: PenaltyInputs(pathBits),
        read_ccc: bits(contextBits),
        read_path: bits(pathBits),
      },
      out: { penalised: bits(paths), penalty: bits(4) },
    },
    ({ enable, ccc, inputs, read_ccc, read_path }, m) => {
      const entered = pipeline(m, { ccc }, { valid: enable, reset: { touches: 0, starts: 0 } })
        .stage('enter', idle)
        .stage('fetch', idle)
        .stage('decode', ({ valid }) => {
          const { start, recovers, ecn, nack, timeout, path } = inputs;
          const touches = anyOf(recovers, ecn, nack, timeout).and(valid);
          return { recovers, nack, timeout, path, touches, starts: start.and(valid), one: path.oneHot(paths) };
        });
      const { valid, ccc: context, touches, path } = entered.at('decode');
      const { out } = entered
        // Whether the path is known since the start.
        .stage('known', ({ one, touches, starts }) => {
          const access = { depth: contexts, enable, addr: ccc, latency: 3 } as const;
          const { known } = updateContext(m, 'known_paths', bits(paths), access, (now) => ({
            next: now.or(one.mask(touches)).mask(starts.not()),
            known: now.and(one).any(),
          }));
          return { known };
        })
        .stage('charge', ({ known, recovers, nack, timeout, path: own }) => {
          const access = { depth: contexts * paths, enable: touches, addr: context.cat(path) };
          const { next } = updateContext(m, 'counts', bits(4), access, (now) => {
            const before = m.named('penalty_before', now.mask(known));
            const less = before.sub(before.any().zext(4));
            const more = before.addWide(m.mux(nack, m.lit(4, 4), 1));
            const charged = m.mux(timeout.or(more.at(4)), MOST, more.trunc(4));
            return { next: m.named('penalty_after', m.mux(recovers, less, charged)) };
          });
          return { count: next, one: own.oneHot(paths) };
        })
        // The set of those with a penalty.
        .stage('collect', ({ count, one, touches, starts }) => {
          const access = { depth: contexts, enable: valid, addr: context, latency: 3 } as const;
          const { next } = updateContext(m, 'penalised_paths', bits(paths), access, (now) => {
            const without = now.and(one.mask(touches).not());
            return { next: without.or(one.mask(count.any().and(touches))).mask(starts.not()) };
          });
          return { set: next };
        });
      const sets = m.inst('sets_seen', contextCopy(bits(paths), contexts), {
        enable: out.valid,
        pdc: out.ccc,
        data: out.set,
        read: read_ccc,
      });
      const counts = m.inst('counts_seen', contextCopy(bits(4), contexts * paths), {
        enable: out.touches,
        pdc: out.ccc.cat(out.path),
        data: out.count,
        read: read_ccc.cat(read_path),
      });
      return { penalised: sets.word, penalty: counts.word };
    },
  );
};

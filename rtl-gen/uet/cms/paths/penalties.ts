/** The penalties of the paths of each context. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { history } from '../../pds/target-side/history.ts';

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
      // Numbers are clocks after `enable`.
      const valid = history(m, 'valid', enable, 6, true);
      const at = history(m, 'ccc', ccc, 6);
      const touches2 = inputs.recovers.or(inputs.ecn).or(inputs.nack).or(inputs.timeout).and(valid[2]!);
      const touches = history(m, 'touches', touches2, 4, true);
      const starts = history(m, 'starts', inputs.start.and(valid[2]!), 3, true);
      const path = history(m, 'path', inputs.path, 4);
      const kind = history(m, 'kind', inputs, 2);

      // 3: whether the path is known since the start.
      const one3 = m.next('one_3', inputs.path.oneHot(paths));
      const known = m.reg('known', bit);
      updateContext(m, 'known_paths', bits(paths), { depth: contexts, enable, addr: ccc, latency: 3 }, (now) => {
        known.set(now.and(one3).any());
        const next = now.or(one3.mask(touches[1]!)).mask(starts[1]!.not());
        return { next, write: m.lit(1, 1) };
      });

      // 4: the penalty.
      const count = m.reg('count', bits(4));
      const word = { depth: contexts * paths, enable: touches2, addr: at[2]!.cat(inputs.path) };
      updateContext(m, 'counts', bits(4), word, (now) => {
        const before = m.named('penalty_before', now.mask(known));
        const { recovers, nack, timeout } = kind[2]!;
        const less = before.sub(before.any().zext(4));
        const more = before.addWide(m.mux(nack, m.lit(4, 4), m.lit(4, 1)));
        const charged = m.mux(timeout.or(more.at(4)), m.lit(4, MOST), more.trunc(4));
        const next = m.named('penalty_after', m.mux(recovers, less, charged));
        count.set(next);
        return { next, write: m.lit(1, 1) };
      });

      // 5: the set of those with a penalty.
      const one5 = m.next('one_5', path[2]!.oneHot(paths));
      const set6 = m.reg('set_6', bits(paths));
      const place = { depth: contexts, enable: valid[2]!, addr: at[2]!, latency: 3 } as const;
      updateContext(m, 'penalised_paths', bits(paths), place, (now) => {
        const has = count.any().and(touches[3]!);
        const without = now.and(one5.mask(touches[3]!).not());
        const next = m.named('penalised_next', without.or(one5.mask(has)).mask(starts[3]!.not()));
        set6.set(next);
        return { next, write: m.lit(1, 1) };
      });

      // 6: what others read.
      const sets = m.inst('sets_seen', contextCopy(bits(paths), contexts), {
        enable: valid[6]!,
        pdc: at[6]!,
        data: set6,
        read: read_ccc,
      });
      const counts = m.inst('counts_seen', contextCopy(bits(4), contexts * paths), {
        enable: touches[4]!,
        pdc: at[6]!.cat(path[4]!),
        data: m.next('count_6', count),
        read: read_ccc.cat(read_path),
      });
      return { penalised: sets.word, penalty: counts.word };
    },
  );
};

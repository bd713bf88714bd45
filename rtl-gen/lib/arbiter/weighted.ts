/** Turns of different lengths: several grants in a row by weight. */
import { type Bits, bits, type Ctx, clog2, type Module, module } from '../../hdl/index.ts';
import {
  type Arbiter,
  type ArbiterInputs,
  type ArbiterOptions,
  type ArbiterOutputs,
  arbiterModule,
  arbiterPorts,
  arbiterSuffix,
  arbiterSummary,
  arbitrate,
  checkRequests,
  type Policy,
} from './arbiter.ts';
import { isUpperRun, lowestOfRun, reachedInTurn } from './turns.ts';

/**
 * Round robin in which the turn of request i lasts `weights[i]` (1 or more) accepted grants, in the same clock as the
 * request; at least two requests.
 *
 * The rule is one credit: a turn begins with the weight of the one granted; each accepted grant costs one; while some
 * is left and its owner asks, it is granted again. A turn ends when the credit is used up, or when another is granted
 * because the owner does not ask; what is left is then lost. So while all ask, grants are shared exactly by weight, and
 * a request that stays is granted after at most as many accepted grants to others as the others' weights sum up to.
 */
export const weightedRoundRobin = (weights: readonly number[], options: ArbiterOptions = {}): Arbiter => {
  const n = weights.length;
  checkRequests('a weighted arbiter', n);
  const wrong = weights.find((w) => !Number.isSafeInteger(w) || w < 1);
  if (wrong !== undefined) throw new RangeError(`a weighted arbiter with the weight ${wrong}: give integers from 1 up`);
  const width = Math.max(1, clog2(Math.max(...weights)));
  const policy = turnsOf(width, (m, grant) =>
    chosen(
      m,
      grant,
      weights.map((w) => m.lit(width, w - 1)),
    ),
  );
  const summary = `Grants ${n} requests in turn, ${weights.join(', ')} times in a row`;
  return arbiterModule(`weighted_${weights.join('_')}`, summary, n, options, policy);
};

/** The weights as inputs. */
export type WeightInputs = { readonly [name: `weight_${number}`]: Bits };

/**
 * As `weightedRoundRobin` of `n` requests, with weights of `width` bits as the inputs `weight_0` to `weight_<n-1>`: the
 * weight at the beginning of a turn is the one that counts for it. The weight 0 counts as 1.
 */
export const weightedRoundRobinInputs = (
  n: number,
  width: number,
  options: ArbiterOptions = {},
): Module<ArbiterInputs & WeightInputs, ArbiterOutputs, Record<never, never>> => {
  checkRequests('a weighted arbiter', n);
  const names = Array.from({ length: n }, (_, i) => `weight_${i}` as const);
  const ports = arbiterPorts(n);
  const weightPorts = Object.fromEntries(names.map((name) => [name, bits(width)]));
  return module<ArbiterInputs & WeightInputs, ArbiterOutputs, Record<never, never>>(
    `weighted_w${width}_${arbiterSuffix(n, options)}`,
    {
      summary: arbiterSummary(`Grants ${n} requests in turn, as many times in a row as their weights say`, options),
      in: { ...ports.in, ...weightPorts },
      out: ports.out,
    },
    (io, m) => {
      const policy = turnsOf(width, (_, grant) => {
        const weight = chosen(
          m,
          grant,
          names.map((name) => io[name]!),
        );
        return weight.sub(weight.any().zext(width));
      });
      return arbitrate(m, io, options, policy);
    },
  );
};

/** The policy: `more` gives the grants that a turn has after its first, in `width` bits. */
const turnsOf =
  (width: number, more: (m: Ctx, grant: Bits) => Bits): Policy =>
  (m, eligible) => {
    const n = eligible.width;
    // The owner of the turn and all above it; none before the first grant.
    const turn = m.reg('turn', bits(n), { reset: 0 });
    const credit = m.reg('credit', bits(width), { reset: 0 });
    const lasts = m.named('lasts', credit.any());
    const after = m.named('after', turn.shl(1));
    const reached = reachedInTurn(m, eligible, m.mux(lasts, turn, after));
    const stays = m.named('stays', lasts.and(reached.eq(turn)));
    m.assert('turn_is_upper_run', isUpperRun(turn));
    return {
      grant: lowestOfRun(reached),
      onTaken: (grant) => {
        const renewed = m.named('renewed', more(m, grant));
        turn.set(reached);
        m.when(stays, () => credit.set(credit.sub(1))).otherwise(() => credit.set(renewed));
      },
    };
  };

/** The value of which the bit of `oneHot` is set. */
const chosen = (m: Ctx, oneHot: Bits, values: readonly Bits[]): Bits =>
  values.map((v, i) => oneHot.at(i).repeat(v.width).and(v)).reduce((a, b) => a.or(b), m.lit(values[0]!.width, 0));

/** The NACK codes of verdicts. */
import { anyOf, type Bits, type Ctx, type EnumV } from '../../../../hdl/index.ts';
import { nackCodes } from '../../../wire/layout/index.ts';

/** NACKs that only the answers find out, as no response is kept any more. No packet is judged so. */
const foundLater: readonly string[] = ['gtd_resp_unavail', 'ack_with_data'];

/**
 * The NACK code of a verdict `nack_<name>` of a packet (uet-wire.md 5.3), 0 for other verdicts; `refuses` where it is
 * one.
 */
export function nackOf<K extends string>(m: Ctx, verdict: EnumV<K>): { refuses: Bits<1>; code: Bits<8> } {
  const nacks = verdict.keys.flatMap((key) => {
    const name = key.replace(/^nack_/, '');
    return name !== key && isCode(name) && !foundLater.includes(name)
      ? [[verdict.is(key), m.lit(8, nackCodes.code[name])] as const]
      : [];
  });
  const [first, ...others] = nacks.map(([is]) => is);
  return { refuses: anyOf(first!, ...others), code: m.choose(nacks.toReversed(), m.lit(8, 0)) };
}

const isCode = (name: string): name is keyof typeof nackCodes.code => name in nackCodes.code;

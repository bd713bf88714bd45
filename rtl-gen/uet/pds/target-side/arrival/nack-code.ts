/** The NACK codes of verdicts. */
import type { Bits, Ctx, EnumV, Settable } from '../../../../hdl/index.ts';
import { nackCodes } from '../../../wire/layout/index.ts';

/** What only the answers find out: that no response is kept any more. No packet is judged so. */
const foundLater: readonly string[] = ['gtd_resp_unavail', 'ack_with_data'];

/**
 * Sets `code` to the NACK code of a verdict `nack_<name>` of a packet (uet-wire.md 5.3), and leaves it for other
 * verdicts; 1 where it is one.
 */
export function setNackCode<K extends string>(m: Ctx, verdict: EnumV<K>, code: Settable<Bits<8>>): Bits<1> {
  const nacks = verdict.keys.flatMap((key) => {
    const name = key.replace(/^nack_/, '');
    return name !== key && isCode(name) && !foundLater.includes(name)
      ? [{ is: verdict.is(key), code: nackCodes.code[name] }]
      : [];
  });
  for (const nack of nacks) m.when(nack.is, () => code.set(nack.code));
  return nacks.map((nack) => nack.is).reduce((a, b) => a.or(b));
}

const isCode = (name: string): name is keyof typeof nackCodes.code => name in nackCodes.code;

/**
 * What an endpoint can do, as its address says it (`fep_cap`): software exchanges addresses, and each of two endpoints
 * uses the largest profile that both have. No packet of SES negotiates (ses.md 1.1 [H], 8 [M]).
 */
import type { DeliveryMode, OpcodeName } from './packets/packet.ts';
import { commonOperations, type ProfileName, profiles } from './profiles.ts';

/** From the smallest to the largest: each has the operations and modes of those before it. */
const ascending = ['ai_base', 'ai_full', 'hpc'] as const satisfies readonly ProfileName[];

/** Bit 7: headers without matching may be short ones. */
export const shortHeaders = 1 << 7;

const includes = (whole: ProfileName, part: ProfileName): boolean =>
  commonOperations(whole, part).size === profiles[part].operations.size &&
  [...profiles[part].modes].every((mode) => profiles[whole].modes.has(mode));

/** 8 bits: the profiles that an endpoint of this one has, and that it takes short headers. */
export const capabilitiesOf = (name: ProfileName): number =>
  ascending
    .filter((part) => includes(name, part))
    .reduce((bits, part) => bits | (1 << profiles[part].capability), shortHeaders);

/** The largest profile that both have; `undefined` where there is none. */
export const commonProfile = (a: number, b: number): ProfileName | undefined =>
  ascending.findLast((name) => ((a & b) >> profiles[name].capability) & 1);

/**
 * Why an endpoint may not start an operation to a peer with these capabilities; `undefined` where it may. A peer may
 * have more, as AI Base in hardware has READ: what its address does not say is not used.
 */
export function commonFault(
  own: ProfileName,
  peer: number,
  { opcode, mode }: { readonly opcode: OpcodeName; readonly mode: DeliveryMode },
): string | undefined {
  const common = commonProfile(capabilitiesOf(own), peer);
  if (common === undefined) return `${own} and the peer have no profile in common: its capabilities are ${peer}`;
  const { operations, modes } = profiles[common];
  if (operations.has(opcode) && modes.has(mode)) return undefined;
  return `${opcode} by ${mode} is not in ${common}, the largest profile that both endpoints have`;
}

/** WRITEs by RUDI: where they go, and those that their target refuses. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import { region } from './endpoint-settings.ts';
import type { PlannedMessage } from './message-host.ts';

/** The key by which all of the region may be written again (ses.md 5.1); by the other one RUDI may not. */
export const safeKey = (1n << 63n) | region.key;

/** The most bytes of such a WRITE. */
const longest = 9000;

/** Bytes of the region that so many of them are written to, after those of all others. */
export const rudiBytes = (count: number): number => count * longest;

/** That of a number, whose place is after `base` bytes of the region; one in six is refused. */
export function rudiWrite(
  random: Random,
  index: number,
  base: number,
  mtu: number,
): Pick<PlannedMessage, 'op' | 'length' | 'offset' | 'key'> & { readonly refusal: number | undefined } {
  const length = random.pick([0, 1, 63, 64, mtu, mtu + 1, random.int(0, mtu), random.int(mtu, longest), longest]);
  const place = { op: 'rudi_write', length, offset: base + index * longest } as const;
  const isRefused = random.chance(1 / 6);
  const refusal = isRefused ? returnCodes.code.op_violation : undefined;
  return { ...place, key: isRefused ? region.key : safeKey, refusal };
}

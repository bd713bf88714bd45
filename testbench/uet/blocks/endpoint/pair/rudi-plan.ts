/** WRITEs and READs by RUDI: where they go, and those that their target refuses. */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import { readable, region } from './endpoint-settings.ts';
import type { PlannedMessage } from './message-host.ts';
import { isBadPage } from './readable-memory.ts';

/** The key by which all of the region may be written again (ses.md 5.1); by the other one RUDI may not. */
export const safeKey = (1n << 63n) | region.key;

/** And that by which what peers read may be read by RUDI. */
export const safeReadKey = (1n << 63n) | readable.key;

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

/**
 * A READ by RUDI; one in four is refused: by a key that is none, that RUDI may not use, or of what may not be read, by
 * bounds, or by memory.
 */
export function rudiRead(
  random: Random,
  mtu: number,
): Pick<PlannedMessage, 'op' | 'length' | 'offset' | 'key' | 'code'> {
  const length = random.pick([0, 1, 63, 64, mtu - 1, mtu, mtu + 1, random.int(1, 3 * mtu), random.int(1, longest)]);
  const offset = random.below(readable.bytes - length);
  const { code } = returnCodes;
  const op = 'rudi_read';
  switch (random.below(20)) {
    case 0:
      return { op, length, offset, key: (1n << 63n) | 0xbadn, code: code.bad_mkey };
    case 1:
      return { op, length, offset: 0, key: safeKey, code: code.perm_violation };
    case 2:
      return { op, length: mtu, offset: readable.bytes - 1, key: safeReadKey, code: code.bad_addr };
    case 3:
    case 4:
      return { op, length, offset, key: readable.key, code: code.op_violation };
  }
  const isBad = [...Array(length).keys()].some((i) => isBadPage(offset + i));
  return { op, length, offset, key: safeReadKey, code: isBad ? code.host_unsuccess_cmpl : 'ok' };
}

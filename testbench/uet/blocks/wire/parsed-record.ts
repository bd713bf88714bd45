/** What the hardware parser shows of a packet, as the leaf ports of `headers`, by the software codec. */
import { ParsedHeaders } from '../../../../rtl-gen/uet/wire/parser/parsed-headers.ts';
import type { Random } from '../../../../support/random.ts';
import type { WireSettings } from '../../golden/wire/index.ts';
import { parsedPacket } from './parsed-packet.ts';

/** Values of the leaves of `ParsedHeaders` by their suffixes, as `_ip_header`. */
export type ParsedRecord = ReadonlyMap<string, bigint>;

/** Its leaves by the name of the field that they are of. */
const leavesOf = Map.groupBy(ParsedHeaders.leaves, ({ fields }) => fields![0]!);

/** The record of a packet whose verdict is `uet`; what stands below the end of a shorter header is noise. */
export function parsedRecord(bytes: Uint8Array, settings: Partial<WireSettings>, noise: Random): ParsedRecord {
  const { headers } = parsedPacket(bytes, settings);
  const record = new Map<string, bigint>();
  for (const [name, leaves] of leavesOf) {
    const low = Math.min(...leaves.map(({ lo }) => lo));
    const width = leaves.reduce((sum, leaf) => sum + leaf.width, 0);
    const known = headers[name] ?? '0';
    const word =
      typeof known === 'string'
        ? (leaves[0]!.states?.find((state) => state.name === known)?.value ?? BigInt(known))
        : (known.value << BigInt(width - known.width)) | bitsBelow(width - known.width, noise);
    for (const { suffix, lo, width: own } of leaves) record.set(suffix, BigInt.asUintN(own, word >> BigInt(lo - low)));
  }
  return record;
}

const bitsBelow = (count: number, noise: Random): bigint => (count === 0 ? 0n : BigInt(noise.bits(count)));

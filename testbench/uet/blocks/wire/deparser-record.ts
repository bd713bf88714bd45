/** What the deparser is told of a packet, by the software codec. */
import * as wire from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { ParsedHeaders } from '../../../../rtl-gen/uet/wire/parser/parsed-headers.ts';
import type { Random } from '../../../../support/random.ts';
import { decode, layerOf, type WireSettings } from '../../golden/wire/index.ts';
import { type HeaderBits, parsedPacket } from './parsed-packet.ts';

/** A packet to send: a record as the leaf ports of `headers` have it, and the payload. */
export interface DeparserItem {
  readonly record: Readonly<Record<string, bigint | number>>;
  readonly payload: Uint8Array;
}

/** Fields that the deparser fills in: a record may hold anything there. */
const filledIn: Readonly<Record<string, readonly string[]>> = {
  ipv4: ['version', 'ihl', 'total_length', 'protocol', 'header_checksum'],
  ipv6: ['version', 'payload_length', 'next_header'],
  udp: ['destination_port', 'length', 'checksum'],
  pds: ['type', 'next_hdr'],
  ses: ['version'],
};

/**
 * The record and payload from which a deparser of those settings has to make the bytes, a good packet. What it fills in
 * is noise, and so is all that the record's kinds do not name.
 */
export function deparserItem(
  bytes: Uint8Array,
  settings: Partial<WireSettings> & { readonly sentUdpChecksum?: string },
  random: Random,
): DeparserItem {
  const { sentUdpChecksum, ...wireSettings } = settings;
  const { headers, payload } = parsedPacket(bytes, wireSettings);
  const icv = layerOf(decode(bytes, wireSettings).layers, 'icv')?.fields.value;
  const tag = icv === undefined ? [] : Buffer.from(icv.toString(16).padStart(32, '0'), 'hex');
  const whole = Uint8Array.from([...payload, ...tag]);
  const kind = (name: string): string => String(headers[name]);
  const noisy: Readonly<Record<string, readonly (readonly [wire.Layout, readonly string[]])[]>> = {
    ip_header: [kind('ip') === 'ipv4' ? [wire.ipv4, filledIn.ipv4!] : [wire.ipv6, filledIn.ipv6!]],
    transport_header:
      kind('transport') === 'udp'
        ? [[wire.udp, sentUdpChecksum === 'given' ? filledIn.udp!.slice(0, 2) : filledIn.udp!]]
        : [],
    pds_header: [
      [wire.pdsPrologue, kind('pds') === 'cut' ? [] : ['tss', 'cp'].includes(kind('pds')) ? ['type'] : filledIn.pds!],
    ],
    ses_header: [[wire.sesStandard, kind('ses') === 'none' ? [] : filledIn.ses!]],
    ethernet: [[wire.ethernet, kind('tags') === '0' ? ['ethertype'] : []]],
    outer_tag: [[wire.vlan, kind('tags') === '1' ? ['ethertype'] : []]],
    inner_tag: [[wire.vlan, ['ethertype']]],
  };
  const record: Record<string, bigint | number> = {};
  for (const name of new Set(ParsedHeaders.leaves.map(({ fields }) => fields![0]!))) {
    const leaves = ParsedHeaders.leaves.filter(({ fields }) => fields![0] === name);
    const low = Math.min(...leaves.map(({ lo }) => lo));
    const width = leaves.reduce((sum, leaf) => sum + leaf.width, 0);
    const known = name === 'payload_length' ? String(whole.length) : headers[name];
    let word: bigint;
    if (typeof known === 'string') {
      const state = leaves[0]!.states?.find((s) => s.name === known);
      word = state?.value ?? BigInt(known);
    } else {
      word = BigInt(random.bits(width));
      if (known !== undefined) word = withTop(word, width, withNoise(known, noisy[name] ?? [], random));
    }
    for (const { suffix, lo, width: own } of leaves) {
      record[suffix.slice(1)] = BigInt.asUintN(own, word >> BigInt(lo - low));
    }
  }
  return { record, payload: whole };
}

/** `word` with its most significant bits replaced. */
const withTop = (word: bigint, width: number, top: HeaderBits): bigint => {
  const below = BigInt(width - top.width);
  return (top.value << below) | BigInt.asUintN(width - top.width, word);
};

/** The header with noise in some fields. */
function withNoise(
  { width, value }: HeaderBits,
  fields: readonly (readonly [wire.Layout, readonly string[]])[],
  random: Random,
): HeaderBits {
  let noisy = value;
  for (const [layout, names] of fields) {
    for (const { item, offset } of wire.placed(layout.items)) {
      if (!names.includes(item.name)) continue;
      const shift = BigInt(width - offset - item.width);
      noisy ^= BigInt(random.bits(item.width)) << shift;
    }
  }
  return { width, value: noisy };
}

/** What the hardware parser has to say of a packet, by the software codec. */

import { vlan } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { sesBytes } from '../../../../rtl-gen/uet/wire/parser/ses-stage.ts';
import { headerBytes } from '../../../../rtl-gen/uet/wire/parser/sizes.ts';
import type { VerdictName } from '../../../../rtl-gen/uet/wire/parser/verdict.ts';
import { hexOf } from '../../../../support/hex.ts';
import { decode, type Layer, layoutNamed, type WireSettings } from '../../golden/wire/index.ts';

/** Bits of a header, the first on the wire the most significant. */
export interface HeaderBits {
  readonly width: number;
  readonly value: bigint;
}

/** A field or header of the record `ParsedHeaders` by its name, with what it has to be. */
export type ExpectedHeaders = Readonly<Record<string, string | HeaderBits>>;

export interface ParsedPacket {
  readonly verdict: VerdictName;
  /** Of packets with the verdict `uet`. */
  readonly headers: ExpectedHeaders;
  readonly payload: Uint8Array;
}

const sesKinds: Readonly<Record<string, string>> = {
  ses_small: 'request_small',
  ses_medium: 'request_medium',
  ses_standard: 'request_std',
  ses_response: 'response',
  ses_response_data: 'response_data',
  ses_response_data_small: 'response_data_small',
};

const extensionKinds: Readonly<Record<string, string>> = {
  ses_rendezvous: 'rendezvous',
  ses_atomic: 'atomic',
  ses_compare_swap: 'compare_swap',
  negotiation: 'negotiation',
  negotiation_features: 'negotiation',
};

const otherPds: Readonly<Record<string, string>> = {
  tss_ssi: 'tss',
  ack_ccx_64: 'ack_ccx',
  nack_ccx_64: 'nack_ccx',
  cut_pds: 'cut',
};

/** The verdict, headers and payload of a packet. */
export function parsedPacket(bytes: Uint8Array, settings: Partial<WireSettings>): ParsedPacket {
  const decoded = decode(bytes, settings);
  const verdict =
    decoded.kind === 'malformed' ? (decoded.malformed.reason.replaceAll('-', '_') as VerdictName) : decoded.kind;
  let at = 0;
  const headers: Record<string, string | HeaderBits> = {
    tags: '0',
    ses: 'none',
    extension: 'none',
    trimmed: decoded.trimmed ? '1' : '0',
    outer_tag: noBits(vlan.bytes),
    inner_tag: noBits(vlan.bytes),
    ses_header: noBits(sesBytes),
    extension_header: noBits(headerBytes.extension),
  };
  let payload = new Uint8Array();
  for (const layer of decoded.layers) {
    const size = bytesOf(layer);
    const own = bytes.subarray(at, at + size);
    const put = (name: string, from = at): void => {
      headers[name] = bitsOf(bytes.subarray(from, at + size));
    };
    const { name } = layer;
    if (name === 'payload' || name === 'ciphertext') payload = own.slice();
    else if (name === 'ethernet') put('ethernet');
    else if (name === 'vlan') {
      put(headers.tags === '0' ? 'outer_tag' : 'inner_tag');
      headers.tags = headers.tags === '0' ? '1' : '2';
    } else if (name === 'ipv4' || name === 'ipv6') {
      headers.ip = name;
      put('ip_header');
    } else if (name === 'udp' || name === 'entropy') {
      headers.transport = name;
      put('transport_header');
    } else if (sesKinds[name] !== undefined) {
      headers.ses = sesKinds[name]!;
      put('ses_header');
    } else if (extensionKinds[name] !== undefined) {
      headers.extension = extensionKinds[name]!;
      // Operands stand after their atomic extension, in one view with it.
      put('extension_header', name === 'ses_compare_swap' ? at - 4 : at);
    } else if (name !== 'padding' && name !== 'data' && name !== 'icv' && name !== 'crc' && name !== 'fcs') {
      headers.pds = otherPds[name] ?? name;
      put('pds_header');
    }
    at += size;
  }
  headers.payload_length = String(payload.length);
  return { verdict, headers, payload };
}

const bytesOf = (layer: Layer): number =>
  layoutNamed(layer.name)?.bytes ?? (layer.fields as { readonly bytes: Uint8Array }).bytes.length;

/** What a record has of a header that is not there. */
const noBits = (bytes: number): HeaderBits => ({ width: 8 * bytes, value: 0n });

const bitsOf = (bytes: Uint8Array): HeaderBits => ({
  width: 8 * bytes.length,
  value: BigInt(`0x${hexOf(bytes) || '0'}`),
});

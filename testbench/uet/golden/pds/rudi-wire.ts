/** RUDI at its target, which keeps nothing of it (uet-wire.md 7.13): what has come, and what answers it. */
import { ecnCodes, nackCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { type Decoded, type LayerInput, layerOf, pdsOf } from '../wire/index.ts';
import { addressOf } from './peer-wire.ts';
import type { Surroundings } from './wire.ts';

/** A packet of RUDI that has come: all that its answer has of it. */
export interface RudiRequest {
  readonly source: bigint;
  readonly local: number;
  readonly entropy: number;
  readonly pktId: number;
  readonly retx: boolean;
  /** It has an ECN-CE mark. */
  readonly m: boolean;
  readonly trimmed: 'none' | 'trimmed' | 'trimmed_lasthop';
}

/** `undefined` for all other packets. */
export function rudiRequestOf(
  { kind, layers, trimmed }: Decoded,
  { localOf, lastHopDscp }: Surroundings,
): RudiRequest | undefined {
  const pds = kind === 'uet' ? pdsOf(layers) : undefined;
  const ip = layerOf(layers, 'ipv4')?.fields ?? layerOf(layers, 'ipv6')?.fields;
  if (pds?.name !== 'rudi_req' || ip === undefined) return undefined;
  return {
    source: addressOf(ip.source),
    local: localOf(addressOf(ip.destination)),
    entropy: layerOf(layers, 'udp')?.fields.source_port ?? layerOf(layers, 'entropy')?.fields.entropy ?? 0,
    pktId: pds.fields.pkt_id,
    retx: pds.fields.retx === 1,
    m: ip.ecn === ecnCodes.code.ce,
    trimmed: !trimmed ? 'none' : ip.dscp === lastHopDscp ? 'trimmed_lasthop' : 'trimmed',
  };
}

const flags = ({ m, retx }: RudiRequest) => ({ m: Number(m), retx: Number(retx) });

/** The response, before what SES says (3.4). */
export const rudiResponseLayer = (request: RudiRequest): LayerInput => ({
  name: 'rudi_resp',
  fields: { ...flags(request), pkt_id: request.pktId },
});

/** It is refused, by its pkt_id, and without a PDC (5.1). */
export const rudiNackLayer = (request: RudiRequest, code: keyof typeof nackCodes.code): LayerInput => ({
  name: 'nack',
  fields: {
    ...{ ...flags(request), nt: 1 as const, nack_pkt_id: request.pktId },
    ...{ nack_code: nackCodes.code[code], spdcid: 0, dpdcid: 0, payload: 0 },
  },
});

/** Datagrams as frames, for endpoints without a network: good ones, and those that a target refuses in silence. */
import { opcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { dscps, gatewayMac } from '../../blocks/endpoint/pair/endpoint-settings.ts';
import { ipLayer } from '../../golden/endpoint/sender.ts';
import { noBytes, type SesRequest, sesRequest } from '../../golden/ses/packets/packet.ts';
import { requestLayers } from '../../golden/ses/packets/wire.ts';
import { encode, type LayerInput } from '../../golden/wire/index.ts';
import { ipOfHost } from '../system-node.ts';
import { indices, pidOnFep } from './endpoint.ts';

/** Bytes that are not 0. */
export const payloadOf = (length: number, first = 1): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => ((first + i) % 255) + 1);

/** A frame of host 0, by default for host 1. */
export const framed = (layers: readonly LayerInput[], to = 1): Uint8Array =>
  encode(
    [
      { name: 'ethernet', fields: { destination: gatewayMac, source: 2n } },
      ipLayer(ipOfHost(0), ipOfHost(to), dscps.data),
      { name: 'udp', fields: { source_port: 0x8001 } },
      ...layers,
      { name: 'crc', fields: {} },
    ],
    { crc: 'little' },
  );
const uud = { name: 'uud_req', fields: {} } as const;
/** A frame with a datagram of 40 bytes, but for what is said. */
export const frameOf = (
  request: Partial<SesRequest>,
  { to = 1, pds = uud }: { readonly to?: number; readonly pds?: LayerInput } = {},
): Uint8Array => framed([pds, ...requestLayers(datagram(request))], to);
export const withoutSes = framed([uud]);

function datagram(of: Partial<SesRequest>): SesRequest {
  const payload = of.payload ?? payloadOf(40);
  const length = { requestLength: payload.length, payloadLength: payload.length };
  const where = { rel: true, jobId: 1, pidOnFep, resourceIndex: indices.send, initiator: 100 };
  return sesRequest({ opcode: opcodes.code.datagram_send, payload, ...length, ...where, ...of });
}

const { code } = opcodes;
/** Packets of UUD that a target refuses in silence. */
export const refused: readonly (readonly [why: string, request: Partial<SesRequest>])[] = [
  ['of another job', { jobId: 2 }],
  ['for a process that is not there', { pidOnFep: pidOnFep + 1 }],
  ['for a resource that is not there', { resourceIndex: 9 }],
  ['with ie', { ie: true }],
  ['that asks for delivery complete', { dc: true }],
  ['that goes on', { eom: false }],
  ['that is a part', { som: false, messageOffset: 40, requestLength: 80 }],
  ['shorter than it says', { requestLength: 41 }],
  ['longer than it says', { requestLength: 39 }],
  ['that is a SEND', { opcode: code.send }],
  ['that is a WRITE', { opcode: code.write, resourceIndex: indices.rma }],
  ['that is a READ', { opcode: code.read, resourceIndex: indices.rma, payload: noBytes, requestLength: 40 }],
  ['that is a NO_OP', { opcode: code.no_op, payload: noBytes }],
  ['that is an RTR', { opcode: code.deferrable_rtr, payload: noBytes, matchBits: 1n << 32n }],
  ['that is a MSG_ERROR', { opcode: code.msg_error, som: false, payload: noBytes }],
];

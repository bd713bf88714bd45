/** Frames for tests of the receive half that no sender would send. */

import { ipLayer } from '../../golden/endpoint/sender.ts';
import { encode, type LayerInput, type WireSettings } from '../../golden/wire/index.ts';

export interface FrameOptions {
  readonly source?: number | bigint;
  readonly destination?: number | bigint;
  readonly dscp?: number;
  readonly payload?: Uint8Array;
}

/** A frame with those layers after UDP, to the address of the endpoint under test. */
export function frameOf(
  layers: readonly LayerInput[],
  wire: Partial<WireSettings>,
  { source = 0x0a00_0009, destination = 0x0a00_0001, dscp = 10, payload = new Uint8Array() }: FrameOptions = {},
): Uint8Array {
  return encode(
    [
      { name: 'ethernet', fields: { destination: 1n, source: 2n } },
      ipLayer(source, destination, dscp),
      { name: 'udp', fields: { source_port: 0x8123 } },
      ...layers,
      ...(payload.length === 0 ? [] : [{ name: 'payload', fields: { bytes: payload } } as const]),
      ...((wire.crc ?? 'none') === 'none' || layers[0]?.name === 'tss' ? [] : [{ name: 'crc', fields: {} } as const]),
    ],
    wire,
  );
}

/** A request of a PDC that its first packet opens, PSN `psn` of it. */
export const requestLayers = (
  psn: number,
  ses: Readonly<Record<string, number | bigint>>,
  spdcid = 0x700,
): readonly LayerInput[] => [
  {
    name: 'rud_req',
    fields: { retx: 0, ar: 1, syn: 1, clear_psn_offset: 0, psn: 1000 + psn, spdcid, psn_offset: psn },
  },
  {
    name: 'ses_standard',
    fields: {
      opcode: 1,
      som: 1,
      eom: 1,
      message_id: 1,
      job_id: 0x123,
      pid_on_fep: 0,
      resource_index: 0,
      buffer_offset: 0n,
      initiator: 9,
      key: 0n,
      header_data: 0n,
      request_length: 0,
      ...ses,
    },
  } as LayerInput,
];

/**
 * INT between endpoints: what switches put into packets, and what receivers send back with their ACKs. It goes beside
 * the frames, as UET has no place for it. Frames of IPv4 without tags, over UDP.
 */
import type { HopSample } from '../../../golden/cms/hpcc/hpcc.ts';
import { hasPort, type Ports } from './endpoint-ports.ts';

/** What an ACK brings: of which PDC of the endpoint that it comes to, and of each switch of the packet's path. */
export interface IntEcho {
  readonly pdcid: number;
  readonly hops: readonly HopSample[];
}

/** Where source address and header of PDS lie, and in that type and PDCIDs (uet-wire.md 2, 3.1, 4.1). */
const at = { source: 26, pds: 42, spdcid: 50, dpdcid: 52 } as const;
const requests = [2, 3, 13, 14];
const acks = [7, 8];

const word = (bytes: Uint8Array, place: number): number => bytes[place]! * 256 + bytes[place + 1]!;
const typeOf = (bytes: Uint8Array): number => bytes[at.pds]! >> 3;

/** The source of a frame of data and its PDC there; `undefined` of others. */
export const dataOf = (bytes: Uint8Array): { readonly source: number; readonly pdcid: number } | undefined =>
  requests.includes(typeOf(bytes))
    ? { source: Buffer.from(bytes).readUInt32BE(at.source), pdcid: word(bytes, at.spdcid) }
    : undefined;

/** The PDC that an ACK is for; `undefined` of other frames. */
export const ackedPdc = (bytes: Uint8Array): number | undefined =>
  acks.includes(typeOf(bytes)) ? word(bytes, at.dpdcid) : undefined;

/** Hops that the port has. */
export const hopPlaces = 5;

/** A function that puts a sample, or none, at the port `int`; `undefined` where there is no such port. */
export function intWriter(ports: Ports): ((echo: IntEcho | undefined) => void) | undefined {
  if (!hasPort(ports, 'int_valid')) return undefined;
  const port = (name: string) => ports.port(`int_${name}`);
  const [valid, pdcid, count] = ['valid', 'pdcid', 'path_count'].map(port);
  const hops = Array.from({ length: hopPlaces }, (_, i) =>
    ['time', 'bytes', 'queue'].map((name) => port(`path_hops_${i}_${name}`)),
  );
  return (echo) => {
    valid!.set(Number(echo !== undefined));
    if (echo === undefined) return;
    pdcid!.set(echo.pdcid);
    count!.set(echo.hops.length);
    for (const [i, { time, bytes, queue }] of echo.hops.entries()) {
      const [timeOf, bytesOf, queueOf] = hops[i]!;
      timeOf!.set(time);
      bytesOf!.set(bytes);
      queueOf!.set(queue);
    }
  };
}

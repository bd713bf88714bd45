/** Packets as JSON: what `dissect --json` writes and `craft` reads. */

import { type Field, viewFor } from '../../../rtl-gen/uet/wire/layout/index.ts';
import { bytesOfHex, hexOf } from '../../../support/hex.ts';
import { type CapturedPacket, linkTypes } from '../captures/packet.ts';
import {
  type BytesName,
  bytesNames,
  type Decoded,
  encode,
  type Fields,
  fieldsIn,
  type Layer,
  type LayerInput,
  layoutNamed,
  type Malformed,
  type WireSettings,
} from '../golden/wire/index.ts';
import { fromJson, toJson } from './field-text.ts';

export interface LayerJson {
  readonly name: string;
  /** Numbers, and texts where a number would not be exact or people write otherwise; bytes in hexadecimal. */
  readonly fields: Readonly<Record<string, number | string>>;
}

/** One packet. To craft one only `layers` is needed, and of its fields those that nothing else tells. */
export interface PacketJson {
  /** From 1. */
  readonly index: number;
  /** Seconds since 1970, with 6 or 9 decimals. */
  readonly time: string;
  /** Where it is not Ethernet (1). */
  readonly link_type?: number;
  /** Where the capture has cut the packet. */
  readonly original_length?: number;
  readonly layers: readonly LayerJson[];
  readonly trimmed?: true;
  /** Why it is no UET. */
  readonly other?: string;
  readonly malformed?: Malformed;
}

/** A captured packet and what the decoder found. */
export function packetJson(index: number, packet: CapturedPacket, decoded: Decoded): PacketJson {
  const { bytes, originalLength, linkType } = packet;
  return {
    index,
    time: timeText(packet),
    ...(linkType === linkTypes.ethernet ? {} : { link_type: linkType }),
    ...(originalLength === bytes.length ? {} : { original_length: originalLength }),
    layers: decoded.layers.map(layerJson),
    ...(decoded.trimmed ? { trimmed: true } : {}),
    ...(decoded.kind === 'other' ? { other: decoded.why } : {}),
    ...(decoded.kind === 'malformed' ? { malformed: decoded.malformed } : {}),
  };
}

/** Seconds with the decimals that the capture has. */
export function timeText({ time, decimals }: CapturedPacket): string {
  const fraction = (time % 1_000_000_000n).toString().padStart(9, '0').slice(0, decimals);
  return `${time / 1_000_000_000n}.${fraction}`;
}

/** The fields of a layer that is a header, in wire order, with their values. */
export function fieldsOf(layer: Layer): readonly (readonly [Field, number | bigint])[] {
  const fields = layer.fields as Fields;
  const all = fieldsIn(layoutNamed(layer.name)?.items ?? [], fields);
  return all.flatMap((field) => {
    const value = field.role === 'constant' ? undefined : fields[field.name];
    return value === undefined ? [] : [[field, value] as const];
  });
}

/** Whether a layer is bytes. */
export const isBytes = (layer: Layer): layer is Extract<Layer, { readonly name: BytesName }> =>
  (bytesNames as readonly string[]).includes(layer.name);

function layerJson(layer: Layer): LayerJson {
  if (isBytes(layer)) return { name: layer.name, fields: { bytes: hexOf(layer.fields.bytes) } };
  return {
    name: layer.name,
    fields: Object.fromEntries(fieldsOf(layer).map(([field, value]) => [field.name, toJson(field, value)])),
  };
}

/** The packet that JSON describes; anything wrong with it is a `RangeError` of one sentence. */
export function packetFromJson(json: unknown, settings: Partial<WireSettings>): CapturedPacket {
  const { layers, time = '0.000000', link_type = linkTypes.ethernet, original_length } = objectOf(json, 'a packet');
  if (!Array.isArray(layers)) throw new RangeError('a packet needs its layers, a list of { name, fields }');
  const bytes = encode(layers.map(layerFromJson), settings);
  const number = (name: string, value: unknown): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32) return value;
    throw new RangeError(`${name} is ${JSON.stringify(value)}: give a number`);
  };
  return {
    bytes,
    originalLength: original_length === undefined ? bytes.length : number('original_length', original_length),
    linkType: number('link_type', link_type),
    ...timeFrom(time),
  };
}

function timeFrom(time: unknown): { readonly time: bigint; readonly decimals: 6 | 9 } {
  const parts = /^(\d{1,10})(?:\.(\d{1,9}))?$/.exec(typeof time === 'number' ? String(time) : (time as string));
  if (parts === null) throw new RangeError(`the time ${JSON.stringify(time)} is none: give seconds as "12.345678"`);
  const [, seconds, fraction = ''] = parts;
  const nanoseconds = BigInt(fraction.padEnd(9, '0'));
  return { time: BigInt(seconds!) * 1_000_000_000n + nanoseconds, decimals: fraction.length > 6 ? 9 : 6 };
}

function layerFromJson(json: unknown): LayerInput {
  const { name, fields = {} } = objectOf(json, 'a layer');
  const given = objectOf(fields, 'the fields of a layer');
  if (typeof name !== 'string') throw new RangeError('a layer needs its name');
  if ((bytesNames as readonly string[]).includes(name)) {
    return { name: name as BytesName, fields: { bytes: bytesFrom(name, given.bytes) } };
  }
  const layout = layoutNamed(name);
  if (layout === undefined) throw new RangeError(`there is no layer ${name}`);
  const parsed: Record<string, number | bigint> = {};
  const left = new Set(Object.keys(given));
  const take = (field: Field): void => {
    if (!left.delete(field.name)) return;
    try {
      parsed[field.name] = fromJson(field, given[field.name]);
    } catch (error) {
      throw error instanceof RangeError ? new RangeError(`${name}.${error.message}`) : error;
    }
  };
  for (const item of layout.items) {
    if (item.kind === 'field') take(item);
    else for (const field of viewFor(item, parsed[item.selector] ?? 0)?.fields ?? []) take(field);
  }
  const [stray] = left;
  if (stray !== undefined) throw new RangeError(`${name} has no field ${stray} here`);
  return { name, fields: parsed } as unknown as LayerInput;
}

function bytesFrom(name: string, text: unknown): Uint8Array {
  if (typeof text === 'string' && /^([\da-f]{2})*$/i.test(text)) return bytesOfHex(text);
  throw new RangeError(`${name}.bytes is no text of hexadecimal digits, two a byte`);
}

function objectOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new RangeError(`${what} is ${JSON.stringify(value)}, which is no object`);
}

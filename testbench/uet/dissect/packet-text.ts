/** Packets for people, a field a line. */
import { hexOf } from '../../../support/hex.ts';
import type { CapturedPacket } from '../captures/packet.ts';
import { type Decoded, type Layer, layoutNamed } from '../golden/wire/index.ts';
import { toText } from './field-text.ts';
import { fieldsOf, isBytes, timeText } from './packet-json.ts';

/** Bytes shown of a layer that is bytes. */
const shownBytes = 64;

/** A packet with a heading, the verdict where it is not a whole UET packet, and its layers. */
export function packetText(index: number, packet: CapturedPacket, decoded: Decoded): string {
  const { bytes, originalLength } = packet;
  const cut = originalLength === bytes.length ? '' : ` of ${originalLength}`;
  const names = decoded.layers.map(({ name }) => name).join(', ');
  let at = 0;
  const layers = decoded.layers.flatMap((layer) => {
    const lines = layerLines(layer, at);
    at += lengthOf(layer);
    return lines;
  });
  const heading = `packet ${index}: ${bytes.length}${cut} bytes at ${timeText(packet)} s: ${names}`;
  return [heading, ...verdict(decoded), ...layers, ''].join('\n');
}

function verdict(decoded: Decoded): readonly string[] {
  const trimmed = decoded.trimmed ? ['  trimmed by a switch'] : [];
  if (decoded.kind === 'other') return [...trimmed, `  not UET: ${decoded.why}`];
  if (decoded.kind === 'uet') return trimmed;
  const { reason, detail, at } = decoded.malformed;
  return [...trimmed, `  malformed at byte ${at}: ${reason}: ${detail}`];
}

const lengthOf = (layer: Layer): number =>
  isBytes(layer) ? layer.fields.bytes.length : layoutNamed(layer.name)!.bytes;

function layerLines(layer: Layer, at: number): readonly string[] {
  const title = layoutNamed(layer.name)?.title;
  const heading = `  ${layer.name}${title === undefined ? '' : `, ${title}`}: ${lengthOf(layer)} bytes at ${at}`;
  if (isBytes(layer)) return [heading, `    ${bytesText(layer.fields.bytes)}`];
  const fields = fieldsOf(layer);
  const width = Math.max(...fields.map(([{ name }]) => name.length));
  return [heading, ...fields.map(([field, value]) => `    ${field.name.padEnd(width)}  ${toText(field, value)}`)];
}

function bytesText(bytes: Uint8Array): string {
  const more = bytes.length > shownBytes ? ` and ${bytes.length - shownBytes} more` : '';
  return `${hexOf(bytes.subarray(0, shownBytes))}${more}`;
}

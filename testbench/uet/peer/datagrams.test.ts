import { expect, test } from 'vitest';
import { type BytesLayer, decode, encode, layerOf, pdsOf } from '../golden/wire/index.ts';
import { initiatorOf, kindOf } from '../system/packet-kind.ts';
import { capturedFrame, datagramOf, frameOfDatagram, withCrc, withoutCrc } from './datagrams.ts';

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replace(/\s/g, ''), 'hex'));

/** A request (type 2, next header 3, ar) with the standard SES header of a SEND of five bytes, initiator 0x01020304. */
const send = bytesOf(`11 88 ffff 00000064 8001 0007
  0503 0001 00000005 00000000 0000000000000000 01020304 0000000000000000 0000000000000000 00000005 48656c6c6f`);

test('a frame gives its UET part and the address that it goes to, and comes back from them', () => {
  for (const crc of [false, true]) {
    const frame = frameOfDatagram(send, 0x0a000005, 0x0a000001, { crc });
    expect(datagramOf(frame, { crc })).toEqual({ ip: 0x0a000001, uet: send });
    const { kind, layers } = decode(frame, { crc: crc ? 'little' : 'none' });
    expect(kind).toBe('uet');
    expect(layerOf(layers, 'ipv4')?.fields).toMatchObject({ source: 0x0a000005, destination: 0x0a000001 });
    expect(pdsOf(layers)?.name).toBe('rud_req');
    const payload = layers.find((layer): layer is BytesLayer => layer.name === 'payload');
    expect(Buffer.from(payload!.fields.bytes).toString()).toBe('Hello');
  }
});

test('the CRC of a datagram is CRC-32C of all before it, in either order', () => {
  // Its check value (uet-wire.md 11.5).
  const digits = Buffer.from('123456789');
  expect(withCrc(digits, 'big').subarray(9)).toEqual(bytesOf('e3069283'));
  expect(withCrc(digits, 'little').subarray(9)).toEqual(bytesOf('839206e3'));
  expect(withCrc(digits, 'none')).toBe(digits);
  for (const order of ['big', 'little'] as const) {
    const right = withCrc(send, order);
    expect(withoutCrc(right, order)).toEqual(send);
    expect(withoutCrc(right.with(3, 0), order)).toBeUndefined();
    expect(withoutCrc(Uint8Array.of(1, 2, 3), order)).toBeUndefined();
    // As the codec has it.
    const layers = [
      ...decode(send, { start: 'uet' }).layers.map((layer) => ({ ...layer })),
      { name: 'crc', fields: {} } as const,
    ];
    expect(encode(layers, { start: 'uet', crc: order, crcCoverage: 'payload' })).toEqual(right);
  }
});

test('what a datagram is stands in its first bytes', () => {
  expect(kindOf(send)).toBe('request');
  expect(kindOf(send.with(1, 0x98))).toBe('again');
  expect(kindOf(bytesOf('3a000001 00000064 8001 0007'))).toBe('answer');
  expect(kindOf(bytesOf('00000000'))).toBe('none');
  expect(kindOf(bytesOf('1188'))).toBe('none');
  expect(initiatorOf(send)).toBe(0x01020304);
  expect(initiatorOf(send.with(12, 1))).toBeUndefined();
  expect(initiatorOf(send.subarray(0, 20))).toBeUndefined();
});

test('a captured datagram is a frame of its addresses, to the port of UET', () => {
  const frame = capturedFrame(send, { ip: 0x7f000001, port: 5000 }, { ip: 0x7f000002 });
  const { kind, layers } = decode(frame);
  expect(kind).toBe('uet');
  expect(layerOf(layers, 'ipv4')?.fields).toMatchObject({ source: 0x7f000001, destination: 0x7f000002 });
  expect(layerOf(layers, 'udp')?.fields).toMatchObject({ source_port: 5000, destination_port: 4793 });
  const v6 = decode(capturedFrame(send, { ip: 1n, port: 5000 }, { ip: 2n }));
  expect(v6.kind).toBe('uet');
  expect(layerOf(v6.layers, 'ipv6')?.fields).toMatchObject({ source: 1n, destination: 2n });
});

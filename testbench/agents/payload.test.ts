import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { fifoSimulator, recordPayload } from '../bench/testing/fifo-simulator.ts';
import { type Payload, portPayload, scramble } from './payload.ts';
import { plainStreamPorts } from './stream-ports.ts';

const plain = fifoSimulator();
const record = fifoSimulator({ payload: recordPayload });

describe('plain payload', () => {
  const codec = portPayload(plain.ports, 'up_payload');

  test('writes and reads one port', () => {
    codec.write(200);
    expect(codec.read()).toBe(200);
    codec.write(7n);
    expect(codec.read()).toBe(7);
  });

  test.each<[Payload, string]>([
    [256, '0x100 does not fit up_payload, which has 8 bits'],
    [-1, '-1 does not fit up_payload, which has 8 bits'],
    [1.5, '1.5 does not fit up_payload, which has 8 bits'],
    ['ACK', 'up_payload has no state ACK'],
    [{ psn: 1 }, 'up_payload takes a plain value, not the record { psn: 1 }'],
  ])('refuses %o', (item, message) => {
    expect(() => codec.write(item)).toThrow(message);
  });
});

describe('record payload', () => {
  const codec = portPayload(record.ports, 'up_payload');

  test('writes and reads field by field, enums by state name, wide fields as bigints', () => {
    codec.write({ psn: 0xffff, kind: 'NACK', tag: 5 });
    expect(codec.read()).toEqual({ psn: 0xffff, kind: 'NACK', tag: 5n });
    codec.write({ psn: 1n, kind: 1, tag: 2n ** 48n - 1n });
    expect(codec.read()).toEqual({ psn: 1, kind: 'ACK', tag: 2n ** 48n - 1n });
  });

  test('reads a value without a state as its number', () => {
    codec.write({ psn: 0, kind: 3, tag: 0 });
    expect(codec.read()).toEqual({ psn: 0, kind: 3, tag: 0n });
  });

  test.each<[Payload, string]>([
    [5, 'up_payload is a record of psn, kind, tag, so 5 cannot be sent'],
    [{ psn: 1, kind: 'ACK' }, 'the item { psn: 1, kind: ACK } for up_payload lacks tag'],
    [{ psn: 1, kind: 'NAK', tag: 1 }, 'up_payload_kind has no state NAK; did you mean NACK?'],
    [{ psn: 1, kind: 'ACK', tag: 1, taq: 1 }, 'up_payload has no field taq; did you mean tag?'],
    [{ psn: 1, kind: 'ACK', tag: 2n ** 48n }, '0x1000000000000 does not fit up_payload_tag, which has 48 bits'],
  ])('refuses %o', (item, message) => {
    expect(() => codec.write(item)).toThrow(message);
  });

  test('scramble stays within the states of an enum', () => {
    const random = seededRandom(1);
    const states = new Set<unknown>();
    for (let i = 0; i < 100; i++) {
      scramble(codec.ports, random);
      const item = codec.read();
      states.add(typeof item === 'object' && item.kind);
    }
    expect([...states].sort()).toEqual(['ACK', 'NACK', 'REQUEST']);
  });
});

describe('stream ports', () => {
  test('a wrong name is answered with the nearest', () => {
    expect(() => plainStreamPorts(plain, 'uq', 'source')).toThrow('did you mean up_valid?');
  });

  test('the testbench plays only the side that the design leaves to it', () => {
    expect(() => plainStreamPorts(plain, 'down', 'source')).toThrow(
      'the testbench cannot be the source of stream down, because down_valid is an output of the design; make it the sink',
    );
    expect(() => plainStreamPorts(plain, 'up', 'sink')).toThrow(
      'because up_ready is an output of the design; make it the source',
    );
    expect(plainStreamPorts(plain, 'up', 'monitor').resets.map((p) => p.name)).toEqual(['rst']);
  });

  test('a stream without payload ports carries empty records', () => {
    const codec = portPayload(plain.ports, 'other_payload');
    codec.write({});
    expect(codec.read()).toEqual({});
  });
});

/** Packets of RUDI at a receive half that has it: each by itself, and nothing is left of any (ses.md 7). */
import assert from 'node:assert/strict';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { packet, prepared } from './return-code-directed.ts';
import type { Packet } from './target-io.ts';

const { code } = returnCodes;
const rudi = { rudi: 1, match_bits: (1n << 63n) | 4n } as const;

/** Parts of a WRITE of 24 bytes; an empty one ends a message of a PDC early. */
const part = { ...rudi, request_length: 24, som: 0, message_id: 9 } as const;
const packets: readonly (readonly [keyof typeof code, Partial<Packet>])[] = [
  ['ok', packet('write', rudi)],
  ['ok', packet('write', rudi)],
  ['op_violation', packet('write', { ...rudi, hd: 1 })],
  // Header data is of the first packet alone.
  ['ok', packet('write', { ...part, eom: 0, hd: 1, message_offset: 8 })],
  ['ok', packet('write', { ...part, eom: 1, message_offset: 16 })],
  ['ok', packet('write', { ...part, eom: 1, message_offset: 8, payload_length: 0 })],
  ['op_violation', packet('write', { ...part, eom: 1, message_offset: 17 })],
  ['op_violation', packet('msg_error', { ...part, eom: 1, message_offset: 8, payload_length: 0 })],
  ['op_violation', packet('send', { ...rudi, hd: 1 })],
];

export const rudiDirected: readonly NamedTest[] = [
  prepared('each packet of RUDI has its own answer, and no message of it begins, ends or is told', async ({ desk }) => {
    for (const [i, [name, fields]] of packets.entries()) {
      const [got, address] = await desk.probe(fields);
      assert.equal(got, code[name], `packet ${i}`);
      const { message_offset: at = 0, payload_length: bytes } = fields;
      const isPlaced = got === code.ok && bytes !== 0;
      assert.equal(address, isPlaced ? 0x1000n + BigInt(at) : undefined, `where packet ${i} goes`);
    }
    // Nothing of it has a place in the table of messages: those of PDCs find all that there are.
    let begun = 0;
    for (let id = 1; id <= 80; id++) {
      const begins = packet('write', { eom: 0, request_length: 16, message_id: id });
      if ((await desk.probe(begins))[0] === code.ok) begun++;
    }
    assert.equal(begun, 64);
  }),
];

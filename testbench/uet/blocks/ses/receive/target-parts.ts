/** What directed tests of a receive half begin with. */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type OpcodeName, type SesRequest, sesRequest } from '../../../golden/ses/packets/packet.ts';
import type { Arrival } from '../../../golden/ses/target-side/index.ts';
import { indices, type ProcessSetup } from './target-world.ts';

/** Where packets come from. */
export const arrival: Arrival = { peer: 1, pdc: 2, psn: 0, mode: 'rud' };

/** One process. */
export const processes: readonly ProcessSetup[] = [
  {
    pidOnFep: 3,
    jobId: 0xabcd,
    regions: [{ key: 0x1001n, base: 0x10_0000n, length: 8192n, rights: { read: false, write: true, atomic: false } }],
  },
];

/** A packet of `length` bytes at `offset` of a message of `all`. */
export function part(opcode: OpcodeName, messageId: number, offset: number, length: number, all: number): SesRequest {
  const space = opcode === 'write' ? 'rma' : opcode.includes('tagged') || opcode.includes('tsend') ? 'tagged' : 'send';
  return sesRequest({
    opcode: opcodes.code[opcode],
    ...{ rel: true, jobId: 0xabcd, pidOnFep: 3, resourceIndex: indices[space], initiator: 17 },
    ...{ messageId, requestLength: all, messageOffset: offset, payloadLength: length, payload: new Uint8Array(length) },
    matchBits: opcode === 'write' ? 0x1001n : space === 'tagged' ? 10n : 0n,
    som: offset === 0 && opcode !== 'msg_error',
    eom: offset + length === all,
  });
}

/** A receive of the SEND space, or with a tag. */
export const receive = (wrId: number, length: number, matchBits = 0n) => ({
  ...{ wrId, length, matchBits, address: BigInt(0x4000 + 0x1000 * wrId), initiator: undefined },
  ignoreBits: matchBits === 0n ? 2n ** 64n - 1n : 0n,
});

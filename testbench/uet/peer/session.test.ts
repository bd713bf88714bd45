/** A session with the golden endpoint, and packets to its socket that are made by hand: no codec of ours has part. */
import { createSocket, type Socket } from 'node:dgram';
import { afterEach, expect, test } from 'vitest';
import { seededRandom } from '../../../support/random.ts';
import { GoldenNode } from './golden-node.ts';
import { Session, type SessionResult } from './session.ts';
import { SocketLine } from './socket-line.ts';

let socket: Socket | undefined;
afterEach(() => socket?.close());

/** A session without transfers of its own, and what asks its socket: a datagram, and the answer to it. */
async function listening(crc: 'none' | 'little' = 'none') {
  const random = seededRandom(1);
  const line = await SocketLine.open({
    ...{ listen: { host: '127.0.0.1', port: 0 }, answerPort: undefined, frames: { crc: false }, crc, loss: 0 },
    random,
  });
  const node = new GoldenNode({ mtu: 4096, cwnd: 65_536, initiator: 1, random });
  const settings = { cargo: undefined, peers: [], transfers: undefined, folder: undefined, mostBytes: 1000 };
  const session = new Session({ node, line, ...settings });
  const result = session.run();
  socket = createSocket('udp4');
  const own = socket;
  const answers: Buffer[] = [];
  let heard = (): void => {};
  own.on('message', (message) => {
    answers.push(message);
    heard();
  });
  const ask = async (bytes: Uint8Array): Promise<Buffer> => {
    own.send(bytes, line.address.port, '127.0.0.1');
    while (answers.length === 0)
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
    return answers.shift()!;
  };
  const end = async (): Promise<SessionResult> => {
    session.stop('the test is over');
    await line.close();
    return result;
  };
  return { ask, end, line };
}

/** RUD request that opens a PDC: flags, clear offset, PSN, SPDCID, {pdc_info, psn_offset}; then SES and its bytes. */
function request(psn: number, offset: number, retx: boolean, ses: Buffer): Buffer {
  const pds = Buffer.alloc(12);
  // Type 2, next header 3, retx, ar, syn.
  pds.writeUInt16BE((2 << 11) | (3 << 7) | (Number(retx) << 4) | (1 << 3) | (1 << 2), 0);
  pds.writeInt16BE(-1, 2);
  pds.writeUInt32BE(psn, 4);
  pds.writeUInt16BE(0x8123, 8);
  pds.writeUInt16BE(offset, 10);
  return Buffer.concat([pds, ses]);
}

interface Standard {
  readonly opcode: number;
  readonly messageId: number;
  readonly key?: bigint;
  readonly process?: number;
  readonly resource: number;
  readonly payload: Buffer;
}

/** A SEND, opcode 5, and a WRITE, opcode 1, to where docs/uet/peer.md says that they go. */
const aSend: Standard = { opcode: 5, messageId: 9, resource: 5, payload: Buffer.from('hello') };
const aWrite: Standard = { opcode: 1, messageId: 3, key: 0xbadn, resource: 7, payload: Buffer.from('lost') };

/** The standard SES header of a message of one packet (uet-wire.md 12.2). */
function standard({ opcode, messageId, key = 0n, process = 1, resource, payload }: Standard): Buffer {
  const ses = Buffer.alloc(44);
  ses[0] = opcode;
  // Version 0, absolute, som and eom.
  ses[1] = 0b11;
  ses.writeUInt16BE(messageId, 2);
  ses.writeUInt32BE(77, 4);
  ses.writeUInt16BE(process, 8);
  ses.writeUInt16BE(resource, 10);
  ses.writeUInt32BE(0x0102_0304, 20);
  ses.writeBigUInt64BE(key, 24);
  ses.writeUInt32BE(payload.length, 40);
  return Buffer.concat([ses, payload]);
}

test('a SEND from a foreign sender is acknowledged and heard of once, however often it comes', async () => {
  const { ask, end } = await listening();
  const send = standard(aSend);
  for (const retx of [false, true]) {
    const ack = await ask(request(1000, 0, retx, send));
    // Type 8 is ACK_CC; next header 4 a response.
    expect(ack.readUInt16BE(0) >> 11).toBe(8);
    expect((ack.readUInt16BE(0) >> 7) & 15).toBe(4);
    expect(ack.readUInt32BE(4)).toBe(1000);
    expect(ack.readUInt16BE(8)).not.toBe(0);
    expect(ack.readUInt16BE(10)).toBe(0x8123);
    expect(ack).toHaveLength(44);
    const response = ack.subarray(32);
    // Default response, OK, the message and its job.
    expect([response[0]! & 0x3f, response[1]! & 0x3f, response.readUInt16BE(2)]).toEqual([0, 1, 9]);
    expect(response.readUInt32BE(4) & 0xff_ffff).toBe(77);
  }
  // What gatewright peers say to each other is not in it.
  expect(await end()).toMatchObject({ others: 1, sent: [], received: [], passed: true });
});

/** By the return codes of uet-wire.md 12.8. */
const refused: readonly (readonly [what: string, packet: Standard, returnCode: number])[] = [
  ['a WRITE under a key that there is not', aWrite, 0x1c],
  ['a SEND to a process that there is not', { ...aSend, process: 2 }, 0x1a],
  ['a SEND to a resource index that there is not', { ...aSend, resource: 9 }, 0x19],
];

test.each(refused)('%s is refused', async (_, packet, returnCode) => {
  const { ask, end } = await listening();
  const ack = await ask(request(5, 0, false, standard(packet)));
  const response = ack.subarray(ack.length - 12);
  expect([response[0]! & 0x3f, response[1]! & 0x3f]).toEqual([1, returnCode]);
  expect((await end()).others).toBe(0);
});

const hello = request(1000, 0, false, standard(aSend));

test('what is no UET, or far too long, is counted and not answered', async () => {
  const { ask, end, line } = await listening();
  // Ones of type 2, a request: only its length is wrong.
  for (const bad of [Buffer.alloc(0), Buffer.alloc(100), Buffer.alloc(20_000, 0x11)])
    socket!.send(bad, line.address.port, '127.0.0.1');
  await ask(hello);
  expect(line.flows).toMatchObject([{ received: 4, refused: 3 }]);
  expect((await end()).others).toBe(1);
});

test('with a CRC a packet is taken that has the right one, and its answer has one too', async () => {
  const { ask, end, line } = await listening('little');
  socket!.send(hello, line.address.port, '127.0.0.1');
  // CRC-32C of those bytes as a bitwise loop in Python makes it.
  const ack = await ask(Buffer.concat([hello, Buffer.from('87be9991', 'hex')]));
  expect(ack).toHaveLength(48);
  expect(line.flows).toMatchObject([{ received: 2, refused: 1 }]);
  expect((await end()).others).toBe(1);
});

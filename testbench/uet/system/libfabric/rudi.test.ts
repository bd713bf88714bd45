/** READs and WRITEs by RUDI between golden endpoints (ses.md 7, uet-wire.md 7.13), also over bad networks. */
import { expect, test } from 'vitest';
import { opcodes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { seededRandom } from '../../../../support/random.ts';
import { dscps } from '../../blocks/endpoint/pair/endpoint-settings.ts';
import { noBytes, type SesRequest, sesRequest } from '../../golden/ses/packets/packet.ts';
import { requestLayers } from '../../golden/ses/packets/wire.ts';
import type { ProfileName } from '../../golden/ses/profiles.ts';
import { decode, type LayerInput, layerOf } from '../../golden/wire/index.ts';
import { leastTrimmed, trimmed } from '../../golden/wire/trim.ts';
import { BadNetwork } from './bad-network.ts';
import { framed, payloadOf } from './datagram-frames.ts';
import { indices, LibfabricEndpoint, pidOnFep } from './endpoint.ts';
import { HostArray } from './host-array.ts';
import { quickNetwork } from './ses-node.ts';

const mtu = 1024;
/** A key whose region may be read and written again (ses.md 5.1), and one that does not say so. */
const [safe, plain] = [(1n << 63n) | 5n, 6n];
const rights = { read: true, write: true, atomic: true };

/** With a limit of retransmissions by RTO, where one is given. */
function endpointOf(host: number, profile: ProfileName = 'hpc', maxRtoRetx?: number) {
  const random = seededRandom(host);
  const memory = new HostArray(16_384);
  const draws = { random: () => random.word() / 2 ** 32, word: () => random.word() };
  const of = maxRtoRetx !== undefined && {
    network: { ...quickNetwork, initiator: { ...quickNetwork.initiator, maxRtoRetx } },
  };
  const end = new LibfabricEndpoint({
    profile,
    mode: 'rud',
    jobId: 1,
    host,
    initiator: 100 + host,
    memory,
    ...draws,
    ...of,
  });
  const sent: Uint8Array[] = [];
  end.node.onFrame = (frame) => sent.push(frame);
  end.register(safe, 4096n, 8192, rights);
  end.register(plain, 4096n, 8192, rights);
  return { end, sent, memory };
}

const headers = (frame: Uint8Array) => decode(frame, { crc: 'little' }).layers;
const requestOf = (frame: Uint8Array) => layerOf(headers(frame), 'rudi_req')?.fields;
const responseOf = (frame: Uint8Array) => layerOf(headers(frame), 'rudi_resp')?.fields;
const codeOf = (frame: Uint8Array) =>
  (layerOf(headers(frame), 'ses_response') ?? layerOf(headers(frame), 'ses_response_data'))?.fields.return_code;

/** All that `from` has sent comes to `to`. */
function carry(from: ReturnType<typeof endpointOf>, to: ReturnType<typeof endpointOf>, time: number): Uint8Array[] {
  from.end.node.poll(time);
  const frames = from.sent.splice(0);
  for (const frame of frames) to.end.node.receive(frame);
  return frames;
}

test('a write is a request of type 4 for each packet, and each has a response of its pkt_id and no PDC', () => {
  const [a, b] = [endpointOf(0), endpointOf(1)];
  const payload = payloadOf(2500);
  a.end.write(1, payload, safe, 100n, 'out', { mode: 'rudi' });
  const requests = carry(a, b, 0);
  // Type 4, the standard header after it, and the pkt_id (3.4).
  const starts = requests.map((frame) => Buffer.from(frame.subarray(42, 50)).toString('hex'));
  expect(starts).toEqual([0, 1, 2].map((id) => `218000000000000${id}`));
  const answers = carry(b, a, 1);
  expect(answers.map((frame) => [responseOf(frame)?.pkt_id, codeOf(frame)])).toEqual([0, 1, 2].map((id) => [id, 1]));
  expect(answers.every((frame) => frame[42] === 0x2a)).toBe(true);
  expect(a.end.cqRead()).toMatchObject([{ context: 'out', op: 'write', code: 'ok', length: 2500 }]);
  expect(b.memory.read(4196n, 2500)).toEqual(payload);
  expect([b.end.cqRead(), b.end.node.rudi]).toEqual([[], { delivered: 3, trimmed: 0, strange: 0 }]);
  for (const { end } of [a, b])
    expect([end.node.isIdle, end.node.pds.pdcs(), end.node.pdsTarget.pdcs()]).toEqual([true, [], []]);
});

test.each([0, 1, mtu, mtu + 1, 5000])('a read of %i bytes has them in its responses', (length) => {
  const [a, b] = [endpointOf(0), endpointOf(1)];
  const bytes = payloadOf(length);
  b.memory.write(4096n + 7n, bytes);
  a.end.read(1, 300n, length, safe, 7n, 'in', { mode: 'rudi' });
  const requests = carry(a, b, 0);
  expect(requests).toHaveLength(Math.max(1, Math.ceil(length / mtu)));
  const answers = carry(b, a, 1);
  expect(answers.map((frame) => responseOf(frame)?.pkt_id)).toEqual(requests.map((frame) => requestOf(frame)?.pkt_id));
  expect(a.end.cqRead()).toMatchObject([{ context: 'in', op: 'read', code: 'ok', length }]);
  expect(a.memory.read(300n, length)).toEqual(bytes);
  expect([a.end.node.isIdle, b.end.cqRead()]).toEqual([true, []]);
});

test('a key that is not IDEMPOTENT_SAFE is OP_VIOLATION, by RUDI alone', () => {
  const [a, b] = [endpointOf(0), endpointOf(1)];
  a.end.write(1, payloadOf(40), plain, 0n, 'write', { mode: 'rudi' });
  a.end.read(1, 0n, 2 * mtu, plain, 0n, 'read', { mode: 'rudi' });
  a.end.write(1, payloadOf(40), 77n | safe, 0n, 'unknown', { mode: 'rudi' });
  a.end.write(1, payloadOf(40), safe, 8190n, 'outside', { mode: 'rudi' });
  carry(a, b, 0);
  carry(b, a, 1);
  const codes = a.end.cqRead().map(({ context, code }) => [context, code]);
  expect(codes).toEqual([
    ['write', 'op_violation'],
    ['read', 'op_violation'],
    ['unknown', 'bad_mkey'],
    ['outside', 'bad_addr'],
  ]);
  expect(b.memory.writes.every((times) => times === 0)).toBe(true);
  a.end.write(1, payloadOf(40), plain, 0n, 'by PDC');
  for (let time = 2; time < 8; time += 2) {
    carry(a, b, time);
    carry(b, a, time + 1);
  }
  expect(a.end.cqRead()).toMatchObject([{ context: 'by PDC', code: 'ok' }]);
});

test('what RUDI does not carry is refused in a sentence, and so is RUDI where its profile has none', () => {
  const { end, sent } = endpointOf(0);
  const of = { peer: 1, rel: true, jobId: 1, pidOnFep, resourceIndex: indices.rma, initiator: 1, matchBits: safe };
  const start = (more: object) =>
    end.node.ses.start({ opcode: 'write', mode: 'rudi', payload: payloadOf(8), ...of, ...more }, () => {});
  expect(() => start({ opcode: 'send' })).toThrow('send does not go by rudi: only reads and writes do');
  expect(() => start({ opcode: 'atomic' })).toThrow('atomic does not go by rudi');
  expect(() => end.write(1, payloadOf(8), safe, 0n, 'data', { mode: 'rudi', data: 1n })).toThrow(
    'a write by rudi is not told to the target, so it has no data for it',
  );
  for (const profile of ['ai_full', 'ai_base'] as const)
    expect(() => endpointOf(2, profile).end.write(1, payloadOf(8), safe, 0n, 'x', { mode: 'rudi' })).toThrow(
      `${profile} has no rudi`,
    );
  end.node.poll(0);
  expect([sent, end.cqRead(), end.node.isIdle]).toEqual([[], [], true]);
});

const { code } = opcodes;
const rudi = (pktId: number, retx = 0): LayerInput => ({ name: 'rudi_req', fields: { pkt_id: pktId, retx } });
/** A WRITE of 40 bytes by RUDI, but for what is said. */
function rudiFrame(of: Partial<SesRequest>, { to = 1, pktId = 9, retx = 0 } = {}): Uint8Array {
  const payload = of.payload ?? payloadOf(40);
  const length = { requestLength: payload.length, payloadLength: payload.length };
  const where = { rel: true, jobId: 1, pidOnFep, resourceIndex: indices.rma, initiator: 100, matchBits: safe };
  const request = sesRequest({ opcode: code.write, messageId: 3, payload, ...length, ...where, ...of });
  return framed([rudi(pktId, retx), ...requestLayers(request)], to);
}

const refused: readonly (readonly [why: string, code: keyof typeof returnCodes.code, of: Partial<SesRequest>])[] = [
  ['with data for the host', 'op_violation', { hd: true, headerData: 1n }],
  ['that is a SEND', 'op_violation', { opcode: code.send, resourceIndex: indices.send }],
  ['that is a datagram', 'op_violation', { opcode: code.datagram_send, resourceIndex: indices.send }],
  ['that is a NO_OP', 'op_violation', { opcode: code.no_op, payload: noBytes }],
  ['that is an RTR', 'op_violation', { opcode: code.deferrable_rtr, payload: noBytes, matchBits: 1n << 32n }],
  ['that is a MSG_ERROR', 'op_violation', { opcode: code.msg_error, som: false, payload: noBytes, messageOffset: 8 }],
  ['of another job', 'bad_job_id', { jobId: 2 }],
  ['with ie', 'initiator_error', { ie: true }],
  ['longer than it says', 'op_violation', { requestLength: 39 }],
];

test.each(refused)('a packet of RUDI %s is answered %s, and nothing is left of it', (_why, name, of) => {
  const { end, sent, memory } = endpointOf(1);
  end.recv(0n, 100, 'in');
  end.send(0, payloadOf(10), 'out', { protocol: 'deferrable' });
  end.node.poll(0);
  sent.splice(0);
  for (const pktId of [9, 10]) end.node.receive(rudiFrame(of, { pktId }));
  expect(sent.map((frame) => [responseOf(frame)?.pkt_id, codeOf(frame)])).toEqual([
    [9, returnCodes.code[name]],
    [10, returnCodes.code[name]],
  ]);
  expect([end.node.ses.target.underWay, end.cqRead()]).toEqual([0, []]);
  expect(memory.writes.every((times) => times === 0)).toBe(true);
});

test('parts of a write are placed by themselves, also an empty last one, and leave nothing', () => {
  const { end, sent, memory } = endpointOf(1);
  const payload = payloadOf(40);
  const part = { requestLength: 120, som: false, messageId: 8 } as const;
  end.node.receive(rudiFrame({ ...part, eom: false, messageOffset: 40, payload }));
  end.node.receive(rudiFrame({ ...part, eom: true, messageOffset: 80, payload: noBytes }));
  expect(sent.map(codeOf)).toEqual([1, 1]);
  expect(memory.read(4136n, 40)).toEqual(payload);
  expect([end.node.ses.target.underWay, end.cqRead()]).toEqual([0, []]);
});

test('a request that comes again is done again, and its response says that it was a retransmission', () => {
  const { end, sent, memory } = endpointOf(1);
  end.node.receive(rudiFrame({}));
  end.node.receive(rudiFrame({}, { retx: 1 }));
  expect(sent.map((frame) => responseOf(frame)?.retx)).toEqual([0, 1]);
  expect(memory.writes.subarray(4096, 4136).every((times) => times === 2)).toBe(true);
});

test('a trimmed request has a NACK of its pkt_id and no PDC; one for another address, or without SES, has nothing', () => {
  const { end, sent } = endpointOf(1);
  const frame = rudiFrame({});
  for (const dscp of [dscps.trimmed, dscps.lastHop])
    end.node.receive(trimmed(frame, { dscp, bytes: leastTrimmed.udp }, { crc: 'little' }));
  const nack = { nt: 1, nack_pkt_id: 9, spdcid: 0, dpdcid: 0, payload: 0, retx: 0, m: 0 };
  expect(sent.map((of) => layerOf(headers(of), 'nack')?.fields)).toMatchObject([
    { ...nack, nack_code: 1 },
    { ...nack, nack_code: 2 },
  ]);
  sent.splice(0);
  end.node.receive(rudiFrame({}, { to: 2 }));
  end.node.receive(
    trimmed(rudiFrame({}, { to: 2 }), { dscp: dscps.trimmed, bytes: leastTrimmed.udp }, { crc: 'little' }),
  );
  end.node.receive(framed([rudi(1)]));
  const base = endpointOf(1, 'ai_full');
  base.end.node.receive(frame);
  expect([sent, base.sent, end.node.rudi]).toEqual([[], [], { delivered: 0, trimmed: 2, strange: 3 }]);
});

test('a lost response lets the request come again, with retx and the same pkt_id, and completes it once', () => {
  const [a, b] = [endpointOf(0), endpointOf(1)];
  const payload = payloadOf(40);
  a.end.write(1, payload, safe, 0n, 'out', { mode: 'rudi' });
  const [first] = carry(a, b, 0);
  b.sent.splice(0);
  const [again] = carry(a, b, 3000);
  const { pkt_id } = requestOf(first!)!;
  expect(requestOf(again!)).toMatchObject({ pkt_id, retx: 1 });
  carry(b, a, 3001);
  b.end.node.receive(again!);
  carry(b, a, 3002);
  expect(a.end.cqRead()).toMatchObject([{ context: 'out', code: 'ok' }]);
  expect(a.end.node.pds.counters.get('pkt_id_unknown')).toBe(1);
  expect(b.memory.writes.subarray(4096, 4136).every((times) => times === 3)).toBe(true);
});

test('a peer that does not answer is given up', () => {
  const { end, sent } = endpointOf(0, 'hpc', 3);
  end.write(1, payloadOf(3000), safe, 0n, 'write', { mode: 'rudi' });
  end.read(1, 0n, 3000, safe, 0n, 'read', { mode: 'rudi' });
  for (let time = 0; !end.node.isIdle; time += 100) {
    expect(time).toBeLessThan(1e6);
    end.node.poll(time);
  }
  expect(end.cqRead()).toMatchObject([
    { context: 'write', code: 'pds' },
    { context: 'read', code: 'pds' },
  ]);
  expect(sent).toHaveLength(6 * 4);
});

test('a write that is stopped sends nothing of it, as the target knows nothing to end', () => {
  const { end, sent } = endpointOf(0);
  end.write(0, payloadOf(200 * mtu), safe, 0n, 'out', { mode: 'rudi' });
  end.node.poll(0);
  const left = sent.splice(0).length;
  expect([left < 200, end.cancel('out')]).toEqual([true, true]);
  for (let pktId = 0; pktId < left; pktId++)
    end.node.receive(
      answer(pktId, {
        name: 'ses_response',
        fields: { opcode: 0, return_code: 1, message_id: 1, job_id: 1, modified_length: 0 },
      }),
    );
  end.node.poll(1);
  expect([sent, end.cqRead()]).toMatchObject([[], [{ context: 'out', code: 'cancelled' }]]);
});

/** A response of host 0 to itself. */
const answer = (pktId: number, ...ses: readonly LayerInput[]): Uint8Array =>
  framed([{ name: 'rudi_resp', fields: { pkt_id: pktId } }, ...ses], 0);

test('a response without what was asked for fails its message, as no other comes', () => {
  const { end, sent } = endpointOf(0);
  const ses = (opcode: number): LayerInput => ({
    name: 'ses_response',
    fields: { opcode, return_code: 1, message_id: 1, job_id: 1, modified_length: 0 },
  });
  // DEFAULT and NO_RESPONSE for a read, NO_RESPONSE for a write.
  end.read(0, 0n, 8, safe, 0n, 'no bytes', { mode: 'rudi' });
  end.read(0, 0n, 8, safe, 0n, 'bare', { mode: 'rudi' });
  end.read(0, 0n, 8, safe, 0n, 'later', { mode: 'rudi' });
  end.write(0, payloadOf(8), safe, 0n, 'write', { mode: 'rudi' });
  end.node.poll(0);
  expect(sent).toHaveLength(4);
  for (const [pktId, layers] of [[ses(0)], [], [ses(3)], [ses(3)]].entries())
    end.node.receive(answer(pktId, ...layers));
  const told = end.cqRead().map(({ context, code }) => [context, code]);
  expect(told).toEqual(['no bytes', 'bare', 'later', 'write'].map((context) => [context, 'pds']));
  expect(end.node.isIdle).toBe(true);
});

test.each([
  ['loss', 0.05, 0],
  ['copies', 0, 0.1],
  ['both', 0.1, 0.1],
] as const)(
  'over a network with %s each completes once, and memory has what was written and read',
  (_of, loss, copies) => {
    const random = seededRandom(5);
    const [count, room, area] = [160, 5000, 1 << 20];
    const network = new BadNetwork({ hosts: 4, seed: 2, loss, copies, memory: 2 * area, profile: 'hpc', mode: 'rud' });
    const half = BigInt(area / 2);
    for (const [host, end] of network.endpoints.entries()) {
      // Peers write into the lower half of the region, and read from the upper one.
      end.register(safe, 0n, area, { ...rights, atomic: false });
      network.memories[host]!.bytes.set(payloadOf(area / 2, host), area / 2);
    }
    const places = network.endpoints.map(() => 0);
    const ways: ('rudi' | 'rud')[] = [];
    const tasks = Array.from({ length: count }, (_, i) => {
      const from = random.below(4);
      const to = (from + 1 + random.below(3)) % 4;
      const isRead = random.chance(0.5);
      const length = random.below(room + 1);
      const at = places[isRead ? from : to]!++;
      ways.push(random.chance(0.8) ? 'rudi' : 'rud');
      return { from, to, isRead, length, at: isRead ? area + at * room : at * room, offset: random.below(area / 4), i };
    });
    for (const { from, to, isRead, length, at, offset, i } of tasks) {
      const [end, of] = [network.endpoints[from]!, { mode: ways[i]! }];
      if (isRead) end.read(to, BigInt(at), length, safe, half + BigInt(offset), i, of);
      else end.write(to, payloadOf(length, i), safe, BigInt(at), i, of);
    }
    const told: unknown[] = [];
    network.run(() => {
      for (const end of network.endpoints) told.push(...end.cqRead().map(({ context, code: name }) => [context, name]));
      return told.length === count;
    });
    // Nothing comes after that.
    network.run(() => network.now > 40e9);
    for (const end of network.endpoints) expect(end.cqRead()).toEqual([]);
    expect(new Set(told.map((one) => (one as [number, string])[0])).size).toBe(count);
    expect(told.every((one) => (one as [number, string])[1] === 'ok')).toBe(true);
    let most = 0;
    for (const { from, to, isRead, length, at, offset, i } of tasks) {
      const memory = network.memories[isRead ? from : to]!;
      const bytes = isRead ? network.memories[to]!.read(half + BigInt(offset), length) : payloadOf(length, i);
      expect(memory.read(BigInt(at), length)).toEqual(bytes);
      const times = memory.writes.subarray(at, at + room);
      // A read places what has come for it once.
      const mostHere = ways[i] === 'rudi' && !isRead ? Number.POSITIVE_INFINITY : 1;
      expect(times.subarray(0, length).every((of) => of >= 1 && of <= mostHere)).toBe(true);
      expect(times.subarray(length).every((of) => of === 0)).toBe(true);
      if (length > 0) most = Math.max(most, times[0]!);
    }
    // Idempotent is that some were done more than once.
    expect(most > 1).toBe(true);
    for (const { node } of network.endpoints as readonly LibfabricEndpoint[]) expect(node.isIdle).toBe(true);
  },
);

/** Datagrams by UUD between golden endpoints (ses.md 7, uet-wire.md 7.14): each profile, refusals, and bad networks. */
import { expect, test } from 'vitest';
import { opcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { seededRandom } from '../../../../support/random.ts';
import { dscps } from '../../blocks/endpoint/pair/endpoint-settings.ts';
import { requestOf } from '../../golden/ses/packets/wire.ts';
import type { ProfileName } from '../../golden/ses/profiles.ts';
import { decode, layerOf } from '../../golden/wire/index.ts';
import { leastTrimmed, trimmed } from '../../golden/wire/trim.ts';
import { BadNetwork } from './bad-network.ts';
import { frameOf, payloadOf, refused, withoutSes } from './datagram-frames.ts';
import { indices, LibfabricEndpoint, pidOnFep } from './endpoint.ts';
import { HostArray } from './host-array.ts';

const mtu = 1024;

/** An endpoint with nothing around it: what leaves is in `sent`. */
function endpointOf(profile: ProfileName, host: number) {
  const random = seededRandom(host);
  const memory = new HostArray(8192);
  const draws = { random: () => random.word() / 2 ** 32, word: () => random.word() };
  const end = new LibfabricEndpoint({ profile, mode: 'rud', jobId: 1, host, initiator: 100 + host, memory, ...draws });
  const sent: Uint8Array[] = [];
  end.node.onFrame = (frame) => sent.push(frame);
  return { end, sent, memory };
}

const profileNames = ['hpc', 'ai_full', 'ai_base'] as const;

test.each(profileNames)('%s: a datagram is one packet of UUD, which opens no PDC and has no answer', (profile) => {
  const [a, b] = [endpointOf(profile, 0), endpointOf(profile, 1)];
  for (const [i, length] of [0, 1, 1023, mtu].entries()) {
    const payload = payloadOf(length, i);
    b.end.recv(BigInt(2048 * i), 2000, `in ${i}`);
    a.end.sendDatagram(1, payload, `out ${i}`, i % 2 === 0 ? {} : { data: 77n });
    a.end.node.poll(i);
    const [frame, ...others] = a.sent.splice(0);
    expect(others).toEqual([]);
    // Type 6, and the standard header after it (3.5).
    expect(Buffer.from(frame!.subarray(42, 46)).toString('hex')).toBe('31800000');
    const { layers } = decode(frame!, { crc: 'little' });
    const { datagram_send: opcode } = opcodes.code;
    const header = { opcode, message_id: 0, som: 1, eom: 1, request_length: length };
    expect(layerOf(layers, 'ses_standard')?.fields).toMatchObject(header);
    expect(a.end.cqRead()).toMatchObject([{ context: `out ${i}`, op: 'send', code: 'ok', length }]);
    b.end.node.receive(frame!);
    b.end.node.poll(i);
    const data = i % 2 === 0 ? undefined : 77n;
    const told = { context: `in ${i}`, op: 'recv', code: 'ok', length, source: 100, data };
    expect(b.end.cqRead()).toMatchObject([told]);
    expect(b.memory.read(BigInt(2048 * i), length)).toEqual(payload);
  }
  for (const { end, sent } of [a, b]) {
    end.node.poll(1e6);
    expect([sent, end.node.isIdle, end.node.pds.pdcs(), end.node.pdsTarget.pdcs()]).toEqual([[], true, [], []]);
  }
  expect([b.end.datagramsDropped, b.end.node.datagrams.delivered]).toEqual([0, 4]);
});

test('what is no datagram is refused in a sentence', () => {
  const { end, sent } = endpointOf('hpc', 0);
  expect(() => end.sendDatagram(1, payloadOf(mtu + 1), 'long')).toThrow(
    'a datagram is one packet of at most 1024 bytes, not 1025: send it as a message',
  );
  const of = { peer: 1, rel: true, jobId: 1, pidOnFep, resourceIndex: indices.send, initiator: 1, matchBits: 0n };
  const start = (more: object) =>
    end.node.ses.start({ opcode: 'datagram_send', mode: 'uud', payload: payloadOf(8), ...of, ...more }, () => {});
  expect(() => start({ dc: true })).toThrow('nothing answers a datagram, so it cannot ask for delivery complete');
  expect(() => start({ mode: 'rud' })).toThrow('datagram_send does not go by rud');
  expect(() => start({ opcode: 'send' })).toThrow('send does not go by uud');
  end.node.poll(0);
  expect([sent, end.cqRead(), end.node.isIdle]).toEqual([[], [], true]);
});

const whole = payloadOf(40);

test.each(profileNames.flatMap((profile) => refused.map(([why, request]) => [profile, why, request] as const)))(
  '%s: a packet of UUD %s is dropped, counted and not answered, and takes no receive',
  (profile, _why, request) => {
    const { end, sent, memory } = endpointOf(profile, 1);
    end.register(0n, 0n, 4096, { read: true, write: true, atomic: true });
    end.recv(4096n, 100, 'in');
    // A message that an RTR would be for.
    end.send(0, whole, 'out', { protocol: 'deferrable' });
    end.node.poll(0);
    sent.splice(0);
    end.node.receive(frameOf(request));
    end.node.poll(1);
    expect([end.datagramsDropped + end.node.datagrams.strange, sent, end.cqRead()]).toEqual([1, [], []]);
    expect(memory.writes.every((times) => times === 0)).toBe(true);
    end.node.receive(frameOf({}));
    expect(end.cqRead()).toMatchObject([{ context: 'in', code: 'ok', length: 40 }]);
  },
);

test('a datagram without a receive is dropped in every profile, as nothing keeps it for one', () => {
  for (const profile of profileNames) {
    const { end, sent } = endpointOf(profile, 1);
    end.node.receive(frameOf({}));
    end.recv(0n, 100, 'late');
    end.node.poll(1);
    expect([end.datagramsDropped, sent, end.cqRead()]).toEqual([1, [], []]);
  }
});

test('a datagram that is trimmed, for another address, wrong in a bit, or without SES comes to nothing', () => {
  const { end, sent } = endpointOf('hpc', 1);
  end.recv(0n, 100, 'in');
  const frame = frameOf({});
  for (const dscp of [dscps.trimmed, dscps.lastHop])
    end.node.receive(trimmed(frame, { dscp, bytes: leastTrimmed.udp }, { crc: 'little' }));
  end.node.receive(frameOf({}, { to: 2 }));
  end.node.receive(Uint8Array.from(frame, (byte, at) => byte ^ Number(at === 60)));
  end.node.receive(withoutSes);
  end.node.poll(1);
  expect(end.node.datagrams).toEqual({ delivered: 0, trimmed: 2, strange: 2 });
  expect([end.datagramsDropped, sent, end.cqRead()]).toEqual([0, [], []]);
});

test('DATAGRAM_SEND by a PDC is OP_VIOLATION', () => {
  const { end, sent } = endpointOf('hpc', 1);
  end.recv(0n, 100, 'in');
  const pds = { name: 'rud_req', fields: { syn: 1, psn_offset: 0, psn: 7, clear_psn_offset: 0, spdcid: 3 } } as const;
  end.node.receive(frameOf({ messageId: 1 }, { pds }));
  const codes = sent.map((frame) => layerOf(decode(frame, { crc: 'little' }).layers, 'ses_response')?.fields);
  expect(codes).toMatchObject([{ return_code: 0x18 }]);
  expect(end.cqRead()).toEqual([]);
});

test('a shorter receive gets what fits, and a medium header does as well', () => {
  const { end, memory } = endpointOf('ai_base', 1);
  end.recv(0n, 30, 'short');
  end.recv(100n, 100, 'medium');
  end.node.receive(frameOf({}));
  end.node.receive(frameOf({ form: 'medium' }));
  const entries = [
    { context: 'short', code: 'ok', length: 30, cut: 10 },
    { context: 'medium', code: 'ok', length: 40, cut: 0 },
  ];
  expect(end.cqRead()).toMatchObject(entries);
  expect(memory.read(0n, 31)).toEqual(Uint8Array.of(...whole.subarray(0, 30), 0));
  expect(memory.read(100n, 40)).toEqual(whole);
});

test('the completion comes when the line has the datagram, whatever the window of its peer holds back', () => {
  const { end, sent } = endpointOf('hpc', 0);
  end.send(1, payloadOf(8192), 'message');
  for (let i = 0; i < 100; i++) end.send(1, payloadOf(4096), `message ${i}`);
  end.node.poll(0);
  const held = sent.splice(0).length;
  expect(held).toBeLessThan(408);
  end.node.takesFrame = () => false;
  end.sendDatagram(1, whole, 'out');
  end.node.poll(1);
  expect([sent, end.cqRead()]).toEqual([[], []]);
  end.node.takesFrame = () => true;
  end.node.lineIsFree();
  expect(sent.map((frame) => frame[42]! >> 3)).toEqual([6]);
  expect(end.cqRead()).toMatchObject([{ context: 'out', code: 'ok' }]);
});

/** Datagrams of four hosts, each with a receive for all that may come, and a guard after it. */
const room = 1100;

test.each([
  ['AI Base', 'ai_base', 0.05, 0.1],
  ['AI Full', 'ai_full', 0.1, 0],
  ['HPC', 'hpc', 0, 0.1],
] as const)(
  '%s: each packet that a bad network brings is delivered once, and nothing else moves',
  (_name, profile, loss, copies) => {
    const random = seededRandom(11);
    const count = 120;
    const memory = 4 * count * room;
    const network = new BadNetwork({ hosts: 4, seed: 3, loss, copies, memory, profile, mode: 'rud' });
    const places = network.endpoints.map(() => 4 * count);
    for (const [host, end] of network.endpoints.entries())
      for (let i = 0; i < places[host]!; i++) end.recv(BigInt(i * room), room, i);
    const sent = Array.from({ length: count }, (_, i) => {
      const [from, step] = [random.below(4), 1 + random.below(3)];
      return { from, to: (from + step) % 4, payload: payloadOf(random.below(mtu + 1), i) };
    });
    const arrived = sent.map(() => 0);
    let frames = 0;
    network.onArrived = (frame) => {
      frames++;
      arrived[Number(requestOf(decode(frame, { crc: 'little' }).layers, mtu)!.headerData)]!++;
    };
    for (const [i, { from, to, payload }] of sent.entries())
      network.endpoints[from]!.sendDatagram(to, payload, `out ${i}`, { data: BigInt(i) });
    const end = 100e6;
    network.run(() => network.now >= end);
    const delivered = sent.map(() => 0);
    const orders = network.endpoints.map(() => [] as number[]);
    for (const [host, endpoint] of network.endpoints.entries()) {
      const entries = endpoint.cqRead();
      for (const { op, context, code: told, length, source, data } of entries) {
        if (op === 'send') continue;
        const { from, to, payload } = sent[Number(data)]!;
        expect([told, length, source, to]).toEqual(['ok', payload.length, from, host]);
        const at = (context as number) * room;
        const { bytes: all, writes } = network.memories[host]!;
        expect(all.slice(at, at + room)).toEqual(Uint8Array.from({ length: room }, (_, k) => payload[k] ?? 0));
        expect(writes.subarray(at, at + room).every((times, k) => times === Number(k < length))).toBe(true);
        delivered[Number(data)]!++;
        orders[host]!.push(Number(data));
      }
      const own = sent.flatMap(({ from }, i) => (from === host ? [`out ${i}`] : []));
      expect(new Set(entries.flatMap(({ op, context }) => (op === 'send' ? [context] : [])))).toEqual(new Set(own));
      expect(entries.filter(({ op }) => op === 'send')).toHaveLength(own.length);
      expect(endpoint.datagramsDropped).toBe(0);
    }
    expect(delivered).toEqual(arrived);
    // Nothing but datagrams was on the line.
    expect(frames).toBe(arrived.reduce((sum, times) => sum + times, 0));
    const isCounted = (times: number) => arrived.filter((of) => of === times).length;
    expect(isCounted(1)).toBeGreaterThan(count / 2);
    expect(isCounted(0) > 0).toBe(loss > 0);
    expect(arrived.some((times) => times > 1)).toBe(copies > 0);
    // Paths differ, and so do the times of copies.
    const isInOrder = orders.every((order) => order.every((task, k) => k === 0 || order[k - 1]! < task));
    expect(isInOrder).toBe(false);
  },
);

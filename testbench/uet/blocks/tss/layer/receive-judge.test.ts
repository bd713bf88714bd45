import { receiveJudge } from '../../../../../rtl-gen/uet/tss/layer/receive-judge.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { clearBytes, deriveKey, numberOf, packetKey, type SecureDomain } from '../../../golden/tss/index.ts';
import { type Packet, readTssHeader, tssAad, tssHeaderBytes, tssIv } from '../../../golden/tss/packet.ts';
import { chance, portsOf, type TestContext } from '../../test-kit.ts';
import { expect, hwTest } from '../../vitest-kit.ts';
import { anyDomain, anyHeader, anyPacket, aroundOf, domainFields, sealedFor } from './layer-traffic.ts';

const sizes = { domains: 4, keys: 8 };
/** Few, so that random bodies are longer. */
const mostBytes = 96;
const judge = receiveJudge(sizes, mostBytes);
const judgeOf = portsOf(judge);
const icvBytes = 16;

type Told = ReturnType<ReturnType<typeof judgeOf>['down']['payload']['get']>;

/** What a packet is judged to be: what the golden endpoint says, where it does not need the key for that. */
function judgement(domain: SecureDomain | undefined, packet: Packet, isLatched: boolean): string {
  const limit = isLatched ? { authFailureLimit: 0 } : {};
  const endpoint = new TssEndpoint({
    domains: domain === undefined ? [] : [{ ...domain, ...limit }],
    ...{ bindings: new Map(), jobOf: () => undefined },
  });
  const received = endpoint.receive(packet);
  const reason = received.kind === 'dropped' ? received.reason : received.kind;
  if (received.kind === 'accepted' && received.sdi === undefined) return 'plain';
  if (!['accepted', 'auth_fail', 'late', 'early', 'latched'].includes(reason)) return reason;
  const header = readTssHeader(packet.body);
  if (typeof header === 'string') throw new Error('a packet without TSS header is not to be opened');
  if (packet.body.length - tssHeaderBytes(header) - icvBytes > mostBytes) return 'invalid';
  return ['late', 'early', 'latched'].includes(reason) ? reason : 'open';
}

/** All that is told of a packet that is to be opened is what the golden model seals and opens with. */
function checkOpen(domain: SecureDomain, index: number, packet: Packet, { packet: toldOf, request }: Told): void {
  const header = readTssHeader(packet.body);
  if (typeof header === 'string') throw new Error('a packet without TSS header is not to be opened');
  const around = tssAad(packet, new Uint8Array(), domain.udpAad);
  const front = tssHeaderBytes(header);
  expect(toldOf.iv).toBe(numberOf(tssIv(header, packet.source, new Uint8Array(12))));
  expect(toldOf).toMatchObject({
    index,
    header_bytes: around.length,
    aad_bytes: around.length + clearBytes(domain, header),
    skipped_bytes: around.length + front,
    opened_bytes: packet.body.length - front - icvBytes,
  });
  expect(request).toMatchObject({
    association: 2 * index + header.an,
    derive: Number(domain.mode === 'cluster' || domain.mode === 'server'),
    direct: Number(domain.mode === 'direct'),
  });
  expect(BigInt(toldOf.header) >> BigInt(8 * (40 - around.length))).toBe(numberOf(around));
  if (request.derive === 0) {
    // What is not derived is of nothing but its association.
    expect(request).toMatchObject({ wide: 0, address: 0n, epoch: 0, rekey: 0 });
    return;
  }
  const wide = packet.source.length === 16;
  expect(request.wide).toBe(Number(wide));
  const bytes = wide ? 16 : 4;
  const address = Buffer.from(request.address.toString(16).padStart(2 * bytes, '0'), 'hex');
  const derived = deriveKey(domain.associations[header.an as 0 | 1]!.key, {
    mode: request.server === 1 ? 'server' : 'cluster',
    ...{ epoch: request.epoch, rekey: request.rekey, address },
  });
  expect(derived).toEqual(packetKey(domain, header, packet, 'receive'));
}

/** The packet as the finder hands it on. */
function withDomain(
  { random }: TestContext,
  packet: Packet,
  { known, index, domain }: { readonly known: boolean; readonly index: number; readonly domain: SecureDomain },
) {
  const begin = Uint8Array.from({ length: 16 }, (_, i) => packet.body[i] ?? random.below(256));
  const head = { ...aroundOf(packet), trimmed: Number(packet.trimmed === true), tag: random.below(256) };
  return {
    ...{ known: Number(known), index, domain: domainFields(domain) },
    packet: { head, begin: numberOf(begin) },
  };
}

/** A packet as it may arrive: with any TSS header, or none, of any length about those at which something changes. */
function arrival({ random }: TestContext, domain: SecureDomain): Packet {
  const plain = anyPacket(random, 1 + random.below(random.pick([8, 40, 140])));
  const trimmed = random.chance(0.1) ? { trimmed: true } : {};
  if (random.chance(0.1)) return { ...plain, ...trimmed };
  if (random.chance(0.03)) return { ...plain, ...trimmed, body: new Uint8Array() };
  const header = anyHeader(random, domain);
  const { associations } = domain;
  const both = [associations[0] ?? associations[1], associations[1] ?? associations[0]] as const;
  const sealed = sealedFor({ ...domain, associations: both }, header, plain);
  const length = random.chance(0.2) ? random.below(sealed.body.length + 1) : sealed.body.length;
  return { ...sealed, ...trimmed, body: sealed.body.subarray(0, length) };
}

hwTest(
  'packets are judged as the golden endpoint judges them, and told with what opens them, on yosys',
  judge,
  async (t, dut) => {
    const { random } = t;
    const [up, down] = [t.source(dut.up, { valid: chance(0.8) }), t.sink(dut.down, { ready: chance(0.8) })];
    const seen = new Map<string, number>();
    for (let round = 0; round < 600; round++) {
      const [domain, index] = [anyDomain(random, random.below(4)), random.below(4)];
      const packet = arrival(t, domain);
      const header = readTssHeader(packet.body);
      // What the finder says, whatever stands where there is no header.
      const known = typeof header === 'string' ? random.chance(0.5) : header.sdi === domain.sdi;
      const latched = random.chance(0.3) ? random.below(2 ** sizes.domains) : 0;
      dut.latched.set(latched);
      const item = withDomain(t, packet, { known, index, domain });
      await up.send(item);
      // What is latched in the clock in which it is taken counts alone.
      dut.latched.set(random.below(2 ** sizes.domains));
      const told = (await down.recv()).item;
      const expected = judgement(known ? domain : undefined, packet, ((latched >> index) & 1) === 1);
      seen.set(expected, 1 + (seen.get(expected) ?? 0));
      expect(told.packet.judgement, `packet ${round}`).toBe(expected);
      expect(told.needed).toBe(Number(expected === 'open'));
      expect(told.packet.tag).toBe(item.packet.head.tag);
      expect(told.packet.around.bytes).toBe(packet.body.length);
      if (typeof header !== 'string') expect(told.packet.sdi).toBe(header.sdi);
      if (expected === 'open') checkOpen(domain, index, packet, told);
    }
    expect([...seen.keys()].toSorted()).toEqual([
      'early',
      'hint',
      'invalid',
      'invalid_sa',
      'latched',
      'late',
      'open',
      'plain',
    ]);
  },
  { engine: 'yosys' },
);

hwTest(
  'a packet a clock, 2 clocks later, on yosys',
  judge,
  async (t, dut) => {
    const [up, down] = [t.source(dut.up), t.sink(dut.down)];
    const domain = anyDomain(t.random, 1);
    const item = withDomain(t, arrival(t, domain), { known: true, index: 0, domain });
    const sent = await Promise.all([0, 1, 2].map(() => up.send(item)));
    const told = [await down.recv(), await down.recv(), await down.recv()];
    expect(told.map(({ cycle }, i) => cycle - sent[i]!)).toEqual([2, 2, 2]);
    expect(sent.map((cycle) => cycle - sent[0]!)).toEqual([0, 1, 2]);
  },
  { engine: 'yosys' },
);

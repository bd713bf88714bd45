/** The whole TSS layer, set up by software over its registers: what it sends comes back, and all is held against the golden endpoint. */
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { LayerCounter } from '../../../../rtl-gen/uet/tss/layer/registers/layer-counters.ts';
import { packetSink, packetSource } from '../../../agents/packet/packet-agents.ts';
import { chance } from '../../../agents/patterns.ts';
import type { Body, TestContext } from '../../../bench/context.ts';
import type { SecureDomain } from '../../../golden/tss/domain.ts';
import { type TssCounters, TssEndpoint } from '../../../golden/tss/endpoint.ts';
import type { Packet } from '../../../golden/tss/packet.ts';
import { TscAllocator } from '../../../golden/tss/tsc.ts';
import { LayerSoftware } from './layer-software.ts';
import { anyAssociation, anyDomain, anyPacket, anySsi, aroundOf } from './layer-traffic.ts';
import { constructed } from './layer-vectors.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The job of a body: its second byte, none where that is 0. Where it stands is for who reads headers to know. */
const jobOf = (body: Uint8Array): number | undefined => (body[1] ?? 0) & 3 || undefined;

/** The golden model's counters, as the hardware calls them. */
const counters = {
  in_ok: 'inOk',
  in_octets: 'inOctets',
  in_auth_fail: 'inAuthFail',
  in_late: 'inLate',
  in_invalid: 'inInvalid',
  in_invalid_sa: 'inInvalidSA',
  in_binding_failure: 'inBindingFailure',
  out_ok: 'outOk',
  out_octets: 'outOctets',
  out_invoke_fail: 'outInvokeFail',
  in_latched: 'inLatched',
  in_trimmed: 'inTrimmed',
} as const satisfies Partial<Record<LayerCounter, keyof TssCounters>>;

/** The ports of the layer, and the packets through them, one at a time as far as the golden endpoint is asked, several as far as the hardware is. */
class LayerBench {
  readonly software: LayerSoftware;
  readonly bindings = new Map<number, number>();
  readonly endpoint = new TssEndpoint({ domains: [], bindings: this.bindings, jobOf });
  readonly #t: TestContext;
  readonly #ports;

  constructor(t: TestContext) {
    this.#t = t;
    this.software = new LayerSoftware(t);
    this.#ports = {
      head: t.source('tx_head', { valid: chance(0.8) }),
      body: packetSource(t, 'tx_body', { valid: chance(0.9) }),
      down: packetSink(t, 'tx_down', { ready: chance(0.9) }),
      outcome: t.sink('tx_outcome', { ready: chance(0.9) }),
      arrivingHead: t.source('rx_head', { valid: chance(0.8) }),
      arriving: packetSource(t, 'rx_body', { valid: chance(0.9) }),
      opened: packetSink(t, 'rx_down', { ready: chance(0.9) }),
      plain: packetSink(t, 'rx_plain', { ready: chance(0.9) }),
      verdict: t.sink('rx_verdict', { ready: chance(0.9) }),
      job: t.source('job'),
      answer: t.sink('job_answer'),
    };
  }

  /** Sends packets, and gives those that left: they are those of the golden endpoint. */
  async send(
    list: readonly {
      readonly packet: Packet;
      readonly sdi: number;
      readonly an: 0 | 1;
      readonly ssi?: number;
      readonly numbers: TscAllocator;
    }[],
  ): Promise<readonly Packet[]> {
    const { head, body, down, outcome } = this.#ports;
    for (const { packet, sdi, an, ssi } of list) {
      head.sendNow({ ...aroundOf(packet), sdi, an, has_ssi: Number(ssi !== undefined), ssi: ssi ?? 0 });
      body.sendNow(packet.body);
    }
    const left: Packet[] = [];
    for (const { packet, ...options } of list) {
      const expected = this.endpoint.send(packet, options);
      expect((await outcome.recv()).item).toMatchObject({ sent: Number(expected !== undefined) });
      if (expected === undefined) continue;
      expect(hex((await down.recv()).item.bytes)).toBe(hex(expected.body));
      left.push(expected);
    }
    return left;
  }

  /** Receives packets: verdicts, bodies, and whether their jobs may use their domains are those of the golden endpoint. */
  async receive(list: readonly Packet[]): Promise<void> {
    const { arrivingHead, arriving, opened, plain, verdict, job: query, answer } = this.#ports;
    for (const packet of list) {
      arrivingHead.sendNow({ ...aroundOf(packet), trimmed: Number(packet.trimmed === true) });
      arriving.sendNow(packet.body);
    }
    for (const packet of list) {
      const expected = this.endpoint.receive(packet);
      const told = (await verdict.recv()).item as Readonly<Record<string, unknown>>;
      if (told.verdict !== 'opened' && told.verdict !== 'plain') {
        const name = expected.kind === 'dropped' ? expected.reason : expected.kind;
        expect(told.verdict).toBe(name);
        continue;
      }
      const secured = told.verdict === 'opened';
      const { bytes } = (await (secured ? opened : plain).recv()).item;
      const job = jobOf(bytes);
      await query.send({
        ...{ secured: Number(secured), sdi: Number(told.sdi), has_job: Number(job !== undefined), job: job ?? 0 },
        bytes: bytes.length,
      });
      const said = (await answer.recv()).item;
      expect(said).toBe(expected.kind === 'dropped' ? expected.reason : expected.kind);
      if (expected.kind === 'accepted') expect(hex(bytes)).toBe(hex(expected.body));
    }
  }

  /** Every counter is the golden model's. */
  async count(): Promise<void> {
    await this.#t.cycles(4);
    for (const [name, golden] of Object.entries(counters) as [LayerCounter, keyof TssCounters][])
      assert.equal(await this.software.counter(name), this.endpoint.counters[golden], name);
  }
}

/** A word at every address of the registers, mapped or not, is none of the secrets'. */
async function readsNothingOf({ bus }: LayerSoftware, secrets: readonly Uint8Array[]): Promise<void> {
  const words = new Set(
    secrets.flatMap((secret) =>
      Array.from({ length: secret.length - 3 }, (_, i) => Buffer.from(secret).readUInt32BE(i)),
    ),
  );
  for (let address = 0; address < 256; address += 4) {
    const { value } = await bus.readWord(address);
    assert.ok(!words.has(Number(value)), `address ${address} shows a secret`);
  }
}

/** The vectors first, then `rounds` of random packets between which software changes something. */
export const layerProperty =
  (entries: number, rounds: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const bench = new LayerBench(t);
    const { software, endpoint } = bench;
    await software.ready();

    for (const { domain, key, first, packet, sealed } of constructed) {
      endpoint.configure(domain);
      await software.writeDomain(0, domain);
      assert.ok(await software.installKey(0, 0, { key }, [first, first + 1n]));
      const numbers = new TscAllocator({ epoch: domain.epochs[0], counter: first }, first + 1n);
      const list = [0, 1].map(() => ({ packet, sdi: domain.sdi, an: 0 as const, numbers }));
      // The only number below the limit is given once.
      const left = await bench.send(list);
      expect(left.map(({ body }) => hex(body))).toEqual([hex(sealed)]);
      await bench.receive(left);
      await readsNothingOf(software, [key]);
    }

    const domains: SecureDomain[] = [];
    const numbers = new Map<string, TscAllocator>();
    const install = async (entry: number, an: 0 | 1): Promise<void> => {
      const association = domains[entry]!.associations[an];
      if (association === undefined) return;
      const limit = random.pick([1n << 48n, 40n]);
      assert.ok(await software.installKey(entry, an, association, [0n, limit]));
      numbers.set(`${entry} ${an}`, new TscAllocator({ epoch: domains[entry]!.epochs[an], counter: 0n }, limit));
      // A limit beyond 2^48 changes nothing, nor does one below the present.
      assert.ok(!(await software.raiseNumbers(entry, an, random.pick([39n, (1n << 48n) + 1n]))));
    };
    const define = async (entry: number): Promise<void> => {
      const sdi = 16 * (1 + (domains[entry] === undefined ? 0 : random.below(1000))) + entry;
      domains[entry] = { ...anyDomain(random, sdi), authFailureLimit: random.pick([2, 1000]) };
      endpoint.configure(domains[entry]);
      endpoint.clearFailures(sdi);
      await software.writeDomain(entry, domains[entry]);
      await software.clearFailures(entry);
      for (const an of [0, 1] as const) await install(entry, an);
    };
    const renew = async (entry: number): Promise<void> => {
      const { associations, mode } = domains[entry]!;
      const [a, b] = associations.map((one) => one && anyAssociation(random, mode));
      domains[entry] = { ...domains[entry]!, associations: [a, b] };
      endpoint.configure(domains[entry]);
      for (const an of [0, 1] as const) await install(entry, an);
    };
    const bind = async (entry: number): Promise<void> => {
      const [job, sdi] = [1 + random.below(3), random.chance(0.3) ? undefined : domains[entry]!.sdi];
      if (sdi === undefined) bench.bindings.delete(job);
      else bench.bindings.set(job, sdi);
      await software.bindJob(job, sdi);
    };
    for (let entry = 0; entry < entries; entry++) await define(entry);

    for (let round = 0; round < rounds; round++) {
      const list = Array.from({ length: 8 }, () => {
        const [entry, an, ssi] = [random.below(entries), random.below(2) as 0 | 1, anySsi(random)];
        const packet = anyPacket(random, 2 + random.below(random.pick([40, 300])));
        const own = numbers.get(`${entry} ${an}`) ?? new TscAllocator();
        return { packet, sdi: domains[entry]!.sdi, an, numbers: own, ...(ssi === undefined ? {} : { ssi }) };
      });
      const left = await bench.send(list);
      await bench.receive(left.map((packet) => maybeWrong(random, packet)));
      await [define, renew, bind, bind][random.below(4)]!(random.below(entries));
    }
    await bench.count();
    const held = domains.flatMap(({ associations }) => associations.map((one) => one?.key ?? new Uint8Array()));
    await readsNothingOf(software, held);
  };

/** The packet as it was, trimmed, plain, or with a bit of it changed. */
function maybeWrong(random: TestContext['random'], packet: Packet): Packet {
  const kind = random.below(10);
  if (kind === 0) return { ...packet, trimmed: true };
  if (kind === 1) return anyPacket(random, 20);
  if (kind > 3) return packet;
  const body = Uint8Array.from(packet.body);
  body[1 + random.below(body.length - 1)]! ^= 1 << random.below(8);
  return { ...packet, body };
}

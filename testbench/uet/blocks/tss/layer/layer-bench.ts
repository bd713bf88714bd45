/** The whole TSS layer in a test: packets through it, each held against the golden endpoint, and its counters. */
import { expect } from 'vitest';
import { parkedPackets } from '../../../../../rtl-gen/uet/tss/layer/receive-keys.ts';
import type { LayerCounter } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-counters.ts';
import { tagBits } from '../../../../../rtl-gen/uet/tss/layer/shapes.ts';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { type Received, type TssCounters, TssEndpoint } from '../../../golden/tss/endpoint.ts';
import type { Packet, TscAllocator } from '../../../golden/tss/index.ts';
import { assert, chance, type TestContext } from '../../test-kit.ts';
import { smallLayer } from './layer-designs.ts';
import { LayerSoftware } from './layer-software.ts';
import { aroundOf, beatsOf } from './layer-traffic.ts';

const tags = 2 ** tagBits;

/** Beats of so many bytes that can wait for their keys in the smallest layer here. */
const leastRoom = (bytes: number): number => Math.max((2 * 16 * smallLayer.verdictBeats) / bytes, parkedPackets);

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A packet that is to be sent, and the numbers of its key. */
export interface Sending {
  readonly packet: Packet;
  readonly sdi: number;
  readonly an: 0 | 1;
  readonly ssi?: number;
  /** As they are when it is taken. */
  readonly numbers: () => TscAllocator;
}

/** What management does while packets are under way. */
export interface UnderWay {
  /** Begins a command, which waits for the packets that were taken. */
  readonly begin: () => Promise<void>;
  /** The golden endpoint does it. */
  readonly done: () => void;
}

/** The golden model's counters, as the hardware calls them. */
const counters = {
  in_ok: 'inOk',
  in_octets: 'inOctets',
  in_auth_fail: 'inAuthFail',
  in_late: 'inLate',
  in_early: 'inEarly',
  in_invalid: 'inInvalid',
  in_invalid_sa: 'inInvalidSA',
  in_binding_failure: 'inBindingFailure',
  out_ok: 'outOk',
  out_octets: 'outOctets',
  out_invoke_fail: 'outInvokeFail',
  in_latched: 'inLatched',
  in_trimmed: 'inTrimmed',
} as const satisfies Partial<Record<LayerCounter, keyof TssCounters>>;

/**
 * The ports of the layer, and the packets through them, one at a time as far as the golden endpoint is asked, several
 * as far as the hardware is.
 */
export class LayerBench {
  readonly software: LayerSoftware;
  readonly bindings = new Map<number, number>();
  readonly endpoint: TssEndpoint;
  readonly #jobOf: (body: Uint8Array) => number | undefined;
  readonly #t: TestContext;
  readonly #ports;
  /** Packets whose key could not be made. */
  #unkeyed = 0;

  /** `jobOf`: the job that a body names. Where it stands is for who reads headers to know. */
  constructor(t: TestContext, jobOf: (body: Uint8Array) => number | undefined) {
    this.#t = t;
    this.#jobOf = jobOf;
    this.endpoint = new TssEndpoint({ domains: [], bindings: this.bindings, jobOf });
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
      answer: t.sink('job_answer', { ready: chance(0.5) }),
    };
  }

  /**
   * Sends packets, and gives those that left: they are those of the golden endpoint. Of those that were taken before a
   * change none is changed by it.
   */
  async send(list: readonly Sending[], change?: UnderWay): Promise<readonly Packet[]> {
    const { head, body, down, outcome } = this.#ports;
    const before = head.sent;
    for (const { packet, sdi, an, ssi } of list)
      head.sendNow({ ...aroundOf(packet), sdi, an, has_ssi: Number(ssi !== undefined), ssi: ssi ?? 0 });
    let taken = list.length;
    if (change !== undefined) {
      // Without bodies only some of the heads find room.
      await this.#t.cycles(300);
      taken = head.sent - before;
      await change.begin();
      assert.ok(await this.software.isBusy());
    }
    for (const { packet } of list) body.sendNow(packet.body);
    const left: Packet[] = [];
    for (const [i, { packet, numbers, ...options }] of list.entries()) {
      if (i === taken) change?.done();
      const expected = this.endpoint.send(packet, { ...options, numbers: numbers() });
      expect((await outcome.recv()).item).toMatchObject({ sent: Number(expected !== undefined) });
      if (expected === undefined) continue;
      expect(hex((await down.recv()).item.bytes)).toBe(hex(expected.body));
      left.push(expected);
    }
    if (taken === list.length) change?.done();
    if (change !== undefined) while (await this.software.isBusy());
    return left;
  }

  /**
   * Receives packets: verdicts, bodies, and whether their jobs may use their domains are those of the golden endpoint.
   */
  async receive(list: readonly Packet[]): Promise<void> {
    const { arrivingHead, arriving, opened, plain, verdict, job: query, answer } = this.#ports;
    for (const [i, packet] of list.entries()) {
      arrivingHead.sendNow({ ...aroundOf(packet), trimmed: Number(packet.trimmed === true), tag: i % tags });
      arriving.sendNow(packet.body);
    }
    const asked: Received[] = [];
    // Of each tag, how many packets were told: a packet overtakes fewer than there are tags.
    const toldOf = new Map<number, number>();
    for (const _ of list) {
      const told = (await verdict.recv()).item as Readonly<Record<string, unknown>>;
      const tag = Number(told.tag);
      const before = toldOf.get(tag) ?? 0;
      toldOf.set(tag, before + 1);
      const packet = list[tag + tags * before]!;
      if (told.verdict === 'unkeyed') {
        const bytes = this.#t.dut.port('rx_body_payload_keep').width;
        expect(beatsOf(list, bytes), 'room for all to wait for their keys').toBeGreaterThan(leastRoom(bytes));
        this.#unkeyed++;
        continue;
      }
      const expected = this.endpoint.receive(packet);
      if (told.verdict !== 'opened' && told.verdict !== 'plain') {
        const name = expected.kind === 'dropped' ? expected.reason : expected.kind;
        expect(told.verdict).toBe(name);
        continue;
      }
      const secured = told.verdict === 'opened';
      const { bytes } = (await (secured ? opened : plain).recv()).item;
      const job = this.#jobOf(bytes);
      query.sendNow({
        ...{ secured: Number(secured), sdi: Number(told.sdi), has_job: Number(job !== undefined), job: job ?? 0 },
        bytes: bytes.length,
      });
      asked.push(expected);
      if (expected.kind === 'accepted') expect(hex(bytes)).toBe(hex(expected.body));
    }
    for (const expected of asked)
      expect((await answer.recv()).item).toBe(expected.kind === 'dropped' ? expected.reason : expected.kind);
  }

  /** All that has left was looked at, and is forgotten. */
  settle(): void {
    const { down, outcome, opened, plain, verdict, answer } = this.#ports;
    for (const sink of [down, outcome, opened, plain, verdict, answer]) {
      expect(sink.waiting).toBe(0);
      sink.clear();
    }
  }

  /** Every counter is the golden model's. */
  async count(): Promise<void> {
    await this.#t.cycles(4);
    for (const [name, golden] of Object.entries(counters) as [LayerCounter, keyof TssCounters][])
      assert.equal(await this.software.counter(name), this.endpoint.counters[golden], name);
    assert.equal(await this.software.counter('in_unkeyed'), this.#unkeyed);
  }
}

/**
 * The property of the host side: software on a memory that answers late, in another order and sometimes with errors,
 * and an endpoint that a list of rules stands for. Every entry becomes its message with its bytes, or the completion
 * that says why not; every completion is written once, and when it is seen the bytes of its message are in memory.
 */
import assert from 'node:assert/strict';
import { type HostOptions, hostName, uetHost } from '../../../../rtl-gen/uet/host/uet-host.ts';
import { axi4Monitor } from '../../../agents/axi/axi4-monitor.ts';
import { axi4Subordinate } from '../../../agents/axi/axi4-subordinate.ts';
import { Memory } from '../../../agents/memory.ts';
import { packetSource } from '../../../agents/packet/packet-agents.ts';
import {
  type Body,
  bursts,
  chance,
  dutOf,
  happened,
  type Pattern,
  type Random,
  type TestContext,
} from '../test-kit.ts';
import type { BufferEntry, CompletionRead, SendEntry } from './entries.ts';
import { HostDriver } from './host-driver.ts';
import { type HostPorts, PortTell } from './port-tell.ts';

/** Where things are in memory. */
const place = {
  sends: 0x10_0000n,
  receives: 0x20_0000n,
  completions: 0x30_0000n,
  /** Bytes that are sent, and where bytes that come are written. */
  source: 0x1000_0000n,
  target: 0x8000_0000_0000n,
} as const;
const sourceBytes = 0x1_0000;
/** The page of the source that memory does not read. */
const badPage = (place.source >> 12n) + 5n;

/** Completion rings: those of send queues, and the last one that of the receive queue. */
const completionRings = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const heardBy = (queue: number): number => queue % 7;

/** Entries of the table of peers that are set. */
const peers = 8;

const opcodes = { write: 1, send: 5 } as const;
const codes = { ok: 1, opcode: 2, flags: 3, mode: 4, inlineLength: 5, peer: 6 } as const;

interface Posted {
  readonly queue: number;
  readonly entry: SendEntry;
  /** The code of a local error; 0 without one. */
  readonly fault: number;
}

interface Message extends Posted {
  readonly tag: number;
}

/** What is expected of a completion, without its phase. */
type Expected = Partial<CompletionRead> & { readonly at?: { readonly address: bigint; readonly bytes: Uint8Array }[] };

const peerAddress = (peer: number): bigint => 0xffff_0a00_0000n + BigInt(peer);

class HostRun {
  readonly memory = new Memory();
  readonly driver: HostDriver;
  readonly #tells: PortTell;
  readonly #t: TestContext;
  readonly #dut: HostPorts;
  readonly #options: HostOptions;
  readonly #random: Random;
  readonly #agents;
  /** By queue: entries whose message has not come yet. */
  readonly #posted: Posted[][];
  /** By completion ring and `wrId`: completions that have to come. */
  readonly #expected = new Map<string, Expected>();
  /** Messages whose bytes are still to come, in order; those under way in the endpoint. */
  readonly #paying: Message[] = [];
  readonly #underWay: Message[] = [];
  readonly #tags = new Set<number>();
  readonly #buffers: BufferEntry[] = [];
  /** Bytes of the packet that comes, and those that have come whole. */
  readonly #paid: { readonly bytes: readonly number[]; readonly wrong: boolean }[] = [];
  #payload: number[] = [];
  #wrong = false;
  #messagesSeen = 0;
  #payloadSeen = 0;
  #buffersSeen = 0;
  #nextWrId = 1;
  #nextTarget = 0n;
  readonly seen = { messages: 0, completions: 0, local: 0, placed: 0, inline: 0, wrong: 0, interrupts: 0 };
  /** By completion ring: whether it is armed, and unread completions that are known to be in memory. */
  readonly armed: boolean[];
  #arming: { readonly ring: number; readonly arm: boolean } | undefined;

  constructor(t: TestContext, options: HostOptions, random: Random) {
    this.#t = t;
    this.#options = options;
    this.#random = random;
    this.#dut = dutOf(t.dut, uetHost(options));
    this.#tells = new PortTell(this.#dut.settings);
    this.driver = new HostDriver(this.#tells, this.memory);
    const pattern = (): Pattern => (random.chance(0.4) ? chance(1) : random.chance(0.5) ? chance(0.6) : bursts(20));
    this.#posted = Array.from({ length: options.queues }, () => []);
    this.armed = Array.from({ length: 8 }, () => false);
    const latency = random.pick([0, 10, 100]);
    axi4Subordinate(t, 'm_axi', {
      memory: this.memory,
      latency: [latency, 2 * latency],
      reorder: random.chance(0.7),
      pauses: { ar: pattern(), aw: pattern(), w: pattern(), r: pattern(), b: pattern() },
      respond: (address, kind) => (kind === 'read' && address >> 12n === badPage ? 'SLVERR' : 'OKAY'),
      inFlight: 32,
    });
    axi4Monitor(t, 'm_axi');
    this.#agents = {
      messages: t.sink('messages', { ready: pattern() }),
      payload: t.sink('payload', { ready: pattern() }),
      sent: t.source('sent', { valid: pattern() }),
      buffers: t.sink('buffers', { ready: pattern() }),
      place: packetSource(t, 'place', { valid: pattern() }),
      came: t.source('came', { valid: pattern() }),
    };
    t.monitor('messages');
    t.monitor('payload');
    t.monitor('buffers');
    for (let at = 0; at < sourceBytes; at += 4096)
      this.memory.write(
        place.source + BigInt(at),
        Uint8Array.from({ length: 4096 }, () => random.below(256)),
      );
  }

  async #clock(): Promise<void> {
    // Those of this clock are from before a doorbell that rings in it.
    const interrupts = Number(this.#dut.interrupts.get());
    for (let ring = 0; ring < 8; ring++) {
      if (((interrupts >> ring) & 1) === 0) continue;
      assert(this.armed[ring], `completion ring ${ring} interrupts and is not armed`);
      this.armed[ring] = false;
      this.seen.interrupts++;
    }
    if (this.#arming !== undefined) this.armed[this.#arming.ring] = this.#arming.arm;
    this.#arming = undefined;
    await this.#t.rising();
    this.#tells.endPulses();
  }

  /** Sets queues and peers: rings of two to 32 entries. */
  async setUp(): Promise<void> {
    const { driver } = this;
    while (this.#dut.ready.get() === 0) await this.#clock();
    const step = async (action: () => void): Promise<void> => {
      action();
      await this.#clock();
    };
    for (let queue = 0; queue < this.#options.queues; queue++) {
      const base = place.sends + BigInt(queue * 0x1_0000);
      await step(() => driver.setSendRing(queue, base, this.#random.int(1, 5), heardBy(queue)));
    }
    await step(() => driver.setReceiveRing(place.receives, this.#random.int(1, 5), 7));
    for (const ring of completionRings) {
      const base = place.completions + BigInt(ring * 0x1_0000);
      const [count, time] = [this.#random.int(0, 4), this.#random.int(0, 3)];
      await step(() => driver.setCompletionRing(ring, base, this.#random.int(1, 6), count, time));
    }
    for (let peer = 0; peer < peers; peer++)
      await step(() => this.#tells.setPeer(peer, true, peer & 3, peerAddress(peer)));
  }

  /** Work for so many clocks, then until all is done. */
  async run(clocks: number): Promise<void> {
    let idle = 0;
    // Longer than an interrupt may wait.
    const quiet = 4 * this.#options.clocksPerMicrosecond + 300;
    for (let clock = 0; idle < quiet; clock++) {
      if (clock < clocks) this.#work();
      this.#finish();
      if (idle === 0 && this.#random.chance(0.3)) this.#tell();
      if (this.#random.chance(0.5)) this.#poll();
      await this.#clock();
      idle = this.#isDone && clock >= clocks ? idle + 1 : 0;
      assert(clock < clocks + 60_000, `nothing happens any more: ${this.describe()}`);
    }
    for (const [ring, is] of this.armed.entries())
      assert(
        !is || this.driver.completions[ring]!.at === this.driver.completions[ring]!.told,
        'an interrupt is missing',
      );
  }

  /** All that was posted, and all that came, has been heard of. */
  get #isDone(): boolean {
    const lists = [
      ...this.#posted,
      this.#paying,
      this.#paid,
      this.#underWay,
      this.#arrived,
      this.#buffers,
      this.#payload,
    ];
    return this.#expected.size === 0 && lists.every(({ length }) => length === 0);
  }

  describe(): string {
    return JSON.stringify({
      ...this.seen,
      expected: [...this.#expected.keys()],
      posted: this.#posted.map((list) => list.length),
      paying: this.#paying.length,
      underWay: this.#underWay.length,
    });
  }

  #work(): void {
    const random = this.#random;
    const queue = random.below(this.#options.queues);
    if (random.chance(0.25) && this.#hasRoom(queue)) this.#post(queue);
    if (random.chance(0.1) && this.#hasReceiveRoom) {
      const length = random.int(1, 9000);
      const buffer = { wrId: this.#nextWrId++, address: this.#target(length), length };
      this.#buffers.push(buffer);
      this.driver.postBuffer(buffer);
    }
    if (random.chance(0.05) && this.#agents.place.queued < 8) this.#arrive();
  }

  /** Whether a send ring has room, going by what the hardware says it has read. */
  #hasRoom(queue: number): boolean {
    const ring = this.driver.sends[queue]!;
    const heads = BigInt(this.#dut.status.send_heads.get());
    return ((ring.at - Number((heads >> BigInt(16 * queue)) & 0xffffn)) & 0xffff) < 2 ** ring.logSize;
  }

  get #hasReceiveRoom(): boolean {
    const ring = this.driver.receives!;
    return ((ring.at - this.#dut.status.receive_head.get()) & 0xffff) < 2 ** ring.logSize;
  }

  #post(queue: number): void {
    const random = this.#random;
    const isSend = random.chance(0.3);
    const inline = random.chance(0.2);
    const lengths = inline ? [0, 1, 5, 8, 8, 9] : [0, 1, 8, 63, 64, 65, 256, 1000, 4096, 5000];
    const length = random.pick(lengths);
    const at = random.below(sourceBytes - length);
    const odd = random.chance(0.1) ? random.int(0, 3) : -1;
    const entry: SendEntry = {
      opcode: odd === 0 ? random.pick([0, 2, 3, 9, 255]) : isSend ? opcodes.send : opcodes.write,
      signalled: random.chance(0.7),
      inline,
      otherFlags: odd === 1 ? random.pick([4, 16, 32, 64, 128]) : 0,
      headerData: random.chance(0.5) ? BigInt(random.bits(64)) : undefined,
      mode: odd === 2 ? random.int(2, 3) : random.int(0, 1),
      trafficClass: random.below(16),
      slots: 1,
      wrId: this.#nextWrId++,
      peer: odd === 3 ? random.pick([peers, 200, 256, 0x8001]) : random.below(peers),
      lane: random.below(16),
      length,
      address: inline ? BigInt(random.bits(64)) : place.source + BigInt(at),
      offset: BigInt(random.bits(64)),
      key: BigInt(random.bits(64)),
      jobId: random.below(2 ** 24),
      pidOnFep: random.below(4096),
      resourceIndex: random.below(4096),
      initiator: random.below(2 ** 32),
    };
    const tooLong = inline && length > 8;
    const fault =
      odd === 3 && tooLong
        ? codes.inlineLength
        : ([codes.opcode, codes.flags, codes.mode, codes.peer][odd] ?? (tooLong ? codes.inlineLength : 0));
    this.driver.post(queue, entry);
    this.#posted[queue]!.push({ queue, entry, fault });
    if (fault === 0) return;
    this.#expect(heardBy(queue), entry.wrId, {
      ...{ kind: 'local', code: fault, opcode: entry.opcode, bytes: 0, initiator: queue, receives: false },
    });
  }

  #target(length: number): bigint {
    const address = place.target + this.#nextTarget + BigInt(this.#random.below(200));
    this.#nextTarget += BigInt(length + 500);
    return address;
  }

  /** A message comes: some packets, then its completion. */
  #arrive(): void {
    const random = this.#random;
    const packets = random.int(0, 3);
    const at: { address: bigint; bytes: Uint8Array }[] = [];
    const wrId = this.#nextWrId++;
    for (let i = 0; i < packets; i++) {
      const length = random.pick([0, 1, 8, 64, 100, 4096]);
      const bytes = Uint8Array.from({ length }, () => random.below(256));
      const address = this.#target(length);
      at.push({ address, bytes });
      this.#agents.place.sendNow({ bytes, user: { address, length, pdcid: 0, message_id: 0 } as never });
      this.seen.placed += length;
    }
    const isFine = random.chance(0.8);
    const reported = random.chance(0.8);
    const facts = {
      opcode: random.chance(0.5) ? opcodes.send : opcodes.write,
      return_code: isFine ? codes.ok : random.int(2, 40),
      reported: Number(reported),
      has_header_data: random.below(2),
      header_data: BigInt(random.bits(64)),
      wr_id: wrId,
      bytes: random.below(2 ** 32),
      initiator: random.below(2 ** 32),
      key: BigInt(random.bits(64)),
    };
    // No sooner than the last byte has been handed over.
    const whenPlaced = this.#agents.place.queued;
    this.#arrived.push({ after: this.#placedPackets + whenPlaced, facts });
    if (reported)
      this.#expect(7, wrId, {
        ...{ kind: isFine ? 'ok' : 'refused', code: facts.return_code, opcode: facts.opcode, receives: true },
        ...{ bytes: facts.bytes, initiator: facts.initiator, key: facts.key, headerData: facts.header_data },
        ...{ hasHeaderData: facts.has_header_data === 1, at },
      });
  }
  readonly #arrived: { readonly after: number; readonly facts: object }[] = [];

  get #placedPackets(): number {
    return this.#agents.place.sent;
  }

  #expect(ring: number, wrId: number, expected: Expected): void {
    this.#expected.set(`${ring} ${wrId}`, expected);
  }

  /** What has come out of the host side: messages, their bytes, buffers; and what the endpoint answers. */
  #finish(): void {
    const { messages, payload, buffers, sent, came } = this.#agents;
    for (; this.#messagesSeen < messages.items.length; this.#messagesSeen++)
      this.#message(messages.items[this.#messagesSeen]!.item as Record<string, number | bigint | string>);
    for (; this.#payloadSeen < payload.items.length; this.#payloadSeen++)
      this.#beat(payload.items[this.#payloadSeen]!.item as Record<string, number | bigint>);
    while (this.#paying.length > 0 && this.#paid.length > 0) this.#pay(this.#paying.shift()!, this.#paid.shift()!);
    for (; this.#buffersSeen < buffers.items.length; this.#buffersSeen++) {
      const { address, length, wr_id } = buffers.items[this.#buffersSeen]!.item as Record<string, number | bigint>;
      const { wrId, ...rest } = this.#buffers.shift()!;
      assert.deepEqual(
        { address: BigInt(address!), length: Number(length), wr_id: Number(wr_id) },
        { ...rest, wr_id: wrId },
      );
    }
    while (this.#arrived.length > 0 && this.#arrived[0]!.after <= this.#placedPackets && came.queued < 4)
      came.sendNow({ job_id: 1, message_id: 2, pdcid: 3, ...this.#arrived.shift()!.facts } as never);
    if (this.#underWay.length > 0 && this.#random.chance(0.1) && sent.queued < 4) {
      const [message] = this.#underWay.splice(this.#random.below(this.#underWay.length), 1) as [Message];
      const { queue, entry, tag } = message;
      const result = this.#random.pick(['ok', 'ok', 'refused', 'failed'] as const);
      const code = result === 'ok' ? codes.ok : this.#random.int(2, 60);
      const id = this.#random.below(65_536);
      if (entry.signalled || result !== 'ok')
        this.#expect(heardBy(queue), entry.wrId, {
          ...{ kind: result, code, opcode: entry.opcode, receives: false, bytes: entry.length, initiator: queue },
          key: BigInt(id),
        });
      this.#tags.delete(tag);
      sent.sendNow({ wr_id: tag, message_id: id, bytes: entry.length, result, code } as never);
    }
  }

  #message(given: Record<string, number | bigint | string>): void {
    this.seen.messages++;
    // The head of one of the queues; those in front of it with a fault have no message.
    const of = this.#posted.find((list) => {
      const next = list.find(({ fault }) => fault === 0);
      return next !== undefined && BigInt(given.key!) === next.entry.key && BigInt(given.offset!) === next.entry.offset;
    });
    assert(of !== undefined, 'a message that is none of the next ones of a queue');
    const at = of.findIndex(({ fault }) => fault === 0);
    const [posted] = of.splice(0, at + 1).slice(-1) as [Posted];
    const { entry } = posted;
    assert.deepEqual(
      {
        ...given,
        wr_id: 0,
        key: 0,
        offset: 0,
        header_data: BigInt(given.header_data!),
        destination: BigInt(given.destination!),
      },
      {
        op: entry.opcode === opcodes.send ? 'send' : 'write',
        mode: entry.mode === 1 ? 'rod' : 'rud',
        lane: entry.lane,
        traffic_class: entry.trafficClass,
        local: entry.peer & 3,
        destination: peerAddress(entry.peer),
        job_id: entry.jobId,
        pid_on_fep: entry.pidOnFep,
        resource_index: entry.resourceIndex,
        key: 0,
        offset: 0,
        initiator: entry.initiator,
        has_header_data: Number(entry.headerData !== undefined),
        header_data: entry.headerData ?? 0n,
        length: entry.length,
        wr_id: 0,
      },
    );
    const tag = Number(given.wr_id);
    assert(!this.#tags.has(tag), `the tag ${tag} is that of two messages`);
    this.#tags.add(tag);
    this.#paying.push({ ...posted, tag });
  }

  #beat({ data, keep, last, wrong }: Record<string, number | bigint>): void {
    for (let lane = 0n; lane < BigInt(this.#options.bytes); lane++)
      if (((BigInt(keep!) >> lane) & 1n) === 1n) this.#payload.push(Number((BigInt(data!) >> (8n * lane)) & 255n));
    this.#wrong ||= wrong === 1;
    if (last === 0) return;
    this.#paid.push({ bytes: this.#payload, wrong: this.#wrong });
    this.#payload = [];
    this.#wrong = false;
  }

  /** A message and its bytes. */
  #pay(message: Message, paid: { readonly bytes: readonly number[]; readonly wrong: boolean }): void {
    const { inline, address, length } = message.entry;
    const expected = inline ? inlineBytes(address, length) : this.memory.read(address, length);
    const touchesBad =
      !inline && length > 0 && address >> 12n <= badPage && badPage <= (address + BigInt(length) - 1n) >> 12n;
    assert.equal(paid.wrong, touchesBad, 'wrong is what memory did not read');
    assert.equal(paid.bytes.length, length);
    if (!touchesBad) assert.deepEqual(Uint8Array.from(paid.bytes), expected);
    if (inline) this.seen.inline++;
    if (touchesBad) this.seen.wrong++;
    this.#underWay.push(message);
  }

  /** Doorbells: each at its own time. */
  #tell(): void {
    const { driver } = this;
    const random = this.#random;
    const queue = random.below(this.#options.queues);
    const ring = driver.sends[queue]!;
    if (ring.told !== ring.at) driver.ringSend(queue);
    if (driver.receives!.told !== driver.receives!.at) driver.ringReceive();
    // Rarely, so that a ring that is armed has time to interrupt.
    if (!random.chance(0.25)) return;
    const completions = random.pick(completionRings);
    const arm = random.chance(0.8);
    driver.consume(completions, arm);
    this.#arming = { ring: completions, arm };
  }

  #poll(): void {
    for (const ring of completionRings) {
      const completion = this.driver.poll(ring);
      if (completion === undefined) continue;
      this.seen.completions++;
      if (completion.kind === 'local') this.#fault(completion);
      const key = `${ring} ${completion.wrId}`;
      const { at = [], ...expected } = this.#expected.get(key) ?? {};
      assert(this.#expected.delete(key), `a completion that is not expected: ${JSON.stringify(completion, big)}`);
      for (const [field, value] of Object.entries(expected))
        assert.equal(
          completion[field as keyof CompletionRead],
          value,
          `${field} of ${JSON.stringify(completion, big)}`,
        );
      for (const { address, bytes } of at)
        assert.deepEqual(this.memory.read(address, bytes.length), bytes, 'a completion is there before its bytes');
    }
  }

  /** Entries with a fault have no message, so their completion takes them out. */
  #fault({ wrId, initiator }: CompletionRead): void {
    this.seen.local++;
    const list = this.#posted[initiator]!;
    const at = list.findIndex(({ entry }) => entry.wrId === wrId);
    if (at >= 0) list.splice(at, 1);
  }
}

const big = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

const inlineBytes = (word: bigint, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => Number((word >> BigInt(8 * i)) & 255n));

/** Work for so many clocks; see `HostRun`. */
export const hostProperty =
  (options: HostOptions, clocks: number): Body<void> =>
  async (t) => {
    const run = new HostRun(t, options, t.random.fork(hostName(options)));
    await run.setUp();
    await run.run(clocks);
    if (clocks < 2000) return;
    happened(run.seen);
  };

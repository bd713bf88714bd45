/** One endpoint with its host: messages that it sends, memory that others write, and its end of the line. */
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, bytesOfWord, keptOf, type Random } from '../../test-kit.ts';
import { endpointPorts, type Ports } from './endpoint-ports.ts';
import { buffers, landing, region } from './endpoint-settings.ts';
import type { Frame } from './frames.ts';
import { KeptBuffers } from './kept-buffers.ts';
import { LateReceives } from './late-receives.ts';
import { LineEnd } from './line-end.ts';
import { MessageHost } from './message-host.ts';
import { ReadableMemory } from './readable-memory.ts';
import type { UnderWay } from './under-way.ts';
import { VisibleMemory } from './visible-memory.ts';

/** Probabilities that the host or the line takes what is offered in a clock, and that it goes on sending. */
export interface Willing {
  readonly place: number;
  readonly completion: number;
  readonly line: number;
  readonly send: number;
}

export interface EndOptions {
  readonly end: number;
  readonly size: number;
  readonly regionBytes: number;
  /** Bytes that it reads from others. */
  readonly landingBytes: number;
  readonly willing: Willing;
  /** Receives that are posted late, of both kinds. */
  readonly late?: { readonly tagged: number; readonly sends: number } | undefined;
  /** As in `HostOptions`. */
  readonly pause?: number | undefined;
  readonly mtu: number;
  /** Bytes of its buffers for unexpected messages, where it has any. */
  readonly keptBytes?: number | undefined;
  /** Clocks until what it was given is visible, at most. */
  readonly visibleAfter?: number | undefined;
  /** Probability that the MAC, where there is one, says of a good frame that it is bad. */
  readonly marked: number;
  /** The other end of its link, where it has one. */
  readonly far?: Ports | undefined;
}

export class EndpointEnd {
  /** Bytes of the region, and how often each has been written. */
  readonly memory: Uint8Array;
  readonly writes: Uint8Array;
  /** Bytes of the buffers for SENDs, and how often each has been written. */
  readonly received = new Uint8Array(buffers.bytes * buffers.count);
  readonly arrivals = new Uint8Array(buffers.bytes * buffers.count);
  /** Bytes that were read from others, and how often each has been written. */
  readonly landed: Uint8Array;
  readonly landings: Uint8Array;
  /** What others read of it. */
  readonly readable: ReadableMemory | undefined;
  readonly late: LateReceives;
  /** When what it was given is visible, and that of each byte of the region and of the buffers for SENDs. */
  readonly visible: VisibleMemory | undefined;
  readonly visibleAt: { readonly region: Float64Array; readonly buffers: Float64Array } | undefined;
  /** Unexpected messages. */
  readonly kept: KeptBuffers | undefined;
  readonly seen = {
    placed: 0,
    returned: 0,
    sent: 0,
    delivered: 0,
    firstSent: 0,
    arrived: 0,
    marked: 0,
    parts: 0,
    released: 0,
    exhausted: 0,
  };
  readonly host: MessageHost;
  /** Completions of messages of others, by their header data. */
  readonly heard = new Map<bigint, number>();
  /** What the host waits for, and what the endpoint shows to be in it. */
  readonly underWay: readonly UnderWay[];
  onFrame: (frame: Frame) => void = () => {};
  /** `at`: where its bytes begin in the buffers for SENDs, if it is one. */
  onDelivered: (headerData: bigint, buffer: number, at: number, pdcid: number) => void = () => {};
  readonly #p: ReturnType<typeof endpointPorts>;
  readonly #options: EndOptions;
  readonly #random: Random;
  readonly #line: LineEnd | undefined;
  #posted = 0;
  /** Bytes of the packet that is being placed that have been. */
  #placedAt = 0;
  #readies = { place: true, completion: true, line: true };

  constructor(ports: Ports, options: EndOptions, random: Random) {
    this.#p = endpointPorts(ports, options.far);
    this.#options = options;
    this.#random = random;
    const { end, size, willing, pause, mtu } = options;
    this.host = new MessageHost(this.#p.host, { end, size, send: willing.send, pause, mtu }, random.fork('host'));
    this.memory = new Uint8Array(options.regionBytes);
    this.writes = new Uint8Array(options.regionBytes);
    this.landed = new Uint8Array(options.landingBytes);
    this.landings = new Uint8Array(options.landingBytes);
    this.readable = ReadableMemory.of(ports, size, random.fork('readable'));
    this.late = new LateReceives(ports, options.late ?? { tagged: 0, sends: 0 }, random.fork('late'));
    this.kept = KeptBuffers.of(ports, options.keptBytes ?? buffers.bytes, random.fork('kept'));
    this.visible = VisibleMemory.of(ports, options.visibleAfter ?? 4, random.fork('visible'));
    this.visibleAt = this.visible && {
      region: this.visible.bytes(this.memory.length),
      buffers: this.visible.bytes(this.received.length),
    };
    this.underWay = this.#underWay();
    const { line } = this.#p;
    if (line === undefined) return;
    this.#line = new LineEnd(line, size, random.fork('line'), options.far !== undefined);
    this.#line.onFrame = (frame, now) => {
      if (this.seen.sent === 0) this.seen.firstSent = now;
      this.seen.sent++;
      this.onFrame(frame);
    };
  }

  #underWay(): UnderWay[] {
    const { host, late, kept, visible } = this;
    const all: UnderWay[] = [
      { what: 'messages without a completion', count: () => host.planned - host.completed },
      { what: 'receives to be posted', count: () => late.left },
      { what: 'buffers of unexpected messages to give back', count: () => kept?.left ?? 0 },
      { what: 'flushes without an answer', count: () => visible?.waiting ?? 0 },
      { what: 'frames that come in', count: () => Number(!this.takesFrame) },
      { what: 'packets that the host has not taken', count: () => Number(this.#p.level.get()) },
      { what: 'messages that the endpoint has not completed', count: () => this.#open },
    ];
    return all.map((one) => ({ ...one, what: `${one.what} at end ${this.#options.end}` }));
  }

  /** Receives may be for several messages. */
  get hasParts(): boolean {
    return this.#p.completion.part !== undefined;
  }

  get isReady(): boolean {
    return this.#p.ready.get() === 1;
  }

  /** Messages that the endpoint has begun and not completed, of its host or its own, where it shows that. */
  get #open(): number {
    const { begun, ended } = this.#p;
    return begun === undefined || ended === undefined ? 0 : Number(BigInt(begun.get()) - BigInt(ended.get()));
  }

  /** Whether frames are seen here, or go by a line that leads elsewhere. */
  get seesFrames(): boolean {
    return this.#line !== undefined;
  }

  /** Nothing is on its way into the endpoint. */
  get takesFrame(): boolean {
    return this.#line?.takesFrame ?? true;
  }

  arrive(frame: Frame): void {
    const line = this.#line;
    assert(line !== undefined, 'a frame comes at an end that has no line');
    const isBad = line.hasMac && this.#random.chance(this.#options.marked);
    line.arrive(frame, isBad);
    this.seen.arrived++;
    if (isBad) this.seen.marked++;
  }

  /** Pages of payload memory that are free. */
  get free(): number {
    return Number(this.#p.free.get());
  }

  /** How far it is, for a failure's message. */
  describe(): string {
    const { given, planned, completed, owed } = this.host;
    const waits = given.findIndex(({ completions }) => completions === 0);
    return JSON.stringify({ ...this.seen, planned, completed, given: given.length, waits, owed, free: this.free });
  }

  /** What is offered before an edge. */
  drive(now: number): void {
    const p = this.#p;
    const random = this.#random;
    const { willing } = this.#options;
    p.random.set(random.word());
    const takes = (chance: number): boolean => chance >= 1 || random.chance(chance);
    this.#readies = { place: takes(willing.place), completion: takes(willing.completion), line: takes(willing.line) };
    p.place.ready.set(Number(this.#readies.place));
    p.completion.ready.set(Number(this.#readies.completion));
    this.host.drive(this.#readies.completion);
    this.#line?.drive(this.#readies.line);
    this.readable?.drive(now);
    this.late.drive(now);
    this.kept?.drive(now);
    this.visible?.drive(now);
    p.buffers.valid.set(Number(this.#posted < buffers.count));
    if (this.#posted < buffers.count) {
      p.buffers.fields.address.set(buffers.base + BigInt(this.#posted * buffers.bytes));
      p.buffers.fields.length.set(buffers.bytes);
      p.buffers.fields.wr_id.set(this.#posted);
    }
  }

  /** What is shown and taken before an edge. */
  read(now: number): void {
    const p = this.#p;
    this.#line?.read(now);
    if (this.#posted < buffers.count && p.buffers.ready.get() === 1) this.#posted++;
    this.host.read(now);
    this.readable?.read(now);
    this.late.read();
    this.kept?.read();
    this.visible?.read(now);
    if (p.exhausted?.get() === 1) this.seen.exhausted++;
    if (this.#readies.place && p.place.valid.get() === 1) this.#readPlace();
    if (this.#readies.completion && p.completion.valid.get() === 1) this.#readCompletion();
  }

  #readPlace(): void {
    const { place } = this.#p;
    const pdcid = Number(place.fields.pdcid.get());
    // That of a PDC of ours has 1 as bit 15: what came has come by its return space.
    if (pdcid < 0x8000) this.host.lastPdcid = pdcid;
    else this.seen.returned++;
    const address = BigInt(place.fields.address.get()) + BigInt(this.#placedAt);
    const bytes = keptOf(place.keep.get());
    this.seen.placed += bytes;
    this.#placedAt = place.last.get() === 1 ? 0 : this.#placedAt + bytes;
    const data = bytesOfWord(place.data.get(), this.#options.size).subarray(0, bytes);
    if (place.isKept?.get() === 1) {
      this.kept!.place(Number(address), data, { pdcid, messageId: Number(place.fields.message_id.get()) });
      return;
    }
    const isLanding = address >= landing.base;
    const isBuffer = address >= buffers.base && !isLanding;
    const from = Number(address - (isLanding ? landing.base : isBuffer ? buffers.base : region.base));
    const memory = isLanding ? this.landed : isBuffer ? this.received : this.memory;
    assert(from >= 0 && from + bytes <= memory.length, `bytes are placed at ${address}, outside of all memory`);
    memory.set(data, from);
    if (!isLanding && this.visibleAt !== undefined)
      this.visible!.place(isBuffer ? this.visibleAt.buffers : this.visibleAt.region, from, bytes);
    const writes = isLanding ? this.landings : isBuffer ? this.arrivals : this.writes;
    for (let i = from; i < from + bytes; i++) writes[i]!++;
  }

  #readCompletion(): void {
    const { fields, kept, part } = this.#p.completion;
    if (Number(fields.return_code.get()) !== returnCodes.code.ok) {
      if (kept?.is.get() === 1) this.kept!.drop(Number(kept.number.get()));
      return;
    }
    assert.equal(fields.has_header_data.get(), 1, 'a completion has lost its header data');
    if (Number(fields.opcode.get()) === opcodes.code.datagram_send) {
      assert.equal(Number(fields.pdcid.get()), 0, 'a datagram by a PDC');
      assert.equal(Number(fields.message_id.get()), 0, 'a datagram with the id of a message');
    }
    const header = BigInt(fields.header_data.get());
    this.heard.set(header, (this.heard.get(header) ?? 0) + 1);
    this.seen.delivered++;
    const wrId = Number(fields.wr_id.get());
    const at = part === undefined ? wrId * buffers.bytes : Number(BigInt(part.address.get()) - buffers.base);
    // Of a receive for several messages: one that comes after another one, and the last one.
    if (part !== undefined && at % buffers.bytes !== 0) this.seen.parts++;
    if (part?.released.get() === 1) this.seen.released++;
    // The host copies an unexpected message to its receive.
    if (kept?.is.get() === 1) {
      const copied = this.kept!.take(Number(kept.number.get()), Number(fields.bytes.get()));
      this.received.set(copied, at);
      for (let i = at; i < at + copied.length; i++) this.arrivals[i]!++;
    }
    this.onDelivered(header, wrId, at, Number(fields.pdcid.get()));
  }
}

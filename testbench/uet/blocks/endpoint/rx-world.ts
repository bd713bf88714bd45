/**
 * Golden senders, a network that loses, copies, reorders, marks and trims, and a receive half: what happens to messages
 * on their way, with every byte of the host's memory watched.
 */
import assert from 'node:assert/strict';
import type { Random } from '../../../../support/random.ts';
import { GoldenSender } from '../../golden/endpoint/sender.ts';
import type { SentMessage } from '../../golden/endpoint/ses-request.ts';
import { Link, type Weather } from '../../golden/pds/peer/link.ts';
import type { WireSettings } from '../../golden/wire/index.ts';
import { decode } from '../../golden/wire/index.ts';
import { leastTrimmed, trimmed } from '../../golden/wire/trim.ts';
import { addressOf } from './local-addresses.ts';
import type { RxHost } from './rx-host.ts';

/** What may happen to a frame besides loss, copies and delay, as probabilities. */
export interface FrameFate {
  trimmed: number;
  /** By the last switch: with its own DSCP. */
  trimmedAtLastHop: number;
  /** A bit is wrong, which the UET CRC finds. */
  corrupted: number;
}

export interface WorldOptions {
  readonly wire: Partial<WireSettings>;
  readonly dscps: { readonly data: number; readonly trimmed: number; readonly lastHop: number };
  readonly receiver: { readonly ip: number | bigint; readonly mac: bigint };
  readonly window: number;
  readonly mtu: number;
}

/** Memory of the host: what was written where, and how often. */
export class HostMemory {
  readonly base: bigint;
  readonly bytes: Uint8Array;
  readonly writes: Uint8Array;

  constructor(base: bigint, length: number) {
    this.base = base;
    this.bytes = new Uint8Array(length);
    this.writes = new Uint8Array(length);
  }

  holds(address: bigint, length: number): boolean {
    return address >= this.base && address + BigInt(length) <= this.base + BigInt(this.bytes.length);
  }

  write(address: bigint, bytes: Uint8Array): void {
    const at = Number(address - this.base);
    this.bytes.set(bytes, at);
    for (let i = at; i < at + bytes.length; i++) this.writes[i] = Math.min(255, this.writes[i]! + 1);
  }

  /** Bytes that differ from what they should be, bytes that were never written, and those that were more than once. */
  compare(offset: number, expected: Uint8Array): { wrong: number; missing: number; twice: number } {
    const found = { wrong: 0, missing: 0, twice: 0 };
    for (let i = 0; i < expected.length; i++) {
      const times = this.writes[offset + i]!;
      if (times === 0) found.missing++;
      else if (this.bytes[offset + i] !== expected[i]) found.wrong++;
      if (times > 1) found.twice++;
    }
    return found;
  }
}

/** Times in units of 128 ns that fit the delays of the network: a way takes up to 12 units. */
const registers = {
  rtoInitTime: 80,
  rtoMaxTime: 80,
  maxRtoRetx: 15,
  nackRetxTime: 20,
  goBackTime: 20,
  maxNackRetx: 31,
  clearTime: 40,
  idleTime: 0,
  loss: {
    trimNack: true,
    lossNack: true,
    outOfOrder: false,
    entropy: false,
    probe: false,
    tail: 'off',
    rto: true,
    ackReq: true,
  },
} as const;

export class RxWorld {
  readonly weather: Weather = { loss: 0, copies: 0, minDelay: 1, maxDelay: 4 };
  readonly fate: FrameFate = { trimmed: 0, trimmedAtLastHop: 0, corrupted: 0 };
  readonly senders: GoldenSender[] = [];
  readonly memories: HostMemory[] = [];
  /** Every frame that has been on the line at the receiver, with its time. */
  onFrame: (frame: Uint8Array, from: 'peer' | 'own') => void = () => {};
  readonly #host: RxHost;
  readonly #options: WorldOptions;
  readonly #random: Random;
  readonly #forward: Link<Uint8Array>;
  readonly #back: Link<Uint8Array>;
  #now = -1;

  constructor(host: RxHost, options: WorldOptions, random: Random) {
    this.#host = host;
    this.#options = options;
    this.#random = random.fork('fate');
    this.#forward = new Link(this.weather, random.fork('forward'), (frame) => this.#onTheWay(frame));
    this.#back = new Link(this.weather, random.fork('back'), (frame) => this.#back_(frame));
    host.onPlaced = (address, bytes) => {
      const memory = this.memories.find((each) => each.holds(address, bytes.length));
      assert(memory !== undefined, `bytes are placed at ${address}, outside of every region`);
      memory.write(address, bytes);
    };
  }

  open(
    own: { readonly ip: number | bigint; readonly mac: bigint },
    mode: 'rud' | 'rod',
    startPsn: number,
  ): GoldenSender {
    const { receiver, window, mtu, wire, dscps } = this.#options;
    const random = this.#random.fork(`entropy ${this.senders.length}`);
    const sender = new GoldenSender({
      own,
      peer: receiver,
      mode,
      jobId: 0x100 + this.senders.length,
      mtu,
      // Of ROD everything after a loss is sent again.
      window: mode === 'rod' ? 16 : window,
      startPsn,
      registers,
      wire,
      dataDscp: dscps.data,
      entropy: () => 0x8000 | random.below(2 ** 15),
    });
    this.senders.push(sender);
    return sender;
  }

  /** One clock. */
  async clock(edge: () => unknown): Promise<void> {
    if (this.#host.now !== this.#now) this.#unit();
    await this.#host.clock(edge);
    for (const frame of this.#host.left.splice(0)) {
      this.onFrame(frame, 'own');
      this.#back.send(frame, this.#host.now);
    }
  }

  get isQuiet(): boolean {
    return this.#forward.isEmpty && this.#back.isEmpty && this.#host.beatsWaiting === 0;
  }

  #unit(): void {
    const now = this.#host.now;
    this.#now = now;
    for (const frame of this.#back.arrivals(now)) {
      const to = this.senders.find(
        ({ options }) => options.own.mac !== undefined && isFor(frame, options.own.ip, this.#options.wire),
      );
      to?.receive(frame, now);
    }
    for (const frame of this.#forward.arrivals(now)) {
      this.onFrame(frame, 'peer');
      this.#host.arrive(frame);
    }
    for (const sender of this.senders) for (const frame of sender.poll(now)) this.#forward.send(frame, now);
  }

  #onTheWay(frame: Uint8Array): Uint8Array {
    const { dscps, wire } = this.#options;
    const isData = decode(frame, wire).layers.some(({ name }) => name === 'rud_req' || name === 'rod_req');
    const bytes = leastTrimmed.udp;
    if (isData && this.#random.chance(this.fate.trimmed)) return trimmed(frame, { dscp: dscps.trimmed, bytes }, wire);
    if (isData && this.#random.chance(this.fate.trimmedAtLastHop))
      return trimmed(frame, { dscp: dscps.lastHop, bytes }, wire);
    return this.#back_(frame);
  }

  #back_(frame: Uint8Array): Uint8Array {
    if (!this.#random.chance(this.fate.corrupted)) return frame;
    const wrong = frame.slice();
    const at = this.#random.int(42, frame.length - 1);
    wrong[at] = wrong[at]! ^ (1 << this.#random.below(8));
    return wrong;
  }
}

function isFor(frame: Uint8Array, ip: number | bigint, wire: Partial<WireSettings>): boolean {
  const { layers } = decode(frame, wire);
  const header = layers.find(({ name }) => name === 'ipv4' || name === 'ipv6');
  return (
    header !== undefined && addressOf((header.fields as { destination: number | bigint }).destination) === addressOf(ip)
  );
}

/** Bytes that say where they are, so that one in a wrong place is seen. */
export function patternBytes(length: number, random: Random): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(256));
}

export type { SentMessage };

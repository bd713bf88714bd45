/** Random posts, messages and cancels, of few tags, so that they meet. */
import type { Agent, Random, TestContext } from '../../test-kit.ts';
import { type Command, commandWriter } from './match-ports.ts';

/** What the stimulus needs to know of the design. */
export interface Traffic {
  readonly resources: number;
  /** Whether receives may ignore match bits. */
  readonly wildcards: boolean;
  /** Whether receives may be for one job alone. */
  readonly jobs?: boolean | undefined;
  /** Whether receives may be for several messages. */
  readonly multi?: boolean | undefined;
  /** The most entries that a phase aims at. */
  readonly depth: number;
}

/** What takes the commands. */
export interface Taker {
  offered: Command | undefined;
  readonly taken: number;
}

const ALL = 2n ** 64n - 1n;

/** Drives the port of commands; a command stays there until it is taken. */
export class MatchStimulus implements Agent {
  readonly #random: Random;
  readonly #write: (command: Command | undefined) => void;
  readonly #taker: Taker;
  readonly #traffic: Traffic;
  /** The receives that were posted last. */
  readonly #posted: Command[] = [];
  #taken = 0;
  #left = 0;
  #busy = 1;
  #posts = 0.5;
  #wild = 0.2;
  #tags = 4;
  #base = 0n;
  #initiator = 0;
  #job = 0;
  #resources: readonly number[] = [0];
  #wrId = 0;

  constructor(t: TestContext, taker: Taker, traffic: Traffic) {
    this.#random = t.random.fork('stimulus');
    this.#write = commandWriter(t.dut);
    this.#taker = taker;
    this.#traffic = traffic;
  }

  drive(): void {
    if (this.#taker.offered !== undefined && this.#taken === this.#taker.taken) return;
    this.#taken = this.#taker.taken;
    if (this.#left === 0) this.#phase();
    this.#left -= 1;
    const command = this.#random.chance(this.#busy) ? this.#command() : undefined;
    this.#taker.offered = command;
    this.#write(command);
  }

  #phase(): void {
    const random = this.#random;
    const { resources, depth } = this.#traffic;
    this.#busy = random.pick([1, 1, 1, 0.5, 0.1]);
    this.#posts = random.pick([0.5, 0.5, 0.5, 0.9, 0.1, 1, 0]);
    this.#wild = random.pick([0, 0.05, 0.3, 0.7]);
    this.#initiator = random.below(2 ** 32);
    this.#job = random.below(2 ** 24);
    this.#tags = random.pick([1, 2, 4, 16, 64]);
    this.#base = (BigInt(random.below(2 ** 32)) << 32n) | BigInt(random.below(2 ** 32));
    this.#resources = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.below(resources));
    this.#left = random.int(10, 3 * depth);
  }

  #command(): Command {
    const random = this.#random;
    const kind = random.chance(0.08) ? 'cancel' : random.chance(this.#posts) ? 'post' : 'arrive';
    const mayIgnore = this.#traffic.wildcards && random.chance(this.#wild);
    const bit = 1n << BigInt(random.below(64));
    // Now and then a tag that differs in one bit, wherever it is, from one that others have.
    const near = random.chance(0.1) ? bit : 0n;
    this.#wrId = (this.#wrId + 1) % 2 ** 32;
    const command: Command = {
      kind,
      resource: random.pick(this.#resources),
      tag: {
        matchBits: this.#base ^ BigInt(random.below(this.#tags)) ^ near,
        initiator: (this.#initiator ^ (random.chance(0.1) ? 1 << random.below(32) : random.below(3))) >>> 0,
      },
      ignoreBits: mayIgnore ? random.pick([1n, 3n, 0xfn, bit, near, ALL, ALL ^ bit]) : 0n,
      anyInitiator: random.chance(this.#wild),
      place: {
        wrId: random.chance(0.1) ? (this.#wrId ^ (1 << random.below(32))) >>> 0 : this.#wrId,
        address: (BigInt(random.below(2 ** 32)) << 32n) | BigInt(random.below(2 ** 32)),
        length: random.below(2 ** 32),
      },
      header: {
        peer: random.below(2 ** 16),
        pdc: random.below(2 ** 16),
        messageId: random.below(2 ** 16),
        keptAt: random.below(2 ** 16),
        requestLength: random.below(2 ** 32),
      },
      keep: random.chance(0.8),
      ...(this.#traffic.jobs && {
        job: {
          restricts: random.chance(0.4),
          jobId: random.chance(0.6) ? this.#job : this.#job ^ (1 << random.below(24)),
        },
      }),
    };
    return this.#ofKnown(kind, this.#traffic.multi ? this.#shared(command) : command);
  }

  /** Half of the receives are for several messages; lengths are such that they end at once, soon, or late. */
  #shared(command: Command): Command {
    const random = this.#random;
    const drawn = (): number => random.pick([0, 1, random.below(16), random.below(256), random.below(2 ** 32)]);
    return {
      ...command,
      multi: { is: random.chance(0.5), minFree: drawn() },
      place: { ...command.place, length: random.pick([drawn(), random.below(4096), 2 ** 32 - 1]) },
      header: { ...command.header, requestLength: drawn() },
    };
  }

  /** A receive that is taken back is one that was posted, mostly. */
  #ofKnown(kind: Command['kind'], command: Command): Command {
    const random = this.#random;
    if (kind === 'cancel' && this.#posted.length > 0 && random.chance(0.9)) {
      const one = random.pick(this.#posted);
      const wrId = random.chance(0.1) ? (one.place.wrId ^ (1 << random.below(32))) >>> 0 : one.place.wrId;
      const tag = random.chance(0.1) ? command.tag : one.tag;
      const anyInitiator = one.anyInitiator !== random.chance(0.1);
      return { ...one, kind, tag, anyInitiator, place: { ...command.place, wrId } };
    }
    if (kind === 'post') {
      this.#posted.push(command);
      if (this.#posted.length > this.#traffic.depth) this.#posted.shift();
    }
    return command;
  }
}

/** Random events for NSCC: few or many contexts, in clocks in a row or far apart, all that can happen to one. */
import { nsccLag } from '../../../../../rtl-gen/uet/cms/nscc/latency.ts';
import type { FixedEvent } from '../../../golden/cms/nscc/fixed/nscc-fixed.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import type { Agent, Random, TestContext } from '../../test-kit.ts';
import { type ContextEvent, contextWriter } from './nscc-ports.ts';

/** What a context has been through. */
interface Life {
  readonly begun: number;
  sent: number;
}

/** What traffic is like for some clocks. */
interface Phase {
  readonly cccs: readonly number[];
  /** How often there is an event, and how much time passes with a clock. */
  readonly busy: number;
  readonly step: number;
  readonly ecn: number;
  /** Delays are at most this. */
  readonly delay: number;
  readonly loss: number;
  readonly penalty: number;
  readonly longest: number;
}

const others: readonly FixedEvent['kind'][] = ['nack_other', 'inferred', 'withdrawn', 'readd', 'credit'];

/** Drives the event port; `now` begins anywhere, so that times go round. */
export class NsccStimulus implements Agent {
  readonly #random: Random;
  readonly #write: (event: ContextEvent | undefined) => void;
  readonly #registers: NsccRegisters;
  readonly #contexts: number;
  readonly #packet: number;
  readonly #lives = new Map<number, Life>();
  #phase: Phase;
  #left = 0;
  #clock = 0;
  #now: number;

  /** `packet`: the bytes that most packets have. */
  constructor(t: TestContext, contexts: number, registers: NsccRegisters, packet: number) {
    this.#random = t.random.fork('stimulus');
    this.#write = contextWriter(t.dut);
    this.#registers = registers;
    this.#contexts = contexts;
    this.#packet = packet;
    this.#now = this.#random.pick([0, 2 ** 32 - 20_000, this.#random.word() >>> 0]);
    this.#phase = this.#nextPhase();
  }

  drive(): void {
    if (this.#left === 0) {
      this.#phase = this.#nextPhase();
      this.#left = this.#random.int(40, 400);
    }
    this.#left -= 1;
    this.#clock += 1;
    this.#now = (this.#now + this.#phase.step) % 2 ** 32;
    this.#write(this.#random.chance(this.#phase.busy) ? this.#event() : undefined);
  }

  #nextPhase(): Phase {
    const random = this.#random;
    const { baseRtt, target, qaThreshold } = this.#registers;
    const count = random.pick([1, 1, 2, 3, 16]);
    return {
      cccs: Array.from({ length: count }, () => random.below(this.#contexts)),
      busy: random.pick([1, 1, 0.5, 0.05]),
      step: random.pick([1, 1, 40, 300, Math.floor(baseRtt / 3)]),
      ecn: random.pick([0, 0.1, 0.5, 0.9, 1]),
      delay: random.pick([this.#registers.fastDelay, target, 2 * target, 2 * qaThreshold, 2 ** 22]),
      loss: random.pick([0, 0.02, 0.3]),
      penalty: random.pick([0, 0, 0, 0.1, 0.7]),
      longest: this.#longest(),
    };
  }

  get #isSmall(): boolean {
    return this.#packet < 256;
  }

  /** Of small packets all are small: one large one would be all there is for long. */
  #longest(): number {
    const packet = this.#packet;
    const usual = [packet, packet, 4 * packet, 4 * packet];
    return this.#random.pick(this.#isSmall ? usual : [...usual, 2 ** 20, 2 ** 24 - 1]);
  }

  #event(): ContextEvent {
    const random = this.#random;
    const ccc = random.pick(this.#phase.cccs);
    const now = this.#now;
    const life = this.#lives.get(ccc);
    if (life === undefined || random.chance(0.002)) {
      this.#lives.set(ccc, { begun: this.#clock, sent: 0 });
      return { kind: 'start', ccc, bytes: random.word() >>> 0, now };
    }
    const bytes = random.chance(this.#isSmall ? 0.7 : 0.1) ? random.below(this.#phase.longest + 1) : this.#packet;
    const isYoung = this.#clock - life.begun < nsccLag.window;
    if (isYoung || random.chance(0.3)) {
      life.sent = (life.sent + bytes) % 2 ** 32;
      return { kind: 'sent', ccc, bytes, now };
    }
    if (random.chance(0.02)) return { kind: 'idle', ccc, bytes: life.sent, now };
    if (random.chance(0.05)) return { kind: random.pick(others), ccc, bytes, now };
    if (random.chance(this.#phase.loss)) return this.#lost(ccc, bytes);
    return this.#ack(ccc, bytes);
  }

  #lost(ccc: number, bytes: number): ContextEvent {
    const random = this.#random;
    const kind = random.pick(['timeout', 'nack_trim', 'nack_trim', 'nack_last_hop'] as const);
    const rtt = random.chance(0.9) ? this.#rtt() : undefined;
    return { kind, ccc, bytes, now: this.#now, rtt, ecn: random.chance(0.5), keepsBase: random.chance(0.1) };
  }

  #ack(ccc: number, bytes: number): ContextEvent {
    const random = this.#random;
    const isPenalised = random.chance(this.#phase.penalty);
    return {
      kind: random.chance(0.05) ? 'probe_ack' : 'ack',
      ccc,
      bytes: random.chance(0.1) ? random.below(this.#phase.longest + 1) : bytes,
      now: this.#now,
      ecn: random.chance(this.#phase.ecn),
      rtt: random.chance(0.9) ? this.#rtt() : undefined,
      keepsBase: random.chance(0.05),
      penalty: isPenalised ? random.int(1, 127) : 0,
      restores: random.chance(0.2),
    };
  }

  /** Mostly above the base RTT; now and then one that lowers it a little, or far. */
  #rtt(): number {
    const random = this.#random;
    const { baseRtt, target, fastDelay, qaThreshold } = this.#registers;
    const kind = random.below(100);
    if (kind < 2) return random.int(Math.floor(baseRtt / 2), baseRtt);
    if (kind < 4) return baseRtt - random.below(4);
    if (kind < 12) return baseRtt + random.pick([target, fastDelay, qaThreshold]) + random.int(-1, 1);
    return Math.min(baseRtt + random.below(this.#phase.delay + 1), 2 ** 24 - 1);
  }
}

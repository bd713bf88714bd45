/** What a PDS sender tells congestion control, at random, with the times that its pipe has. */
import { congestionNeeds } from '../../../../../rtl-gen/uet/cms/seam/congestion-control.ts';
import type { Agent, PortHandle, Random, TestContext } from '../../test-kit.ts';
import { seamPorts } from './seam-checker.ts';

/** Clocks from an event that enters the sender's pipe to its `pick`, and to what it tells. */
const pickClock = 20;
const eventClock = pickClock + congestionNeeds.nscc.pickLatency + 1;
/** A context that begins has its first packet later than this, and one with packets in the pipe does not begin. */
const restClocks = 16;

/** What comes back, or changes a context otherwise. */
const told = [
  'ack',
  'ack',
  'ack',
  'probe_ack',
  'nack_trim',
  'nack_last_hop',
  'nack_other',
  'timeout',
  'inferred',
  'withdrawn',
  'readd',
  'credit',
  'idle',
] as const;

type Kind = (typeof told)[number] | 'start' | 'sent';

/** What an event of the pipe shows, in clocks of their own. */
interface Due {
  readonly clock: number;
  readonly port: 'pick' | 'event';
  readonly ccc: number;
  readonly kind: Kind;
}

/** Drives all inputs: those of events and packets as the sender would, all others at random. */
export class SeamStimulus implements Agent {
  readonly #random: Random;
  readonly #contexts: number;
  readonly #ports: ReturnType<typeof seamPorts>;
  readonly #others: readonly PortHandle[];
  readonly #due: Due[] = [];
  /** By the context, when it has begun, and when a packet of it was last in the pipe. */
  readonly #begun = new Map<number, number>();
  readonly #sent = new Map<number, number>();
  #clock = 0;
  #left = 0;
  #shares: readonly [string, number][] = [];

  constructor(t: TestContext, contexts: number) {
    this.#random = t.random.fork('stimulus');
    this.#contexts = contexts;
    this.#ports = seamPorts(t.dut);
    const own = /^told_(event_valid|event_ccc|event_kind|pick_valid|pick_ccc|begins_valid|begins_ccc)$/;
    this.#others = t.dut.ports.filter(
      ({ direction, name, reset }) => direction === 'in' && reset === undefined && !own.test(name),
    );
  }

  drive(): void {
    for (const port of this.#others) port.set(this.#valueOf(port.name, port.width));
    if (this.#left === 0) this.#nextPhase();
    this.#left -= 1;
    const begins = this.#enter();
    const { told: says } = this.#ports;
    says.begins.set({ valid: Number(begins !== undefined), ccc: begins ?? this.#random.below(this.#contexts) });
    for (const name of ['pick', 'event'] as const) {
      const at = this.#due.findIndex((due) => due.port === name && due.clock === this.#clock);
      const [due] = at < 0 ? [] : this.#due.splice(at, 1);
      says[name].valid.set(Number(due !== undefined));
      says[name].ccc.set(due?.ccc ?? this.#random.below(this.#contexts));
      if (name === 'event') says.event.kind.set(due?.kind ?? this.#random.pick(told));
    }
    this.#clock += 1;
  }

  /** Sizes are often equal to a full packet or one off; RTTs are often about 2^24. */
  #valueOf(name: string, width: number): number {
    const random = this.#random;
    if (name === 'full') return this.#clock === 0 ? random.pick([4200, 1, 2 ** 14 - 1]) : this.#ports.full.get();
    if (name === 'told_event_size' && random.chance(0.5)) return (this.#ports.full.get() + random.int(-1, 1)) & 0x3fff;
    if (name === 'told_event_rtt' && random.chance(0.8)) {
      return random.pick([2 ** 24 - 1, 2 ** 24, random.below(2 ** 24), 2 ** random.int(24, 31)]);
    }
    return random.word() % 2 ** width;
  }

  #nextPhase(): void {
    const random = this.#random;
    const of = (...choices: number[]): number => random.pick(choices);
    this.#left = random.int(20, 200);
    // Nothing but packets after nothing but what came back lets most wait.
    this.#shares = random.chance(0.5)
      ? [[random.pick(['send', 'back']), 1]]
      : [
          ['begin', of(0, 0.1, 1)],
          ['send', of(0, 1, 3)],
          ['back', of(0, 1, 3)],
          ['none', of(0, 0, 1, 10)],
        ];
  }

  #what(): string {
    const total = this.#shares.reduce((sum, [, share]) => sum + share, 0);
    let place = (this.#random.below(2 ** 20) * total) / 2 ** 20;
    for (const [name, share] of this.#shares) {
      place -= share;
      if (place < 0) return name;
    }
    return 'none';
  }

  /** Lets an event enter the pipe; the context that begins with it. */
  #enter(): number | undefined {
    const random = this.#random;
    const what = this.#what();
    const ccc = random.below(this.#contexts);
    const now = this.#clock;
    const since = (of: ReadonlyMap<number, number>): number => now - (of.get(ccc) ?? -1000);
    const later = (port: Due['port'], kind: Kind, clocks: number): void => {
      this.#due.push({ clock: now + clocks, port, ccc, kind });
    };
    if (what === 'begin' && since(this.#begun) > 2 * eventClock && since(this.#sent) > eventClock) {
      this.#begun.set(ccc, now);
      later('event', 'start', eventClock);
      return ccc;
    }
    if (what === 'send' && since(this.#begun) > restClocks) {
      this.#sent.set(ccc, now);
      later('pick', 'sent', pickClock);
      later('event', 'sent', eventClock);
    }
    if (what === 'back') later('event', random.pick(told), eventClock);
    return undefined;
  }
}

/** The commands of a link with both ends of LLR: traffic, what goes wrong, links that go down, settings that change. */
import fc from 'fast-check';
import type { TransmitOptions } from '../../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { independentErrors } from '../../../../../agents/link/bit-errors.ts';
import type { Machine } from '../../../../../properties/model-property.ts';
import { type Behaviour, type LlrSettings, SEQ_COUNT } from '../../../../golden/llr/index.ts';
import { seededRandom, type TestContext } from '../../../test-kit.ts';
import { LlrLinkBench } from '../link-bench.ts';
import { Mishaps, mishaps } from './mishaps.ts';

type From = 'a' | 'b';

/** Clocks of the longest delay. */
const longestDelay = 100;

/** What the commands know: nothing, as every state takes every command. */
type Nothing = Record<string, never>;

class CommandedLink {
  readonly t: TestContext;
  readonly bench: LlrLinkBench;
  readonly mishaps: Readonly<Record<From, Mishaps>>;
  #index = 0;

  constructor(t: TestContext, options: TransmitOptions) {
    this.t = t;
    const settings: Partial<LlrSettings> = {
      replayTimerMax: 200,
      replayCountMax: 2,
      pcsLostTimerMax: 150,
      ackSpacing: 512,
      reInitOnDiscard: true,
    };
    const poison = { pattern: 0xaaaaaaaa, mode: 'xor' } as const;
    this.mishaps = { a: new Mishaps(poison), b: new Mishaps(poison) };
    this.bench = new LlrLinkBench(t, {
      options,
      delay: 5,
      firstSeq: SEQ_COUNT - 10,
      settings: { ...settings, poison },
      spacing: { minimum: 320, fromStart: 64, inFrame: 1024 },
      forward: { tamper: this.mishaps.a.tamper },
      backward: { tamper: this.mishaps.b.tamper },
    });
    for (const end of [this.bench.a, this.bench.b]) end.enable(true, true);
  }

  send(from: From, eligible: boolean, bytes: number, poison: boolean): void {
    const content = new Uint8Array(bytes).fill(++this.#index & 0xff);
    new DataView(content.buffer).setUint32(0, this.#index);
    this.bench.send(from, { bytes: content, eligible, poison });
  }

  /** From now on one bit in so many is wrong, or none is. */
  weather(bits: number, seed: number): void {
    for (const link of [this.bench.forward, this.bench.backward]) {
      link.settings.errors = this.bench.errors(independentErrors(bits === 0 ? 0 : 1 / bits)(seededRandom(seed)));
    }
  }

  async reInit(end: From): Promise<void> {
    this.bench[end].reInit(true);
    await this.t.cycles(1);
    this.bench[end].reInit(false);
  }

  /** Both senders off; when no frame is on its way any more, both receivers; then all on again with those settings. */
  async restart(settings: Partial<LlrSettings>, firstSeq: number): Promise<void> {
    const { a, b, setup } = this.bench;
    const both = [a, b];
    for (const end of both) end.enable(false, true);
    await this.t.until(() => both.every(({ state }) => state === 'off'), { timeout: 100 });
    await this.t.until(() => both.every(({ waiting, sending }) => waiting === 0 && sending.idle), { timeout: 5_000 });
    await this.t.cycles(longestDelay + 150);
    for (const end of both) end.enable(false, false);
    await this.t.cycles(50);
    Object.assign(setup.settings, settings);
    Object.assign(setup, { firstSeq });
    for (const each of [this.mishaps.a, this.mishaps.b]) each.forget();
    for (const end of both) end.configure();
    await this.t.cycles(1);
    for (const end of both) end.enable(true, true);
  }

  async breakDown(clocks: number): Promise<void> {
    this.bench.setLink(false);
    await this.t.cycles(clocks);
    this.bench.setLink(true);
    await this.t.cycles(1);
  }

  /** Nothing more goes wrong: all that has to come comes. */
  async settle(): Promise<void> {
    for (const each of [this.mishaps.a, this.mishaps.b]) each.stop();
    this.weather(0, 1);
    // Who has given up and waits for management is told to go on.
    for (const end of [this.bench.a, this.bench.b]) end.reInit(true);
    await this.bench.settle(20_000);
  }
}

/**
 * Both ends on from the beginning. The golden models of all four halves are held against them at every port in every
 * clock; what the commands add is the truth of both together: frames that left with a number come once and in order
 * whatever happened, unless their sender gave up, and when nothing more goes wrong, all come.
 */
export function linkMachine(options: TransmitOptions): Machine<Nothing, CommandedLink> {
  const from = fc.constantFrom<From>('a', 'b');
  const behaviour = fc.constantFrom<Behaviour>('block', 'discard', 'best_effort');
  const longest = options.size * options.longest - 4;
  return {
    model: () => ({}),
    real: (t) => new CommandedLink(t, options),
    maxCommands: 30,
    commands: (define) => [
      define('send', {
        args: fc.record({
          from,
          eligible: fc.boolean(),
          bytes: fc.constantFrom(60, 61, 100, longest),
          count: fc.integer({ min: 1, max: 15 }),
          poison: fc.boolean(),
        }),
        model: () => undefined,
        hardware: (link, { from, eligible, bytes, count, poison }) => {
          for (let i = 0; i < count; i++) link.send(from, eligible, bytes, poison && i === 1);
        },
      }),
      define('wait', {
        args: fc.integer({ min: 1, max: 300 }),
        model: () => undefined,
        hardware: ({ t }, clocks) => t.cycles(clocks),
      }),
      define('strike', {
        args: fc.record({ from, what: fc.constantFrom(...mishaps), count: fc.integer({ min: 1, max: 6 }) }),
        model: () => undefined,
        hardware: ({ mishaps }, { from, what, count }) => mishaps[from].strike(what, count),
      }),
      define('delay', {
        args: fc.integer({ min: 0, max: longestDelay }),
        model: () => undefined,
        hardware: ({ bench }, clocks) => {
          for (const link of [bench.forward, bench.backward]) link.settings.delay = clocks * options.size;
        },
      }),
      define('weather', {
        args: fc.record({ bits: fc.constantFrom(0, 3_000, 20_000), seed: fc.integer({ min: 1, max: 1_000 }) }),
        model: () => undefined,
        hardware: (link, { bits, seed }) => link.weather(bits, seed),
      }),
      define('breakDown', {
        args: fc.integer({ min: 1, max: 250 }),
        model: () => undefined,
        hardware: (link, clocks) => link.breakDown(clocks),
      }),
      define('reInit', { args: from, model: () => undefined, hardware: (link, end) => link.reInit(end) }),
      define('restart', {
        args: fc.record({
          initBehaviour: behaviour,
          flushBehaviour: behaviour,
          reInitOnDiscard: fc.boolean(),
          rearm: fc.boolean(),
          replayCountMax: fc.constantFrom(0, 1, 3, 255),
          replayTimerMax: fc.constantFrom(0, 100, 500),
          dataAgeTimerMax: fc.constantFrom(0, 0, 400),
          outstandingSeqMax: fc.constantFrom(1, 4, 500_000),
          ackSpacing: fc.constantFrom(320, 2048),
          firstSeq: fc.constantFrom(0, SEQ_COUNT - 5, 2 ** 19),
        }),
        model: () => undefined,
        hardware: (link, { firstSeq, ...settings }) => link.restart(settings, firstSeq),
      }),
    ],
    end: (link) => link.settle(),
  };
}

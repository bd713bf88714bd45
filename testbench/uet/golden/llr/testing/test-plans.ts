/**
 * The tests that the plans of SONiC and of the testers name (link-layer.md A6, A7, A10, A11), with the counters that
 * they expect, for any two ends.
 */
import { expect } from 'vitest';
import {
  type ClientFrame,
  type LlrSettings,
  NO_REPLAY_LIMIT,
  type RxCounter,
  SEQ_COUNT,
  type TxCounter,
  type TxState,
} from '../index.ts';
import type { Received } from '../peer/end.ts';
import {
  allOf,
  alterControl,
  burst,
  dropControl,
  dropFrame,
  duplicateFrame,
  poisonFrame,
  spoilFrame,
} from '../peer/faults.ts';
import type { Tamper } from '../peer/link.ts';
import { expectFrames, numberedFrames, numberOf } from './exchange.ts';

/** What a plan needs of a link. */
export interface PlanOptions {
  /** Of both ends. */
  readonly settings?: Partial<LlrSettings>;
  /** Nanoseconds, both ways. */
  readonly delayNs?: number;
  readonly firstSeq?: number;
  /** What the line from a to b does to what is on it, and the one back. */
  readonly forward?: Tamper;
  readonly backward?: Tamper;
}

/** Two ends over a link, both on, `a` sending to `b`; in software or in hardware. */
export interface PlanLink {
  readonly txCounts: Readonly<Record<TxCounter, number>>;
  readonly rxCounts: Readonly<Record<RxCounter, number>>;
  /** Of the sender at `a`. */
  readonly state: TxState;
  readonly error: boolean;
  readonly outstanding: number;
  readonly outstandingBytes: number;
  /** Frames at `a` that have not begun to leave. */
  readonly waiting: number;
  /** Nothing is left to do. */
  readonly idle: boolean;
  /** Frames that `a` has put on the line. */
  readonly sent: number;
  /** Frames that `b` has dropped because of their preamble. */
  readonly preambleErrors: number;
  /** What came at `b`. */
  readonly received: readonly Received[];
  /** Nanoseconds. */
  readonly now: number;
  submit(...frames: readonly ClientFrame[]): void;
  /** Until both ends are under LLR. */
  connect(): PromiseLike<void>;
  until(condition: () => boolean): PromiseLike<void>;
  settle(): PromiseLike<void>;
}

/** A test: its link, and what is done and expected. Made again for each run, as faults count what passes. */
export interface TestPlan {
  readonly name: string;
  readonly make: () => { readonly options: PlanOptions; readonly run: (link: PlanLink) => PromiseLike<void> };
}

const steady: Partial<LlrSettings> = {
  initBehaviour: 'block',
  flushBehaviour: 'block',
  replayTimerMax: 5_000,
  outstandingSeqMax: 4000,
};

/** What `b` has handed on without an error, check sequences included. */
const delivered = ({ received }: PlanLink): readonly Uint8Array[] =>
  received.filter(({ verdict }) => verdict === 'deliver').map(({ bytes }) => bytes);

interface Faults {
  readonly settings?: Partial<LlrSettings>;
  readonly forward?: Tamper;
  readonly backward?: Tamper;
  readonly firstSeq?: number;
}

/** 1,000 frames over a link on which that happens; `run` begins when they have been given to `a`. */
function thousand(
  name: string,
  make: () => Faults & { readonly run: (link: PlanLink, frames: readonly ClientFrame[]) => PromiseLike<void> },
): TestPlan {
  return {
    name,
    make: () => {
      const { settings, run, ...faults } = make();
      return {
        options: { settings: { ...steady, ...settings }, delayNs: 500, ...faults },
        run: async (link) => {
          await link.connect();
          const frames = numberedFrames(1000);
          link.submit(...frames);
          await run(link, frames);
        },
      };
    },
  };
}

/** 1,000 frames that all arrive over a link on which that happens, and what else is to be then. */
const allArrive = (name: string, make: () => Faults & { readonly expects: (link: PlanLink) => void }): TestPlan =>
  thousand(name, () => {
    const { expects, ...faults } = make();
    return {
      ...faults,
      run: async (link, frames) => {
        await link.settle();
        expectFrames(delivered(link), frames);
        expects(link);
      },
    };
  });

export const testPlans: readonly TestPlan[] = [
  allArrive('LLR-02: frame 901 is missing: NACK(900), a replay from it on, all delivered', () => {
    const nacks: number[] = [];
    return {
      forward: dropFrame(901),
      backward: (item) => {
        if (item.kind === 'control' && item.set.message === 'llr_nack') nacks.push(item.set.seq);
        return [item];
      },
      expects: ({ txCounts, rxCounts }) => {
        expect(nacks).toEqual([900]);
        expect(txCounts).toMatchObject({ rx_nack_ctl_os: 1, tx_replay: 1, tx_discard: 0, rx_ack_nack_seq_error: 0 });
        expect(txCounts.tx_ok).toBe(1000 + txCounts.tx_replayed_frames);
        expect(txCounts.tx_replayed_frames).toBeGreaterThan(0);
        expect(rxCounts).toMatchObject({ tx_nack_ctl_os: 1, rx_expected_seq_good: 1000, rx_bad: 0, rx_replay: 1 });
        expect(rxCounts.rx_missing_seq).toBe(txCounts.tx_replayed_frames - 1);
      },
    };
  }),

  allArrive('LLR-03: frame 901 has a bad FCS: one NACK, a replay', () => ({
    forward: spoilFrame(901),
    expects: ({ txCounts, rxCounts }) => {
      expect(txCounts.tx_replay).toBe(1);
      expect(rxCounts).toMatchObject({
        rx_bad: 1,
        rx_expected_seq_bad: 1,
        rx_expected_seq_good: 1000,
        tx_nack_ctl_os: 1,
      });
    },
  })),

  allArrive('a frame that comes twice is delivered once and counted', () => ({
    forward: duplicateFrame(500),
    expects: ({ txCounts, rxCounts }) => {
      expect(rxCounts).toMatchObject({ rx_duplicate_seq: 1, rx_ok: 1001, tx_nack_ctl_os: 0 });
      expect(txCounts.tx_replay).toBe(0);
    },
  })),

  thousand('LLR-06: a poisoned frame is passed on as errored, without a NACK', () => {
    const poison = { pattern: 0xaaaaaaaa, mode: 'xor' } as const;
    return {
      settings: { poison },
      forward: poisonFrame(901, poison),
      run: async (link) => {
        await link.settle();
        expect(link.received[901]?.verdict).toBe('errored');
        expect(delivered(link).length).toBe(999);
        expect(link.rxCounts).toMatchObject({ rx_poisoned: 1, rx_expected_seq_poisoned: 1, tx_nack_ctl_os: 0 });
        expect(link.txCounts.tx_replay).toBe(0);
      },
    };
  }),

  {
    name: 'a frame that its sender poisons is counted at both ends',
    make: () => ({
      options: { settings: steady },
      run: async (link) => {
        await link.connect();
        link.submit(...numberedFrames(3), ...numberedFrames(1, { poison: true }), ...numberedFrames(2));
        await link.settle();
        expect(link.received.map(({ verdict }) => verdict).indexOf('errored')).toBe(3);
        const { txCounts, rxCounts } = link;
        expect([txCounts.tx_poisoned, rxCounts.rx_poisoned, txCounts.tx_ok]).toEqual([1, 1, 5]);
      },
    }),
  },

  thousand('LLR-05: without ACKs and with 3 replays, 1,000 frames are 4,000 on the wire, then FLUSH', () => ({
    settings: { replayCountMax: 3 },
    backward: dropControl('llr_ack'),
    run: async (link) => {
      await link.until(() => link.state === 'flush');
      expect(link.sent).toBe(4000);
      expect(link.txCounts).toMatchObject({ tx_ok: 4000, tx_replay: 3, tx_replayed_frames: 3000 });
      expect([link.error, link.outstanding]).toEqual([true, 0]);
      expect(link.rxCounts).toMatchObject({ rx_ok: 4000, rx_expected_seq_good: 1000, rx_duplicate_seq: 3000 });
    },
  })),

  thousand('LLR-07: at a limit of 10 frames, no more than 10 in one attempt: 10 new ones and 30 duplicates', () => ({
    settings: { replayCountMax: 3, outstandingSeqMax: 10 },
    backward: dropControl('llr_ack'),
    run: async (link) => {
      await link.until(() => link.state === 'flush');
      expect(link.rxCounts).toMatchObject({ rx_ok: 40, rx_expected_seq_good: 10, rx_duplicate_seq: 30 });
      expect(link.waiting).toBe(990);
    },
  })),

  ...[
    { limit: { outstandingSeqMax: 7 }, least: 7, most: 7, of: 'outstanding' as const },
    { limit: { outstandingDataMax: 2_000 }, least: 1_400, most: 2_000, of: 'outstandingBytes' as const },
  ].map(
    ({ limit, least, most, of }): TestPlan => ({
      name: `the limit of ${of === 'outstanding' ? 'frames' : 'bytes'} holds in every moment, and all is delivered`,
      make: () => ({
        options: { settings: { ...steady, ackSpacing: 320, ...limit }, delayNs: 50 },
        run: async (link) => {
          await link.connect();
          const frames = numberedFrames(500);
          link.submit(...frames);
          let seen = 0;
          await link.until(() => {
            seen = Math.max(seen, link[of]);
            return link.idle;
          });
          expectFrames(delivered(link), frames);
          expect(seen).toBeGreaterThanOrEqual(least);
          expect(seen).toBeLessThanOrEqual(most);
        },
      }),
    }),
  ),

  {
    name: 'LLR-11: an ineligible frame that is lost stays lost; it has a normal preamble',
    make: () => {
      let normal = 0;
      return {
        options: {
          settings: steady,
          forward: (item) => {
            if (item.kind !== 'frame' || item.preamble[1] !== 0x55) return [item];
            return normal++ === 50 ? [] : [item];
          },
        },
        run: async (link) => {
          await link.connect();
          link.submit(...numberedFrames(100, { eligible: false }), ...numberedFrames(100));
          await link.settle();
          expect(normal).toBe(100);
          expect(link.rxCounts).toMatchObject({ rx_ineligible_good: 99, rx_ok: 100, tx_nack_ctl_os: 0 });
        },
      };
    },
  },

  thousand('ineligible frames keep flowing during a replay, every other frame', () => ({
    forward: dropFrame(5),
    run: async (link) => {
      await link.until(() => link.state === 'replay');
      link.submit(...numberedFrames(100, { eligible: false }));
      const [before, replayed] = [link.sent, link.txCounts.tx_replayed_frames];
      await link.until(() => link.txCounts.tx_replayed_frames >= replayed + 50);
      // Frames on their way out have been counted as replayed and are not on the line yet.
      expect(link.sent - before).toBeGreaterThanOrEqual(90);
      await link.settle();
      expect(delivered(link).length).toBe(1100);
    },
  })),

  allArrive('one NACK a gap, however many frames are missing in it', () => ({
    forward: allOf(...[300, 301, 302, 310, 320].map((seq) => dropFrame(seq))),
    expects: ({ rxCounts }) => expect(rxCounts.tx_nack_ctl_os).toBe(1),
  })),

  ...[false, true].map((rearm) =>
    allArrive(
      `a replay whose first frame is lost again ${rearm ? 'has a second NACK, with re-arming' : 'waits for the timer'}`,
      () => ({
        settings: { rearm },
        forward: spoilFrame(901, burst(0, 2)),
        expects: ({ rxCounts, txCounts, now }) => {
          expect([rxCounts.tx_nack_ctl_os, txCounts.tx_replay]).toEqual([rearm ? 2 : 1, 2]);
          // Frames and round trips take less than the timer.
          if (rearm) expect(now).toBeLessThan(steady.replayTimerMax! + 2_000);
          else expect(now).toBeGreaterThan(steady.replayTimerMax! + 2_000);
        },
      }),
    ),
  ),

  allArrive('an ACK that is lost is made up for by the next one', () => ({
    backward: dropControl('llr_ack', burst(2, 5)),
    expects: ({ txCounts }) => expect(txCounts.tx_replay).toBe(0),
  })),

  allArrive('a NACK that is lost is made up for by the replay timer', () => ({
    forward: dropFrame(500),
    backward: dropControl('llr_nack'),
    expects: ({ txCounts }) => expect(txCounts).toMatchObject({ tx_replay: 1, rx_nack_ctl_os: 0 }),
  })),

  ...[{ seq: 77 }, { init_data: 0x1111 }].map(
    (wrong): TestPlan => ({
      name: `echoes with a wrong ${Object.keys(wrong)[0]} are counted and not acted on`,
      make: () => ({
        options: {
          settings: { initSpacing: 8_000 },
          backward: alterControl('llr_init_echo', wrong, burst(0, 2)),
        },
        run: async (link) => {
          await link.connect();
          expect(link.txCounts).toMatchObject({ rx_echo_mismatch: 2, rx_init_echo_ctl_os: 3 });
        },
      }),
    }),
  ),

  {
    name: 'INITs and echoes that are lost are repeated',
    make: () => ({
      options: {
        settings: { initSpacing: 8_000 },
        forward: dropControl('llr_init', (nth) => nth < 3),
        backward: dropControl('llr_init_echo', (nth) => nth < 2),
      },
      run: async (link) => {
        await link.connect();
        expect(link.txCounts).toMatchObject({ tx_init_ctl_os: 6, rx_init_echo_ctl_os: 1, rx_echo_mismatch: 0 });
        expect(link.rxCounts.rx_init_ctl_os).toBe(3);
      },
    }),
  },

  thousand('ACKs whose number is frozen let frames out up to the limit, then replays, then FLUSH', () => ({
    settings: { outstandingSeqMax: 64, replayCountMax: 2 },
    backward: alterControl('llr_ack', { seq: 20 }),
    run: async (link) => {
      await link.until(() => link.state === 'flush');
      expect(link.txCounts).toMatchObject({ tx_replay: 2, tx_ok: 21 + 3 * 64 });
    },
  })),

  allArrive('ACKs with numbers that cannot be are counted, and what they say is not believed', () => ({
    backward: alterControl('llr_ack', { seq: 5000 }, burst(0, 3)),
    expects: ({ txCounts }) => expect(txCounts.rx_ack_nack_seq_error).toBe(3),
  })),

  thousand('data that grows too old is flushed', () => ({
    settings: { replayCountMax: NO_REPLAY_LIMIT, dataAgeTimerMax: 24_000 },
    backward: dropControl('llr_ack'),
    run: async (link) => {
      await link.until(() => link.state === 'flush');
      expect(link.txCounts.tx_replay).toBe(3);
    },
  })),

  allArrive('a preamble that is damaged costs a replay, and nothing is delivered twice', () => {
    let passed = 0;
    return {
      forward: (item) => {
        if (item.kind !== 'frame' || passed++ % 100 !== 50) return [item];
        const preamble = item.preamble.slice();
        // The marker of LLR becomes that of a normal preamble.
        preamble[1]! ^= 0x2;
        return [{ ...item, preamble }];
      },
      expects: ({ preambleErrors }) => expect(preambleErrors).toBeGreaterThan(5),
    };
  }),

  allArrive('frames are lost while their numbers go round at 2^20', () => ({
    firstSeq: SEQ_COUNT - 500,
    forward: allOf(dropFrame(SEQ_COUNT - 1), dropFrame(0, burst(0, 2))),
    expects: ({ received, txCounts }) => {
      expect(txCounts.tx_replay).toBeGreaterThanOrEqual(2);
      const numbers = received.filter(({ verdict }) => verdict === 'deliver').map(({ seq }) => seq);
      expect([numbers[0], numbers.at(-1)]).toEqual([SEQ_COUNT - 500, 499]);
      expect(numberOf(received[0]!.bytes)).toBe(0);
    },
  })),
];

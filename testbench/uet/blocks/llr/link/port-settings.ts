/** Every setting of a port of LLR, measured on its line to the bit: that it reaches what it is for. */
import assert from 'node:assert/strict';
import { dataLimitBeats } from '../../../../../rtl-gen/uet/llr/transmit/data-limit.ts';
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { type NamedTest, named, namedWith } from '../../../../design-tests/named-test.ts';
import { BLOCK_BYTES } from '../../../golden/llr/line/index.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import { isSet, MeasuredPort } from './measured-port.ts';

/** Each bit of a number of `width` bits is 1 in one of these and 0 in the other. */
const halves = (width: number): readonly [number, number] => {
  const odd = Number(0xaaaa_aaaa_aaaan % 2n ** BigInt(width));
  return [2 ** width - 1 - odd, odd];
};

/** 2^from to 2^(width - 1). */
const powers = (from: number, width: number): number[] =>
  Array.from({ length: width - from }, (_, i) => 2 ** (from + i));

/** Sets may be anywhere: their places are measured. */
const anySpacing = { minimum: 0, fromStart: 0, inFrame: 0 };

const alwaysAcks = { answers: { ack_spacing: 0 } };

/** That all of these are one number. */
function equal(what: string, values: readonly number[]): void {
  assert.equal(new Set(values).size, 1, `${what}: ${values.join(', ')}`);
}

export function portSettingTests(options: TransmitOptions): readonly NamedTest[] {
  const measured = namedWith((t) => new MeasuredPort(t, options));
  const { size } = options;
  /** Sets go in whole blocks, and one in each column. */
  const whole = (bytes: number): number => BLOCK_BYTES * Math.ceil(bytes / BLOCK_BYTES);
  const near = (place: number, least: number, what: string): void =>
    assert.ok(place >= least && place < least + size, `${what}: ${place} bytes`);
  return [
    measured('replay_timer_max: that many clocks from a frame to its replay', async (port, t) => {
      port.loses('llr_ack');
      const after: number[] = [];
      for (const clocks of [...halves(10), 2 ** 10 - 1]) {
        await port.restart({ replay_timer_max: { clocks } });
        await port.send(1);
        await port.until(() => port.bench.left.length === 2, 3_000);
        after.push(port.between(port.bench.left[0]!, port.bench.left[1]!) - clocks);
      }
      equal('clocks besides the timer', after);
      for (const clocks of powers(10, 20)) {
        // One less or more than a power: 0 would be no timer.
        await port.restart({ replay_timer_max: { clocks: clocks + 1 } });
        await port.send(1);
        await t.cycles(100);
        assert.equal(port.bench.left.length, 1, `a replay before ${clocks} clocks`);
      }
    }),

    named('replay_ct_max: that many replays, and a flush', async (t) => {
      const port = new MeasuredPort(t, options, { replayTimerMax: 40 });
      port.loses('llr_ack');
      for (const replays of [0, ...halves(8)]) {
        await port.restart({ replay_ct_max: { replays } });
        await port.send(1);
        await port.state(4);
        assert.equal(port.bench.left.length, 1 + replays);
      }
    }),

    measured('pcs_lost_timer_max: that many clocks, and a flush', async (port, t) => {
      /** Whether the sender has given up after the PCS was down so long. */
      const down = async (clocks: number): Promise<boolean> => {
        port.bench.pcs(false);
        await t.cycles(clocks);
        port.bench.pcs(true);
        await t.cycles(4);
        const state = await port.bench.registers.read('status', 'tx_state');
        return state === 4;
      };
      for (const clocks of [0, ...halves(10)]) {
        await port.restart({ pcs_lost_timer_max: { clocks } });
        assert.equal(clocks > 0 && (await down(clocks)), false);
        assert.equal(await down(clocks + 1), true);
        await port.bench.registers.write('actions', { re_init: 1 });
        await port.state(2);
      }
      for (const clocks of powers(10, 32)) {
        await port.restart({ pcs_lost_timer_max: { clocks } });
        assert.equal(await down(20), false, `a flush before ${clocks} clocks`);
      }
    }),

    named('data_age_timer_max: that many clocks from a frame to the INIT of a sender that starts again', async (t) => {
      const port = new MeasuredPort(t, options, { reInitOnDiscard: true });
      port.loses('llr_ack');
      const after: number[] = [];
      for (const clocks of halves(10)) {
        await port.restart({ data_age_timer_max: { clocks } });
        const before = port.ofKind('llr_init').length;
        await port.send(1);
        await port.until(() => port.ofKind('llr_init').length > before, 3_000);
        after.push(port.between(port.bench.left[0]!, port.ofKind('llr_init')[before]!) - clocks);
        assert.equal(await port.bench.registers.read('status', 'error'), 1);
        await port.bench.registers.write('actions', { clear_error: 1 });
        await t.cycles(2);
        assert.equal(await port.bench.registers.read('status', 'error'), 0);
      }
      equal('clocks besides the timer', after);
      for (const clocks of powers(10, 32)) {
        await port.restart({ data_age_timer_max: { clocks: clocks + 1 } });
        const before = port.ofKind('llr_init').length;
        await port.send(1);
        await t.cycles(100);
        assert.equal(port.ofKind('llr_init').length, before, `a flush before ${clocks} clocks`);
      }
    }),

    measured('init_spacing, and what passes in a clock: the distance of INITs', async (port, t) => {
      port.loses('llr_init');
      /** Clocks from an INIT to the next one. */
      const distance = async (bytes: number, passes: number): Promise<number> => {
        await port.restart({ init_spacing: { bytes }, line: { bytes: passes } }, false);
        await port.until(() => port.ofKind('llr_init').length === 3, 8_000);
        const [, second, third] = port.ofKind('llr_init');
        return port.between(second!, third!);
      };
      const after: number[] = [];
      for (const bytes of halves(10)) after.push((await distance(bytes, 1)) - bytes);
      for (const passes of halves(9)) after.push((await distance(200_000, passes)) - Math.ceil(200_000 / passes));
      equal('clocks besides the spacing', after);
      for (const bytes of powers(10, 18)) {
        await port.restart({ init_spacing: { bytes }, line: { bytes: 1 } }, false);
        await t.cycles(100);
        assert.equal(port.ofKind('llr_init').length, 1, `an INIT before ${bytes} clocks`);
      }
    }),

    measured('ack_spacing, and what passes in a clock: the distance of ACKs', async (port, t) => {
      const distance = async (ack_spacing: number, passes: number): Promise<number> => {
        await port.restart({ answers: { ack_spacing }, line: { bytes: passes } });
        const before = port.ofKind('llr_ack').length;
        await port.until(() => port.ofKind('llr_ack').length === before + 3, 30_000);
        const [, second, third] = port.ofKind('llr_ack').slice(before);
        return port.between(second!, third!);
      };
      const after: number[] = [];
      for (const bytes of halves(8)) after.push((await distance(bytes, 1)) - bytes);
      // Multiples, so that a clock of one byte less takes one more.
      for (const passes of halves(9)) {
        const clocks = Math.floor(32_760 / passes);
        after.push((await distance(clocks * passes, passes)) - clocks);
      }
      equal('clocks besides the spacing', after);
      for (const ack_spacing of powers(8, 15)) {
        await port.restart({ answers: { ack_spacing }, line: { bytes: 1 } });
        const before = port.ofKind('llr_ack').length;
        await t.cycles(150);
        assert.ok(port.ofKind('llr_ack').length - before < 2, `an ACK before ${ack_spacing} clocks`);
      }
    }),

    named('spacing_minimum: from the end of a set to the next one', async (t) => {
      const port = new MeasuredPort(t, options, {}, anySpacing);
      for (const bytes of [320, 321, 322, 324, ...halves(15)]) {
        await port.restart({ ...alwaysAcks, spacing_minimum: { bytes } });
        const before = port.bench.sets.length;
        await port.until(() => port.bench.sets.length === before + 3, 30_000);
        const [, second, third] = port.bench.sets.slice(before);
        near(third!.begins - second!.begins, BLOCK_BYTES + whole(bytes), `distance ${bytes}`);
      }
    }),

    named('spacing_from_frame_start and spacing_within_frame: places of sets in a frame', async (t) => {
      const port = new MeasuredPort(t, options, {}, anySpacing);
      const longest = Math.min(1_520, size * options.longest);
      /** Where the first two sets in a frame begin, from its start; none after its end. */
      const places = async (from: number, within: number): Promise<readonly number[]> => {
        await port.restart({
          ...alwaysAcks,
          spacing_minimum: { bytes: 320 },
          spacing_from_frame_start: { bytes: from },
          spacing_within_frame: { bytes: within },
        });
        await port.send(1, longest);
        await port.until(() => port.bench.left.length === 1, 2_000);
        const { begins, bytes } = port.bench.left[0]!;
        return port.bench.sets
          .map((set) => set.begins - begins)
          .filter((place) => place > 0 && place < bytes.length)
          .slice(0, 2);
      };
      const [low, high] = halves(10);
      for (const from of [320, 321, 322, 324, low, high])
        near((await places(from, 4_096))[0]!, whole(from), `from ${from}`);
      for (const within of [344, 680, 1_024, 1_025, 1_026, 1_028]) {
        const [first, second] = await places(320, within);
        near(second! - first!, BLOCK_BYTES + whole(within), `within ${within}`);
      }
      for (const within of [2_048, 4_096]) assert.equal((await places(320, within)).length, 1, `within ${within}`);
    }),

    measured('outstanding_seq_max: that many frames leave, and no more', async (port) => {
      port.loses('llr_ack');
      for (const frames of halves(5)) {
        await port.restart({ outstanding_seq_max: { frames } });
        await port.send(frames + 2);
        assert.equal(port.bench.left.length, frames);
      }
      for (const frames of powers(5, 20)) {
        await port.restart({ outstanding_seq_max: { frames } });
        await port.send(3);
        assert.equal(port.bench.left.length, 3, `limit ${frames}`);
      }
    }),

    measured(
      'outstanding_data_max and longest_frame: frames leave while the longest one would keep to the limit',
      async (port) => {
        port.loses('llr_ack');
        const length = 64;
        const fits = (longest: number, frames: number): number => frames * length + longest + dataLimitBeats * size;
        const limit = async (longest: number, most: number, frames: number): Promise<number> => {
          await port.restart({ longest_frame: { bytes: longest }, outstanding_data_max: { bytes: most } });
          await port.send(frames, length);
          return port.bench.left.length;
        };
        for (const [i, longest] of [64, 1_514, ...halves(16), 0x3333, 0xcccc].entries()) {
          const frames = 1 + (i % 4);
          assert.equal(await limit(longest, fits(longest, frames), frames + 2), frames + 1);
          assert.equal(await limit(longest, fits(longest, frames) - 1, frames + 2), frames);
        }
        for (const most of powers(12, 32)) assert.equal(await limit(0, most, 2), 2, `limit ${most}`);
      },
    ),

    measured('init data, first number and echo: as they were set, there and back', async (port) => {
      for (const [i, data] of halves(16).entries()) {
        const seq = halves(20)[i]!;
        await port.restart({ init: { data, match_seq: 1, match_data: 1 }, first_seq: { seq } });
        for (const kind of ['llr_init', 'llr_init_echo'] as const)
          for (const set of port.ofKind(kind))
            assert.deepEqual(set, { message: kind, seq, init_data: data, begins: set.begins });
        assert.equal(await port.bench.registers.read('tx_seq', 'count'), seq);
        assert.equal(await port.bench.registers.read('next_rx_seq', 'count'), seq);
      }
    }),

    named('match_seq and match_data: an echo with another one counts where that is not asked for', async (t) => {
      const port = new MeasuredPort(t, options, { initSpacing: 400 });
      const others = { seq: 1, init_data: 0 } as const;
      for (const [wrong, match_seq, match_data] of [
        [others, 0, 1],
        [{ seq: 0, init_data: 1 }, 1, 0],
      ] as const) {
        port.bench.fate = (item) => {
          if (!isSet(item, 'llr_init_echo') || item.kind !== 'control') return [item];
          return [{ kind: 'control', set: { ...item.set, ...wrong } as ControlSet }];
        };
        await port.restart({ init: { data: 0, match_seq: 1, match_data: 1 } }, false);
        await t.cycles(300);
        assert.equal(await port.bench.registers.read('status', 'tx_state'), 1);
        assert.ok((await port.bench.registers.read('rx_echo_mismatch', 'count')) > 0);
        await port.restart({ init: { data: 0, match_seq, match_data } }, false);
        await port.state(2);
        await port.restart({ init: { data: 0, match_seq: match_data, match_data: match_seq } }, false);
        await t.cycles(300);
        assert.equal(await port.bench.registers.read('status', 'tx_state'), 1);
      }
    }),

    ...halves(32).map((pattern) =>
      named(
        `poison ${pattern.toString(16)}: what the client marks leaves with it, and is known when it comes`,
        async (t) => {
          const port = new MeasuredPort(t, options, { poison: { pattern, mode: 'xor' } });
          await port.restart({});
          const { bench } = port;
          const bytes = new Uint8Array(100).fill(1);
          for (const eligible of [true, false])
            for (const poison of [true, false]) bench.submit({ bytes, eligible, poison });
          await t.cycles(400);
          assert.deepEqual(
            bench.left.map(({ seq, status }) => `${seq === undefined ? 'beside' : 'eligible'} ${status}`).sort(),
            ['beside good', 'beside poisoned', 'eligible good', 'eligible poisoned'],
          );
          assert.deepEqual([bench.errored, bench.delivered.length], [2, 2]);
          assert.equal(await bench.registers.read('rx_expected_seq_poisoned', 'count'), 1);
        },
      ),
    ),
  ];
}

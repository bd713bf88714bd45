/**
 * What a port of LLR promises besides its settings, step by step: which message goes next, what becomes of frames that
 * LLR cannot carry, what is lost.
 */
import { behaviours } from '../../../../../rtl-gen/uet/llr/transmit/settings.ts';
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { FCS_BYTES, preambleOf, SEQ_COUNT } from '../../../golden/llr/index.ts';
import { BLOCK_BYTES, frameBlocks, idleBlock, type LineBlock, setBlock } from '../../../golden/llr/line/index.ts';
import { dropFrame } from '../../../golden/llr/peer/faults.ts';
import { assert, type NamedTest, namedWith, type TestContext } from '../../test-kit.ts';
import { MeasuredPort } from './measured-port.ts';

/** Bytes of line time between sets that leave all of them due. */
const farApart = 3_000;

/** What becomes of three eligible frames: how many leave under LLR, beside it, and are dropped. */
async function fateOf(t: TestContext, port: MeasuredPort): Promise<Readonly<Record<string, number>>> {
  const before = port.bench.left.length;
  const counts = async (name: string): Promise<number> => port.bench.registers.read(name, 'count');
  const [dropped, counted] = [await counts('tx_discard'), await counts('tx_best_effort')];
  await port.send(3);
  await t.cycles(100);
  const left = port.bench.left.slice(before);
  return {
    under: left.filter(({ seq }) => seq !== undefined).length,
    beside: left.filter(({ seq }) => seq === undefined).length,
    dropped: (await counts('tx_discard')) - dropped,
    counted: (await counts('tx_best_effort')) - counted,
  };
}

const fates = {
  discard: { under: 0, beside: 0, dropped: 3, counted: 0 },
  block: { under: 0, beside: 0, dropped: 0, counted: 0 },
  best_effort: { under: 0, beside: 3, dropped: 0, counted: 3 },
} as const satisfies Record<(typeof behaviours)[number], object>;

/** The codes of what becomes of frames; the last one is that of `block` too. */
const codes = [...behaviours, 'block'] as const;

export function portDirected(options: TransmitOptions): readonly NamedTest[] {
  const measured = namedWith((t) => new MeasuredPort(t, options));
  return [
    measured('while LLR is off frames go beside it, and no message leaves or is answered', async (port, t) => {
      await port.restart({});
      await port.bench.registers.write('mode', { tx: 0, rx: 0 });
      await t.cycles(20);
      port.bench.sets.length = 0;
      port.bench.inject(setBlock({ message: 'llr_init', seq: 1, init_data: 2 }));
      const { under, beside } = await fateOf(t, port);
      assert.deepEqual([under, beside, port.bench.sets.length], [0, 3, 0]);
      await port.bench.registers.write('mode', { tx: 1, rx: 0 });
      await t.cycles(1_000);
      assert.equal(await port.bench.registers.read('status', 'tx_state'), 1);
      assert.ok(port.ofKind('llr_init').length > 1);
      assert.equal(port.ofKind('llr_init_echo').length, 0);
    }),

    ...codes.map((behaviour, init) =>
      measured(`behaviour of INIT, ${init}: ${behaviour}`, async (port, t) => {
        port.loses('llr_init_echo');
        await port.restart({ behaviour: { init, flush: (init + 1) % 3 } }, false);
        assert.deepEqual(await fateOf(t, port), fates[behaviour]);
        // What was held back leaves under LLR.
        port.loses();
        await port.state(2);
        await t.cycles(200);
        const numbered = port.bench.left.filter(({ seq }) => seq !== undefined);
        assert.equal(numbered.length, behaviour === 'block' ? 3 : 0);
      }),
    ),

    ...codes.map((behaviour, flush) =>
      measured(`behaviour of FLUSH, ${flush}: ${behaviour}`, async (port, t) => {
        port.loses('llr_ack');
        await port.restart({
          behaviour: { init: (flush + 1) % 3, flush },
          replay_timer_max: { clocks: 40 },
          replay_ct_max: { replays: 0 },
        });
        await port.send(1);
        await port.state(4);
        assert.deepEqual(await fateOf(t, port), fates[behaviour]);
      }),
    ),

    ...[0, 1].map((rearm) =>
      measured(
        `rearm ${rearm}: a replay that loses its first frame again is ${rearm ? '' : 'not '}asked for again`,
        async (port, t) => {
          await port.restart({ answers: { ack_spacing: 32_760, rearm } });
          port.bench.fate = dropFrame(1, (nth) => nth < 2);
          await port.send(4);
          await t.cycles(1_500);
          assert.equal(port.ofKind('llr_nack').length, 1 + rearm);
          assert.equal(await port.bench.registers.read('next_rx_seq', 'count'), rearm ? 4 : 1);
        },
      ),
    ),

    ...[0, 1].map((error) =>
      measured(
        `inject ${error}: what is kept is ${error ? 'wrong, and leaves poisoned' : 'right'} when it leaves again`,
        async (port, t) => {
          await port.restart({ inject: { error } });
          port.bench.fate = dropFrame(0);
          await port.send(2);
          await t.cycles(300);
          const again = error ? 'poisoned' : 'good';
          assert.deepEqual(
            port.bench.left.map(({ status }) => status),
            ['good', 'good', again, again],
          );
        },
      ),
    ),

    measured('INITs and answers take turns by kind; of the answers an echo goes first, then a NACK', async (port) => {
      port.loses('llr_init_echo');
      const due = { answers: { ack_spacing: 0 }, spacing_minimum: { bytes: farApart }, init_spacing: { bytes: 2_000 } };
      await port.restart(due, false);
      const { sets } = port.bench;
      const kinds = (from: number) => sets.slice(from).map(({ message }) => message);
      const untilLeft = (count: number) => port.until(() => sets.length === count, 400 * count);
      // Each INIT that leaves comes, and is answered in the next place; the ACK that is due after that has not gone
      // since.
      await untilLeft(6);
      assert.deepEqual(kinds(0), ['llr_init', 'llr_init_echo', 'llr_ack', 'llr_init', 'llr_init_echo', 'llr_ack']);
      // No INIT comes any more: the receiver has only ACKs to say, then a NACK, which no NACK has gone before.
      port.loses('llr_init', 'llr_init_echo');
      await untilLeft(8);
      assert.deepEqual(kinds(6), ['llr_init', 'llr_ack']);
      port.bench.inject(...frameBlocks(preambleOf(5), new Uint8Array(64)));
      await untilLeft(10);
      assert.deepEqual(kinds(8), ['llr_nack', 'llr_init']);
      assert.deepEqual(
        [sets[8], sets[9]],
        [
          { message: 'llr_nack', seq: SEQ_COUNT - 1, begins: sets[8]!.begins },
          { message: 'llr_init', seq: 0, init_data: 0, begins: sets[9]!.begins },
        ],
      );
      // An INIT and an echo of other data: each has its own.
      port.bench.inject(setBlock({ message: 'llr_init', seq: 7, init_data: 0x1234 }));
      await untilLeft(13);
      assert.deepEqual(kinds(10), ['llr_init_echo', 'llr_ack', 'llr_init']);
      const [echo, , init] = sets.slice(10);
      assert.deepEqual(echo, { message: 'llr_init_echo', seq: 7, init_data: 0x1234, begins: echo!.begins });
      assert.deepEqual(init, { message: 'llr_init', seq: 0, init_data: 0, begins: init!.begins });
    }),

    ...[false, true].map((busy) =>
      measured(
        `at SAI's spacings, sets 6,400 bytes apart and ACKs due after 2,048, every second set is a CF_Update on a line that is ${busy ? 'full' : 'idle'}`,
        async (port, t) => {
          await port.restart({ answers: { ack_spacing: 2_048 }, spacing_minimum: { bytes: 6_400 } });
          const { sets } = port.bench;
          port.bench.dut.cf.valid.set(1);
          if (busy) for (let i = 0; i < 200; i++) port.bench.submit({ bytes: new Uint8Array(1_000), eligible: false });
          const before = sets.length;
          const wanted = 20;
          const begin = t.cycle;
          await port.until(() => sets.length === before + wanted, 20_000);
          const bytes = (t.cycle - begin) * options.size;
          const kinds = sets.slice(before).map(({ message }) => message);
          assert.equal(kinds.filter((kind) => kind === 'cf_update').length, wanted / 2);
          assert.equal(kinds.filter((kind) => kind === 'llr_ack').length, wanted / 2);
          for (const [i, kind] of kinds.slice(1).entries())
            assert.notEqual(kind, kinds[i], 'the same kind twice in a row');
          // Nothing of the line's places for sets is lost by it.
          assert.ok(bytes < (wanted + 1) * (6_400 + 1_100), `${bytes} bytes of line for ${wanted} sets`);
          port.bench.dut.cf.valid.set(0);
          await t.until(() => port.bench.waiting === 0, { timeout: 40_000 });
        },
      ),
    ),

    measured('frames too short come padded, and the link stays up', async (port, t) => {
      await port.restart({
        answers: { ack_spacing: 400 },
        replay_timer_max: { clocks: 1_000 },
        replay_ct_max: { replays: 2 },
      });
      const { bench } = port;
      const count = (name: string): Promise<number> => bench.registers.read(name, 'count');
      const lengths = [1, 7, 8, 42, 59, 60, 61];
      for (const eligible of [true, false])
        for (const [i, length] of lengths.entries())
          bench.submit({ bytes: new Uint8Array(length).fill(i + 1), eligible });
      await t.cycles(4_000);
      const sent = lengths.map((length, i) => [
        ...Array(length).fill(i + 1),
        ...Array(Math.max(0, 60 - length)).fill(0),
      ]);
      const came = bench.delivered.map((bytes) => [...bytes.subarray(0, -FCS_BYTES)]);
      const byFirst = (a: readonly number[], b: readonly number[]): number => a[0]! - b[0]!;
      assert.deepEqual(came.sort(byFirst), [...sent, ...sent].sort(byFirst));
      assert.deepEqual([await count('tx_padded'), await count('tx_too_long'), await count('rx_runt')], [10, 0, 0]);
      assert.deepEqual([await count('tx_replay'), await bench.registers.read('status', 'tx_state')], [0, 2]);
      assert.equal(await count('acked_seq'), lengths.length - 1);
    }),

    measured('frames too long come cut and with their mark, once, and the link stays up', async (port, t) => {
      const longest = 100;
      await port.restart({
        longest_frame: { bytes: longest },
        answers: { ack_spacing: 400 },
        replay_timer_max: { clocks: 1_000 },
        replay_ct_max: { replays: 2 },
      });
      const { bench } = port;
      const count = (name: string): Promise<number> => bench.registers.read(name, 'count');
      // The second one is longer than the replay buffer is.
      for (const length of [60, options.beats * options.size + 1, longest - FCS_BYTES, longest - FCS_BYTES + 1, 60])
        bench.submit({ bytes: new Uint8Array(length).fill(7), eligible: true });
      await t.cycles(4_000);
      assert.deepEqual(
        bench.left.map(({ bytes, status }) => [bytes.length, status]),
        [
          [64, 'good'],
          [longest, 'poisoned'],
          [longest, 'good'],
          [longest, 'poisoned'],
          [64, 'good'],
        ],
      );
      assert.deepEqual([bench.delivered.length, bench.errored], [3, 2]);
      assert.deepEqual([await count('tx_too_long'), await count('tx_padded'), await count('tx_replay')], [2, 0, 0]);
      assert.deepEqual([await count('acked_seq'), await bench.registers.read('status', 'tx_state')], [4, 2]);
    }),

    measured('an ACK goes where no INIT is due', async (port) => {
      port.loses('llr_init_echo');
      const rare = {
        answers: { ack_spacing: 0 },
        spacing_minimum: { bytes: farApart },
        init_spacing: { bytes: 2 ** 18 - 1 },
      };
      await port.restart(rare, false);
      await port.until(() => port.bench.sets.length === 5, 3_000);
      const kinds = port.bench.sets.map(({ message }) => message);
      assert.deepEqual(kinds, ['llr_init', 'llr_init_echo', 'llr_ack', 'llr_ack', 'llr_ack']);
    }),

    measured(
      'of an ACK and an INIT that become due together both go, in places that follow each other',
      async (port, t) => {
        port.loses('llr_init_echo');
        const [spacing, clocks] = [16_000, 16_000 / options.size];
        await port.restart(
          {
            answers: { ack_spacing: spacing },
            spacing_minimum: { bytes: farApart },
            init_spacing: { bytes: spacing },
          },
          false,
        );
        await port.until(() => port.bench.sets.length === 2, 2_000);
        port.loses('llr_init', 'llr_init_echo');
        // Both become due while nothing can leave.
        port.bench.pcs(false);
        await t.cycles(clocks + 100);
        port.bench.pcs(true);
        await t.cycles(Math.ceil((2 * farApart) / options.size));
        const kinds = port.bench.sets.map(({ message }) => message);
        assert.deepEqual(kinds, ['llr_init', 'llr_init_echo', 'llr_ack', 'llr_init']);
      },
    ),

    measured('messages that come faster than LLR takes them are lost, and each is counted', async (port, t) => {
      const { bench } = port;
      port.loses('llr_ack');
      await port.restart({});
      // All of the handshake has come.
      await t.cycles(200);
      const count = (name: string): Promise<number> => bench.registers.read(name, 'count');
      /** One in each clock. */
      const nacks = (count: number): LineBlock[] => {
        const nack = setBlock({ message: 'llr_nack', seq: SEQ_COUNT - 1 });
        const column = [nack, ...Array<LineBlock>(options.size / BLOCK_BYTES - 1).fill(idleBlock)];
        return Array.from({ length: count }, () => column).flat();
      };
      for (const sent of [30, 3_000]) {
        const [lostBefore, takenBefore] = [await count('rx_ctl_os_lost'), await count('rx_nack_ctl_os')];
        const before = bench.counts.rx_nack_ctl_os!;
        // No spacing allows that. LLR takes one in three, and four wait.
        bench.inject(...nacks(sent));
        await t.cycles(sent + 100);
        const lost = (await count('rx_ctl_os_lost')) - lostBefore;
        const taken = (await count('rx_nack_ctl_os')) - takenBefore;
        assert.equal(lost + taken, sent);
        assert.equal(taken, Math.ceil(sent / 3) + 4);
        assert.equal(bench.counts.rx_nack_ctl_os! - before, sent);
      }
      const [lost, taken] = [await count('rx_ctl_os_lost'), await count('rx_nack_ctl_os')];
      // Four in a row wait, and none is lost.
      bench.inject(...nacks(4));
      await t.cycles(40);
      assert.deepEqual([await count('rx_ctl_os_lost'), await count('rx_nack_ctl_os')], [lost, taken + 4]);
    }),
  ];
}

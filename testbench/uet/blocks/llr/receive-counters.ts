/**
 * The counters of LLR's receiver, far beyond what random runs have: one event of each kind in a clock, for tens of
 * thousands of clocks, many times round.
 */
import { ReceiveCounts } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { type FcsStatus, llrSettings } from '../../golden/llr/index.ts';
import { assert, type Body, type NamedTest, named } from '../test-kit.ts';
import { WholeCounts } from '../whole-counts.ts';
import { receiverOf } from './receive-ports.ts';
import { setReceiver, taggedBeats } from './receive-stimulus.ts';

const names = ReceiveCounts.leaves.map(({ suffix }) => suffix.slice(1));
const expected = 100;
const far = 2 ** 16 + 100;

/**
 * One frame of a beat in each clock, with an INIT for the same number or without, or while the receiver is off, and
 * what counts in each clock.
 */
const rows: readonly [seq: number | undefined, status: FcsStatus, init: boolean | 'off', counts: readonly string[]][] =
  [
    [expected, 'good', true, ['rx_init_ctl_os', 'tx_init_echo_ctl_os', 'rx_ok', 'rx_expected_seq_good']],
    [expected, 'poisoned', true, ['rx_init_ctl_os', 'tx_init_echo_ctl_os', 'rx_poisoned', 'rx_expected_seq_poisoned']],
    [expected, 'bad', true, ['rx_init_ctl_os', 'tx_init_echo_ctl_os', 'rx_bad', 'rx_expected_seq_bad']],
    [expected - 9, 'good', false, ['tx_ack_ctl_os', 'rx_ok', 'rx_duplicate_seq', 'rx_replay']],
    [expected + 9, 'good', false, ['tx_nack_ctl_os', 'rx_ok', 'rx_missing_seq', 'rx_replay']],
    [undefined, 'good', false, ['rx_ineligible_good', 'tx_ack_ctl_os']],
    [undefined, 'bad', false, ['rx_ineligible_bad', 'tx_ack_ctl_os']],
    [expected, 'good', 'off', ['rx_ok', 'rx_llr_dropped']],
  ];

export function receiveCounterTests(size: number): readonly NamedTest[] {
  const settings = llrSettings({ rearm: true });
  return rows.map(([seq, status, init, counts]) => {
    const body: Body<void> = async (t) => {
      const dut = receiverOf(t);
      const whole = new WholeCounts(
        t.dut,
        names.map((name) => `counts_${name}`),
      );
      t.attach(whole);
      const shown = () => names.map((name) => whole.get(`counts_${name}`));
      setReceiver(dut, settings, size);
      dut.settings.ack_spacing.set(0);
      dut.enable.set(Number(init !== 'off'));
      dut.control.ready.set(1);
      dut.init.payload.seq.set(expected);
      dut.init.valid.set(1);
      await t.cycles(4);
      dut.init.valid.set(Number(init === true));
      const [beat] = taggedBeats(new Uint8Array(4).fill(3), { seq, status, error: false }, settings, size);
      dut.valid.set(1);
      const { data, keep } = beat!;
      dut.beat.set({ data, keep, last: 1, user: { llr: Number(seq !== undefined), seq: seq ?? 0 } });
      await t.cycles(30);
      const before = shown();
      await t.cycles(far);
      assert.deepEqual(
        shown().map((count, i) => count - before[i]!),
        names.map((name) => (counts.includes(name) ? far : 0)),
      );
    };
    const what = `${status} frames ${seq === undefined ? 'beside LLR' : `with number ${seq}`}`;
    return named(
      `counters: ${what}${init === 'off' ? ' to a receiver that is off' : ''} in each of ${far} clocks`,
      body,
    );
  });
}

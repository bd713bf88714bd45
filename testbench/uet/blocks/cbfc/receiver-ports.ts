/** The receiver's ports, read as plain values once a clock. */
import { cbfcReceiver } from '../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { defaultCbfcSettings } from '../../../../rtl-gen/uet/cbfc/settings.ts';
import { type Dut, offerOf, passOf, portsOf, type Value } from '../test-kit.ts';
import { wholeCount } from '../whole-counts.ts';

/** The ports of a receiver of any number of channels. */
export const receiverOf = portsOf(cbfcReceiver({ ...defaultCbfcSettings, vcs: 4 }));

/** What the receiver is given and what it shows in one clock. */
export type ReceiverClock = ReturnType<ReturnType<typeof receiverReader>>;

const countNames = [
  'cf_updates',
  'cc_updates',
  'cc_discarded',
  'cc_too_soon',
  'cc_malformed',
  'bad_frames',
  'overflows',
] as const;

/** The receiver's event counters. */
export type EventCounts = Readonly<Record<(typeof countNames)[number], number>>;

/** A function that reads all ports as they are. */
export function receiverReader(dut: Dut, vcs: number) {
  const io = receiverOf({ dut });
  /** One bit a channel. */
  const channels = (word: Value): readonly boolean[] =>
    Array.from({ length: vcs }, (_, vc) => ((Number(word) >>> vc) & 1) === 1);
  const counts = countNames.map((name) => [name, wholeCount(dut.port(`counts_${name}`))] as const);
  return () => {
    const [came, left] = [passOf(io.arrival), passOf(io.release)];
    const [refresh, set, offered] = [passOf(io.cc_update), passOf(io.set_limit), offerOf(io.cf_update)];
    const status = io.status.get();
    return {
      lineBytes: Number(io.line_bytes.get()),
      minimumSpacing: Number(io.minimum_spacing.get()),
      maximumSpacing: Number(io.maximum_spacing.get()),
      urgent: Number(io.urgent.get()),
      linkFault: io.link_fault.get() === 1,
      faultClears: io.fault_clears.get() === 1,
      recovering: io.recovering.get() === 1,
      malformed: io.malformed.get() === 1,
      ready: io.cf_update.ready.get() === 1,
      enable: channels(io.enable.get()),
      clearOverflowed: channels(io.clear_overflowed.get()),
      active: channels(io.active.get()),
      overflowed: channels(io.overflowed.get()),
      arrival: came && { vc: Number(came.vc), bytes: Number(came.bytes), good: came.good === 1 },
      release: left && { vc: Number(left.vc), bytes: Number(left.bytes) },
      update: refresh && { half: refresh.half, consumed: refresh.consumed.map(Number) },
      limit: set && { vc: Number(set.vc), limit: set.limit },
      cfUpdate: offered && {
        ...{ vc0: offered.vc_0, freed0: offered.freed_0, vc1: offered.vc_1, freed1: offered.freed_1 },
      },
      statusVc: Number(status.vc),
      statusActive: status.active === 1,
      statusConsumed: status.consumed,
      statusFreed: status.freed,
      counts: Object.fromEntries(counts.map(([name, read]) => [name, read()])) as EventCounts,
    };
  };
}

/** The receiver of credit-based flow control: counts what comes and goes, and tells the sender. */
import { type Bits, bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { rollingCounter } from '../../../lib/counting/rolling-counter.ts';
import { CreditUnit, costLatency, frameCost } from '../cost.ts';
import { CcUpdate, CfUpdate } from '../messages.ts';
import {
  type CbfcSettings,
  cbfcWidths,
  countersPerUpdate,
  creditBits,
  eventCountBits,
  freedBits,
  wireVcBits,
} from '../settings.ts';
import { accounts, ChannelStatus } from './accounts.ts';
import { occupancyCheck } from './occupancy-check.ts';
import { updateSchedule } from './update-schedule.ts';
import { lineBytesBits, maximumSpacingBits, minimumSpacingBits, updateSpacing } from './update-spacing.ts';

/** Short counters of events, from 0 at reset. */
export const ReceiverCounts = record({
  /** CF_Updates that left. */
  cf_updates: bits(eventCountBits),
  /** CC_Updates that were worked in. */
  cc_updates: bits(eventCountBits),
  /** CC_Updates dropped because they came in `recovering`, in a link fault, or for channels that do not exist. */
  cc_discarded: bits(eventCountBits),
  /** CC_Updates dropped because the one before was still being worked in. */
  cc_too_soon: bits(eventCountBits),
  /** Frames that were CC_Updates but for something in them, as `ccUpdateCheck` finds. */
  cc_malformed: bits(eventCountBits),
  /** Frames that were not good. */
  bad_frames: bits(eventCountBits),
  /** Frames that went over their channel's limit. */
  overflows: bits(eventCountBits),
});

/** What should not happen, each 1 in the clock in which it is counted. */
export const ReceiverEvents = record({ cc_discarded: bit, cc_too_soon: bit, bad_frame: bit, overflow: bit });

/** Clocks of the receiver, from the clock of a handshake. */
export const cbfcReceiverLatency = {
  /** From an arrival, release or CC_Update to the counters that count it. */
  count: costLatency + 1,
  /** From an arrival to its mark in `overflowed`. */
  overflow: costLatency + 3,
} as const;

/**
 * Clocks from a CC_Update to the next one of the same half that is heeded for sure, whatever arrives meanwhile (proved
 * for up to 16 channels, of one half).
 */
export const ccUpdateClocks = (vcs: number): number => 2 * vcs + costLatency + 1;

/**
 * The receiver of one direction of a link (link-layer.md B2 to B7).
 *
 * One arrival and one release in every clock, of one channel too. What comes in one clock counts in the order release,
 * arrival, CC_Update. Costs are those of `unit`, which both ends share and which stays while channels are on.
 *
 * - `arrival`: a frame of `vc` with `bytes`, FCS included, has been received, in the order of the wire; it counts if it
 *   is `good`. `release`: a frame with as many bytes has left the buffer. Both are always taken; those of a channel
 *   that is off do not count. Under LLR, `arrival` is a frame's delivery in order, so a replay counts once (hazard 3).
 * - `cc_update`: always taken, after the arrivals of the frames ahead of it and in the clock of the last of them or
 *   later (hazard 1). It is dropped, as if the wire had lost it, while `recovering` says that LLR waits for a replay
 *   (hazard 2), while `link_fault` is 1, and if it comes less than `ccUpdateClocks` after another one of the same half.
 *   `malformed` is that of `ccUpdateCheck`: one more frame to count.
 * - `cf_update`: stays until taken, but carries R_CF of the clock in which it is taken, so that waiting makes nothing
 *   old: its `freed` may change while it waits. It is withdrawn in the second clock after one of its channels was
 *   switched off. One in 5 clocks at most. It carries news in one place and a refresh in the other, where both wait.
 * - `minimum_spacing`, `maximum_spacing`: bytes of line time between CF_Updates, and from one CF_Update of a channel to
 *   the next; `line_bytes` is how many pass in a clock. The smallest is kept always. The largest is kept if it is 37
 *   times the line time from one CF_Update to the next or more: `minimum_spacing`, 4 clocks, and what `cf_update` waits
 *   for `ready`. `urgent`: channels that are owed so many credits go before others with news, but not before refreshes.
 * - `enable`: bit i switches channel i on. `active` says that it is, which takes some clocks: its counters begin
 *   with 0. Switched off, it forgets everything. Order of steps: link-layer.md B7.
 * - `link_fault`: no CF_Update is begun. If `fault_clears`, all channels are off meanwhile, and begin anew.
 * - `set_limit`: a channel's buffer in credits, below 2^19; no limit after reset. `overflowed`: channels that went
 *   over it, until their bit in `clear_overflowed`.
 * - `status`: the channels in turn, one a clock. `events`: what is counted in this clock.
 *
 * `longestFrame` decides the width of `bytes` alone. Settings that cannot be built are a `RangeError`.
 */
export const cbfcReceiver = (settings: CbfcSettings) => {
  const { vcs } = settings;
  const { vcBits, bytesBits } = cbfcWidths(settings);
  const channel = bits(vcBits);
  const set = bits(vcs);
  const Frame = record({ vc: channel, bytes: bits(bytesBits) });
  return module(
    `cbfc_receiver_vc${vcs}`,
    {
      summary: `Receiver of credit-based flow control, ${vcs} virtual channels.`,
      in: {
        unit: CreditUnit,
        line_bytes: bits(lineBytesBits),
        minimum_spacing: bits(minimumSpacingBits),
        maximum_spacing: bits(maximumSpacingBits),
        urgent: bits(creditBits),
        enable: set,
        link_fault: bit,
        fault_clears: bit,
        recovering: bit,
        malformed: bit,
        clear_overflowed: set,
      },
      out: {
        active: set,
        overflowed: set,
        status: ChannelStatus(vcs),
        counts: ReceiverCounts,
        events: ReceiverEvents,
      },
      link: {
        arrival: sink(record({ vc: channel, bytes: bits(bytesBits), good: bit })),
        release: sink(Frame),
        cc_update: sink(CcUpdate),
        cf_update: source(CfUpdate),
        set_limit: sink(record({ vc: channel, limit: bits(creditBits) })),
      },
    },
    (io, m) => {
      const flag = (name: string, value: Bits<1>): Bits<1> => m.next(name, value, { reset: 0 });
      const off = io.link_fault.and(io.fault_clears);
      const enabled = m.next('enabled', io.enable.mask(off.not()), { reset: 0 });

      // What a frame costs takes two clocks; in the second one it is seen whether its channel is on.
      const active = m.forward('active_now', set);
      const frame = (name: string, valid: Bits<1>, vc: Bits, bytes: Bits) => {
        const { cost } = m.inst(`${name}_cost`, frameCost(bytesBits), { unit: io.unit, bytes });
        const seen = flag(`${name}_seen`, valid);
        const seenVc = m.next(`${name}_seen_vc`, vc);
        const counts = flag(`${name}_counts`, seen.and(active.at(seenVc)));
        return { counts, vc: m.next(`${name}_vc`, seenVc), cost: cost.zext(creditBits) };
      };
      const { payload: came } = io.arrival;
      const arrival = frame('arrival', io.arrival.valid.and(came.good), came.vc, came.bytes);
      const release = frame('release', io.release.valid, io.release.payload.vc, io.release.payload.bytes);

      const update = io.cc_update;
      const exists = vcs > countersPerUpdate ? m.lit(1, 1) : update.payload.half.not();
      const heeded = m.named('heeded', exists.and(io.recovering.or(io.link_fault).not()));

      const taken = m.forward('taken', bit);
      const writes = m.forward('writes_second', bit);
      const vc0 = m.forward('chosen_vc_0', channel);
      const vc1 = m.forward('chosen_vc_1', channel);
      const heldVc = m.forward('held_vc', channel);
      const first = m.forward('first_freed', bits(creditBits));
      const second = m.reg('second_freed', bits(creditBits));
      const state = m.inst('accounts', accounts(vcs, costLatency), {
        arrives: arrival.counts,
        arrival_vc: arrival.vc,
        arrival_cost: arrival.cost,
        leaves: release.counts,
        release_vc: release.vc,
        release_cost: release.cost,
        update: update.payload,
        offered: update.valid.and(heeded),
        enabled,
        // The first channel's count is written in the clock in which the update leaves, the second one's a clock later.
        note: taken.or(writes),
        note_vc: m.mux(writes, vc1, vc0),
        note_count: m.mux(writes, second, first),
        vc_0: vc0,
        vc_1: vc1,
        held_vc: heldVc,
      });
      active.set(state.active);
      first.set(state.freed_0);
      second.set(state.freed_1);

      const check = m.inst('occupancy', occupancyCheck(vcs), {
        arrives: arrival.counts,
        arrival_vc: arrival.vc,
        arrived: state.arrived,
        released: state.released,
        set_limit: io.set_limit.valid,
        limit_vc: io.set_limit.payload.vc,
        limit: io.set_limit.payload.limit,
        clear: io.clear_overflowed,
      });
      heldVc.set(check.held_vc);

      const spacing = m.inst('spacing', updateSpacing, {
        line_bytes: io.line_bytes,
        minimum: io.minimum_spacing,
        maximum: io.maximum_spacing,
        sent: taken,
      });
      const schedule = m.inst('schedule', updateSchedule(vcs), {
        active: state.active,
        leaves: release.counts,
        release_vc: release.vc,
        owed_valid: state.owed_valid,
        owed_vc: state.owed_vc,
        owed: state.owed,
        urgent: io.urgent,
        tick: spacing.tick,
        may_send: spacing.spaced.and(io.link_fault.not()),
        taken,
      });
      vc0.set(schedule.vc_0);
      vc1.set(schedule.vc_1);
      writes.set(schedule.record);
      taken.set(schedule.offer.and(io.cf_update.ready));

      const { discarded, bad } = m.named({
        discarded: update.valid.and(heeded.not()),
        bad: io.arrival.valid.and(came.good.not()),
      });
      const events = (name: string, event: Bits<1>) =>
        m.inst(`${name}_counter`, rollingCounter(eventCountBits, 1), { amount: event }).count;
      const always = { ready: m.lit(1, 1) };
      const short = (freed: Bits<20>): Bits<15> => freed.trunc(freedBits);
      return {
        active: state.active,
        overflowed: check.overflowed,
        status: state.status,
        counts: {
          cf_updates: events('cf_updates', taken),
          cc_updates: events('cc_updates', state.accepted),
          cc_discarded: events('cc_discarded', discarded),
          cc_too_soon: events('cc_too_soon', state.too_soon),
          cc_malformed: events('cc_malformed', io.malformed),
          bad_frames: events('bad_frames', bad),
          overflows: events('overflows', check.overflow),
        },
        events: { cc_discarded: discarded, cc_too_soon: state.too_soon, bad_frame: bad, overflow: check.overflow },
        arrival: always,
        release: always,
        cc_update: always,
        set_limit: always,
        cf_update: {
          payload: {
            vc_0: vc0.zext(wireVcBits),
            freed_0: short(state.freed_0),
            vc_1: vc1.zext(wireVcBits),
            freed_1: short(state.freed_1),
          },
          valid: schedule.offer,
        },
      };
    },
  );
};

/** The receiver of credit-based flow control: counts what comes and goes, and tells the sender. */
import { type Bits, bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { eventCounts } from '../../../lib/counting/rolling-counter.ts';
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
  /** CC_Updates that were taken into the accounts. */
  cc_updates: bits(eventCountBits),
  /** CC_Updates dropped because they came in `recovering`, in a link fault, or for channels that do not exist. */
  cc_discarded: bits(eventCountBits),
  /** CC_Updates dropped because the one before was still being processed. */
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
 * Clocks from a CC_Update to the next one of the same half that is certain to count, whatever arrives meanwhile
 * (proved for up to 16 channels, of one half).
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
 * - `link_fault`: no CF_Update is begun. If `fault_clears`, all channels are off meanwhile, and start again from 0.
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
    ({ arrival, release, cc_update, cf_update, set_limit, link_fault, ...io }, m) => {
      const off = link_fault.and(io.fault_clears);
      const enabled = m.next('enabled', io.enable.mask(off.not()), { reset: 0 });

      // The cost of a frame takes two cycles; in the second one it is seen whether its channel is on.
      const active = m.forward('active_now', set);
      const frame = (name: string, valid: Bits<1>, vc: Bits, bytes: Bits) => {
        const { cost } = m.inst(`${name}_cost`, frameCost(bytesBits), { unit: io.unit, bytes });
        const seen = m.next(`${name}_seen`, valid, { reset: 0 });
        const seenVc = m.next(`${name}_seen_vc`, vc);
        const counts = m.next(`${name}_counts`, seen.and(active.at(seenVc)), { reset: 0 });
        return { counts, vc: m.next(`${name}_vc`, seenVc), cost: cost.zext(creditBits) };
      };
      const { good, ...came } = arrival.payload;
      const arrives = frame('arrival', arrival.valid.and(good), came.vc, came.bytes);
      const leaves = frame('release', release.valid, release.payload.vc, release.payload.bytes);

      const exists = vcs > countersPerUpdate ? m.lit(1, 1) : cc_update.payload.half.not();
      const eligible = m.named('eligible', exists.and(io.recovering.or(link_fault).not()));

      const taken = m.forward('taken', bit);
      const writes = m.forward('writes_second', bit);
      const chosen = m.forward('chosen', record({ vc_0: channel, vc_1: channel }));
      const heldVc = m.forward('held_vc', channel);
      const first = m.forward('first_freed', bits(creditBits));
      const second = m.reg('second_freed', bits(creditBits));
      const { freed_0, freed_1, ...state } = m.inst('accounts', accounts(vcs, costLatency), {
        ...chosen,
        arrives: arrives.counts,
        arrival_vc: arrives.vc,
        arrival_cost: arrives.cost,
        leaves: leaves.counts,
        release_vc: leaves.vc,
        release_cost: leaves.cost,
        update: cc_update.payload,
        offered: cc_update.valid.and(eligible),
        enabled,
        // The first channel's count is written in the clock in which the update leaves, the second one's a clock later.
        note: taken.or(writes),
        note_vc: m.mux(writes, chosen.vc_1, chosen.vc_0),
        note_count: m.mux(writes, second, first),
        held_vc: heldVc,
      });
      active.set(state.active);
      first.set(freed_0);
      second.set(freed_1);

      const check = m.inst('occupancy', occupancyCheck(vcs), {
        arrives: arrives.counts,
        arrival_vc: arrives.vc,
        arrived: state.arrived,
        released: state.released,
        set_limit: set_limit.valid,
        limit_vc: set_limit.payload.vc,
        limit: set_limit.payload.limit,
        clear: io.clear_overflowed,
      });
      heldVc.set(check.held_vc);

      const spacing = m.inst('spacing', updateSpacing, {
        line_bytes: io.line_bytes,
        minimum: io.minimum_spacing,
        maximum: io.maximum_spacing,
        sent: taken,
      });
      const {
        offer,
        record: recorded,
        vc_0,
        vc_1,
      } = m.inst('schedule', updateSchedule(vcs), {
        active: state.active,
        leaves: leaves.counts,
        release_vc: leaves.vc,
        owed_valid: state.owed_valid,
        owed_vc: state.owed_vc,
        owed: state.owed,
        urgent: io.urgent,
        tick: spacing.tick,
        may_send: spacing.spaced.and(link_fault.not()),
        taken,
      });
      chosen.set({ vc_0, vc_1 });
      writes.set(recorded);
      taken.set(offer.and(cf_update.ready));

      const events = m.named({
        cc_discarded: cc_update.valid.and(eligible.not()),
        cc_too_soon: state.too_soon,
        bad_frame: arrival.valid.and(good.not()),
        overflow: check.overflow,
      });
      const always = { ready: m.lit(1, 1) };
      return {
        active: state.active,
        overflowed: check.overflowed,
        status: state.status,
        counts: eventCounts(m, eventCountBits, {
          cf_updates: taken,
          cc_updates: state.accepted,
          cc_discarded: events.cc_discarded,
          cc_too_soon: events.cc_too_soon,
          cc_malformed: io.malformed,
          bad_frames: events.bad_frame,
          overflows: events.overflow,
        }),
        events,
        arrival: always,
        release: always,
        cc_update: always,
        set_limit: always,
        cf_update: {
          payload: {
            vc_0: vc_0.zext(wireVcBits),
            freed_0: freed_0.trunc(freedBits),
            vc_1: vc_1.zext(wireVcBits),
            freed_1: freed_1.trunc(freedBits),
          },
          valid: offer,
        },
      };
    },
  );
};

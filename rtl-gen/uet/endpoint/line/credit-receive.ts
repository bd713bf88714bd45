/** What frames that arrive take of the buffer, and what is given back for those that leave it (link-layer.md B). */
import { type Bits, bit, bits, module, record, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { ccUpdateCheck, ccUpdateCheckLatency } from '../../cbfc/receiver/cc-update-check.ts';
import { cbfcReceiver, ReceiverCounts } from '../../cbfc/receiver/receiver.ts';
import { cbfcWidths } from '../../cbfc/settings.ts';
import { frameMeter, meteredBits } from './frame-meter.ts';
import { builtChannels, CreditSettings, creditSize, type LinkWidth, usedChannels } from './link-options.ts';

/** A beat that passes in this clock where `valid`. */
const Passing = (size: LinkWidth) => record({ beat: beat(size), valid: bit });

/**
 * Watches frames with their FCS as they arrive, `came`, and as they leave the buffer, `left`; `good`, in a last beat of
 * `came`: it has been put into the buffer, or is one of MAC Control, which never is. `is_mac_control` is of the frame
 * whose beat comes. `cf` is what is to be told to the other end.
 */
export const creditReceive = (size: LinkWidth) => {
  const settingsOf = { vcs: builtChannels, longestFrame: 2 ** meteredBits - 1 } as const;
  const { vcBits } = cbfcWidths(settingsOf);
  return module(
    `uet_credit_receive_b${size}`,
    {
      summary: 'Accounts for frames of control and of data, and gives credit back.',
      in: { settings: CreditSettings, came: Passing(size), good: bit, left: Passing(size) },
      out: {
        is_mac_control: bit,
        active: bits(usedChannels),
        overflowed: bits(usedChannels),
        counts: ReceiverCounts,
      },
      link: { cf: source(CfUpdate) },
    },
    ({ settings, came, good, left }, m) => {
      const { control_dscps } = settings;
      const arrivals = m.inst('arrivals', frameMeter(size), { ...came, control_dscps });
      const departures = m.inst('departures', frameMeter(size), { ...left, control_dscps });
      m.unused(departures.is_control, departures.is_mac_control, arrivals.is_control);
      const check = m.inst('check', ccUpdateCheck(size), {
        beat: came.beat,
        valid: came.valid,
        good,
        address: settings.mac,
      });
      const vcOf = (isControl: Bits<1>) => m.mux(isControl, m.lit(vcBits, 0), m.lit(vcBits, 1));
      // A meter tells of a frame a clock after its last beat, the check not sooner.
      const isLast = came.valid.and(came.beat.last);
      const counts = m.next('counts_frame', isLast.and(good).and(arrivals.is_mac_control.not()), { reset: 0 });
      // What the check has found is used a clock later, as its comparison fills one; so is all else.
      const { accepted, malformed, update } = check;
      const found = m.next('found', { accepted, malformed, update });
      const frame = { counts, vc: vcOf(arrivals.control), bytes: arrivals.bytes };
      const arrival = pipeline(m, frame).repeat(ccUpdateCheckLatency, 'check', idle).out;
      const release = m.next('release', {
        ...{ ends: departures.ends, vc: vcOf(departures.control), bytes: departures.bytes },
      });
      // The limits of the channels are told in turn, again and again.
      const turn = m.reg('turn', bit, { reset: 0 });
      turn.set(turn.not());
      const receiver = m.inst('credit', cbfcReceiver(settingsOf), {
        unit: { overhead: m.lit(8, 0).asInt(), size: m.lit(3, creditSize(size)) },
        line_bytes: m.lit(9, size),
        minimum_spacing: settings.minimum_spacing,
        maximum_spacing: settings.maximum_spacing,
        urgent: m.lit(20, (1n << 20n) - 1n),
        enable: m.lit(builtChannels - usedChannels, 0).cat(settings.receive.repeat(usedChannels)),
        link_fault: m.lit(1, 0),
        fault_clears: m.lit(1, 0),
        recovering: m.lit(1, 0),
        malformed: found.malformed,
        clear_overflowed: m.lit(builtChannels, 0),
        arrival: {
          payload: { vc: arrival.vc, bytes: arrival.bytes, good: m.lit(1, 1) },
          valid: arrival.counts,
        },
        release: {
          payload: { vc: release.vc, bytes: release.bytes },
          valid: release.ends,
        },
        cc_update: { payload: found.update, valid: found.accepted },
        set_limit: {
          payload: { vc: turn.zext(vcBits), limit: m.mux(turn, settings.own_limits.at(1), settings.own_limits.at(0)) },
          valid: m.lit(1, 1),
        },
      });
      m.unused(receiver.status, receiver.events);
      return {
        is_mac_control: arrivals.is_mac_control,
        active: receiver.active.trunc(usedChannels),
        overflowed: receiver.overflowed.trunc(usedChannels),
        counts: receiver.counts,
        cf: receiver.cf_update,
      };
    },
  );
};

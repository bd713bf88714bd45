/** The receiver of credit-based flow control behind registers on AXI4-Lite. */
import { type Bits, bit, bits, cat, module, pack, record, sink, source, unpack } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { countsOf, interrupt } from '../../../lib/axi/register-parts.ts';
import { CreditUnit } from '../cost.ts';
import { CcUpdate, CfUpdate } from '../messages.ts';
import { cbfcReceiver, ReceiverCounts, ReceiverEvents } from '../receiver/receiver.ts';
import { type CbfcSettings, cbfcWidths, creditBits, wireVcBits } from '../settings.ts';
import { channelIndex } from './channel-index.ts';
import { receiverRegisters } from './receiver-registers.ts';
import { cbfcAddressBits } from './shared-registers.ts';

const Snapshot = record({ active: bit, consumed: bits(creditBits), freed: bits(creditBits) });

/**
 * `cbfcReceiver` whose settings, limits and counters are the registers `receiverRegisters` on `s_axi`, 32 bits a word.
 *
 * - One channel is reached at a time: a write to `channel` chooses it, and the registers `channel_...` are its own from
 *   the second clock after the write's answer on. Counters are a snapshot of one clock, which each write to `channel`
 *   takes within `vcs` + 3 clocks (`channel.taken`), so that consumed less freed is what the buffer held.
 * - `recovering`: LLR waits for a replay, so CC_Updates are dropped, unless they are under LLR themselves (hazard 2).
 * - `malformed`: a CC_Update came that is none, as `ccUpdateCheck` finds them; it is counted.
 * - `irq`: an event that is let through by `interrupts` has not been cleared; a register.
 *
 * Counters of events have 64 bits, modulo 2^64 from 0 at reset: nothing clears them.
 */
export const cbfcReceiverAxi = (settings: CbfcSettings) => {
  const { vcs, longestFrame } = settings;
  const { vcBits, bytesBits } = cbfcWidths(settings);
  const set = bits(vcs);
  const vc = bits(vcBits);
  const bytes = bits(bytesBits);
  return module(
    `cbfc_receiver_axi_vc${vcs}`,
    {
      summary: `Receiver of credit-based flow control with registers, ${vcs} virtual channels.`,
      in: { link_fault: bit, recovering: bit, malformed: bit },
      out: { active: set, irq: bit },
      link: {
        s_axi: axiLiteSubordinate({ data: 32, address: cbfcAddressBits }),
        arrival: sink(record({ vc, bytes, good: bit })),
        release: sink(record({ vc, bytes })),
        cc_update: sink(CcUpdate),
        cf_update: source(CfUpdate),
      },
    },
    ({ link_fault, recovering, malformed, ...io }, m) => {
      // The counters come from the receiver, which is told by the registers what to do.
      const counts = m.forward('counts', ReceiverCounts);
      const events = m.forward('events', ReceiverEvents);
      const active = m.forward('active_channels', set);
      const overflowed = m.forward('overflowed', set);
      const snapshot = m.reg('snapshot', Snapshot, { reset: { active: 0, consumed: 0, freed: 0 } });
      const taken = m.reg('snapshot_taken', bit, { reset: 0 });
      const limit = m.forward('limit', bits(creditBits));
      const isKnown = m.forward('is_known', bit);
      const index = m.forward('index', bits(wireVcBits));
      const { regs, s_axi } = m.inst(
        'file',
        axiLiteRegisters(`cbfc_receiver_registers_vc${vcs}`, receiverRegisters(vcs), { addressWidth: cbfcAddressBits }),
        {
          hw: {
            identity: { channels: m.lit(6, vcs), longest_frame: m.lit(15, longestFrame) },
            link: { fault: link_fault, recovering },
            events: { ...events, cc_malformed: malformed, link_fault },
            active: { channels: active },
            overflowed: { channels: overflowed },
            channel: { index, taken },
            channel_limit: { credits: limit, known: isKnown },
            channel_state: { active: snapshot.active },
            ...countsOf({
              channel_consumed: snapshot.consumed,
              channel_freed: snapshot.freed,
              cf_updates_sent: counts.cf_updates,
              cc_updates_received: counts.cc_updates,
              cc_updates_discarded: counts.cc_discarded,
              cc_updates_too_soon: counts.cc_too_soon,
              cc_updates_malformed: counts.cc_malformed,
              bad_frames: counts.bad_frames,
              overflows: counts.overflows,
            }),
          },
          s_axi: io.s_axi,
        },
      );

      const { frames, link, channel_limit, overflowed: cleared } = regs;
      const channel = channelIndex(m, vcBits, regs.channel.index);
      index.set(channel.index);
      const { written, value } = channel_limit.credits;
      const sets = m.named('sets', written.and(channel.exists));
      const limits = m.mem('limits', bits(creditBits), { depth: vcs });
      limits.write({ addr: channel.vc, data: value, enable: sets });
      const known = m.reg('known', set, { reset: 0, next: (now) => now.or(channel.vc.oneHot(vcs)), enable: sets });
      isKnown.set(known.at(channel.vc).and(channel.exists));
      limit.set(m.mux(isKnown, limits.read(channel.vc), 0));

      const receiver = m.inst('cbfc', cbfcReceiver(settings), {
        unit: unpack(CreditUnit, cat(frames.overhead, frames.size)),
        line_bytes: regs.line.bytes,
        minimum_spacing: regs.minimum_spacing.bytes,
        maximum_spacing: regs.maximum_spacing.bytes,
        urgent: regs.urgent.credits,
        enable: regs.enable.channels,
        ...{ link_fault, malformed },
        fault_clears: link.fault_clears,
        recovering: recovering.and(link.cc_under_llr.not()),
        clear_overflowed: cleared.channels.value.mask(cleared.channels.written),
        arrival: io.arrival,
        release: io.release,
        cc_update: io.cc_update,
        cf_update: io.cf_update,
        set_limit: { valid: sets, payload: { vc: channel.vc, limit: value } },
      });
      counts.set(receiver.counts);
      events.set(receiver.events);
      active.set(receiver.active);
      overflowed.set(receiver.overflowed);
      m.unused(receiver.set_limit.ready);

      // The receiver shows its channels in turn.
      const { status } = receiver;
      const wanted = m.reg('snapshot_wanted', bit, { reset: 0 });
      m.when(wanted.and(status.vc.eq(channel.vc)), () => {
        // The counters of a channel that is off mean nothing.
        const ifOn = (word: Bits<20>): Bits<20> => word.mask(status.active);
        snapshot.set({ active: status.active, consumed: ifOn(status.consumed), freed: ifOn(status.freed) });
        taken.set(1);
        wanted.set(0);
      });
      m.when(channel.chosen, () => {
        wanted.set(1);
        taken.set(0);
      });

      const irq = interrupt(m, pack(regs.events), pack(regs.interrupts));
      return { active: receiver.active, irq, s_axi, cf_update: receiver.cf_update };
    },
  );
};

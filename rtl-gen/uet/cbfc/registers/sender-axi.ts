/** The sender of credit-based flow control behind registers on AXI4-Lite. */
import { bit, bits, cat, clog2, module, pack, record, sink, source, unpack } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { countsOf, interrupt } from '../../../lib/axi/register-parts.ts';
import { zeroOf } from '../../../lib/bits/zero.ts';
import { eventCounts } from '../../../lib/counting/rolling-counter.ts';
import { CcUpdate, CfUpdate } from '../messages.ts';
import { CommandKind, PortSettings, weightBits } from '../sender/commands.ts';
import {
  ChannelStatus,
  cbfcSender,
  defaultSenderSettings,
  GrantKind,
  SenderCounts,
  type SenderSettings,
} from '../sender/sender.ts';
import { cbfcWidths, creditBits, eventCountBits, wireVcBits } from '../settings.ts';
import { channelIndex } from './channel-index.ts';
import { channelCommands, senderRegisters } from './sender-registers.ts';
import { cbfcAddressBits } from './shared-registers.ts';

/** What software has set of one channel. */
const Kept = record({ limit: bits(creditBits), reserved: bits(creditBits), weight: bits(weightBits) });

/** The register map of a sender with these settings. */
export function senderMap(settings: SenderSettings) {
  const { costBits } = cbfcWidths(settings);
  const { vcs, queueDepth } = settings;
  return senderRegisters({ costBits, sumBits: creditBits + clog2(vcs), waitingBits: clog2(queueDepth) + 1 });
}

/**
 * `cbfcSender` whose settings, commands and counters are the registers `senderRegisters` on `s_axi`, 32 bits a word.
 *
 * - One channel is reached at a time: a write to `channel` chooses it, and the registers `channel_...` are its own from
 *   the second clock after the write's answer on. Limits, reserved parts and weights can be read back; counters are a
 *   snapshot of one clock, taken with each write to `channel`, so that consumed = freed + used holds in what is read.
 * - Each write to a register of a channel is one command; they act in the order of the bus, each by the fourth clock.
 * - `replaying`: LLR replays, so CC_Updates wait, unless they are under LLR themselves (hazard 2). `reinitialised`: LLR
 *   is back after frames were given up, so a CC_Update is due (hazard 4).
 * - `malformed`: a control ordered set of a CF_Update was malformed; it is counted, and must not come to `cf_update`.
 * - `irq`: an event that is let through by `interrupts` has not been cleared; a register.
 *
 * Counters of events have 64 bits, modulo 2^64 from 0 at reset: nothing clears them.
 */
export const cbfcSenderAxi = (settings: Partial<SenderSettings> & Pick<SenderSettings, 'vcs'>) => {
  const all = { ...defaultSenderSettings, ...settings };
  const { vcs, queueDepth, tagBits } = all;
  const { vcBits, bytesBits, costBits } = cbfcWidths(all);
  const set = bits(vcs);
  const vc = bits(vcBits);
  const bytes = bits(bytesBits);
  const tag = bits(tagBits);
  return module(
    `cbfc_sender_axi_vc${vcs}`,
    {
      summary: `Sender of credit-based flow control with registers, ${vcs} virtual channels.`,
      in: { replaying: bit, reinitialised: bit, link_fault: bit, malformed: bit },
      out: { room: set, irq: bit },
      link: {
        s_axi: axiLiteSubordinate({ data: 32, address: cbfcAddressBits }),
        enqueue: sink(record({ vc, bytes, tag })),
        cf_update: sink(CfUpdate),
        grant: source(record({ kind: GrantKind, vc, bytes, cost: bits(costBits), tag })),
        cc_update: source(CcUpdate),
      },
    },
    ({ link_fault, replaying, ...io }, m) => {
      // The counters come from the sender, which is told by the registers what to do.
      const counts = m.forward('counts', SenderCounts(vcs));
      const refused = m.forward('refused', bit);
      const snapshot = m.reg('snapshot', ChannelStatus(queueDepth), { reset: noStatus });
      const taken = m.reg('snapshot_taken', bit, { reset: 0 });
      const kept = m.forward('kept', Kept);
      const index = m.forward('index', bits(wireVcBits));
      const { malformed } = eventCounts(m, eventCountBits, { malformed: io.malformed });
      const { regs, s_axi } = m.inst(
        'file',
        axiLiteRegisters(`cbfc_sender_registers_vc${vcs}`, senderMap(all), { addressWidth: cbfcAddressBits }),
        {
          hw: {
            identity: { channels: m.lit(6, vcs), longest_frame: m.lit(15, all.longestFrame) },
            link: { fault: link_fault, replaying },
            events: { cf_refused: refused, cf_malformed: io.malformed, link_fault },
            channel: { index, taken },
            channel_limit: { credits: kept.limit },
            channel_reserved: { credits: kept.reserved },
            channel_weight: { credits: kept.weight },
            channel_state: { enabled: snapshot.enabled, lossless: snapshot.lossless, waiting: snapshot.waiting },
            ...countsOf({
              channel_used: snapshot.used,
              channel_most_used: snapshot.most_used,
              channel_consumed: snapshot.consumed,
              channel_freed: snapshot.freed,
              port_used: counts.used,
              port_most_used: counts.most_used,
              cf_updates_received: counts.cf_updates,
              cf_updates_refused: counts.cf_refused,
              cf_updates_malformed: malformed,
              cc_updates_sent: counts.cc_updates,
            }),
          },
          s_axi: io.s_axi,
        },
      );

      const { frames, limits, cc_updates, link } = regs;
      const channel = channelIndex(m, vcBits, regs.channel.index);
      index.set(channel.index);
      m.when(channel.chosen, () => taken.set(0));

      // What was set of each channel, for reading back; the sender keeps it in registers of its own.
      const limit = regs.channel_limit.credits;
      const reserved = regs.channel_reserved.credits;
      const weight = regs.channel_weight.credits;
      const keeps = m.mem('settings', Kept, { depth: vcs });
      const sets = m.named('sets', limit.written.or(reserved.written).or(weight.written).and(channel.exists));
      const known = m.reg('known', set, { reset: 0, next: (now) => now.or(channel.vc.oneHot(vcs)), enable: sets });
      const is_known = m.named('is_known', known.at(channel.vc).and(channel.exists));
      kept.set(m.mux(is_known, keeps.read(channel.vc), zeroOf(m, Kept)));
      keeps.write({
        addr: channel.vc,
        data: {
          limit: m.mux(limit.written, limit.value, kept.limit),
          reserved: m.mux(reserved.written, reserved.value, kept.reserved),
          weight: m.mux(weight.written, weight.value, kept.weight),
        },
        enable: sets,
      });

      // One register is written in a clock, so there is one command at most.
      const code = regs.channel_command.kind;
      const kind = m.wire('kind', CommandKind, 'limit');
      for (const [i, name] of channelCommands.entries()) m.when(code.eq(i + 1), () => kind.set(name));
      m.when(reserved.written, () => kind.set('reserved'));
      m.when(weight.written, () => kind.set('weight'));
      const isCommand = code.any().and(code.le(channelCommands.length)).and(channel.exists);
      const commands = m.named('commands', isCommand.or(sets));
      const value = m.choose(
        [
          [limit.written, limit.value],
          [reserved.written, reserved.value],
        ],
        weight.value.zext(creditBits),
      );

      const sender = m.inst('cbfc', cbfcSender(all), {
        settings: unpack(
          PortSettings(costBits),
          cat(
            frames.overhead,
            frames.size,
            limits.mode,
            regs.port_limit.credits,
            regs.largest_frame.credits,
            limits.alpha,
            regs.turns.weighted,
            link.on_fault,
          ),
        ),
        updates: { clocks: cc_updates.clocks, period: cc_updates.period },
        force_update: regs.actions.send_cc_update.or(io.reinitialised),
        hold_update: replaying.and(cc_updates.under_llr.not()),
        link_fault,
        status_vc: channel.vc,
        enqueue: io.enqueue,
        cf_update: io.cf_update,
        command: { valid: commands, payload: { vc: channel.vc, kind, value } },
        grant: io.grant,
        cc_update: io.cc_update,
      });
      counts.set(sender.counts);
      refused.set(sender.refused);
      // The sender shows a channel a clock after it was chosen.
      m.when(m.next('snapshot_shown', channel.chosen, { reset: 0 }), () => {
        snapshot.set(sender.status);
        taken.set(1);
      });
      m.unused(sender.command.ready);

      const irq = interrupt(m, pack(regs.events), pack(regs.interrupts));
      return { room: sender.room, irq, s_axi, grant: sender.grant, cc_update: sender.cc_update };
    },
  );
};

const noStatus = { used: 0, most_used: 0, consumed: 0, freed: 0, enabled: 0, lossless: 0, waiting: 0 } as const;

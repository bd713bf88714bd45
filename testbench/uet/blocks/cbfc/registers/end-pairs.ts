/** Each end of CBFC twice: behind registers, and beside it the same one whose settings are ports. */
import { bit, bits, module, pack, record, sink, source } from '../../../../../rtl-gen/hdl/index.ts';
import { CreditUnit } from '../../../../../rtl-gen/uet/cbfc/cost.ts';
import { CcUpdate, CfUpdate } from '../../../../../rtl-gen/uet/cbfc/messages.ts';
import { ChannelStatus as ReceiverStatus } from '../../../../../rtl-gen/uet/cbfc/receiver/accounts.ts';
import { cbfcReceiver, ReceiverCounts, ReceiverEvents } from '../../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { cbfcReceiverAxi } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-axi.ts';
import { cbfcSenderAxi } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';

import { Command, PortSettings, UpdateSettings } from '../../../../../rtl-gen/uet/cbfc/sender/commands.ts';
import {
  ChannelStatus,
  cbfcSender,
  defaultSenderSettings,
  GrantKind,
  SenderCounts,
} from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { cbfcWidths, creditBits, defaultCbfcSettings, type VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';

/** Both senders have the same streams; what they offer is asserted to be the same in every clock. */
export const senderPair = (vcs: VcCount) => {
  const settings = { ...defaultSenderSettings, vcs };
  const { vcBits, bytesBits, costBits } = cbfcWidths(settings);
  const axi = cbfcSenderAxi({ vcs });
  const [vc, bytes, tag] = [bits(vcBits), bits(bytesBits), bits(settings.tagBits)];
  return module(
    `sender_pair_vc${vcs}`,
    {
      in: {
        replaying: bit,
        reinitialised: bit,
        link_fault: bit,
        malformed: bit,
        settings: PortSettings(costBits),
        updates: UpdateSettings,
        force_update: bit,
        hold_update: bit,
        status_vc: vc,
      },
      out: {
        irq: bit,
        room: bits(vcs),
        status: ChannelStatus(settings.queueDepth),
        counts: SenderCounts(vcs),
        refused: bit,
      },
      link: {
        s_axi: axi.ports.link!.s_axi,
        enqueue: sink(record({ vc, bytes, tag })),
        command: sink(Command(vcBits)),
        cf_update: sink(CfUpdate),
        grant: source(record({ kind: GrantKind, vc, bytes, cost: bits(costBits), tag })),
        cc_update: source(CcUpdate),
      },
    },
    (io, m) => {
      const streams = { enqueue: io.enqueue, cf_update: io.cf_update, grant: io.grant, cc_update: io.cc_update };
      const { replaying, reinitialised, link_fault, malformed, s_axi } = io;
      const one = m.inst('one', axi, { ...streams, replaying, reinitialised, link_fault, malformed, s_axi });
      const two = m.inst('two', cbfcSender(settings), {
        ...streams,
        settings: io.settings,
        updates: io.updates,
        force_update: io.force_update,
        hold_update: io.hold_update,
        link_fault,
        status_vc: io.status_vc,
        command: io.command,
      });
      m.assert('same_room', one.room.eq(two.room));
      m.assert('same_grants', one.grant.valid.eq(two.grant.valid));
      // Of the place of a CC_Update nothing but its kind has a meaning.
      const { kind } = two.grant.payload;
      m.assert('same_kind', two.grant.valid.implies(kind.is('frame').eq(one.grant.payload.kind.is('frame'))));
      const { is_frame } = m.named({ is_frame: two.grant.valid.and(kind.is('frame')) });
      m.assert('same_frame', is_frame.implies(pack(one.grant.payload).eq(pack(two.grant.payload))));
      m.assert('same_cc_updates', one.cc_update.valid.eq(two.cc_update.valid));
      m.assert(
        'same_cc_update',
        two.cc_update.valid.implies(pack(one.cc_update.payload).eq(pack(two.cc_update.payload))),
      );
      const { room, status, counts, refused, enqueue, cf_update, grant, cc_update, command } = two;
      m.unused(one.enqueue.ready, one.cf_update.ready);
      return {
        irq: one.irq,
        s_axi: one.s_axi,
        room,
        status,
        counts,
        refused,
        enqueue,
        cf_update,
        grant,
        cc_update,
        command,
      };
    },
  );
};

/** Both receivers have the same streams; what they offer is asserted to be the same in every clock. */
export const receiverPair = (vcs: VcCount) => {
  const settings = { ...defaultCbfcSettings, vcs };
  const { vcBits, bytesBits } = cbfcWidths(settings);
  const axi = cbfcReceiverAxi(settings);
  const [vc, bytes, set] = [bits(vcBits), bits(bytesBits), bits(vcs)];
  return module(
    `receiver_pair_vc${vcs}`,
    {
      in: {
        link_fault: bit,
        llr_recovering: bit,
        malformed: bit,
        unit: CreditUnit,
        line_bytes: bits(9),
        minimum_spacing: bits(18),
        maximum_spacing: bits(21),
        urgent: bits(creditBits),
        enable: set,
        fault_clears: bit,
        recovering: bit,
        clear_overflowed: set,
      },
      out: {
        irq: bit,
        active: set,
        overflowed: set,
        status: ReceiverStatus(vcs),
        counts: ReceiverCounts,
        events: ReceiverEvents,
      },
      link: {
        s_axi: axi.ports.link!.s_axi,
        arrival: sink(record({ vc, bytes, good: bit })),
        release: sink(record({ vc, bytes })),
        cc_update: sink(CcUpdate),
        cf_update: source(CfUpdate),
        set_limit: sink(record({ vc, limit: bits(creditBits) })),
      },
    },
    ({ s_axi, llr_recovering, set_limit, ...io }, m) => {
      const { arrival, release, cc_update, cf_update, link_fault, malformed } = io;
      const streams = { arrival, release, cc_update, cf_update };
      const one = m.inst('one', axi, { ...streams, link_fault, malformed, recovering: llr_recovering, s_axi });
      const two = m.inst('two', cbfcReceiver(settings), { ...io, set_limit });
      m.assert('same_active', one.active.eq(two.active));
      m.assert('same_cf_updates', one.cf_update.valid.eq(two.cf_update.valid));
      m.assert(
        'same_cf_update',
        two.cf_update.valid.implies(pack(one.cf_update.payload).eq(pack(two.cf_update.payload))),
      );
      m.unused(one.arrival.ready, one.release.ready, one.cc_update.ready);
      return { ...two, irq: one.irq, s_axi: one.s_axi };
    },
  );
};

/** Each end of CBFC twice: with registers, and beside it the same one whose settings are ports. */
import { bit, module, pack } from '../../../../../rtl-gen/hdl/index.ts';
import { cbfcReceiver } from '../../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { cbfcReceiverAxi } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-axi.ts';
import { cbfcSenderAxi } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { cbfcSender, defaultSenderSettings } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { defaultCbfcSettings, type VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';

/** Both senders have the same streams; what they offer is asserted to be the same in every clock. */
export const senderPair = (vcs: VcCount) => {
  const [axi, sender] = [cbfcSenderAxi({ vcs }), cbfcSender({ ...defaultSenderSettings, vcs })];
  return module(
    `sender_pair_vc${vcs}`,
    {
      in: { replaying: bit, reinitialised: bit, malformed: bit, ...sender.ports.in! },
      out: { irq: bit, ...sender.ports.out! },
      link: { s_axi: axi.ports.link!.s_axi, ...sender.ports.link! },
    },
    ({ replaying, reinitialised, malformed, s_axi, command, ...io }, m) => {
      const { enqueue, cf_update, grant, cc_update, link_fault } = io;
      const streams = { enqueue, cf_update, grant, cc_update };
      const one = m.inst('one', axi, { ...streams, replaying, reinitialised, link_fault, malformed, s_axi });
      const two = m.inst('two', sender, { ...io, command });
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
      m.unused(one.enqueue.ready, one.cf_update.ready);
      return { ...two, irq: one.irq, s_axi: one.s_axi };
    },
  );
};

/** Both receivers have the same streams; what they offer is asserted to be the same in every clock. */
export const receiverPair = (vcs: VcCount) => {
  const settings = { ...defaultCbfcSettings, vcs };
  const [axi, receiver] = [cbfcReceiverAxi(settings), cbfcReceiver(settings)];
  return module(
    `receiver_pair_vc${vcs}`,
    {
      in: { llr_recovering: bit, ...receiver.ports.in! },
      out: { irq: bit, ...receiver.ports.out! },
      link: { s_axi: axi.ports.link!.s_axi, ...receiver.ports.link! },
    },
    ({ s_axi, llr_recovering, set_limit, ...io }, m) => {
      const { arrival, release, cc_update, cf_update, link_fault, malformed } = io;
      const streams = { arrival, release, cc_update, cf_update };
      const one = m.inst('one', axi, { ...streams, link_fault, malformed, recovering: llr_recovering, s_axi });
      const two = m.inst('two', receiver, { ...io, set_limit });
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

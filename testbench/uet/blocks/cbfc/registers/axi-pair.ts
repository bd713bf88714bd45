/** Both ends of one direction of a link, each with its registers; the link between them is the testbench's. */
import { bit, module } from '../../../../../rtl-gen/hdl/index.ts';
import { cbfcReceiverAxi } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-axi.ts';
import { cbfcSenderAxi } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { defaultCbfcSettings, type VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';

/**
 * `enqueue` to `cc_update` are the sender's streams, `far_...` the receiver's; each end has its own bus and its own
 * link fault.
 */
export const axiPair = (vcs: VcCount) => {
  const [sender, receiver] = [cbfcSenderAxi({ vcs }), cbfcReceiverAxi({ ...defaultCbfcSettings, vcs })];
  const { s_axi, arrival, release, cc_update, cf_update } = receiver.ports.link!;
  return module(
    `cbfc_axi_pair_vc${vcs}`,
    {
      in: { ...sender.ports.in!, far_link_fault: bit, far_recovering: bit, far_malformed: bit },
      out: { irq: bit, far_irq: bit },
      link: {
        ...sender.ports.link!,
        ...{ far_axi: s_axi, far_arrival: arrival, far_release: release },
        ...{ far_cc_update: cc_update, far_cf_update: cf_update },
      },
    },
    (io, m) => {
      const { replaying, reinitialised, link_fault, malformed, s_axi, enqueue, cf_update, grant, cc_update } = io;
      const { room, ...near } = m.inst('sender', sender, {
        ...{ replaying, reinitialised, link_fault, malformed },
        ...{ s_axi, enqueue, cf_update, grant, cc_update },
      });
      const far = m.inst('receiver', receiver, {
        ...{ link_fault: io.far_link_fault, recovering: io.far_recovering, malformed: io.far_malformed },
        ...{ s_axi: io.far_axi, arrival: io.far_arrival, release: io.far_release },
        ...{ cc_update: io.far_cc_update, cf_update: io.far_cf_update },
      });
      m.unused(room, far.active);
      return {
        ...near,
        ...{ far_irq: far.irq, far_axi: far.s_axi, far_arrival: far.arrival, far_release: far.release },
        ...{ far_cc_update: far.cc_update, far_cf_update: far.cf_update },
      };
    },
  );
};

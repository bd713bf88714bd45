/** Both ends of one direction of a link, each behind its registers; the link between them is the testbench's. */
import { bit, bits, module, record, sink, source } from '../../../../../rtl-gen/hdl/index.ts';
import { CcUpdate, CfUpdate } from '../../../../../rtl-gen/uet/cbfc/messages.ts';
import { cbfcReceiverAxi } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-axi.ts';
import { cbfcSenderAxi } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { defaultSenderSettings, GrantKind } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { cbfcWidths, defaultCbfcSettings, type VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';

/**
 * `enqueue` to `cc_update` are the sender's streams, `far_...` the receiver's; each end has its own bus and its own
 * link fault.
 */
export const axiPair = (vcs: VcCount) => {
  const settings = { ...defaultSenderSettings, vcs };
  const { vcBits, bytesBits, costBits } = cbfcWidths(settings);
  const [sender, receiver] = [cbfcSenderAxi({ vcs }), cbfcReceiverAxi({ ...defaultCbfcSettings, vcs })];
  const [vc, bytes, tag] = [bits(vcBits), bits(bytesBits), bits(settings.tagBits)];
  return module(
    `cbfc_axi_pair_vc${vcs}`,
    {
      in: {
        replaying: bit,
        reinitialised: bit,
        link_fault: bit,
        malformed: bit,
        far_link_fault: bit,
        far_recovering: bit,
        far_malformed: bit,
      },
      out: { irq: bit, far_irq: bit },
      link: {
        s_axi: sender.ports.link!.s_axi,
        far_axi: receiver.ports.link!.s_axi,
        enqueue: sink(record({ vc, bytes, tag })),
        cf_update: sink(CfUpdate),
        grant: source(record({ kind: GrantKind, vc, bytes, cost: bits(costBits), tag })),
        cc_update: source(CcUpdate),
        far_arrival: sink(record({ vc, bytes, good: bit })),
        far_release: sink(record({ vc, bytes })),
        far_cc_update: sink(CcUpdate),
        far_cf_update: source(CfUpdate),
      },
    },
    (io, m) => {
      const { replaying, reinitialised, link_fault, malformed, s_axi, enqueue, cf_update, grant, cc_update } = io;
      const near = m.inst('sender', sender, {
        replaying,
        reinitialised,
        link_fault,
        malformed,
        s_axi,
        enqueue,
        cf_update,
        grant,
        cc_update,
      });
      const far = m.inst('receiver', receiver, {
        link_fault: io.far_link_fault,
        recovering: io.far_recovering,
        malformed: io.far_malformed,
        s_axi: io.far_axi,
        arrival: io.far_arrival,
        release: io.far_release,
        cc_update: io.far_cc_update,
        cf_update: io.far_cf_update,
      });
      m.unused(near.room, far.active);
      return {
        irq: near.irq,
        far_irq: far.irq,
        s_axi: near.s_axi,
        far_axi: far.s_axi,
        enqueue: near.enqueue,
        cf_update: near.cf_update,
        grant: near.grant,
        cc_update: near.cc_update,
        far_arrival: far.arrival,
        far_release: far.release,
        far_cc_update: far.cc_update,
        far_cf_update: far.cf_update,
      };
    },
  );
};

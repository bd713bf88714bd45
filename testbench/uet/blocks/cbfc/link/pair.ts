/** Both ends of one direction of a link in one design; the link between them is the testbench's. */
import { bits, module } from '../../../../../rtl-gen/hdl/index.ts';
import { cbfcReceiver } from '../../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { cbfcSender, defaultSenderSettings } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { creditBits, type VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';
import { portsOf } from '../../ports.ts';

/**
 * `enqueue` to `grant` and `cc_update` are the sender's streams, `far_...` the receiver's: what leaves at `grant` is
 * for the test to carry to `far_arrival`, and so on. Limits by channel, one unit at both ends.
 */
export const cbfcPair = (vcs: VcCount) => {
  const settings = { ...defaultSenderSettings, vcs };
  const [sender, receiver] = [cbfcSender(settings), cbfcReceiver(settings)];
  const { line_bytes, minimum_spacing, maximum_spacing, urgent, enable, ...far } = receiver.ports.in!;
  const { fault_clears, recovering, link_fault: far_link_fault } = far;
  const { active, overflowed, status: far_status } = receiver.ports.out!;
  const { arrival, release, cc_update, cf_update, set_limit } = receiver.ports.link!;
  const count = bits(creditBits);
  return module(
    `cbfc_pair_vc${vcs}`,
    {
      in: {
        ...sender.ports.in!,
        ...{ line_bytes, minimum_spacing, maximum_spacing, urgent, enable, fault_clears, recovering, far_link_fault },
      },
      out: { used: count, consumed: count, freed: count, active, overflowed, far_status },
      link: {
        ...sender.ports.link!,
        ...{ far_arrival: arrival, far_release: release, far_set_limit: set_limit },
        ...{ far_cc_update: cc_update, far_cf_update: cf_update },
      },
    },
    (io, m) => {
      const { settings, updates, force_update, hold_update, link_fault, status_vc } = io;
      const { enqueue, command, grant, cc_update, cf_update } = io;
      const near = m.inst('sender', sender, {
        ...{ settings, updates, force_update, hold_update, link_fault, status_vc },
        ...{ enqueue, command, grant, cc_update, cf_update },
      });
      const { line_bytes, minimum_spacing, maximum_spacing, urgent, enable, fault_clears, recovering } = io;
      const far = m.inst('receiver', receiver, {
        ...{ unit: settings.unit, line_bytes, minimum_spacing, maximum_spacing, urgent, enable },
        ...{ link_fault: io.far_link_fault, fault_clears, recovering },
        ...{ malformed: m.lit(1, 0), clear_overflowed: m.lit(vcs, 0) },
        ...{ arrival: io.far_arrival, release: io.far_release, set_limit: io.far_set_limit },
        ...{ cc_update: io.far_cc_update, cf_update: io.far_cf_update },
      });
      const { used, consumed, freed } = near.status;
      return {
        ...{ used, consumed, freed, active: far.active, overflowed: far.overflowed, far_status: far.status },
        ...{ enqueue: near.enqueue, command: near.command, grant: near.grant },
        ...{ cc_update: near.cc_update, cf_update: near.cf_update },
        ...{ far_arrival: far.arrival, far_release: far.release, far_set_limit: far.set_limit },
        ...{ far_cc_update: far.cc_update, far_cf_update: far.cf_update },
      };
    },
  );
};

/** The ports of a pair of any number of channels. */
export const pairOf = portsOf(cbfcPair(4));

/** Both ends of one direction of a link in one design; the link between them is the testbench's. */
import { bit, bits, module, record, sink, source } from '../../../../../rtl-gen/hdl/index.ts';
import { CcUpdate, CfUpdate } from '../../../../../rtl-gen/uet/cbfc/messages.ts';
import { ChannelStatus as FarStatus } from '../../../../../rtl-gen/uet/cbfc/receiver/accounts.ts';
import { cbfcReceiver } from '../../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { Command, PortSettings } from '../../../../../rtl-gen/uet/cbfc/sender/commands.ts';
import { cbfcSender, defaultSenderSettings, GrantKind } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { cbfcWidths, creditBits, type VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';

/**
 * `enqueue` to `grant` and `cc_update` are the sender's streams, `far_...` the receiver's: what leaves at `grant` is
 * for the test to carry to `far_arrival`, and so on. Limits by channel, one unit at both ends.
 */
export const cbfcPair = (vcs: VcCount) => {
  const settings = { ...defaultSenderSettings, vcs };
  const { vcBits, bytesBits, costBits } = cbfcWidths(settings);
  const vc = bits(vcBits);
  const bytes = bits(bytesBits);
  const tag = bits(settings.tagBits);
  const set = bits(vcs);
  return module(
    `cbfc_pair_vc${vcs}`,
    {
      in: {
        settings: PortSettings(costBits),
        update_clocks: bits(10),
        update_period: bits(18),
        status_vc: vc,
        line_bytes: bits(9),
        minimum_spacing: bits(18),
        maximum_spacing: bits(21),
        urgent: bits(creditBits),
        enable: set,
        force_update: bit,
        hold_update: bit,
        link_fault: bit,
        far_link_fault: bit,
        fault_clears: bit,
        recovering: bit,
      },
      out: {
        used: bits(creditBits),
        consumed: bits(creditBits),
        freed: bits(creditBits),
        active: set,
        overflowed: set,
        far_status: FarStatus(vcs),
      },
      link: {
        enqueue: sink(record({ vc, bytes, tag })),
        command: sink(Command(vcBits)),
        grant: source(record({ kind: GrantKind, vc, bytes, cost: bits(costBits), tag })),
        cc_update: source(CcUpdate),
        cf_update: sink(CfUpdate),
        far_arrival: sink(record({ vc, bytes, good: bit })),
        far_release: sink(record({ vc, bytes })),
        far_cc_update: sink(CcUpdate),
        far_cf_update: source(CfUpdate),
        far_set_limit: sink(record({ vc, limit: bits(creditBits) })),
      },
    },
    (io, m) => {
      const zero = m.lit(1, 0);
      const near = m.inst('sender', cbfcSender(settings), {
        settings: io.settings,
        updates: { clocks: io.update_clocks, period: io.update_period },
        force_update: io.force_update,
        hold_update: io.hold_update,
        link_fault: io.link_fault,
        status_vc: io.status_vc,
        enqueue: io.enqueue,
        command: io.command,
        grant: io.grant,
        cc_update: io.cc_update,
        cf_update: io.cf_update,
      });
      const far = m.inst('receiver', cbfcReceiver(settings), {
        unit: io.settings.unit,
        line_bytes: io.line_bytes,
        minimum_spacing: io.minimum_spacing,
        maximum_spacing: io.maximum_spacing,
        urgent: io.urgent,
        enable: io.enable,
        link_fault: io.far_link_fault,
        fault_clears: io.fault_clears,
        recovering: io.recovering,
        malformed: zero,
        clear_overflowed: m.lit(vcs, 0),
        arrival: io.far_arrival,
        release: io.far_release,
        cc_update: io.far_cc_update,
        cf_update: io.far_cf_update,
        set_limit: io.far_set_limit,
      });
      return {
        used: near.status.used,
        consumed: near.status.consumed,
        freed: near.status.freed,
        active: far.active,
        overflowed: far.overflowed,
        far_status: far.status,
        enqueue: near.enqueue,
        command: near.command,
        grant: near.grant,
        cc_update: near.cc_update,
        cf_update: near.cf_update,
        far_arrival: far.arrival,
        far_release: far.release,
        far_cc_update: far.cc_update,
        far_cf_update: far.cf_update,
        far_set_limit: far.set_limit,
      };
    },
  );
};

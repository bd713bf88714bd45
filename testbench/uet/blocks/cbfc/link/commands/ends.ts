/**
 * Both ends of one direction of a link side by side, with every port of both; the link between them is the testbench's.
 */
import { bit, bits, module, record, sink, source } from '../../../../../../rtl-gen/hdl/index.ts';
import { CreditUnit } from '../../../../../../rtl-gen/uet/cbfc/cost.ts';
import { CcUpdate, CfUpdate } from '../../../../../../rtl-gen/uet/cbfc/messages.ts';
import { ChannelStatus as FarStatus } from '../../../../../../rtl-gen/uet/cbfc/receiver/accounts.ts';
import { cbfcReceiver, ReceiverCounts, ReceiverEvents } from '../../../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { Command, PortSettings, UpdateSettings } from '../../../../../../rtl-gen/uet/cbfc/sender/commands.ts';
import {
  ChannelStatus,
  cbfcSender,
  defaultSenderSettings,
  GrantKind,
  SenderCounts,
} from '../../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { cbfcWidths, creditBits, type VcCount } from '../../../../../../rtl-gen/uet/cbfc/settings.ts';
import type { Dut } from '../../../../../bench/context.ts';

/** `near` is the sender, `far` the receiver; `endOf` finds the ports of one of them by their own names. */
export const cbfcEnds = (vcs: VcCount) => {
  const settings = { ...defaultSenderSettings, vcs };
  const { vcBits, bytesBits, costBits } = cbfcWidths(settings);
  const [vc, bytes, tag] = [bits(vcBits), bits(bytesBits), bits(settings.tagBits)];
  const set = bits(vcs);
  return module(
    `cbfc_ends_vc${vcs}`,
    {
      in: {
        near: record({
          settings: PortSettings(costBits),
          updates: UpdateSettings,
          force_update: bit,
          hold_update: bit,
          link_fault: bit,
          status_vc: vc,
        }),
        far: record({
          unit: CreditUnit,
          line_bytes: bits(9),
          minimum_spacing: bits(18),
          maximum_spacing: bits(21),
          urgent: bits(creditBits),
          enable: set,
          link_fault: bit,
          fault_clears: bit,
          recovering: bit,
          malformed: bit,
          clear_overflowed: set,
        }),
      },
      out: {
        near_shows: record({
          room: set,
          status: ChannelStatus(settings.queueDepth),
          counts: SenderCounts(vcs),
          refused: bit,
        }),
        far_shows: record({
          active: set,
          overflowed: set,
          status: FarStatus(vcs),
          counts: ReceiverCounts,
          events: ReceiverEvents,
        }),
      },
      link: {
        near_enqueue: sink(record({ vc, bytes, tag })),
        near_command: sink(Command(vcBits)),
        near_grant: source(record({ kind: GrantKind, vc, bytes, cost: bits(costBits), tag })),
        near_cc_update: source(CcUpdate),
        near_cf_update: sink(CfUpdate),
        far_arrival: sink(record({ vc, bytes, good: bit })),
        far_release: sink(record({ vc, bytes })),
        far_cc_update: sink(CcUpdate),
        far_cf_update: source(CfUpdate),
        far_set_limit: sink(record({ vc, limit: bits(creditBits) })),
      },
    },
    (io, m) => {
      const { enqueue, command, grant, cc_update, cf_update, ...near } = m.inst('near', cbfcSender(settings), {
        ...io.near,
        enqueue: io.near_enqueue,
        command: io.near_command,
        grant: io.near_grant,
        cc_update: io.near_cc_update,
        cf_update: io.near_cf_update,
      });
      const { arrival, release, set_limit, ...far } = m.inst('far', cbfcReceiver(settings), {
        ...io.far,
        arrival: io.far_arrival,
        release: io.far_release,
        cc_update: io.far_cc_update,
        cf_update: io.far_cf_update,
        set_limit: io.far_set_limit,
      });
      const { active, overflowed, status, counts, events } = far;
      return {
        near_shows: near,
        far_shows: { active, overflowed, status, counts, events },
        near_enqueue: enqueue,
        near_command: command,
        near_grant: grant,
        near_cc_update: cc_update,
        near_cf_update: cf_update,
        far_arrival: arrival,
        far_release: release,
        far_cc_update: far.cc_update,
        far_cf_update: far.cf_update,
        far_set_limit: set_limit,
      };
    },
  );
};

/** One end as a design of its own: its ports by the names that `cbfcSender` or `cbfcReceiver` gives them. */
export function endOf(dut: Dut, end: 'near' | 'far'): Dut {
  const names = new Map(
    dut.ports.flatMap((port) => {
      const own = new RegExp(`^${end}_(?:shows_)?(.*)$`).exec(port.name)?.[1];
      return own === undefined ? [] : [[own, port] as const];
    }),
  );
  return {
    signals: dut.signals,
    ports: [...names].map(([name, port]) => ({
      name,
      width: port.width,
      direction: port.direction,
      get: () => port.get(),
      set: (value) => port.set(value),
    })),
    port: (name) => names.get(name) ?? dut.port(`${end}_${name}`),
  };
}

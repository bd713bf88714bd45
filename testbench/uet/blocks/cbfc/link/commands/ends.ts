/**
 * Both ends of one direction of a link side by side, with every port of both; the link between them is the testbench's.
 */
import { module, record } from '../../../../../../rtl-gen/hdl/index.ts';
import { cbfcReceiver } from '../../../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { cbfcSender, defaultSenderSettings } from '../../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import type { VcCount } from '../../../../../../rtl-gen/uet/cbfc/settings.ts';
import { type Dut, portsOf } from '../../../test-kit.ts';

/** `near` is the sender, `far` the receiver; `endOf` finds the ports of one of them by their own names. */
export const cbfcEnds = (vcs: VcCount) => {
  const settings = { ...defaultSenderSettings, vcs };
  const [sender, receiver] = [cbfcSender(settings), cbfcReceiver(settings)];
  const [near, far] = [sender.ports.link!, receiver.ports.link!];
  return module(
    `cbfc_ends_vc${vcs}`,
    {
      in: { near: record(sender.ports.in!), far: record(receiver.ports.in!) },
      out: { near_shows: record(sender.ports.out!), far_shows: record(receiver.ports.out!) },
      link: {
        ...{ near_enqueue: near.enqueue, near_command: near.command, near_grant: near.grant },
        ...{ near_cc_update: near.cc_update, near_cf_update: near.cf_update },
        ...{ far_arrival: far.arrival, far_release: far.release, far_set_limit: far.set_limit },
        ...{ far_cc_update: far.cc_update, far_cf_update: far.cf_update },
      },
    },
    (io, m) => {
      const { enqueue, command, grant, cc_update, cf_update, ...near } = m.inst('near', sender, {
        ...{ ...io.near, enqueue: io.near_enqueue, command: io.near_command, grant: io.near_grant },
        ...{ cc_update: io.near_cc_update, cf_update: io.near_cf_update },
      });
      const { arrival, release, set_limit, ...far } = m.inst('far', receiver, {
        ...{ ...io.far, arrival: io.far_arrival, release: io.far_release, set_limit: io.far_set_limit },
        ...{ cc_update: io.far_cc_update, cf_update: io.far_cf_update },
      });
      const { active, overflowed, status, counts, events } = far;
      return {
        near_shows: near,
        far_shows: { active, overflowed, status, counts, events },
        ...{ near_enqueue: enqueue, near_command: command, near_grant: grant },
        ...{ near_cc_update: cc_update, near_cf_update: cf_update },
        ...{ far_arrival: arrival, far_release: release, far_set_limit: set_limit },
        ...{ far_cc_update: far.cc_update, far_cf_update: far.cf_update },
      };
    },
  );
};

/** The ports of both ends, of any number of channels. */
export const endsOf = portsOf(cbfcEnds(4));

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

/** What software sees of an end of a link: registers at AXI4-Lite, and an interrupt. */
import { bit, cat, module, vecOf } from '../../../../hdl/index.ts';
import { axiLiteResponse, axiLiteSubordinate } from '../../../../lib/axi/axi-lite.ts';
import { axiLiteDecoder } from '../../../../lib/axi/axi-lite-decoder.ts';
import { axiLiteRegisters } from '../../../../lib/axi/register-file.ts';
import { llrPortControl } from '../../../llr/registers/port-control.ts';
import { LinkSettings, LinkStatus, linkNames } from '../link-options.ts';
import {
  creditRegisters,
  decodedLinkWindows,
  linkBus,
  type RegisteredLink,
  retryOptions,
  storeRegisters,
} from './link-map.ts';

export const linkControlName = (size: number, link: RegisteredLink): string =>
  ['uet_link_control', `b${size}`, ...linkNames(link)].join('_');

/**
 * The registers of `linkMap` for a `linkEnd` of those options: its `settings`, and what its `status` shows. `irq`: an
 * event of retry that is let through has not been cleared; a register. Settings act in the clock after the write's.
 */
export const linkControl = (size: number, link: RegisteredLink) =>
  module(
    linkControlName(size, link),
    {
      summary: `Registers of an end of a link, ${size} bytes a clock.`,
      in: { pcs_up: bit, status: LinkStatus(link) },
      out: { settings: LinkSettings(link), irq: bit },
      link: { s_axi: axiLiteSubordinate(linkBus) },
    },
    ({ pcs_up, status, s_axi }, m) => {
      const answer = (name: string) => m.forward(`${name}_answers`, axiLiteResponse(linkBus));
      const answers = { retry: answer('retry'), credit: link.cbfc && answer('credit'), store: answer('store') };
      const { cbfc } = link;
      const asked = m.inst(
        'decoder',
        axiLiteDecoder(`uet_link_decoder${cbfc ? '_cbfc' : ''}`, linkBus, decodedLinkWindows(cbfc !== undefined)),
        { s_axi, ...(answers as Required<typeof answers>) } as never,
      );
      const retry = m.inst('retry', llrPortControl(retryOptions(size, link)), {
        pcs_up,
        transmit_status: status.transmit!,
        receive_status: status.receive,
        line_status: status.line,
        s_axi: asked.retry,
      });
      answers.retry.set(retry.s_axi);
      const count = <B>(value: B) => ({ count: value });
      const store = m.inst('store', axiLiteRegisters('uet_link_store_registers', storeRegisters), {
        hw: {
          built: {
            bytes: m.lit(8, size),
            credit: m.lit(1, Number(cbfc !== undefined)),
            beats: m.lit(16, link.storeBeats),
          },
          damaged: count(status.damaged),
          lost: count(status.lost),
        },
        s_axi: asked.store,
      });
      answers.store.set(store.s_axi);
      const shown = status.credit;
      const credit =
        shown &&
        m.inst('credit', axiLiteRegisters('uet_link_credit_registers', creditRegisters), {
          hw: {
            state: { active: shown.active, overflowed: shown.overflowed },
            used: count(shown.sender.used),
            most_used: count(shown.sender.most_used),
            cf_updates_received: count(shown.sender.cf_updates),
            cf_updates_refused: count(shown.sender.cf_refused),
            cc_updates_sent: count(shown.sender.cc_updates),
            cf_updates_sent: count(shown.receiver.cf_updates),
            cc_updates_received: count(shown.receiver.cc_updates),
            cc_updates_discarded: count(shown.receiver.cc_discarded),
            cc_updates_too_soon: count(shown.receiver.cc_too_soon),
            cc_updates_malformed: count(shown.receiver.cc_malformed),
            overflows: count(shown.receiver.overflows),
          },
          s_axi: asked.credit,
        });
      if (credit) answers.credit!.set(credit.s_axi);
      const held = credit?.regs;
      return {
        settings: {
          transmit: retry.transmit,
          receive: retry.receive,
          spacing: retry.spacing,
          credit: held && {
            control_dscps: cat(held.control_dscps_1.bits, held.control_dscps_0.bits),
            receive: held.switches.receive,
            transmit: held.switches.transmit,
            lossless: held.channels.lossless,
            limits: vecOf(held.limit_control.credits, held.limit_data.credits),
            own_limits: vecOf(held.own_limit_control.credits, held.own_limit_data.credits),
            minimum_spacing: held.minimum_spacing.bytes,
            maximum_spacing: held.maximum_spacing.bytes,
            updates: { clocks: held.updates.clocks, period: held.updates_period.microseconds },
            mac: cat(held.mac_1.bits, held.mac_0.bits),
          },
        },
        irq: retry.irq,
        s_axi: asked.s_axi,
      };
    },
  );

/** One end of a link of an endpoint: frames to the blocks of a line and back (link-layer.md). */
import { type Bits, bit, module, optional, record, sink, source } from '../../../hdl/index.ts';
import { rollingCounter } from '../../../lib/counting/rolling-counter.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { fullSlice } from '../../../lib/stream/register-slice.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { llrPort } from '../../llr/end/port.ts';
import { lineColumn } from '../../llr/line/block.ts';
import { frameBeat } from '../../wire/deparser/trailer-fill.ts';
import { creditReceive } from './credit-receive.ts';
import { creditSend } from './credit-send.ts';
import { fcsStrip } from './fcs-strip.ts';
import { checkLinkWidth, type LinkOptions, LinkSettings, LinkStatus, linkNames } from './link-options.ts';
import { plainPort } from './plain-port.ts';

export const linkEndName = (bytes: number, options: LinkOptions): string =>
  ['uet_link_end', `b${bytes}`, ...linkNames(options), `s${options.storeBeats}`].join('_');

/**
 * Frames of `sent`, without FCS, leave as blocks of 64b/66b on `column`, a column in each clock with `advance`; what
 * comes on `far_column` leaves on `received`, whole, without FCS and only if it is good. Frames wait there for their
 * verdict and for the endpoint.
 *
 * - `llr`: all frames are under link-level retry, so that what the line damages is sent again, once and in order.
 * - `cbfc`: frames of control and of data each need credit for the store of the other end, by their DSCP; MAC Control
 *   ends here. `data_open`: as of `creditSend`.
 * - `status.lost`: good frames that found no room in the store. With credit for both channels, of limits that sum to no
 *   more than it holds, there are none: an assertion, in every simulation.
 */
export const linkEnd = (bytes: number, options: LinkOptions) => {
  const size = checkLinkWidth(bytes);
  const { llr, cbfc, longest, storeBeats, ahead = 0 } = options;
  const Column = lineColumn(size);
  const Beat = beat(size);
  return module(
    linkEndName(size, options),
    {
      summary: `One end of a link, ${size} bytes a clock: frames to blocks of 64b/66b and back.`,
      in: { settings: LinkSettings(options), pcs_up: bit, advance: bit, far_column: Column, far_valid: bit },
      out: { column: Column, status: LinkStatus(options), data_open: optional(cbfc !== undefined, bit) },
      link: { sent: sink(frameBeat(size)), received: source(Beat) },
    },
    ({ settings, pcs_up, advance, far_column, far_valid, sent }, m) => {
      // With credit: what the other end tells of it, and what this end does.
      const far = cbfc && m.forward('come_cf', record({ valid: bit, payload: CfUpdate }));
      const cf = cbfc && m.stream('own_cf', CfUpdate);
      const isMacControl = cbfc && m.forward('is_mac_control', bit);
      const sending =
        cbfc &&
        m.inst('credit_send', creditSend({ size, longest, ahead, ...cbfc }), {
          ...{ settings: settings.credit!, cf: far!.payload, cf_valid: far!.valid, sent },
        });
      const leaving =
        sending?.down ?? sent.map(({ data, keep, last, wrong }) => ({ data, keep, last, user: { poison: wrong } }));

      const nothing = { valid: m.lit(1, 0), payload: m.lit(CfUpdate, { vc_0: 0, freed_0: 0, vc_1: 0, freed_1: 0 }) };
      const line = { spacing: settings.spacing, pcs_up, advance, far_column, far_valid, cf: cf ?? nothing };
      const retry =
        llr &&
        m.inst('port', llrPort({ size, longest, ...llr }), {
          ...line,
          transmit: settings.transmit!,
          receive: settings.receive!,
          eligible: leaving,
          beside: { valid: m.lit(1, 0), payload: leaving.payload },
        });
      const plain = retry ? undefined : m.inst('port', plainPort(size, longest), { ...line, frames: leaving });
      const port = (retry ?? plain)!;
      if (far === undefined) m.unused(port.far_cf, port.far_cf_valid);
      else far.set({ valid: port.far_cf_valid, payload: port.far_cf });

      // Store and forward: what is damaged, or MAC Control where it ends here, never leaves.
      const { out_beat, out_valid, verdict } = port;
      const came = { data: out_beat.data, keep: out_beat.keep, last: out_beat.last, user: {} };
      const ends = m.named('ends', out_valid.and(out_beat.last));
      const isGood = m.named('is_good', verdict.is('deliver'));
      const isWanted = isMacControl === undefined ? isGood : isGood.and(isMacControl.not());
      const drop = m.named('drop', out_beat.last.and(isWanted.not()));
      const store = m.inst('stored', packetFifo(Beat, { depth: storeBeats, overflow: 'drop' }), {
        up: { payload: came, valid: out_valid },
        drop,
      });
      m.unused(store.beats, store.packets);
      // A frame may find no room before it is known whether it is wanted.
      const missed = m.reg('missed', bit, { reset: 0 });
      const misses = m.named('misses', store.overflow.or(missed));
      m.when(out_valid, () => missed.set(misses.and(out_beat.last.not())));
      const isLost = m.named('is_lost', ends.and(misses).and(drop.not()));
      const count = (name: string, happens: Bits<1>) =>
        m.inst(`count_${name}`, rollingCounter(32, 1), { amount: happens }).count;
      const strip = m.inst('strip', fcsStrip(size), { up: store.down });

      const receiving =
        cbfc &&
        m.inst('credit_receive', creditReceive(size), {
          settings: settings.credit!,
          came: { beat: came, valid: out_valid },
          good: isGood.and(isLost.not()),
          left: { beat: store.down.payload, valid: store.down.fires },
        });
      if (receiving !== undefined) {
        // The port's handshake would come with the choice of what to tell in one clock.
        cf!.connect(receiving.cf.through('told', fullSlice));
        isMacControl!.set(receiving.is_mac_control);
        const all = settings.credit!.lossless.all().and(receiving.active.all());
        m.assert('what_has_credit_finds_room', isLost.and(all).not());
        m.assert('no_channel_overflows', receiving.overflowed.any().and(all).not());
      }
      return {
        column: port.column,
        status: {
          transmit: retry?.transmit_status,
          receive: port.receive_status,
          line: port.line_status,
          damaged: count('damaged', ends.and(verdict.is('errored'))),
          lost: count('lost', isLost),
          credit: receiving && {
            sender: sending!.counts,
            receiver: receiving.counts,
            active: receiving.active,
            overflowed: receiving.overflowed,
          },
        },
        data_open: sending?.data_open,
        received: strip.down,
      };
    },
  );
};

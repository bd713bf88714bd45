/** Frames of control and of data, each let go when the other end has room for it (link-layer.md B). */
import { type Bits, bit, bits, module, sink, source } from '../../../hdl/index.ts';
import { backwardSlice, fullSlice } from '../../../lib/stream/register-slice.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { macControlAddress } from '../../cbfc/receiver/cc-update-check.ts';
import { ccUpdateFrame } from '../../cbfc/sender/cc-update-frame.ts';
import { PortSettings } from '../../cbfc/sender/commands.ts';
import { cbfcSender, SenderCounts } from '../../cbfc/sender/sender.ts';
import { cbfcWidths } from '../../cbfc/settings.ts';
import { leastFrameBytes } from '../../llr/settings.ts';
import { clientBeat, fcsBytes } from '../../llr/transmit/client.ts';
import { frameBeat } from '../../wire/deparser/trailer-fill.ts';
import { channelCommands } from './channel-commands.ts';
import { channelQueue } from './channel-queue.ts';
import { frameMeter, meteredBits } from './frame-meter.ts';
import { builtChannels, type CreditOptions, CreditSettings, creditSize, type LinkWidth } from './link-options.ts';

export interface CreditSendOptions extends CreditOptions {
  readonly size: LinkWidth;
  /** Beats of the longest frame. */
  readonly longest: number;
  /** Frames that may be under way when `data_open` is looked at. */
  readonly ahead: number;
}

/** Bits of what travels with a frame from its offer to its grant, which is nothing. */
const tagBits = 1;

/**
 * Frames of `sent` wait, whole, in a queue of their virtual channel, 0 those of control and 1 all others, and leave on
 * `down` in the order of the sender's grants, CC_Updates between them. So a frame without credit holds back its own
 * channel alone. `data_open`: a frame of data of any length finds room, and so does one of control of two beats: what
 * offers data only then holds back no frame of control after it.
 *
 * `settings.transmit` brings both channels up, and takes them down; a frame that is granted leaves whole.
 */
export const creditSend = ({ size, longest, ahead, controlBeats, dataBeats }: CreditSendOptions) => {
  const In = frameBeat(size);
  const sender = { vcs: builtChannels, longestFrame: 2 ** meteredBits - 1, tagBits } as const;
  const { costBits } = cbfcWidths(sender);
  return module(
    `uet_credit_send_b${size}_l${longest}_c${controlBeats}_d${dataBeats}${ahead === 0 ? '' : `_a${ahead}`}`,
    {
      summary: 'Queues of frames of control and of data, which leave when they have credit.',
      in: { settings: CreditSettings, cf: CfUpdate, cf_valid: bit },
      out: { data_open: bit, counts: SenderCounts(builtChannels) },
      link: { sent: sink(In), down: source(clientBeat(size)) },
    },
    ({ settings, cf, cf_valid, sent }, m) => {
      // Each frame into the queue of its channel.
      const { data, keep, last } = sent.payload;
      const meter = m.inst('meter', frameMeter(size), {
        beat: { data, keep, last, user: {} },
        valid: sent.fires,
        control_dscps: settings.control_dscps,
      });
      m.unused(meter.is_mac_control);
      const first = m.reg('first', bit, { reset: 1 });
      m.when(sent.fires, () => first.set(last));
      // What a frame is charged for, with padding and check sequence: before it waits, as its choice is late.
      const least = leastFrameBytes - fcsBytes;
      const charged = m.named(
        'charged_bytes',
        m.mux(meter.bytes.lt(least), m.lit(meteredBits, leastFrameBytes), meter.bytes.add(fcsBytes)),
      );
      const channels = [
        { name: 'control', mine: meter.is_control, ended: meter.control, depth: controlBeats, most: 2 * (1 + ahead) },
        {
          name: 'data',
          mine: meter.is_control.not(),
          ended: meter.control.not(),
          depth: dataBeats,
          most: longest * (1 + ahead),
        },
      ].map(({ name, mine, ended, depth, most }) => {
        const up = m.stream(`to_${name}`, In);
        const queue = m.inst(`queue_${name}`, channelQueue(size, depth, most), {
          ...{ ends: meter.ends.and(ended), bytes: charged, up },
        });
        const may = m.named(`go_${name}`, first.not().or(queue.opens));
        up.connect({ payload: sent.payload, valid: sent.valid.and(mine).and(may) });
        return { ...queue, takes: up.ready.and(may) };
      });
      const [control, bulk] = channels as [(typeof channels)[number], (typeof channels)[number]];
      sent.takeWhen(m.named('ready', m.mux(meter.is_control, control.takes, bulk.takes)));

      // To the sender of credits: control first, where it takes one.
      const { command } = m.inst('commands', channelCommands, {
        on: settings.transmit,
        lossless: settings.lossless,
        limits: settings.limits,
      });
      const rooms = m.forward('rooms', bits(builtChannels));
      const offersControl = m.named('offers_control', control.waiting.valid.and(rooms.at(0)));
      const offersData = m.named('offers_data', bulk.waiting.valid.and(rooms.at(1)).and(offersControl.not()));
      control.waiting.takeWhen(offersControl);
      bulk.waiting.takeWhen(offersData);
      const bytes = m.mux(offersControl, control.waiting.payload, bulk.waiting.payload);
      const credit = m.inst('credit', cbfcSender(sender), {
        settings: m.lit(PortSettings(costBits), {
          unit: { overhead: 0, size: creditSize(size) },
          ...{ mode: 'per_channel', limit: 0, largest_frame: 0, alpha: 0, weighted: 0, on_fault: 'ignore' },
        }),
        updates: settings.updates,
        force_update: m.lit(1, 0),
        hold_update: m.lit(1, 0),
        link_fault: m.lit(1, 0),
        status_vc: m.lit(2, 0),
        enqueue: {
          payload: { vc: m.mux(offersControl, m.lit(2, 0), m.lit(2, 1)), bytes, tag: m.lit(tagBits, 0) },
          valid: offersControl.or(offersData),
        },
        cf_update: { payload: cf, valid: cf_valid },
        command,
      });
      rooms.set(credit.room.as(builtChannels));
      m.unused(credit.status, credit.refused);

      // Out, in the order of the grants.
      const { frame: update } = m.inst('update', ccUpdateFrame(size), {
        destination: m.lit(48, macControlAddress),
        origin: settings.mac,
        cc_update: credit.cc_update,
      });
      // Whether a grant is taken is known late, and the sender counts it.
      const grant = credit.grant.map(({ kind, vc }) => ({ kind, vc })).through('grant', backwardSlice);
      const { kind, vc } = grant.payload;
      const isUpdate = m.named('is_update', grant.valid.and(kind.is('cc_update')));
      const isControl = m.named('is_control', grant.valid.and(kind.is('frame')).and(vc.at(0).not()));
      const isData = m.named('is_data', grant.valid.and(kind.is('frame')).and(vc.at(0)));
      const frame = m.mux(isData, bulk.down.payload, control.down.payload);
      const made = update.payload;
      const valid = m.named(
        'valid',
        isUpdate.and(update.valid).or(isControl.and(control.down.valid)).or(isData.and(bulk.down.valid)),
      );
      const payload = {
        data: m.mux(isUpdate, made.data, frame.data),
        keep: m.mux(isUpdate, made.keep, frame.keep),
        last: m.mux(isUpdate, made.last, frame.last),
        user: { poison: isUpdate.not().and(frame.wrong) },
      };
      // The port's handshake would come with that of the grants in one clock.
      const leaving = m.offer('leaving', { payload, valid });
      const down = leaving.through('slice', fullSlice);
      update.takeWhen(isUpdate.and(leaving.ready));
      control.down.takeWhen(isControl.and(leaving.ready));
      bulk.down.takeWhen(isData.and(leaving.ready));
      // Whether there is a grant is known last.
      const ending = (shown: { readonly payload: { readonly last: Bits<1> }; readonly valid: Bits<1> }): Bits<1> =>
        shown.valid.and(shown.payload.last);
      const ends = m.named(
        'ends',
        m.mux(kind.is('cc_update'), ending(update), m.mux(vc.at(0), ending(bulk.down), ending(control.down))),
      );
      grant.takeWhen(grant.valid.and(ends.and(leaving.ready)));
      m.assert('what_is_granted_is_there', isControl.or(isData).implies(valid));
      return {
        data_open: bulk.room.and(control.room),
        counts: credit.counts,
        down,
      };
    },
  );
};

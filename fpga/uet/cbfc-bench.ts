/** Credit-based flow control over a wire that loses frames and messages (link-layer.md B). */
import { type Bits, bit, bits, type Ctx, module, record } from '../../rtl-gen/hdl/index.ts';
import { prbsGenerator } from '../../rtl-gen/lib/coding/prbs-generator.ts';
import { blockFifo } from '../../rtl-gen/lib/stream/block-fifo.ts';
import { CreditUnit } from '../../rtl-gen/uet/cbfc/cost.ts';
import { CfUpdate } from '../../rtl-gen/uet/cbfc/messages.ts';
import { cbfcReceiver } from '../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { CommandKind, PortSettings } from '../../rtl-gen/uet/cbfc/sender/commands.ts';
import { cbfcSender } from '../../rtl-gen/uet/cbfc/sender/sender.ts';
import { cbfcWidths } from '../../rtl-gen/uet/cbfc/settings.ts';
import { benchPorts, constant, reasonsOf, type SelfTestBench } from '../selftest/bench.ts';

const vcs = 4;
const settings = { vcs, longestFrame: 2047, queueDepth: 4, tagBits: 8 } as const;
const { vcBits, bytesBits, costBits } = cbfcWidths(settings);
const Vc = bits(vcBits);
const Bytes = bits(bytesBits);
const Frame = record({ vc: Vc, bytes: Bytes });

/** Credits of 32 bytes that each channel has: those of 3 frames of middling length, or of 32 of the shortest. */
const limit = 64;
/** Frames that find room within all limits. */
const room = (vcs * limit) / 2;

/**
 * Bits of a frame's number on its channel, and of a sum over its length, which are its tag: more numbers than frames
 * can wait.
 */
const numberBits = 4;

/** Credits of a frame, for the checker: the size of a credit is 32 bytes, and there is no overhead. */
const credits = (bytes: Bits): Bits<8> => bytes.zext(13).add(31).slice(12, 5);

const sumOf = (bytes: Bits): Bits<4> => bytes.slice(3, 0).xor(bytes.slice(7, 4)).xor(bytes.slice(10, 8).zext(4));

/** Why it may fail, from bit 0 of `wrong` up. */
export const cbfcReasons = [
  'a frame was granted out of order or changed',
  'a channel held more than its limit by the count of the checker',
  'the buffer had no room for a frame',
  'the receiver saw a channel over its limit',
  'the sender refused a CF_Update',
] as const;

/**
 * Frames of 64 to 1,087 bytes on 4 channels, as many as sender and receiver let through; the buffer lets one go in 8
 * clocks. Of frames 1 in 64 is lost and 1 in 64 damaged, of CC_Updates and CF_Updates 1 in 4 is lost. Each frame is
 * checked as it is granted: order, length and tag; and the checker counts by itself what the buffer holds of each
 * channel. Credits that are lost and do not come back end as a block that stands still.
 */
export const cbfcBench = (): SelfTestBench =>
  module(
    'cbfc_bench',
    { summary: 'Credit-based flow control over a wire that loses frames and messages.', out: benchPorts },
    (_, m) => {
      const random = m.inst('random', prbsGenerator(31, 32), { down: { ready: m.lit(1, 1) } }).down.payload;
      const oneIn = (lo: number, width: number): Bits<1> =>
        random
          .slice(lo + width - 1, lo)
          .any()
          .not();
      const zero = m.lit(1, 0);

      // Channels are switched on: first the limits of all buffers, then each is lossless, has its limit and is enabled
      // at the sender.
      const step = m.reg('step', bits(5), { reset: 0 });
      const active = m.forward('active', bit);
      const phase = step.slice(3, 2);
      const stepping = step.at(4).not();
      const limiting = m.named('limiting', stepping.and(phase.eq(0)));
      const commanding = m.named('commanding', stepping.and(phase.ne(0)).and(active));
      m.when(limiting.or(commanding), () => step.set(step.add(1)));
      const stepVc = step.trunc(vcBits);
      const kind = m.wire('kind', CommandKind, 'lossless');
      m.when(phase.eq(2), () => kind.set('limit'));
      m.when(phase.eq(3), () => kind.set('enable'));

      // The next frame waits until the sender takes it.
      const offered = m.reg('offered', bit, { reset: 0 });
      const offer = m.reg('offer', record({ vc: Vc, bytes: Bytes, number: bits(numberBits) }));
      const enqueued = m.forward('enqueued', bit);
      const draws = m.named('draws', offered.not().or(enqueued));
      const drawn: Bits = random.slice(1, 0);
      const drawnNumber = numbers(m, 'drawn', drawn, draws);
      m.when(draws, () => {
        offered.set(1);
        offer.set({ vc: drawn, bytes: random.slice(11, 2).zext(bytesBits).add(64), number: drawnNumber });
      });

      const unit = constant(m, 'unit', CreditUnit, { overhead: 0, size: 0 });
      const portSettings = constant(m, 'port_settings', PortSettings(costBits), {
        unit: { overhead: 0, size: 0 },
        mode: 'per_channel',
        limit: 0,
        largest_frame: 0,
        alpha: 0,
        weighted: 0,
        on_fault: 'ignore',
      });
      const grantReady = m.forward('grant_ready', bit);
      const ccReady = m.forward('cc_update_ready', bit);
      const cfValid = m.forward('cf_update_arrives', bit);
      const cfUpdate = m.forward('cf_update', CfUpdate);
      const sender = m.inst('sender', cbfcSender(settings), {
        settings: portSettings,
        updates: { clocks: m.lit(10, 1), period: m.lit(18, 128) },
        force_update: zero,
        hold_update: zero,
        link_fault: zero,
        status_vc: m.lit(vcBits, 0),
        enqueue: {
          payload: { vc: offer.vc, bytes: offer.bytes, tag: offer.number.cat(sumOf(offer.bytes)) },
          valid: offered,
        },
        cf_update: { payload: cfUpdate, valid: cfValid },
        command: { payload: { vc: stepVc, kind, value: m.lit(20, limit) }, valid: commanding },
        grant: { ready: grantReady },
        cc_update: { ready: ccReady },
      });
      enqueued.set(sender.enqueue.ready);

      // The wire: frames and CC_Updates in one order, a CC_Update where its place is.
      const { grant, cc_update } = sender;
      const isFrame = grant.payload.kind.is('frame');
      grantReady.set(isFrame.or(cc_update.valid));
      const sent = m.named('sent', grant.valid.and(isFrame));
      const updates = m.named('updates', grant.valid.and(isFrame.not()).and(cc_update.valid));
      ccReady.set(grant.valid.and(isFrame.not()));
      const lost = m.named('lost', oneIn(12, 6));
      const damaged = m.named('damaged', oneIn(18, 6));
      const drops_cc = m.named('drops_cc', oneIn(24, 2));
      const drops_cf = m.named('drops_cf', oneIn(26, 2));

      const leaves = m.forward('leaves', bit);
      const left = m.forward('left', Frame);
      const arrives = m.named('arrives', sent.and(lost.not()));
      const frame = { vc: grant.payload.vc, bytes: grant.payload.bytes };
      const receiver = m.inst('receiver', cbfcReceiver(settings), {
        unit,
        line_bytes: m.lit(9, 64),
        minimum_spacing: m.lit(18, 320),
        maximum_spacing: m.lit(21, 4096),
        urgent: m.lit(20, limit / 2),
        enable: m.lit(vcs, 2 ** vcs - 1),
        link_fault: zero,
        fault_clears: zero,
        recovering: zero,
        malformed: zero,
        clear_overflowed: m.lit(vcs, 0),
        arrival: { payload: { ...frame, good: damaged.not() }, valid: arrives },
        release: { payload: left, valid: leaves },
        cc_update: { payload: cc_update.payload, valid: updates.and(drops_cc.not()) },
        cf_update: { ready: m.lit(1, 1) },
        set_limit: { payload: { vc: stepVc, limit: m.lit(20, limit) }, valid: limiting },
      });
      active.set(receiver.active.all());
      cfUpdate.set(receiver.cf_update.payload);
      cfValid.set(receiver.cf_update.valid.and(drops_cf.not()));

      const enters = m.named('enters', arrives.and(damaged.not()));
      const drains = m.named('drains', oneIn(28, 3));
      const buffer = m.inst('buffer', blockFifo(Frame, room), {
        up: { payload: frame, valid: enters },
        down: { ready: drains },
      });
      left.set(buffer.down.payload);
      leaves.set(buffer.down.valid.and(drains));

      const expected = numbers(m, 'granted', frame.vc, sent);
      const changed = m.named('changed', grant.payload.tag.ne(expected.cat(sumOf(frame.bytes))));
      const fault = m.named(
        'fault',
        sent.and(lost.or(damaged)).or(updates.and(drops_cc)).or(receiver.cf_update.valid.and(drops_cf)),
      );
      return {
        checked: sent,
        fault,
        wrong: reasonsOf(m, [
          sent.and(changed),
          overLimit(m, { enters, frame, leaves, left }),
          enters.and(buffer.up.ready.not()),
          receiver.overflowed.any(),
          sender.refused,
        ]),
      };
    },
  );

/** The number of the next frame of channel `vc`, which `counts` moves on: each channel counts its own. */
function numbers(m: Ctx, name: string, vc: Bits, counts: Bits<1>): Bits<typeof numberBits> {
  const each = Array.from({ length: vcs }, (_, i) => {
    const number = m.reg(`${name}_number_${i}`, bits(numberBits), { reset: 0 });
    m.when(counts.and(vc.eq(i)), () => number.set(number.add(1)));
    return number.mask(vc.eq(i));
  });
  return each.reduce((a, b) => a.or(b));
}

interface Movements {
  readonly enters: Bits<1>;
  readonly frame: { readonly vc: Bits; readonly bytes: Bits };
  readonly leaves: Bits<1>;
  readonly left: { readonly vc: Bits; readonly bytes: Bits };
}

/** Whether a channel holds more than its limit: counted here, from what enters the buffer and what leaves it. */
function overLimit(m: Ctx, { enters, frame, leaves, left }: Movements): Bits<1> {
  const Held = bits(8);
  const comes = m.next('comes', credits(frame.bytes).mask(enters), { reset: 0 });
  const goes = m.next('goes', credits(left.bytes).mask(leaves), { reset: 0 });
  const comesTo = m.next('comes_to', frame.vc);
  const goesFrom = m.next('goes_from', left.vc);
  const over = Array.from({ length: vcs }, (_, i) => {
    const held = m.reg(`held_${i}`, Held, { reset: 0 });
    held.set(held.add(comes.mask(comesTo.eq(i))).sub(goes.mask(goesFrom.eq(i))));
    return held.gt(limit);
  });
  return over.reduce((a, b) => a.or(b));
}

/** Link-level retry over a wire that damages and loses frames and messages (link-layer.md A). */
import { type Bits, bit, bits, type Ctx, module } from '../../rtl-gen/hdl/index.ts';
import { prbsGenerator } from '../../rtl-gen/lib/coding/prbs-generator.ts';
import { ControlMessage } from '../../rtl-gen/uet/llr/messages.ts';
import { llrReceive, ReceiveSettings } from '../../rtl-gen/uet/llr/receive/receive.ts';
import { TransmitSettings } from '../../rtl-gen/uet/llr/transmit/settings.ts';
import { llrTransmit } from '../../rtl-gen/uet/llr/transmit/transmit.ts';
import { benchPorts, constant, reasonsOf, type SelfTestBench } from '../selftest/bench.ts';

/** Bytes a clock. */
const size = 8;
/** The smallest store that leaves frames under way while others wait for their ACK: 15 frames in 512 bytes. */
const options = { size, beats: 64, frames: 16, longest: 9 } as const;
/** Bits of a frame's number, which decides all of its bytes, and of the number of a beat in it. */
const numberBits = 16;
const placeBits = 4;
/** Beats of the shortest frame, check sequence included. */
const leastBeats = 8;

/** Why it may fail, from bit 0 of `wrong` up. */
export const llrReasons = [
  'a frame was delivered that is not the next one, byte by byte',
  'a frame was handed on as damaged',
  'the sender gave up frames',
  'the sender was told a number that cannot be',
] as const;

/**
 * Frames of 4 to 64 bytes and their check sequence, padded to 64 with it, 8 bytes a clock, from LLR's sender to its
 * receiver. Of frames 1 in 32 is lost, in 1 of 32 beats a bit is wrong, once a frame; of messages, ACKs, NACKs,
 * INITs and echoes, 1 in 4 is lost. The number of a frame decides its length and every byte, so the checker, which
 * counts what is delivered, knows all of the next one: each has to come once, in order and whole. More than one
 * wrong bit a frame is left out because a CRC of 32 bits lets one in four thousand million of such frames pass,
 * which at this rate is hours.
 */
export const llrBench = (): SelfTestBench =>
  module(
    'llr_bench',
    { summary: 'Link-level retry over a wire that damages and loses frames and messages.', out: benchPorts },
    (_, m) => {
      const random = m.inst('random', prbsGenerator(31, 32), { down: { ready: m.lit(1, 1) } }).down.payload;
      const oneIn = (lo: number, width: number): Bits<1> =>
        random
          .slice(lo + width - 1, lo)
          .any()
          .not();
      const zero = m.lit(1, 0);
      const one = m.lit(1, 1);

      // What the client sends.
      const number = m.reg('number', bits(numberBits), { reset: 0 });
      const place = m.reg('place', bits(placeBits), { reset: 0 });
      const sending = frameOf(number, place);
      const eligibleTaken = m.forward('eligible_taken', bit);
      m.when(eligibleTaken, () => {
        place.set(place.add(1));
        m.when(sending.lastOfClient, () => {
          place.set(0);
          number.set(number.add(1));
        });
      });

      const messageHeld = m.reg('message_held', bit, { reset: 0 });
      const message = m.reg('message', ControlMessage);
      const transmit = m.inst('transmit', llrTransmit(options), {
        settings: constant(m, 'transmit_settings', TransmitSettings, {
          poison: 0xffff_ffffn,
          outstanding_seq_max: 15,
          outstanding_data_max: 2048,
          longest_frame: size * options.longest,
          replay_timer_max: 1024,
          replay_ct_max: 255,
          pcs_lost_timer_max: 0xffff,
          data_age_timer_max: 0,
          init_behaviour: 'block',
          flush_behaviour: 'block',
          re_init_on_discard: 0,
          first_seq: 0xfff00,
          init_data: 0x1234,
          match_seq: 1,
          match_data: 1,
          init_spacing: 1600,
          line_bytes: size,
        }),
        enable: one,
        re_init: zero,
        clear_error: zero,
        pcs_up: one,
        inject_error: zero,
        eligible: {
          payload: {
            data: sending.data,
            keep: m.mux(sending.lastOfClient.and(sending.short), m.lit(size, 0x0f), m.lit(size, 0xff)),
            last: sending.lastOfClient,
            user: { poison: zero },
          },
          valid: one,
        },
        beside: {
          payload: { data: m.lit(64, 0), keep: m.lit(size, 0), last: zero, user: { poison: zero } },
          valid: zero,
        },
        message: { payload: message, valid: messageHeld },
        down: { ready: one },
        init: { ready: one },
      });
      eligibleTaken.set(transmit.eligible.ready);

      // The wire to the receiver: a frame is lost from its first beat on, or has one wrong bit.
      const { down } = transmit;
      const inFrame = m.reg('in_frame', bit, { reset: 0 });
      const losing = m.reg('losing', bit, { reset: 0 });
      const damaged = m.reg('damaged', bit, { reset: 0 });
      const loses = m.named('loses', m.mux(inFrame, losing, oneIn(0, 5)));
      const damages = m.named('damages', oneIn(5, 5).and(inFrame.and(damaged).not()));
      m.when(down.valid, () => {
        inFrame.set(down.payload.last.not());
        losing.set(loses);
        damaged.set(damages.or(inFrame.and(damaged)));
      });
      const { init } = transmit;
      const loses_init = m.named('loses_init', oneIn(10, 2));

      const controlReady = m.forward('control_ready', bit);
      const receive = m.inst('receive', llrReceive(size), {
        settings: constant(m, 'receive_settings', ReceiveSettings, {
          poison: 0xffff_ffffn,
          rearm: 1,
          ack_spacing: 64,
          line_bytes: size,
        }),
        enable: one,
        beat: { ...down.payload, data: down.payload.data.xor(damages.zext(64).shl(17)) },
        valid: down.valid.and(loses.not()),
        error: zero,
        init: { payload: init.payload, valid: init.valid.and(loses_init.not()) },
        control: { ready: controlReady },
      });

      // The way back: one message waits for the sender.
      const { control } = receive;
      const loses_message = m.named('loses_message', oneIn(12, 2));
      const free = m.named('free', messageHeld.not().or(transmit.message.ready));
      controlReady.set(free);
      m.when(free, () => {
        messageHeld.set(control.valid.and(loses_message.not()));
        message.set(control.payload);
      });

      const { ended, right } = delivered(m, receive.out_valid, receive.out_beat, receive.verdict.is('deliver'));
      const ends = m.named('ends', down.valid.and(down.payload.last));
      const fault = m.named(
        'fault',
        ends
          .and(loses.or(damages).or(inFrame.and(damaged)))
          .or(init.valid.and(loses_init))
          .or(control.valid.and(free).and(loses_message)),
      );
      return {
        checked: ended.and(receive.verdict.is('deliver')),
        fault,
        wrong: reasonsOf(m, [
          ended.and(receive.verdict.is('deliver')).and(right.not()),
          ended.and(receive.verdict.is('errored')),
          transmit.error,
          transmit.events.seq_error,
        ]),
      };
    },
  );

interface FrameBeat {
  readonly data: Bits;
  readonly keep: Bits;
  readonly last: Bits<1>;
}

/**
 * Beat `place` of the frame of that number. A frame is 1 to 8 beats of the client; of the last one only half is the
 * client's where it is `short`. Frames of less than 60 bytes are padded by the sender; the check sequence is the last
 * half beat of the eight that the others are, or after the eight that the longest ones have.
 */
function frameOf(number: Bits<typeof numberBits>, place: Bits<typeof placeBits>) {
  const length = number.slice(2, 0).xor(number.slice(8, 6)).zext(placeBits);
  const short = number.at(3).xor(number.at(5));
  const twist = place.repeat(4);
  const word = number.xor(twist);
  const data = word.cat(word.not().rotl(5)).cat(word.rotl(3)).cat(word.rotl(11));
  return { data, short, length, lastOfClient: place.eq(length) };
}

/**
 * `ended`: a frame's last beat has come, and is `right` if all of the frame is that of the number that is next;
 * `delivers` in that beat makes the one after it the next.
 */
function delivered(m: Ctx, valid: Bits<1>, beat: FrameBeat, delivers: Bits<1>) {
  const next = m.reg('next_number', bits(numberBits), { reset: 0 });
  const place = m.reg('arrived_place', bits(placeBits), { reset: 0 });
  const wrong = m.reg('wrong_before', bit, { reset: 0 });
  const frame = frameOf(next, place);
  // Of a padded frame the bytes between those of the client and its check sequence are 0.
  const isClient = place.lt(frame.length).or(frame.lastOfClient);
  const highIsClient = place.lt(frame.length).or(frame.lastOfClient.and(frame.short.not()));
  const halfDiffers = (half: 0 | 1, client: Bits<1>): Bits<1> => {
    const [high, low] = [32 * half + 31, 32 * half];
    const wanted = frame.data.slice(high, low).and(client.repeat(32));
    return beat.data.slice(high, low).ne(wanted);
  };
  // The check sequence is the high half of the eighth beat, or the low half of a ninth one.
  const is_longest = m.named('is_longest', frame.length.eq(leastBeats - 1).and(frame.short.not()));
  const is_eighth = m.named('is_eighth', place.eq(leastBeats - 1));
  const { low_counts, high_counts } = m.named({
    low_counts: place.lt(leastBeats),
    high_counts: place.lt(leastBeats).and(is_eighth.and(is_longest.not()).not()),
  });
  const differs = m.named(
    'differs',
    low_counts.and(halfDiffers(0, isClient)).or(high_counts.and(halfDiffers(1, highIsClient))),
  );
  const ends_here = m.named('ends_here', m.mux(is_longest, place.eq(leastBeats), is_eighth));
  const kept = m.named('kept', m.mux(ends_here.and(is_longest), m.lit(8, 0x0f), m.lit(8, 0xff)));
  const wrong_now = m.named('wrong_now', differs.or(beat.last.ne(ends_here)).or(beat.keep.ne(kept)));
  const ended = m.named('ended', valid.and(beat.last));
  m.when(valid, () => {
    // It stays at its largest: no frame of ours is so long.
    m.when(place.all().not(), () => place.set(place.add(1)));
    wrong.set(wrong.or(wrong_now));
  });
  m.when(ended, () => {
    place.set(0);
    wrong.set(0);
    m.when(delivers, () => next.set(next.add(1)));
  });
  return { ended, right: wrong.or(wrong_now).not() };
}

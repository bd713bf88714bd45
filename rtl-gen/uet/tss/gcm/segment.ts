/** Packets of the GCM engine cut into what is worked at in a clock. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { part } from '../../../lib/packet/beat.ts';
import { markedBeat } from './body-mark.ts';
import { byteCount, gcmDescriptor, gcmSlot, icvBytes, packetLengthBits } from './packet.ts';

/** Clocks from a slot to its data. */
export const segmentDataDelay = 1;

/**
 * Cuts each packet into slots: bytes that pass, AAD and text each begin in byte 0 of a slot of their own, and `end`
 * follows on them. A slot leaves in each clock with `room` while the beats for it are there: `goes` says so, and
 * `issue` and the slot do a clock later; `block` is what the cipher has for it: IV and counter, 1 in the end and from 2
 * on in text. Its `data` leaves `segmentDataDelay` clocks later, 0 from byte `count` on but for the ICV. A packet takes
 * as many slots as its three parts have pieces of `size` bytes, and one.
 *
 * Two beats are looked at. A slot begins anywhere in the first and ends in either; when its packet's bytes that are no
 * ICV have come to an end is known of each beat (`bodyMark`).
 */
export const segmenter = (size: number, keys: number, lengthBits: number = packetLengthBits) =>
  module(
    `gcm_segment_b${size}_k${keys}_n${lengthBits}`,
    {
      summary: `Cuts packets into slots of ${size} bytes of one part each.`,
      in: { room: bit },
      out: {
        goes: bit,
        issue: bit,
        slot: gcmSlot(size, keys, lengthBits),
        block: bits(128),
        data: bits(8 * size),
      },
      link: { descriptor: sink(gcmDescriptor(keys, lengthBits)), up: sink(markedBeat(size)) },
    },
    ({ descriptor, up, room }, m) => {
      const wide = byteCount(size).width;
      const Place = bits(clog2(size));
      const Length = bits(lengthBits);
      const Beat = record({
        data: bits(8 * size),
        last: bit,
        body: byteCount(size),
        body_ends: bit,
        short: bit,
      });
      const first = m.reg('first', Beat);
      const firstFull = m.reg('first_full', bit, { reset: 0 });
      const second = m.reg('second', Beat);
      const secondFull = m.reg('second_full', bit, { reset: 0 });
      // Where the next slot begins in the first beat, and how many bytes are left there that are no ICV.
      const place = m.reg('place', Place, { reset: 0 });
      const left = m.reg('left_in_first', byteCount(size));

      // The packet, and what is left of what stands before its text; `wanted` is what the next slot takes at most.
      const packet = m.reg('packet', record({ key: bits(clog2(keys)), iv: bits(96), seal: bit, aad_bytes: Length }));
      const active = m.reg('active', bit, { reset: 0 });
      const passLeft = m.reg('pass_left', Length);
      const passes = m.reg('passes', bit);
      const aadLeft = m.reg('aad_left', Length);
      const hasAad = m.reg('has_aad', bit);
      const wanted = m.reg('wanted', byteCount(size));
      const counter = m.reg('counter', bits(32));
      // The packet ended in what stands before its text.
      const cutOff = m.reg('cut_off', bit);

      const dry = m.named('dry', first.body_ends.and(left.eq(0)));
      const go = m.named(
        'go',
        room
          .and(active)
          .and(firstFull)
          .and(first.last.or(secondFull).or(place.eq(0).and(dry.not()))),
      );
      const ends = m.named('ends', go.and(dry));
      const text = m.named('text', passes.or(hasAad).not());

      // A slot takes what it wants, or what there is: all that the first beat has, or the second one too.
      const sum = wide + 1;
      const takes_first = m.named('takes_first', wanted.ge(left));
      const both = m.named('both', left.zext(sum).add(second.body.zext(sum)));
      const takes_both = m.named('takes_both', both.le(wanted.zext(sum)));
      const ends_first = m.named('ends_first', first.body_ends.and(takes_first));
      const ends_second = m.named('ends_second', first.body_ends.not().and(second.body_ends).and(takes_both));
      const zero = m.lit(wide, 0);
      const count = m.named('count', m.mux(ends_first, left, m.mux(ends_second, both.trunc(wide), wanted)));
      // Where nothing is left in the first beat the ICV may still begin in it; it does not where all of its bytes were
      // of the body.
      const drains = m.named(
        'drains',
        takes_first.and(first.last.not()).and(first.body_ends.not().or(first.body.at(wide - 1))),
      );
      const shifts = m.named('shifts', go.and(dry.or(drains)));
      const shifts_two = m.named('shifts_two', dry.and(first.last.not()));
      const rest = m.named('rest', both.sub(wanted.zext(sum)).trunc(wide));

      const up_ready = m.named('up_ready', secondFull.not().or(firstFull.not()).or(shifts));
      const enters = m.named('enters', up.valid.and(up_ready));
      // What is first from now on: the first one still, the second one, or what came.
      const stays = m.named('stays', firstFull.and(shifts.not()));
      const advances = m.named('advances', firstFull.and(secondFull).and(shifts_two.not()));
      const incoming = up.payload;
      m.when(stays.and(secondFull).not(), () => second.set(incoming));
      m.when(stays, () => {
        m.when(go, () => left.set(m.mux(takes_first, zero, left.sub(wanted))));
        m.when(secondFull.not(), () => secondFull.set(enters));
      })
        .elsewhen(advances, () => {
          first.set(second);
          // Of another packet, or behind the body, nothing has been taken.
          left.set(m.mux(first.body_ends, second.body, m.mux(takes_both, zero, rest)));
          secondFull.set(enters);
        })
        .otherwise(() => {
          firstFull.set(enters);
          first.set(incoming);
          left.set(incoming.body);
          secondFull.set(0);
        });
      const next_place = m.named(
        'next_place',
        m.mux(
          ends_first,
          first.body.trunc(Place.width),
          m.mux(ends_second, second.body.trunc(Place.width), place.add(wanted.trunc(Place.width))),
        ),
      );
      m.when(go, () => place.set(m.mux(dry, m.lit(Place.width, 0), next_place)));

      // What follows on this slot, if the packet is not too short for it.
      const atMost = (bytes: Bits): Bits =>
        m.mux(bytes.slice(lengthBits - 1, Place.width).any(), m.lit(wide, size), bytes.trunc(wide));
      const lacks = m.named('lacks', ends_first.and(left.ne(wanted)).or(ends_second.and(both.ne(wanted.zext(sum)))));
      // A part is so many whole slots, and what is left behind them if anything is: that this slot is its last one is
      // known from how many are left.
      const pieces = (left: Bits) => {
        const [whole, tail] = [left.slice(lengthBits - 1, Place.width), left.trunc(Place.width)];
        const isLast = whole.eq(0).or(whole.eq(1).and(tail.eq(0)));
        const following = m.mux(whole.eq(1), tail.zext(wide), m.lit(wide, size));
        return { isLast, following, behind: whole.sub(1).cat(tail) };
      };
      const [ofPass, ofAad] = [pieces(passLeft), pieces(aadLeft)];
      const slotOf = (isThere: Bits<1>, bytes: Bits) => m.mux(isThere, bytes, m.lit(wide, size));
      m.when(go, () => {
        m.when(passes, () => {
          passLeft.set(ofPass.behind);
          passes.set(ofPass.isLast.not());
          wanted.set(m.mux(ofPass.isLast, slotOf(hasAad, atMost(aadLeft)), ofPass.following));
        }).otherwise(() => {
          aadLeft.set(ofAad.behind);
          hasAad.set(hasAad.and(ofAad.isLast.not()));
          wanted.set(slotOf(hasAad.and(ofAad.isLast.not()), ofAad.following));
        });
        m.when(text, () => counter.set(counter.add(1))).otherwise(() => cutOff.set(cutOff.or(lacks)));
      });
      const descriptor_ready = m.named('descriptor_ready', active.not().or(ends));
      const next = descriptor.payload;
      const pass_bytes = m.named('pass_bytes', next.crypt_offset.sub(next.aad_bytes));
      m.when(descriptor_ready, () => {
        active.set(descriptor.valid);
        packet.set({ key: next.key, iv: next.iv, seal: next.seal, aad_bytes: next.aad_bytes });
        passLeft.set(pass_bytes);
        passes.set(pass_bytes.any());
        aadLeft.set(next.aad_bytes);
        hasAad.set(next.aad_bytes.any());
        const beforeText = slotOf(next.aad_bytes.any(), atMost(next.aad_bytes));
        wanted.set(m.mux(pass_bytes.any(), atMost(pass_bytes), beforeText));
        counter.set(2);
        cutOff.set(0);
      });
      m.assert('aad_is_before_text', descriptor.valid.not().or(next.aad_bytes.le(next.crypt_offset)));
      m.assert('takes_what_is_there', go.not().or(first.body_ends).or(wanted.le(left)).or(secondFull));

      const issue = m.next('issue', go, { reset: 0 });
      const Issued = record({
        key: bits(clog2(keys)),
        text: bit,
        end: bit,
        hashed: bit,
        seal: bit,
        count: byteCount(size),
      });
      const issued = m.reg('issued', Issued);
      issued.set({
        key: packet.key,
        text: text.and(dry.not()),
        end: dry,
        hashed: dry.or(passes.not()),
        seal: packet.seal,
        count: m.mux(dry, zero, count),
      });
      const aadBytes = m.next('aad_bytes', packet.aad_bytes);
      const isShort = m.next('is_short', first.short.or(text.not()).or(cutOff));
      // The end is issued when the last slot of text has been counted.
      const textBytes = m.reg('text_bytes', Length, { reset: 0 });
      const tooLong = m.reg('too_long', bit, { reset: 0 });
      const counted = m.named('counted', textBytes.addWide(issued.count.zext(lengthBits)));
      m.when(issue, () => {
        m.when(issued.end, () => {
          textBytes.set(0);
          tooLong.set(0);
        }).otherwise(() => {
          m.when(issued.text, () => textBytes.set(counted.trunc(lengthBits)));
          tooLong.set(tooLong.or(counted.at(lengthBits)));
        });
      });
      const slot = { ...issued, aad_bytes: aadBytes, text_bytes: textBytes, bad: isShort.or(tooLong) };
      const block = m.next('block', packet.iv.cat(m.mux(dry, m.lit(32, 1), counter)));

      // The bytes from `place` on, turned round so that they begin at byte 0.
      const bytes = m.reg('bytes', bits(8 * size));
      const turn = m.reg('turn', Place);
      const kept = m.reg('kept', byteCount(size));
      const below = belowMask(m, size, place);
      const lanes = (lane: (i: number) => Bits): Bits =>
        Array.from({ length: size }, (_, i) => lane(i)).reduce((low, high) => high.cat(low));
      bytes.set(lanes((i) => m.mux(below.at(i), part(second.data, i, 1, 8)!, part(first.data, i, 1, 8)!)) as Bits);
      turn.set(place);
      kept.set(m.mux(dry.and(packet.seal.not()), m.lit(wide, icvBytes), count));
      const data = m.reg('data', bits(8 * size));
      const mask = belowMask(m, size, kept);
      const turned = turnedDown(m, bytes, turn, size);
      data.set(lanes((i) => part(turned, i, 1, 8)!.mask(mask.at(i))) as Bits);
      return { goes: go, issue, slot, block, data, descriptor: { ready: descriptor_ready }, up: { ready: up_ready } };
    },
  );

/** The bytes turned round, so that byte `by` becomes byte 0. */
function turnedDown(m: Ctx, data: Bits, by: Bits, size: number): Bits {
  let value = data;
  for (let k = 0; k < by.width; k++) {
    const bytes = 1 << k;
    const turned = value.trunc(8 * bytes).cat(value.slice(8 * size - 1, 8 * bytes));
    value = m.named({ [`turned_${bytes}`]: m.mux(by.at(k), turned, value) })[`turned_${bytes}`]!;
  }
  return value;
}

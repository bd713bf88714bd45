/** Packets of the GCM engine cut into what is worked at in a clock. */
import { type Bits, bit, bits, type Ctx, module, sink } from '../../../hdl/index.ts';
import { eachRepeated } from '../../../lib/bits/joined.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { rotatedDown } from '../../../lib/bits/rotate-word.ts';
import { chosenLanes } from '../../../lib/packet/packet-raise.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { beatWindow, moveBeats, slotTaken } from './beat-window.ts';
import { markedBeat } from './body-mark.ts';
import { gcmDescriptor, gcmSlot, icvBytes, packetLengthBits } from './packet.ts';
import { beginPacket, packetParts, takeSlot } from './packet-parts.ts';

/** Clocks from a slot to its data. */
export const segmentDataDelay = 1;

/**
 * Cuts each packet into slots: bytes that pass, AAD and text each begin in byte 0 of a slot of their own, and `end`
 * follows on them. A slot leaves in each clock with `room` while the beats for it are there: `goes` says so, and
 * `issue` and the slot do a clock later; `block` is what the cipher has for it: IV and counter, 1 in the end and from 2
 * on in text. Its `data` leaves `segmentDataDelay` clocks later, 0 from byte `count` on but for the ICV. A packet takes
 * as many slots as its three parts have pieces of `size` bytes, and one.
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
      const beats = beatWindow(m, size);
      const { first, firstFull, second, secondFull, place, left } = beats;
      const parts = packetParts(m, { size, keys, lengthBits });
      const { active, packet, passes, hasAad, wanted, counter, cutOff } = parts;
      const slotNow = slotTaken(m, beats, wanted);
      const { dry, count, lacks } = slotNow;
      const isThere = first.last.or(secondFull).or(place.eq(0).and(dry.not()));
      const go = m.named('go', room.and(active).and(firstFull).and(isThere));
      const text = m.named('text', passes.or(hasAad).not());
      moveBeats(m, beats, slotNow, { go, wanted, up });

      m.when(go, () => takeSlot(m, parts, text, lacks, size));
      const descriptor_ready = m.named('descriptor_ready', active.not().or(go.and(dry)));
      const next = descriptor.takeWhen(descriptor_ready);
      m.when(descriptor_ready, () => beginPacket(m, parts, next, size));
      m.assert('aad_is_before_text', next.valid.not().or(next.payload.aad_bytes.le(next.payload.crypt_offset)));
      m.assert('takes_what_is_there', go.not().or(first.body_ends).or(wanted.le(left)).or(secondFull));

      const p = pipeline(m, {}, { valid: go })
        .stage('cut', () => ({
          taken: {
            ...{ key: packet.key, seal: packet.seal, aad_bytes: packet.aad_bytes },
            ...{ text: text.and(dry.not()), end: dry, hashed: dry.or(passes.not()) },
            count: m.mux<Bits>(dry, 0, count),
          },
          is_short: first.short.or(text.not()).or(cutOff),
          with_counter: packet.iv.cat(m.mux<Bits<32>>(dry, 1, counter)),
          // The bytes of both beats from `place` on, which `turn` brings to byte 0.
          bytes: chosenLanes(m, belowMask(m, size, place), second.data, first.data),
          turn: place,
          kept: m.mux<Bits>(dry.and(packet.seal.not()), icvBytes, count),
        }))
        .stage('issue', ({ valid, taken, is_short, bytes, turn, kept }) => {
          const { textBytes, tooLong } = textCount(m, valid, taken, lengthBits);
          return {
            issued: { ...taken, text_bytes: textBytes, bad: is_short.or(tooLong) },
            turned: rotatedDown(m, bytes, turn).and(eachRepeated(belowMask(m, size, kept))),
          };
        });
      const { valid: issue, issued: slot, with_counter: block } = p.at('issue');
      return { goes: go, issue, slot, block, data: p.out.turned };
    },
  );

interface Issued {
  readonly end: Bits<1>;
  readonly text: Bits<1>;
  readonly count: Bits;
}

/** Bytes of text before a slot, and whether they are too many to be counted: in the end, of all of the packet. */
function textCount(m: Ctx, issue: Bits<1>, { end, text, count }: Issued, lengthBits: number) {
  const textBytes = m.reg('text_bytes', bits(lengthBits), { reset: 0 });
  const tooLong = m.reg('too_long', bit, { reset: 0 });
  const counted = m.named('counted', textBytes.addWide(count.zext(lengthBits)));
  m.when(issue, () => {
    m.when(end, () => {
      textBytes.set(0);
      tooLong.set(0);
    }).otherwise(() => {
      m.when(text, () => textBytes.set(counted.trunc(lengthBits)));
      tooLong.set(tooLong.or(counted.at(lengthBits)));
    });
  });
  return { textBytes, tooLong };
}

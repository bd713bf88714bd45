/** The pipeline of one lane: packets encrypted and decrypted, each in its order, with keys that others install. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink, source, vecOf } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { broadcast } from '../../../lib/stream/broadcast.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { backwardSlice } from '../../../lib/stream/register-slice.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { aesBlock, byteOf, joined } from '../aes/block.ts';
import { aesScheduledCipher } from '../aes/scheduled-cipher.ts';
import { aesStoredCipher, keyInstall, storedCipherLatency } from '../aes/stored-cipher.ts';
import { hashBlock } from '../ghash/gf128-multiply.ts';
import { ghash } from '../ghash/ghash.ts';
import { powerInstall } from '../ghash/lane.ts';
import { powersNeeded } from '../ghash/schedule.ts';
import { bodyMark, markedBeat } from './body-mark.ts';
import { packetPack } from './pack.ts';
import { byteCount, gcmBeat, gcmDescriptor, gcmSlot, icvBytes, laneBytes } from './packet.ts';
import { segmentDataDelay, segmenter } from './segment.ts';
import type { GcmCipherSettings } from './settings.ts';

/** Slots that may be under way: what the longest way through takes, the next power of two. */
const slotsUnderWay = 64;

/** What a packet is at the place where its hash joins it. */
const Done = record({ data: bits(128), count: byteCount(16), end: bit, seal: bit, bad: bit });

/**
 * The engine of `gcmEngine` without what makes keys and without what waits for verdicts: packets leave as they come,
 * `ok` of the last beat is the verdict. `round_keys` and `powers` write what belongs to a key. `ask` has the cipher of
 * the block 0 under key `asked` made, which is `hash_key` in the clock with `hash_key_valid`.
 */
export const gcmLane = (settings: GcmCipherSettings) => {
  const { keyBits, keys, sbox, ramRounds, keySchedule } = settings;
  const size = laneBytes;
  const number = bits(clog2(keys));
  const onTheFly = keySchedule === 'on_the_fly';
  return module(
    `tss_gcm_lane_aes${keyBits}_k${keys}_${sbox}_r${ramRounds}${onTheFly ? '_on_the_fly' : ''}`,
    {
      summary: `AES-${keyBits}-GCM of packets, ${size} bytes a clock, with ${keys} keys that others install.`,
      in: { round_keys: keyInstall(keys), powers: powerInstall(powersNeeded(1), keys), ask: bit, asked: number },
      out: { hash_key_valid: bit, hash_key: aesBlock },
      link: { descriptor: sink(gcmDescriptor(keys)), packets: sink(beat(size)), down: source(gcmBeat(size)) },
    },
    ({ round_keys: roundKeys, powers, ask: askedFor, asked: askedNumber, descriptor, packets, down }, m) => {
      // Slots. A hash key that is asked for takes the place of one.
      const markReady = m.forward('mark_ready', bit);
      const descriptorReady = m.forward('segment_ready', bit);
      const markedReady = m.forward('marked_ready', bit);
      const sliceReady = m.forward('slice_ready', bit);
      const room = m.forward('room', bit);
      const copies = m.inst('descriptors', broadcast(gcmDescriptor(keys), 2), {
        up: descriptor,
        down_0: { ready: markReady },
        down_1: { ready: descriptorReady },
      });
      const [forMark, forSegment] = [copies.down_0!, copies.down_1!];
      const mark = m.inst('mark', bodyMark, {
        seal: { payload: forMark.payload.seal, valid: forMark.valid },
        up: packets,
        down: { ready: markedReady },
      });
      const slice = m.inst('slice', backwardSlice(markedBeat(size)), { up: mark.down, down: { ready: sliceReady } });
      const segment = m.inst('segment', segmenter(size, keys), { descriptor: forSegment, up: slice.down, room });
      markReady.set(mark.seal.ready);
      descriptorReady.set(segment.descriptor.ready);
      markedReady.set(slice.up.ready);
      sliceReady.set(segment.up.ready);

      // Cipher. The slot travels beside its block, its data behind it.
      const asked = m.reg('asks', bit, { reset: 0 });
      asked.set(askedFor);
      const Travel = record({ hash_key: bit, slot: gcmSlot(size, keys) });
      const ofCipher = { keyBits, sbox, ramRounds, sideband: Travel, slots: keys };
      const cipher = m.inst('aes', onTheFly ? aesScheduledCipher(ofCipher) : aesStoredCipher(ofCipher), {
        valid: segment.issue.or(asked),
        block: segment.block.mask(asked.not()),
        slot: m.mux(asked, askedNumber, segment.slot.key),
        sideband: { hash_key: asked, slot: segment.slot },
        install: roundKeys,
      });
      const clocks = storedCipherLatency(keyBits) - segmentDataDelay;
      const data = delayer(m)('data', bits(128), segment.data, clocks);

      // Text is added to its cipher block, and so is the ICV of a packet to be opened.
      const { slot } = cipher.travelled;
      const kept = belowMask(m, size, slot.count).mask(slot.text).or(slot.end.repeat(size));
      const worked = m.named('worked', data.xor(swapped(cipher.cipher).and(spread(kept))));
      const lengths = lengthInBits(m, slot.aad_bytes).cat(lengthInBits(m, slot.text_bytes));
      const hashed = m.named('hashed', m.mux(slot.end, lengths, swapped(m.mux(slot.seal, worked, data))));
      const is_slot = m.named('is_slot', cipher.done.and(cipher.travelled.hash_key.not()));
      const isWorked = m.reg('is_worked', bit, { reset: 0 });
      isWorked.set(is_slot);
      const done = m.reg('worked_slot', Done);
      done.set({ data: worked, count: slot.count, end: slot.end, seal: slot.seal, bad: slot.bad });
      const isHashed = m.reg('is_hashed', bit, { reset: 0 });
      isHashed.set(is_slot.and(slot.hashed));
      const hashedBlock = m.reg('hashed_block', hashBlock);
      hashedBlock.set(hashed);
      const key = m.reg('key', number);
      key.set(slot.key);
      const hash = m.inst('ghash', ghash({ blocks: 1, keys }), {
        valid: isHashed,
        block: vecOf(hashedBlock),
        last: done.end,
        count: m.lit(1, 1),
        key,
        install: powers,
      });

      // Slots wait for their packet's hash in their end. There is room for the hashes of all that are under way.
      const takesSlot = m.forward('takes_slot', bit);
      const takesHash = m.forward('takes_hash', bit);
      const buffer = m.inst('slots', resultBuffer(Done, slotsUnderWay, { late: 'both' }), {
        issue: segment.goes,
        done: isWorked,
        result: done,
        down: { ready: takesSlot },
      });
      room.set(buffer.ready.and(askedFor.not()));
      const hashes = m.inst('hashes', fifo(hashBlock, slotsUnderWay), {
        up: { payload: hash.hash, valid: hash.done },
        down: { ready: takesHash },
      });
      m.assert('hash_finds_room', hash.done.not().or(hashes.up.ready));

      const pieceReady = m.forward('piece_ready', bit);
      const item = buffer.down.payload;
      const complete = m.named('complete', item.end.not().or(hashes.down.valid));
      const offers = m.named('offers', buffer.down.valid.and(complete));
      takesSlot.set(complete.and(pieceReady));
      takesHash.set(offers.and(item.end).and(pieceReady));
      // Of a packet to be sealed the ICV, of one to be opened what its ICV differs by.
      const icv = m.named('icv', item.data.xor(swapped(hashes.down.payload)));
      const shown = m.named('shown', item.end.not().or(item.seal));
      const pack = m.inst('pack', packetPack(size), {
        up: {
          payload: {
            data: m.mux(item.end, icv, item.data).mask(shown) as Bits,
            count: m.mux(item.end.and(item.seal), m.lit(item.count.width, icvBytes), item.count),
            last: item.end,
            ok: item.bad.not().and(item.seal.or(icv.eq(0))),
            wrong: item.bad.or(item.seal.not().and(icv.any())),
          },
          valid: offers,
        },
        down,
      });
      pieceReady.set(pack.up.ready);
      return {
        hash_key_valid: cipher.done.and(cipher.travelled.hash_key),
        hash_key: cipher.cipher,
        descriptor: copies.up,
        packets: mark.up,
        down: pack.down,
      };
    },
  );
};

/** The bytes in the other order: words of AES have the first one in the most significant place, beats in the least. */
const swapped = (word: Bits<128>): Bits<128> => joined(Array.from({ length: 16 }, (_, i) => byteOf(word, 15 - i)));

/** Each bit eight times. */
const spread = (mask: Bits<16>): Bits<128> => joined(Array.from({ length: 16 }, (_, i) => mask.at(15 - i).repeat(8)));

const lengthInBits = (m: Ctx, bytes: Bits): Bits<64> => bytes.cat(m.lit(3, 0)).zext(64);

/** The pipeline of one lane: packets encrypted and decrypted, each in its order, with keys that others install. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink, source, vecOf } from '../../../hdl/index.ts';
import { eachRepeated, unitsReversed } from '../../../lib/bits/joined.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { backwardSlice } from '../../../lib/stream/register-slice.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { fork } from '../../../lib/stream/streams.ts';
import { aesBlock } from '../aes/block.ts';
import { aesScheduledCipher } from '../aes/scheduled-cipher.ts';
import { aesStoredCipher, keyInstall, storedCipherLatency } from '../aes/stored-cipher.ts';
import { hashBlock } from '../ghash/gf128-multiply.ts';
import { ghash } from '../ghash/ghash.ts';
import { powerInstall } from '../ghash/lane.ts';
import { powersNeeded } from '../ghash/schedule.ts';
import { bodyMark } from './body-mark.ts';
import { packetPack } from './pack.ts';
import { gcmBeat, gcmDescriptor, gcmSlot, icvBytes, laneBytes } from './packet.ts';
import { segmentDataDelay, segmenter } from './segment.ts';
import type { GcmCipherSettings } from './settings.ts';

/** Slots that may be under way: what the longest way through takes, the next power of two. */
const slotsUnderWay = 64;

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
    ({ round_keys, powers, ask, asked, descriptor, packets }, m) => {
      // Slots. A hash key that is asked for takes the place of one.
      const room = m.forward('room', bit);
      const descriptors = fork(m, 'descriptors', descriptor, 2);
      const { down: marked } = m.inst('mark', bodyMark, {
        seal: descriptors.at(0).map(({ seal }) => seal),
        up: packets,
      });
      const segment = m.inst('segment', segmenter(size, keys), {
        ...{ descriptor: descriptors.at(1), up: marked.through('slice', backwardSlice), room },
      });

      // Cipher. The slot travels beside its block, its data after it.
      const asks = m.next('asks', ask, { reset: 0 });
      const Travel = record({ hash_key: bit, slot: gcmSlot(size, keys) });
      const ofCipher = { keyBits, sbox, ramRounds, sideband: Travel, slots: keys };
      const cipher = m.inst('aes', onTheFly ? aesScheduledCipher(ofCipher) : aesStoredCipher(ofCipher), {
        valid: segment.issue.or(asks),
        block: segment.block.mask(asks.not()),
        slot: m.mux(asks, asked, segment.slot.key),
        sideband: { hash_key: asks, slot: segment.slot },
        install: round_keys,
      });
      const clocks = storedCipherLatency(keyBits) - segmentDataDelay;
      const data = delayer(m)('data', bits(128), segment.data, clocks);

      // Text is added to its cipher block, and so is the ICV of a packet to be opened.
      const { hash_key: isHashKey, slot } = cipher.travelled;
      const { count, end, seal, bad, key } = slot;
      const kept = belowMask(m, size, count).mask(slot.text).or(end.repeat(size));
      const worked = m.named('worked', data.xor(unitsReversed(cipher.cipher).and(eachRepeated(kept))));
      const lengths = lengthInBits(m, slot.aad_bytes).cat(lengthInBits(m, slot.text_bytes));
      const hashed = m.named('hashed', m.mux<Bits>(end, lengths, unitsReversed(m.mux(seal, worked, data))));
      const is_slot = m.named('is_slot', cipher.done.and(isHashKey.not()));
      const done = m.next('worked_slot', { data: worked, count, end, seal, bad });
      const hash = m.inst('ghash', ghash({ blocks: 1, keys }), {
        valid: m.next('is_hashed', is_slot.and(slot.hashed), { reset: 0 }),
        block: vecOf(m.next('hashed_block', hashed)),
        last: done.end,
        count: m.lit(1, 1),
        key: m.next('key', key),
        install: powers,
      });

      // Slots wait for their packet's hash in their end. There is room for the hashes of all that are under way.
      const slots = m.inst('slots', resultBuffer(m.shapeOf(done), slotsUnderWay, { late: 'both' }), {
        issue: segment.goes,
        done: m.next('is_worked', is_slot, { reset: 0 }),
        result: done,
      });
      room.set(slots.ready.and(ask.not()));
      const hashes = m.inst('hashes', fifo(hashBlock, slotsUnderWay), {
        up: { payload: hash.hash, valid: hash.done },
      });
      m.assert('hash_finds_room', hash.done.not().or(hashes.up.ready));

      const item = slots.down.payload;
      const complete = m.named('complete', item.end.not().or(hashes.down.valid));
      // Of a packet to be sealed the ICV, of one to be opened what its ICV differs by.
      const icv = m.named('icv', item.data.xor(unitsReversed(hashes.down.payload)));
      const pieces = slots.down.haltWhen(complete.not()).map(({ data, count, end, seal, bad }) => ({
        data: m.mux(end, icv, data).mask(m.named('shown', end.not().or(seal))),
        count: m.mux<Bits>(end.and(seal), icvBytes, count),
        last: end,
        ok: bad.not().and(seal.or(icv.eq(0))),
        wrong: bad.or(seal.not().and(icv.any())),
      }));
      hashes.down.takeWhen(pieces.valid.and(item.end).and(pieces.ready));
      return {
        hash_key_valid: cipher.done.and(isHashKey),
        hash_key: cipher.cipher,
        down: pieces.through('pack', () => packetPack(size)),
      };
    },
  );
};

const lengthInBits = (m: Ctx, bytes: Bits): Bits<64> => bytes.cat(m.lit(3, 0)).zext(64);

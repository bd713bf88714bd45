/** AES-GCM of packets at line rate (NIST SP 800-38D). */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink, source, vecOf } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { broadcast } from '../../../lib/stream/broadcast.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { backwardSlice } from '../../../lib/stream/register-slice.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { aesBlock, byteOf, joined } from '../aes/block.ts';
import type { KeyBits } from '../aes/key-step.ts';
import type { SboxForm } from '../aes/sbox.ts';
import { aesStoredCipher, storedCipherLatency } from '../aes/stored-cipher.ts';
import { hashBlock } from '../ghash/gf128-multiply.ts';
import { ghash } from '../ghash/ghash.ts';
import { bodyMark, markedBeat } from './body-mark.ts';
import { gcmKeyInstall } from './key-install.ts';
import { packetPack } from './pack.ts';
import { byteCount, gcmBeat, gcmDescriptor, gcmSlot, icvBytes } from './packet.ts';
import { segmentDataDelay, segmenter } from './segment.ts';

export interface GcmSettings {
  readonly keyBits: KeyBits;
  /** Keys that it holds, a power of two from 2. */
  readonly keys: number;
  readonly sbox: SboxForm;
  /** Rounds with their S-boxes in block RAM. */
  readonly ramRounds: number;
  /**
   * `verdict`: packets leave when their ICV has been found right, and the others never do; no packet may be longer than `beats` beats.
   * `cut_through`: they leave as they come, and `ok` of the last beat is the verdict.
   */
  readonly release: { readonly kind: 'verdict'; readonly beats: number } | { readonly kind: 'cut_through' };
}

/** Slots that may be under way: what the longest way through takes, the next power of two. */
const slotsUnderWay = 64;

/** What a packet is at the place where its hash joins it. */
const Done = record({ data: bits(128), count: byteCount(16), end: bit, seal: bit, bad: bit });

/** The engine of the catalogue: room for a packet of 9,216 bytes, and for as many bytes behind it. */
export const gcmDefaults: GcmSettings = {
  keyBits: 256,
  keys: 256,
  sbox: 'table',
  ramRounds: 13,
  release: { kind: 'verdict', beats: 1024 },
};

/** The module's name, `tss_gcm_l1` and what differs from `gcmDefaults`. */
export const gcmName = ({ keyBits, keys, sbox, ramRounds, release }: GcmSettings): string => {
  const kind = release.kind === 'verdict' ? `v${release.beats}` : 'cut';
  const parts = [`aes${keyBits}`, `k${keys}`, `${sbox}_r${ramRounds}`, kind];
  return ['tss_gcm_l1', ...parts.filter((part, i) => part !== ['aes256', 'k256', 'table_r13', 'v1024'][i])].join('_');
};

/**
 * Encrypts and decrypts packets of 16 bytes a clock, each under another key, in the order in which they come: for each item of
 * `descriptor` one packet of `packets`. A packet to be sealed leaves with its ICV behind it, one to be opened without it. A packet with
 * p bytes that pass, a of AAD and t of text takes ceil(p / 16) + ceil(a / 16) + ceil(t / 16) + 1 clocks, whatever is before and
 * behind it; the last clock is that of the block of lengths in GHASH and of the first counter block in AES. Any stream may wait at
 * any time.
 *
 * `keys` brings keys with their numbers: `installed` marks the clock from which packets may use the key `installed_number`. No packet of a key may be
 * under way while it is written. `refused` marks a packet that is not let out, or not `ok`.
 *
 * `down` is 0 where bytes are not kept; the ICV that a forged packet should have had is nowhere to be read.
 */
export const gcmEngine = (settings: GcmSettings) => {
  const { keyBits, keys, sbox, ramRounds, release } = settings;
  if (!Number.isInteger(keys) || keys < 2 || (keys & (keys - 1)) !== 0)
    throw new RangeError(`AES-GCM with ${keys} keys: give a power of two from 2`);
  const size = 16;
  const number = bits(clog2(keys));
  return module(
    gcmName(settings),
    {
      summary: `AES-${keyBits}-GCM of packets, 16 bytes a clock, with ${keys} keys.`,
      out: { installed: bit, installed_number: number, refused: bit },
      link: {
        keys: sink(record({ number, key: bits<number>(keyBits) })),
        descriptor: sink(gcmDescriptor(keys)),
        packets: sink(beat(size)),
        down: source(gcmBeat(size)),
      },
    },
    ({ keys: newKeys, descriptor, packets, down }, m) => {
      // Slots. A hash key that is asked for takes the place of one.
      const markReady = m.wire('mark_ready', bit, 0);
      const descriptorReady = m.wire('segment_ready', bit, 0);
      const markedReady = m.wire('marked_ready', bit, 0);
      const sliceReady = m.wire('slice_ready', bit, 0);
      const room = m.wire('room', bit, 0);
      const copies = m.inst('descriptors', broadcast(gcmDescriptor(keys), 2), {
        up: descriptor,
        down_0: { ready: markReady },
        down_1: { ready: descriptorReady },
      });
      const [forMark, forSegment] = [copies.down_0!, copies.down_1!];
      const mark = m.inst('mark', bodyMark(size), {
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
      const hashKeyValid = m.wire('hash_key_valid', bit, 0);
      const hashKey = m.wire('hash_key', aesBlock, 0);
      const install = m.inst('key_install', gcmKeyInstall({ keyBits, sbox, keys, blocks: 1 }), {
        up: newKeys,
        hash_key_valid: hashKeyValid,
        hash_key: hashKey,
      });
      const asked = m.reg('asked', bit, { reset: 0 });
      asked.set(install.request);
      const Travel = record({ hash_key: bit, slot: gcmSlot(size, keys) });
      const cipher = m.inst('aes', aesStoredCipher({ keyBits, sbox, ramRounds, sideband: Travel, slots: keys }), {
        valid: segment.issue.or(asked),
        block: segment.block.and(asked.not().repeat(128).as(128)),
        slot: m.mux(asked, install.number, segment.slot.key),
        sideband: { hash_key: asked, slot: segment.slot },
        install: install.round_keys,
      });
      hashKeyValid.set(cipher.done.and(cipher.travelled.hash_key));
      hashKey.set(cipher.cipher);
      const clocks = storedCipherLatency(keyBits) - segmentDataDelay;
      const data = delayer(m)('data', bits(128), segment.data.as(128), clocks);

      // Text is added to its cipher block, and so is the ICV of a packet to be opened.
      const { slot } = cipher.travelled;
      const kept = belowMask(m, size, slot.count)
        .and(slot.text.repeat(size).as(size))
        .or(slot.end.repeat(size).as(size));
      const { worked } = m.named({ worked: data.xor(swapped(cipher.cipher).and(spread(kept))) });
      const lengths = lengthInBits(m, slot.aad_bytes).cat(lengthInBits(m, slot.text_bytes)).as(128);
      const { hashed } = m.named({ hashed: m.mux(slot.end, lengths, swapped(m.mux(slot.seal, worked, data))) });
      const { is_slot } = m.named({ is_slot: cipher.done.and(cipher.travelled.hash_key.not()) });
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
        count: m.lit<number>(1, 1),
        key,
        install: install.powers,
      });

      // Slots wait for their packet's hash in their end. There is room for the hashes of all that are under way.
      const takesSlot = m.wire('takes_slot', bit, 0);
      const takesHash = m.wire('takes_hash', bit, 0);
      const buffer = m.inst('slots', resultBuffer(Done, slotsUnderWay, { late: true }), {
        issue: segment.goes,
        done: isWorked,
        result: done,
        down: { ready: takesSlot },
      });
      room.set(buffer.ready.and(install.request.not()));
      const hashes = m.inst('hashes', fifo(hashBlock, slotsUnderWay), {
        up: { payload: hash.hash, valid: hash.done },
        down: { ready: takesHash },
      });
      m.assert('hash_finds_room', hash.done.not().or(hashes.up.ready));

      const pieceReady = m.wire('piece_ready', bit, 0);
      const packedReady = m.wire('packed_ready', bit, 0);
      const item = buffer.down.payload;
      const { complete } = m.named({ complete: item.end.not().or(hashes.down.valid) });
      const { offers } = m.named({ offers: buffer.down.valid.and(complete) });
      takesSlot.set(complete.and(pieceReady));
      takesHash.set(offers.and(item.end).and(pieceReady));
      // Of a packet to be sealed the ICV, of one to be opened what its ICV differs by.
      const { icv } = m.named({ icv: item.data.xor(swapped(hashes.down.payload)) });
      const { shown } = m.named({ shown: item.end.not().or(item.seal) });
      const pack = m.inst('pack', packetPack(size), {
        up: {
          payload: {
            data: m.mux<Bits>(item.end, icv, item.data).and(shown.repeat(128)) as Bits<number>,
            count: m.mux<Bits>(item.end.and(item.seal), m.lit<number>(item.count.width, icvBytes), item.count),
            last: item.end,
            ok: item.bad.not().and(item.seal.or(icv.eq(0))),
          },
          valid: offers,
        },
        down: { ready: packedReady },
      });
      pieceReady.set(pack.up.ready);
      const beatOut = pack.down.payload;
      const { forged } = m.named({ forged: beatOut.last.and(beatOut.ok.not()) });
      const { refuses } = m.named({ refuses: pack.down.valid.and(packedReady).and(forged) });
      const common = {
        installed: install.installed,
        installed_number: install.number,
        keys: install.up,
        descriptor: copies.up,
        packets: mark.up,
      };
      if (release.kind === 'cut_through') {
        packedReady.set(down.ready);
        return { ...common, refused: refuses, down: pack.down };
      }
      const whole = m.inst('verified', packetFifo(gcmBeat(size), { depth: release.beats, overflow: 'wait' }), {
        up: pack.down,
        drop: forged,
        down,
      });
      m.unused(whole.beats);
      m.unused(whole.packets);
      packedReady.set(whole.up.ready);
      return { ...common, refused: refuses.or(whole.overflow), down: whole.down };
    },
  );
};

/** The bytes in the other order: words of AES have the first one in the most significant place, beats in the least. */
const swapped = (word: Bits<128>): Bits<128> =>
  joined(Array.from({ length: 16 }, (_, i) => byteOf(word, 15 - i))).as(128);

/** Each bit eight times. */
const spread = (mask: Bits<16>): Bits<128> =>
  joined(Array.from({ length: 16 }, (_, i) => mask.at(15 - i).repeat(8))).as(128);

const lengthInBits = (m: Ctx, bytes: Bits): Bits<64> => bytes.cat(m.lit(3, 0)).zext(64);

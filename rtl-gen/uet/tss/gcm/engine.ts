/** AES-GCM of packets at line rate (NIST SP 800-38D). */
import { bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { aesBlock } from '../aes/block.ts';
import { gcmKeyInstall, keyErase } from './key-install.ts';
import { gcmLane } from './lane.ts';
import { gcmBeat, gcmDescriptor, laneBytes } from './packet.ts';
import { checkKeys, type GcmSettings, gcmName } from './settings.ts';

/**
 * Encrypts and decrypts packets of 16 bytes a clock, each under another key, in the order in which they come: for each
 * item of `descriptor` one packet of `packets`. A packet to be sealed leaves with its ICV behind it, one to be opened
 * without it. A packet with p bytes that pass, a of AAD and t of text takes ceil(p / 16) + ceil(a / 16) + ceil(t
 * / 16) + 1 clocks, whatever is before and after it; the last clock is that of the block of lengths in GHASH and of
 * the first counter block in AES. Any stream may wait at any time.
 *
 * `keys` brings keys with their numbers: `installed` marks the clock from which packets may use the key
 * `installed_number`. No packet of a key may be under way while it is written. `refused` marks a packet that is not let
 * out, or not `ok`.
 *
 * `erase` overwrites all that was made of a key with zeros: its number stays for `eraseClocks(1)` clocks, no packet of
 * it is under way, and no key is being made. It is done 2 clocks after.
 *
 * `down` is 0 where bytes are not kept; the ICV that a forged packet should have had is nowhere to be read.
 */
export const gcmEngine = (settings: Omit<GcmSettings, 'lanes'>) => {
  const { keyBits, keys, release } = settings;
  checkKeys(keys);
  const size = laneBytes;
  const number = bits(clog2(keys));
  return module(
    gcmName({ ...settings, lanes: 1 }),
    {
      summary: `AES-${keyBits}-GCM of packets, 16 bytes a clock, with ${keys} keys.`,
      out: { installed: bit, installed_number: number, refused: bit },
      in: { erase: keyErase(keys) },
      link: {
        keys: sink(record({ number, key: bits(keyBits) })),
        descriptor: sink(gcmDescriptor(keys)),
        packets: sink(beat(size)),
        down: source(gcmBeat(size)),
      },
    },
    ({ erase, keys: up, descriptor, packets }, m) => {
      const made = m.forward('hash_key', record({ valid: bit, key: aesBlock }));
      const install = m.inst('key_install', gcmKeyInstall({ ...settings, blocks: 1 }), {
        ...{ up, hash_key_valid: made.valid, hash_key: made.key, erase },
      });
      const { round_keys, powers, request: ask, number: asked } = install;
      const lane = m.inst('lane', gcmLane(settings), { round_keys, powers, ask, asked, descriptor, packets });
      made.set({ valid: lane.hash_key_valid, key: lane.hash_key });
      const { last, ok } = lane.down.payload;
      const forged = m.named('forged', last.and(ok.not()));
      const refuses = m.named('refuses', lane.down.fires.and(forged));
      const told = { installed: install.installed, installed_number: install.number };
      if (release.kind === 'cut_through') return { ...told, refused: refuses, down: lane.down };
      const whole = m.inst('verified', packetFifo(gcmBeat(size), { depth: release.beats, overflow: 'wait' }), {
        ...{ up: lane.down, drop: forged },
      });
      m.unused(whole.beats, whole.packets);
      return { ...told, refused: refuses.or(whole.overflow), down: whole.down };
    },
  );
};

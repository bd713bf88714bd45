/** Derivation of packet keys: NIST SP 800-108 in counter mode with CMAC of AES-256 (uet-wire.md 8.4). */
import { bit, bits, cat, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { aesBlock } from '../aes/block.ts';
import { aesSerialCipher, serialCipherClocks } from './aes-serial.ts';

/**
 * What a key is derived from: a domain's `key`; `server`: label "U2", else "U1"; the context. `wide`: `address` is an
 * IPv6 address, else an IPv4 address or SSI in its low 32 bits, and the others count for nothing.
 */
export const KeyDerivation = record({
  key: bits(256),
  server: bit,
  epoch: bits(16),
  rekey: bits(32),
  wide: bit,
  address: bits(128),
});

/** What a packet is sealed with: the first byte of each in the most significant place. */
export const PacketKey = record({ key: bits(256), iv_mask: bits(96) });

/** Clocks from a request to its key: four blocks of AES with 4 bytes of address, seven with 16. */
export const kdfLatency = ({ wide }: { readonly wide: boolean }): number => (wide ? 7 : 4) * serialCipherClocks + 1;

/** Bits that are derived, as the last two bytes of a message say. */
const derivedBits = 352;

/**
 * Takes a request, and gives its key and mask `kdfLatency` clocks later; one at a time, with one AES. A message is one
 * block with 4 bytes of address and two with 16, each time a whole number of blocks, so that CMAC only ever needs its
 * first subkey. Nothing of a key stays in it once the key was taken, 3 clocks later, but what `up` offers.
 */
export const tssKdf = module(
  'tss_kdf',
  {
    summary: 'Keys and IV masks of packets, derived by SP 800-108 with CMAC of AES-256.',
    link: { up: sink(KeyDerivation), down: source(PacketKey) },
  },
  ({ up, down }, m) => {
    const state = m.reg('state', enumOf('idle', 'feed', 'cipher', 'done'), { reset: 'idle' });
    const request = m.reg('request', KeyDerivation);
    // 0: the block of zeros that the subkey is made of; 1 to 3: the messages.
    const message = m.reg('message', bits(2), { reset: 0 });
    const second = m.reg('second', bit);
    const subkey = m.reg('subkey', aesBlock);
    const derived = m.reg('derived', bits(256));

    const { epoch, rekey, address, wide, server } = request;
    const label = m.named('label', m.mux(server, m.lit(16, 0x5532), m.lit(16, 0x5531)));
    const head = cat(m.lit(6, 0), message, label, m.lit(8, 0));
    const short_message = m.named('short_message', cat(head, epoch, rekey, address.trunc(32), m.lit(16, derivedBits)));
    const long_begin = m.named('long_begin', cat(head, m.lit(32, 0), epoch, rekey, address.slice(127, 112)));
    const long_end = m.named('long_end', cat(address.trunc(112), m.lit(16, derivedBits)));
    const last = m.named('last', second.or(wide.not()));
    const begin = m.mux(wide, long_begin, short_message);
    // The cipher stays until the next one.
    const first = m.forward('first_cipher', aesBlock);
    const body = m.named('body', m.mux(second, long_end.xor(first), begin).xor(subkey.mask(last)));
    const block = m.named('block', body.mask(message.any()));
    const aes = m.inst('aes', aesSerialCipher, {
      forget: state.is('idle'),
      up: { valid: state.is('feed'), payload: { key: request.key, block } },
    });
    first.set(aes.cipher);

    // What stays of each message is the cipher of its last block, which is there in the clock before the next message
    // begins.
    const { cipher } = aes;
    m.match(message, [
      // Times x in the field of CMAC.
      [0, () => subkey.set(cipher.shl(1).xor(cipher.at(127).repeat(8).zext(128).and(0x87)))],
      [1, () => derived.set(cipher.cat(derived.trunc(128)))],
      [2, () => derived.set(derived.slice(255, 128).cat(cipher))],
      // The mask is still the cipher when it is handed on.
      [3, () => {}],
    ]);
    m.when(aes.done, () =>
      m
        .when(message.any().and(last.not()), () => second.set(1))
        .otherwise(() => {
          second.set(0);
          message.set(message.add(1));
        }),
    );
    m.assert('cipher_is_free', state.is('feed').implies(aes.up.ready));
    m.match(state, {
      idle: () => {
        request.set(up.payload);
        // With the cipher, of which the subkey is made, nothing is left of the last key.
        derived.set(0);
        m.when(up.valid, () => state.set('feed'));
      },
      feed: () => state.set('cipher'),
      cipher: () =>
        m.when(aes.done, () => {
          state.set('feed');
          m.when(message.all().and(last), () => state.set('done'));
        }),
      done: () => m.when(down.ready, () => state.set('idle')),
    });
    return {
      up: { ready: state.is('idle') },
      down: { payload: { key: derived, iv_mask: cipher.slice(127, 32) }, valid: state.is('done') },
    };
  },
);

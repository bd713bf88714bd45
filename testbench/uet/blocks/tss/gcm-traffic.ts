/** Much traffic through the GCM engine: packets of any length, and forgeries. */
import type { Body, TestContext } from '../../../bench/context.ts';
import { type GcmPacket, gcmPortsWith, toBeOpened } from './gcm-bench.ts';
import { compareGcm, randomBytes } from './gcm-property.ts';

/** Packets that are sent at once. */
const batch = 200;

const longest = 9_216;

/**
 * From 0 up to the longest, as many between 1 and 2 times any length as between 2 and 4 times it; the longest is often
 * among them.
 */
function lengthOf(t: TestContext): number {
  const below = 2 ** t.random.below(15);
  return below > longest ? longest : t.random.below(below);
}

function sealedOf(t: TestContext, key: number): GcmPacket {
  const [passBytes, aadBytes] = [t.random.below(2) * t.random.below(40), t.random.below(3) * t.random.below(20)];
  const bytes = randomBytes(t, passBytes + aadBytes + lengthOf(t));
  return { key, iv: randomBytes(t, 12), seal: true, bytes, passBytes, aadBytes };
}

/** Any bit of what is authenticated or of the ICV the other way round. */
function forged(t: TestContext, packet: GcmPacket): GcmPacket {
  const bytes = packet.bytes.slice();
  const at = packet.passBytes + t.random.below(bytes.length - packet.passBytes);
  bytes[at]! ^= 1 << t.random.below(8);
  return { ...packet, bytes };
}

/**
 * Runs batches of packets under 8 keys, one of which is another one in each batch; `make` makes one of each packet that
 * is to be sealed.
 */
const traffic =
  (count: number, make: (t: TestContext, sealed: GcmPacket, key: Uint8Array, i: number) => GcmPacket): Body<void> =>
  async (t) => {
    const keys = new Map(Array.from({ length: 8 }, (_, i) => [31 * i, randomBytes(t, 32)]));
    const ports = await gcmPortsWith(t, keys);
    for (let from = 0; from < count; from += batch) {
      const renewed = 31 * t.random.below(8);
      keys.set(renewed, randomBytes(t, 32));
      await ports.install(new Map([[renewed, keys.get(renewed)!]]));
      const packets = Array.from({ length: Math.min(batch, count - from) }, (_, i) => {
        const key = 31 * t.random.below(8);
        return make(t, sealedOf(t, key), keys.get(key)!, i);
      });
      await compareGcm(ports, packets, keys, false);
    }
  };

/**
 * Packets of 0 to 9,216 bytes to be sealed and to be opened, held against OpenSSL. For engines of 256-bit keys that
 * wait for verdicts.
 */
export const gcmPackets = (count: number): Body<void> =>
  traffic(count, (t, sealed, key) => (t.random.below(2) === 0 ? sealed : toBeOpened(sealed, key)));

/** Forgeries of such packets, none of which may leave. One true packet goes among ten, and must. */
export const gcmForgeries = (count: number): Body<void> =>
  traffic(Math.ceil((count * 10) / 9), (t, sealed, key, i) => {
    const packet = toBeOpened(sealed, key);
    return i % 10 === 0 ? packet : forged(t, packet);
  });

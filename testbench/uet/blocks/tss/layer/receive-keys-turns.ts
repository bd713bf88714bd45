/** In which place the key of a received packet is, and which other one gives way to it: exactly. */
import { expect } from 'vitest';
import { cacheWays } from '../../../../../rtl-gen/uet/tss/layer/key-ways.ts';
import type { Body } from '../../../../bench/context.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { bytesOf } from './layer-traffic.ts';
import { setOf } from './receive-keys-property.ts';
import { associationOf, KeysRig, type Packet, sizes } from './receive-keys-rig.ts';

const ways = cacheWays(sizes);
const last = ways - 1;

/** What the key of a packet is known by. */
function knownBy(packet: Packet): bigint {
  const { address, epoch, rekey } = packet.context!;
  const context = [BigInt(Number(address.length === 16)), numberOf(address), BigInt(epoch), BigInt(rekey)];
  const bits = [1n, 128n, 16n, 32n];
  const high = context.reduce((word, value, i) => (word << bits[i]!) | value, 0n);
  return (high << BigInt(Math.log2(2 * sizes.domains))) | BigInt(associationOf(packet));
}

/** A way of a set: the slot of the engine that it has, and what its key is known by. */
interface Place {
  slot: number;
  known: bigint | undefined;
}

/** Where all keys are. New ones have the last way of their set, proved ones the others. */
class Places {
  readonly #sets: readonly Place[][] = Array.from({ length: sizes.keys / ways }, (_, set) =>
    Array.from({ length: ways }, (_, way) => ({ slot: set * ways + way, known: undefined })),
  );
  #turn = 0;

  /** A packet: the slot of its key, and whether that is made for it. */
  takes(packet: Packet): { readonly slot: number; readonly makes: boolean } {
    const known = knownBy(packet);
    const set = this.#sets[setOf(known)]!;
    const makes = set.every((place) => place.known !== known);
    if (makes) set[last]!.known = known;
    const { slot } = set.find((place) => place.known === known)!;
    if (packet.authentic && set[last]!.known === known) this.#prove(set);
    return { slot, makes };
  }

  /** The key in the last way changes places with the first way that is free, or else the next one in turn. */
  #prove(set: Place[]): void {
    const free = set.slice(0, last).findIndex(({ known }) => known === undefined);
    const way = free < 0 ? this.#turn : free;
    [set[way], set[last]] = [set[last]!, set[way]!];
    this.#turn = (way + 1) % last;
  }

  /** Keys of associations are forgotten. */
  forget(associations: readonly number[]): void {
    for (const place of this.#sets.flat()) {
      const isOne = place.known !== undefined && associations.includes(Number(place.known & 3n));
      if (isOne) place.known = undefined;
    }
  }
}

/** Each key is in the set of its hash, and of those that are proved one gives way to another in its turn. */
export const givesWayInTurn: Body<void> = async (t) => {
  const { random } = t;
  const rig = new KeysRig(t);
  let replaced = 0;
  for (let round = 0; round < 3; round++) {
    if (round > 0) await rig.reset();
    await rig.begin();
    const places = new Places();
    // So few, of any kind, that many come again, and so many that sets are full.
    const sources = Array.from({ length: 3 * sizes.keys }, (_, i): Packet => {
      const [epoch, rekey] = [random.below(0x10000), random.word()];
      const context = { epoch, rekey, address: Uint8Array.from(bytesOf(random, i % 3 === 0 ? 4 : 16)) };
      return { domain: random.below(2), source: random.below(4), authentic: true, bytes: 12, context };
    });
    for (let step = 0; step < 120; step++) {
      if (random.chance(0.02)) {
        const domain = random.below(2);
        await rig.forget(domain);
        places.forget([2 * domain, 2 * domain + 1]);
      }
      const packet = { ...random.pick(sources), authentic: random.chance(0.8) };
      const [made, tag] = [rig.missed, rig.packets.length];
      const count = random.pick([1, 1, 2]);
      // Of two the second one ends when its key has been proved.
      rig.stays = true;
      for (let i = 0; i < count; i++) rig.send(packet);
      while (rig.left.filter((one) => one.tag >= tag && one.kind === 'keyed').length < count) await t.cycles(1);
      rig.stays = false;
      await rig.settled();
      // Until a promotion is done.
      for (let i = 0; i < 20; i++) await rig.quiet();
      const { slot, makes } = places.takes(packet);
      replaced += Number(makes);
      expect(rig.missed - made, `packet ${tag}`).toBe(Number(makes));
      expect(rig.left.find((one) => one.tag === tag && one.kind === 'keyed')!.slot, `packet ${tag}`).toBe(slot);
    }
  }
  expect(replaced).toBeGreaterThan(100);
};

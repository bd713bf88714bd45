/** Secure domains and packets for the TSS layer, and how they look at its ports. */
import type { TestContext } from '../../../../bench/context.ts';
import { gcmSeal } from '../../../golden/tss/cipher.ts';
import { clearBytes, domainDefaults, type KeyMode, packetKey, type SecureDomain } from '../../../golden/tss/domain.ts';
import { type Packet, type TssHeader, tssAad, tssIv, type UdpAad, writeTssHeader } from '../../../golden/tss/packet.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';

type Random = TestContext['random'];

/** So many random bytes. */
export const bytesOf = (random: Random, count: number): Uint8Array =>
  Uint8Array.from({ length: count }, () => random.below(256));

const keyModes = ['direct', 'cluster', 'server', 'client'] as const satisfies readonly KeyMode[];
const wholeMask = (1n << 48n) - 1n;
/** Those around which serial numbers turn, and any. */
const anyEpoch = (random: Random): number => random.pick([0, 3, 0xffff, 0x7fff, random.below(0x10000)]);

const udpAads = ['ports', 'header', 'destination_port', 'none'] as const satisfies readonly UdpAad[];

/** A new key of an association, as the domain's mode has it. */
export const anyAssociation = (random: Random, mode: KeyMode) => ({
  key: bytesOf(random, 32),
  ...(mode === 'client' ? { ivMask: bytesOf(random, 12) } : {}),
});

/** A domain of that SDI with any parameters, and one key at least. */
export function anyDomain(random: Random, sdi: number): SecureDomain {
  const mode = random.pick([...keyModes, 'cluster'] as const);
  const both = random.chance(0.5);
  const only = random.below(2);
  const association = (an: number) => (both || an === only ? anyAssociation(random, mode) : undefined);
  const rolls = mode === 'cluster' && random.chance(0.7);
  return {
    ...domainDefaults,
    ...{ sdi, mode, associations: [association(0), association(1)] },
    udpAad: random.pick(udpAads),
    epochs: [anyEpoch(random), anyEpoch(random)],
    maxEpochLifetime: random.pick([0, 2, 16, random.below(0x4000)]),
    maxEpochAhead: random.pick([1, 1, 2, 16, random.below(0x4000)]),
    // Low bits roll often enough to be seen; any others shift any way.
    ...(rolls
      ? {
          rekey: random.chance(0.5)
            ? { mask: 0xcn, shift: 2 }
            : { mask: random.pick([wholeMask, BigInt(random.bits(48))]), shift: random.below(48) },
        }
      : {}),
    ...(random.chance(0.5)
      ? {
          cryptOffset: random.pick([
            12,
            15,
            16,
            24,
            28,
            12 + random.below(52),
            12 + random.below(52),
            12 + random.below(244),
          ]),
        }
      : {}),
  };
}

/** An SDI that none of those is, but most often one that is a bit away from one of them. */
export function anySdi(random: Random, others: readonly number[]): number {
  for (;;) {
    const near = others.length > 0 && random.chance(0.7);
    const sdi = near ? random.pick(others) ^ (1 << random.below(24)) : random.below(0x100_0000);
    if (!others.includes(sdi)) return sdi;
  }
}

/**
 * Sources and destinations that packets choose from: few, so that keys are met again, each but the first another bit
 * away from that one, and every second one with all other bits too, so that each bit is met with both values.
 */
function addressOf(v6: boolean, base: number, index: number): Uint8Array {
  const address = v6
    ? Uint8Array.of(0x20, 1, 0x0c, 0xb0, 0, 0, 0, 0, 0x0f, 0xc0, 0, 0, 0, 0, base, 0xbc)
    : Uint8Array.of(192, 168, base, 1);
  const bit = (29 * index + 2) % (8 * address.length);
  if (index > 0) address[bit >> 3]! ^= 0x80 >> (bit & 7);
  return index % 2 === 0 ? address : address.map((byte) => byte ^ 0xff);
}

/** The SSIs that packets choose from. */
export const anySsi = (random: Random): number | undefined =>
  random.chance(0.5) ? undefined : random.pick([0xa000_0000, 0xa000_0001, 0x5fff_ffff]);

/** The SDIs of domains, where there are some. */
export const sdisOf = (domains: readonly (SecureDomain | undefined)[]): readonly number[] =>
  domains.flatMap((domain) => (domain === undefined ? [] : [domain.sdi]));

/**
 * A packet with a body of `bytes` bytes, whose first one is no type of TSS, from one of `sources` addresses, up to 32.
 */
export function anyPacket(random: Random, bytes: number, sources = 6): Packet {
  const v6 = random.chance(0.4);
  const body = bytesOf(random, bytes);
  if (bytes > 0) body[0] = 0x10 | (body[0]! & 7);
  return {
    source: addressOf(v6, 1, random.below(sources)),
    destination: addressOf(v6, 2, random.below(sources)),
    encapsulation: random.chance(0.5)
      ? { kind: 'native', entropy: bytesOf(random, 4) }
      : { kind: 'udp', header: bytesOf(random, 8) },
    body,
  };
}

/** A plain packet of `bytes` bytes from one host of 10.0.0.0/24 to another one, or to itself. */
export const nativePacket = (random: Random, bytes: number, from = 1, to = from): Packet => ({
  ...{ source: Uint8Array.of(10, 0, 0, from), destination: Uint8Array.of(10, 0, 0, to) },
  encapsulation: { kind: 'native', entropy: new Uint8Array(4) },
  body: Uint8Array.of(0x10, ...bytesOf(random, bytes - 1)),
});

/** A domain with two keys, which only many failures latch. */
export const keyedDomain = (
  { random }: { readonly random: Random },
  sdi: number,
  mode: SecureDomain['mode'] = 'direct',
): SecureDomain => ({
  ...{ ...domainDefaults, sdi, mode, authFailureLimit: 0xffff },
  associations: [{ key: bytesOf(random, 32) }, { key: bytesOf(random, 32) }],
});

/**
 * A TSS header that a packet of the domain may have: of its SDI or one that is a bit away, from a bit later than may be
 * to a bit further ahead than may be, or of any.
 */
export function anyHeader(random: Random, domain: SecureDomain): TssHeader {
  const { sdi, epochs, maxEpochLifetime: most, maxEpochAhead: ahead } = domain;
  const [an, ssi] = [random.below(2) as 0 | 1, anySsi(random)];
  const steps = [0, 0, 0, 0, 0, 0, 1, -1, -3, -most, -most - 1, ahead, ahead + 1, random.below(0x10000)];
  return {
    ...{ an, sdi: random.chance(0.05) ? sdi ^ (1 << random.below(24)) : sdi },
    epoch: (epochs[an] + random.pick(steps)) & 0xffff,
    counter: BigInt(random.bits(random.pick([4, 48]))),
    ...(ssi === undefined ? {} : { ssi }),
  };
}

/**
 * The packet sealed as a domain that is to receive it opens it, whatever its header says: the association must be
 * there.
 */
export function sealedFor(domain: SecureDomain, header: TssHeader, packet: Packet): Packet {
  const whole = Uint8Array.of(...writeTssHeader(header), ...packet.body);
  const clear = whole.subarray(0, clearBytes(domain, header));
  const { key, ivMask } = packetKey(domain, header, packet, 'receive');
  const aad = tssAad(packet, clear, domain.udpAad);
  const { ciphertext, icv } = gcmSeal(key, tssIv(header, packet.source, ivMask), aad, whole.subarray(clear.length));
  return { ...packet, body: Uint8Array.of(...clear, ...ciphertext, ...icv) };
}

/** The fields that heads of both directions have. */
export const aroundOf = ({ source, destination, encapsulation, body }: Packet) => ({
  ipv6: Number(source.length === 16),
  source: numberOf(source),
  destination: numberOf(destination),
  udp: Number(encapsulation.kind === 'udp'),
  between: encapsulation.kind === 'udp' ? numberOf(encapsulation.header) : numberOf(encapsulation.entropy) << 32n,
  bytes: body.length,
});

/** The fields of a domain, as the hardware has them. */
export const domainFields = ({
  mode,
  associations,
  cryptOffset,
  udpAad,
  epochs,
  maxEpochLifetime,
  maxEpochAhead,
  rekey,
}: SecureDomain) => ({
  mode: keyModes.indexOf(mode),
  associations: Number(associations[0] !== undefined) | (Number(associations[1] !== undefined) << 1),
  crypt_offset: cryptOffset ?? 0,
  udp_aad: udpAads.indexOf(udpAad),
  epoch_0: epochs[0],
  epoch_1: epochs[1],
  max_epoch_lifetime: maxEpochLifetime,
  max_epoch_ahead: maxEpochAhead,
  rekey_mask: rekey?.mask ?? 0n,
  rekey_shift: rekey?.shift ?? 0,
});

/** Beats of `bytes` bytes of their bodies. */
export const beatsOf = (packets: readonly Packet[], bytes = 16): number =>
  packets.reduce((sum, { body }) => sum + Math.ceil(body.length / bytes), 0);

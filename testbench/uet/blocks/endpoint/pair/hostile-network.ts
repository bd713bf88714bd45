/** A network on which others send too: frames that no sender has sent, whose checksums are right. */
import type { Random } from '../../../../../support/random.ts';
import { type Decoded, decode, pdsOf, type WireSettings } from '../../../golden/wire/index.ts';
import { frameOf as frameAround } from '../rx-frames.ts';
import { ipOf } from './endpoint-settings.ts';
import { bytesOf, type Frame, frameOf } from './frames.ts';
import type { Network } from './network.ts';

/** Fields of a frame of IPv4 without tags, its UET packet with the CRC after it, and both PDCIDs in a PDS header. */
const at = { tos: 15, source: 26, uet: 42, crc: -4, spdcid: 8, dpdcid: 10 } as const;

const anyBytes = (length: number, random: Random): Uint8Array => Uint8Array.from({ length }, () => random.below(256));

/** Its PDCIDs are any. */
function ofAnyPdc(uet: Uint8Array, random: Random): Uint8Array {
  const view = Buffer.from(uet);
  for (const place of [at.spdcid, at.dpdcid]) view.writeUInt16BE(random.int(1, 0xffff), place);
  return view;
}

/** What is made of the UET packet of a frame that was sent, and who says to have sent it. */
const kinds = {
  unknownPdc: (uet, random) => ofAnyPdc(uet, random),
  stranger: (uet, random) => ofAnyPdc(uet, random),
  noise: (_, random) => anyBytes(random.int(1, 300), random),
  cut: (uet, random) => uet.subarray(0, random.int(1, Math.min(uet.length - 1, 100))),
  /** A header as it may be, and then any bytes: of what is to be an SES header, or of state. */
  body: (uet, random) => Buffer.concat([ofAnyPdc(uet, random).subarray(0, 12), anyBytes(random.int(0, 120), random)]),
  /** Some wrong bits in headers of a PDC that there may be: what is no UET packet any more is to be dropped. */
  flipped: (uet, random) => {
    const bytes = Uint8Array.from(uet);
    for (let n = random.int(1, 8); n > 0; n--) {
      const place = random.below(Math.min(bytes.length, 60));
      bytes[place] = bytes[place]! ^ (1 << random.below(8));
    }
    return bytes;
  },
  /** Another type, next header or flags. */
  prologue: (uet, random) => Buffer.concat([anyBytes(2, random), ofAnyPdc(uet, random).subarray(2)]),
} satisfies Record<string, (uet: Uint8Array, random: Random) => Uint8Array>;

type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

export class HostileNetwork implements Network {
  readonly #network: Network;
  readonly #ends: number;
  readonly #random: Random;
  readonly #options: { readonly wire: Partial<WireSettings>; readonly size: number; readonly share: number };
  readonly #forged: Record<Kind, number> = { ...zeros };
  /** PDCIDs of the endpoints' own. */
  readonly #pdcids = new Set<number>();
  #answered = 0;

  /** `share`: how many forged frames to one that was sent. */
  constructor(
    network: Network,
    ends: number,
    options: { readonly wire: Partial<WireSettings>; readonly size: number; readonly share: number },
    random: Random,
  ) {
    this.#network = network;
    this.#ends = ends;
    this.#options = options;
    this.#random = random;
  }

  /** Forged frames by kind, and how many answers went to who has sent none. */
  get seen(): Readonly<Record<string, number>> {
    return { ...this.#network.seen, ...this.#forged, answered: this.#answered };
  }

  get isEmpty(): boolean {
    return this.#network.isEmpty;
  }

  send(frame: Frame, to: number, now: number): void {
    // What answers a stranger.
    if (to < 0 || to >= this.#ends) {
      this.#answered++;
      return;
    }
    this.#network.send(frame, to, now);
    const fields = pdsFields(decode(bytesOf(frame, this.#options.size), this.#options.wire));
    if (fields?.spdcid !== undefined) this.#pdcids.add(fields.spdcid);
    if (this.#random.chance(this.#options.share)) this.#forge(frame, to, now);
  }

  arrival(end: number, now: number): Frame | undefined {
    return this.#network.arrival(end, now);
  }

  #forge(frame: Frame, to: number, now: number): void {
    const { wire, size } = this.#options;
    const random = this.#random;
    const kind = random.pick(names);
    const whole = bytesOf(frame, size);
    const source = kind === 'stranger' ? 0x0a63_0000 + random.below(256) : Buffer.from(whole).readUInt32BE(at.source);
    const around = { source, destination: ipOf(to), dscp: whole[at.tos]! >> 2 };
    const draw = (): Uint8Array =>
      frameAround([], wire, { ...around, payload: kinds[kind](whole.subarray(at.uet, at.crc), random) });
    let forged = draw();
    const isAlone = hasNoPdc(decode(whole, wire));
    const isActedOn = (of: Decoded): boolean => this.#isOfAPdc(of) || (isAlone && hasNoPdc(of));
    for (let tries = 1; isActedOn(decode(forged, wire)); tries++) {
      if (tries === 20) return;
      forged = draw();
    }
    this.#forged[kind]++;
    this.#network.send(frameOf(forged, size), to, now);
  }

  /**
   * Whether a packet that is to be acted upon opens a PDC or is of one that there is: who can forge these can end PDCs,
   * which TSS is against.
   */
  #isOfAPdc(decoded: Decoded): boolean {
    if (decoded.kind !== 'uet') return false;
    const { syn, spdcid, dpdcid } = pdsFields(decoded) ?? {};
    return syn === 1 || [spdcid, dpdcid].some((id) => id !== undefined && this.#pdcids.has(id));
  }
}

/**
 * Whether it is of RUDI or UUD: such a packet stands by itself, so that who can forge one with a key that is right, or
 * an answer, changes what is written. TSS is against that, too.
 */
const hasNoPdc = ({ kind, layers }: Decoded): boolean =>
  kind === 'uet' && ['rudi_req', 'rudi_resp', 'uud_req'].includes(pdsOf(layers)?.name ?? '');

const zeros = Object.fromEntries(names.map((name) => [name, 0])) as Record<Kind, number>;

const pdsFields = ({ layers }: Decoded) => pdsOf(layers)?.fields as Readonly<Record<string, number>> | undefined;

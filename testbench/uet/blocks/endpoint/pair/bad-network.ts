/** A network between endpoints that loses, copies, delays, corrupts and trims frames; all by its seed. */
import { mix, type Random } from '../../../../../support/random.ts';
import { trimmedFrame } from '../../../golden/switch/switch-rules.ts';
import { decode, type WireSettings } from '../../../golden/wire/index.ts';
import { dscps } from './endpoint-settings.ts';
import type { WorldOptions } from './endpoint-world.ts';
import { bytesOf, type Frame, frameOf } from './frames.ts';
import type { Network } from './network.ts';

export interface Weather {
  /** Probabilities: of frames of data, and of all others, that get lost; of copies, wrong bits, and trimmed data. */
  readonly loss: number;
  readonly ackLoss: number;
  readonly copies: number;
  readonly corrupted: number;
  readonly trimmed: number;
  /** Clocks of a way; a path of another entropy value takes up to `spread` more, so what is sprayed is reordered. */
  readonly delay: number;
  readonly spread: number;
}

/** Wire settings, the bytes of a beat, and the DSCP of what is trimmed. */
export interface NetworkOptions {
  readonly wire: Partial<WireSettings>;
  readonly size: number;
  readonly trimmedDscp: number;
  readonly dataDscp: number;
}

/** What is on its way to one end, the next to arrive first. */
interface Coming {
  readonly at: number;
  readonly frame: Frame;
}

/** Where the fields lie that the network looks at: frames of IPv4 without tags. */
const at = { tos: 15, sourcePort: 34, afterUdp: 42 } as const;

export class BadNetwork implements Network {
  readonly seen = { frames: 0, data: 0, lost: 0, acksLost: 0, copied: 0, corrupted: 0, trimmed: 0 };
  readonly #weather: Weather;
  readonly #options: NetworkOptions;
  readonly #random: Random;
  readonly #coming: Coming[][];
  readonly #seed: number;

  constructor(ends: number, weather: Weather, options: NetworkOptions, random: Random) {
    this.#weather = weather;
    this.#options = options;
    this.#random = random;
    this.#seed = random.word();
    this.#coming = Array.from({ length: ends }, () => []);
  }

  get isEmpty(): boolean {
    return this.#coming.every(({ length }) => length === 0);
  }

  /** A frame leaves for that end. */
  send(frame: Frame, to: number, now: number): void {
    const { loss, ackLoss, copies } = this.#weather;
    const { seen } = this;
    const first = BigInt(frame.data[0]!);
    const byte = (index: number): number => Number((first >> BigInt(8 * index)) & 0xffn);
    const isData = byte(at.tos) >> 2 === this.#options.dataDscp;
    seen.frames++;
    if (isData) seen.data++;
    if (this.#random.chance(isData ? loss : ackLoss)) {
      seen[isData ? 'lost' : 'acksLost']++;
      return;
    }
    const path = (byte(at.sourcePort) << 8) | byte(at.sourcePort + 1);
    const isCopied = this.#random.chance(copies);
    if (isCopied) seen.copied++;
    this.#later(this.#onTheWay(frame, isData), to, now, path);
    if (isCopied) this.#later(this.#onTheWay(frame, isData), to, now + this.#random.below(64), path);
  }

  /** The next frame that has come to an end by now. */
  arrival(end: number, now: number): Frame | undefined {
    const coming = this.#coming[end]!;
    return coming.length > 0 && coming[0]!.at <= now ? coming.shift()!.frame : undefined;
  }

  #later(frame: Frame, to: number, now: number, path: number): void {
    const { delay, spread } = this.#weather;
    const due = now + delay + (spread === 0 ? 0 : mix(path ^ this.#seed) % (spread + 1));
    const coming = this.#coming[to]!;
    let place = coming.length;
    while (place > 0 && coming[place - 1]!.at > due) place--;
    coming.splice(place, 0, { at: due, frame });
  }

  #onTheWay(frame: Frame, isData: boolean): Frame {
    const { size, trimmedDscp } = this.#options;
    if (isData && this.#random.chance(this.#weather.trimmed)) {
      this.seen.trimmed++;
      const dscps = { lastHop: false, trimmedDscp, trimmedLastHopDscp: trimmedDscp };
      return frameOf(trimmedFrame(bytesOf(frame, size), dscps), size);
    }
    if (!this.#random.chance(this.#weather.corrupted)) return frame;
    this.seen.corrupted++;
    const wrong = Uint8Array.from(bytesOf(frame, size));
    // What the UET CRC does not cover is the outer headers' to find.
    const place = this.#random.int(at.afterUdp, wrong.length - 1);
    wrong[place] = wrong[place]! ^ (1 << this.#random.below(8));
    return frameOf(wrong, size);
  }
}

/** What the codec finds of a frame. */
export const decoded = (frame: Frame, { wire, size }: Pick<NetworkOptions, 'wire' | 'size'>) =>
  decode(bytesOf(frame, size), wire);

/** A network with the weather of a run, and the DSCPs of its endpoints. */
export const badNetwork = (
  { wire, size, weather }: Pick<WorldOptions, 'wire' | 'size' | 'weather'>,
  ends: number,
  random: Random,
): BadNetwork =>
  new BadNetwork(ends, weather, { wire, size, trimmedDscp: dscps.trimmed, dataDscp: dscps.data }, random);

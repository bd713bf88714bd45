/** A network that adds INT to ACKs, made up as if all had one path that is loaded now more, now less. */
import type { Random } from '../../../../../support/random.ts';
import { BadNetwork } from '../pair/bad-network.ts';
import { dscps } from '../pair/endpoint-settings.ts';
import type { WorldOptions } from '../pair/endpoint-world.ts';
import { bytesOf, type Frame } from '../pair/frames.ts';
import { ackedPdc, hopPlaces } from '../pair/int-echo.ts';
import type { MakeNetwork, Network } from '../pair/network.ts';

interface Hop {
  time: number;
  bytes: number;
  load: number;
}

export class ToldNetwork implements Network {
  readonly #network: Network;
  readonly #size: number;
  readonly #random: Random;
  #hops: readonly Hop[] = [];

  /** `size` bytes a beat. */
  constructor(network: Network, size: number, random: Random) {
    this.#network = network;
    this.#size = size;
    this.#random = random;
  }

  get seen(): Readonly<Record<string, number>> {
    return this.#network.seen;
  }

  get isEmpty(): boolean {
    return this.#network.isEmpty;
  }

  send(frame: Frame, to: number, now: number): void {
    this.#network.send(frame, to, now);
  }

  clock(now: number): void {
    this.#network.clock?.(now);
  }

  arrival(end: number, now: number): Frame | undefined {
    const frame = this.#network.arrival(end, now);
    const pdcid = frame === undefined ? undefined : ackedPdc(bytesOf(frame, this.#size));
    return frame === undefined || pdcid === undefined ? frame : { ...frame, int: { pdcid, hops: this.#tell(now) } };
  }

  /** The path has another number of hops, or another load, every now and then. */
  #tell(now: number) {
    const random = this.#random;
    const time = Math.floor(now * 3.2);
    if (this.#hops.length === 0 || random.chance(0.02))
      this.#hops = Array.from({ length: random.int(1, hopPlaces) }, () => ({ time, bytes: 0, load: 1 }));
    return this.#hops.map((hop) => {
      if (random.chance(0.1)) hop.load = random.pick([0.3, 0.9, 1, 2]);
      // Units of 128 bytes at 100 Gb/s.
      hop.bytes += ((time - hop.time) * hop.load * 12.5) / 128;
      hop.time = time;
      const queue = hop.load > 1 ? random.below(2000) : 0;
      return { time: time % 2 ** 24, bytes: Math.floor(hop.bytes) % 2 ** 20, queue };
    });
  }
}

/** A bad network, with INT that is made up. */
export const badToldNetwork =
  ({ weather, wire, size }: Pick<WorldOptions, 'weather' | 'wire' | 'size'>): MakeNetwork =>
  (ends, random) => {
    const codes = { trimmedDscp: dscps.trimmed, dataDscp: dscps.data };
    return new ToldNetwork(new BadNetwork(ends, weather, { wire, size, ...codes }, random), size, random.fork('int'));
  };

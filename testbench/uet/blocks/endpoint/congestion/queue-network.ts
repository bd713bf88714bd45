/**
 * A network of queues: some parallel paths, of which each frame takes one by its entropy value, then the port of the
 * destination. Marks, trimming and priorities are those of the switch; frames of IPv4 without tags.
 */
import { mix, type Random } from '../../../../../support/random.ts';
import type { SwitchSettings } from '../../../golden/switch/switch-rules.ts';
import { dscps } from '../pair/endpoint-settings.ts';
import { bytesOf, type Frame, frameOf } from '../pair/frames.ts';
import type { Network } from '../pair/network.ts';
import { OutputQueue } from './output-queue.ts';

export interface QueueNetworkOptions {
  /** Bytes of a beat. */
  readonly size: number;
  /** Bytes a clock of each path, and of the port to each end. */
  readonly paths: readonly number[];
  readonly portRate: number;
  /** Clocks to a path, and from it to the port and on to the end, each. */
  readonly delay: number;
  /** Bytes of a queue; marks begin above the second, and trimming from the third on. */
  readonly capacity: number;
  readonly ecnLevel: number;
  readonly trimLevel: number;
}

const sourcePortAt = 34;

export class QueueNetwork implements Network {
  /** Of each end: the paths to it, and its port. */
  readonly paths: readonly (readonly OutputQueue<number>[])[];
  readonly ports: readonly OutputQueue<number>[];
  frames = 0;
  readonly #options: QueueNetworkOptions;
  readonly #seed: number;
  readonly #come: Frame[][];

  constructor(ends: number, options: QueueNetworkOptions, random: Random) {
    this.#options = options;
    this.#seed = random.word();
    this.#come = Array.from({ length: ends }, () => []);
    const { capacity, delay, size, paths, portRate, ecnLevel, trimLevel } = options;
    const settings = (lastHop: boolean): SwitchSettings => ({
      trimmableDscp: dscps.data,
      controlDscp: dscps.control,
      trimmedDscp: dscps.trimmed,
      trimmedLastHopDscp: dscps.lastHop,
      lastHop,
      trim: true,
      trimLevel,
      ecnLevel,
      ecnRamp: 2 ** Math.floor(Math.log2(capacity / 2)) - 1,
    });
    const queue = (rate: number, lastHop: boolean) =>
      new OutputQueue<number>({ rate, capacity, delay, settings: settings(lastHop) }, random.fork('marks'));
    this.ports = this.#come.map((come) => {
      const port = queue(portRate, true);
      port.onLeave = ({ bytes }) => come.push(frameOf(bytes, size));
      return port;
    });
    this.paths = this.ports.map((port) =>
      paths.map((rate) => {
        const path = queue(rate, false);
        path.onLeave = (item) => port.put(item);
        return path;
      }),
    );
  }

  get isEmpty(): boolean {
    return this.#come.every(({ length }) => length === 0) && this.#all.every(({ isEmpty }) => isEmpty);
  }

  get #all(): readonly OutputQueue<number>[] {
    return [...this.ports, ...this.paths.flat()];
  }

  get seen() {
    const sum = { frames: this.frames, marked: 0, trimmed: 0, dropped: 0 };
    for (const { seen } of this.#all)
      for (const name of ['marked', 'trimmed', 'dropped'] as const) sum[name] += seen[name];
    return sum;
  }

  /** The path of an entropy value. */
  pathOf(entropy: number): number {
    return mix(entropy ^ this.#seed) % this.#options.paths.length;
  }

  send(frame: Frame, to: number): void {
    const bytes = bytesOf(frame, this.#options.size);
    this.frames++;
    const path = this.pathOf(bytes[sourcePortAt]! * 256 + bytes[sourcePortAt + 1]!);
    this.paths[to]![path]!.put({ bytes, tag: path });
  }

  clock(now: number): void {
    for (const paths of this.paths) for (const path of paths) path.clock(now);
    for (const port of this.ports) port.clock(now);
  }

  arrival(end: number): Frame | undefined {
    return this.#come[end]!.shift();
  }
}

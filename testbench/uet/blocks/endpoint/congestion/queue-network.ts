/**
 * A network of queues: some parallel paths, of which each frame takes one by its entropy value, then the port of the
 * destination. Marks, trimming and priorities are those of the switch; frames of IPv4 without tags. Each port adds INT
 * to what leaves it, and an ACK has beside it what the newest packet of its PDC that has come whole brought.
 */
import { mix, type Random } from '../../../../../support/random.ts';
import type { HopSample } from '../../../golden/cms/hpcc/hpcc.ts';
import type { SwitchSettings } from '../../../golden/switch/switch-rules.ts';
import { dscps, ipOf } from '../pair/endpoint-settings.ts';
import { bytesOf, type Frame, frameOf } from '../pair/frames.ts';
import { ackedPdc, dataOf, type IntEcho } from '../pair/int-echo.ts';
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
const tosAt = 15;
const sourceAt = 26;

/** Of a frame: what an ACK brings back. */
interface Tag {
  readonly echo: IntEcho | undefined;
}

const isTrimmed = (bytes: Uint8Array): boolean =>
  [dscps.trimmed, dscps.lastHop].some((dscp) => dscp === bytes[tosAt]! >> 2);

export class QueueNetwork implements Network {
  /** Of each end: the paths to it, and its port. */
  readonly paths: readonly (readonly OutputQueue<Tag>[])[];
  readonly ports: readonly OutputQueue<Tag>[];
  frames = 0;
  readonly #options: QueueNetworkOptions;
  readonly #seed: number;
  readonly #come: Frame[][];
  /** INT that has come to each end, by the address and the PDCID of its sender. */
  readonly #told: Map<string, readonly HopSample[]>[];

  constructor(ends: number, options: QueueNetworkOptions, random: Random) {
    this.#options = options;
    this.#seed = random.word();
    this.#come = Array.from({ length: ends }, () => []);
    this.#told = this.#come.map(() => new Map<string, readonly HopSample[]>());
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
      new OutputQueue<Tag>({ rate, capacity, delay, settings: settings(lastHop) }, random.fork('marks'));
    this.ports = this.#come.map((come, end) => {
      const port = queue(portRate, true);
      port.onLeave = ({ bytes, tag, hops }) => {
        const data = isTrimmed(bytes) ? undefined : dataOf(bytes);
        if (data !== undefined) this.#told[end]!.set(`${data.source} ${data.pdcid}`, hops);
        come.push({ ...frameOf(bytes, size), ...(tag.echo === undefined ? {} : { int: tag.echo }) });
      };
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

  get #all(): readonly OutputQueue<Tag>[] {
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
    const pdcid = ackedPdc(bytes);
    const from = Buffer.from(bytes).readUInt32BE(sourceAt) - ipOf(0);
    const hops = pdcid === undefined ? undefined : this.#told[from]?.get(`${ipOf(to)} ${pdcid}`);
    const echo = pdcid === undefined || hops === undefined ? undefined : { pdcid, hops };
    this.paths[to]![path]!.put({ bytes, tag: { echo }, hops: [] });
  }

  clock(now: number): void {
    for (const paths of this.paths) for (const path of paths) path.clock(now);
    for (const port of this.ports) port.clock(now);
  }

  arrival(end: number): Frame | undefined {
    return this.#come[end]!.shift();
  }
}

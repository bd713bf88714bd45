/** What of a run is shown afterwards: rates and windows over time, the load of links, the time line of a packet. */
import type { PortSample } from '../network/packet.ts';
import type { FlowStatistics } from './flow-statistics.ts';
import { type PacketTimeline, PacketWays } from './packet-timeline.ts';
import { RtlSystemNode } from './rtl-system-node.ts';
import type { StageProbe } from './stage-probe.ts';
import { regionOf, type SystemListener, type SystemView } from './system-bench.ts';
import { clocksPerUs, clockTime, type NodeKind } from './system-node.ts';

/** us, and what stands for it. */
export type Series = readonly (readonly [us: number, value: number])[];

export interface FlowSeries {
  readonly from: number;
  readonly to: number;
  /** Payload placed, in Gb/s. */
  readonly rates: Series;
  /** Bytes; none of a constant window. */
  readonly windows: Series;
}

/** A link of the network with its mean rate in Gb/s. */
export interface LinkLoad {
  readonly from: { readonly kind: 'host' | 'leaf' | 'spine'; readonly index: number };
  readonly to: { readonly kind: 'host' | 'leaf' | 'spine'; readonly index: number };
  readonly gbps: number;
}

export interface SystemRecording {
  readonly kinds: readonly NodeKind[];
  readonly leaves: number;
  readonly spines: number;
  readonly links: readonly LinkLoad[];
  readonly flows: readonly FlowSeries[];
  /** Bytes of data that wait for host 0. */
  readonly queue: Series;
  readonly timeline: PacketTimeline | undefined;
}

interface GrowingFlow extends FlowSeries {
  readonly rates: [number, number][];
  readonly windows: [number, number][];
  /** Bytes when the last rate was taken. */
  placed: number;
}

/** A rate is taken every so many samples: in one of them a flow has few packets. */
const rateSamples = 4;

/** Follows packets of `followed` to host 0. */
export class SystemRecorder implements SystemListener {
  readonly #ways: PacketWays;
  readonly #followed: number;
  readonly #flows = new Map<string, GrowingFlow>();
  readonly #queue: [number, number][] = [];
  #view: SystemView | undefined;
  /** us of the last rates. */
  #lastRate = 0;

  constructor(followed: number) {
    this.#followed = followed;
    this.#ways = new PacketWays(followed, 0, (key) => regionOf(Number(key - regionOf(0).key)).base);
  }

  onStart(view: SystemView): void {
    this.#view = view;
    const sender = view.nodes[this.#followed]!;
    if (sender instanceof RtlSystemNode) sender.onPicked = (entropy) => this.#ways.picked(entropy, this.#time);
    for (const node of new Set([sender, view.nodes[0]!]))
      if (node instanceof RtlSystemNode) node.showStages(() => this.#time);
    const receiver = view.nodes[0]!;
    const placed = receiver.onPlaced;
    receiver.onPlaced = (address, bytes) => {
      placed(address, bytes);
      this.#ways.placed(address, this.#time);
    };
  }

  onFrame(frame: Uint8Array, host: number, time: number): void {
    this.#ways.left(frame, host, time);
  }

  follows(frame: Uint8Array): boolean {
    return this.#ways.follows(frame);
  }

  onArrived(frame: Uint8Array, host: number, time: number, samples?: readonly PortSample[]): void {
    this.#ways.arrived(frame, host, time, samples);
  }

  onSample({ now, checker, fabric, nodes }: SystemView): void {
    const us = now / clocksPerUs;
    this.#queue.push([us, fabric.network.last[0]!.queue.dataBytes]);
    for (const { from, to, placed } of checker.progress) {
      const name = `${from} ${to}`;
      const flow = this.#flows.get(name) ?? { from, to, rates: [], windows: [], placed: 0 };
      this.#flows.set(name, flow);
      if (this.#queue.length % rateSamples === 0) {
        flow.rates.push([us, (8e-3 * (placed - flow.placed)) / (us - this.#lastRate)]);
        flow.placed = placed;
      }
      const { window } = nodes[from]!;
      if (window !== undefined) flow.windows.push([us, window]);
    }
    if (this.#queue.length % rateSamples === 0) this.#lastRate = us;
  }

  recording(flows: readonly FlowStatistics[]): SystemRecording {
    const { network } = this.#view!.fabric;
    const end = Math.max(...flows.map(({ completionUs }) => completionUs));
    const gbps = (bytes: number): number => (8e-3 * bytes) / end;
    const host = (index: number) => ({ kind: 'host', index }) as const;
    const leaf = (index: number) => ({ kind: 'leaf', index }) as const;
    const spine = (index: number) => ({ kind: 'spine', index }) as const;
    const links: LinkLoad[] = [
      ...this.#view!.fabric.ports.map(({ line }, i) => ({
        from: host(i),
        to: leaf(network.leafOf(i)),
        gbps: gbps(line.sentBytes),
      })),
      ...network.last.map(({ transmitter }, i) => ({
        from: leaf(network.leafOf(i)),
        to: host(i),
        gbps: gbps(transmitter.sentBytes),
      })),
      ...network.up.flatMap((ports, from) =>
        ports.map(({ transmitter }, to) => ({ from: leaf(from), to: spine(to), gbps: gbps(transmitter.sentBytes) })),
      ),
      ...network.down.flatMap((ports, from) =>
        ports.map(({ transmitter }, to) => ({ from: spine(from), to: leaf(to), gbps: gbps(transmitter.sentBytes) })),
      ),
    ];
    const { leaves, spines } = network.settings;
    return {
      kinds: this.#view!.nodes.map(({ kind }) => kind),
      leaves,
      spines,
      links,
      flows: [...this.#flows.values()].map(({ from, to, rates, windows }) => ({
        from,
        to,
        rates: rates.filter(([us]) => us <= end + 1),
        windows: windows.filter(([us]) => us <= end + 1),
      })),
      queue: this.#queue.filter(([us]) => us <= end + 1),
      timeline: this.#ways.timeline({ from: this.#probe(this.#followed), to: this.#probe(0) }),
    };
  }

  #probe(host: number): StageProbe | undefined {
    const node = this.#view!.nodes[host]!;
    return node instanceof RtlSystemNode ? node.probe : undefined;
  }

  /** ps; before the first clock 0. */
  get #time(): number {
    return this.#view!.clock() * clockTime;
  }
}

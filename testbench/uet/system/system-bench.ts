/**
 * Endpoints, each in hardware or golden, over a network of switches: hosts send the messages of a workload, and a
 * checker that knows only what hosts see says what has become of them. All of it follows from the seed.
 */
import assert from 'node:assert/strict';
import { seededRandom } from '../../../support/random.ts';
import type { Engine } from '../../engine/simulator.ts';
import { EventQueue } from '../network/event-queue.ts';
import type { LeafSpineSettings } from '../network/leaf-spine.ts';
import type { PortSample } from '../network/packet.ts';
import { type Delivery, DeliveryChecker, patternBytes } from './delivery-checker.ts';
import { Fabric, type Incident, usualFabric } from './fabric.ts';
import { type FlowStatistics, FlowStatisticsOfRun } from './flow-statistics.ts';
import { GoldenSystemNode } from './golden-system-node.ts';
import { type NodeOptions, systemBdp, systemLink } from './node-options.ts';
import { RtlSystemNode } from './rtl-system-node.ts';
import { clocksPerUs, clockTime, type NodeKind, type SystemMode, type SystemNode } from './system-node.ts';
import { messagesOf, type SystemMessage, sendBytes, type WorkloadName } from './workloads.ts';

export interface SystemOptions {
  /** What each host is. */
  readonly nodes: readonly NodeKind[];
  readonly workload: WorkloadName;
  /** Bytes of WRITEs that each host sends in all. */
  readonly bytes: number;
  readonly seed: number;
  /** By default `rud`, `nscc` with mixed paths, 16 of them. */
  readonly mode?: SystemMode;
  readonly congestion?: NodeOptions['congestion'];
  readonly paths?: NodeOptions['paths'];
  /** What the links of hosts in hardware have, whose columns are damaged now and then; without it they have none. */
  readonly parts?: NodeOptions['parts'];
  readonly lineErrors?: number;
  /** Engines show the signals inside of hosts in hardware, where they can. */
  readonly traced?: boolean;
  /** Of links between switches. */
  readonly loss?: number;
  readonly bitErrorRate?: number;
  readonly incidents?: readonly Incident[];
  readonly fabric?: Partial<Omit<LeafSpineSettings, 'hosts' | 'seed'>>;
}

/** What a run shows while it goes on. */
export interface SystemView {
  /** Clocks of 3.2 ns. */
  readonly now: number;
  readonly checker: DeliveryChecker;
  readonly statistics: FlowStatisticsOfRun;
  readonly fabric: Fabric;
  readonly nodes: readonly SystemNode[];
  /** The clock that passes. */
  clock(): number;
}

/** Who hears of a run. `time` in ps. */
export interface SystemListener {
  onStart?(view: SystemView): void;
  onFrame?(frame: Uint8Array, host: number, time: number): void;
  /** Whether the ports that a frame leaves are to be told when it has arrived. */
  follows?(frame: Uint8Array): boolean;
  onArrived?(frame: Uint8Array, host: number, time: number, ports?: readonly PortSample[]): void;
  /** Every `sampleClocks`. */
  onSample?(view: SystemView): void;
}

export interface SystemResult extends Delivery {
  readonly passed: boolean;
  /** Until the last completion. */
  readonly us: number;
  readonly clocks: number;
  readonly flows: readonly FlowStatistics[];
  readonly network: Fabric['seen'];
}

export const sampleClocks = 512;

/** Clocks without progress after which a run is given up. */
const patience = 500_000;
/** Clocks for which a run goes on after its last completion: what comes twice comes then. */
const afterwards = 4000;

/** Regions of a host: one for each that writes to it. */
export const regionOf = (from: number) => ({ key: 0x5100n + BigInt(from), base: BigInt(from + 1) << 36n });
const fromOfAddress = (address: bigint): number => Number(address >> 36n) - 1;

export const usualPaths = { scheme: 'mixed', paths: 16, freeze: 3_125_000 } as const;

/** A run to its end. A stall, and what a design's own checks find wrong, is thrown as an `AssertionError`. */
export async function runSystem(
  engine: Engine,
  options: SystemOptions,
  listener: SystemListener = {},
): Promise<SystemResult> {
  const nodes = await nodesOf(engine, options);
  try {
    return new SystemRun(nodes, options, listener).run();
  } finally {
    for (const node of nodes) node.dispose();
  }
}

async function nodesOf(engine: Engine, options: SystemOptions): Promise<SystemNode[]> {
  const { congestion = 'nscc', paths = usualPaths, seed } = options;
  const random = seededRandom(seed);
  const { parts, lineErrors = 0, traced = false } = options;
  // Golden endpoints have no layer of transport security.
  if (parts?.includes('tss') && options.nodes.includes('golden'))
    throw new RangeError('a golden endpoint has no transport security: give hardware for all hosts, or no tss');
  const made: SystemNode[] = [];
  for (const [host, kind] of options.nodes.entries()) {
    const its = {
      host,
      random: random.fork(`host ${host}`),
      congestion,
      cwnd: systemBdp,
      link: systemLink,
      paths,
      parts,
      lineErrors,
      traced,
    };
    made.push(kind === 'rtl' ? await RtlSystemNode.make(engine, its) : new GoldenSystemNode(its));
  }
  return made;
}

class SystemRun {
  readonly #events = new EventQueue();
  readonly #nodes: readonly SystemNode[];
  readonly #listener: SystemListener;
  readonly #messages: readonly (readonly SystemMessage[])[];
  readonly #checker: DeliveryChecker;
  readonly #statistics = new FlowStatisticsOfRun();
  readonly #fabric: Fabric;
  #now = 0;
  #lastDone = 0;
  #lastProgress = 0;
  #placed = 0;

  constructor(nodes: readonly SystemNode[], options: SystemOptions, listener: SystemListener) {
    const { workload, bytes, seed, mode = 'rud', loss = 0, bitErrorRate = 0, incidents = [] } = options;
    const hosts = nodes.length;
    const messages = messagesOf({ name: workload, hosts, bytes, mode, seed });
    this.#nodes = nodes;
    this.#listener = listener;
    this.#checker = new DeliveryChecker(messages);
    this.#messages = nodes.map((_, host) => messages.filter(({ from }) => from === host));
    const settings = { ...usualFabric, ...options.fabric, hosts, seed, loss, bitErrorRate, incidents };
    this.#fabric = new Fabric(this.#events, nodes, settings, {
      onSent: (frame, host, time) => {
        this.#statistics.sent(frame);
        listener.onFrame?.(frame, host, time);
      },
      follows: (frame) => listener.follows?.(frame) ?? false,
      onArrived: (frame, host, time, ports) => {
        this.#statistics.arrived(frame);
        listener.onArrived?.(frame, host, time, ports);
      },
    });
    for (const [host, node] of nodes.entries()) this.#prepare(node, host);
  }

  run(): SystemResult {
    for (const [host, messages] of this.#messages.entries())
      for (const message of messages) this.#send(this.#nodes[host]!, message);
    this.#listener.onStart?.(this.#view);
    const tick = (): void => {
      this.#clock();
      this.#events.after(clockTime, tick, undefined);
    };
    this.#events.at(0, tick, undefined);
    this.#events.run(undefined, () => this.#checker.isComplete && this.#now - this.#lastDone > afterwards);
    for (const node of this.#nodes) node.check();
    const delivery = this.#checker.result();
    const us = this.#lastDone / clocksPerUs;
    const { bytesWrong, lost, duplicates } = delivery;
    return {
      ...delivery,
      passed: bytesWrong + lost + duplicates === 0,
      us,
      clocks: this.#now,
      flows: this.#statistics.all,
      network: this.#fabric.seen,
    };
  }

  get #view(): SystemView {
    return {
      now: this.#now,
      checker: this.#checker,
      statistics: this.#statistics,
      fabric: this.#fabric,
      nodes: this.#nodes,
      clock: () => this.#now,
    };
  }

  /** Regions, buffers, and what the host hears. */
  #prepare(node: SystemNode, host: number): void {
    const checker = this.#checker;
    for (let from = 0; from < this.#nodes.length; from++) {
      const length = checker.regionBytes(from, host);
      if (length > 0) node.setRegion(from, { ...regionOf(from), length });
    }
    const sends = this.#messages.flat().filter(({ to, op }) => to === host && op === 'send').length;
    const buffers = new Uint8Array(sends * sendBytes);
    for (let id = 0; id < sends; id++) node.post({ id, address: BigInt(id * sendBytes), length: sendBytes });
    node.onPlaced = (address, bytes) => {
      const from = fromOfAddress(address);
      if (from < 0) buffers.set(bytes, Number(address));
      else checker.wrote(from, host, Number(address - regionOf(from).base), bytes);
    };
    node.onArrival = ({ op, headerData, buffer }) => {
      const header = headerData ?? 0n;
      const bytes = op === 'send' ? buffers.subarray(buffer * sendBytes, (buffer + 1) * sendBytes) : undefined;
      checker.heard(Number(header >> 32n), Number(header & 0xffff_ffffn), bytes);
      this.#lastDone = this.#now;
    };
    node.onSent = ({ wrId, result, code }) => {
      assert.equal(result, 'ok', `message ${wrId} of host ${host} has ended with ${code}`);
      const { to, length } = this.#messages[host]![wrId]!;
      checker.completed(host, wrId);
      this.#lastDone = this.#now;
      this.#statistics.completed(host, to, length, this.#now / clocksPerUs);
    };
  }

  #send(node: SystemNode, { from, to, index, op, mode, length, offset }: SystemMessage): void {
    const bytes = patternBytes(from, to, offset, length);
    const header = (BigInt(from) << 32n) | BigInt(index);
    const { key } = regionOf(from);
    const where = { key, offset: op === 'write' ? offset : 0, initiator: from, headerData: header };
    node.send({ wrId: index, peer: to, op, mode, bytes, ...where });
  }

  #clock(): void {
    for (const node of this.#nodes) node.clock(this.#now);
    this.#now++;
    if (this.#now % sampleClocks !== 0) return;
    for (const node of this.#nodes) node.check();
    const { placed, complete } = this.#checker;
    if (placed + complete !== this.#placed) this.#lastProgress = this.#now;
    this.#placed = placed + complete;
    if (this.#now - this.#lastProgress > patience)
      assert.fail(`nothing happens any more: ${JSON.stringify({ now: this.#now, placed, complete })}`);
    this.#listener.onSample?.(this.#view);
  }
}

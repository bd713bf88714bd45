/** The endpoint in hardware as a node of the system bench. */
import { type Design, elaborate } from '../../../rtl-gen/hdl/index.ts';
import { controlledOptions, endpointOptions } from '../../../rtl-gen/uet/endpoint/designs.ts';
import { endpointName, uetEndpoint } from '../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Engine, PortHandle, Simulator } from '../../engine/simulator.ts';
import type { HostBuffer, HostRegion } from '../peer/host-memory.ts';
import type { NodeArrival, NodeSent } from '../peer/node.ts';
import { RtlEndpoint } from '../peer/rtl-endpoint.ts';
import type { NodeOptions } from './node-options.ts';
import { ipOfHost, type SystemNode, type SystemSend } from './system-node.ts';

/** Bytes a clock. */
const size = 64;

const buildOf = (congestion: NodeOptions['congestion']) =>
  congestion === 'window' ? endpointOptions(size) : controlledOptions(size, congestion);

const designs = new Map<NodeOptions['congestion'], Design>();

/** The design that runs, elaborated once: all hosts and runs share what an engine makes of it. */
export function systemDesign(congestion: NodeOptions['congestion']): Design {
  const design = designs.get(congestion) ?? elaborate(uetEndpoint(buildOf(congestion)));
  designs.set(congestion, design);
  return design;
}

export const systemDesignName = (congestion: NodeOptions['congestion']): string => endpointName(buildOf(congestion));

export class RtlSystemNode implements SystemNode {
  readonly kind = 'rtl';
  onFrame: (frame: Uint8Array) => void = () => {};
  onSent: (sent: NodeSent) => void = () => {};
  onArrival: (arrival: NodeArrival) => void = () => {};
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  takesFrame: () => boolean = () => true;
  window: number | undefined;
  /** Path selection has chosen the entropy value of the next packet. */
  onPicked: ((entropy: number) => void) | undefined;
  readonly #endpoint: RtlEndpoint;
  readonly #limit: { readonly valid: PortHandle; readonly cwnd: PortHandle } | undefined;
  readonly #pick: { readonly valid: PortHandle; readonly entropy: PortHandle } | undefined;

  private constructor(simulator: Simulator, options: NodeOptions) {
    const { host, random, cwnd, link, paths, congestion } = options;
    const endpoint = new RtlEndpoint(simulator, {
      size,
      settings: { end: host, cwnd, pdcsPerTuple: 1, maxRtoRetx: 15, link, paths },
      random,
      ipOf: ipOfHost,
    });
    this.#endpoint = endpoint;
    endpoint.onFrame = (frame) => this.onFrame(frame);
    endpoint.onSent = (sent) => this.onSent(sent);
    endpoint.onArrival = (arrival) => this.onArrival(arrival);
    endpoint.onPlaced = (address, bytes) => this.onPlaced(address, bytes);
    endpoint.takesFrame = () => this.takesFrame();
    if (congestion !== 'nscc') return;
    const port = (name: string): PortHandle => simulator.port(`congestion_${name}`);
    this.#limit = { valid: port('cc_limit_valid'), cwnd: port('cc_limit_cwnd') };
    this.#pick = { valid: port('path_picked_valid'), entropy: port('path_picked_entropy') };
  }

  /** Builds a simulator of `systemDesign`, and takes it through its reset. */
  static async make(engine: Engine, design: Design, options: NodeOptions): Promise<RtlSystemNode> {
    return new RtlSystemNode(await engine.create(design, { seed: options.random.word() }), options);
  }

  send({ mode, ...message }: SystemSend): void {
    if (mode === 'roce') throw new RangeError('hardware has no mode of RoCEv2');
    this.#endpoint.send({ ...message, mode });
  }

  receive(frame: Uint8Array): void {
    this.#endpoint.receive(frame);
  }

  setRegion(slot: number, region: HostRegion): void {
    this.#endpoint.setRegion(slot, region);
  }

  post(buffer: HostBuffer): void {
    this.#endpoint.post(buffer);
  }

  clock(): void {
    if (this.#limit !== undefined && this.#limit.valid.get() === 1) this.window = Number(this.#limit.cwnd.get());
    if (this.onPicked !== undefined && this.#pick?.valid.get() === 1)
      this.onPicked(0x8000 | Number(this.#pick.entropy.get()));
    this.#endpoint.clock();
  }

  /** It looks at its line in each clock. */
  lineIsFree(): void {}

  check(): void {
    this.#endpoint.check();
  }

  dispose(): void {
    this.#endpoint.simulator.dispose();
  }
}

/** The endpoint in hardware as a node of the system bench. */
import { type Design, elaborate } from '../../../rtl-gen/hdl/index.ts';
import { controlledOptions, endpointOptions } from '../../../rtl-gen/uet/endpoint/designs.ts';
import { type EndpointLinkOptions, uetEndpointLink } from '../../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import { linkEnd } from '../../../rtl-gen/uet/endpoint/line/link-end.ts';
import { endpointName, uetEndpoint } from '../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Engine, PortHandle, Simulator } from '../../engine/simulator.ts';
import { optionsOf, type PartName } from '../blocks/endpoint/link/link-parts.ts';
import { LinkedEnd } from './linked-end.ts';
import type { HostBuffer, HostRegion, NodeArrival, NodeSent } from './messages.ts';
import type { NodeOptions } from './node-options.ts';
import { RtlEndpoint } from './rtl-endpoint.ts';
import { StageProbe } from './stage-probe.ts';
import { ipOfHost, type SystemNode, type SystemSend } from './system-node.ts';

/** Bytes a clock. */
const size = 64;
/** Clocks of a way between both ends of a link, beside what the network takes to a host. */
const lineClocks = 10;

const buildOf = (congestion: NodeOptions['congestion']) =>
  congestion === 'window' ? endpointOptions(size) : controlledOptions(size, congestion);

/** What an endpoint is built with, and its link, where it has one. */
type Build = Pick<NodeOptions, 'congestion' | 'parts'>;

interface SystemDesigns {
  readonly near: Design;
  /** The other end of its link. */
  readonly far: Design | undefined;
}

const designs = new Map<string, SystemDesigns>();

const linkedBuild = (congestion: Build['congestion'], parts: readonly PartName[]): EndpointLinkOptions => {
  const { link, tss } = optionsOf(parts);
  return { ...buildOf(congestion), link, ...(tss && { tss }) };
};

function elaborated({ congestion, parts }: Build): SystemDesigns {
  if (parts === undefined) return { near: elaborate(uetEndpoint(buildOf(congestion))), far: undefined };
  const build = linkedBuild(congestion, parts);
  return { near: elaborate(uetEndpointLink(build)), far: elaborate(linkEnd(size, build.link)) };
}

/** The designs that run, elaborated once: all hosts and runs share what an engine makes of them. */
export function systemDesigns(build: Build): SystemDesigns {
  const key = JSON.stringify([build.congestion, build.parts]);
  const made = designs.get(key) ?? elaborated(build);
  designs.set(key, made);
  return made;
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
  /** When packets pass the stages inside, from `showStages` on, where the engine shows its signals. */
  probe: StageProbe | undefined;
  readonly #endpoint: RtlEndpoint;
  readonly #limit: { readonly valid: PortHandle; readonly cwnd: PortHandle } | undefined;
  readonly #pick: { readonly valid: PortHandle; readonly entropy: PortHandle } | undefined;

  private constructor(simulator: Simulator, options: NodeOptions, link: LinkedEnd | undefined) {
    const { host, random, cwnd, paths, congestion } = options;
    const endpoint = new RtlEndpoint(simulator, {
      size,
      settings: { end: host, cwnd, pdcsPerTuple: 1, maxRtoRetx: 15, link: options.link, paths },
      random,
      link,
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

  /** Builds simulators of `systemDesigns`, and takes them through their reset, and a link until it is up. */
  static async make(engine: Engine, options: NodeOptions): Promise<RtlSystemNode> {
    const { near, far } = systemDesigns(options);
    const { random, host, parts, lineErrors: errors = 0 } = options;
    const simulator = await engine.create(near, { seed: random.word(), trace: options.traced ?? false });
    if (parts === undefined || far === undefined) return new RtlSystemNode(simulator, options, undefined);
    const its = random.fork('link');
    const end = await engine.create(far, { seed: its.word() });
    const { link } = optionsOf(parts);
    const isSecured = parts.includes('tss');
    const made = new LinkedEnd(end, { host, size, link, isSecured, delay: lineClocks, errors, random: its });
    return new RtlSystemNode(simulator, options, made);
  }

  /** Times of all stages from now on are what `time` says. */
  showStages(time: () => number): void {
    const probe = StageProbe.of(this.#endpoint.simulator);
    this.probe = probe;
    if (probe !== undefined) this.#endpoint.onSettled = () => probe.clock(time());
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
    this.#endpoint.dispose();
  }
}

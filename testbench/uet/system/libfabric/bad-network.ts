/** Endpoints of SES below switches that lose frames, trim them, copy them, and send them by several ways. */
import { seededRandom } from '../../../../support/random.ts';
import { capabilitiesOf } from '../../golden/ses/capabilities.ts';
import type { ProfileName } from '../../golden/ses/profiles.ts';
import { EventQueue } from '../../network/event-queue.ts';
import { Fabric, usualFabric } from '../fabric.ts';
import { clockTime } from '../system-node.ts';
import { type EndpointOptions, LibfabricEndpoint } from './endpoint.ts';
import { HostArray } from './host-array.ts';
import type { MessagingEndpoint } from './messaging-endpoint.ts';
import type { RtlLibfabricEndpoint } from './rtl-endpoint.ts';

export interface NetworkOptions extends Pick<EndpointOptions, 'profile' | 'mode' | 'rel' | 'settings' | 'returns'> {
  /** An even number. */
  readonly hosts: number;
  readonly seed: number;
  /** Of each link between switches. */
  readonly loss: number;
  /** Of each of them the probability that a frame comes twice: by default 0. */
  readonly copies?: number;
  /** Bytes of memory of each. */
  readonly memory?: number;
  /** Of each host, where they are not all of one: their addresses say what each can do. */
  readonly profiles?: readonly ProfileName[];
  /** The first hosts, where they are in hardware. */
  readonly hardware?: readonly RtlLibfabricEndpoint[];
}

/** ps between looks at timers: 1.28 us. */
const step = 1_280_000;

/** Back-offs and waits in ms, short ones, as the network is quick. */
const quick = { backOff: [0.2, 0.4] as const, maxResends: 12, targetTime: 1000 };

export class BadNetwork {
  readonly endpoints: readonly MessagingEndpoint[];
  readonly memories: readonly HostArray[];
  readonly fabric: Fabric;
  /** A frame leaves a host; `time` in ps. */
  onSent: (frame: Uint8Array, time: number) => void = () => {};
  /** A frame comes to a host. */
  onArrived: (frame: Uint8Array, host: number) => void = () => {};
  readonly #events = new EventQueue();

  constructor({ hosts, seed, loss, copies = 0, memory = 65_536, hardware = [], profiles, ...rest }: NetworkOptions) {
    const { settings, ...options } = rest;
    const random = seededRandom(seed);
    this.memories = Array.from({ length: hosts }, (_, host) => hardware[host]?.memory ?? new HostArray(memory));
    this.endpoints = this.memories.map((of, host) => {
      if (hardware[host] !== undefined) return hardware[host];
      const own = random.fork(`host ${host}`);
      const draws = { random: () => own.word() / 2 ** 32, word: () => own.word() };
      const initiator = { ...quick, ...settings?.initiator };
      return new LibfabricEndpoint({
        // Endpoints in hardware have return spaces, and read from those that have them, too.
        returns: hardware.length > 0,
        ...options,
        ...draws,
        profile: profiles?.[host] ?? options.profile,
        settings: { ...settings, initiator },
        jobId: 1,
        host,
        initiator: host,
        memory: of,
      });
    });
    if (profiles !== undefined)
      for (const endpoint of this.endpoints)
        for (const [peer, name] of profiles.entries()) endpoint.avInsert(peer, capabilitiesOf(name));
    const nodes = this.endpoints.map(({ node }) => node);
    const wires = { ...usualFabric, hosts, seed, loss, copies, bitErrorRate: 0, incidents: [] };
    this.fabric = new Fabric(this.#events, nodes, wires, {
      onSent: (frame, _, time) => this.onSent(frame, time),
      onArrived: (frame, host) => this.onArrived(frame, host),
      follows: () => false,
    });
    const clock = (): void => {
      for (const one of hardware) one.clock();
      this.#events.after(clockTime, clock, undefined);
    };
    if (hardware.length > 0) clock();
  }

  /** ps. */
  get now(): number {
    return this.#events.now;
  }

  /** Runs `action` at a time in ps that is not past. */
  at(time: number, action: () => void): void {
    this.#events.at(time, action, undefined);
  }

  /** Runs until `isDone`, which is asked every 1.28 us; a `RangeError` after so many ms. */
  run(isDone: () => boolean, most = 1000): void {
    const end = this.now + most * 1e9;
    while (!isDone()) {
      if (this.now > end) throw new RangeError(`it is not over after ${most} ms`);
      for (const { node } of this.endpoints) node.poll(Math.floor(this.now / 128_000));
      const next = this.now + step;
      // An event of its own, so that time goes on where nothing else happens.
      this.#events.at(next, () => {}, undefined);
      this.#events.run(next);
    }
  }
}

/** A Clos network of two levels: hosts below leaf switches, and each of these below every spine. */
import { seededRandom } from '../../../support/random.ts';
import { ecmpChoice } from './ecmp.ts';
import type { EventQueue } from './event-queue.ts';
import { goodLink, Link, type LinkState } from './link.ts';
import { OutputPort } from './output-port.ts';
import type { Packet, PacketSink, PacketSource } from './packet.ts';
import type { QueueSettings } from './switch-queue.ts';
import { Transmitter } from './transmitter.ts';

export interface LeafSpineSettings {
  readonly hosts: number;
  readonly leaves: number;
  readonly spines: number;
  /** Of every link, in bit/s. */
  readonly rate: number;
  /** Of every link, and from the last bit into a switch to the queue of its output, in ps. */
  readonly linkDelay: number;
  readonly switchDelay: number;
  readonly queue: Omit<QueueSettings, 'isLastHop'>;
  /** Other marks at the ports to hosts: `false` for none. */
  readonly marksAtLastHop: boolean;
  readonly seed: number;
}

/** What a host is to the network: where its packets come from, and where those for it go. */
export interface Attachment<Body> {
  readonly source: PacketSource<Body>;
  readonly sink: PacketSink<Body>;
}

export class LeafSpine<Body> {
  readonly settings: LeafSpineSettings;
  /** The ports: leaf to spine, spine to leaf, leaf to host; by switch, then by where they lead. */
  readonly up: readonly OutputPort<Body>[][];
  readonly down: readonly OutputPort<Body>[][];
  readonly last: readonly OutputPort<Body>[];
  /** Host to leaf; by host. */
  readonly hostLinks: readonly Link<Body>[];
  readonly #events: EventQueue;
  readonly #salts: readonly number[];
  readonly #attached: (Attachment<Body> | undefined)[];
  readonly #perLeaf: number;
  /** By leaf, the spines to which it has no way any more, as all leaves know. */
  readonly #withdrawn: readonly Set<number>[];
  /** Packets for which a leaf knew no way. */
  unreachable = 0;

  constructor(events: EventQueue, settings: LeafSpineSettings) {
    const { hosts, leaves, spines, rate, linkDelay, switchDelay, queue, marksAtLastHop, seed } = settings;
    if (hosts % leaves !== 0) throw new RangeError(`${hosts} hosts are not the same number below ${leaves} leaves`);
    this.settings = settings;
    this.#events = events;
    this.#perLeaf = hosts / leaves;
    this.#attached = Array.from({ length: hosts }, () => undefined);
    this.#withdrawn = Array.from({ length: leaves }, () => new Set());
    const random = seededRandom(seed);
    const salts = random.fork('salts');
    this.#salts = Array.from({ length: leaves }, () => salts.word());
    // A switch takes its time between input and queue, so it is added to the link's.
    const inner: LinkState = goodLink(rate, linkDelay + switchDelay);
    const port = (name: string, isLastHop: boolean, sink: PacketSink<Body>): OutputPort<Body> => {
      const ecn = isLastHop && !marksAtLastHop ? undefined : queue.ecn;
      const link = isLastHop ? goodLink(rate, linkDelay) : inner;
      return new OutputPort(events, { queue: { ...queue, ecn, isLastHop }, link }, random.fork(name), sink);
    };
    const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
    this.last = range(hosts).map((host) => port(`last ${host}`, true, (packet) => this.#attached[host]?.sink(packet)));
    this.down = range(spines).map((spine) =>
      range(leaves).map((leaf) =>
        port(`down ${spine} ${leaf}`, false, (packet) => this.last[packet.destination]!.put(packet)),
      ),
    );
    this.up = range(leaves).map((leaf) =>
      range(spines).map((spine) =>
        port(`up ${leaf} ${spine}`, false, (packet) => this.down[spine]![this.leafOf(packet.destination)]!.put(packet)),
      ),
    );
    this.hostLinks = range(hosts).map(
      (host) =>
        new Link(events, inner, random.fork(`host ${host}`), (packet) => this.#route(this.leafOf(host), packet)),
    );
  }

  leafOf(host: number): number {
    return Math.floor(host / this.#perLeaf);
  }

  /** Attaches a host; its transmitter, which it wakes when it has something to send. */
  attach(host: number, attachment: Attachment<Body>): Transmitter<Body> {
    if (this.#attached[host] !== undefined) throw new RangeError(`host ${host} is attached already`);
    this.#attached[host] = attachment;
    return new Transmitter(this.#events, this.hostLinks[host]!, attachment.source);
  }

  /** Both directions between a leaf and a spine. */
  between(leaf: number, spine: number): readonly OutputPort<Body>[] {
    return [this.up[leaf]![spine]!, this.down[spine]![leaf]!];
  }

  /** From now on routing takes no way between this leaf and this spine, or does again. A link fails before that. */
  withdraw(leaf: number, spine: number, isWithdrawn = true): void {
    if (isWithdrawn) this.#withdrawn[leaf]!.add(spine);
    else this.#withdrawn[leaf]!.delete(spine);
  }

  /** All ports of switches, by level. */
  get levels(): Readonly<Record<'up' | 'down' | 'last', readonly OutputPort<Body>[]>> {
    return { up: this.up.flat(), down: this.down.flat(), last: this.last };
  }

  #route(leaf: number, packet: Packet<Body>): void {
    if (this.leafOf(packet.destination) === leaf) {
      this.last[packet.destination]!.put(packet);
      return;
    }
    const ports = this.#choices(leaf, this.leafOf(packet.destination));
    if (ports.length === 0) {
      this.unreachable++;
      return;
    }
    ports[ecmpChoice(packet.flow, packet.entropy, this.#salts[leaf]!, ports.length)]!.put(packet);
  }

  #choices(from: number, to: number): readonly OutputPort<Body>[] {
    const [here, there] = [this.#withdrawn[from]!, this.#withdrawn[to]!];
    const ports = this.up[from]!;
    if (here.size === 0 && there.size === 0) return ports;
    return ports.filter((_, spine) => !here.has(spine) && !there.has(spine));
  }
}

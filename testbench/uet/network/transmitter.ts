/** The serialiser at the beginning of a link: one packet after another, pulled from its source. */
import type { EventQueue } from './event-queue.ts';
import type { Link } from './link.ts';
import type { Packet, PacketSource } from './packet.ts';

export class Transmitter<Body> {
  /** Bytes that have left. */
  sentBytes = 0;
  readonly link: Link<Body>;
  readonly #events: EventQueue;
  readonly #source: PacketSource<Body>;
  readonly #end: (packet: Packet<Body>) => void;
  #isBusy = false;

  constructor(events: EventQueue, link: Link<Body>, source: PacketSource<Body>) {
    this.#events = events;
    this.link = link;
    this.#source = source;
    this.#end = (packet) => {
      this.sentBytes += packet.size;
      source.left?.(packet);
      this.link.send(packet);
      this.#isBusy = false;
      this.wake();
    };
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** The source may have something: it is asked if the line is free. */
  wake(): void {
    if (this.#isBusy) return;
    // Taken before the question, so that a source that wakes the line while it chooses asks no second time.
    this.#isBusy = true;
    const packet = this.#source.next();
    this.#isBusy = packet !== undefined;
    if (packet !== undefined) this.#events.after(this.link.serialisation(packet.size), this.#end, packet);
  }
}

/** An output port of a switch: its queues, the serialiser and the link. */
import type { Random } from '../../../support/random.ts';
import type { EventQueue } from './event-queue.ts';
import { Link, type LinkState } from './link.ts';
import type { Packet, PacketSink } from './packet.ts';
import { type QueueSettings, SwitchQueue } from './switch-queue.ts';
import { Transmitter } from './transmitter.ts';

export class OutputPort<Body> {
  readonly queue: SwitchQueue<Body>;
  readonly transmitter: Transmitter<Body>;

  constructor(
    events: EventQueue,
    settings: { readonly queue: QueueSettings; readonly link: LinkState },
    random: Random,
    sink: PacketSink<Body>,
  ) {
    this.queue = new SwitchQueue(() => events.now, settings.queue, random.fork('queue'));
    const link = new Link(events, settings.link, random.fork('link'), sink);
    const { queue } = this;
    this.transmitter = new Transmitter(events, link, {
      next: () => queue.next(),
      left: (packet) => {
        queue.left(packet);
        packet.samples?.push({
          time: events.now,
          rate: link.state.rate,
          sentBytes: this.transmitter.sentBytes,
          queuedBytes: queue.dataBytes,
        });
      },
    });
  }

  get link(): Link<Body> {
    return this.transmitter.link;
  }

  put(packet: Packet<Body>): void {
    this.queue.put(packet);
    this.transmitter.wake();
  }

  /** From now on the line runs at this share of its rate, with room and levels of that share too. */
  slowDown(share: number): void {
    const { settings } = this.queue;
    const { ecn, dataBytes } = settings;
    this.link.state.rate *= share;
    this.queue.settings = {
      ...settings,
      dataBytes: dataBytes * share,
      ecn: ecn === undefined ? undefined : { low: ecn.low * share, high: ecn.high * share },
    };
  }
}

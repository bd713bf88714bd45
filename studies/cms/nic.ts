/** The port of a host: its flows in turn, and control packets beside them, as in uet-htsim. */
import { Fifo } from '../../testbench/uet/network/fifo.ts';
import type { LeafSpine } from '../../testbench/uet/network/leaf-spine.ts';
import type { PacketSink } from '../../testbench/uet/network/packet.ts';
import type { Transmitter } from '../../testbench/uet/network/transmitter.ts';
import type { Body, StudyPacket } from './bodies.ts';

/** A sender as its port sees it. */
export interface PortUser {
  /** It waits for its turn; the port's to change. */
  isWaiting: boolean;
  readonly maySend: boolean;
  /** Its next packet; `users`: how many wait, with it. */
  send(users: number): StudyPacket;
}

/** Of so many turns while both wait, one is of data. */
const turns = 11;

export class Nic {
  readonly #line: Transmitter<Body>;
  readonly #users = new Fifo<PortUser>();
  readonly #control = new Fifo<StudyPacket>();
  #turn = 0;

  constructor(network: LeafSpine<Body>, host: number, sink: PacketSink<Body>) {
    this.#line = network.attach(host, { source: { next: () => this.#next() }, sink });
  }

  /** A sender has something that it may send. */
  ask(user: PortUser): void {
    if (user.isWaiting || !user.maySend) return;
    user.isWaiting = true;
    this.#users.put(user);
    this.#line.wake();
  }

  control(packet: StudyPacket): void {
    this.#control.put(packet);
    this.#line.wake();
  }

  #next(): StudyPacket | undefined {
    if (this.#users.length > 0 && this.#control.length > 0) {
      this.#turn = (this.#turn + 1) % turns;
      if (this.#turn > 0) return this.#control.take();
    }
    return this.#data() ?? this.#control.take();
  }

  #data(): StudyPacket | undefined {
    for (;;) {
      const user = this.#users.first;
      if (user === undefined) return undefined;
      const packet = user.maySend ? user.send(this.#users.length) : undefined;
      this.#users.take();
      user.isWaiting = packet !== undefined && user.maySend;
      if (user.isWaiting) this.#users.put(user);
      if (packet !== undefined) return packet;
    }
  }
}

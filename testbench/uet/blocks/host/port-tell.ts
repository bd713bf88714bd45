/** Tells a host side of its queues by its ports: each thing for one clock. */

import type { Module } from '../../../../rtl-gen/hdl/index.ts';
import type { uetHost } from '../../../../rtl-gen/uet/host/uet-host.ts';
import type { DutOf, WordPort } from '../test-kit.ts';
import type { HostTell, RingPlace } from './host-driver.ts';

/** The typed ports of a host side. */
export type HostPorts =
  ReturnType<typeof uetHost> extends Module<infer I, infer O, infer L, string> ? DutOf<I, O, L> : never;

type Settings = HostPorts['settings'];

/** A record with `valid`. */
interface EventPort {
  readonly valid: WordPort<1>;
  set(event: never): void;
}

export class PortTell implements HostTell {
  readonly #settings: Settings;
  /** Events of this clock. */
  #told: EventPort[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Ends what was told: after each edge. */
  endPulses(): void {
    for (const { valid } of this.#told) valid.set(0);
    this.#told = [];
  }

  setSendRing(index: number, ring: RingPlace): void {
    this.#tell(this.#settings.send, { index, ring: ringOf(ring) });
  }

  setReceiveRing(ring: RingPlace): void {
    this.#tell(this.#settings.receive, { index: 0, ring: ringOf(ring) });
  }

  setCompletionRing(
    index: number,
    ring: RingPlace,
    moderation: { readonly count: number; readonly time: number },
  ): void {
    this.#tell(this.#settings.completions, { index, ring: ringOf(ring) });
    this.#tell(this.#settings.moderation, { index, ...moderation });
  }

  setPeer(index: number, known: boolean, local: number, destination: bigint): void {
    this.#tell(this.#settings.peer, { index, known: Number(known), local, destination });
  }

  ringSend(index: number, producer: number): void {
    this.#tell(this.#settings.send_doorbell, { index, producer });
  }

  ringReceive(producer: number): void {
    this.#tell(this.#settings.receive_doorbell, { index: 0, producer });
  }

  ringCompletion(index: number, consumer: number, arm: boolean): void {
    this.#tell(this.#settings.completion_doorbell, { index, consumer, arm: Number(arm) });
  }

  #tell<P extends EventPort>(port: P, event: Omit<Parameters<P['set']>[0], 'valid'>): void {
    port.set({ valid: 1, ...event } as never);
    this.#told.push(port);
  }
}

const ringOf = ({ base, logSize, completions }: RingPlace) => ({ enable: 1, base, log_size: logSize, completions });

/** Tells a host side of its queues by its ports: each thing for one clock. */
import type { PortList } from '../../../agents/stream-ports.ts';
import type { Value } from '../../../engine/simulator.ts';
import type { HostTell, RingPlace } from './host-driver.ts';

/** Fields of a record of `settings`. */
type Fields = Readonly<Record<string, Value>>;

export class PortTell implements HostTell {
  readonly #dut: PortList;
  /** Ports that are 1 for one clock. */
  #pulses: string[] = [];

  constructor(dut: PortList) {
    this.#dut = dut;
  }

  /** Ends what was told: after each edge. */
  endPulses(): void {
    for (const name of this.#pulses) this.#dut.port(name).set(0);
    this.#pulses = [];
  }

  setSendRing(index: number, ring: RingPlace): void {
    this.#pulse('send', { index, ...ringFields(ring) });
  }

  setReceiveRing(ring: RingPlace): void {
    this.#pulse('receive', { index: 0, ...ringFields(ring) });
  }

  setCompletionRing(
    index: number,
    ring: RingPlace,
    moderation: { readonly count: number; readonly time: number },
  ): void {
    this.#pulse('completions', { index, ...ringFields(ring) });
    this.#pulse('moderation', { index, ...moderation });
  }

  setPeer(index: number, known: boolean, local: number, destination: bigint): void {
    this.#pulse('peer', { index, known: Number(known), local, destination });
  }

  ringSend(index: number, producer: number): void {
    this.#pulse('send_doorbell', { index, producer });
  }

  ringReceive(producer: number): void {
    this.#pulse('receive_doorbell', { index: 0, producer });
  }

  ringCompletion(index: number, consumer: number, arm: boolean): void {
    this.#pulse('completion_doorbell', { index, consumer, arm: Number(arm) });
  }

  #pulse(name: string, fields: Fields): void {
    for (const [field, value] of Object.entries(fields)) this.#dut.port(`settings_${name}_${field}`).set(value);
    this.#dut.port(`settings_${name}_valid`).set(1);
    this.#pulses.push(`settings_${name}_valid`);
  }
}

const ringFields = ({ base, logSize, completions }: RingPlace): Fields => ({
  ring_enable: 1,
  ring_base: base,
  ring_log_size: logSize,
  ring_completions: completions,
});

/** Tells a NIC of its queues by its registers, as a driver does: accesses in order, one after the other. */

import { rangeOf } from '../../../../rtl-gen/lib/axi/register-table.ts';
import { hostMap } from '../../../../rtl-gen/uet/host/registers/host-control.ts';
import { ringNumbers } from '../../../../rtl-gen/uet/host/registers/ring-control.ts';
import { nicHostBase } from '../../../../rtl-gen/uet/host/uet-nic.ts';
import type { Ports } from '../endpoint/pair/endpoint-ports.ts';
import { Software } from '../endpoint/registers/software.ts';
import type { HostTell, RingPlace } from './host-driver.ts';

interface Access {
  readonly offset: number;
  readonly word?: number;
  readonly onRead?: (word: number) => void;
}

export class BusTell implements HostTell {
  readonly #ports: Ports;
  readonly #map;
  #waiting: Access[] = [];
  #software: Software | undefined;

  constructor(ports: Ports, queues: number) {
    this.#ports = ports;
    this.#map = new Map(hostMap(queues).map((register) => [register.name, register]));
  }

  /** Everything that was told has been. */
  get isIdle(): boolean {
    return this.#waiting.length === 0 && (this.#software?.isDone ?? true);
  }

  /** Before an edge. */
  clock(): void {
    if (this.#software?.isDone ?? true) {
      const accesses = this.#waiting;
      this.#waiting = [];
      this.#software = new Software(this.#ports, program(accesses));
    }
    this.#software!.drive();
    this.#software!.read();
  }

  write(register: string, values: Readonly<Record<string, number>> | number): void {
    const { offset, fields } = this.#named(register);
    const word =
      typeof values === 'number'
        ? values
        : Number(
            Object.entries(values).reduce((all, [name, value]) => {
              const field = fields.find((each) => each.name === name);
              if (field === undefined) throw new RangeError(`${register} has no field ${name}`);
              return all | (BigInt(value) << BigInt(rangeOf(field)[1]));
            }, 0n),
          );
    this.#waiting.push({ offset: nicHostBase + offset, word });
  }

  read(register: string, onRead: (word: number) => void): void {
    this.#waiting.push({ offset: nicHostBase + this.#named(register).offset, onRead });
  }

  setSendRing(index: number, ring: RingPlace): void {
    this.#ring(ringNumbers.send + index, ring);
  }

  setReceiveRing(ring: RingPlace): void {
    this.#ring(ringNumbers.receive, ring);
  }

  setCompletionRing(
    index: number,
    ring: RingPlace,
    moderation: { readonly count: number; readonly time: number },
  ): void {
    this.write('rings_moderation', moderation);
    this.#ring(ringNumbers.completion + index, ring);
  }

  setPeer(index: number, known: boolean, local: number, destination: bigint): void {
    this.write('peers_index', index);
    this.write('peers_flags', { enable: Number(known), local });
    this.#words('peers_address', destination, 4);
    this.write('peers_go', { write: 1 });
  }

  ringSend(index: number, producer: number): void {
    this.write(`doorbells_send_${index}`, producer);
  }

  ringReceive(producer: number): void {
    this.write('doorbells_receive', producer);
  }

  ringCompletion(index: number, consumer: number, arm: boolean): void {
    this.write(`doorbells_completion_${index}`, { consumer, arm: Number(arm) });
  }

  #ring(number: number, { base, logSize, completions }: RingPlace): void {
    this.write('rings_index', number);
    this.write('rings_shape', { enable: 1, log_size: logSize, completions });
    this.#words('rings_base', base, 2);
    this.write('rings_go', { write: 1 });
  }

  #words(name: string, value: bigint, count: number): void {
    for (let i = 0; i < count; i++) this.write(`${name}_${i}`, Number(BigInt.asUintN(32, value >> BigInt(32 * i))));
  }

  #named(name: string) {
    const register = this.#map.get(name);
    if (register === undefined) throw new RangeError(`there is no register ${name}`);
    return register;
  }
}

function* program(accesses: readonly Access[]): Generator<Access, void, number> {
  for (const access of accesses) {
    const word = yield access;
    access.onRead?.(word);
  }
}

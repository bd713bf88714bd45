/** The ports of a receiver of RCCC, as plain values. */
import { rcccReceiver } from '../../../../../rtl-gen/uet/cms/rccc/rccc-receiver.ts';
import {
  SourceEvent as EventShape,
  Grant,
  ReceiverRegisters,
} from '../../../../../rtl-gen/uet/cms/rccc/receiver-records.ts';
import { type Dut, dutOf, eventReader, eventWriter, hardwareNames, portsOf, shapePort } from '../../test-kit.ts';

const receiver = rcccReceiver({ sources: 2 });
/** Its ports, typed, with any number of sources. */
export const receiverPorts = portsOf(receiver);

export interface SourceEvent {
  readonly source: number;
  readonly kind: 'start' | 'target' | 'waits';
  /** In quanta, modulo 2^24. */
  readonly target: number;
}

export interface ReceiverSettings {
  /** Clocks, 12 bits after the point. */
  readonly timePerQuantum: number;
  readonly background: number;
}

export interface ShownGrant {
  readonly source: number;
  readonly credit: number;
  readonly quanta: number;
  readonly isBackground: boolean;
}

/** What leaves in a clock. */
export interface ShownReceiver {
  readonly grant: ShownGrant | undefined;
  readonly waiting: number;
  readonly idle: number;
  readonly isRunning: boolean;
}

export const setReceiverRegisters = (dut: Dut, settings: ReceiverSettings): void =>
  shapePort(dut, 'registers', ReceiverRegisters).set(hardwareNames(settings));

/** A function that puts an event, or none, at the port. */
export function sourceWriter(dut: Dut): (event: SourceEvent | undefined) => void {
  const write = eventWriter(dut, 'event', EventShape(32));
  return (event) => write(event && { valid: 1, ...event });
}

/** A function that reads the event of this clock, and whether there is room for a grant. */
export function sourceReader(dut: Dut): () => { readonly event: SourceEvent | undefined; readonly room: boolean } {
  const [read, room] = [eventReader(dut, 'event', EventShape(32)), dutOf(dut, receiver).room];
  return () => {
    const event = read();
    return {
      room: room.get() === 1,
      event: event && {
        ...{ source: Number(event.source), kind: event.kind as SourceEvent['kind'], target: event.target },
      },
    };
  };
}

/** A function that reads what leaves in this clock. */
export function grantReader(dut: Dut): () => ShownReceiver {
  const read = eventReader(dut, 'grant', Grant(32));
  const { waiting, idle, is_running } = dutOf(dut, receiver);
  return () => {
    const grant = read();
    return {
      grant: grant && {
        ...{ source: Number(grant.source), credit: grant.credit, quanta: grant.quanta },
        isBackground: grant.is_background === 1,
      },
      ...{ waiting: Number(waiting.get()), idle: Number(idle.get()), isRunning: is_running.get() === 1 },
    };
  };
}

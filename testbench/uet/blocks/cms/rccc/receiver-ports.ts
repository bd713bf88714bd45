/** The ports of a receiver of RCCC, as plain values. */
import type { Dut } from '../../../../bench/context.ts';

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

/** In the order of the hardware's enum. */
const kinds: readonly SourceEvent['kind'][] = ['start', 'target', 'waits'];

export function setReceiverRegisters(dut: Dut, { timePerQuantum, background }: ReceiverSettings): void {
  dut.port('registers_time_per_quantum').set(timePerQuantum);
  dut.port('registers_background').set(background);
}

/** A function that puts an event, or none, at the port. */
export function sourceWriter(dut: Dut): (event: SourceEvent | undefined) => void {
  const [valid, source, kind, target] = ['valid', 'source', 'kind', 'target'].map((name) => dut.port(`event_${name}`));
  return (event) => {
    valid!.set(event === undefined ? 0 : 1);
    if (event === undefined) return;
    source!.set(event.source);
    kind!.set(kinds.indexOf(event.kind));
    target!.set(event.target);
  };
}

/** A function that reads the event of this clock, and whether there is room for a grant. */
export function sourceReader(dut: Dut): () => { readonly event: SourceEvent | undefined; readonly room: boolean } {
  const [valid, source, kind, target] = ['valid', 'source', 'kind', 'target'].map((name) => dut.port(`event_${name}`));
  const room = dut.port('room');
  return () => ({
    room: Number(room.get()) === 1,
    event:
      Number(valid!.get()) === 0
        ? undefined
        : { source: Number(source!.get()), kind: kinds[Number(kind!.get())]!, target: Number(target!.get()) },
  });
}

/** A function that reads what leaves in this clock. */
export function grantReader(dut: Dut): () => ShownReceiver {
  const port = (name: string) => {
    const one = dut.port(name);
    return (): number => Number(one.get());
  };
  const [valid, source, credit] = ['valid', 'source', 'credit'].map((name) => port(`grant_${name}`));
  const [quanta, background] = ['quanta', 'is_background'].map((name) => port(`grant_${name}`));
  const [waiting, idle, running] = ['waiting', 'idle', 'is_running'].map(port);
  return () => ({
    grant:
      valid!() === 0
        ? undefined
        : { source: source!(), credit: credit!(), quanta: quanta!(), isBackground: background!() === 1 },
    waiting: waiting!(),
    idle: idle!(),
    isRunning: running!() === 1,
  });
}

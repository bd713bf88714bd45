/** The ports of NSCC, as plain values. */
import type { Dut } from '../../../../bench/context.ts';
import type { FixedEvent } from '../../../golden/cms/nscc/fixed/nscc-fixed.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';

/** An event of a context. */
export interface ContextEvent extends FixedEvent {
  readonly ccc: number;
}

/** What the hardware shows of an event. */
export interface ShownLimit {
  readonly ccc: number;
  readonly window: number;
  readonly cwnd: number;
  readonly maxWindow: number;
  readonly small: boolean;
  readonly quadrant: string;
  readonly adapted: string;
  readonly fulfilled: boolean;
  readonly eta: boolean;
}

/** In the order of `CcKind`. */
const kinds: readonly FixedEvent['kind'][] = [
  'start',
  'sent',
  'ack',
  'probe_ack',
  'nack_trim',
  'nack_last_hop',
  'nack_other',
  'timeout',
  'inferred',
  'withdrawn',
  'readd',
  'credit',
  'idle',
];
const quadrantNames = ['none', 'PI', 'FAST', 'FI', 'NOOP', 'MD', 'MDskip'];
const adaptedNames = ['none', 'window', 'cut', 'ignore'];

/** Sets the registers. */
export function setRegisters(dut: Dut, registers: NsccRegisters): void {
  for (const [name, value] of Object.entries(registers)) {
    dut.port(`registers_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`).set(Number(value));
  }
}

/** A function that puts an event, or none, at the port. */
export function eventWriter(dut: Dut): (event: ContextEvent | undefined) => void {
  const port = (name: string) => dut.port(`event_${name}`);
  const [valid, ccc, kind, bytes, now] = ['valid', 'ccc', 'kind', 'bytes', 'now'].map(port);
  const [rttValid, rtt, keepsBase, ecn] = ['rtt_valid', 'rtt', 'keeps_base', 'ecn'].map(port);
  const [penalty, restores] = ['penalty', 'restores'].map(port);
  return (event) => {
    valid!.set(event === undefined ? 0 : 1);
    if (event === undefined) return;
    ccc!.set(event.ccc);
    kind!.set(kinds.indexOf(event.kind));
    bytes!.set(event.bytes);
    now!.set(event.now);
    rttValid!.set(event.rtt === undefined ? 0 : 1);
    rtt!.set(event.rtt ?? 0);
    keepsBase!.set(Number(event.keepsBase ?? false));
    ecn!.set(Number(event.ecn ?? false));
    penalty!.set(event.penalty ?? 0);
    restores!.set(Number(event.restores ?? false));
  };
}

/** A function that reads the event of this clock. */
export function eventReader(dut: Dut): () => ContextEvent | undefined {
  const number = (name: string) => {
    const port = dut.port(`event_${name}`);
    return (): number => Number(port.get());
  };
  const [valid, ccc, kind, bytes, now] = ['valid', 'ccc', 'kind', 'bytes', 'now'].map(number);
  const [rttValid, rtt, keepsBase, ecn] = ['rtt_valid', 'rtt', 'keeps_base', 'ecn'].map(number);
  const [penalty, restores] = ['penalty', 'restores'].map(number);
  return () =>
    valid!() === 0
      ? undefined
      : {
          ccc: ccc!(),
          kind: kinds[kind!()]!,
          bytes: bytes!(),
          now: now!(),
          rtt: rttValid!() === 1 ? rtt!() : undefined,
          keepsBase: keepsBase!() === 1,
          ecn: ecn!() === 1,
          penalty: penalty!(),
          restores: restores!() === 1,
        };
}

/** A function that reads what leaves in this clock. */
export function limitReader(dut: Dut): () => ShownLimit | undefined {
  const number = (name: string) => {
    const port = dut.port(name);
    return (): number => Number(port.get());
  };
  const [valid, ccc, window, cwnd] = ['valid', 'ccc', 'window', 'cwnd'].map((name) => number(`limit_${name}`));
  const [maxWindow, small] = ['max_window', 'small'].map((name) => number(`limit_${name}`));
  const [quadrant, adapted, fulfilled, eta] = ['quadrant', 'adapted', 'fulfilled', 'eta'].map((name) =>
    number(`outcome_${name}`),
  );
  return () =>
    valid!() === 0
      ? undefined
      : {
          ccc: ccc!(),
          window: window!(),
          cwnd: cwnd!(),
          maxWindow: maxWindow!(),
          small: small!() === 1,
          quadrant: quadrantNames[quadrant!()]!,
          adapted: adaptedNames[adapted!()]!,
          fulfilled: fulfilled!() === 1,
          eta: eta!() === 1,
        };
}

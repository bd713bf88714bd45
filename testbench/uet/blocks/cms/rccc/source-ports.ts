/** The ports of the sending end of RCCC, as plain values. */
import type { Dut } from '../../../../bench/context.ts';
import type { SourceSettings, SpendEventOf, SpentOf } from '../../../golden/cms/rccc/fixed/source-context.ts';

export interface SpendEvent extends SpendEventOf {
  readonly ccc: number;
}

export interface ShownSpent extends SpentOf {
  readonly ccc: number;
}

/** In the order of the hardware's enums. */
const kinds: readonly SpendEvent['kind'][] = ['start', 'data', 'resend', 'credit', 'ends'];
const types: readonly SpentOf['kind'][] = ['spec', 'pull', 'rtx'];

const numbers = ['ccc', 'size', 'credit', 'backlog', 'resend_backlog', 'cwnd', 'flows'] as const;

export function setSourceRegisters(dut: Dut, { maxWindow, mtu }: SourceSettings): void {
  dut.port('registers_max_window').set(maxWindow);
  dut.port('registers_mtu').set(mtu);
}

/** A function that puts an event, or none, at the port. */
export function spendWriter(dut: Dut): (event: SpendEvent | undefined) => void {
  const [valid, kind] = ['valid', 'kind'].map((name) => dut.port(`event_${name}`));
  const ports = numbers.map((name) => dut.port(`event_${name}`));
  return (event) => {
    valid!.set(event === undefined ? 0 : 1);
    if (event === undefined) return;
    kind!.set(kinds.indexOf(event.kind));
    const { ccc, size, credit, backlog, resendBacklog, cwnd, flows } = event;
    for (const [i, value] of [ccc, size, credit, backlog, resendBacklog, cwnd, flows].entries()) ports[i]!.set(value);
  };
}

/** A function that reads the event of this clock. */
export function spendReader(dut: Dut): () => SpendEvent | undefined {
  const [valid, kind] = ['valid', 'kind'].map((name) => dut.port(`event_${name}`));
  const ports = numbers.map((name) => dut.port(`event_${name}`));
  return () => {
    if (Number(valid!.get()) === 0) return undefined;
    const [ccc, size, credit, backlog, resendBacklog, cwnd, flows] = ports.map((port) => Number(port.get()));
    return {
      kind: kinds[Number(kind!.get())]!,
      ccc: ccc!,
      size: size!,
      credit: credit!,
      backlog: backlog!,
      resendBacklog: resendBacklog!,
      cwnd: cwnd!,
      flows: flows!,
    };
  };
}

/** A function that reads what leaves in this clock. */
export function spentReader(dut: Dut): () => ShownSpent | undefined {
  const names = ['valid', 'ccc', 'credit', 'kind', 'target'];
  const [valid, ccc, credit, kind, target] = names.map((name) => dut.port(`spent_${name}`));
  return () =>
    Number(valid!.get()) === 0
      ? undefined
      : {
          ccc: Number(ccc!.get()),
          credit: (Number(credit!.get()) << 6) >> 6,
          kind: types[Number(kind!.get())]!,
          target: Number(target!.get()),
        };
}

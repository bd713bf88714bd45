/** The ports of the sending end of RCCC, as plain values. */
import {
  SpendEvent as EventShape,
  SourceRegisters,
  Spent,
} from '../../../../../rtl-gen/uet/cms/rccc/source-records.ts';
import type { SourceSettings, SpendEventOf, SpentOf } from '../../../golden/cms/rccc/fixed/source-context.ts';
import { type Dut, eventReader, eventWriter, hardwareNames, shapePort } from '../../test-kit.ts';

export interface SpendEvent extends SpendEventOf {
  readonly ccc: number;
}

export interface ShownSpent extends SpentOf {
  readonly ccc: number;
}

export const setSourceRegisters = (dut: Dut, settings: SourceSettings): void =>
  shapePort(dut, 'registers', SourceRegisters).set(hardwareNames(settings));

/** A function that puts an event, or none, at the port. */
export function spendWriter(dut: Dut): (event: SpendEvent | undefined) => void {
  const write = eventWriter(dut, 'event', EventShape(32));
  return (event) => write(event && { valid: 1, ...hardwareNames(event) });
}

/** A function that reads the event of this clock. */
export function spendReader(dut: Dut): () => SpendEvent | undefined {
  const read = eventReader(dut, 'event', EventShape(32));
  return () => {
    const event = read();
    if (event === undefined) return undefined;
    const { valid: _, ccc, kind, resend_backlog: resendBacklog, ...rest } = event;
    return { ...rest, ccc: Number(ccc), kind: kind as SpendEvent['kind'], resendBacklog };
  };
}

/** A function that reads what leaves in this clock. */
export function spentReader(dut: Dut): () => ShownSpent | undefined {
  const read = eventReader(dut, 'spent', Spent(32));
  return () => {
    const spent = read();
    if (spent === undefined) return undefined;
    const { ccc, credit, kind, target } = spent;
    return { ccc: Number(ccc), credit, kind: kind as SpentOf['kind'], target };
  };
}

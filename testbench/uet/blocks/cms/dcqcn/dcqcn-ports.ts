/** The ports of DCQCN, as plain values. */
import { dcqcn } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn.ts';
import {
  DcqcnRegisters,
  PacedEvent as EventShape,
  PacedLimit,
  RateState,
} from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn-records.ts';
import type { DcqcnFixed, DcqcnFixedSettings } from '../../../golden/cms/dcqcn/fixed/dcqcn-fixed.ts';
import { type Dut, dutOf, eventReader, eventWriter, hardwareNames, shapePort } from '../../test-kit.ts';

/** The ports of DCQCN of any number of contexts, typed. */
export const dcqcnPorts = (dut: Dut) => dutOf(dut, dcqcn({ contexts: 2 }));

export interface PacedEvent {
  readonly ccc: number;
  readonly kind: 'start' | 'sent' | 'mark' | 'idle';
  readonly bytes: number;
}

/** A context after a turn; due times of timers that run. */
export interface ShownTurn {
  readonly ccc: number;
  readonly window: number;
  readonly rate: number;
  readonly target: number;
  readonly alpha: number;
  readonly stage: number;
  readonly running: boolean;
  readonly armed: boolean;
  readonly alphaMarked: boolean;
  readonly decreaseMarked: boolean;
  readonly alphaDue: number;
  readonly decreaseDue: number;
  readonly rateDue: number;
}

export const setDcqcnRegisters = (dut: Dut, settings: DcqcnFixedSettings): void =>
  shapePort(dut, 'registers', DcqcnRegisters).set(hardwareNames(settings));

/** A function that puts an event, or none, at the port. */
export function pacedWriter(dut: Dut): (event: PacedEvent | undefined) => void {
  const write = eventWriter(dut, 'event', EventShape(32));
  return (event) => write(event && { valid: 1, ...event });
}

/** A function that reads the event of this clock. */
export function pacedReader(dut: Dut): () => PacedEvent | undefined {
  const read = eventReader(dut, 'event', EventShape(32));
  return () => {
    const event = read();
    return event && { ccc: Number(event.ccc), kind: event.kind as PacedEvent['kind'], bytes: event.bytes };
  };
}

/** A function that reads what leaves in this clock. */
export function turnReader(dut: Dut): () => ShownTurn | undefined {
  const read = eventReader(dut, 'limit', PacedLimit(32));
  const state = shapePort(dut, 'state', RateState);
  return () => {
    const limit = read();
    if (limit === undefined) return undefined;
    const { target, alpha, stage, ...now } = state.get();
    const [running, armed] = [now.running === 1, now.armed === 1];
    return {
      ...{ ccc: Number(limit.ccc), window: limit.window, rate: Number(limit.rate) },
      ...{ target: Number(target), alpha: Number(alpha), stage, running, armed },
      ...{ alphaMarked: now.alpha_marked === 1, decreaseMarked: now.decrease_marked === 1 },
      alphaDue: running ? now.alpha_due : 0,
      decreaseDue: running ? now.decrease_due : 0,
      rateDue: armed ? now.rate_due : 0,
    };
  };
}

/** What the model of a context would show. */
export const turnOf = (ccc: number, model: DcqcnFixed): ShownTurn => ({
  ccc,
  window: model.window,
  rate: model.rate,
  target: model.target,
  alpha: model.alpha,
  stage: model.stage,
  running: model.running,
  armed: model.armed,
  alphaMarked: model.alphaMarked,
  decreaseMarked: model.decreaseMarked,
  alphaDue: model.running ? model.due.alpha : 0,
  decreaseDue: model.running ? model.due.decrease : 0,
  rateDue: model.armed ? model.due.rate : 0,
});

/** The ports of DCQCN, as plain values. */
import type { Dut } from '../../../../bench/context.ts';
import type { DcqcnFixed, DcqcnFixedSettings } from '../../../golden/cms/dcqcn/fixed/dcqcn-fixed.ts';

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

/** In the order of the hardware's enum. */
const kinds: readonly PacedEvent['kind'][] = ['start', 'sent', 'mark', 'idle'];

export function setDcqcnRegisters(dut: Dut, settings: DcqcnFixedSettings): void {
  const set = (name: string, value: number | bigint): void => dut.port(`registers_${name}`).set(value);
  set('link_rate', BigInt(settings.linkRate));
  set('least_rate', BigInt(settings.leastRate));
  set('additive', BigInt(settings.additive));
  set('hyper', BigInt(settings.hyper));
  set('alpha_time', settings.alphaTime);
  set('decrease_time', settings.decreaseTime);
  set('rate_time', settings.rateTime);
  set('fast_stages', settings.fastStages);
  set('clamps_target', Number(settings.clampsTarget));
  set('gain_shift', settings.gainShift);
  set('pace', settings.pace);
  set('burst', settings.burst);
}

/** A function that puts an event, or none, at the port. */
export function pacedWriter(dut: Dut): (event: PacedEvent | undefined) => void {
  const [valid, kind, ccc, bytes] = ['valid', 'kind', 'ccc', 'bytes'].map((name) => dut.port(`event_${name}`));
  return (event) => {
    valid!.set(event === undefined ? 0 : 1);
    if (event === undefined) return;
    kind!.set(kinds.indexOf(event.kind));
    ccc!.set(event.ccc);
    bytes!.set(event.bytes);
  };
}

/** A function that reads the event of this clock. */
export function pacedReader(dut: Dut): () => PacedEvent | undefined {
  const [valid, kind, ccc, bytes] = ['valid', 'kind', 'ccc', 'bytes'].map((name) => dut.port(`event_${name}`));
  return () =>
    Number(valid!.get()) === 0
      ? undefined
      : { kind: kinds[Number(kind!.get())]!, ccc: Number(ccc!.get()), bytes: Number(bytes!.get()) };
}

/** A function that reads what leaves in this clock. */
export function turnReader(dut: Dut): () => ShownTurn | undefined {
  const [valid, ccc, window, rate] = ['valid', 'ccc', 'window', 'rate'].map((name) => dut.port(`limit_${name}`));
  const port = (name: string) => dut.port(`state_${name}`);
  const [target, alpha, stage] = [port('target'), port('alpha'), port('stage')];
  const [running, armed, alphaMarked, decreaseMarked] = [
    port('running'),
    port('armed'),
    port('alpha_marked'),
    port('decrease_marked'),
  ];
  const [alphaDue, decreaseDue, rateDue] = [port('alpha_due'), port('decrease_due'), port('rate_due')];
  return () => {
    if (Number(valid!.get()) === 0) return undefined;
    const [runs, isArmed] = [Number(running.get()) === 1, Number(armed.get()) === 1];
    return {
      ccc: Number(ccc!.get()),
      window: Number(window!.get()),
      rate: Number(rate!.get()),
      target: Number(target.get()),
      alpha: Number(alpha.get()),
      stage: Number(stage.get()),
      running: runs,
      armed: isArmed,
      alphaMarked: Number(alphaMarked.get()) === 1,
      decreaseMarked: Number(decreaseMarked.get()) === 1,
      alphaDue: runs ? Number(alphaDue.get()) : 0,
      decreaseDue: runs ? Number(decreaseDue.get()) : 0,
      rateDue: isArmed ? Number(rateDue.get()) : 0,
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

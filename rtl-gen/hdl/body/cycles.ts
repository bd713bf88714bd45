/** Which cycle of a pipeline a value belongs to. */
import type { CycleIr } from '../../ir/module-ir.ts';
import { clientLocation } from '../values/source.ts';
import { mapWords } from '../values/values.ts';
import type { Builder } from './builder.ts';

/** A cycle of a pipeline: `number` counts from its first stage, 0. */
export interface Cycle {
  /** The pipeline, one object for all of its cycles. */
  readonly pipeline: object;
  readonly number: number;
  /** The stage in that cycle, as messages name it. */
  readonly stage: string;
}

/** What libraries of pipelines say of values, so that those of different cycles do not meet unnoticed. */
export interface Cycles {
  /**
   * The same value, of that cycle from now on. A value under a name is checked: what it is made of is of the same cycle
   * of the same pipeline, or of none. The data of a synchronous memory are one cycle later than their address.
   */
  inCycle<V>(value: V, cycle: Cycle): V;
  /** The same value under that name, which may be used in every cycle of every pipeline. */
  anyCycle<V>(name: string, value: V): V;
}

export function makeCycles(owner: Builder, named: <V>(name: string, value: V) => V): Cycles {
  const pipelines: object[] = [];
  const numberOf = (pipeline: object): number => {
    const known = pipelines.indexOf(pipeline);
    return known >= 0 ? known : pipelines.push(pipeline) - 1;
  };
  const mark = <V>(value: V, cycle?: CycleIr['cycle']): V => {
    const at = clientLocation();
    return mapWords(owner, value, 'value', (id) => {
      if (owner.table.get(id).op !== 'const') owner.cycles.push({ value: id, ...(cycle && { cycle }), at });
      return id;
    });
  };
  return {
    inCycle: (value, { pipeline, ...cycle }) => mark(value, { pipeline: numberOf(pipeline), ...cycle }),
    anyCycle: (name, value) => mark(named(name, value)),
  };
}

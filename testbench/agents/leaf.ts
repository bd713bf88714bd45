/** One leaf port, and the plain values that go in and out of it. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { formatValue } from '../checking/values.ts';
import type { PortHandle, Value } from '../engine/simulator.ts';
import { stateNamer } from '../engine/states.ts';

/** A number or bigint, or the state name of an enum. */
export type LeafValue = Value | string;

/** Ports of up to 32 bits take numbers. */
export const asPortValue = (port: Pick<PortHandle, 'width'>, value: bigint): Value =>
  port.width > 32 ? value : Number(value);

/** Reads the port's value; for an enum the name of its state, or the number if it has none. */
export function leafReader(port: PortHandle): () => LeafValue {
  const { states } = port;
  if (states === undefined) return () => port.get();
  const nameOf = stateNamer(states);
  return () => {
    const value = port.get();
    return nameOf(value) ?? value;
  };
}

/** Sets an input from a number, a bigint, or a state name of its enum. */
export function leafWriter(port: PortHandle): (value: LeafValue) => void {
  const limit = port.width > 32 ? 0 : 2 ** port.width;
  return (value) => {
    // What nearly all leaves are needs no conversion.
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit) port.set(value);
    else port.set(leafBits(port, value));
  };
}

function leafBits(port: PortHandle, value: LeafValue): Value {
  if (typeof value === 'string') {
    const state = port.states?.find((s) => s.name === value);
    if (state === undefined) {
      const states = (port.states ?? []).map((s) => s.name);
      throw new UserError(`${port.name} has no state ${value}${didYouMean(value, states)}`);
    }
    return asPortValue(port, state.value);
  }
  if (!fits(value, port.width))
    throw new UserError(`${formatValue(value)} does not fit ${port.name}, which has ${port.width} bits`);
  return port.width > 32 ? BigInt(value) : Number(value);
}

function fits(value: Value, width: number): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 && value < 2 ** width;
  return value >= 0n && value >> BigInt(width) === 0n;
}

/** Takes designs that are driven without a test's clock through their reset. */
import type { Simulator } from './simulator.ts';

/** Four cycles with each reset at its active level, in all of them at once. */
export function resetAll(simulators: readonly Simulator[]): void {
  const resets = (isOn: boolean): void => {
    for (const port of simulators.flatMap(({ ports }) => ports)) {
      if (port.reset !== undefined) port.set(isOn ? port.reset.active : 1 - port.reset.active);
    }
  };
  resets(true);
  for (const simulator of simulators) simulator.step(4);
  resets(false);
}

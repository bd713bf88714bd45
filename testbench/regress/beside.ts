/** Two engines on one run: which signal differs first. */
import type { PortHandle, Simulator } from '../engine/simulator.ts';
import type { Divergence } from './item.ts';

/**
 * A simulator that is `subject` to its test, while `reference` gets the same inputs and steps. `first` is the first
 * signal that differs before an edge, a register if there is one, as the others follow from those; signals that the
 * subject does not have are left out.
 */
export interface Beside extends Simulator {
  readonly first: Divergence | undefined;
}

/** Put the two side by side; both are of one design, from the same seed. Disposing of it disposes of both. */
export function beside(subject: Simulator, reference: Simulator): Beside {
  const theirs = new Map(subject.signals.map((s) => [s.path, s]));
  const registersFirst = reference.signals.toSorted((a, b) => Number(b.kind === 'reg') - Number(a.kind === 'reg'));
  const pairs = registersFirst.flatMap((ours) => {
    const other = theirs.get(ours.path);
    return other === undefined ? [] : [{ path: ours.path, ours, other }];
  });
  let first: Divergence | undefined;
  const compare = (): void => {
    if (first !== undefined) return;
    const pair = pairs.find(({ ours, other }) => ours.get() !== other.get());
    if (pair !== undefined) first = { signal: pair.path, cycle: subject.cycle };
  };
  const ports = subject.ports.map((port): PortHandle => (port.direction === 'out' ? port : both(port, reference)));
  const byName = new Map(ports.map((port) => [port.name, port]));
  return {
    engine: subject.engine,
    clocks: subject.clocks,
    ports,
    signals: subject.signals,
    port: (name) => byName.get(name) ?? subject.port(name),
    get cycle() {
      return subject.cycle;
    },
    get first() {
      return first;
    },
    step: (n = 1, clocks) => {
      for (let i = 0; i < n; i++) {
        compare();
        subject.step(1, clocks);
        reference.step(1, clocks);
      }
      compare();
    },
    edges: (edges) => {
      compare();
      subject.edges(edges);
      reference.edges(edges);
      compare();
    },
    takeFailures: () => {
      reference.takeFailures();
      return subject.takeFailures();
    },
    // A test's own snapshots are of the subject alone, so what came later would differ.
    snapshot: () => {
      throw new Error('a run that is compared with another engine takes no snapshots');
    },
    restore: () => {
      throw new Error('a run that is compared with another engine takes no snapshots');
    },
    dispose: () => {
      subject.dispose();
      reference.dispose();
    },
  };
}

function both(port: PortHandle, reference: Simulator): PortHandle {
  const other = reference.port(port.name);
  const { name, width, direction, states, reset } = port;
  return {
    name,
    width,
    direction,
    ...(states === undefined ? {} : { states }),
    ...(reset === undefined ? {} : { reset }),
    get: () => port.get(),
    set: (value) => {
      port.set(value);
      other.set(value);
    },
  };
}

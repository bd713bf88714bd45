/** Which signals a run's waves hold: opt-in by scope. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { type PlacedSignal, pathSteps } from './wave-tree.ts';

/**
 * The signals that one of `scopes` selects, in their order; all of them when none are given.
 *
 * A scope is a path as the viewers show it: instance names, names of records and links, signal names, joined by dots.
 * It selects the signal of that path, or everything below the scope of that path. `*` stands for any part of one name.
 * So `up` is the whole stream `up`, `core` the instance with everything in it, `core.*_valid` only some signals,
 * `*.state` the signals `state` one level down. A signal also answers to its flat name (`up_payload_psn`).
 *
 * A scope that selects nothing is a `UserError` with the nearest path that does.
 */
export function selectSignals<S extends PlacedSignal>(signals: readonly S[], scopes?: readonly string[]): readonly S[] {
  if (scopes === undefined) return signals;
  const named = signals.map((signal) => ({ signal, paths: pathsTo(signal) }));
  const selected = new Set<S>();
  for (const scope of scopes) {
    const pattern = patternOf(scope);
    const found = named.filter(({ paths }) => paths.some((path) => pattern.test(path)));
    if (found.length === 0) {
      const known = new Set(named.flatMap(({ paths }) => paths));
      throw new UserError(`the design has no signal or scope ${scope} for its waves${didYouMean(scope, known)}`);
    }
    for (const { signal } of found) selected.add(signal);
  }
  return signals.filter((signal) => selected.has(signal));
}

/** The signal's own paths, and those of the scopes around it. */
function pathsTo(signal: PlacedSignal): readonly string[] {
  const { scopes, label } = pathSteps(signal);
  const labels = [...scopes.map((scope) => scope.label), label];
  return [...new Set([signal.path, ...labels.map((_, i) => labels.slice(0, i + 1).join('.'))])];
}

function patternOf(scope: string): RegExp {
  const parts = scope.split('*').map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]*')}$`);
}

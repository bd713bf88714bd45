/** The scopes that viewers show: instances, and in them records and links. */
import type { Signal } from '../engine/simulator.ts';
import { ScopeNames, waveName } from './names.ts';

/** What decides the place of a signal. */
export type PlacedSignal = Pick<Signal, 'path' | 'fields'>;

/** A signal in its scope. */
export interface WaveLeaf {
  /** Its number in the list that the tree was made of. */
  readonly index: number;
  /** As the design says it, without the scopes. */
  readonly label: string;
  /** As it stands in files: escaped, and unique among the signals of its scope. */
  readonly name: string;
}

/** One scope: an instance, or a record or link within one. */
export interface WaveScope {
  readonly kind: 'module' | 'struct';
  readonly label: string;
  /** As it stands in files: escaped, and unique among its neighbours. */
  readonly name: string;
  readonly signals: readonly WaveLeaf[];
  readonly scopes: readonly WaveScope[];
  /** Gives further signals names that no other of the scope has. */
  readonly names: ScopeNames;
}

/** A scope on the way to a signal. */
export interface PathStep {
  readonly label: string;
  readonly kind: WaveScope['kind'];
}

/**
 * The scopes that lead to a signal, outermost first, and its own label: `core.up_payload_psn` with the fields `payload`
 * and `psn` is `psn` in `core`, `up`, `payload`. Fields with which the name does not end are passed over.
 */
export function pathSteps({ path, fields = [] }: PlacedSignal): {
  readonly scopes: readonly PathStep[];
  readonly label: string;
} {
  const names = path.split('.');
  const name = names.pop() ?? '';
  const scopes = names.map((label): PathStep => ({ label, kind: 'module' }));
  const suffix = `_${fields.join('_')}`;
  if (fields.length === 0 || !name.endsWith(suffix) || name === suffix) return { scopes, label: name };
  const records = [name.slice(0, -suffix.length), ...fields.slice(0, -1)];
  scopes.push(...records.map((label): PathStep => ({ label, kind: 'struct' })));
  return { scopes, label: fields.at(-1) ?? '' };
}

/** The tree of these signals, each level in the order of the list, under a scope named `top`. */
export function waveTree(signals: readonly PlacedSignal[], top: string): WaveScope {
  const root = new Scope('module', top, waveName(top));
  signals.forEach((signal, index) => {
    const { scopes, label } = pathSteps(signal);
    const scope = scopes.reduce<Scope>((outer, step) => outer.inner(step), root);
    scope.signals.push({ index, label, name: scope.names.take(label) });
  });
  return root;
}

class Scope implements WaveScope {
  readonly kind: WaveScope['kind'];
  readonly label: string;
  readonly name: string;
  readonly signals: WaveLeaf[] = [];
  readonly names = new ScopeNames();
  readonly #inner = new Map<string, Scope>();
  readonly #innerNames = new ScopeNames();

  constructor(kind: WaveScope['kind'], label: string, name: string) {
    this.kind = kind;
    this.label = label;
    this.name = name;
  }

  get scopes(): readonly Scope[] {
    return [...this.#inner.values()];
  }

  inner({ kind, label }: PathStep): Scope {
    const key = `${kind} ${label}`;
    let scope = this.#inner.get(key);
    if (scope === undefined) {
      scope = new Scope(kind, label, this.#innerNames.take(label));
      this.#inner.set(key, scope);
    }
    return scope;
  }
}

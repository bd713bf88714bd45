/** Which signals are shown, in which order: groups that close, between which signals can be moved. */
import type { WaveDataScope } from '../wave-data-types.ts';

/** A scope with the signals that are shown of it, and those that were moved to it. */
export interface RowGroup {
  readonly label: string;
  /** Of a record or link. */
  readonly isRecord: boolean;
  readonly depth: number;
  open: boolean;
  /** The signals of the scope, in their order there. */
  readonly home: readonly number[];
  members: number[];
  readonly groups: readonly RowGroup[];
}

/** A row: the head of a group, or a signal in one. */
export interface Row {
  readonly group: RowGroup;
  readonly index?: number;
}

/** Signals are their numbers. Nothing is shown at first. */
export class RowGroups {
  readonly #root: RowGroup;
  readonly #homes: RowGroup[] = [];
  readonly #shown = new Set<number>();

  constructor(tree: WaveDataScope) {
    this.#root = this.#groupOf(tree, 0);
  }

  get shown(): ReadonlySet<number> {
    return this.#shown;
  }

  /** The group of the scope that a signal is in. */
  homeOf(index: number): RowGroup {
    return this.#homes[index]!;
  }

  /** At its place in its own scope, before the first of the signals that follow it there. */
  show(index: number): void {
    if (this.#shown.has(index)) return;
    this.#shown.add(index);
    const group = this.homeOf(index);
    const after = new Set(group.home.slice(group.home.indexOf(index) + 1));
    const place = group.members.findIndex((other) => after.has(other));
    group.members.splice(place < 0 ? group.members.length : place, 0, index);
  }

  hide(index: number): void {
    if (this.#shown.delete(index)) this.#takeOut(index);
  }

  /** Put a signal that is shown before another, or at the beginning of a group. */
  move(index: number, { group, index: before }: Row): void {
    this.#takeOut(index);
    group.members.splice(before === undefined ? 0 : group.members.indexOf(before), 0, index);
  }

  /** From top to bottom; groups without a signal are left out. */
  rows(): readonly Row[] {
    return rowsOf(this.#root);
  }

  #groupOf(scope: WaveDataScope, depth: number): RowGroup {
    const group: RowGroup = {
      label: scope.label,
      isRecord: scope.kind === 'struct',
      depth,
      open: true,
      home: scope.signals.map(([index]) => index),
      members: [],
      groups: scope.scopes.map((inner) => this.#groupOf(inner, depth + 1)),
    };
    for (const index of group.home) this.#homes[index] = group;
    return group;
  }

  #takeOut(index: number): void {
    const from = (group: RowGroup): void => {
      group.members = group.members.filter((other) => other !== index);
      group.groups.forEach(from);
    };
    from(this.#root);
  }
}

const isEmpty = (group: RowGroup): boolean => group.members.length === 0 && group.groups.every(isEmpty);

function rowsOf(group: RowGroup): readonly Row[] {
  if (isEmpty(group)) return [];
  const inside = group.open
    ? [...group.members.map((index) => ({ index, group })), ...group.groups.flatMap(rowsOf)]
    : [];
  return [{ group }, ...inside];
}

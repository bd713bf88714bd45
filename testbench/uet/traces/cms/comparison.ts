/** Compares what a model has with what a log says, field by field. */

/** What came of it. */
export interface ComparisonResult {
  /** How many values were compared. */
  readonly compared: number;
  readonly differences: number;
  readonly firstDifference: string | undefined;
  /** By the field's name, those that differ: how often. */
  readonly byField: Readonly<Record<string, number>>;
}

export type Compared = number | bigint | string;

export class Comparison {
  #compared = 0;
  #differences = 0;
  #first: string | undefined;
  readonly #byField = new Map<string, number>();

  /** `place`: the file and line in messages. */
  equal(place: string, field: string, logged: Compared, model: Compared): boolean {
    this.#compared += 1;
    if (logged === model) return true;
    this.#differences += 1;
    this.#byField.set(field, (this.#byField.get(field) ?? 0) + 1);
    this.#first ??= `${place}: ${field} is ${logged} in the log, ${model} in the model`;
    return false;
  }

  get result(): ComparisonResult {
    return {
      compared: this.#compared,
      differences: this.#differences,
      firstDifference: this.#first,
      byField: Object.fromEntries(this.#byField),
    };
  }
}

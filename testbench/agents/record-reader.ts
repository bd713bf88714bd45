/** Reads records field by field, fast. */

/** A field's name and where its value comes from. */
export type FieldReader<V> = readonly [name: string, read: () => V];

/**
 * A function that makes a record of what the readers give, called in their order.
 *
 * It is compiled from the text of an object literal: `() => ({ "psn": read0(), "verdict": read1() })`. A loop over
 * names has to find the place of every field again, because JavaScript engines remember it for each place in the
 * source, and all streams share the loop; for two fields that costs two to three times as much, and was an eighth of
 * the time of the bench that `bench/uet/tracker.ts` measures. Only names go into the text, as string literals: nothing
 * in them is executed.
 */
export function recordReader<V>(fields: readonly FieldReader<V>[]): () => Record<string, V> {
  const readers = fields.map((_, i) => `read${i}`);
  const literal = fields.map(([name], i) => `${JSON.stringify(name)}: ${readers[i]}()`).join(', ');
  return new Function(...readers, `return () => ({ ${literal} });`)(...fields.map(([, read]) => read));
}

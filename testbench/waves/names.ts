/** Names in wave files: legal, escaped as viewers need them, unique in their scope. */

/**
 * A name as it stands in a file. One that is not a simple Verilog identifier is escaped with a backslash, without which
 * GTKWave takes brackets for bit selections and refuses other characters (amaranth-lang/amaranth#1001); white space,
 * which would end it, and control characters become underscores.
 */
export function waveName(name: string): string {
  const legal = name.replace(/[^!-~]/g, '_') || '_';
  return /^[A-Za-z_][A-Za-z0-9_$]*$/.test(legal) ? legal : `\\${legal}`;
}

/** Hands out names of one scope; a second one of the same name gets a number. */
export class ScopeNames {
  readonly #taken = new Set<string>();

  take(name: string): string {
    const wanted = waveName(name);
    let unique = wanted;
    for (let n = 2; this.#taken.has(unique); n++) unique = `${wanted}_${n}`;
    this.#taken.add(unique);
    return unique;
  }
}

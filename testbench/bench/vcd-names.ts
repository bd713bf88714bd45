/** Names in VCD files: legal, escaped as viewers need them, unique in their scope. */

/** The identifier code of variable number `index`: printable ASCII characters, shortest first. */
export function vcdCode(index: number): string {
  let code = '';
  // Bijective base 94, lowest digit first: every string of the characters ! to ~ occurs once.
  for (let rest = index; rest >= 0; rest = Math.floor(rest / CHARACTERS) - 1)
    code += String.fromCharCode(FIRST + (rest % CHARACTERS));
  return code;
}

/** The characters from `!` to `~`. */
const FIRST = 33;
const CHARACTERS = 94;

/**
 * A name as it stands in `$var` or `$scope`. One that is not a simple Verilog identifier is escaped with a backslash,
 * without which GTKWave takes brackets for bit selections and refuses other characters (amaranth-lang/amaranth#1001);
 * white space, which would end it, and control characters become underscores.
 */
export function vcdName(name: string): string {
  const legal = name.replace(/[^!-~]/g, '_') || '_';
  return /^[A-Za-z_][A-Za-z0-9_$]*$/.test(legal) ? legal : `\\${legal}`;
}

/** Hands out names of one scope; a second one of the same name gets a number. */
export class VcdScopeNames {
  readonly #taken = new Set<string>();

  take(name: string): string {
    const wanted = vcdName(name);
    let unique = wanted;
    for (let n = 2; this.#taken.has(unique); n++) unique = `${wanted}_${n}`;
    this.#taken.add(unique);
    return unique;
  }
}

/** The names of one Verilog module: those of the design, and new ones that clash with none. */
import { clockingPorts } from '../ir/clocking.ts';
import type { ModuleIr } from '../ir/module-ir.ts';
import { reservedWords } from '../ir/reserved-words.ts';

export class Names {
  readonly #taken: Set<string>;

  /** Takes every name that the designer gave, and those of clocks and resets. */
  constructor(m: ModuleIr) {
    const named = [...m.decls, ...m.memories, ...m.instances, ...m.checks, ...m.covers, ...clockingPorts(m)];
    this.#taken = new Set(named.map((x) => x.name));
  }

  /** `base`, or where that is taken or a word of the language, `base_2` and so on; the name is then taken. */
  fresh(base: string): string {
    let name = base;
    for (let n = 2; this.#taken.has(name) || reservedWords.has(name); n++) name = `${base}_${n}`;
    this.#taken.add(name);
    return name;
  }
}

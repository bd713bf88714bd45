/** What elaboration finds wrong with a module, in a form that tests compare. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { DesignError } from '../../ir/diagnostic.ts';
import type { AnyModule, Module } from '../body/module.ts';
import { elaborate } from '../elaboration/elaborate.ts';

/** A diagnostic with its places as `file:line`. */
export interface Mistake {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly at: readonly string[];
}

/** Everything that elaboration reports in its one throw; none where it succeeds. */
export function mistakesOf(mod: AnyModule): readonly Mistake[] {
  try {
    elaborate(mod as unknown as Module<object, object, Record<never, never>>);
    return [];
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    return error.diagnostics.map(({ code, message, fix, at }) => ({
      code,
      message,
      fix,
      at: at.map((place) => `${place.file}:${place.line}`),
    }));
  }
}

/** A function from a mark to the place, as `file:line`, of the one line of the file that ends with `// mark`. */
export function marksOf(file: string): (mark: string) => string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return (mark) => {
    const found = lines.flatMap((line, i) => (line.endsWith(`// ${mark}`) ? [i + 1] : []));
    if (found.length !== 1) throw new Error(`${found.length} lines of ${file} end with // ${mark}`);
    return `${relative(process.cwd(), file)}:${found[0]}`;
  };
}

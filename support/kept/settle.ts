/** What a run has noted of kept results, against what is committed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeWhole } from '../write-file.ts';
import { type KeptLine, linesOf, readKept } from './kept-results.ts';

/** Each a sentence that names the part and the result. */
export interface Settlement {
  /** Results that the run found to be others than the kept ones. */
  readonly wrong: readonly string[];
  /** Kept results that the run did not ask for: of content that is no longer there, or never was. */
  readonly unused: readonly string[];
  /** Results that the run found and that are not kept. */
  readonly missing: readonly string[];
}

/** Compare. Of a result that is an object, its `evidence` may differ: whoever takes it checks that by itself. */
export function settle(folder: string, notes: string): Settlement {
  const parts = [...new Set([...partsOf(folder), ...foldersOf(notes)])].sort();
  const each = parts.map((part): Settlement => {
    const kept = readKept(folder, part);
    const noted = new Map(notedOf(notes, part).map((line) => [line.key, line]));
    const known = new Set(kept.map(({ key }) => key));
    const said = ({ of, key }: KeptLine): string => `${part}: ${of} (${key.slice(0, 12)})`;
    const isWrong = (line: KeptLine): boolean => {
      const found = noted.get(line.key);
      return found !== undefined && !isDeepStrictEqual(claim(found.found), claim(line.found));
    };
    return {
      wrong: kept.filter(isWrong).map(said),
      unused: kept.filter(({ key }) => !noted.has(key)).map(said),
      missing: [...noted.values()].filter(({ key }) => !known.has(key)).map(said),
    };
  });
  const all = (of: keyof Settlement): readonly string[] => each.flatMap((one) => one[of]);
  return { wrong: all('wrong'), unused: all('unused'), missing: all('missing') };
}

/**
 * Have the parts of `folder` that were asked for hold what was noted, in the order of what it is about; and nothing
 * else, unless it is `added` to what is there.
 */
export function writeKept(folder: string, notes: string, added = false): void {
  for (const part of foldersOf(notes)) {
    const before = added ? readKept(folder, part) : [];
    const lines = new Map([...before, ...notedOf(notes, part)].map((line) => [line.key, line]));
    const order = (a: KeptLine, b: KeptLine): number => (`${a.of} ${a.key}` < `${b.of} ${b.key}` ? -1 : 1);
    const text = [...lines.values()].sort(order).map((line) => `${JSON.stringify(line)}\n`);
    writeWhole(join(folder, `${part}.jsonl`), text.join(''));
  }
}

function claim(found: unknown): unknown {
  if (typeof found !== 'object' || found === null) return found;
  const { evidence: _, ...rest } = found as { readonly evidence?: unknown };
  return rest;
}

const partsOf = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => /^(.*)\.jsonl$/.exec(name)?.[1] ?? []);

const foldersOf = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

function notedOf(notes: string, part: string): readonly KeptLine[] {
  const folder = join(notes, part);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => linesOf(readFileSync(join(folder, name), 'utf8')));
}

/** By what a regression is known: results of two are never mixed. */
import { existsSync, readFileSync } from 'node:fs';
import type { Project } from '../../config/project.ts';
import { projectFiles } from '../../config/project-files.ts';
import { contentKey } from '../../support/cache.ts';
import { UserError } from '../../support/user-error.ts';
import { version } from '../../support/version.ts';
import type { Shard } from './item.ts';
import type { Choice } from './plan.ts';
import type { TrendRow } from './trend.ts';

/** The first line of a journal. */
export interface Header {
  readonly format: typeof FORMAT;
  /** Of Gatewright. */
  readonly version: string;
  /** A digest of the designs, their tests and what runs them. */
  readonly content: string;
  readonly choice: Choice;
  /** Null where this is the whole. */
  readonly shard: Shard | null;
  /** Earlier regressions of the folder, the oldest first. */
  readonly trend: readonly TrendRow[];
}

/** Changes when journals of before cannot be read any more. */
export const FORMAT = 'gatewright regress 1';

/** The version of Gatewright, and the digest of all sources that the result of an item depends on. */
export function projectIdentity(project: Project): Pick<Header, 'version' | 'content'> {
  const files = projectFiles(project, project.config.regress?.sources ?? ['**/*.{ts,mts}']);
  const lock = project.path('package-lock.json');
  const texts = files.flatMap((file) => [file, readFileSync(project.path(file), 'utf8')]);
  const content = contentKey(...texts, existsSync(lock) ? readFileSync(lock, 'utf8') : '').slice(0, 16);
  return { version, content };
}

/** Refuses a journal of another regression, in a `UserError` that says what differs. */
export function requireSame(found: Header, expected: Omit<Header, 'trend'>, folder: string): void {
  const choice = (key: keyof Choice) => (h: Omit<Header, 'trend'>) => h.choice[key];
  const aspects: readonly (readonly [string, (h: Omit<Header, 'trend'>) => unknown])[] = [
    ['journal format', (h) => h.format],
    ['version of Gatewright', (h) => h.version],
    ['state of the designs and tests', (h) => h.content],
    ['seed', choice('seed')],
    ['number of runs', choice('runs')],
    ['number of clocks', choice('clocks')],
    ['list of names', choice('names')],
    ['list of engines', choice('engines')],
    ['choice of coverage', choice('cover')],
    ['number of mutants', choice('mutate')],
    ['shard', (h) => (h.shard === null ? 'the whole' : `${h.shard.index}/${h.shard.of}`)],
  ];
  const different = aspects.find(([, of]) => JSON.stringify(of(found)) !== JSON.stringify(of(expected)));
  if (different === undefined) return;
  const [what, of] = different;
  throw new UserError(
    `${folder} holds another regression: its ${what} is ${shown(of(found))}, not ${shown(of(expected))}; choose another --out`,
  );
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(' ') || 'all' : String(value));

/** Results of tools that are committed, so that a fresh clone need not find again what its content decides. */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey } from '../cache.ts';
import { inProject } from '../project.ts';
import { makeFolder, readIfThere } from '../write-file.ts';

/**
 * What is done with results that are kept. `known`: they are taken. `noted`: they are taken, and every result that is
 * asked for is noted. `whole`: none is taken, every one is found and noted.
 */
export type KeptUse = 'known' | 'noted' | 'whole';

/** One result, a line of a file. */
export interface KeptLine<T = unknown> {
  /** The key of everything that decides the result: texts, options, versions of tools (`contentKey`). */
  readonly key: string;
  /** What it is about, for who reads the file. */
  readonly of: string;
  readonly found: T;
}

/** Who asks for a result. */
export interface KeptQuestion {
  /** Everything that decides the result: texts, options, versions of tools. A text left out would be a lie later on. */
  readonly inputs: readonly string[];
  /** What it is about, in a few words. */
  readonly of: string;
}

/**
 * The results of one kind, of `FOLDER/PART.jsonl`. A result whose key is not there is found as if nothing were kept, so
 * that any change of what decides it means a real run.
 */
export class KeptResults {
  readonly #part: string;
  readonly #folder: string;
  readonly #notes: string;
  readonly #use: KeptUse;
  #lines: ReadonlyMap<string, KeptLine> | undefined;
  #noteFile: string | undefined;

  /** `notes`: the folder in which what is asked for is noted. Defaults: those of the project, and `useOfKept()`. */
  constructor(part: string, folder: string = keptFolder, notes: string = notesFolder, use: KeptUse = useOfKept()) {
    this.#part = part;
    this.#folder = folder;
    this.#notes = notes;
    this.#use = use;
  }

  /** The result, and whether it was kept; `find` finds it. What `keeps` refuses is not kept. */
  async result<T>(
    question: KeptQuestion,
    find: () => Promise<T>,
    keeps: (found: T) => boolean = () => true,
  ): Promise<{ readonly found: T; readonly wasKept: boolean }> {
    const known = this.known<T>(question);
    if (known !== undefined) return { ...known, wasKept: true };
    const found = await find();
    if (keeps(found)) this.note(question, found);
    return { found, wasKept: false };
  }

  /** The result where it is kept and may be taken. */
  known<T>(question: KeptQuestion): { readonly found: T } | undefined {
    const line = this.#use === 'whole' ? undefined : this.#known().get(this.keyOf(question));
    if (line === undefined) return undefined;
    this.note(question, line.found);
    return { found: line.found as T };
  }

  /** A result that has been found, in a run that notes. */
  note(question: KeptQuestion, found: unknown): void {
    if (this.#use === 'known') return;
    if (this.#noteFile === undefined) {
      const folder = join(this.#notes, this.#part);
      makeFolder(folder);
      // Each process has a file of its own.
      this.#noteFile = join(folder, `${randomUUID()}.jsonl`);
    }
    const line: KeptLine = { key: this.keyOf(question), of: question.of, found };
    appendFileSync(this.#noteFile, `${JSON.stringify(line)}\n`);
  }

  /** The key of a question's result. */
  keyOf({ inputs }: KeptQuestion): string {
    return contentKey(this.#part, ...inputs);
  }

  #known(): ReadonlyMap<string, KeptLine> {
    this.#lines ??= new Map(readKept(this.#folder, this.#part).map((line) => [line.key, line]));
    return this.#lines;
  }
}

/** The committed results. The package has none, so that a user's tools always run. */
export const keptFolder: string = inProject('kept');

/** What a run that notes has asked for. */
export const notesFolder: string = inProject('out', 'kept');

/** As the environment variable GATEWRIGHT_KEPT says; by default the results are taken. */
export function useOfKept(): KeptUse {
  const asked = process.env.GATEWRIGHT_KEPT;
  return asked === 'noted' || asked === 'whole' ? asked : 'known';
}

/** The lines of a part; none where there is no such file. Two branches that were merged may both have a line. */
export function readKept(folder: string, part: string): readonly KeptLine[] {
  return linesOf(readIfThere(join(folder, `${part}.jsonl`)) ?? '');
}

/** The results in a text of lines. */
export const linesOf = (text: string): readonly KeptLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KeptLine);

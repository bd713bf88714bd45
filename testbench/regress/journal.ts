/** What a regression has finished, on disk: a line of JSON an item, so that being killed loses nothing. */
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../support/user-error.ts';
import { makeFolder, readIfThere, writeWhole } from '../../support/write-file.ts';

/** What a journal holds: its first line, then a line for each entry. */
export interface Read<Header, Entry> {
  readonly header: Header;
  readonly entries: readonly Entry[];
  /** Bytes up to the end of the last whole line. */
  readonly bytes: number;
}

/** The journal of a folder. */
export const journalFile = (folder: string): string => join(folder, 'journal.jsonl');

/**
 * The journal of a folder; undefined where there is none. The last line may be torn, by a process that was killed or by
 * a full disk: it is ignored. Any other line that cannot be read is a `UserError`.
 */
export function readJournal<Header, Entry>(folder: string): Read<Header, Entry> | undefined {
  const file = journalFile(folder);
  const text = readWhole(file);
  if (text === undefined) return undefined;
  const end = text.lastIndexOf('\n') + 1;
  const lines = text.slice(0, end).split('\n').slice(0, -1);
  const values = lines.map((line, i) => parsed(line, `${file}:${i + 1}`));
  if (values.length === 0) throw new UserError(`${file} has no first line: remove it to start again`);
  const [header, ...entries] = values;
  return { header: header as Header, entries: entries as Entry[], bytes: Buffer.byteLength(text.slice(0, end)) };
}

function readWhole(file: string): string | undefined {
  try {
    return readIfThere(file);
  } catch (error) {
    throw new UserError(`cannot read ${file} (${reasonOf(error)})`);
  }
}

function parsed(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new UserError(`${where} is damaged, so what it had finished is lost: remove the file to start again`);
  }
}

/**
 * A journal that is being written. Guarantee: when `append` has returned, the entry survives the end of this process,
 * in whatever way that comes. A folder belongs to one process at a time. What goes wrong with the disk is a
 * `UserError`.
 */
export class Journal {
  readonly #folder: string;
  readonly #file: string;
  #descriptor: number | undefined;

  /** Begin a journal, in place of one that is there. */
  static start(folder: string, header: unknown): Journal {
    const journal = new Journal(folder);
    journal.#open(() => {
      writeWhole(journalFile(folder), `${JSON.stringify(header)}\n`);
      return openSync(journal.#file, 'a');
    });
    return journal;
  }

  /** Go on after its last whole line: after a torn one, the next entry would be part of it. */
  static resume(folder: string, { bytes }: Pick<Read<unknown, unknown>, 'bytes'>): Journal {
    const journal = new Journal(folder);
    journal.#open(() => {
      const descriptor = openSync(journal.#file, 'a');
      if (fstatSync(descriptor).size > bytes) ftruncateSync(descriptor, bytes);
      return descriptor;
    });
    return journal;
  }

  private constructor(folder: string) {
    this.#folder = folder;
    this.#file = journalFile(folder);
  }

  append(entry: unknown): void {
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`);
    this.#guard(() => {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#descriptor!, bytes, done);
    });
  }

  close(): void {
    if (this.#descriptor === undefined) return;
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
    rmSync(lockFile(this.#folder), { force: true });
  }

  #open(open: () => number): void {
    this.#guard(() => {
      makeFolder(this.#folder);
      lock(this.#folder);
      this.#descriptor = open();
    });
  }

  #guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw new UserError(
        `cannot write ${this.#file} (${reasonOf(error)}): check the folder's rights and the space on the disk; what is finished stays for --resume`,
      );
    }
  }
}

const lockFile = (folder: string): string => join(folder, 'running');

/** Says who writes the journal; a process that was killed leaves that behind, and is not in the way. */
function lock(folder: string): void {
  const [host, pid] = readIfThere(lockFile(folder))?.trim().split(' ') ?? [];
  if (host === hostname() && pid !== `${process.pid}` && isAlive(Number(pid))) {
    throw new UserError(`${folder} is in use by process ${pid}: wait for its end, or choose another --out`);
  }
  writeFileSync(lockFile(folder), `${hostname()} ${process.pid}\n`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Killed, and kept only until its parent asks what became of it; Linux alone tells. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''));
  } catch {
    return false;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

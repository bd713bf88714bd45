/** What the operating system refuses, in a sentence. */
import { getSystemErrorMap } from 'node:util';

/** What a call was for, where its name does not say it. */
const purposes: Readonly<Record<string, string>> = {
  open: 'open',
  read: 'read',
  write: 'write',
  mkdir: 'make the folder',
  mkdtemp: 'make the temporary folder',
  scandir: 'list',
  lstat: 'find',
  stat: 'find',
  access: 'use',
  rename: 'rename',
  unlink: 'remove',
  uv_cwd: 'work in a folder that has been deleted',
};

/** The sentence of an error that Node makes of a system call that failed; `undefined` for any other error. */
export function systemErrorText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { syscall, errno, path } = error as NodeJS.ErrnoException;
  if (syscall === undefined || errno === undefined) return undefined;
  const reason = getSystemErrorMap().get(errno)?.[1] ?? error.message;
  const purpose = purposes[syscall] ?? syscall;
  return `cannot ${purpose}${path === undefined ? '' : ` ${path}`}: ${reason}`;
}

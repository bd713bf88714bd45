/** The text of a trace file, unpacked if need be. */
import { constants } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { UserError } from '../../../support/user-error.ts';

/**
 * The whole text of a file, through gzip where its name ends in `.gz`. The checksum and length within gzip tell any
 * truncation and damage. Throws a `UserError` on a file that is missing, unreadable, empty, too large, or not what its
 * name says.
 */
export async function traceText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new UserError(cannotRead(file, codeOf(error)));
  });
  if (bytes.length === 0) throw new UserError(`${file} is empty; give an arrival trace with a line of column names.`);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const isNamedGzip = file.toLowerCase().endsWith('.gz');
  if (isGzip && !isNamedGzip) throw new UserError(`${file} holds gzip data; add .gz to its name or unpack it.`);
  if (isNamedGzip && !isGzip && bytes.length > 1) {
    throw new UserError(`${file} is named .gz but does not hold gzip data; take .gz off its name or pack it.`);
  }
  const unpacked = isNamedGzip ? await unpack(file, bytes) : bytes;
  if (unpacked.length > constants.MAX_STRING_LENGTH) throw new UserError(tooLarge(file));
  const text = new TextDecoder().decode(unpacked);
  if (text.trim() === '')
    throw new UserError(`${file} holds no text; give an arrival trace with a line of column names.`);
  return text;
}

async function unpack(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: constants.MAX_STRING_LENGTH });
  } catch (error) {
    switch (codeOf(error)) {
      case 'Z_BUF_ERROR':
        throw new UserError(`${file} is cut off: its gzip data ends too early; copy the file again.`);
      case 'Z_DATA_ERROR':
        throw new UserError(`${file} is damaged: its gzip data does not match its own checks; copy the file again.`);
      case 'ERR_BUFFER_TOO_LARGE':
        throw new UserError(tooLarge(file));
      default:
        throw error;
    }
  }
}

function cannotRead(file: string, code: string): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `${file} does not exist; give the path of a recording (.csv or .csv.gz).`;
    case 'EISDIR':
      return `${file} is a directory; give the path of a recording (.csv or .csv.gz) in it.`;
    case 'ERR_FS_FILE_TOO_LARGE':
      return tooLarge(file);
    default:
      return `${file} cannot be read (${code}); check its permissions and its disk.`;
  }
}

function tooLarge(file: string): string {
  return `${file} holds more than ${Math.floor(constants.MAX_STRING_LENGTH / 2 ** 20)} MiB of text; split it.`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}

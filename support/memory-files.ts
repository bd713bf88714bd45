/** What stands for the disk where there is none: files by path, of which a page puts some here and reads others. */
export const memoryFiles = new Map<string, Uint8Array<ArrayBuffer>>();

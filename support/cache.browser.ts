/** `cache.ts` where there is no disk: results stay in memory, by the content that they are of. */
import type { Bytes } from './cache.ts';
import { sha256 } from './sha256.ts';

const known = new Map<string, Bytes>();

/** As that of `cache.ts`. */
export const contentKey = (...parts: readonly string[]): string => sha256(JSON.stringify(parts));

/** As that of `cache.ts`. */
export async function cached(part: string, name: string, make: () => Promise<Bytes>): Promise<Bytes> {
  const key = `${part}/${name}`;
  const bytes = known.get(key) ?? (await make());
  known.set(key, bytes);
  return bytes;
}

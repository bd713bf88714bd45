/** SHA-256 of a text's UTF-8, at once. */
import { createHash } from 'node:crypto';

/** In hexadecimal, 64 digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

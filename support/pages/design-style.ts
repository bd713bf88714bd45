/** The colours that all pages have in common. */
import { readFileSync } from 'node:fs';

/** A style sheet of custom properties: light or dark, by `color-scheme`, which follows the reader's system. */
export const designStyle = (): string => readFileSync(new URL('./design.css', import.meta.url), 'utf8');

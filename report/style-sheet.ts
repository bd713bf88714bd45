/** The style sheets of the pages: the files of the folder `style`. */
import { readFileSync } from 'node:fs';
import { designStyle } from '../support/pages/design-style.ts';

/** A style sheet by its name. */
export const styleSheet = (name: 'page' | 'verilog' | 'verilog-file' | 'coverage' | 'area'): string =>
  readFileSync(new URL(`./style/${name}.css`, import.meta.url), 'utf8');

/** What each page has: the colours, and the common rules. System fonts, two colour schemes, nothing loaded. */
export const pageStyle = (): string => `${designStyle()}${styleSheet('page')}`;

/** Writes the picture and the table of `docs/architecture.md`: `node report/testing/write-architecture-page.ts`. */
import { readFileSync } from 'node:fs';
import { withFigures } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';
import { writeWhole } from '../../support/write-file.ts';
import { architecturePicture, architectureTable } from './architecture-page.ts';

const page = inProject('docs', 'architecture.md');
writeWhole(inProject('docs', 'architecture.svg'), architecturePicture());
writeWhole(page, withFigures(readFileSync(page, 'utf8'), 'rooms', architectureTable()));

/** Writes `docs/wire.md` from the header tables: `node rtl-gen/uet/wire/write-page.ts`. */
import { inProject } from '../../../support/project.ts';
import { writeWhole } from '../../../support/write-file.ts';
import { wirePage } from './wire-page.ts';

writeWhole(inProject('docs', 'wire.md'), wirePage());

/** Writes `docs/uet/wire.md` from the header tables: `node rtl-gen/uet/wire/write-page.ts`. */
import { inProject } from '../../../support/project.ts';
import { writeWhole } from '../../../support/write-file.ts';
import { wirePage } from './wire-page.ts';

writeWhole(inProject('docs', 'uet', 'wire.md'), wirePage());

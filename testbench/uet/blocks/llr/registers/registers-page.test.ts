import { expect, test } from 'vitest';
import { registerMarkdown } from '../../../../../rtl-gen/lib/axi/register-docs.ts';
import { portMap } from '../../../../../rtl-gen/uet/llr/registers/port-control.ts';
import { portRegisters } from '../../../../../rtl-gen/uet/llr/registers/port-registers.ts';
import { inProject } from '../../../../../support/project.ts';

/** Below the title of the page. */
const lower = (text: string): string => text.replaceAll(/^#/gm, '##');

test('the page of registers says what the table says (npx vitest run registers-page --update writes it)', async () => {
  const map = portMap({ size: 64, beats: 1024, frames: 128, longest: 144 });
  const page = [
    '# Registers of link-level retry',
    '',
    'Words of 32 bits, addresses of 10 bits. Values after reset that depend on what is built are those of 64 bytes a clock and a replay buffer',
    'of 1,024 beats and 128 frames. The page is made of the table in `rtl-gen/uet/llr/registers`; `registerHeader` makes a C header of the same.',
    'What they are for: [link-level retry](llr.md#registers).',
    '',
    lower(registerMarkdown('A port', portRegisters(map))),
  ].join('\n');
  await expect(page).toMatchFileSnapshot(inProject('docs', 'uet', 'llr-registers.md'));
});

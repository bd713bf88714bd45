import { expect, test } from 'vitest';
import { registerMarkdown } from '../../../../../rtl-gen/lib/axi/register-docs.ts';
import { receiverRegisters } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-registers.ts';
import { senderMap } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { defaultSenderSettings } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { inProject } from '../../../../../support/project.ts';

/** Below the title of the page. */
const lower = (text: string): string => text.replaceAll(/^#/gm, '##');

test('the page of registers says what the tables say (npx vitest run registers-page --update writes it)', async () => {
  const page = [
    '# Registers of credit-based flow control',
    '',
    'Words of 32 bits, addresses of 8 bits, for 32 channels; designs of fewer have fewer bits where there is one a channel. The page is',
    'made of the tables in `rtl-gen/uet/cbfc/registers`; `registerHeader` makes a C header of the same.',
    'What they are for: [credit-based flow control](cbfc.md#registers).',
    '',
    lower(registerMarkdown('Sender', senderMap({ ...defaultSenderSettings, vcs: 32 }))),
    lower(registerMarkdown('Receiver', receiverRegisters(32))),
  ].join('\n');
  await expect(page).toMatchFileSnapshot(inProject('docs', 'uet', 'cbfc-registers.md'));
});

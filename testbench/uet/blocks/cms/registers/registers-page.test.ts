import { expect, test } from 'vitest';
import { cmsRegisterPage } from '../../../../../rtl-gen/uet/cms/registers/register-page.ts';
import { inProject } from '../../../../../support/project.ts';

test('the page of registers says what the table says (npx vitest run registers-page --update writes it)', async () => {
  await expect(cmsRegisterPage()).toMatchFileSnapshot(inProject('docs', 'uet', 'cms-registers.md'));
});

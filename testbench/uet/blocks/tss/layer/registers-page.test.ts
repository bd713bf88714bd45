import { expect, test } from 'vitest';
import { layerRegisterPage } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { inProject } from '../../../../../support/project.ts';

test('the page of registers says what the table says (npx vitest run registers-page --update writes it)', async () => {
  await expect(layerRegisterPage()).toMatchFileSnapshot(inProject('docs', 'uet', 'tss-registers.md'));
});

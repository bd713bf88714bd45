/** `node site/install.ts`: what the site is built with, where it is not there as `site/package-lock.json` wants it. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from '../support/execa.ts';
import { projectRoot as root } from '../support/project.ts';

const here = join(root, 'site');
/** npm writes it last. */
const installed = join(here, 'node_modules', '.package-lock.json');
const wanted = join(here, 'package-lock.json');

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  console.log('installing what the site is built with');
  const { exitCode } = await execa('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
    reject: false,
  });
  process.exitCode = exitCode === 0 ? 0 : 2;
}

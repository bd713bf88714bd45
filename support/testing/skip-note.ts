/**
 * What stands after the name of a test that needs packages: which of them to install, where it is skipped without them;
 * nothing where none is missing.
 */
export const skipNote = (...missing: readonly string[]): string =>
  missing.length === 0 ? '' : ` (skipped: apt-get install ${missing.join(' ')})`;

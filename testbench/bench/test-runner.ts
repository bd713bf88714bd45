/** Where tests of hardware are registered: Vitest's. */
export { test } from 'vitest';

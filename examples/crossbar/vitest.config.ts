import { defineConfig } from 'vitest/config';

export default defineConfig({
  // `gatewright lint` with every run of the tests; without this line it runs by `npm run lint` alone.
  test: { globalSetup: 'gatewright/vitest-lint' },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{support,rtl-gen,testbench,fpga,report,cli,bench}/**/*.test.ts'],
    testTimeout: 120_000,
    reporters: process.env.CI ? ['verbose'] : ['default'],
  },
});

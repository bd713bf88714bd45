import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{rtl-gen,testbench,fpga,cli}/**/*.test.ts'],
    testTimeout: 120_000,
    reporters: process.env.CI ? ['verbose'] : ['default'],
  },
});

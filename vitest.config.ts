import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{support,rtl-gen,testbench,fpga,report,cli,bench}/**/*.test.ts'],
    testTimeout: 120_000,
    // Vitest leaves one core free, which of two is half: nobody works at the machine that tests.
    maxWorkers: '100%',
    reporters: process.env.CI ? ['verbose'] : ['default'],
  },
});

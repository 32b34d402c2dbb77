import { defineConfig } from 'vitest/config';

/** The tests that drive a real browser. One file at a time: both processors have enough to do. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a machine that others load too, a browser may miss a moment; what fails twice is broken. The report shows it.
    retry: process.env.CI ? 1 : 0,
  },
});

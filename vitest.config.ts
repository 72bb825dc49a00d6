import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The default leaves one core to whoever watches.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/*.{system,night}.test.ts', '**/node_modules/**', '**/build/**'],
          // A host that takes nine tenths of the processors makes 5 s, the default, of half a second.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{apps,packages,scripts,tests}/**/*.db.test.ts'],
          globalSetup: ['packages/core/src/testing/test-template.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // What only running processes show. Needs a built web.
        test: { name: 'system', include: ['tests/**/*.system.test.ts'] },
      },
      {
        // The same for .ci/nightly: needs root and further packages of Debian, or takes minutes.
        test: { name: 'night', include: ['tests/**/*.night.test.ts'] },
      },
    ],
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { packedHouse } from './vite/packed-house.ts'
import { packPictureProcess } from './vite/packed-program.ts'

/** Kinds of tests, cheapest first; the browser's own lie in tests/e2e and are run by Playwright. */
const kinds = {
  unit: ['app/**/*.test.ts', 'api/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
  house: ['tests/house/**/*.test.ts'],
  contract: ['tests/api/**/*.test.ts', 'tests/abuse/**/*.test.ts'],
  requests: ['tests/app/**/*.test.ts'],
  crash: ['tests/crash/**/*.test.ts'],
}

export default defineConfig({
  test: {
    projects: Object.entries(kinds).map(([name, include]) => ({
      plugins:
        name === 'unit' || name === 'house' ? [packPictureProcess(import.meta.dirname)] : [packedHouse(import.meta.dirname)],
      test: {
        name,
        include,
        environment: 'node' as const,
        // React for development takes four times as long to draw a page, and is nothing that a visitor is ever sent.
        env: name === 'requests' ? { NODE_ENV: 'production' } : {},
        testTimeout: process.env.LONG ? 10_800_000 : 180_000,
        hookTimeout: 120_000,
        // They wait for databases, processes and slow visitors a third of their time: one more than there are cores, as far as
        // one PostgreSQL has lines for all of them.
        maxWorkers: Math.min(availableParallelism(), 7) + 1,
        // What they import is large, and none changes what others share.
        isolate: name === 'house' || name === 'crash',
        server: { deps: { external: [/\/build\//] } },
        setupFiles: ['tests/support/leave-clean.ts'],
        globalSetup: name === 'unit' || name === 'house' ? [] : ['tests/support/database/global-setup.ts'],
      },
    })),
  },
})

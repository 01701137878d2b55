import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

// The workers read this file too: they must find the port that the first reading took.
process.env.E2E_PORT ??= String(await findFreePort())
const port = process.env.E2E_PORT
const longAlone = process.env.LONG ? [] : ['**/*.long.spec.ts']

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/seed-once.ts',
  testMatch: '**/*.spec.ts',
  // What takes too long for every run.
  testIgnore: longAlone,
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  forbidOnly: true,
  // Each drives a browser and often a shop, and waits for one of them a fourth of its time.
  workers: Math.max(3, availableParallelism() - 1),
  retries: 0,
  timeout: 60_000,
  // What is waited for comes late on a busy machine, and is the same when it comes.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // The default name of a headless browser counts as a robot with some servers; ours must not make a difference.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
  projects: [
    { name: 'with JavaScript', use: { javaScriptEnabled: true } },
    // What only scripts do.
    { name: 'without JavaScript', use: { javaScriptEnabled: false }, testIgnore: [...longAlone, '**/*.script.spec.ts'] },
  ],
  webServer: {
    command: 'node tests/e2e/serve-demo.mjs',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: port },
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 30_000,
  },
})

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number }
      server.close(() => resolve(free))
    })
  })
}

// The demo shop on a database of its own, for the browser's journeys.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.DATA_DIR = folder
process.env.NODE_ENV = 'production'

const { main } = await import('../../build/server/index.js')
await main(['start'])

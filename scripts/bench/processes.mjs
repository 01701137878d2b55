import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const seconds = 6

/** The row of so many processes that serve one site from one PostgreSQL, each asked at the same time as the others. */
export async function measureProcesses(count, { load, startChild, DATABASE_URL }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const env = { DATA_DIR: folder, DATABASE_URL, PORT: '0', LOG: 'off', SHARED_DATA: '1' }
  const shops = []
  try {
    while (shops.length < count) shops.push(await startChild('build/server/index.js', ['start'], env))
    const askAll = async (headers, length) =>
      Promise.all(shops.map(({ url }) => load.run(`${url}/boutique`, { 'accept-encoding': 'br', ...headers }, length)))
    const rate = (results) => Math.round(results.reduce((sum, result) => sum + result.rate, 0))
    await askAll({}, 3)
    const cached = await askAll({}, seconds)
    await askAll({ cookie: 'session=bench' }, 3)
    const made = await askAll({ cookie: 'session=bench' }, seconds)
    return `| ${[count, rate(cached), rate(made), Math.max(...made.map(({ p99 }) => p99)).toFixed(1)].join(' | ')} |`
  } finally {
    for (const shop of shops) await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

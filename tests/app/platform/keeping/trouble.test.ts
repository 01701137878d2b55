import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { eachPlace } from '../../../support/database/databases.ts'
import { startProcess } from '../../../support/site-process.ts'

/** Leads from a port of its own to another, until it is cut. */
async function openRelay(target: URL) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const there = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
    socket.pipe(there).pipe(socket)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const port = await listen(0)
  return {
    port,
    cut: () => {
      server.close()
      for (const socket of open) socket.destroy()
      open.clear()
    },
    mend: () => listen(port),
  }
}

const patience = { timeout: 30_000, interval: 250 }

eachPlace('a shop whose database goes away', (place) => {
  test('says so once, takes itself out of the traffic, and is back by itself', async () => {
    const { db, env } = await place()
    if (!env.DATABASE_URL) return
    await seedDemo(db)
    const relay = await openRelay(new URL(env.DATABASE_URL))
    const far = new URL(env.DATABASE_URL)
    far.port = String(relay.port)
    const shop = await startProcess(['serve'], { ...env, DATABASE_URL: far.href, LOG: 'errors' })
    try {
      const ask = async (path: string) => (await fetch(shop.url + path)).text()
      expect(await ask('/readyz')).toBe('ready\n')
      relay.cut()
      expect(await ask('/readyz')).toBe('not ready\n')
      for (let time = 0; time < 5; time += 1) await ask('/boutique?page=2')
      // Two turns of all jobs.
      await wait(4500)
      expect(await ask('/metrics')).toContain('vitrine_trouble_database 1')
      const lines = () =>
        shop
          .output()
          .split('\n')
          .filter((line) => line.startsWith('{'))
      expect(lines().filter((line) => line.includes('"event":"trouble"'))).toHaveLength(1)
      expect(lines().filter((line) => line.includes('"event":"error"')).length).toBeLessThanOrEqual(1)
      await relay.mend()
      await vi.waitFor(async () => expect(await ask('/readyz')).toBe('ready\n'), patience)
      await vi.waitFor(() => expect(lines().filter((line) => line.includes('"event":"trouble_over"'))).toHaveLength(1), patience)
      // What could not be measured meanwhile is there again with the next look.
      await vi.waitFor(async () => {
        const metrics = await ask('/metrics')
        for (const gauge of [
          'trouble_database 0',
          'disk_free_bytes ',
          'trouble_disk 0',
          'outbox_oldest_seconds ',
          'alarm_mails 0',
        ])
          expect(metrics).toContain(`vitrine_${gauge}`)
      }, patience)
    } finally {
      await shop.end()
      relay.cut()
    }
  })
})

import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../../settings/settings.ts'
import { listenOn } from '../listen.ts'
import { drainServer } from './drain.ts'
import { canOpenMore } from './more-listeners.ts'

const held: Socket[] = []
const servers: Server[] = []
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) await drainServer(server)
})

async function open(port = '0') {
  const server = createServer((_asked, answer) => answer.end('served'))
  const listening = await listenOn(server, readSettings({ PORT: port, HOST: '127.0.0.1' }))
  servers.push(server)
  return { server, port: listening.port }
}

test.runIf(canOpenMore)('threat 68: a busy process takes many new connections in one turn of its loop', async () => {
  const { server, port } = await open()
  let taken = 0
  server.on('connection', () => {
    taken += 1
  })
  for (let count = 0; count < 200; count += 1) held.push(connect({ port, host: '127.0.0.1' }).on('error', () => {}))
  let turns = 0
  for (; taken < 200 && turns < 200; turns += 1) {
    const busyUntil = performance.now() + 10
    while (performance.now() < busyUntil);
    await nextTurn()
  }
  expect(taken).toBe(200)
  expect(turns).toBeLessThan(100)
})

test('a port at which another shop listens is taken', async () => {
  const { port } = await open()
  await expect(open(String(port))).rejects.toThrow('taken by another program')
})

test('every door answers, and none does any more once the server is drained', async () => {
  const { server, port } = await open()
  const ask = () => fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then((answer) => answer.text())
  expect(await Promise.all(Array.from({ length: 60 }, ask))).toEqual(Array(60).fill('served'))
  await drainServer(server)
  await expect(ask()).rejects.toThrow()
})

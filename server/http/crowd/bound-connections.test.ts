import { once } from 'node:events'
import type { Server } from 'node:http'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createNodeServer } from '../node-server.ts'
import { idleTimeAt } from './bound-connections.ts'

const held: Socket[] = []
let server: Server
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const limits = { most: 60, ofAddress: 20, idleMs: 60_000, pace: { bytesPerSecond: 1024, readerMs: 60_000, senderMs: 30_000 } }

async function open(change: Partial<typeof limits> = {}) {
  server = createNodeServer((asked, answer) => (asked.url === '/slow' ? undefined : answer.end('served')), false, {
    ...limits,
    ...change,
  })
  server.listen(0)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A connection on which nothing is asked, or a page that never ends. */
async function hold(port: number, from: string, asked = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {})
  held.push(socket)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  if (asked) socket.write(`GET ${asked} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return socket
}

function fetchFrom(port: number, from: string): Promise<string> {
  return new Promise((done) => {
    const asked = request({ port, host: '127.0.0.1', localAddress: from, agent: new Agent() }, (answer) => {
      answer.setEncoding('utf8').on('data', done)
    })
    asked.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error')).end()
  })
}

const openOf = (sockets: Socket[]) => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length

test('threat 68: whoever holds many connections is not refused, but loses those left alone', async () => {
  const port = await open()
  for (let count = 0; count < 100; count += 1) await hold(port, '127.0.0.1')
  expect(await fetchFrom(port, '127.0.0.1')).toBe('served')
  expect(await fetchFrom(port, '127.0.0.2')).toBe('served')
  await wait(50)
  expect(openOf(held)).toBeLessThanOrEqual(limits.ofAddress)
})

test('threat 68: pages that run are not cut off for new ones of the same address', async () => {
  const port = await open()
  for (let count = 0; count < limits.ofAddress; count += 1) await hold(port, '127.0.0.1', '/slow')
  await wait(50)
  expect(await fetchFrom(port, '127.0.0.1')).toMatch(/ECONNRESET|EPIPE/)
  expect(openOf(held)).toBe(limits.ofAddress)
  expect(await fetchFrom(port, '127.0.0.2')).toBe('served')
})

test('threat 68: many addresses that hold all there is leave room for one more', async () => {
  const port = await open()
  for (let count = 0; count < 90; count += 1) await hold(port, `127.0.1.${1 + (count % 9)}`)
  for (let visitor = 1; visitor < 20; visitor += 1) expect(await fetchFrom(port, `127.0.2.${visitor}`)).toBe('served')
})

test('threat 68: the fuller the server, the sooner idle connections go', async () => {
  expect([0, 30, 45, 59, 60, 80].map((count) => idleTimeAt(count, limits))).toEqual([60_000, 60_000, 30_000, 2000, 2000, 2000])
  // On a busy machine the connections come one after the other: those that came late go within seconds too.
  const port = await open({ ofAddress: 60, idleMs: 12_000 })
  for (let count = 0; count < 59; count += 1) await hold(port, '127.0.0.1')
  await expect.poll(() => openOf(held), { timeout: 9000 }).toBeLessThan(45)
})

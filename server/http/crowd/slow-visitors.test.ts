import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../../settings/settings.ts'
import { listenOn } from '../listen.ts'
import { connectionLimits, createNodeServer } from '../node-server.ts'
import { drainServer } from './drain.ts'

const megabyte = 1024 * 1024
/** More than a system takes at once of what nobody reads. */
const long = Buffer.alloc(20 * megabyte, 'x')

const held: Socket[] = []
let server: Server
/** How many connections the server holds. */
let heldOpen = 0
/** How many questions have reached it. */
let asked = 0
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy()
  server.closeAllConnections()
  await drainServer(server)
})

/** A server of a long page, a short one and forms; whoever moves less than 100 kB a second is hung up on after two seconds. */
async function open(change: Partial<ReturnType<typeof connectionLimits>> = {}): Promise<number> {
  const limits = { ...connectionLimits(0), pace: { bytesPerSecond: 100_000, readerMs: 2000, senderMs: 2000 }, ...change }
  server = createNodeServer(
    (question, answer) => {
      asked += 1
      question.resume().on('end', () => question.url !== '/never' && answer.end(question.url === '/long' ? long : 'served'))
    },
    false,
    limits,
  )
  asked = 0
  server.on('connection', (socket) => {
    heldOpen += 1
    socket.once('close', () => {
      heldOpen -= 1
    })
  })
  return (await listenOn(server, readSettings({ PORT: '0', HOST: '127.0.0.1' }))).port
}

/** A connection that asks, and reads nothing of its own accord. */
async function ask(port: number, from: string, bytes: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {})
  held.push(socket)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.pause()
  socket.write(bytes)
  return socket
}

const page = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const form = (bytes: number) => `POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`

/** How long a visitor waits for a page. */
async function ctx(port: number, from: string): Promise<number> {
  const since = performance.now()
  const answered = new Promise<string>((done, fail) => {
    const question = request({ port, host: '127.0.0.1', localAddress: from, agent: new Agent() }, (answer) => {
      answer.setEncoding('utf8').on('data', done)
    })
    question.on('error', fail).end()
  })
  expect(await answered).toBe('served')
  return performance.now() - since
}

/** Reads at a pace, until the connection ends or all has come; answers how much that was. */
function read(socket: Socket, bytesPerSecond: number): Promise<number> {
  let got = 0
  return new Promise((done) => {
    socket.on('close', () => done(got))
    socket.on('data', (piece) => {
      got += piece.length
      if (got > long.length) return done(got)
      socket.pause()
      setTimeout(() => socket.resume(), (piece.length * 1000) / bytesPerSecond)
    })
    socket.resume()
  })
}

test('threat 68: a visitor is served at once while 4,100 connections of 24 addresses let their answers wait', async () => {
  const { pace } = connectionLimits(0)
  const port = await open({ pace })
  // Few of them read nothing, for the system keeps megabytes of each on a line within one machine; the others end no form.
  for (let number = 0; number < 4100; number += 100) {
    const some = Array.from({ length: 100 }, (_, at) =>
      ask(port, `127.0.${1 + ((number + at) % 24)}.1`, at === 0 ? page('/long') : form(500)),
    )
    await Promise.all(some)
  }
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(4100)
  for (let visitor = 1; visitor <= 10; visitor += 1) expect(await ctx(port, `127.0.100.${visitor}`)).toBeLessThan(1000)
  // Whoever comes from the same network is its newest, and its slowest and oldest go.
  expect(await ctx(port, '127.0.1.77')).toBeLessThan(1000)
  expect(heldOpen).toBeGreaterThan(3800)
})

test('threat 68: of an address that holds its share the slow ones go for a new one', async () => {
  const port = await open({ ofAddress: 20, pace: { bytesPerSecond: 1024, readerMs: 60_000, senderMs: 60_000 } })
  for (let count = 0; count < 20; count += 1) await ask(port, '127.0.0.1', count % 2 ? page('/long') : form(500))
  await expect.poll(() => asked).toBe(20)
  await expect.poll(() => ctx(port, '127.0.0.1').catch(() => 'refused'), { timeout: 10_000 }).toBeTypeOf('number')
})

test('threat 68: whoever reads nothing is hung up on', async () => {
  const port = await open()
  const socket = await ask(port, '127.0.0.1', page('/long'))
  await expect.poll(() => heldOpen).toBe(1)
  await expect.poll(() => heldOpen, { timeout: 9000 }).toBe(0)
  expect(await read(socket, 1000 * megabyte)).toBeLessThan(long.length)
})

test('threat 68: a trickle is no reading', async () => {
  const port = await open()
  const got = read(await ask(port, '127.0.0.1', page('/long')), 10_000)
  await expect.poll(() => heldOpen).toBe(1)
  await expect.poll(() => heldOpen, { timeout: 9000 }).toBe(0)
  held[0]?.destroy()
  expect(await got).toBeLessThan(long.length)
})

test('a long answer over a slow line arrives', async () => {
  const port = await open()
  const since = performance.now()
  expect(await read(await ask(port, '127.0.0.1', page('/long')), 4 * megabyte)).toBeGreaterThanOrEqual(long.length)
  expect(performance.now() - since).toBeGreaterThan(3000)
}, 30_000)

test('threat 46: a body that does not come is refused, one that comes slowly arrives', async () => {
  const port = await open()
  const never = await ask(port, '127.0.0.1', form(5000))
  const slowly = await ask(port, '127.0.0.1', form(50 * 40_000))
  let heard = ''
  never.resume().on('data', (piece) => {
    heard += piece
  })
  for (let piece = 0; piece < 50; piece += 1) {
    slowly.write(Buffer.alloc(40_000, 'x'))
    await wait(100)
  }
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(String((await once(slowly.resume(), 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
})

test('an answer that takes us long is none that a visitor lets wait', async () => {
  const port = await open()
  const socket = await ask(port, '127.0.0.1', page('/never'))
  await wait(3500)
  expect([heldOpen, socket.destroyed]).toEqual([1, false])
})

test('threat 68: a connection is at work until the last of its answers is out', async () => {
  const port = await open({ ofAddress: 10 })
  for (let count = 0; count < 10; count += 1) await ask(port, '127.0.0.1', page('/') + page('/never'))
  await expect.poll(() => asked).toBe(20)
  await expect(ctx(port, '127.0.0.1')).rejects.toThrow()
  expect(heldOpen).toBe(10)
})

test('whoever asks ahead without end is hung up on, before what waits for its turn fills the memory', async () => {
  const port = await open()
  const before = process.memoryUsage().rss
  const socket = await ask(port, '127.0.0.1', page('/never'))
  socket.resume()
  const gone = new Promise((done) => socket.once('close', done))
  const many = page('/never').repeat(20_000)
  for (let round = 0; round < 20 && !socket.destroyed; round += 1) {
    socket.write(many)
    await wait(20)
  }
  await gone
  expect(asked).toBeLessThan(3000)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte)
  expect(await ctx(port, '127.0.0.2')).toBeLessThan(1000)
})

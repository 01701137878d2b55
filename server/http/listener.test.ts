import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listenerOf } from './listener.ts'
import type { Answer } from './message/raw-request.ts'

/** Asks many times on one connection before it has taken any answer. */
async function askAhead(answer: Answer, times: number) {
  const server = createServer(listenerOf(answer, () => false))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.pause()
  const asks = Array.from({ length: times }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`)
  socket.write(asks.join(''))
  return socket
}

const paths = (times: number) => Array.from({ length: times }, (_, at) => `/${at}`)

test('threat 17: of three hundred answers that one connection asks for and does not take, few are made', async () => {
  const made: string[] = []
  const answer: Answer = async ({ target }) => {
    made.push(target)
    return { status: 200, headers: ['Content-Length', '4000000'], body: Buffer.alloc(4_000_000) }
  }
  const socket = await askAhead(answer, 300)
  await wait(300)
  // What the system takes of them at once is not ours any more.
  expect(made.length).toBeLessThan(5)
  socket.destroy()
  await wait(50)
  expect(made.length).toBeLessThan(5)
})

test('whoever takes them gets them all, each in its turn', async () => {
  const made: string[] = []
  const answer: Answer = ({ target }) => {
    made.push(target)
    const reply = { status: 200, headers: ['Content-Length', '1'], body: Buffer.from('x') }
    return made.length % 2 === 0 ? reply : Promise.resolve(reply)
  }
  const socket = await askAhead(answer, 50)
  let got = ''
  socket.resume()
  socket.on('data', (piece) => {
    got += piece
  })
  await expect.poll(() => got.split('HTTP/1.1 200').length - 1).toBe(50)
  expect(made).toEqual(paths(50))
})

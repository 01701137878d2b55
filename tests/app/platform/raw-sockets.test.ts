import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../support/site.ts'

let opened: TestShop
let port: number

beforeAll(async () => {
  opened = await openTestShop({ env: { PORT: '0', LOG: 'errors' } })
  port = (await opened.shop.listen()).port
})
afterAll(() => opened.close())

const host = 'Host: localhost'
const form = 'Content-Type: application/x-www-form-urlencoded'

test.each([
  ['two lengths', `POST /cookies HTTP/1.1\r\n${host}\r\n${form}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\na=b&c=`],
  [
    'a length and chunks',
    `POST /cookies HTTP/1.1\r\n${host}\r\n${form}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /`,
  ],
  ['an unknown coding', `POST /cookies HTTP/1.1\r\n${host}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a negative length', `POST /cookies HTTP/1.1\r\n${host}\r\nContent-Length: -1\r\n\r\n`],
  ['a bare line feed', `GET / HTTP/1.1\n${host}\n\n`],
  ['a blank before the colon', `GET / HTTP/1.1\r\nHost : localhost\r\n\r\n`],
  ['a folded header', `GET / HTTP/1.1\r\n${host}\r\nX-A: b\r\n c: d\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n\r\n`],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a flood of headers', `GET / HTTP/1.1\r\n${host}\r\n${'X-A: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\r\n'.repeat(600)}\r\n`],
  ['a header without end', `GET / HTTP/1.1\r\n${host}\r\nX-A: ${'b'.repeat(20_000)}\r\n\r\n`],
])('threat 68: %s is refused, and nothing behind it is read as a request', async (_what, bytes) => {
  const answer = await exchange(`${bytes}GET /healthz HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/)
  expect(answer).not.toContain('200 OK')
})

test.each([
  ['two hosts', `GET / HTTP/1.1\r\n${host}\r\nHost: evil.example\r\n\r\n`],
  ['an address of another site', `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n\r\n`],
  ['two slashes at the start', `GET //evil.example/ HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a backslash', `GET /\\evil.example HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a trace', `TRACE / HTTP/1.1\r\n${host}\r\n\r\n`],
])('threat 68: %s is refused', async (_what, bytes) => {
  expect(await exchange(bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toMatch(/^HTTP\/1\.1 (?:400|405|421) /)
})

test('threat 68: a head that never ends is cut off, while others are served', async () => {
  const slow = connect(port, '127.0.0.1')
  slow.write(`GET / HTTP/1.1\r\n${host}\r\n`)
  const drip = setInterval(() => slow.write('X-A: b\r\n'), 500)
  const cut = new Promise<string>((done) => {
    let heard = ''
    slow.on('data', (piece) => {
      heard += piece
    })
    slow.on('error', () => done(heard))
    slow.on('close', () => done(heard))
  })
  expect(await exchange(`GET /healthz HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)).toContain('200 OK')
  expect(await cut).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
  clearInterval(drip)
}, 20_000)

test('threat 65: a refusal by the parser carries the safety headers too', async () => {
  const answer = await exchange(`GET / HTTP/1.1\r\n${host}\r\nX-A: ${'b'.repeat(20_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  for (const name of ['X-Content-Type-Options', 'Content-Security-Policy', 'X-Frame-Options'])
    expect(answer).toContain(`${name}: `)
})

test('a body that is too long is answered, and the connection stays clean', async () => {
  const body = 'a'.repeat(1_200_000)
  const from = `${host}\r\nOrigin: http://localhost\r\n${form}`
  const answer = await exchange(
    `POST /cookies HTTP/1.1\r\n${from}\r\nContent-Length: ${body.length}\r\n\r\n${body}GET /healthz HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
  )
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
})

/** Sends bytes as they are and answers all that comes back. */
function exchange(bytes: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('latin1')
    socket.on('data', (piece) => {
      heard += piece
    })
    socket.on('error', () => done(heard))
    socket.on('close', () => done(heard))
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}

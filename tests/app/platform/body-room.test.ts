import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../support/site.ts'

let opened: TestShop
let port: number
beforeAll(async () => {
  opened = await openTestShop({ env: { PORT: '0', LOG: 'errors' } })
  port = (await opened.shop.listen()).port
})
afterAll(() => opened.close())

const megabyte = 1024 * 1024
const some = Buffer.alloc(5 * megabyte, 'x')
const part = Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.pdf"\r\n\r\n')
const end = Buffer.from('\r\n--b--\r\n')

/** Sends all of a file but its end; what is answered nevertheless is heard. */
async function sendMost(path: string) {
  const socket = connect(port, '127.0.0.1')
  const sent = { socket, heard: '' }
  socket.on('data', (bytes) => {
    sent.heard += String(bytes)
  })
  socket.on('error', () => {})
  const length = part.length + some.length + end.length
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'idSite: 1',
    'Sec-Fetch-Site: same-origin',
    `Content-Length: ${length}`,
  ]
  socket.write([...head, 'Content-Type: multipart/form-data; boundary=b', '', ''].join('\r\n'))
  socket.write(part)
  await write(socket, some)
  return sent
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
}

const statusOf = ({ heard }: { heard: string }) => /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]

test.each(['/admin/pages/accueil', '/api/forms/visite/submit'])(
  'threat 46: files to %s that never end take a share of the memory, and leave room for forms, and for files afterwards',
  async (path) => {
    const sent = await Promise.all(Array.from({ length: 40 }, () => sendMost(path)))
    const refused = () => sent.filter((one) => statusOf(one) === '429').length
    await expect.poll(refused, { timeout: 10_000 }).toBeGreaterThan(15)
    expect(new Set(sent.map(statusOf))).toEqual(new Set([undefined, '429']))
    const form = await fetch(`http://localhost:${port}/langue/fr`, { redirect: 'manual' })
    expect(form.status).toBeLessThan(400)
    const small = { method: 'POST', headers: { idSite: '1', 'content-type': 'application/json' }, body: '{"products":[]}' }
    expect((await fetch(`http://localhost:${port}/api/cart`, small)).status).toBe(422)
    for (const { socket } of sent) socket.destroy()
    await setTimeout(500)
    const whole = await sendMost(path)
    await write(whole.socket, end)
    await expect.poll(() => statusOf(whole), { timeout: 10_000 }).toMatch(/^4(?!29)\d\d$/)
    whole.socket.destroy()
  },
)

test.each(['/contact', '/api/cart'])(
  'threat 46: a hundred and fifty posts to %s that never end keep no page of the same address waiting',
  async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nidSite: 1\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 500\r\n`
    const sockets = Array.from({ length: 150 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    for (const socket of sockets) socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\na=`)
    await setTimeout(500)
    const since = performance.now()
    const page = await fetch(`http://localhost:${port}/boutique?page=${Math.random()}`)
    await page.text()
    for (const socket of sockets) socket.destroy()
    expect(page.status).toBeLessThan(500)
    expect(performance.now() - since).toBeLessThan(3000)
  },
)

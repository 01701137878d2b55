import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RawRequest } from './raw-request.ts'
import { replyOf } from './web-reply.ts'

const table = '"Commande";"Total"\r\n'.repeat(500)

async function ask(accepted: string | undefined) {
  const asked: RawRequest = {
    method: 'GET',
    target: '/',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    peer: '127.0.0.1',
    body: undefined,
    signal: () => new AbortController().signal,
  }
  const packed = new Response(gzipSync(table), {
    headers: { 'Content-Type': 'text/csv', 'Content-Encoding': 'gzip', 'X-Last': '1' },
  })
  const { headers, body } = await replyOf(packed, asked)
  const sent = new Map(Array.from({ length: headers.length / 2 }, (_, place) => [headers[2 * place], headers[2 * place + 1]]))
  return { sent, bytes: body instanceof Buffer ? body : await buffer(Readable.from(body ?? [])) }
}

test('a file that comes packed leaves as it is for whoever takes it so', async () => {
  for (const accepted of ['gzip', 'br, gzip', 'br, *;q=0.1']) {
    const { sent, bytes } = await ask(accepted)
    expect([sent.get('content-encoding'), sent.get('Vary')]).toEqual(['gzip', 'Accept-Encoding'])
    expect(gunzipSync(bytes).toString()).toBe(table)
  }
})

test('and is unpacked for whoever does not', async () => {
  for (const accepted of [undefined, '', 'br', 'identity', 'gzip;q=0']) {
    const { sent, bytes } = await ask(accepted)
    expect([sent.has('content-encoding'), sent.get('Vary'), sent.get('x-last')]).toEqual([false, 'Accept-Encoding', '1'])
    expect(bytes.toString()).toBe(table)
  }
})

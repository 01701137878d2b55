import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Heard = { headers: Record<string, string | string[] | undefined>; body: string; event: string; id: string }

/** A program that listens on this very machine, and answers as it is told to. */
export async function openListeningProgram() {
  const heard: Heard[] = []
  const manner = { status: 204 }
  const server = createServer(async (request, answer) => {
    const body = await text(request)
    const { event, id } = JSON.parse(body) as { event: string; id: string }
    heard.push({ headers: request.headers, body, event, id })
    answer.writeHead(manner.status, manner.status === 302 ? { location: '/elsewhere' } : {}).end('whatever')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/vitrine?a=1`,
    heard,
    manner,
    close: () => new Promise((end) => server.close(end)),
  }
}

import { Agent, request } from 'node:http'

const longestMs = 60_000

/** Sends requests from many addresses of this machine, each with connections of its own that it uses again. */
export function openSenders(url) {
  const { hostname, port } = new URL(url)
  const agents = new Map()

  function agentOf(from) {
    const known = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 6, maxFreeSockets: 2 })
    agents.set(from, known)
    return known
  }

  /** Answers the status and how long it took; a connection that the server had just let go is asked again once, as browsers do. */
  async function send(asked) {
    const since = performance.now()
    const first = await sendOnce(asked)
    const answer = first.status === 0 && first.wasUsed ? await sendOnce(asked) : first
    return { ...answer, ms: performance.now() - since }
  }

  function sendOnce({ from, path, headers, body }) {
    return new Promise((answered) => {
      const options = { hostname, port, path, method: 'POST', agent: agentOf(from), localAddress: from }
      const length = { 'content-length': Buffer.byteLength(body) }
      const asked = request({ ...options, headers: { ...headers, ...length }, timeout: longestMs }, (response) => {
        const pieces = []
        response.on('data', (piece) => pieces.length < 8 && pieces.push(piece))
        response.on('end', () => answered({ status: response.statusCode, said: Buffer.concat(pieces).toString() }))
        response.on('error', () => answered({ status: 0, said: 'broken off' }))
      })
      asked.on('timeout', () => asked.destroy(new Error('timeout')))
      asked.on('error', (error) => answered({ status: 0, said: error.code ?? error.message, wasUsed: asked.reusedSocket }))
      asked.end(body)
    })
  }

  return {
    send,
    close: () => {
      for (const agent of agents.values()) agent.destroy()
    },
  }
}

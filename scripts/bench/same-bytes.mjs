// The floor of a cached page: a bare server that answers the very bytes the shop answers.
import { createServer, request } from 'node:http'

const [url, headers] = [process.argv[2], JSON.parse(process.argv[3])]

request(url, { headers }, async (response) => {
  const body = Buffer.concat(await response.toArray())
  const kept = Object.entries(response.headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
  )
  const flat = [...kept.filter(([name]) => name !== 'content-length').flat(), 'content-length', String(body.length)]
  const server = createServer((_req, res) => {
    res.writeHead(200, flat)
    res.end(body)
  })
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
}).end()

import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * A door to the shop for a browser, which cannot choose the address it comes from: whoever comes in here reaches the shop from the
 * address that `from` names at that moment. The site is called `localhost` on both sides.
 */
export async function openOwnAddress(url, from) {
  const { hostname, port } = new URL(url)
  const sockets = new Set()
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port), localAddress: from(), noDelay: true })
    near.setNoDelay(true)
    near.pipe(far).pipe(near)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

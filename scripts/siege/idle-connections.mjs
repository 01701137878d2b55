import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const firstPerSecond = 500
/** A stranger who is hung up on calls again after a moment; nobody gains by calling in the same millisecond. */
const pauseMs = 1000

/** Holds so many connections on which nothing is ever asked, and opens each again that the server lets go. */
export function holdConnections({ url, count, addresses, random }) {
  const { hostname, port } = new URL(url)
  const tally = { opened: 0, closed: 0, refused: 0, open: 0, most: 0 }
  const sockets = new Set()
  let isOver = false

  function hold(from) {
    if (isOver) return
    const socket = connect({ host: hostname, port: Number(port), localAddress: from })
    let isOpen = false
    socket.on('connect', () => {
      isOpen = true
      tally.opened += 1
      tally.open += 1
      tally.most = Math.max(tally.most, tally.open)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      if (isOpen) tally.open -= 1
      tally[isOpen ? 'closed' : 'refused'] += 1
      setTimeout(() => hold(from), pauseMs * (0.5 + random())).unref()
    })
    socket.resume()
    sockets.add(socket)
  }

  async function begin() {
    for (let place = 0; place < count && !isOver; place += 1) {
      hold(addresses[place % addresses.length])
      if (place % (firstPerSecond / 10) === 0) await wait(100)
    }
  }

  return {
    tally,
    begin,
    end: () => {
      isOver = true
      for (const socket of sockets) socket.destroy()
    },
  }
}

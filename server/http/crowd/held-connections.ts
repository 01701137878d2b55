import type { Socket } from 'node:net'
import { blockOf, networkOf } from '#api/platform/limits/address-block.ts'
import type { Connection } from './connection-pace.ts'

type Groups = Map<string, Set<Connection>>

/** The connections that a server holds: all of them, those of each address, and those of each network, the oldest first. */
export function openHeldConnections() {
  const all = new Map<Socket, Connection>()
  const byAddress: Groups = new Map()
  const byNetwork: Groups = new Map()

  function add(socket: Socket, now: number): void {
    const address = blockOf(socket.remoteAddress)
    const network = networkOf(socket.remoteAddress)
    const watched = { awaited: 'nobody' as const, from: now, moved: 0 }
    const connection: Connection = { socket, address, network, owed: 0, request: undefined, since: now, watched }
    all.set(socket, connection)
    join(byAddress, address, connection)
    join(byNetwork, network, connection)
    socket.once('close', () => forget(connection))
  }

  function forget(connection: Connection): void {
    all.delete(connection.socket)
    leave(byAddress, connection.address, connection)
    leave(byNetwork, connection.network, connection)
  }

  return {
    add,
    count: () => all.size,
    list: () => all.values(),
    find: (socket: Socket) => all.get(socket),
    /** Those of the address that a socket comes from. */
    besides: (socket: Socket) => byAddress.get(blockOf(socket.remoteAddress)) ?? new Set<Connection>(),
    /** Those of the network that holds most. */
    crowd: () => largestOf(byNetwork),
    /** Lets them go; tells whether there were any. */
    letGo: (some: Connection[]) => {
      for (const connection of some) {
        forget(connection)
        connection.socket.destroy()
      }
      return some.length > 0
    },
  }
}

function join(groups: Groups, name: string, connection: Connection): void {
  const group = groups.get(name)
  if (group) group.add(connection)
  else groups.set(name, new Set([connection]))
}

function leave(groups: Groups, name: string, connection: Connection): void {
  const group = groups.get(name)
  if (group?.delete(connection) && group.size === 0) groups.delete(name)
}

function largestOf(groups: Groups): Set<Connection> {
  let largest = new Set<Connection>()
  for (const group of groups.values()) if (group.size > largest.size) largest = group
  return largest
}

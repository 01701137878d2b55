import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '../settings.ts'

/** Where the program listens when nothing says otherwise and nobody else does. */
export const firstPort = 3000
const portsTried = 20

/** Listens where the settings say; where they name no port, on the first free one from 3000 on. */
export async function listenOn(server: Server, { host, port }: Settings): Promise<{ address: string; port: number }> {
  const ports = port === undefined ? Array.from({ length: portsTried }, (_, index) => firstPort + index) : [port]
  for (const candidate of ports) {
    if (!(await isTaken(server, candidate, host))) return readAddress(server, host)
  }
  const taken = port === undefined ? `the ports ${firstPort} to ${firstPort + portsTried - 1} are` : `port ${port} is`
  throw new Error(`${taken} taken by another program: stop it, or choose another with PORT`)
}

async function isTaken(server: Server, port: number, host: string): Promise<boolean> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
    return false
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return true
    throw error
  }
}

function readAddress(server: Server, host: string): { address: string; port: number } {
  const { port } = server.address() as AddressInfo
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { address: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`, port }
}

import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'
import type { Settings } from '../settings/settings.ts'
import { canOpenMore, openMoreListeners } from './crowd/more-listeners.ts'

/** Where the program listens when nothing says otherwise and nobody else does. */
export const firstPort = 3000
const portsTried = 20

/** Listens where the settings say; where they name no port, on the first free one from 3000 on. */
export async function listenOn(server: Server, { host, port }: Settings): Promise<{ address: string; port: number }> {
  const ports = port === undefined ? Array.from({ length: portsTried }, (_, index) => firstPort + index) : [port]
  for (const candidate of ports) {
    if (await open(server, candidate, host)) return readAddress(server, host)
  }
  const taken = port === undefined ? `the ports ${firstPort} to ${firstPort + portsTried - 1} are` : `port ${port} is`
  throw new Error(`${taken} taken by another program: stop it, or choose another with PORT`)
}

/** Sockets that share a port would share it with another shop of the same user too: one that does not looks first. */
async function open(server: Server, port: number, host: string): Promise<boolean> {
  if (!canOpenMore) return tryPort(server, { port, host })
  const probe = createServer()
  if (!(await tryPort(probe, { port, host }))) return false
  const free = (probe.address() as AddressInfo).port
  probe.close()
  await once(probe, 'close')
  if (!(await tryPort(server, { port: free, host, reusePort: true }))) return false
  await openMoreListeners(server, { host, port: free })
  return true
}

type ListenAddress = { port: number; host: string; reusePort?: true }

type Told = (place: ListenAddress) => string
const noAddress: Told = ({ host }) => `HOST: this machine has no address ${host}`

/** Why nobody may listen there, by what the system says of it. */
const refusals: Readonly<Record<string, Told>> = {
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EINVAL: noAddress,
  EACCES: ({ port }) => `PORT: ${port} is kept for others on this machine: take one above 1023, or let the proxy listen there`,
}

/** Whether nobody else listens there. */
async function tryPort(server: NetServer, place: ListenAddress): Promise<boolean> {
  server.listen(place)
  try {
    await once(server, 'listening')
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'EADDRINUSE') return false
    const fault = refusals[code]?.(place)
    throw fault ? new Error(fault) : error
  }
}

function readAddress(server: Server, host: string): { address: string; port: number } {
  const { port } = server.address() as AddressInfo
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { address: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`, port }
}

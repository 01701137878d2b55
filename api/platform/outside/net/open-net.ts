import { lookup } from 'node:dns/promises'
import { request as askPlain, type IncomingMessage } from 'node:http'
import { request as askSafely } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** What is asked of a program elsewhere. */
export type NetRequest = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | Buffer
  /** How much of the answer is read; of nothing more is known than its status. */
  mostBytes: number
}

export type NetAnswer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

const patienceMs = 10_000

/** Asks a program of the open net alone: its address is looked at as it is connected to, so that no name can lead elsewhere meanwhile. */
export async function askOpenNet(request: NetRequest, { allowsLoopback }: { allowsLoopback: boolean }): Promise<NetAnswer> {
  const target = new URL(request.url)
  const isPlain = target.protocol === 'http:'
  const address = await findAddress(target.hostname.replace(/^\[|\]$/g, ''), allowsLoopback)
  if (isPlain && !isLoopback(address)) throw new Error('not https')
  return ask(isPlain ? askPlain : askSafely, { ...request, target, address })
}

/** The address that is connected to is the one that was looked at. */
async function findAddress(host: string, allowsLoopback: boolean): Promise<string> {
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
  const isAllowed = ({ address }: { address: string }) => isPublic(address) || (allowsLoopback && isLoopback(address))
  const [first] = found
  if (!first || !found.every(isAllowed)) throw new Error('not an address of the open net')
  return first.address
}

type AddressedRequest = NetRequest & { target: URL; address: string }

function ask(send: typeof askPlain, { target, address, method, headers, body, mostBytes }: AddressedRequest): Promise<NetAnswer> {
  const { hostname, port, pathname, search, host, protocol } = target
  return new Promise((resolve, reject) => {
    const asked = send(
      {
        protocol,
        host: address,
        path: pathname + search,
        method,
        agent: false,
        ...(port && { port }),
        headers: { ...headers, host, 'content-length': String(Buffer.byteLength(body)) },
        // The certificate is that of the name, whatever address it has; an address has no name to send.
        ...(protocol === 'https:' && !isIP(hostname) && { servername: hostname }),
        signal: AbortSignal.timeout(patienceMs),
      },
      (answer) => {
        readAnswer(answer, mostBytes).then(resolve, reject)
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Where an answer leads is nothing to us; what it says is read up to what was asked for. */
async function readAnswer(answer: IncomingMessage, mostBytes: number): Promise<NetAnswer> {
  const parts: Buffer[] = []
  let bytes = 0
  if (mostBytes > 0)
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostBytes) throw new Error('the answer is too long')
      parts.push(part)
    }
  answer.destroy()
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }
}

function isLoopback(address: string): boolean {
  return /^127\.|^::1$/.test(address)
}

/** Whether an address is one of the open net: none of this machine, of a house, of a provider's inside, or of many at once. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 6) {
    const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
    return inner ? isPublic(inner) : openSix.check(address, 'ipv6') && !closed.check(address, 'ipv6')
  }
  return isIP(address) === 4 && !closed.check(address, 'ipv4')
}

const openSix = new BlockList()
openSix.addSubnet('2000::', 3, 'ipv6')

const closed = new BlockList()
for (const net of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  close(net, 'ipv4')
}
// Addresses that only carry another one or a number, and those of trials and examples.
for (const net of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) close(net, 'ipv6')

function close(net: string, type: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = net.split('/')
  closed.addSubnet(address, Number(bits), type)
}

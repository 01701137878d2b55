import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)
const program = 'build/server/index.js'

/** A process of the shop, on its own port. */
export type Running = { url: string; stop(): Promise<void> }
/** One that can be killed: it has no time for anything then. */
type Mortal = Running & { kill(): Promise<void> }
export type OwnShop = Running & { token: string; folder: string }

/** A demo shop of its own for a test that changes it. */
export async function openDemo(more: Record<string, string> = {}): Promise<Mortal & { folder: string }> {
  const folder = copyDemo()
  const { url, stop, kill } = await startProgram('start', { DATA_DIR: folder, PORT: '0', ...more })
  return {
    url,
    folder,
    kill,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The data of a demo: to copy those that the run has seeded is ten times faster than to make them again. */
export function copyDemo(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-own-'))
  cpSync(process.env.SEEDED_DEMO as string, folder, { recursive: true })
  return folder
}

/** A demo shop with an owner's token. */
export async function openOwnShop(more: Record<string, string> = {}): Promise<OwnShop> {
  const shop = await openDemo(more)
  // What asks anew who it is takes a token of these minutes.
  const isFresh = Date.now() - Number(process.env.SEEDED_AT) < 300_000
  return { ...shop, token: isFresh ? (process.env.SEEDED_TOKEN as string) : await makeToken(shop.folder) }
}

/** A token of the owner of the shop in a folder. */
export async function makeToken(folder: string): Promise<string> {
  const { stdout } = await exec(process.execPath, [program, 'token'], { env: { ...process.env, DATA_DIR: folder } })
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** Starts a verb of the program and waits for the address it prints. */
export async function startProgram(verb: string, environment: Record<string, string>): Promise<Mortal> {
  const child = spawn(process.execPath, [program, verb], { env: { ...process.env, NODE_ENV: 'production', ...environment } })
  let heard = ''
  child.stderr.on('data', (chunk) => {
    heard += chunk
  })
  for await (const chunk of child.stdout) {
    heard += chunk
    const url = heard.match(/http:\/\/[^\s"]+:\d+/)?.[0]
    if (!url) continue
    child.stdout.resume()
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    return { url: url.replace('127.0.0.1', 'localhost'), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
  }
  throw new Error(`${verb} ended before it listened: ${heard}`)
}

/** Calls the API of a shop as its owner. */
export async function callAsOwner(
  shop: { url: string; token: string },
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { idSite: '1', Authorization: `Bearer ${shop.token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Does something in a demo shop of its own, and clears it away. */
export async function withOwnShop(act: (shop: OwnShop) => Promise<void>, more: Record<string, string> = {}): Promise<void> {
  const shop = await openOwnShop(more)
  try {
    await act(shop)
  } finally {
    await shop.stop()
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries, findPostgresUser } from './postgres-binaries.ts'

/** A throw-away PostgreSQL of our own; `url` reaches its superuser's database. */
export type Cluster = {
  url: string
  /** Where processes of this machine find it without the net, by which all goes faster; none where the path is too long for that. */
  sockets: string | undefined
  /** `immediate` ends it as a crash would: what is not on disk is gone. */
  stop(how?: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Starts a cluster on loopback; without `durable` it trades safety for speed, as tests may. */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('no PostgreSQL binaries were found')
  const user = findPostgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  const password = crypto.randomUUID()
  const port = await findFreePort()
  createCluster({ binaries, folder, password, user })
  // A path of a socket has 107 signs at most.
  const sockets = folder.length < 80 ? folder : undefined
  const words = [...settings({ folder, port, sockets }), ...(durable ? [] : careless)]
  const run = () => startServer(join(binaries, 'postgres'), words, user)
  let server = await run()
  const endWithUs = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', endWithUs)

  const cluster: Cluster = {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    sockets,
    stop: async (how = 'fast') => {
      if (server.exitCode !== null || server.signalCode !== null) return
      // Let go at the start, so that it does not hold the run open; its end must be waited for all the same.
      server.ref()
      const ended = once(server, 'exit')
      server.kill(signals[how])
      await ended
    },
    start: async () => {
      server = await run()
    },
    remove: async () => {
      await cluster.stop('immediate')
      process.off('exit', endWithUs)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return cluster
}

type User = ReturnType<typeof findPostgresUser>

function createCluster(at: { binaries: string; folder: string; password: string; user: User }): void {
  const passwordFile = join(at.folder, 'password')
  writeFileSync(passwordFile, at.password, { mode: 0o600 })
  if (at.user.uid !== undefined && at.user.gid !== undefined) {
    for (const path of [at.folder, passwordFile]) chownSync(path, at.user.uid, at.user.gid)
  }
  const words = ['-D', join(at.folder, 'data'), '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(at.binaries, 'initdb'), [...words, '--auth=md5', `--pwfile=${passwordFile}`], {
    cwd: at.folder,
    ...at.user,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting])

function settings({ folder, port, sockets = '' }: { folder: string; port: number; sockets?: string | undefined }): string[] {
  const places = ['listen_addresses=127.0.0.1', `unix_socket_directories=${sockets}`]
  const values = [...places, 'max_connections=200', 'shared_buffers=64MB']
  return ['-D', join(folder, 'data'), '-p', String(port), ...values.flatMap((value) => ['-c', value])]
}

async function startServer(program: string, words: string[], user: User): Promise<ChildProcess> {
  const server = spawn(program, words, {
    cwd: '/',
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  let told = ''
  await new Promise<void>((ready, failed) => {
    server.stderr.on('data', (piece: Buffer) => {
      told = (told + piece).slice(-4000)
      if (told.includes('ready to accept connections')) ready()
    })
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`PostgreSQL ended with ${code}: ${told}`)))
  })
  server.unref()
  return server
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

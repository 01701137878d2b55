import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { request } from 'node:http'
import { programOf } from './release-link.ts'

const hourMs = 3_600_000

/** Runs a verb of a release to its end, with the settings of this one; answers what it said, or throws it. */
export function runProgram(folder: string, words: string[]): Promise<string> {
  return new Promise((end, fail) => {
    execFile(process.execPath, [programOf(folder), ...words], { cwd: folder, timeout: hourMs }, (error, out, err) => {
      const told = `${err}${out}`.trim()
      if (error) fail(new Error(`${words[0]} of ${folder}: ${told || error.message}`))
      else end(told)
    })
  })
}

/** Runs a command of the operator's, as a shell takes it. */
export function runCommand(command: string): Promise<void> {
  return new Promise((end, fail) => {
    execFile('/bin/sh', ['-c', command], { timeout: 120_000 }, (error, out, err) => {
      if (error) fail(new Error(`${command}: ${`${err}${out}`.trim() || error.message}`))
      else end()
    })
  })
}

const mostOutput = 20_000
const startMs = 120_000
const endMs = 20_000

/** Starts a release on a port that nobody knows, and asks whether it is ready and has a page; throws why not. */
export async function tryRelease(folder: string, host: string | undefined): Promise<void> {
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG: 'errors', WAIT_SECONDS: '20' }
  const child = spawn(process.execPath, [programOf(folder), 'serve'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((tell) => child.once('close', () => tell()))
  try {
    const url = await hearAddress(child)
    const ready = await askStatus(`${url}/readyz`, host)
    if (ready !== 200) throw new Error(`it is not ready: /readyz answers ${ready}`)
    const page = await askStatus(`${url}/`, host)
    if (page >= 500) throw new Error(`its first page answers ${page}`)
  } finally {
    child.kill('SIGTERM')
    const impatience = setTimeout(() => child.kill('SIGKILL'), endMs)
    await ended
    clearTimeout(impatience)
  }
}

/** Where a program says that it listens; what it said instead, where it ends before. */
function hearAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = ''
    const late = setTimeout(() => fail(new Error(`it did not open within ${startMs / 1000} s: ${said.trim()}`)), startMs)
    const read = (piece: Buffer) => {
      said = (said + piece).slice(-mostOutput)
      const address = /(?:open at |"listening":")(http:\/\/[^\s"]+?)["\n]/.exec(said)?.[1]
      if (!address) return
      clearTimeout(late)
      found(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', fail)
    child.once('close', (code) => {
      clearTimeout(late)
      fail(new Error(`it ended with ${code}: ${said.trim()}`))
    })
  })
}

/** The status of an answer; 0 where nobody answers. */
export function askStatus(url: string, host: string | undefined): Promise<number> {
  return new Promise((tell) => {
    const asked = request(url, { agent: false, timeout: 10_000, ...(host && { headers: { host } }) }, (answer) => {
      answer.resume()
      tell(answer.statusCode ?? 0)
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => tell(0))
    asked.end()
  })
}

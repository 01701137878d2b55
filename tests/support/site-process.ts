import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { program } from './site.ts'

/** The built program as a process of its own. */
export type SiteProcess = {
  url: string
  child: ChildProcess
  output: () => string
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a verb of the built program and waits until it says where it listens. */
export async function startProcess(words: string[], env: NodeJS.ProcessEnv, nodeWords: string[] = []): Promise<SiteProcess> {
  const child = spawn(process.execPath, [...nodeWords, program, ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  const url = await new Promise<string>((found, failed) => {
    const read = (piece: Buffer) => {
      output += piece
      const address = /(?:open at |"listening":")(http:\/\/[^\s"]+?)(?:\/api)?["\n]/.exec(output)?.[1]
      if (address) found(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then(([code]) => failed(new Error(`ended with ${code}: ${output}`)))
  })
  return {
    url,
    child,
    output: () => output,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

import { execFile } from 'node:child_process'
import { program } from './site.ts'

/** How a verb of the built program ended, and what it said. */
export type Ended = { code: number; out: string; err: string }

/** Runs a verb to its end, in an environment of its own. */
export function runVerb(words: string[], env: Record<string, string | undefined>): Promise<Ended> {
  const { PATH } = process.env
  return new Promise((end) => {
    execFile(
      process.execPath,
      [program, ...words],
      { env: Object.assign({ PATH, PORT: '0' }, env), timeout: 60_000 },
      (error, out, err) => end({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    )
  })
}

import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

/** A copy of the repository as it stands, in which a test may change what it likes. */
export async function copyHouse(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-house-'))
  const { stdout } = await exec('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  for (const file of stdout.split('\n').filter(Boolean)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const texts = import.meta.glob<string>('./picture-process.js', { query: '?raw', import: 'default', eager: true })

/** Starts the process that decodes: nothing of our environment is in it, for nothing in it should be worth stealing. */
export function startPictureChild(): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-'], {
    // The program comes as text, and finds its library from the folder it runs in.
    cwd: dirname(createRequire(import.meta.url).resolve('sharp')),
    env: pickEnvironment(['PATH', 'SystemRoot', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX']),
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  // It may die before it has read its program; its end is told by `exit`.
  child.stdin?.on('error', () => {})
  child.stdin?.end(Object.values(texts).join('\n'))
  return child
}

function pickEnvironment(names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]]))
}

import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import program from 'virtual:picture-process'

/** What a file is made of besides pixels lies in the heap: whatever makes it grow beyond this ends the process, not the shop. */
const heapMegabytes = 192

/** Starts the process that decodes and judges: nothing of our environment is in it, for nothing in it should be worth stealing. */
export function startPictureChild(): ChildProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, '--input-type=module', '-'], {
    // The program comes as text, and finds its library from the folder it runs in.
    cwd: dirname(createRequire(import.meta.url).resolve('sharp')),
    env: pickEnvironment(['PATH', 'SystemRoot', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX']),
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  // It may die before it has read its program; its end is told by `exit`.
  child.stdin?.on('error', () => {})
  child.stdin?.end(program)
  return child
}

function pickEnvironment(names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]]))
}

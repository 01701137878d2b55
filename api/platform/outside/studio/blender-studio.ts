import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism, setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Shot, Sitting, Studio } from './studio.ts'

const sources = import.meta.glob<string>('./*.py', { query: '?raw', import: 'default', eager: true })
/** Whoever asks for a page goes long before a photograph. */
const niceness = 19
const mostMemory = 3 * 1024 ** 3

type Options = {
  /** The program, or where to look for it; nothing: there is no studio. */
  program: string | undefined
  /** Where it may lay its tools while it works. */
  folder: string
  /** How long a photograph may take, in ms. */
  patience?: number
}

/** A studio in which Blender photographs, beside us and behind everything else; it knows nothing but the picture it makes. */
export function openBlenderStudio({ program, folder, patience = 30 * 60_000 }: Options): Studio {
  let under: { sitting: Sitting; end: () => void } | undefined

  function clear(): void {
    under?.end()
    under = undefined
  }

  process.once('exit', clear)
  return {
    isThere: () => program !== undefined,
    sitting: () => under?.sitting,
    clear,
    begin: (name, shot, label) => {
      clear()
      if (program === undefined) return
      sweep(folder, patience)
      const sitting: Sitting = { name, progress: 0 }
      const { child, at } = startBlender(program, { folder, shot, label })
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        child.kill('SIGKILL')
      }, patience).unref()
      followProgress(child, sitting)
      const end = async (code: number | null) => {
        clearTimeout(timer)
        const bytes = code === 0 ? await readFile(join(at, 'shot.png')).catch(() => undefined) : undefined
        rmSync(at, { recursive: true, force: true })
        sitting.ended ??= bytes ? { ok: true, bytes } : { ok: false, reason: isLate ? 'slow' : 'crashed' }
      }
      child.once('error', () => void end(null))
      child.once('exit', (code) => void end(code))
      under = { sitting, end: () => child.kill('SIGKILL') }
    },
  }
}

/** Lets go of what a process that was killed has left behind. */
function sweep(folder: string, patience: number): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const at = join(folder, name)
    if (name.startsWith('shot-') && Date.now() - statSync(at).mtimeMs > patience) rmSync(at, { recursive: true, force: true })
  }
}

type Work = { folder: string; shot: Shot; label: Buffer }

/** Lays the tools, the label and what is wanted in a folder of their own, and starts the program there; no word of it passes a shell. */
function startBlender(program: string, { folder, shot, label }: Work): { child: ChildProcess; at: string } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const at = mkdtempSync(join(folder, 'shot-'))
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(at, path.slice(2)), text)
  writeFileSync(join(at, 'label.png'), label)
  const threads = Math.max(1, availableParallelism() - 1)
  const wanted = { ...shot, label: { ...shot.label, picture: 'label.png' }, threads, memory: mostMemory }
  writeFileSync(join(at, 'shot.json'), JSON.stringify(wanted))
  const how = ['--background', '--factory-startup', '-noaudio', '--python-exit-code', '1', '--python', 'photograph.py']
  const child = spawn(program, how, {
    cwd: at,
    env: { PATH: process.env.PATH ?? '', HOME: at, TMPDIR: at, PYTHONDONTWRITEBYTECODE: '1' },
    // It ends when our end of its input does: a process that is killed leaves no photographer behind.
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin?.on('error', () => {})
  if (child.pid !== undefined) giveWay(child.pid)
  child.unref()
  return { child, at }
}

/** The renderer says how often it has looked; the rest of the way is the finish. */
function followProgress({ stdout }: ChildProcess, sitting: Sitting): void {
  if (!stdout) return
  createInterface({ input: stdout }).on('line', (line) => {
    const [, done, all] = /Sample (\d+)\/(\d+)/.exec(line) ?? []
    if (done && all) sitting.progress = Math.min(95, Math.round((95 * Number(done)) / Number(all)))
  })
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It may be over already, or the machine knows no priorities: the picture is the same.
  }
}

/** The program by this path, or of this name on the PATH; nothing when it is not there. */
export function findBlender(named: string | undefined): string | undefined {
  if (named !== undefined) return isProgram(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, 'blender')).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import type { WriteBackup } from '#api/house/backup/backup-shelf.ts'

/** Whoever asks for a page goes before the one who copies all data. */
const niceness = 10

/** Writes backups in a process of their own, by the program's own verb: the shop's own goes on answering. */
export function writeByProcess(program: string): WriteBackup {
  return async (file) => {
    const child = spawn(process.execPath, [program, 'backup', '--to', file], { stdio: ['ignore', 'ignore', 'pipe'] })
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    try {
      const ended = once(child, 'exit')
      if (child.pid !== undefined) giveWay(child.pid)
      const [said, [code]] = await Promise.all([text(child.stderr), ended])
      if (code !== 0) throw new Error(said.trim().split('\n').at(-1) || 'the process of the backup was ended')
    } finally {
      process.removeListener('exit', end)
    }
  }
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It may be over already, or the machine knows no priorities: the backup is the same.
  }
}

import { lstatSync, readFileSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The built program of a folder. */
export function programOf(folder: string): string {
  return join(folder, 'build', 'server', 'index.js')
}

/** The folder of a release, as it lies on the disk; one in which nothing is built is refused. */
export function requireRelease(folder: string): string {
  const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined
  if (!isThere(folder)) throw new Error(`there is no folder ${folder}`)
  const own = realpathSync(folder)
  for (const path of [programOf(own), join(own, 'build', 'client')])
    if (!isThere(path))
      throw new Error(`nothing is built in ${own}: run this once there, then the verb again: npm ci && npm run build`)
  return own
}

/** Where the link to the current release lies, unless it is said: beside the folder of releases. */
export function linkBeside(folder: string): string {
  return join(dirname(dirname(resolve(folder))), 'current')
}

/** Where a link leads; nothing where there is none yet. Something else in its place is never replaced. */
export function readLink(link: string): string | undefined {
  const known = lstatSync(link, { throwIfNoEntry: false })
  if (!known) return undefined
  if (!known.isSymbolicLink()) throw new Error(`${link} is no link: move it away, or name another with --link`)
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}

/** Leads a link to another folder, in one step: whoever looks sees the one or the other. */
export function pointTo(link: string, folder: string): void {
  const draft = `${link}.${process.pid}`
  rmSync(draft, { force: true })
  symlinkSync(folder, draft)
  renameSync(draft, link)
}

/** What the last change of releases left to go back to. */
export type ReleaseRecord = {
  link: string
  release: string
  /** Where the link led before. */
  before: string
  /** What was backed up before, and whether the schema has been changed since. */
  backup: string
  changedSchema: boolean
}

function recordIn(dataDir: string): string {
  return join(dataDir, 'release.json')
}

/** Reads what there is to go back to. */
export function readRecord(dataDir: string): ReleaseRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordIn(dataDir), 'utf8')) as ReleaseRecord
  } catch {
    return undefined
  }
}

/** Writes down what there is to go back to, or that there is nothing any more. */
export function keepRecord(dataDir: string, record: ReleaseRecord | undefined): void {
  if (record) writeFileSync(recordIn(dataDir), `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o600 })
  else rmSync(recordIn(dataDir), { force: true })
}

import { existsSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stampOf } from '#api/house/backup/backup-shelf.ts'
import { migrationStatus } from '#api/platform/database/migrate.ts'
import { takeData } from '../http/data-lock.ts'
import { firstPort } from '../http/listen.ts'
import { countServing } from '../ports/serving-name.ts'
import { withDatabase, withExistingDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from '../verbs/read-words.ts'
import { keepRecord, linkBeside, pointTo, readLink, readRecord, requireRelease } from './release-link.ts'
import { askStatus, runCommand, runProgram, tryRelease } from './run-program.ts'

/** The commands by which the service is ended and begun; without them the operator does both. */
type Service = { stop?: string | undefined; start?: string | undefined }

/** Takes a release: backs up, migrates, leads the link to it and tries it; takes all of it back where it does not serve. */
export async function runReleaseTake(settings: Settings, words: string[]): Promise<void> {
  const { values, word } = readWords('release:take', words)
  if (!word) throw new Error('release:take needs the folder of a release')
  requireOwnPlace(settings)
  const release = requireRelease(word)
  const link = values.link ?? linkBeside(word)
  const before = readLink(link)
  if (before === release) throw new Error(`${link} leads to ${release} already`)
  await runProgram(release, ['help'])
  await stopService(settings, values)
  let backup = ''
  let steps: string[] = []
  const hasChanged = async () => backup !== '' && (await readSteps(settings)).length !== steps.length
  const undo = async () => {
    if (readLink(link) === release) putBack(link, before)
    if (!(await hasChanged())) return 'All is as it was before'
    if (!before)
      return `The database was brought up, and no release knows how to take that back: what was there lies in ${backup}`
    await runProgram(before, ['restore', '--from', backup, '--yes'])
    return 'All is as it was before'
  }
  await orTakeBack(settings, { undo, service: values, mayStart: before !== undefined }, async () => {
    steps = await readSteps(settings)
    backup = await backUp(settings, before ?? release)
    say(await runProgram(release, ['migrate']))
    pointTo(link, release)
    await tryRelease(release, hostOf(settings))
  })
  const changedSchema = await hasChanged()
  keepRecord(settings.dataDir, before ? { link, release, before, backup, changedSchema } : undefined)
  say(`${link} leads to ${release}${values.start ? '' : ': start the shop'}`)
}

/** Goes back to the release before the last; where its schema was another, also to the backup that was made then. */
export async function runReleaseBack(settings: Settings, words: string[]): Promise<void> {
  const { values } = readWords('release:back', words)
  requireOwnPlace(settings)
  const record = readRecord(settings.dataDir)
  if (!record) throw new Error('there is no release to go back to: release:take notes it')
  const { link, release, before, changedSchema } = record
  if (readLink(link) !== release) throw new Error(`${link} does not lead to ${release} any more: take a release by name`)
  requireRelease(before)
  if (changedSchema && !existsSync(record.backup)) throw new Error(`the backup made then is not there any more: ${record.backup}`)
  if (changedSchema && !values.yes)
    throw new Error(`the schema has changed since: what came after ${record.backup} would be lost. Say --yes if that is meant`)
  await stopService(settings, values)
  const restore = (folder: string, file: string) => runProgram(folder, ['restore', '--from', file, '--yes'])
  let backup = ''
  const undo = async () => {
    if (readLink(link) === before) pointTo(link, release)
    if (changedSchema && backup) await restore(release, backup)
    return 'All is as it was before'
  }
  await orTakeBack(settings, { undo, service: values, mayStart: true }, async () => {
    backup = await backUp(settings, release)
    pointTo(link, before)
    if (changedSchema) await restore(before, record.backup)
    await tryRelease(before, hostOf(settings))
  })
  keepRecord(settings.dataDir, undefined)
  say(`${link} leads to ${before} again${values.start ? '' : ': start the shop'}; what was there lies in ${backup}`)
}

function putBack(link: string, before: string | undefined): void {
  if (before) pointTo(link, before)
  else rmSync(link, { force: true })
}

function say(sentence: string): void {
  console.log(sentence)
}

/** A folder that is told from where the program stands would be another in each release. */
function requireOwnPlace({ dataDir, apiUrl }: Settings): void {
  if (apiUrl) throw new Error('API_URL: releases are taken where the database is; begin with the process of the API')
  if (!isAbsolute(dataDir))
    throw new Error(`DATA_DIR: ${dataDir} would be another folder in each release: name it from the root on`)
}

function hostOf({ publicOrigin }: Settings): string | undefined {
  return publicOrigin && new URL(publicOrigin).host
}

/** Ends the service where the operator said how, and makes sure that nobody serves: a schema is not changed under a shop. */
async function stopService(settings: Settings, { stop }: Service): Promise<void> {
  if (stop) await runCommand(stop)
  // What is told to end may take its ten seconds.
  for (let tries = 0; tries < 40; tries += 1) {
    if (!(await isServed(settings))) return
    if (!stop) break
    await wait(500)
  }
  throw new Error('a shop serves these data: stop it first, or say by which command: --stop "sudo systemctl stop vitrine"')
}

async function isServed(settings: Settings): Promise<boolean> {
  if (settings.databaseUrl) return (await withDatabase(settings, countServing)) > 0
  if (!existsSync(settings.dataDir)) return false
  const lock = takeData(settings.dataDir)
  if (lock.holder !== undefined) return true
  lock.release()
  return false
}

function readSteps(settings: Settings): Promise<string[]> {
  return withExistingDatabase(settings, async (db) => (await migrationStatus(db)).applied)
}

async function backUp(settings: Settings, folder: string): Promise<string> {
  const file = join(settings.dataDir, 'backups', `vitrine-${stampOf(new Date())}.jsonl.gz.age`)
  await runProgram(folder, ['backup', '--to', file])
  say(`backed up into ${file}`)
  return file
}

/** `undo` answers how it stands then. */
type Way = { undo: () => Promise<string>; service: Service; mayStart: boolean }

/** Does it, and has the service begin; where either fails all is put back as it was, and the service begins with that. */
async function orTakeBack(settings: Settings, { undo, service, mayStart }: Way, work: () => Promise<void>): Promise<void> {
  try {
    await work()
    await startService(settings, service)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    await stopService(settings, service)
    const stands = await undo()
    if (mayStart) await startService(settings, service)
    throw new Error(`${why}\n${stands}${service.start || !mayStart ? '.' : ': start the shop.'}`, { cause: error })
  }
}

const readyTries = 60

async function startService(settings: Settings, { start }: Service): Promise<void> {
  if (!start) return
  await runCommand(start)
  const url = `http://127.0.0.1:${settings.port ?? firstPort}/readyz`
  for (let tries = 0; tries < readyTries; tries += 1) {
    if ((await askStatus(url, hostOf(settings))) === 200) return
    await wait(500)
  }
  throw new Error(`the service was begun, and ${url} does not say that it is ready`)
}

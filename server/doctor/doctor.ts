import type { Database } from '#api/platform/database/database.ts'
import { openDatabase } from '#api/platform/database/open.ts'
import { requireDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { readWords } from '../verbs/read-words.ts'
import { type Check, type Finding, type KnownSite, lookWithin, type Patient } from './check.ts'
import { checkBackup, checkDatabase, checkKeys } from './check-data.ts'
import { checkFolders, checkSettings, checkTroubles, checkVersions } from './check-machine.ts'
import { checkMail, checkNames, checkWeb } from './check-net.ts'
import { type DoctorPorts, openDoctorPorts } from './doctor-ports.ts'

/** All that is looked at, in the order in which it is told: what others rest on comes first. */
const checks: readonly Check[] = [
  checkSettings,
  checkVersions,
  checkFolders,
  checkTroubles,
  checkDatabase,
  checkKeys,
  checkMail,
  checkNames,
  checkWeb,
  checkBackup,
]

type Surroundings = { env: NodeJS.ProcessEnv; ports: DoctorPorts }

/** Looks over the whole machine and says of each thing how it is and what to do; fails where something does not work. */
export async function runDoctor(settings: Settings, words: string[], given?: Surroundings): Promise<void> {
  const { mail: mailTo } = readWords('doctor', words).values
  const { env, ports } = given ?? { env: process.env, ports: openDoctorPorts() }
  const opened = await openPatientData(settings)
  const patient: Patient = { settings, env, ports, mailTo, db: opened.db, sites: opened.sites }
  const all = opened.fault ? [opened.fault] : []
  for (const finding of all) say('database', finding)
  for (const check of checks) {
    const found = await lookWithin(check, patient)
    for (const finding of found) say(check.name, finding)
    all.push(...found)
  }
  const count = (state: Finding['state']) => all.filter((finding) => finding.state === state).length
  console.log(`\n${count('ok')} are well, ${count('warns')} want a look, ${count('fails')} do not work.`)
  if (count('fails') > 0) process.exitCode = 1
  // Whatever still waits for somebody outside must not keep this from ending.
  if (!given) setTimeout(() => process.exit(), 1000).unref()
  await opened.db?.close().catch(() => {})
}

const widestName = Math.max(...checks.map(({ name }) => name.length))

function say(name: string, { state, says, todo }: Finding): void {
  console.log(`${state.padEnd(5)}  ${name.padEnd(widestName)}  ${says}`)
  if (todo) console.log(`${''.padEnd(5)}  ${''.padEnd(widestName)}  → ${todo}`)
}

type PatientData = { db: Database | undefined; sites: KnownSite[]; fault?: Finding }

/** One that cannot be opened is a finding, and keeps nothing else from being looked at. */
async function openPatientData(settings: Settings): Promise<PatientData> {
  if (settings.apiUrl) return { db: undefined, sites: [] }
  let db: Database | undefined
  try {
    requireDatabase(settings)
    db = await openDatabase(settings)
    const sites = await db.read.selectFrom('sites').select(['id', 'origin']).orderBy('id').execute()
    return { db, sites }
  } catch (error) {
    await db?.close().catch(() => {})
    const says = error instanceof Error ? error.message : String(error)
    return { db: undefined, sites: [], fault: { state: 'fails', says, todo: 'mend this first: much of the rest goes by it' } }
  }
}

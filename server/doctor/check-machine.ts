import { accessSync, constants, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openBackupShelf } from '#api/house/backup/backup-shelf.ts'
import { readOwnKeys } from '../ports/sealing.ts'
import { findMistyped, sayMistyped } from '../settings/mistyped.ts'
import { readSettings } from '../settings/settings.ts'
import { isBad, readFreeBytes, type TroubleSources, troubles } from '../trouble/troubles.ts'
import { type Check, type Finding, fails, ok, type Patient, warns } from './check.ts'

/** The settings as a start would read them. */
export const checkSettings: Check = {
  name: 'settings',
  seconds: 5,
  look: async ({ env, settings }) => {
    const { production, publicOrigin, trustedProxies, alarmMail } = settings
    const found: Finding[] = findMistyped(env).map((one) => warns(sayMistyped(one), 'mend its name, or take it away'))
    try {
      readSettings(env, 'site')
      found.push(ok(production ? `production at ${publicOrigin ?? 'the addresses of its sites'}` : 'a demo on this machine'))
    } catch (error) {
      found.push(fails((error as Error).message.replaceAll(/\n\s*/g, ' '), 'mend them: serve would not start'))
    }
    if (!production) return found
    if (trustedProxies === 0)
      found.push(
        warns('TRUSTED_PROXIES is 0: behind a proxy all visitors count as one', 'set it to the number of proxies in front'),
      )
    if (!alarmMail) found.push(warns('ALARM_MAIL is not set: nobody is told of trouble by mail', 'set it to your address'))
    return found
  },
}

const [leastMajor, leastMinor] = [22, 12] as const

/** What the program runs on. */
export const checkVersions: Check = {
  name: 'versions',
  seconds: 5,
  look: async ({ db }) => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
    const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor)
    const node = isOld
      ? fails(`Node ${process.versions.node}`, `take Node ${leastMajor}.${leastMinor} or newer`)
      : ok(`Node ${process.versions.node}`)
    return db ? [node, ok(await readDatabaseVersion(db))] : [node]
  },
}

async function readDatabaseVersion({ dialect, read }: NonNullable<Patient['db']>): Promise<string> {
  const asked = dialect === 'sqlite' ? sql<Version>`select sqlite_version() as version` : sql<Version>`show server_version`
  const [row] = (await asked.execute(read)).rows
  return `${dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${row?.version ?? row?.server_version}`
}

type Version = { version?: string; server_version?: string }

/** Whether this user can write where the data lie, and nobody else can read there. */
export const checkFolders: Check = {
  name: 'folders',
  seconds: 5,
  look: async ({ settings: { dataDir } }) => {
    const folder = statSync(dataDir, { throwIfNoEntry: false })
    if (!folder?.isDirectory()) return [fails(`there is no folder ${dataDir}`, 'set DATA_DIR to the folder of the data')]
    const found = [writes(dataDir)]
    // SQLite's journal would be another user's, and the service locked out of its own data.
    if (process.getuid && folder.uid !== process.getuid())
      found.push(warns(`${dataDir} belongs to another user than yours`, 'run every verb as the user of the service'))
    for (const name of ['', 'shop.db', 'files', 'backups', 'sealing.key']) {
      const place = join(dataDir, name)
      const known = statSync(place, { throwIfNoEntry: false })
      if (known && (known.mode & 0o077) !== 0)
        found.push(warns(`others of this machine can read ${place}`, `chmod ${known.isDirectory() ? '700' : '600'} ${place}`))
    }
    return found
  },
}

function writes(dataDir: string): Finding {
  const trial = join(dataDir, `.doctor-${process.pid}`)
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    writeFileSync(trial, 'trial', { mode: 0o600 })
    return ok(`${dataDir} can be read and written`)
  } catch (error) {
    return fails((error as Error).message, `give ${dataDir} to the user of the service: chown -R vitrine: ${dataDir}`)
  } finally {
    rmSync(trial, { force: true })
  }
}

/** What a running process watches for, measured once. */
export const checkTroubles: Check = {
  name: 'troubles',
  seconds: 15,
  look: async (patient) => {
    const sources = sourcesOf(patient)
    const found: Finding[] = []
    for (const [name, trouble] of Object.entries(troubles)) {
      const value = await trouble.measure(sources)
      if (value === undefined) continue
      const says = `${name}: ${trouble.says(value)}`
      found.push(isBad(trouble, value) ? fails(says, trouble.advice) : ok(says))
    }
    return found
  },
}

function sourcesOf({ settings, db }: Patient): TroubleSources {
  const { dataDir, backupsKept: keep } = settings
  return {
    now: () => new Date(),
    freeBytes: () => readFreeBytes(dataDir),
    ping: async () => (db ? sql`select 1`.execute(db.read) : true),
    db,
    backups: db && openBackupShelf(db, { dataDir, keep, keys: readOwnKeys(settings) }),
  }
}

import type { Database } from '#api/platform/database/database.ts'
import type { Settings } from '../settings/settings.ts'
import type { DoctorPorts } from './doctor-ports.ts'

/** What was found: all is well, somebody should look some day, or something does not work; with what to do about it. */
export type Finding = { state: 'ok' | 'warns' | 'fails'; says: string; todo?: string }

/** A site as the doctor looks at it. */
export type KnownSite = { id: string; origin: string }

/** What the checks go by. */
export type Patient = {
  settings: Settings
  env: NodeJS.ProcessEnv
  ports: DoctorPorts
  /** Nothing where another process has the database, or where it cannot be opened. */
  db: Database | undefined
  sites: readonly KnownSite[]
  /** To whom a mail is sent on trial. */
  mailTo: string | undefined
}

/** One thing that is looked at, and the most seconds that it may take. */
export type Check = { name: string; seconds: number; look: (patient: Patient) => Promise<Finding[]> }

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const warns = (says: string, todo: string): Finding => ({ state: 'warns', says, todo })
export const fails = (says: string, todo: string): Finding => ({ state: 'fails', says, todo })

/** Looks at one thing; what takes too long or breaks off is a finding, too. */
export async function lookWithin(check: Check, patient: Patient): Promise<Finding[]> {
  let patience: NodeJS.Timeout | undefined
  const late = new Promise<Finding[]>((tell) => {
    const finding = fails(`not done within ${check.seconds} s`, 'run doctor again; if it stays so, look at what it waits for')
    patience = setTimeout(() => tell([finding]), check.seconds * 1000)
  })
  const looked = check.look(patient).catch((error: unknown): Finding[] => {
    return [fails(error instanceof Error ? error.message : String(error), 'mend what this says, and run doctor again')]
  })
  try {
    return await Promise.race([looked, late])
  } finally {
    clearTimeout(patience)
  }
}

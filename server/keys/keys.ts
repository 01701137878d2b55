import { reseal } from '#api/house/keys/reseal.ts'
import { readOwnKeys } from '../ports/sealing.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'
import { countOlder, countUnopened, type KeyNeeds, readKeyNeeds } from './read-key-needs.ts'

/** Says which key everything is sealed with, and whether an older one may go. */
export async function runKeys(settings: Settings): Promise<void> {
  sayNeeds(await withCurrentDatabase(settings, (db) => readKeyNeeds(settings, db)))
}

/** Seals everything anew with the present key, beside a running shop; stopped midway, it goes on where it was. */
export async function runKeysReseal(settings: Settings): Promise<void> {
  const stop = untilInterrupted()
  const needs = await withCurrentDatabase(settings, async (db) => {
    const wish = { keys: readOwnKeys(settings), isStopping: stop.isAsked, told: tellProgress() }
    const done = await reseal(db, wish).finally(stop.forget)
    console.log(`${done} rows are sealed anew.`)
    return readKeyNeeds(settings, db)
  })
  if (stop.isAsked()) console.log('Stopped: run keys:reseal again for the rest.')
  sayNeeds(needs)
}

function sayNeeds(needs: KeyNeeds): void {
  for (const { holds, byKey, unknown } of needs.rows) {
    const [present = 0, ...older] = byKey
    const parts = [`${present} with the present key`]
    for (const [place, count] of older.entries()) parts.push(`${count} with key ${place + 2} of SEALING_KEY`)
    if (unknown > 0) parts.push(`${unknown} WITH A KEY THAT IS NOT NAMED`)
    console.log(`${holds}: ${parts.join(', ')}`)
  }
  for (const { name, key } of needs.backups) if (key !== 0) console.log(`${name}: ${sayKeyOf(key)}`)
  for (const sentence of sayEnd(needs)) console.log(sentence)
  const lost = countUnopened(needs)
  if (lost.rows + lost.backups.length > 0) process.exitCode = 1
}

function sayKeyOf(place: number | undefined): string {
  return place === undefined ? 'NO KEY THAT IS NAMED OPENS IT' : `locked with key ${place + 1} of SEALING_KEY`
}

/** What comes next: seal anew, wait for backups to grow old, or let the old key go. */
function sayEnd(needs: KeyNeeds): string[] {
  const older = countOlder(needs)
  const lost = countUnopened(needs)
  const said: string[] = []
  if (lost.rows + lost.backups.length > 0)
    said.push('Something opens with a key that SEALING_KEY does not name: name it behind the others (new,old), or it is lost.')
  if (needs.keys === 1) return said
  if (older.rows > 0) said.push(`The old key is needed for ${older.rows} rows: keys:reseal seals them anew.`)
  if (needs.books > 0)
    said.push(`The old key is needed for the books of ${needs.books} sites: a shop that runs with both keys hands them over.`)
  if (older.backups.length > 0)
    said.push(`The old key is needed for ${older.backups.length} backups: keep it with them until they have gone.`)
  if (older.rows + older.backups.length + needs.books === 0)
    said.push('Nothing on this machine needs an old key: the old key may go.')
  else if (older.rows + needs.books === 0)
    said.push('The shop does without it: the old key may go from SEALING_KEY, and stay on paper.')
  said.push(
    'Backups that lie elsewhere need the key of their day. A cart of a visitor who was not back since opens with the old one.',
  )
  return said
}

const toldEveryMs = 2000

function tellProgress(): (holds: string, done: number) => void {
  let last = performance.now()
  return (holds, done) => {
    const now = performance.now()
    if (now - last < toldEveryMs) return
    last = now
    console.log(`${holds}: ${done} sealed anew so far`)
  }
}

/** The batch under way is finished first; asked twice, the process ends at once. */
function untilInterrupted(): { isAsked: () => boolean; forget: () => void } {
  let isAsked = false
  const ask = () => {
    isAsked = true
    forget()
  }
  const signals = ['SIGTERM', 'SIGINT'] as const
  const forget = () => {
    for (const signal of signals) process.off(signal, ask)
  }
  for (const signal of signals) process.on(signal, ask)
  return { isAsked: () => isAsked, forget }
}

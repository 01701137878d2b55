import { bindToSite } from '../../platform/database/database.ts'
import type { JobDependencies } from '../../platform/jobs/job.ts'
import type { BackupShelf } from '../../platform/ports/backup-shelf.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { sayAlarm } from '../alarms/watch-shop.ts'

const hourMs = 3_600_000
/** A day, less the time by which a job may come late. */
const dueAfterHours = 23.5
const alarmAfterHours = 36

/** Makes the backup of the day, and tells the operator when the newest one is too old. */
export async function keepBackups(dependencies: JobDependencies): Promise<void> {
  const { backups, now } = dependencies
  if (!backups) return
  try {
    const [newest] = (await backups.list()).filter(({ kind }) => kind === 'daily')
    const isDue = !newest || now().getTime() - newest.createdAt.getTime() >= dueAfterHours * hourMs
    if (backups.keep > 0 && isDue) await backups.make('daily', now())
  } finally {
    await watchBackups(dependencies, backups)
  }
}

/** Whoever backs up the whole machine in another way has switched this off, and hears nothing. */
async function watchBackups({ db, now, notice = () => {} }: JobDependencies, backups: BackupShelf): Promise<void> {
  const sites = await db.read.selectFrom('sites').select(['id', 'is_operator', 'created_at']).orderBy('created_at').execute()
  const [newest] = await backups.list()
  const since = newest?.createdAt ?? new Date(sites[0]?.created_at ?? now())
  const hours = Math.floor((now().getTime() - since.getTime()) / hourMs)
  const isLate = backups.keep > 0 && hours >= alarmAfterHours
  for (const { id } of sites.filter(({ is_operator }) => is_operator === 1)) {
    const found = { kind: 'BACKUP', count: isLate ? hours : 0, detail: '', now: now() } as const
    if (await bindToSite(db, id).inTransaction((tx) => raiseAlarm(tx, found)))
      notice('alarm', { site: id, ...sayAlarm('BACKUP', hours) })
  }
}

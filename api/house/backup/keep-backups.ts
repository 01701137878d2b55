import { bindToSite } from '../../platform/database/database.ts'
import type { JobDependencies } from '../../platform/jobs/job.ts'
import type { BackupShelf } from '../../platform/ports/backup-shelf.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { sayAlarm } from '../alarms/watch-shop.ts'
import { backupAlarmHours, readBackupAge } from './read-backup-age.ts'

const hourMs = 3_600_000
/** A day, less the time by which a job may come late. */
const dueAfterHours = 23.5

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
  const hours = Math.floor((await readBackupAge(db, backups, now())) ?? 0)
  const count = hours >= backupAlarmHours ? hours : 0
  const operators = await db.read.selectFrom('sites').select('id').where('is_operator', '=', 1).execute()
  for (const { id } of operators) {
    const found = { kind: 'BACKUP', count, detail: '', now: now() } as const
    if (await bindToSite(db, id).inTransaction((tx) => raiseAlarm(tx, found)))
      notice('alarm', { site: id, ...sayAlarm('BACKUP', hours) })
  }
}

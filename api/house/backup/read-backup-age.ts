import type { Database } from '../../platform/database/database.ts'
import type { BackupShelf } from '../../platform/ports/backup-shelf.ts'

const hourMs = 3_600_000

/** How many hours old the newest backup is, or the first site where there is none; nothing where the machine is backed up in some other way. */
export async function readBackupAge(
  { read }: Pick<Database, 'read'>,
  backups: Pick<BackupShelf, 'keep' | 'list'>,
  now: Date,
): Promise<number | undefined> {
  if (backups.keep === 0) return undefined
  const [newest] = await backups.list()
  const first = newest ? undefined : await read.selectFrom('sites').select('created_at').orderBy('created_at').executeTakeFirst()
  const since = newest?.createdAt ?? new Date(first?.created_at ?? now)
  return (now.getTime() - since.getTime()) / hourMs
}

/** After so many hours somebody should look. */
export const backupAlarmHours = 36

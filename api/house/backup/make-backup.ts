import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** A proxy gives up after a minute: whoever has much to back up is not kept that long. */
const mostPatience = 15_000

/** Backs the machine up now. */
export const makeBackup: UseCase<Contract['makeBackup']> = async (_given, { backups, now, notice }) => {
  if (!backups) return refused('unavailable')
  const made = backups.make('asked', now).then(
    () => 'done' as const,
    (error: NodeJS.ErrnoException) => {
      notice('backup_failed', { code: error.code ?? error.name })
      return 'failed' as const
    },
  )
  const outcome = await Promise.race([made, waitFor(mostPatience)])
  return outcome === 'failed' ? refused('unavailable') : done({ isDone: outcome === 'done' })
}

function waitFor(ms: number): Promise<'under way'> {
  return new Promise((tell) => setTimeout(() => tell('under way'), ms).unref())
}

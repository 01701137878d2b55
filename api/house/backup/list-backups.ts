import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** The backups that lie on this machine, the newest first; each read again to its last bit when that is asked. */
export const listBackups: UseCase<Contract['listBackups']> = async ({ query }, { backups: shelf }) => {
  const backups = []
  for (const { name, kind, bytes, createdAt } of (await shelf?.list()) ?? []) {
    const isSound = query.check === 'true' ? ((await shelf?.isSound(name)) ?? false) : null
    backups.push({ name, kind, bytes, createdAt: createdAt.toISOString(), isSound })
  }
  return done({ backups, keep: shelf?.keep ?? 0, isMaking: shelf?.isMaking() ?? false })
}

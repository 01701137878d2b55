import { z } from 'zod'
import { call } from '../platform/call.ts'
import { Instant, ShortText } from '../platform/values.ts'

const Backup = z.object({
  name: ShortText,
  kind: z.enum(['daily', 'asked', 'vitrine']),
  bytes: z.int().min(0),
  createdAt: Instant,
  isSound: z.boolean().nullable(),
})

/** Calls about the backups of the whole machine, for those who run it. */
export const backups = {
  listBackups: call('GET /admin/backup', 'super_admin', {
    says: 'Les sauvegardes de la machine ; avec check=true, chacune est relue en entier. Pour l’exploitant seul.',
    query: z.strictObject({ check: z.enum(['true', 'false']).default('false') }),
    answer: z.object({
      backups: z.array(Backup),
      keep: z.int().min(0),
      isMaking: z.boolean(),
    }),
    beyondSite: true,
  }),
  makeBackup: call('POST /admin/backup', 'super_admin', {
    says: 'Écrit une sauvegarde maintenant ; au-delà de quelques secondes, elle s’achève après la réponse. Pour l’exploitant seul.',
    body: z.strictObject({}),
    answer: z.object({ isDone: z.boolean() }),
    beyondSite: true,
    fresh: true,
  }),
}

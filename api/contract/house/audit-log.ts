import { z } from 'zod'
import { actKinds, neverReasons, undoStates } from '#app/models/platform/act.ts'
import { Role } from '../identity/user.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, Instant, listed, ShortText } from '../platform/values.ts'

const ById = z.strictObject({ id: Id })

const AuditEntry = z.object({
  id: Id,
  createdAt: Instant,
  idUser: Id,
  /** The address of whoever did it; empty once the account is gone. */
  who: ShortText,
  /** The key by which a program did it in their name; empty for a person. */
  key: ShortText,
  role: Role,
  act: z.enum(actKinds),
  call: ShortText,
  resource: ShortText,
  idThing: ShortText,
  name: ShortText,
  changes: z.array(z.object({ field: ShortText, before: ShortText.nullable(), after: ShortText.nullable() })),
  undo: z.enum(undoStates),
  never: z.enum(['', ...neverReasons]),
})

/** What the staff did, and how it is taken back. */
export const auditLog = {
  listAuditLog: call('GET /admin/audit-log', 'admin', {
    says: 'Ce que l’équipe a fait sur le site, le plus récent d’abord ; sans donnée personnelle des clients.',
    query: list(
      { createdAt: 'moment', day: 'day', act: 'text', resource: 'text', idThing: 'text', idUser: 'text' },
      { orderBy: '-createdAt' },
    ),
    answer: listed('entries', AuditEntry),
  }),
  getAuditEntry: call('GET /admin/audit-log/{id}', 'admin', {
    says: 'Une ligne du journal.',
    params: ById,
    answer: AuditEntry,
  }),
  undoAct: call('POST /admin/audit-log/{id}/undo', 'admin', {
    says: 'Annule un changement du contenu, pendant trente jours ; refuse quand cela a changé depuis.',
    params: ById,
    answer: AuditEntry,
    changes: 'content',
  }),
}

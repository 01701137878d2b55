import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toLetter } from './letter.ts'
import { requireKnownLists } from './require-known-lists.ts'

/** How many mails a minute leave where nothing else is said: what every mail server takes. */
const usualPace = 30

/** Begins a letter; nothing leaves before somebody sends it. */
export const createLetter: UseCase<Contract['createLetter']> = ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const { subject, title, lists = [], pace = usualPace, buttonLabel = '', buttonUrl = '' } = body
    const known = await requireKnownLists(tx, lists)
    if (!known.ok) return known
    const row = await tx
      .insertInto('letters')
      .values({
        ...{ id: crypto.randomUUID(), subject, title, pace, state: 'DRAFT', created_at: now.toISOString() },
        ...{ body: JSON.stringify(body.body), lists: JSON.stringify(lists) },
        ...{ button_label: buttonLabel, button_url: buttonUrl },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toLetter(tx, row))
  })

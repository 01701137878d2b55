import { done, refused } from '#app/models/outcome.ts'
import { hashToken } from '../accounts/secrets.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { freePlaces } from './free-places.ts'

/** Ends the registration that the mail with this secret confirmed. */
export const cancelRegistration: UseCase<Contract['cancelRegistration']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx
      .selectFrom('registrations')
      .innerJoin('elements', 'elements.id', 'registrations.element_id')
      .innerJoin('collections', 'collections.id', 'elements.collection_id')
      .select([
        'registrations.id',
        'registrations.element_id',
        'registrations.places',
        'elements.title',
        'elements.slug',
        'collections.route',
      ])
      .where('registrations.token_hash', '=', hashToken(body.token))
      .executeTakeFirst()
    if (!row) return refused('invalid', { fields: { token: { code: 'expired' } } })
    await freePlaces(tx, row)
    const { title, places, route, slug } = row
    return done({ title, places, route, slug })
  })

import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'

/** What the house keeps of a client for itself. */
export type ClientCard = { note: string; tags: string[] }

/** The card of whoever has this address; an empty one where nothing was ever kept. */
export async function readCard(read: SiteReader, key: string): Promise<ClientCard> {
  const card = await read.selectFrom('client_cards').select('note').where('email_key', '=', key).executeTakeFirst()
  const tags = await read.selectFrom('client_tags').select('tag').where('email_key', '=', key).orderBy('tag').execute()
  return { note: card?.note ?? '', tags: tags.map(({ tag }) => tag) }
}

/** Lets go of it. */
export async function forgetCard(tx: SiteWriter, key: string): Promise<void> {
  await tx.deleteFrom('client_tags').where('email_key', '=', key).execute()
  await tx.deleteFrom('client_cards').where('email_key', '=', key).execute()
}

/** Lets go of the cards of those who are gone since that moment: no word of the house, no order, no message and no account. */
export async function forgetOldCards(tx: SiteWriter, before: string): Promise<void> {
  const old = await tx
    .selectFrom('client_cards')
    .select('email_key')
    .where('updated_at', '<=', before)
    .where((on) =>
      on.not(
        on.or([
          on.exists(
            on
              .selectFrom('orders')
              .select('orders.id')
              .whereRef('orders.email_key', '=', 'client_cards.email_key')
              .where('orders.placed_at', '>', before),
          ),
          on.exists(
            on
              .selectFrom('messages')
              .select('messages.id')
              .whereRef('messages.email_key', '=', 'client_cards.email_key')
              .where('messages.created_at', '>', before),
          ),
          on.exists(
            on
              .selectFrom('users')
              .select('users.id')
              .whereRef('users.email', '=', 'client_cards.email_key')
              .where('users.deleted_at', 'is', null),
          ),
        ]),
      ),
    )
    .limit(500)
    .execute()
  for (const { email_key } of old) await forgetCard(tx, email_key)
}

import { layRepliesReady } from '../audience/messages/ready-replies.ts'
import { writeBlocks } from '../content/blocks/stored-blocks.ts'
import { blankPage } from '../content/pages/create-page.ts'
import { bindToSite, type Database, type SiteWriter } from '../platform/database/database.ts'
import { writeSettings } from '../site/settings/settings.ts'
import { demoCalendars } from './calendars.ts'
import { demoForms } from './forms.ts'
import { demoLists } from './newsletter-lists.ts'
import { demoOwnBlocks } from './own-blocks.ts'
import { demoPages } from './pages.ts'
import { demoParameters } from './parameters.ts'
import { demoPictures } from './pictures.ts'
import { fillWritings } from './seed-writings.ts'
import { demoAddresses } from './shop/addresses.ts'
import { seedOrdering } from './shop/ordering.ts'
import { seedShop } from './shop/seed-shop.ts'
import { writerPages } from './writer-pages.ts'

/** The estate as it is first seeded. */
export const demo = { id: '1', name: 'Domaine des Trois Coteaux', origin: 'http://localhost:3000', lang: 'fr' }
const hosts = ['localhost', '127.0.0.1', '[::1]']

/** Puts the demo site into a database that has no site yet; says whether it did. */
export async function seedDemo(db: Database, now = new Date()): Promise<boolean> {
  const created = await db.inTransaction(async (tx) => {
    if (await tx.selectFrom('sites').select('id').executeTakeFirst()) return false
    await tx
      .insertInto('sites')
      .values({ ...demo, status: 'open', is_operator: 1, created_at: now.toISOString() })
      .execute()
    await tx
      .insertInto('site_hosts')
      .values(hosts.map((host) => ({ host, site_id: demo.id })))
      .execute()
    return true
  })
  if (created) await bindToSite(db, demo.id).inTransaction((tx) => fillDemo(tx, now))
  return created
}

async function fillDemo(tx: SiteWriter, now: Date): Promise<void> {
  await tx
    .insertInto('parameters')
    .values(demoParameters.map((parameter) => ({ id: parameter.type.toLowerCase(), lang: demo.lang, ...parameter })))
    .execute()
  await writeSettings(tx, { is_e_commerce: 1 })
  await tx.insertInto('images').values(demoPictures(now)).execute()
  await tx.insertInto('own_blocks').values(demoOwnBlocks).execute()
  await tx
    .insertInto('pages')
    .values(
      [...demoPages, ...writerPages].map(({ blocks, ...page }, place) => ({
        ...blankPage,
        lang: demo.lang,
        sort_order: place,
        is_valid: 1 as const,
        blocks: writeBlocks(blocks),
        updated_at: now.toISOString(),
        ...page,
      })),
    )
    .execute()
  await tx.insertInto('company_addresses').values(demoAddresses).execute()
  await seedShop(tx, now)
  await seedOrdering(tx, now)
  await fillWritings(tx, now)
  await tx.insertInto('forms').values(demoForms(now)).execute()
  await tx.insertInto('calendars').values(demoCalendars(now)).execute()
  await tx.insertInto('newsletter_lists').values(demoLists).execute()
  await layRepliesReady(tx)
}

import type { SiteWriter } from '#api/platform/database/database.ts'
import { toRichText } from '#app/models/site/rich-text.ts'

const at = '2026-03-01T09:00:00.000Z'

/** Plants a kept section, a popup, a list of letters and somebody who receives it, every text with the site's mark. */
export async function plantLetters(tx: SiteWriter, mark: string): Promise<void> {
  const id = crypto.randomUUID()
  const email = `${mark.toLowerCase()}-${id}@exemple.test`
  await tx.insertInto('newsletter_lists').values({ id, sort_order: 0, name: mark, description: mark, is_valid: 1 }).execute()
  await tx
    .insertInto('letters')
    .values({
      id,
      subject: mark,
      title: mark,
      button_label: '',
      button_url: '',
      lists: '[]',
      pace: 30,
      state: 'DRAFT',
      created_at: at,
      body: JSON.stringify(toRichText(mark)),
    })
    .execute()
  await tx
    .insertInto('kept_sections')
    .values({ id, title: mark, blocks: JSON.stringify([{ type: 'title', text: mark, lead: '' }]), updated_at: at })
    .execute()
  await tx
    .insertInto('own_blocks')
    .values({
      id,
      name: `bloc_${id.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}`,
      label: mark,
      purpose: mark,
      fields: JSON.stringify([{ key: 'nom', label: mark, kind: 'LINE' }]),
      template: `<p>${mark} {{nom}}</p>`,
      is_used: 1,
      sort_order: 0,
    })
    .execute()
  await tx
    .insertInto('popups')
    .values({
      blocks: JSON.stringify([{ type: 'title', text: mark, lead: '' }]),
      id,
      title: mark,
      pages: '[]',
      show_on_reload: 0,
      delay: 0,
      promotes_wine: 0,
      is_valid: 1,
      was_open: 1,
      updated_at: at,
    })
    .execute()
  await tx
    .insertInto('newsletter_subscribers')
    .values({
      id,
      email,
      email_shown: email,
      firstname: mark,
      lastname: mark,
      state: 'SUBSCRIBED',
      source: 'SITE',
      consent: mark,
      lists: JSON.stringify([id]),
      asked_at: at,
      confirmed_at: at,
      way_out: `${mark}-${id}`,
    })
    .execute()
}

import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { sendDueLetters } from '../../audience/letters/send-due-letters.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteDatabase } from '../../platform/database/database.ts'
import { makeSecret } from '../../platform/secrets/secrets.ts'
import { richText } from '../pages/page-of.ts'
import { demo } from '../seed-demo.ts'
import { type DemoContext, demoDay } from './demo-context.ts'
import { given } from './demo-shop.ts'

const readers = ['Hélène Daubigney', 'Marc Tisserand', 'Inès Bourdais', 'Paul Vernier', 'Suzanne Maréchal', 'Théo Granger']
const consent = 'Je souhaite recevoir les lettres du domaine.'

const letter = {
  subject: 'L’automne au domaine : ce qui dort, ce qui s’ouvre',
  title: 'Les feuilles tombent, les fûts se taisent',
  body: richText(
    'Chers amis,',
    'La vendange est rentrée sous un ciel sec : petite récolte, peaux épaisses, de quoi faire des rouges qui se tiendront. Les pressoirs sont lavés, Colin a remis la clef de la cave à son clou.',
    'Le caveau ouvre tout l’automne du mercredi au dimanche. On y goûte debout, et le pain est du village.',
  ),
  buttonLabel: 'Les soirées du caveau',
  buttonUrl: '/elements/soirees',
  lists: ['saisons'],
}

const draft = {
  subject: 'L’hiver au domaine : la taille a commencé',
  title: 'Un sécateur, deux paires de gants',
  body: richText('Chers amis,', 'La taille a commencé par le coteau du haut. À compléter : les dates de la Percée.'),
  lists: ['saisons'],
}

/** Has the demo estate write to its readers: one letter went out, another is being written. */
export async function writeLetters({ now, owner }: DemoContext, site: SiteDatabase): Promise<void> {
  await site.inTransaction((tx) =>
    tx
      .insertInto('newsletter_subscribers')
      .values(readers.map((name) => readerOf(name, now)))
      .execute(),
  )
  const api = await owner(24)
  const { id } = given(await api.createLetter({ body: bind(letter) }))
  given(await api.sendLetter({ params: { id }, body: {} }))
  await sendDueLetters({ ...site, site: demo, now: demoDay(now, 24), isStopping: () => false })
  // Its mails are as gone as those of the orders.
  await site.inTransaction((tx) => tx.updateTable('letter_readers').set({ fate: 'SENT' }).where('letter_id', '=', id).execute())
  given(await (await owner(1)).createLetter({ body: bind(draft) }))
}

function readerOf(name: string, now: Date) {
  const [firstname = '', lastname = ''] = name.split(' ')
  const email = `${firstname}.${lastname}@exemple.test`
    .normalize('NFD')
    .replaceAll(/[^\w.@]/g, '')
    .toLowerCase()
  const asked = demoDay(now, 50).toISOString()
  return {
    id: crypto.randomUUID(),
    email,
    email_shown: email,
    firstname,
    lastname,
    state: 'SUBSCRIBED' as const,
    lists: JSON.stringify(['saisons']),
    source: 'SITE' as const,
    consent,
    asked_at: asked,
    confirmed_at: asked,
    left_at: null,
    proof_hash: null,
    proof_ends_at: null,
    way_out: makeSecret(),
    rested_at: null,
  }
}

function bind(told: object): Read<Contract['createLetter']>['body'] {
  return JSON.parse(JSON.stringify(told), (key, value: unknown) =>
    typeof value === 'string' && key !== 'buttonUrl' ? bindFrenchSpaces(value) : value,
  )
}

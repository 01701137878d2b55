import { expect, test } from 'vitest'
import { lookOf } from '#api/platform/mail/mail-look.ts'
import { renderMail } from '#api/platform/mail/render-mail.ts'
import { mailGrounds } from '#app/models/audience/mail-grounds.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { mailsForAnyone } from '#app/models/audience/mail-kind.ts'
import { type Colour, contrast, parseColour } from '#app/models/site/look/colour.ts'
import { orderTexts } from '#app/texts/selling/orders.ts'
import { start } from '../../support/mailing.ts'

const kinds = [
  ...['confirm_account', 'account_exists', 'reset_password', 'password_changed', 'confirm_email', 'email_changed', 'invitation'],
  ...['deletion_planned', 'deletion_done', 'deletion_cancelled', 'rights_received', 'rights_to_answer', 'rights_answered'],
  ...['idle_warning', 'security_changed', 'message_received', 'message_acknowledged', 'registration_confirmed'],
  ...['registration_received', 'registration_changed', 'registration_cancelled', 'booking_confirmed', 'booking_cancelled'],
  ...['message_answered', 'form_received', 'comment_received', 'newsletter_confirm', 'newsletter_known', 'newsletter_welcome'],
  ...['order_placed', 'order_received', 'order_paid', 'order_expired', 'order_cancelled', 'order_changed', 'order_refunded'],
  ...['order_gave_way', 'order_code_used', 'registration_lapsed', 'booking_lapsed', 'login_ended', 'wrong_codes'],
  ...[
    'order_shipped',
    'order_delivered',
    'order_ready',
    'order_reminder',
    'order_review',
    'order_link',
    'order_link_unproven',
    'orders_link',
    'orders_link_unproven',
    'order_left',
    'order_slot_changed',
    'order_slot_chosen',
  ],
  ...['order_disputed', 'withdrawal_received', 'withdrawal_declared', 'withdrawal_answered'],
  ...['withdrawal_confirmed', 'withdrawal_disowned'],
  ...['claim_received', 'claim_declared', 'claim_answered', 'more_received', 'books_closed'],
] as MailKind[]
const site = { name: 'Domaine des Trois Coteaux', origin: 'https://coteaux.test' }
const look = lookOf(new Map([['ACCENT_COLOR', '#123456']]), site)
const params = { path: '/chemin/jeton', date: '1er avril 2026', answer: 'Un <b>mot</b>\n\nDeux', kept: '' }

const render = (kind: MailKind, given: Record<string, string> = params, dressed = look) =>
  renderMail({ kind, params: given, messageId: '<m@coteaux.test>', to: 'marie@exemple.test', date: start }, dressed)

test.each(['registration_confirmed', 'booking_confirmed'] as const)(
  'the mail %s asks first to confirm the places that are kept for a time, and brings the one button for it',
  (kind) => {
    const told = { ...params, title: 'Soirée', places: '2', until: 'lundi 2 mars 2026 à 11 h' }
    const { subject, text } = render(kind, told)
    expect(subject).toContain('Confirmez vos places')
    expect(text).toMatch(/2 places vous sont gardées chez Domaine des Trois Coteaux jusqu’au lundi 2 mars 2026/)
    expect(text).toMatch(/Confirmer mes places\s:\nhttps:\/\/coteaux\.test\/chemin\/jeton/)
    expect(render(kind, { ...told, until: '' }).subject).toContain('Vos places sont gardées')
  },
)

test.each(['registration_lapsed', 'booking_lapsed'] as const)(
  'the mail %s says whether time ran out or others of the share were confirmed',
  (kind) => {
    const { text } = render(kind, { ...params, title: 'Soirée', places: '2', why: 'SHARE' })
    expect(text.replace(/\s+/g, ' ')).toContain(
      'd’autres l’ont été entre-temps depuis le même réseau ou avec la même adresse e-mail',
    )
    expect(text).not.toContain('à temps')
    expect(render(kind, { ...params, title: 'Soirée', places: '2' }).text).toContain('pas été confirmées à temps')
  },
)

test.each(kinds)('the mail %s is light, fetches nothing, wears the colours of the site and says the same as text', (kind) => {
  const { subject, html, text } = render(kind)
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  expect(html).not.toMatch(/<(img|script|link|iframe|style|form)|url\(|@import|\ssrc=/i)
  expect(html).toContain('#123456')
  expect(html).toContain('<html lang="fr">')
  expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length)
  expect(subject.length).toBeGreaterThan(10)
  const bare = (markup: string) =>
    markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const paragraphs = [...html.matchAll(/<p [^>]*>([^<]*)<\/p>/g)].map(([, words]) => bare(words ?? ''))
  expect(paragraphs.length).toBeGreaterThan(3)
  for (const paragraph of paragraphs) expect(text).toContain(paragraph)
})

test('threat 13: every link of a mail leads to the stored address of its site, whatever its path', () => {
  for (const path of [
    '//pirate.test/x',
    'https://pirate.test/',
    '/\\pirate.test',
    'javascript:alert(1)',
    '/bon',
    '\u0000//pirate.test',
  ]) {
    for (const kind of kinds) {
      const { html, text } = render(kind, { ...params, path })
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => new URL(link ?? '').origin)
      expect(new Set(links)).toEqual(new Set(['https://coteaux.test']))
      expect(text).not.toMatch(/https?:\/\/(?!coteaux\.test)/)
    }
  }
})

test('the mail that asks what a buyer thought gives the whole address of the order, which a mail program makes a link of', () => {
  const { html, text } = render('order_review', { ...params, path: '/suivi/abc' })
  for (const told of [html, text]) expect(told).toMatch(/se trouve ici\s: https:\/\/coteaux\.test\/suivi\/abc/)
})

test('the mail that asks what a buyer thought leads to where it is said; to the order’s own page where its link is not known', () => {
  expect(render('order_review', { ...params, path: '/suivi/abc' }).html).toContain('href="https://coteaux.test/suivi/abc/avis"')
  expect(render('order_review', { ...params, path: '/suivi' }).text).not.toContain('/avis')
})

test('an answer that greets by itself is not greeted for twice, and a sum of the foot is not torn apart', () => {
  const answer = (text: string) => render('message_answered', { ...params, answer: text }).text
  expect(answer('Bonjour Agathe,\n\nAvec plaisir.').match(/Bonjour/g)).toHaveLength(1)
  expect(answer('Avec plaisir.').match(/Bonjour/g)).toHaveLength(1)
  const rich = lookOf(
    new Map([
      ['SHARE_CAPITAL', '8 000 €'],
      ['LEGAL_COMPANY_NAME', 'Domaine'],
      ['LEGAL_FORM', 'EARL'],
    ]),
    site,
  )
  expect(render('password_changed', params, rich).html).toContain('8\u00a0000\u00a0€')
})

test('the mail of a parcel says by its subject whether all of the order has left', () => {
  const parcel = { ...params, reference: 'XY12', lines: '1 × Savagnin', rest: '2 × Trousseau' }
  expect(render('order_shipped', parcel).subject).toBe('Une partie de votre commande XY12 est partie')
  expect(render('order_shipped', { ...parcel, rest: '' }).subject).toBe('Votre commande XY12 est partie')
})

test('an order that is paid already names its total, and asks for none', () => {
  const order = { ...params, total: '39,00 €' }
  expect(render('order_placed', { ...order, means: 'TRANSFER' }).text).toMatch(/Total à payer, TVA comprise\s: 39,00\s€/)
  expect(render('order_placed', { ...order, means: 'NONE' }).text).toMatch(/Total, TVA comprise\s: 39,00\s€/)
})

test('a cheque is asked for with the address that it is sent to', () => {
  const cheque = { ...params, means: 'CHEQUE', total: '39,00 €', reference: 'XY12', payee: 'EARL du Geai' }
  const house = 'Domaine du Geai, 1, rue Haute, 39600 Montorge'
  for (const kind of ['order_placed', 'order_reminder'] as const) {
    expect(render(kind, { ...cheque, sendTo: house }).text).toMatch(
      /^À envoyer à\s: Domaine du Geai, 1, rue Haute, 39600 Montorge\.$/m,
    )
    expect(render(kind, cheque).text).not.toContain('À envoyer à')
  }
})

test('how an order comes is said once in its mails, whatever its carrier is called', () => {
  const said = (carrier: string) => `${orderTexts.delivery(carrier)}, 9,00 €`
  for (const kind of ['order_placed', 'order_received'] as const) {
    const tell = (carrier: string) => render(kind, { ...params, delivery: said(carrier) }).text
    expect(tell('Livraison à domicile').match(/Livraison/g)).toHaveLength(1)
    expect(tell('Par la route')).toMatch(/^Livraison\s: Par la route, 9,00\s€\.$/m)
  }
})

test('threat 41: a mail that anyone can have sent to anyone carries no word of who asked for it', () => {
  const bait = 'Gagnez un lot sur pirate.test'
  const given = { firstname: bait, lastname: bait, email: bait, message: bait, answer: bait, name: bait, subject: bait }
  for (const kind of mailsForAnyone) {
    const { subject, html, text } = render(kind, given)
    expect(subject + html + text, kind).not.toContain('pirate')
  }
})

test('[P-02] the words on alcohol stand in every mail of a house that sells it, and in none of one that does not', () => {
  const dry = lookOf(new Map([['HIDE_ALCOHOL_MESSAGE', 'true']]), site)
  for (const kind of kinds) {
    expect(render(kind).html).toContain('L’abus d’alcool')
    expect(render(kind).text).toContain('L’abus d’alcool')
    const { html, text } = render(kind, params, dry)
    expect(html + text).not.toContain('alcool')
  }
})

const company = {
  LEGAL_COMPANY_NAME: 'EARL du Geai',
  LEGAL_FORM: 'EARL',
  SHARE_CAPITAL: '10 000 €',
  HEAD_OFFICE: '1, rue Haute, 39600 Montorge',
  SIRET_NUMBER: '12345678200010',
  RCS_NUMBER: 'Lons-le-Saunier 123 456 782',
  INTRACO_VAT: 'FR12123456782',
}

test('the mails of an order tell of the right to give it up and lead there; not where there is none', () => {
  const right = { ...params, path: '/suivi/un-jeton', reference: '7KQ2-M9XD', withdraw: 'yes', excepted: '' }
  const plain = (given: Record<string, string>, kind: MailKind) => render(kind, given).text.replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const kind of ['order_placed', 'order_paid', 'order_shipped', 'order_delivered', 'order_ready'] as const) {
    expect(plain(right, kind)).toContain('quatorze jours après la réception pour renoncer à votre achat, sans donner de motif.')
    expect(plain(right, kind)).toContain('Renoncer au contrat ici :\nhttps://coteaux.test/suivi/un-jeton/renoncer')
    expect(render(kind, right).html).toContain('href="https://coteaux.test/suivi/un-jeton/renoncer"')
    expect(plain({ ...right, path: '/suivi' }, kind)).toContain('https://coteaux.test/renoncer')
    const some = plain({ ...right, excepted: 'Primeur 2025\nMoût frais' }, kind)
    expect(some).toContain('Ce droit ne s’applique pas à Primeur 2025 et Moût frais : la fiche du produit dit pourquoi.')
    const none = plain({ ...right, withdraw: '', excepted: 'Primeur 2025' }, kind)
    expect(none).toContain('Primeur 2025 : cet achat n’ouvre pas droit à rétractation')
    expect(none).not.toMatch(/renoncer|quatorze jours/)
  }
})

test('every mail says in its foot who sells: company, seat and numbers, in HTML and as text', () => {
  const known = lookOf(new Map(Object.entries(company)), site)
  for (const kind of kinds) {
    const { html, text } = render(kind, params, known)
    for (const told of [html.replaceAll('<br>', '\n'), text])
      expect(told.replaceAll(/[\u00a0\u202f]/g, ' '), kind).toContain(
        [
          'EARL du Geai, EARL, au capital de 10 000 €',
          'Siège : 1, rue Haute, 39600 Montorge',
          'SIREN 123 456 782 · RCS Lons-le-Saunier 123 456 782 · TVA FR12123456782',
        ].join('\n'),
      )
  }
})

test('what a seller has not filled in is left away, and nothing is made up in its place', () => {
  const some = lookOf(new Map([['RCS_NUMBER', 'RCS Lons 123 456 782']]), site)
  const { html, text } = render('order_shipped', params, some)
  for (const told of [html, text]) {
    expect(told).toContain('RCS Lons 123 456 782')
    expect(told).not.toMatch(/RCS RCS|SIREN|SIRET|TVA|Siège|capital|undefined/)
  }
  expect(render('order_shipped').text).not.toMatch(/SIREN|RCS|TVA|Siège/)
  const seated = { COMPANY_ADDRESS: '1, rue Haute', HEAD_OFFICE: '1, rue Haute' }
  expect(render('order_shipped', params, lookOf(new Map(Object.entries(seated)), site)).text).not.toContain('Siège')
})

test('every mail to the buyer of an order leads to it, and the one of a parcel to where it is', () => {
  const path = '/suivi/un-jeton'
  const bare = { path, reference: '7KQ2-M9XD', number: 'XY 1', url: 'https://suivi.test/XY1' }
  const ofOrders = kinds.filter((kind) => /^(order|withdrawal|claim)_/.test(kind))
  const toHouse = [
    ...['order_received', 'order_left', 'order_slot_changed', 'order_disputed'],
    ...['withdrawal_declared', 'withdrawal_confirmed', 'withdrawal_disowned', 'claim_declared'],
  ]
  expect(ofOrders.length).toBeGreaterThan(15)
  // What is confirmed there leads to it, too.
  const given = { ...bare, prove: path }
  for (const kind of ofOrders) expect(render(kind, given).text, kind).toContain(`coteaux.test${path}`)
  for (const kind of ofOrders.filter((one) => !toHouse.includes(one))) expect(render(kind, given).subject).toContain('7KQ2-M9XD')
  expect(render('order_shipped', given).text).toContain('https://suivi.test/XY1')
})

test('what an owner writes in an answer stays text', () => {
  const { html } = render('rights_answered')
  expect(html).toContain('Un &lt;b&gt;mot&lt;/b&gt;')
  expect(html).toContain('Deux')
})

test('the letters on the button can be read on any accent colour', () => {
  const lettersOn = (accent: string) => lookOf(new Map([['ACCENT_COLOR', accent]]), site).onAccent
  expect([lettersOn('#761527'), lettersOn('#000000'), lettersOn('#ffd700'), lettersOn('#ffffff')]).toEqual([
    '#ffffff',
    '#ffffff',
    '#2a1416',
    '#2a1416',
  ])
  expect(lookOf(new Map([['ACCENT_COLOR', 'red;background:url(//pirate.test)']]), site).accent).toBe('#761527')
})

test('threat 28: the mail after a login that was denied names all that was removed', () => {
  const say = (removed: string) => render('login_ended', { removed }).text.replaceAll(/\s+/g, ' ')
  expect(say('passkey')).toContain('avait été ajouté depuis : les clés d’accès. Ce que vous aviez avant reste en place.')
  expect(say('passkey,app,api_key')).toContain(
    'les clés d’accès, l’application de codes avec ses codes de secours et les clés pour programmes.',
  )
})

test('threat 28: that mail also says that the account is kept, and leads whoever runs the site to its journal', () => {
  const say = (given: Record<string, string>) => render('login_ended', given).text.replaceAll(/\s+/g, ' ')
  expect(say({ removed: 'invitation' })).toContain('ajouté depuis : les invitations encore sans réponse.')
  expect(say({ removed: '', kept: 'yes' })).toContain('La suppression de votre compte, qui était prévue, est annulée')
  expect(say({ removed: '', acted: 'yes' })).toContain('le journal : https://coteaux.test/admin/journal')
  for (const words of ['ajouté depuis', 'journal']) expect(say({ removed: '', kept: 'yes' })).not.toContain(words)
})

test('threat 28: the mailbox that an account had before is told of its end without a button that it could not use', () => {
  const { subject, text } = render('deletion_planned', { date: '8 mars 2026', before: 'yes' })
  expect(subject).toContain('sera supprimé le 8 mars 2026')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('son bouton remet cette adresse-ci et annule la suppression')
  expect(text).not.toContain('Garder mon compte')
})

test('a colour that is too pale for a letter is moved until it is read there', () => {
  const { voice } = lookOf(new Map([['ART_DIRECTION', 'CAVE']]), site)
  for (const ground of Object.values(mailGrounds))
    expect(contrast(parseColour(voice) as Colour, parseColour(ground) as Colour)).toBeGreaterThanOrEqual(4.5)
  expect(lookOf(new Map(), site).voice).toBe('#761527')
})

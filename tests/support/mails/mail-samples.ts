import { lookOf } from '#api/platform/mail/mail-look.ts'
import { type MailToRender, renderMail } from '#api/platform/mail/render-mail.ts'
import { type MailGoods, pictureOfLetter } from '#app/models/audience/mail-goods.ts'
import { type MailKind, mailKinds } from '#app/models/audience/mail-kind.ts'
import { type MailReceipt, pictureAt, signOfHouse } from '#app/models/audience/mail-receipt.ts'
import { toRichText } from '#app/models/site/rich-text.ts'
import { letterMail } from '#app/texts/house/mails/mail-letter.ts'

/** What the mails of a house like the demo's are about; each kind takes what it needs. */
const common: Record<string, string> = {
  reference: '7SZN-PWBY',
  total: '263,70 €',
  amount: '128,40 €',
  refund: '62,40 €',
  credit: 'A2026-00012',
  invoice: 'F2026-00031',
  date: '26 novembre 2026',
  moment: '26 novembre 2026 à 17 h 42',
  due: '2026-12-10',
  owed: '263,70 €',
  payBy: '10 décembre 2026',
  last: '10 décembre 2026',
  until: 'jeudi 3 décembre 2026 à 18 h 30',
  kept: 'vendredi 27 novembre 2026 à 9 h',
  arrival: 'Chez vous entre le mardi 1er et le jeudi 3 décembre 2026.',
  lines: '6 × Clos de l’Abbesse 2021 · 75 cl\n2 × Les Trois Coteaux, coffret de trois bouteilles',
  rest: '2 × Les Trois Coteaux, coffret de trois bouteilles',
  delivery: 'Livraison à domicile',
  slot: 'Samedi 28 novembre 2026, de 10 h à 11 h',
  means: 'TRANSFER',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  holder: 'EARL Domaine des Trois Coteaux',
  terms: '7',
  withdraw: 'yes',
  path: '/suivi/Zk3v9QmX1rT8sB2cN5wY7uH4jL6pD0aF',
  prove: '/suivi/Zk3v9QmX1rT8sB2cN5wY7uH4jL6pD0aF/confirmer',
  leave: '/newsletter/quitter/Zk3v9QmX1rT8sB2cN5wY7uH4jL6pD0aF',
  carrier: 'Chronopost',
  tracking: 'XY123456789FR',
  url: 'https://transporteur.test/suivi/XY123456789FR',
  buyer: 'Agathe Perrenot, 12, impasse des Tilleuls, 39600 Montorge',
  name: 'Agathe Perrenot',
  email: 'agathe.perrenot@exemple.test',
  phone: '06 39 98 12 34',
  subject: 'Visite de la cave un samedi',
  message: 'Bonjour,\nserait-il possible de venir à six samedi prochain ?\nMerci d’avance.',
  answer: 'Bonjour,\n\nAvec plaisir, à 10 h.\n\nÀ samedi !',
  title: 'Dégustation des millésimes anciens',
  places: '4',
  where: 'Au caveau, 4, rue du Pressoir, 39600 Montorge',
  product: 'Clos de l’Abbesse 2021',
  code: 'ETE-2026',
  closed: 'AB2C-9XYZ',
  topic: 'access',
  change: 'passkey_added',
  removed: 'passkey,app',
  acted: 'yes',
  at: '2026-11-26T16:42:00.000Z',
  files: '2',
  head: '1287 · 9f3c1ab2e47d9f3c1ab2e47d9f3c1ab2e47d9f3c1ab2e47d9f3c1ab2e47d0011',
  periods: '25/11/2026, novembre 2026',
  sums: '12 factures, 1 avoir, 2 418,60 €',
}
const own: Partial<Record<MailKind, Record<string, string>>> = {
  rights_received: { kind: 'Accès à vos données' },
  rights_to_answer: { kind: 'Accès à vos données' },
  rights_answered: { kind: 'Accès à vos données' },
  claim_received: { kind: 'BREAKAGE' },
  claim_declared: { kind: 'BREAKAGE', message: 'Deux bouteilles cassées, le carton était ouvert.' },
  order_disputed: { reason: 'fraudulent' },
  comment_received: {
    article: 'Le gel de printemps',
    author: 'Agathe P.',
    text: 'Et les vignes du haut ?\nJe pense à vous.',
    path: '/admin/commentaires/1',
  },
  opinion_refused: { reason: 'INSULT' },
  booking_lapsed: { why: 'SHARE' },
  more_received: { topic: 'registrations' },
  order_received: { means: 'virement' },
}
const receipt: MailReceipt = {
  title: 'Votre commande 7SZN-PWBY',
  firstname: 'Agathe',
  lines: [
    { picture: 'vin-1', name: 'Clos de l’Abbesse 2021', detail: '6 × 24,00 € · 75 cl', amount: '144,00 €' },
    { picture: 'vin-2', name: 'Les Trois Coteaux, coffret de trois bouteilles', detail: '2 × 62,40 €', amount: '124,80 €' },
  ],
  sums: [
    { label: 'Livraison à domicile', value: '14,90 €' },
    { label: 'Code ETE-2026', value: '−20,00 €' },
  ],
  total: { label: 'Total, TVA comprise', value: '263,70 €' },
  tax: { label: 'dont TVA 20 %', value: '43,95 €' },
  boxes: [
    { title: 'Livraison', lines: ['Agathe Perrenot', '12, impasse des Tilleuls', '39600 Montorge'] },
    { title: 'Facturation', lines: ['Agathe Perrenot', '12, impasse des Tilleuls', '39600 Montorge'] },
  ],
  again: { label: 'Commander de nouveau', path: '/suivi/Zk3v9QmX1rT8sB2cN5wY7uH4jL6pD0aF/reprendre' },
}
/** The house is not called by its buyer's name, nor asked to order again. */
const toHouse: MailReceipt = { ...receipt, firstname: '', again: undefined }
const withReceipt = new Set<MailKind>(['order_placed', 'order_received', 'order_paid', 'order_shipped', 'order_ready'])
const site = { name: 'Domaine des Trois Coteaux', origin: 'https://coteaux.test' }
const house = new Map([
  ['COMPANY_NAME', 'Domaine des Trois Coteaux'],
  ['COMPANY_ADDRESS', '4, rue du Pressoir, 39600 Montorge'],
  ['COMPANY_PHONE', '03 84 00 00 01'],
  ['COMPANY_EMAIL', 'caveau@coteaux.test'],
  ['LEGAL_COMPANY_NAME', 'EARL Domaine des Trois Coteaux'],
  ['LEGAL_FORM', 'EARL'],
  ['SHARE_CAPITAL', '8 000 €'],
  ['HEAD_OFFICE', '4, rue du Pressoir, 39600 Montorge'],
  ['SIRET_NUMBER', '404 833 048 00022'],
  ['RCS_NUMBER', 'RCS Lons-le-Saunier 404 833 048'],
  ['INTRACO_VAT', 'FR83 404833048'],
])

const letter = letterMail(
  {
    subject: 'Les vendanges sont finies',
    title: 'Les vendanges sont finies',
    body: {
      type: 'doc',
      content: [
        ...toRichText('Chers amis,', 'Les derniers raisins sont rentrés le 2 octobre, sains et mûrs.').content,
        { type: 'blockquote', content: toRichText('Une année de patience.').content },
        { type: 'bulletList', items: [toRichText('Samedi, de 10 h à 18 h').content] },
        { type: 'rule' },
        ...toRichText('À bientôt au caveau.').content,
      ],
    },
    buttonLabel: 'Voir le millésime',
    buttonUrl: '/boutique',
  },
  { house: site.name, path: common.leave ?? '', isTrial: false },
)

const wine = (name: string, price: string, place: number) => ({
  picture: pictureAt(place),
  name,
  detail: '',
  price,
  path: '/boutique/clos-de-l-abbesse?from=lettre-3f2a9c10',
})
const goods: MailGoods = {
  picture: { alt: 'La vigne en novembre' },
  wines: [wine('Clos de l’Abbesse', 'dès 24,00 €', 0), wine('Anticonstitutionnellementvôtreetdavantageencore', '1 234,50 €', 1)],
  wineLabel: 'Voir ce vin',
  code: {
    label: 'Votre code',
    code: 'VENDANGES2026ETENCORELONGTEMPSAPRES',
    says: '10 % de réduction sur vos vins, jusqu’au 31/12/2026.',
  },
}
/** The pictures that go with a mail, as far as it shows them by their names. */
export const samplePictures = [signOfHouse, pictureOfLetter, pictureAt(0), pictureAt(1)].map((cid) => ({
  name: `${cid}.jpg`,
  type: 'image/jpeg' as const,
  content: Buffer.from(''),
  cid,
}))
/** Each kind of mail as the demo would send it; `spoil` changes what it is about, and pictures are with it where they are given. */
export function renderSamples(
  spoil: (params: Record<string, string>) => Record<string, string> = (params) => params,
  pictures: typeof samplePictures = [],
) {
  const date = new Date('2026-11-26T16:42:00.000Z')
  return mailKinds.map((kind) => {
    const params = spoil({ ...common, ...own[kind] })
    const more: Partial<MailToRender> = {
      ...(kind === 'letter' && { words: letter, goods }),
      ...(pictures.length > 0 && { pictures }),
      ...(withReceipt.has(kind) && { receipt: kind === 'order_received' ? toHouse : receipt }),
    }
    return {
      kind,
      ...renderMail(
        { kind, params, messageId: '<m@coteaux.test>', to: 'marie@exemple.test', date, ...more },
        lookOf(house, site),
      ),
    }
  })
}

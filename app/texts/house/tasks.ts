import type { SettingsCard, Task } from '#app/models/house/task.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'

/** What the menu of the panel calls each task. */
const taskTexts: Record<Exclude<Task, 'wines'>, string> = {
  orders: 'Commandes',
  clients: 'Clients',
  site: 'Site',
  news: 'Nouvelles',
  letter: 'Lettre',
  figures: 'Chiffres',
  settings: 'Réglages',
}

/** What a task is called in a house that sells these. */
export function taskText(task: Task, { sort }: GoodsWords): string {
  return task === 'wines' ? capitalise(sort.many) : taskTexts[task]
}

/** What is made most often, by the desk that makes it. */
export const newTexts = {
  title: 'Nouveau',
  of: ({ sort }: GoodsWords): Record<string, string> => ({
    produits: capitalise(sort.one),
    actualites: 'Actualité',
    pages: 'Page',
    commandes: 'Vente',
    lettres: 'Lettre',
    codes: 'Code de réduction',
    fermetures: 'Congés',
    images: 'Photos',
  }),
} as const

type CardText = readonly [name: string, says: string]

const count = (number: number, one: string, many: string) => `${number.toLocaleString('fr-FR')} ${number < 2 ? one : many}`

/** What the cards of the settings are called, what they hold, and how it stands. */
export const settingsTexts = {
  title: 'Réglages',
  says: 'Ce qui se règle une fois et se revoit de temps en temps.',
  advanced: 'Avancé',
  advancedSays: 'Ce qui sert à votre comptable, à un autre logiciel ou à qui s’occupe du site.',
  cards: {
    delivery: ['Livraison et retrait', 'Transporteurs, points et créneaux de retrait, congés.'],
    payment: ['Paiement', 'Carte, virement, chèque, règlement sur place.'],
    shop: ['Boutique et fonctions', 'Ce que vos visiteurs peuvent faire.'],
    look: ['Apparence', 'Couleurs, caractères, logo et menu.'],
    law: ['Mentions et conformité', 'Ce que la loi veut lire sur votre site.'],
    team: ['Équipe', 'Qui tient le site avec vous.'],
    mails: ['Courriels', 'Ce que le site envoie.'],
    languages: ['Langues', 'Celles de votre contenu.'],
  } satisfies Record<Exclude<SettingsCard, 'house'>, CardText>,
  state: {
    open: 'ouvert',
    closed: 'fermé',
    siteOpen: 'site ouvert aux visiteurs',
    siteClosed: 'site pas encore ouvert',
    addresses: (number: number) => count(number, 'adresse', 'adresses'),
    carrier: (name: string, zones: number) => `${name}, ${count(zones, 'zone', 'zones')}`,
    noCarrier: 'Aucun transporteur : rien ne peut encore partir',
    more: (number: number) => count(number, 'autre', 'autres'),
    closing: (first: string, last: string) => (first === last ? `congés le ${first}` : `congés du ${first} au ${last}`),
    noMeans: 'Aucun moyen de paiement',
    sells: 'vente en ligne ouverte',
    sellsNot: 'vente en ligne fermée',
    logos: (number: number) => (number === 0 ? 'pas encore de logo' : count(number, 'logo', 'logos')),
    fonts: (families: string) => `caractères : ${families}`,
    drawn: 'caractères de la maison',
    complete: 'textes complets',
    missing: (number: number) => count(number, 'information manque', 'informations manquent'),
    people: (number: number) => count(number, 'personne', 'personnes'),
    invited: (number: number) => count(number, 'invitation en attente', 'invitations en attente'),
    allSent: 'tout est parti',
    notSent: (number: number) => count(number, 'courriel n’est pas parti', 'courriels ne sont pas partis'),
  },
} as const

/** What a card is called, and what it holds. */
export function cardText(card: SettingsCard, { theHouse }: GoodsWords): CardText {
  return card === 'house' ? [capitalise(theHouse), 'Son nom, ses adresses et ses horaires.'] : settingsTexts.cards[card]
}

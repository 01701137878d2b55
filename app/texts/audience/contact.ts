import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** The page on which visitors write to the house; it receives its words as data, and no script carries them. */
export const contactPage = {
  crumb: 'Contact',
  title: 'Écrivez-nous comme à des voisins',
  pageTitle: (name: string) => `Nous écrire · ${name}`,
  description: (name: string) => `Écrire à ${name}, trouver son adresse et ses horaires. Réponse sous un jour ouvré.`,
  lead: 'Une question, une visite à préparer, une commande à suivre ? Écrivez-nous : nous répondons sous un jour ouvré.',
  choose: 'Choisissez',
  consent: 'J’accepte que ces données servent à me répondre.',
  kept: 'Elles sont effacées au bout d’un an.',
  submit: 'Envoyer le message',
  thanks: 'Merci : votre message est bien parti. Nous vous répondons sous un jour ouvré.',
  again: 'Écrire un autre message',
  trap: 'Laissez ce champ vide',
} as const

/** What a message to the house can be about, beside what it makes; orders only where there are some. */
export const companySubjects = {
  VISIT: 'Visite et dégustation',
  ORDER: 'Commande en cours',
  TRADE: 'Professionnels',
  OTHER: 'Autre demande',
} as const

/** What a message to the writer of the site can be about. */
export const writerSubjects = {
  SITE: 'Un site internet à créer',
  TEXTS: 'Des textes à écrire',
  FAULT: 'Une erreur sur ce site',
  OTHER: 'Autre demande',
} as const

/** What the form says before the API is asked. */
export const contactFaults = {
  who: 'Indiquez votre nom.',
  subject: 'Choisissez ce dont il s’agit.',
  text: 'Écrivez votre message.',
  consent: 'Cochez cette case : sans elle, nous ne pouvons pas garder votre message pour y répondre.',
} as const

/** What stands beside the form. */
export const contactSide = {
  reach: 'Nous trouver',
  today: 'aujourd’hui',
  openUntil: (time: string) => `Ouvert aujourd’hui jusqu’à ${time}.`,
  picture: ({ figure }: GoodsWords) => `Des coteaux${figure === 'bottle' ? ' plantés de vignes' : ''}, sous le soleil`,
} as const

import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What the screens of news, blog, albums, services and evenings say; rendered on the server alone. */
export const writings = {
  readMore: 'Lire la suite',
  promoted: 'À la une',
  members: 'Réservé aux membres',
  all: 'Tout',
  wines: ({ sort }: GoodsWords) => `Les ${sort.many} dont il est question`,
  beside: 'À lire ensuite',
  next: 'Article suivant',
  previous: 'Article précédent',
  none: 'Rien à lire ici pour l’instant.',
} as const

/** The pages of a long list. */
export const paging = {
  label: 'Pages',
  previous: 'Précédente',
  next: 'Suivante',
  page: (page: number) => `Page ${page}`,
  titled: (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`),
} as const

export const newsTexts = {
  title: 'Actualités',
  lead: 'Ce qui vient de se passer, et ce qui arrive.',
  description: (site: string) => `Les actualités de ${site} : ce qui vient de se passer, et ce qui arrive.`,
  back: 'Toutes les actualités',
} as const

export const blogTexts = {
  title: 'Le carnet',
  plainLead: 'Ce que nous avons à raconter.',
  description: (site: string) => `Le carnet de ${site} : des articles à lire sans se presser.`,
  folders: 'Rubriques',
  back: 'Retour au carnet',
} as const

export const albumTexts = {
  title: 'Albums',
  lead: 'Des images d’ici, à regarder en grand.',
  description: (site: string) => `Les albums de ${site} : des images à regarder en grand.`,
  count: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  empty: 'Cet album est encore vide.',
  place: (place: number, total: number) => `${place} / ${total}`,
  previous: ['Précédente', 'Image précédente'],
  next: ['Suivante', 'Image suivante'],
  back: 'Retour à l’album',
  picture: (place: number) => `image ${place}`,
} as const

export const serviceTexts = {
  title: 'Services',
  lead: 'Ce que nous faisons pour vous, sur demande.',
  description: (site: string) => `Les services de ${site}, sur demande.`,
  tags: 'Étiquettes',
  others: 'Les autres services',
  ask: 'En parler avec nous',
  back: 'Tous les services',
} as const

export const elementTexts = {
  when: 'Quand',
  places: 'Places',
  left: (count: number) => (count === 0 ? 'Complet' : count === 1 ? 'Une place libre' : `${count} places libres`),
  register: 'S’inscrire',
  group: (most: number) =>
    `En ligne, chacun prend ${most === 1 ? 'une place' : `${most} places`} au plus. Vous venez en groupe ?`,
  write: 'Écrivez-nous, nous noterons vos places.',
  over: 'Ce rendez-vous est passé.',
  full: 'Toutes les places sont prises. Une annulation est toujours possible : revenez voir.',
  kept: 'Votre nom et votre adresse servent à cette inscription, et à rien d’autre.',
  privacy: 'Vie privée',
  doneOne: 'C’est noté : votre place est gardée. Un courriel vous le confirme, avec un lien pour annuler.',
  toCalendar: 'Ajouter à mon agenda',
  done: 'C’est noté : vos places sont gardées. Un courriel vous le confirme, avec un lien pour annuler.',
  toConfirm: (until: string, places: 'une' | 'oui') =>
    `C’est noté. Confirmez par le lien du message que nous vous envoyons, avant le ${until} : ${places === 'une' ? 'votre place vous est gardée' : 'vos places vous sont gardées'} jusque-là. Rien reçu ? Écrivez-nous ou appelez-nous.`,
  confirm: {
    title: 'Confirmer votre inscription',
    lead: 'Un dernier geste, et vos places sont à vous.',
    submit: 'Confirmer mes places',
  },
  giveBack: 'Vous ne venez pas ? Annulez votre inscription.',
  cancel: {
    title: 'Annuler votre inscription',
    lead: 'Quelqu’un d’autre viendra à votre place. Ce geste ne se défait pas.',
    submit: 'Annuler mon inscription',
  },
} as const

export const reviewTexts = {
  title: 'Avis',
  lead: 'Ce que des visiteurs ont écrit de nous sur Google.',
  description: (site: string) => `Ce que des visiteurs ont écrit de ${site} sur Google.`,
  stars: (rating: number) => `${rating} étoile${rating > 1 ? 's' : ''} sur 5`,
  notice:
    'Ces avis ont été écrits sur Google par leurs auteurs. Nous ne les contrôlons pas et n’avons pas vérifié qu’ils sont venus. Ils sont montrés tous, dans l’ordre où Google les donne, sans choix ni correction de notre part.',
  fetched: (day: string) => `Relevés le ${day}.`,
  all: 'Lire tous les avis sur Google',
  none: 'Aucun avis à montrer pour l’instant.',
} as const

/** What the feed of news says of itself. */
export const feedTexts = { title: (site: string) => `${site} : les nouvelles`, label: 'Les nouvelles (RSS)' } as const

import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'

const changes = (count: number) => `${count} changement${count > 1 ? 's' : ''}`
const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`)

/** What the desks of the cellar say of what waits on the machine, and of what clashed. */
export const cellarTexts = {
  waiting: 'À envoyer',
  toSend: (count: number) => `À envoyer : ${changes(count)}`,
  stock: ({ store }: Pick<GoodsWords, 'store'>) => `Stock ${store}`,
  one: { commencer: 'Préparation commencée', expedier: 'Expéditions' },
  ofHour: (what: string, when: string, count: number) => `${what}, ${when} : ${changes(count)}`,
  send: 'Envoyer maintenant',
  ended: 'Votre session est terminée. Rien n’est perdu : connectez-vous, l’envoi suit.',
  logIn: 'Se connecter',
  away: 'Pas de réseau pour l’instant : ce sera envoyé dès son retour.',
  noLogOut: 'Sans réseau, on ne se déconnecte pas. Ce qui attend ici reste gardé.',
  clashes: 'À décider',
  clashesSay: 'Tout le reste est passé. Ici, quelque chose a changé entre-temps : à vous de dire ce qui est juste.',
  counted: (counted: number, seen: number, now: number) =>
    `Vous avez compté ${counted}. Il y en avait ${seen} sur la feuille au moment de compter, ${now} maintenant.`,
  byDifference: (to: number, change: number) => `Mettre ${to} : votre différence (${signed(change)})`,
  byCount: (to: number) => `Mettre ${to} : votre compte`,
  leave: (now: number) => `Laisser ${now}`,
  advice: ({ piece: { un, one, e } }: Pick<GoodsWords, 'piece'>) =>
    `${capitalise(un)} ${one} vendu${e} entre-temps reste vendu${e} : votre différence est presque toujours juste.`,
  drop: 'J’ai vu, retirer de la liste',
  seeOrder: 'Ouvrir la commande',
} as const

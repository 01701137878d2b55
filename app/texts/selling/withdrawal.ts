import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** The two steps by which the law lets a buyer give up a contract; rendered on the server alone. */
export const withdrawalTexts = {
  title: 'Renoncer au contrat',
  lead: 'Vous avez quatorze jours après la réception pour renoncer à un achat, sans donner de motif. Indiquez la commande : vous choisirez ensuite à quoi vous renoncez.',
  start: 'Renoncer au contrat ici',
  member: 'Vous avez un compte ?',
  memberLink: 'Vos commandes y sont toutes.',
  lost: 'Le numéro vous manque ?',
  unknown: 'Aucune commande ne porte ce numéro à cette adresse : vérifiez l’un et l’autre dans nos messages.',
  orderTitle: (reference: string) => `Renoncer à la commande ${reference}`,
  orderLead: ({ sort }: GoodsWords, day: string) =>
    `Commande du ${day}. Dites combien vous rendez de chaque ${sort.one} ; mettez 0 à ce que vous gardez.`,
  until: (day: string) => `Vous pouvez y renoncer jusqu’au ${day} inclus.`,
  presumed: (sent: string, day: string) =>
    `Cette commande est partie le ${sent}. Vous pouvez y renoncer jusqu’au ${day} inclus, et au-delà si elle met plus de trente jours à arriver : le délai de quatorze jours court de sa réception.`,
  arrival: ({ sort }: GoodsWords) => `Quel jour avez-vous reçu ces ${sort.many} ?`,
  arrivalHint: 'Le dernier colis compte. Le délai de quatorze jours court de ce jour-là.',
  open: 'Le délai de quatorze jours ne court qu’à partir de la réception.',
  quantity: (name: string) => `Combien rendez-vous de « ${name} » ?`,
  most: (left: number, amount: string) => `${left} au plus, soit ${amount}.`,
  gone: 'Déjà rendu.',
  confirm: 'Confirmer la rétractation',
  ack: (address: string) => `L’accusé de réception, avec la date et l’heure, part aussitôt à ${address}.`,
  rules:
    'Si vous rendez toute la commande, nous remboursons aussi la livraison, au prix de la livraison ordinaire. Les frais de retour sont à votre charge, sauf produit non conforme.',
  terms: 'Lire les conditions de vente',
  late: ({ sort }: GoodsWords, day: string) =>
    `Le délai de rétractation a pris fin le ${day}. Un souci avec ${sort.un} ${sort.one} ? Écrivez-nous.`,
  over: 'Cette commande est annulée ou déjà remboursée : il n’y a plus rien à rendre.',
  contact: 'Nous écrire',
  back: 'Revenir à la commande',
  doneTitle: 'Votre rétractation est enregistrée',
  done: ({ sort: { many, e } }: GoodsWords) =>
    `L’accusé de réception, avec la date et l’heure, vient de partir à l’adresse de la commande. Il vous dit la suite : si les ${many} ne sont pas parti${e}s, un clic y confirme que c’est bien vous.`,
  /** On the page of an order. */
  here: 'Renoncer au contrat ici',
  past: 'Vos rétractations',
  declared: (moment: string) => `Déclarée le ${moment}`,
  refund: (amount: string) => `Remboursement : ${amount}`,
  isItYou: ({ sort }: GoodsWords) => `Renoncez-vous à ces ${sort.many} ?`,
  isItYouSays:
    'Cette rétractation nous est venue par le numéro de la commande et votre adresse. Ce qui n’est pas parti attend ici : dites-nous qu’elle est bien de vous, et elle prend effet aussitôt.',
  isItYouGone: ({ sort }: GoodsWords) =>
    `Cette rétractation nous est venue par le numéro de la commande et votre adresse. Si elle est de vous, renvoyez les ${sort.many} : rien d’autre n’est à faire. Sinon, retirez-la ici.`,
  confirmOwn: 'Oui, je renonce',
  disown: 'Non, je garde ma commande',
} as const

/** How it stands where its state alone does not say it: declared by somebody who may be anybody, or of what was not paid. */
export const withdrawalStandings = {
  awaits: 'À confirmer par vous',
  disowned: 'Retirée par vous',
  settled: 'Prise en compte : rien n’était à rembourser',
} as const

/** How a withdrawal stands, as its buyer reads it. */
export const withdrawalWords = {
  DECLARED: 'Reçue : renvoyez les produits dans les quatorze jours',
  RECEIVED: 'Produits revenus : le remboursement suit',
  REFUNDED: 'Remboursée',
  REFUSED: 'Refusée',
} as const

/** Why the stock moves when what was given up comes back. */
export function sayReturn(reference: string): string {
  return `${returnWords}${reference}`
}

const returnWords = 'Retour de la commande '

/** The order that such words name. */
export function readReturned(said: string): string | undefined {
  return said.startsWith(returnWords) ? said.slice(returnWords.length) : undefined
}

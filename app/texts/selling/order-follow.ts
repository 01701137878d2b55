import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import type { FulfilmentState } from '#app/models/selling/fulfilment.ts'
import type { PaymentState } from '#app/models/selling/payment.ts'

/** The page on which a buyer follows an order; rendered on the server alone. */
export const followTexts = {
  title: 'Suivre ma commande',
  reference: (reference: string) => `Commande ${reference}`,
  placed: (day: string) => `Passée le ${day}.`,
  thanks: {
    title: (firstname: string) => (firstname ? `Merci, ${firstname}` : 'Merci pour votre commande'),
    kept: (reference: string) => `Votre commande ${reference} est enregistrée.`,
    mail: (email: string) => `Un message part à ${email} : il la confirme et garde le lien de cette page.`,
    untold: 'Gardez l’adresse de cette page : elle permet de suivre votre commande.',
    CARD: ({ piece: { many, e } }: GoodsWords) =>
      `Il reste à la payer par carte : vos ${many} vous sont gardé${e}s le temps de payer.`,
    ONLINE: ({ piece: { many, e } }: GoodsWords) =>
      `Il reste à la payer en ligne : vos ${many} vous sont gardé${e}s le temps de payer.`,
    TRANSFER: ({ piece: { many, e } }: GoodsWords) =>
      `Il reste à faire le virement : tout ce qu’il faut est ci-dessous, et vos ${many} vous sont gardé${e}s.`,
    CHEQUE: ({ piece: { many, e } }: GoodsWords) =>
      `Il reste à envoyer le chèque : tout ce qu’il faut est ci-dessous, et vos ${many} vous sont gardé${e}s.`,
    ON_COLLECTION: ({ piece }: GoodsWords) => `Vous réglez sur place, en venant chercher vos ${piece.many}.`,
    paid: 'Rien d’autre à faire : nous la préparons.',
    /** Of what costs nothing and waits for its confirmation alone. */
    confirm: (email: string) => `Elle ne coûte rien : un message part à ${email}, et un clic dans ce message la confirme.`,
    confirmUntold:
      'Elle ne coûte rien : faites renvoyer le message ci-dessous, un clic la confirme. Gardez l’adresse de cette page.',
    sent: 'Un message vous dira quand elle part, et comment suivre le colis.',
  },
  state: 'Où elle en est',
  parcel: 'Suivre le colis',
  parcelNumber: (number: string) => `Colis ${number}`,
  pay: 'Comment la payer',
  payBefore: (total: string, day: string) => `Il reste ${total} à régler avant le ${day}.`,
  /** Said behind the other where others may be sold the bottles sooner. */
  payInTime: ({ piece: { many, e }, sort }: GoodsWords, time: string) =>
    ` Si ${sort.le} ${sort.one} vient à manquer, vos ${many} sont gardé${e}s jusqu’à ${time} : réglez avant.`,
  payBy: (total: string, day: string) => `Il reste ${total} à régler : votre facture est à payer au plus tard le ${day}.`,
  payOnInvoice: (total: string) => `Vous réglerez ${total} sur facture, après l’expédition.`,
  payLater: (total: string) => `Il reste ${total} à régler.`,
  payAtCounter: (total: string) => `Vous réglerez ${total} au retrait.`,
  payNow: 'Payer maintenant',
  payFailed: 'Le dernier paiement n’a pas abouti : rien n’a été débité.',
  amount: 'Montant',
  holder: 'Titulaire',
  iban: 'IBAN',
  bic: 'BIC',
  payee: 'À l’ordre de',
  chequeTo: 'À envoyer à',
  mention: 'Référence à indiquer',
  chequeMention: 'Référence au dos',
  noIban: 'Nos coordonnées bancaires vous parviennent sans tarder.',
  lines: 'Ce que vous avez commandé',
  others: ({ sort }: GoodsWords, count: number) => `et ${count} autres ${sort.many}`,
  subtotal: 'Produits',
  discount: 'Réduction',
  discountWith: (code: string) => `Réduction (code ${code})`,
  shipping: 'Livraison',
  shippingDiscount: 'Réduction sur la livraison',
  free: 'offerte',
  total: 'Total, TVA comprise',
  refunded: 'Déjà remboursé',
  delivery: 'Livraison',
  accessPoint: 'Point de retrait',
  collection: 'Retrait',
  noDelivery: 'Sans livraison',
  comeHere: 'Nous trouver',
  billing: 'Facturation',
  reach: 'Nous vous écrivons à',
  message: 'Votre message',
  slot: 'Changer de créneau',
  slotLabel: 'Un autre créneau',
  slotChoose: 'Choisissez',
  slotSend: 'Prendre ce créneau',
  slotUnproven: 'Pour choisir un autre créneau, confirmez d’abord votre adresse par le lien de notre message.',
  slotNeeded: 'Choisissez un créneau.',
  papers: 'Factures',
  more: 'Et ensuite',
  again: 'Commander de nouveau',
  againSays: (names: string) => `Ne se vend plus : ${names}. Le reste va dans votre panier.`,
  againNone: 'Rien de cette commande ne se vend plus aujourd’hui.',
  calendar: 'Ajouter à mon agenda',
  wayThere: 'Voir le chemin',
  copy: 'Un appui sélectionne la ligne entière.',
  cancel: 'Annuler la commande',
  cancelSays: ({ sort: { many, e } }: GoodsWords) =>
    `Les ${many} sont remis${e ? 'es' : ''} en vente, et ce que vous avez payé vous est remboursé. Cela ne se défait pas.`,
  cancelSend: 'Oui, annuler la commande',
  keep: 'Gardez cette adresse pour vous : elle ouvre votre commande.',
} as const

/** The three steps of an order's way. */
export const wayTexts = {
  title: 'Et maintenant',
  done: '(fait)',
  noted: 'Commande notée',
  paid: 'Paiement reçu',
  thanks: 'Merci, rien d’autre à faire.',
  toConfirm: 'Un clic pour confirmer',
  free: 'Rien à payer.',
  atCounter: 'À régler sur place, en venant.',
  CARD: 'Votre paiement par carte',
  ONLINE: 'Votre paiement en ligne',
  TRANSFER: 'Votre virement',
  CHEQUE: 'Votre chèque',
  ON_COLLECTION: 'Règlement au retrait',
  before: (moment: string) => `Avant le ${moment}.`,
  packing: 'Nous emballons',
  ready: ({ piece: { many, e } }: GoodsWords) => `Vos ${many} sont prêt${e}s`,
  left: 'Votre colis est parti',
  tracked: 'Le suivi est sur cette page.',
  forYou: ({ piece }: GoodsWords) => `Vos ${piece.many} vous attendent à votre heure.`,
  leaves: (day: string) => `Départ prévu ${day}.`,
  told: 'Un message vous dit quand le colis part.',
  collect: 'Vous venez les chercher',
  home: 'Chez vous',
  point: 'Au point de retrait',
  legal: 'Sans retard, et au plus tard trente jours après la commande (article L216-1 du code de la consommation).',
  ifPaid: (limit: string) => `Si votre paiement nous parvient avant ${limit} ; après, la date vous est donnée dès qu’il arrive.`,
  ifConfirmed: (limit: string) => `Si vous confirmez avant ${limit}.`,
  measured: 'Nord en haut. Positions des communes : GeoNames, CC BY 4.0.',
  asTheCrowFlies: (count: number) => `${count}\u00a0km à vol d’oiseau`,
} as const

/** What is said where an account is offered beside an order. */
export const accountTexts = {
  title: 'Et la prochaine fois, plus vite ?',
  says: (email: string) =>
    `Choisissez un mot de passe : votre compte s’ouvre à ${email}, avec votre nom. Rien d’autre à remplir.`,
  password: 'Mot de passe',
  hint: 'Douze signes ou plus ; une petite phrase convient très bien.',
  terms: 'En ouvrant ce compte, vous acceptez nos conditions d’utilisation.',
  read: 'Les lire',
  submit: 'Ouvrir mon compte',
} as const

/** What is said where a mailbox is given to receive all its orders, and where they are listed. */
export const mailboxTexts = {
  title: 'Toutes mes commandes',
  lead: 'Sans compte, vous les retrouvez aussi : donnez l’adresse qui a servi à commander, et leur liste vous y attend.',
  submit: 'Recevoir la liste',
  sentTitle: 'C’est en route',
  sent: 'Si des commandes ont été passées avec cette adresse, un message vient de partir. Il arrive d’habitude dans la minute.',
  again: 'Essayer une autre adresse',
  listTitle: 'Vos commandes',
  listLead: 'La plus récente d’abord. Gardez l’adresse de cette page pour vous.',
  oldTitle: 'Ce lien n’ouvre plus rien',
  old: 'Il ne vaut que vingt-quatre heures. Demandez-en un autre, il arrive dans la minute.',
  another: 'Recevoir un autre lien',
  reorder: (reference: string) => `Commander de nouveau ce que contenait la commande ${reference}`,
  reorderShort: 'Commander de nouveau',
  here: 'Plusieurs commandes ? Recevez-les toutes.',
} as const

/** What is said of bottles that are kept for hours only, as long as nobody has shown that the mailbox is theirs. */
export const keepTexts = {
  title: ({ piece: { many, e } }: GoodsWords) => `Combien de temps vos ${many} sont gardé${e}s`,
  returnTitle: ({ piece }: GoodsWords) => `Reprendre vos ${piece.many}`,
  until: ({ piece: { many, e }, sort }: GoodsWords, moment: string) =>
    `Sans paiement, vos ${many} vous sont gardé${e}s jusqu’au ${moment}, ou moins longtemps si ${sort.le} ${sort.one}, le créneau ou le code vient à manquer.`,
  ask: (email: string) =>
    `Pour les garder plus longtemps, ouvrez le message envoyé à ${email} : un clic y confirme que cette adresse est la vôtre.`,
  returns: ({ piece: { many, e }, sort }: GoodsWords, moment: string) =>
    `D’autres acheteurs demandent ces ${sort.many} : vos ${many} ne sont plus gardé${e}s. Jusqu’au ${moment}, vous les reprenez s’il en reste.`,
  askReturn: (email: string) => `Pour les reprendre, ouvrez le message envoyé à ${email} : un clic y suffit.`,
  untold: (email: string) =>
    `Nous n’écrivons pas tout de suite à ${email} : cette adresse a déjà reçu plusieurs messages aujourd’hui. Votre commande est bien enregistrée : gardez l’adresse de cette page, elle permet de la suivre et de la payer.`,
  confirm: ({ piece }: GoodsWords) =>
    `Confirmez que l’adresse de cette commande est la vôtre : nous gardons vos ${piece.many} plus longtemps.`,
  submit: ({ piece }: GoodsWords) => `Confirmer et garder mes ${piece.many}`,
  takeAgain: ({ piece }: GoodsWords) => `Confirmer et reprendre mes ${piece.many}`,
  again: 'Faire renvoyer le message',
} as const

/** The same of what costs nothing, which waits for its confirmation alone. */
export const confirmTexts = {
  title: () => 'Confirmer votre commande',
  until: ({ piece: { many, e }, sort }: GoodsWords, moment: string) =>
    `Votre commande ne coûte rien. Sans confirmation, vos ${many} vous sont gardé${e}s jusqu’au ${moment}, ou moins longtemps si ${sort.le} ${sort.one}, le créneau ou le code vient à manquer.`,
  ask: (email: string) => `Pour la confirmer, ouvrez le message envoyé à ${email} : un clic y suffit, et nous la préparons.`,
  untold: (email: string) =>
    `Nous n’écrivons pas tout de suite à ${email} : cette adresse a déjà reçu plusieurs messages aujourd’hui. Faites renvoyer le message : un clic y confirme votre commande, et nous la préparons.`,
  confirm: () => 'Confirmez que l’adresse de cette commande est la vôtre : nous la préparons.',
  submit: () => 'Confirmer ma commande',
} as const

/** What a page says where an order is paid with a card of nobody's. */
export const practiceTexts = {
  title: 'Carte d’essai',
  lead: (total: string) => `Ce site est une démonstration : aucun argent ne circule. Faut-il payer ${total} pour de faux ?`,
  paid: 'La carte est acceptée',
  failed: 'La carte est refusée',
  back: 'Revenir à la commande',
} as const

/** What is said where the link of an order is asked for once more. */
export const linkTexts = {
  title: 'Retrouver ma commande',
  lead: 'Le lien de votre commande est dans chacun de nos messages. Vous ne le trouvez plus ? Nous le renvoyons à l’adresse qui a servi à commander.',
  reference: 'Numéro de commande',
  referenceHint: 'Huit lettres et chiffres, comme 7KQ2-M9XD.',
  referenceNeeded: 'Indiquez le numéro de la commande.',
  submit: 'Renvoyer mon lien',
  sentTitle: 'C’est en route',
  sent: 'Si cette commande existe à cette adresse, un message avec son lien vient de partir. Il arrive d’habitude dans la minute.',
  again: 'Essayer une autre adresse',
} as const

/** How an order stands whose bottles others may buy until it is proven or paid. */
export const gaveWayWords = ({ piece: { many, e } }: GoodsWords) => `paiement en attente, ${many} rendu${e}s à la vente`

/** How an order stands whose code was used by another one. */
export const codeUsedWords = 'code utilisé par une autre de vos commandes, commande close'

/** How an order stands that costs nothing; in order it is as its goods are. */
export const freeWords: Partial<Record<PaymentState, string>> = {
  awaiting: 'à confirmer',
  expired: 'sans confirmation à temps, commande close',
}

/** The same while others may buy its bottles. */
export const freeGaveWayWords = ({ piece: { many, e } }: GoodsWords) => `confirmation attendue, ${many} rendu${e}s à la vente`

const paymentWords: Record<PaymentState, string> = {
  awaiting: 'en attente',
  failed: 'refusé',
  paid: 'reçu',
  partly_refunded: 'remboursé en partie',
  refunded: 'remboursé',
  expired: 'délai dépassé, commande close',
}

export const fulfilmentWords: Record<FulfilmentState, string> = {
  new: 'commande reçue',
  preparing: 'en préparation',
  partly_shipped: 'expédiée en partie',
  shipped: 'expédiée',
  ready: 'prête à être retirée',
  completed: 'remise',
  cancelled: 'annulée',
}

/** What happened to an order, in the words of its buyer; what is not here is the house's own affair. */
export const stepWordsOf = ({ piece: { many, e } }: GoodsWords): Record<string, string> => ({
  'order placed': 'Commande reçue',
  'order means_chosen': 'Autre moyen de paiement choisi',
  'order proven': 'Adresse e-mail confirmée',
  'order on_invoice': 'À régler sur facture, après l’expédition',
  'order money_first': 'À régler avant l’expédition',
  'order slot_changed': 'Autre créneau de retrait choisi',
  'order withdrawn': 'Rétractation reçue',
  'order withdrawal_confirmed': 'Rétractation confirmée',
  'order withdrawal_disowned': 'Rétractation retirée',
  'order claimed': 'Signalement reçu',
  'payment awaiting': 'Nouvel essai de paiement',
  'payment failed': 'Paiement refusé',
  'payment paid': 'Paiement reçu',
  'payment partly_refunded': 'Remboursement en partie',
  'payment refunded': 'Remboursement',
  'payment expired': 'Fin du délai de paiement',
  'payment code_used': 'Commande close : son code a servi à une autre de vos commandes',
  'payment gave_way': `${capitalise(many)} remis${e ? 'es' : ''} en vente, faute de confirmation`,
  'fulfilment preparing': 'En préparation',
  'fulfilment partly_shipped': 'Premier colis expédié',
  'fulfilment shipped': 'Expédiée',
  'fulfilment ready': 'Prête à être retirée',
  'fulfilment completed': 'Remise',
  'fulfilment cancelled': 'Annulée',
  'fulfilment code_used': 'Commande close : son code a servi à une autre de vos commandes',
})

/** The same of an order that costs nothing, where its words are others; what is empty says nothing. */
export const freeStepWords: Record<string, string> = {
  'payment awaiting': '',
  'payment paid': '',
  'payment expired': 'Fin du délai de confirmation',
}

/** The list of a member's orders. */
export const ownOrderTexts = {
  order: (reference: string) => `Commande ${reference}`,
  see: 'Voir la commande',
  seeOrder: (reference: string) => `Voir la commande ${reference}`,
} as const

/** How the money of an order stands, in the middle of a line. */
export function sayPayment(payment: PaymentState): string {
  return `paiement ${paymentWords[payment]}`
}

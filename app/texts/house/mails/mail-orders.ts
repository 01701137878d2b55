import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { MailWords, WriteMail } from './mail-words.ts'

type Params = Record<string, string>

const follow = (path: string) => ({ label: 'Suivre ma commande', path })
const linesOf = (text: string) => text.split('\n').filter(Boolean)
/** What a receipt shows is not said in words as well. */
const ifBare = ({ receipt }: Params, lines: string[]) => (receipt ? [] : lines)

/** Until when bottles are kept for a card whatever others want. */
const inTime = ({ piece: { many, e }, sort }: GoodsWords, sure = '') =>
  sure ? ` Si ${sort.le} ${sort.one} vient à manquer, vos ${many} sont gardé${e}s jusqu’à ${sure}.` : ''

/** Until when the bottles of an order are kept that nobody has proven, and what one click does; what costs nothing waits for it alone. */
const sayKept = ({ kept = '', free }: Params, { piece: { many, e }, sort }: GoodsWords) =>
  free
    ? `Il reste à la confirmer : un clic ci-dessous montre que cette adresse est la vôtre, et nous la préparons. Sans ce clic, elle s’annule le ${kept}, ou plus tôt si ${sort.le} ${sort.one}, le créneau ou le code vient à manquer.`
    : `Sans paiement, vos ${many} sont gardé${e}s jusqu’au ${kept}, ou moins longtemps si ${sort.le} ${sort.one}, le créneau ou le code vient à manquer. Un clic ci-dessous confirme que cette adresse est la vôtre : nous les gardons alors plus longtemps.`
const nameProof = ({ free }: Params, { piece }: GoodsWords) => (free ? 'Confirmer ma commande' : `Garder mes ${piece.many}`)
const sayUnasked = ({ free }: Params) =>
  `Vous n’avez rien commandé ? Ne faites rien : sans ce clic${free ? '' : ' et sans paiement'}, la commande s’annule.`

/** How an order is to be paid, said to its buyer. */
const toPay: Record<string, (params: Params, named: GoodsWords) => string[]> = {
  CARD: ({ until, sure }, named) => [
    `Il reste à la payer par carte avant le ${until} : le bouton ci-dessous mène au paiement.${inTime(named, sure)}`,
  ],
  ONLINE: ({ until, sure }, named) => [
    `Il reste à la payer en ligne avant le ${until} : le bouton ci-dessous mène au paiement.${inTime(named, sure)}`,
  ],
  TRANSFER: ({ total, until, iban, bic, holder, reference }) => [
    `Il reste à virer ${total} avant le ${until}, en indiquant la référence ${reference}.`,
    iban
      ? `Compte : ${[holder, `IBAN ${iban}`, bic && `BIC ${bic}`].filter(Boolean).join(', ')}.`
      : 'Nous vous envoyons nos coordonnées bancaires sans tarder.',
  ],
  CHEQUE: ({ total, until, payee, sendTo, reference }) => [
    `Il reste à nous envoyer un chèque de ${total}${payee ? ` à l’ordre de ${payee}` : ''} avant le ${until}, la référence ${reference} au dos.`,
    ...(sendTo ? [`À envoyer à : ${sendTo}.`] : []),
  ],
  ON_COLLECTION: ({ total }) => [`Vous réglerez ${total} au retrait.`],
}

const allOf = new Intl.ListFormat('fr', { type: 'conjunction' })

/** The right to give an order up, as far as there is one; nothing is promised of what it does not reach. */
function sayWithdrawal({ withdraw, excepted = '' }: Params): string[] {
  const names = allOf.format(linesOf(excepted))
  const notOf = names ? `Ce droit ne s’applique pas à ${names} : la fiche du produit dit pourquoi.` : ''
  if (withdraw)
    return [
      ['Vous avez quatorze jours après la réception pour renoncer à votre achat, sans donner de motif.', notOf].join(' ').trim(),
    ]
  return names ? [`${names} : cet achat n’ouvre pas droit à rétractation, la fiche du produit dit pourquoi.`] : []
}

/** Where it is given up: by the order's own page, or by its number where the link of the order is not known. */
function wayToWithdraw({ withdraw, path = '' }: Params): Pick<MailWords, 'way'> {
  if (!withdraw) return {}
  const token = /^\/suivi\/([\w-]+)$/.exec(path)?.[1]
  return { way: { label: 'Renoncer au contrat ici', path: token ? addresses.withdrawOrder(token) : addresses.withdraw } }
}

const ifPaidMeanwhile = 'Si vous avez payé entre-temps, ne faites rien : nous la rétablissons, ou nous vous remboursons.'
const waitsForMoney = 'Ne préparez rien avant que le paiement soit noté, sauf un règlement au retrait.'
const waitsForProof = 'Ne préparez rien avant que la commande soit confirmée : sans confirmation, elle s’annule d’elle-même.'

/** The mails of an order; those to its buyer hold no word that was typed, for anyone may have typed the address. */
export const orderMails = {
  order_placed: (
    { reference = '', date = '', lines = '', delivery = '', arrival = '', total = '', ...params },
    { name, host, named, isAlcohol },
  ) => ({
    subject: `Votre commande ${reference} chez ${name}`,
    title: 'Votre commande est notée',
    paragraphs: [
      `Merci. Votre commande ${reference} du ${date} est enregistrée chez ${name}.`,
      ...ifBare(params, [...linesOf(lines), `${delivery}.`, ...linesOf(arrival)]),
      `Total${params.means === 'NONE' ? '' : ' à payer'}, TVA comprise : ${total}.`,
      ...(params.means === 'NONE' ? [] : (toPay[params.means ?? '']?.({ ...params, reference, total }, named) ?? [])),
      ...(params.prove ? [sayKept(params, named)] : []),
    ],
    button: params.prove ? { label: nameProof(params, named), path: params.prove } : follow(params.path ?? '/'),
    notes: [
      ...(params.prove ? [sayUnasked(params)] : []),
      ...linesOf(params.durability ?? ''),
      `Elle suit la version ${params.terms ?? ''} de nos conditions de vente, jointe à ce message et sur ${host}/sale-terms.`,
      ...sayWithdrawal(params),
      ...(isAlcohol ? ['La remise se fait à une personne majeure ; une preuve peut en être demandée.'] : []),
    ],
    ...wayToWithdraw(params),
  }),
  order_received: ({
    reference = '',
    total = '',
    lines = '',
    delivery = '',
    means = '',
    buyer = '',
    path = '/',
    free = '',
    ...params
  }) => ({
    subject: `Commande ${reference} : ${total}`,
    title: 'Une commande vient d’arriver',
    paragraphs: [
      `Référence ${reference}, ${total}. ${buyer}`,
      ...ifBare(params, [...linesOf(lines), `${delivery}.`, ...linesOf(params.arrival ?? '')]),
      free
        ? `Rien à payer${free === 'unproven' ? ' ; le client doit encore confirmer son adresse' : ''}.`
        : `Paiement : ${means}.`,
    ],
    button: { label: 'Voir la commande', path },
    notes: free ? (free === 'unproven' ? [waitsForProof] : []) : [waitsForMoney],
  }),
  order_paid: ({ reference = '', total = '', invoice = '', arrival = '', path = '/', ...params }, { name }) => ({
    subject: `Paiement reçu pour votre commande ${reference}`,
    title: 'Votre paiement est arrivé',
    paragraphs: [
      `Nous avons bien reçu ${total} pour votre commande ${reference}. ${name} la prépare.`,
      ...ifBare(params, linesOf(arrival)),
      ...(invoice ? [`Votre facture ${invoice} est jointe à ce message.`] : []),
    ],
    button: follow(path),
    notes: sayWithdrawal(params),
    ...wayToWithdraw({ ...params, path }),
  }),
  order_expired: ({ reference = '', path = '/', free = '' }, { name, named: { sort } }) => ({
    subject: `Votre commande ${reference} a expiré`,
    title: 'Commande expirée',
    paragraphs: [
      `Votre commande ${reference} chez ${name} n’a pas été ${free ? 'confirmée' : 'payée'} à temps : elle est annulée, et ses ${sort.many} sont remis${sort.e ? 'es' : ''} en vente.`,
      ...(free ? [] : [ifPaidMeanwhile]),
    ],
    button: follow(path),
    notes: [],
  }),
  order_gave_way: ({ reference = '', kept = '', prove = '/', free = '' }, { name, named: { piece, sort } }) => ({
    subject: `Votre commande ${reference} attend votre confirmation`,
    title: `Vos ${piece.many} ne sont plus gardé${piece.e}s`,
    paragraphs: [
      `D’autres acheteurs demandent ce que retient votre commande ${reference} chez ${name}, ${sort.un} ${sort.one}, un créneau ou un code, et personne ne l’a encore ${free ? 'confirmée' : 'payée ni confirmée'} : ses ${piece.many} sont remis${piece.e ? 'es' : ''} en vente.`,
      `Un clic ci-dessous confirme que cette adresse est la vôtre et reprend le tout, s’il en reste, jusqu’au ${kept}.`,
      ...(free ? [] : [ifPaidMeanwhile]),
    ],
    button: { label: `Reprendre mes ${piece.many}`, path: prove },
    notes: ['Vous n’avez rien commandé ? Ne faites rien : la commande est close.'],
  }),
  order_code_used: ({ reference = '', code = '', closed = '', path = '/' }, { name, host, named: { sort } }) => ({
    subject: `Le code ${code} a servi à votre commande ${reference}`,
    title: 'Votre code a été utilisé',
    paragraphs: [
      `Votre commande ${reference} chez ${name} utilise le code ${code}, qui ne peut plus servir à d’autres commandes de votre part.`,
      `Ce qui attendait encore avec ce code est donc clos, et ses ${sort.many} sont remis${sort.e ? 'es' : ''} en vente : ${closed}.`,
      `Vous vouliez ces ${sort.many} aussi ? Commandez-les de nouveau, sans ce code, sur ${host}${addresses.shop}.`,
      'Si vous avez payé entre-temps une commande close, ne faites rien : nous vous remboursons.',
    ],
    button: follow(path),
    notes: [`Votre commande ${reference} n’est pas touchée.`],
  }),
  order_cancelled: ({ reference = '', refund = '', path = '/' }, { name }) => ({
    subject: `Votre commande ${reference} est annulée`,
    title: 'Commande annulée',
    paragraphs: [
      `Votre commande ${reference} chez ${name} est annulée.`,
      refund ? `${refund} vous sont remboursés.` : 'Rien n’avait été payé : rien ne reste dû.',
    ],
    button: follow(path),
    notes: [],
  }),
  order_refunded: ({ reference = '', refund = '', credit = '', path = '/' }, { name }) => ({
    subject: `Remboursement de votre commande ${reference}`,
    title: 'Vous êtes remboursé',
    paragraphs: [
      `${name} vous rembourse ${refund} sur votre commande ${reference}, par le moyen dont vous avez payé.`,
      ...(credit ? [`L’avoir ${credit} est joint à ce message.`] : []),
    ],
    button: follow(path),
    notes: ['Selon votre banque, la somme arrive sous quelques jours.'],
  }),
  order_shipped: (
    {
      reference = '',
      carrier = '',
      number = '',
      url = '',
      path = '/',
      lines = '',
      rest = '',
      invoice = '',
      owed = '',
      payBy = '',
      ...params
    },
    { name, isAlcohol },
  ) => ({
    subject: rest ? `Une partie de votre commande ${reference} est partie` : `Votre commande ${reference} est partie`,
    title: 'Votre colis est en route',
    paragraphs: [
      `${name} a remis ${rest ? 'une partie de ' : ''}votre commande ${reference} au transporteur${carrier ? ` (${carrier})` : ''}.`,
      ...(lines ? [`Dans ce colis : ${lines.split('\n').join(', ')}.`] : []),
      ...(rest ? [`Le reste suit dans un autre colis : ${rest.split('\n').join(', ')}.`] : []),
      ...(number ? [`Numéro de suivi : ${number}.`] : []),
      ...(url ? [`Suivre le colis : ${url}`] : []),
      'À l’arrivée, ouvrez le colis devant le livreur si vous le pouvez.',
      ...(invoice ? [`Votre facture ${invoice} est jointe à ce message : ${owed} à régler au plus tard le ${payBy}.`] : []),
    ],
    button: follow(path),
    notes: [...(isAlcohol ? ['La remise se fait à une personne majeure.'] : []), ...sayWithdrawal(params)],
    ...wayToWithdraw({ ...params, path }),
  }),
  order_delivered: ({ reference = '', last = '', path = '/', ...params }, { name, named: { piece, wish } }) => ({
    subject: `Votre commande ${reference} est arrivée`,
    title: 'Votre colis est arrivé',
    paragraphs: [
      `Votre commande ${reference} chez ${name} vous a été remise. ${wish} !`,
      `${capitalise(piece.un)} ${piece.one} ${piece.harmed}, ou rien reçu ? Dites-le-nous depuis la page de votre commande : nous y répondons.`,
      ...(params.withdraw && last
        ? [`Vos quatorze jours pour renoncer à votre achat courent depuis la réception : jusqu’au ${last} inclus.`]
        : []),
    ],
    button: follow(path),
    notes: sayWithdrawal(params),
    ...wayToWithdraw({ ...params, path }),
  }),
  order_reminder: ({ reference = '', total = '', path = '/', ...params }, { name, named }) => ({
    subject: `Votre commande ${reference} attend son paiement`,
    title: 'Un petit rappel',
    paragraphs: [
      `${name} garde vos ${named.sort.many} jusqu’au ${params.until ?? ''}. Si le paiement est parti, merci : ne faites rien.`,
      ...(toPay[params.means ?? '']?.({ ...params, reference, total }, named) ?? []),
    ],
    button: follow(path),
    notes: [],
  }),
  order_review: ({ reference = '', path = '/', leave = '' }, { name, origin, named: { piece } }) => ({
    subject: `Qu’avez-vous pensé de votre commande ${reference} ?`,
    title: 'Votre avis nous intéresse',
    paragraphs: [
      `Votre commande ${reference} chez ${name} est arrivée il y a quelque temps. Un mot de votre part aide ceux qui hésitent, et nous aide à mieux faire.`,
    ],
    button: /^\/suivi\/[\w-]+$/.test(path) ? { label: 'Donner mon avis', path: `${path}/avis` } : follow(path),
    notes: [
      ...(/^\/suivi\/[\w-]+$/.test(path) ? [`Votre commande se trouve ici : ${origin}${path}`] : []),
      `Un souci avec ${piece.un} ${piece.one} ? Répondez à ce message : nous ${piece.le} remplaçons ou ${piece.le} remboursons.`,
    ],
    ...(leave && { way: { label: 'Ne plus recevoir de demandes d’avis', path: leave } }),
  }),
  order_link: writeOrderLink,
  order_link_unproven: writeOrderLink,
  orders_link: writeOrdersLink,
  orders_link_unproven: writeOrdersLink,
  order_ready: ({ reference = '', delivery = '', path = '/', ...params }, { name, isAlcohol }) => ({
    subject: `Votre commande ${reference} vous attend`,
    title: 'Votre commande est prête',
    paragraphs: [`${name} tient votre commande ${reference} à votre disposition. ${delivery}.`],
    button: follow(path),
    notes: [...(isAlcohol ? ['La remise se fait à une personne majeure.'] : []), ...sayWithdrawal(params)],
    ...wayToWithdraw({ ...params, path }),
  }),
} satisfies Partial<Record<MailKind, WriteMail>>

function writeOrderLink(
  { reference = '', path = '/', prove = '' }: Record<string, string>,
  { name }: { name: string },
): MailWords {
  return {
    subject: `Le lien de votre commande ${reference}`,
    title: 'Voici le lien demandé',
    paragraphs: [`Il mène à votre commande ${reference} chez ${name}.`],
    button: follow(prove || path),
    notes: ['Si vous ne l’avez pas demandé, ne faites rien : vous seul avez reçu ce message.'],
  }
}

function writeOrdersLink({ path = addresses.askOrders }: Record<string, string>, { name }: { name: string }): MailWords {
  return {
    subject: `Vos commandes chez ${name}`,
    title: 'Toutes vos commandes',
    paragraphs: [
      `Le bouton ci-dessous ouvre la liste de vos commandes chez ${name} : leur suivi, leurs factures, et de quoi recommander.`,
    ],
    button: { label: 'Voir mes commandes', path },
    notes: [
      'Ce lien vaut vingt-quatre heures.',
      'Si vous ne l’avez pas demandé, ne faites rien : vous seul avez reçu ce message.',
    ],
  }
}

import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { claimNames } from '../../selling/claim.ts'
import { sayDispute } from '../../selling/dispute.ts'
import { sayRefusal } from '../../selling/opinion.ts'
import type { WriteMail } from './mail-words.ts'

const follow = (path: string) => ({ label: 'Suivre ma commande', path })
const linesOf = (text: string) => text.split('\n').filter(Boolean)
const seeOrder = (path: string) => ({ label: 'Voir la commande', path })

/** What is written about an order after it was placed, beside its own way. */
export const afterSaleMails = {
  order_left: ({ reference = '', total = '', path = '/' }) => ({
    subject: `Commande ${reference} annulée par son client`,
    title: 'Une commande est annulée',
    paragraphs: [
      `La commande ${reference}, de ${total}, vient d’être annulée par son client avant sa préparation.`,
      'Son stock est revenu en vente ; ce qui avait été payé par carte repart de lui-même, un virement ou un chèque se rend à la main.',
    ],
    button: seeOrder(path),
    notes: [],
  }),
  order_changed: ({ reference = '', changes = '', owed = '', arrival = '', refund = '', path = '/' }, { name }) => ({
    subject: `Votre commande ${reference} a changé`,
    title: 'Votre commande a changé',
    paragraphs: [
      `${name} a changé votre commande ${reference}, qui n’est pas encore partie.`,
      ...linesOf(changes),
      ...linesOf(arrival),
      ...(refund ? [`${refund} vous sont remboursés par le moyen dont vous avez payé : un autre message le confirme.`] : []),
      ...(owed ? [`Total à payer, TVA comprise, à présent : ${owed}.`] : []),
    ],
    button: follow(path),
    notes: ['Vous n’étiez pas d’accord avec ce changement ? Répondez à ce message.'],
  }),
  order_slot_changed: ({ reference = '', slot = '', path = '/' }) => ({
    subject: `Commande ${reference} : un autre créneau de retrait`,
    title: 'Le retrait change d’heure',
    paragraphs: [`Le client de la commande ${reference} a choisi un autre créneau. ${slot}.`],
    button: seeOrder(path),
    notes: [],
  }),
  order_slot_chosen: ({ reference = '', slot = '', path = '/' }) => ({
    subject: `Commande ${reference} : votre nouveau créneau de retrait`,
    title: 'Votre nouveau créneau est noté',
    paragraphs: [`${slot}.`, 'Le fichier joint met ce rendez-vous à jour dans votre agenda.'],
    button: follow(path),
    notes: ['Vous n’avez pas changé ce créneau ? Répondez à ce message.'],
  }),
  order_disputed: ({ reference = '', amount = '', reason = '', due = '', isOver = '', path = '/' }) => ({
    subject: `Contestation bancaire sur la commande ${reference}`,
    title: isOver ? 'Un paiement a été contesté' : 'Un paiement est contesté',
    paragraphs: [
      `La banque du client conteste ${amount} de la commande ${reference} : ${sayDispute(reason)}.`,
      ...(isOver ? ['La contestation est déjà close : la commande dit comment.'] : []),
      ...(isOver || !due ? [] : [`Répondez avant le ${sayCalendarDay(due)}, chez Stripe : sans réponse, la somme est perdue.`]),
    ],
    button: seeOrder(path),
    notes: ['Ne remboursez pas cette commande tant que la contestation dure : le client serait payé deux fois.'],
  }),
  withdrawal_received: (
    { reference = '', moment = '', date = '', lines = '', refund = '', path = '/', ...params },
    { name },
  ) => ({
    subject: `Votre rétractation est reçue (commande ${reference})`,
    title: 'Accusé de réception de votre rétractation',
    paragraphs: [
      `Le ${moment}, vous avez renoncé au contrat pour votre commande ${reference} du ${date} chez ${name}${params.name ? `, passée par ${params.name}` : ''}. Vous renoncez à :`,
      ...linesOf(lines),
      ...sayRefund(refund, params),
    ],
    button: params.awaitsBuyer === 'yes' ? { label: 'Confirmer ma rétractation', path } : follow(path),
    notes: [
      'Ce message est votre accusé de réception : gardez-le.',
      ...(params.mayDisown === 'yes' ? ['Ce n’était pas vous ? La page de la commande garde tout tel que c’est.'] : []),
    ],
  }),
  withdrawal_declared: ({ reference = '', moment = '', lines = '', refund = '', path = '/', ...params }) => ({
    subject: `Rétractation sur la commande ${reference}`,
    title: 'Un client renonce à sa commande',
    paragraphs: [
      `Le ${moment}, le client de la commande ${reference} y a renoncé pour :`,
      ...linesOf(lines),
      ...(params.awaitsBuyer === 'yes'
        ? [
            'La commande a été nommée par son numéro et l’adresse de son client, sans son lien : il confirme par son accusé de réception, et rien ne bouge d’ici là. Ce dont il s’agit n’est plus à envoyer ; sans nouvelles de lui, répondez vous-même.',
          ]
        : []),
      params.isOver === 'yes'
        ? 'Rien n’était parti : la commande est annulée, son stock est revenu, et ce qui était payé repart.'
        : `À rembourser sous quatorze jours : ${refund || 'rien n’avait été payé'}. Vous pouvez attendre que les produits, ou la preuve de leur envoi, vous parviennent.`,
    ],
    button: { label: 'Voir la rétractation', path },
    notes: ['Son accusé de réception lui est parti en même temps que ce message.'],
  }),
  withdrawal_confirmed: ({ reference = '', path = '/', ...params }) => ({
    subject: `Rétractation confirmée sur la commande ${reference}`,
    title: 'Un client confirme sa rétractation',
    paragraphs: [
      params.isOver === 'yes'
        ? `La commande ${reference} est annulée, son stock est revenu, et ce qui était payé repart.`
        : `Le client de la commande ${reference} confirme sa rétractation : à vous d’y répondre.`,
    ],
    button: { label: 'Voir la rétractation', path },
    notes: [],
  }),
  withdrawal_disowned: ({ reference = '', path = '/' }) => ({
    subject: `Rétractation retirée sur la commande ${reference}`,
    title: 'Ce n’était pas votre client',
    paragraphs: [
      `Le client de la commande ${reference} n’a pas demandé la rétractation reçue en son nom : ce qui restait à envoyer est de nouveau à envoyer.`,
    ],
    button: { label: 'Voir la rétractation', path },
    notes: ['Pour cette commande, une rétractation ne se déclare plus que par le lien de ses messages.'],
  }),
  claim_received: ({ reference = '', kind = '', path = '/' }, { name }) => ({
    subject: `Votre signalement sur la commande ${reference}`,
    title: 'Votre signalement est reçu',
    paragraphs: [
      `${name} a bien reçu votre signalement sur la commande ${reference} : ${sayKind(kind)}.`,
      'Nous vous répondons à cette adresse. D’ici là, gardez le colis et ce qu’il contient, même cassé.',
    ],
    button: follow(path),
    notes: [
      'Une casse ou un manque se confirme aussi au transporteur, par lettre recommandée, dans les trois jours qui suivent la réception, jours fériés non compris.',
    ],
  }),
  claim_declared: ({ reference = '', kind = '', message = '', files = '0', path = '/' }) => ({
    subject: `Signalement sur la commande ${reference} : ${sayKind(kind)}`,
    title: 'Un client signale un souci',
    paragraphs: [
      `Commande ${reference} : ${sayKind(kind)}.`,
      ...linesOf(message),
      files === '0' ? 'Sans photo.' : `Photos jointes : ${files}, à voir dans l’administration.`,
    ],
    button: { label: 'Voir le signalement', path },
    notes: ['Répondez-lui depuis l’administration du site, ou à ce message.'],
  }),
  claim_answered: ({ reference = '', answer = '', remedies = '', path = '/' }, { name }) => ({
    subject: `Notre réponse à votre signalement (commande ${reference})`,
    title: 'Notre réponse',
    paragraphs: [`${name} vous répond au sujet de votre commande ${reference}.`, ...linesOf(answer), ...linesOf(remedies)],
    button: follow(path),
    notes: ['Vous n’êtes pas d’accord ? Répondez à ce message, ou saisissez notre médiateur.'],
  }),
  opinion_refused: ({ reference = '', product = '', reason = '', path = '/' }, { name }) => ({
    subject: `Votre avis sur « ${product} » n’est pas publié`,
    title: 'Votre avis n’est pas publié',
    paragraphs: [
      `${name} a lu votre avis sur « ${product} » (commande ${reference}) et ne le publie pas : ${sayRefusal(reason)}.`,
      'Une note basse n’est jamais une raison : tous les avis qui respectent ces règles sont publiés.',
    ],
    button: follow(path),
    notes: ['Vous n’êtes pas d’accord ? Répondez à ce message.'],
  }),
  withdrawal_answered: ({ reference = '', answer = '', path = '/', ...params }, { name }) => ({
    subject: `Votre rétractation sur la commande ${reference}`,
    title: params.state === 'RECEIVED' ? 'Vos produits sont revenus' : 'Notre réponse',
    paragraphs: [
      params.state === 'RECEIVED'
        ? `${name} a bien reçu les produits de votre commande ${reference} : le remboursement suit.`
        : `${name} n’a pas pu donner suite à votre rétractation sur la commande ${reference}.`,
      ...linesOf(answer),
    ],
    button: follow(path),
    notes: params.state === 'RECEIVED' ? [] : ['Vous n’êtes pas d’accord ? Répondez à ce message, ou saisissez notre médiateur.'],
  }),
} satisfies Partial<Record<MailKind, WriteMail>>

function sayKind(kind: string): string {
  return claimNames[kind as keyof typeof claimNames] ?? kind
}

function sayRefund(refund: string, { isOver, awaitsBuyer }: Record<string, string>): string[] {
  if (awaitsBuyer === 'yes')
    return [
      `Ce qui n’est pas parti attend ici. Confirmez par le bouton ci-dessous : votre rétractation prend alors effet${refund ? `, et ${refund} vous sont remboursés par le moyen dont vous avez payé` : ''}. Le numéro et l’adresse d’une commande peuvent être connus d’autres que vous ; votre date fait foi.`,
    ]
  if (refund === '') return ['Rien n’avait été payé : rien n’est dû.']
  if (isOver === 'yes')
    return [
      `Rien n’était parti : votre commande est annulée, et ${refund} vous sont remboursés par le moyen dont vous avez payé.`,
    ]
  return [
    'Renvoyez les produits dans les quatorze jours ; les frais de retour sont à votre charge, sauf produit non conforme.',
    `Nous vous remboursons ${refund} dans les quatorze jours, par le moyen dont vous avez payé ; nous pouvons attendre d’avoir reçu les produits ou la preuve de leur envoi.`,
  ]
}

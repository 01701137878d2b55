import type { WebhookEvent } from '#app/models/house/webhook.ts'
import { capitalise } from '#app/models/platform/text/goods.ts'
import type { GoodsOptionText } from '../goods/option-text.ts'
import { rightsNames } from '../mails/mail.ts'
import type { OptionTexts } from './block-options.ts'
import { paymentFieldTexts } from './payment.ts'
import { platformFieldTexts } from './platform.ts'

/** What the fields at the desks of people are called. */
export const peopleFieldTexts = {
  ...paymentFieldTexts,
  ...platformFieldTexts,
  role: ['Rôle', 'Qui administre tout tient aussi l’équipe, les clés et les réglages techniques.'],
  'message.desk': ['Adressé à'],
  'message.isAnswered': ['Répondu'],
  'kept-section.title': ['Nom', 'Sous lequel vous la retrouvez parmi les sections prêtes.'],
  'ready-reply.title': ['Nom', 'Lu par l’équipe seule.'],
  'ready-reply.text': ['Réponse', 'Telle qu’elle se pose dans votre message ; vous la corrigez avant qu’elle parte.'],
  'message-spam.reason': ['Ce qui l’a trahi'],
  'message-spam.count': ['Messages'],
  'visit.source': ['D’où'],
  'visit.count': ['Visites'],
  isMember: ['Écrit depuis son compte'],
  'newsletter-subscriber.lists': ['Listes'],
  'newsletter-subscriber.source': ['D’où'],
  'newsletter-subscriber.consent': ['Ce qui a été accepté'],
  'newsletter-subscriber.askedAt': ['Demandé le'],
  'newsletter-subscriber.leftAt': ['Parti le'],
  'client.search': ['Nom, adresse e-mail, ville ou numéro de commande'],
  'client.count': ['Commandes'],
  'client.spent': ['Payé en tout'],
  'client.lastAt': ['Dernier échange'],
  'client.tags': ['Étiquettes'],
  'member.search': ['Nom ou adresse e-mail'],
  'member.createdAt': ['Inscrit le'],
  'member.deletionPlannedOn': ['Suppression prévue le'],
  'rights-request.daysLeft': ['Jours pour répondre', 'Au-dessous de zéro, le délai est passé.'],
  'data-breach.what': ['Ce qui est arrivé', 'Quand, comment, quelles données.'],
  'data-breach.foundAt': ['Découverte le', 'Les 72 heures courent de là.'],
  'data-breach.dueAt': ['À notifier avant le'],
  'data-breach.concerned': ['Qui est concerné', 'Quelles personnes, et combien.'],
  'data-breach.consequences': ['Ce qui peut en suivre'],
  'data-breach.measures': ['Ce qui a été fait', 'Pour y mettre fin et pour qu’elle ne revienne pas.'],
  'data-breach.risk': ['Risque pour les personnes'],
  'data-breach.notifiedOn': ['CNIL prévenue le', 'Par son téléservice, notifications.cnil.fr.'],
  'data-breach.toldOn': ['Personnes prévenues le'],
  'api-key.name': ['Pour quel programme', 'Un nom que vous reconnaîtrez, par exemple « Comptabilité ».'],
  'api-key.hint': ['Clé'],
  'api-key.areas': ['Domaines', 'Seulement ce dont il a besoin.'],
  'api-key.mayWrite': ['Peut aussi modifier', 'Sinon, il ne fait que lire.'],
  'api-key.expiresOn': ['Valable jusqu’au', 'Vide : tant que vous ne la retirez pas.'],
  'api-key.lastUsedAt': ['Servie le'],
  'webhook.url': ['Adresse appelée', 'Elle commence par https:// ; celui qui fait le logiciel vous la donne.'],
  'webhook.events': ['À prévenir quand', 'L’envoi dit ce qui s’est passé et son numéro interne, rien de vos clients.'],
  'webhook.isActive': ['En marche', 'Ce qui attendait part dès que vous le remettez en marche.'],
  'webhook.failingSince': ['Sans réponse depuis'],
  'webhook-delivery.event': ['Quoi'],
  'webhook-delivery.idThing': ['Numéro interne'],
  'webhook-delivery.state': ['État'],
  'webhook-delivery.status': ['Réponse', '200 : c’est reçu.'],
  'webhook-delivery.tries': ['Essais'],
  'webhook-delivery.error': ['Ce qui a manqué'],
  'webhook-delivery.idWebhook': ['À qui'],
  'webhook-delivery.sentAt': ['Reçu le'],
  'rights-request.isMember': ['Demandé depuis son compte'],
} as const

const events: Record<WebhookEvent, GoodsOptionText> = {
  'order.placed': 'Une commande est passée',
  'order.paid': 'Une commande est payée',
  'order.shipped': 'Un colis part',
  'order.cancelled': 'Une commande est annulée',
  'order.refunded': 'Un remboursement est fait',
  'message.received': 'Un message arrive',
  'stock.low': ({ sort }) => `${capitalise(sort.un)} ${sort.one} descend à son seuil d’alerte`,
}

const letterStates: Record<string, string> = { PENDING: 'Inscription à confirmer', SUBSCRIBED: 'Abonné', LEFT: 'Désabonné' }

/** What the choices at the desks of people are called. */
export const peopleOptionTexts: OptionTexts = {
  'message.desk': { COMPANY: 'La maison', WRITER: 'Qui rédige le site' },
  'message-spam.reason': { TRAP: 'A rempli un champ caché', HASTE: 'A répondu en un éclair : prié de renvoyer' },
  'newsletter-subscriber.state': letterStates,
  'newsletter-subscriber.source': { SITE: 'Le site', REGISTRATION: 'L’ouverture de son compte', ACCOUNT: 'Son compte' },
  'rights-request.state': { WAITING: 'À traiter', GRANTED: 'Accordée', REFUSED: 'Refusée' },
  'rights-request.kind': rightsNames,
  'data-breach.risk': { NONE: 'Aucun', RISK: 'Un risque', HIGH: 'Élevé' },
  'webhook.events': events,
  'webhook-delivery.event': events,
  'webhook-delivery.state': { WAITING: 'En attente', SENT: 'Reçu' },
  'api-key.areas': {
    ORDERS: 'Commandes et factures',
    CATALOG: ({ sort }) => `${capitalise(sort.many)} et stock`,
    CONTENTS: 'Pages et contenus',
    CUSTOMERS: 'Clients',
  },
}

/** What is said beside a person. */
export const peopleTexts = {
  markRead: 'Marquer comme lu',
  known: 'Ce que l’on sait de cette personne',
  addresses: 'Adresses',
  orders: 'Dernières commandes',
  noOrder: 'Aucune commande passée en étant connecté.',
  letters: 'Lettre d’information',
  noLetters: 'Ne reçoit pas la lettre.',
  letterStates,
  consents: 'Accords donnés',
  confirmed: (day: string) => `Adresse e-mail confirmée le ${day}.`,
  terms: (day: string) => `Conditions d’utilisation acceptées le ${day}.`,
  noConsent: 'Aucun.',
  secondFactor: 'Se connecte avec un second contrôle.',
  rights: 'Demandes de droits',
  noRights: 'Aucune.',
  dueOn: (day: string) => `à répondre avant le ${day}`,
  access: 'Connexions',
  sessions: (count: number) =>
    count === 0 ? 'Pas connecté en ce moment.' : count === 1 ? 'Une connexion ouverte.' : `${count} connexions ouvertes.`,
  endSessions: 'Fermer toutes ses connexions',
  endSays:
    'Cette personne devra se connecter de nouveau, sur tous ses appareils. Votre connexion en cours, si c’est vous, reste ouverte.',
  export: 'Télécharger ses données',
  exportSays: 'Tout ce que le site sait de cette personne, à lui remettre si elle exerce son droit d’accès.',
} as const

/** What to say before something goes that does not simply vanish from the site. */
export const removalTexts: Readonly<Record<string, string>> = {
  client:
    'Un membre est prévenu par courriel, et son compte supprimé dans sept jours s’il ne s’y oppose pas. De qui n’a pas de compte, tout part maintenant : messages, commentaires, lettre, alertes, avis, note et étiquettes. Commandes et factures restent, comme la loi l’exige. Cela ne s’annule pas.',
  webhook: 'Ce logiciel ne sera plus prévenu de rien, pas même de ce qui attendait.',
  'api-key': 'Le programme qui s’en sert ne pourra plus rien lire ni changer.',
  member:
    'Son compte sera supprimé dans sept jours, et ses connexions se ferment aussitôt. Un courriel le prévient : il peut s’y opposer d’ici là. Les factures restent, comme la loi l’exige.',
}

/** What it is called to take somebody out, where that is more than to remove a thing. */
export const removalNames: Readonly<Record<string, string>> = { client: 'Oublier cette personne' }

/** What goes with an element for which somebody is registered. */
export function sayRegistrationsGone(count: number): string {
  return count === 1
    ? 'Une inscription sera effacée avec lui. Si la date n’est pas passée, un courriel prévient la personne inscrite. Cette suppression ne s’annule pas.'
    : `${count} inscriptions seront effacées avec lui. Si la date n’est pas passée, un courriel prévient chaque personne inscrite. Cette suppression ne s’annule pas.`
}

/** What to do with what is shown once. */
export const secretTexts: Readonly<Record<string, string>> = {
  webhook:
    'Donnez ce secret à qui fait le logiciel : il vérifie avec lui que les envois viennent bien de vous. Il ne sera plus jamais montré.',
  'api-key':
    'Copiez cette clé dans le programme auquel elle est destinée : elle ne sera plus jamais montrée. Perdue, elle se remplace.',
}

/** Around what is shown once. */
export const secretOnceTexts = { title: 'À copier maintenant', label: 'À copier', done: 'C’est copié' } as const

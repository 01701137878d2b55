import type { AlarmKind } from '#app/models/house/alarm.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'

/** What an owner reads first. */
export const todayTexts = {
  title: 'Aujourd’hui',
  failedMails: (count: number) => (count === 1 ? 'Un courriel n’est pas parti.' : `${count} courriels ne sont pas partis.`),
  alarms: {
    MAILS: (count: number) => `Courriels en attente depuis plus d’une heure : ${count}. Le serveur d’envoi répond-il ?`,
    PAYMENTS: (count: number) => `Paiements ouverts depuis plus d’un jour : ${count}. Regardez-les chez Stripe.`,
    REFUNDS: (count: number) => `Remboursements en attente depuis plus d’un jour : ${count}.`,
    RIGHTS: (count: number) => `Demandes de droits dont le délai d’un mois est passé : ${count}. Répondez aujourd’hui.`,
    WEBHOOKS: (count: number) => `Webhooks arrêtés après trois jours sans réponse : ${count}. Leur adresse répond-elle ?`,
    BACKUP: (count: number) => `Aucune sauvegarde depuis ${count} heures. Le disque est-il plein ?`,
    BOOKS: (count: number) => `Les comptes ne tombent pas juste : ${count}. Appelez qui s’occupe du site, sans rien changer.`,
    ASKED: (count: number) =>
      `${count} courriels ont été demandés en une heure par des visiteurs : c’est inhabituel. Ceux de trop attendent ; prévenez qui s’occupe du site.`,
    LOGINS: (count: number) =>
      `${count} mots de passe ont été essayés en un quart d’heure : quelqu’un cherche à entrer. Les appareils déjà connus passent toujours ; prévenez qui s’occupe du site.`,
    CLOCK: (count: number) =>
      `L’horloge du serveur a sauté de ${count === 1 ? 'un jour' : `${count} jours`} : rien ne se numérote ni ne se clôture. Si la date est juste, reconnectez-vous avec le code de votre application ; sinon, prévenez qui s’occupe du site.`,
  } satisfies Record<AlarmKind, (count: number) => string>,
  withdrawals: (count: number) =>
    count === 1 ? 'Un client renonce à sa commande : à traiter.' : `${count} clients renoncent à leur commande : à traiter.`,
  claims: (count: number) => (count === 1 ? 'Un colis est signalé : à répondre.' : `${count} colis sont signalés : à répondre.`),
  opinions: (count: number) =>
    count === 1 ? 'Un avis vous attend : à lire et à publier.' : `${count} avis vous attendent : à lire et à publier.`,
  comments: (count: number) =>
    count === 1 ? 'Un commentaire vous attend : à lire.' : `${count} commentaires vous attendent : à lire.`,
  lateOrder: (reference: string, name: string) => `${reference}, ${name} :`,
  promised: (day: string) => `promise pour le ${day}, pas encore partie.`,
  waiting: (day: string) => `payée, passée le ${day}, pas encore partie.`,
  lateMore: (count: number) => (count === 1 ? 'Une autre commande en retard' : `${count} autres commandes en retard`),
  rights: (count: number, day: string) =>
    count === 1
      ? `Une demande de droits attend : répondez avant le ${day}.`
      : `${count} demandes de droits attendent ; la première, avant le ${day}.`,
  unread: 'Messages à lire',
  unreadSays: 'par le formulaire de contact',
  toPrepare: 'À préparer',
  toPrepareSays: 'payées, pas encore commencées',
  awaited: 'À encaisser',
  awaitedSays: 'en attente de paiement',
  orders: 'Commandes',
  allOrders: 'Toutes les commandes',
  noOrder: ({ counter }: GoodsWords) =>
    `Aucune commande pour l’instant. La première s’affichera ici ; une vente ${counter} se note depuis les commandes.`,
  order: 'N°',
  total: 'Total',
  state: 'État',
  sales: 'Ventes',
  salesTitle: 'Ventes, trente jours',
  salesSays: (amount: string, orders: number) =>
    `${amount} pour ${orders} ${orders === 1 ? 'commande payée' : 'commandes payées'}.`,
  ordersPaid: 'Commandes payées',
  trend: (percent: number) => `${percent >= 0 ? '+' : '−'} ${Math.abs(percent)} % sur les trente jours d’avant`,
  noTrend: 'rien les trente jours d’avant',
  best: ({ sort }: GoodsWords) => `Les ${sort.many} les plus vendu${sort.e}s`,
  bottles: 'Vendus',
  amount: 'Montant',
  day: 'Jour',
  figures: 'Voir les chiffres',
  noSale: 'Aucune vente ces trente jours.',
  wine: ({ sort }: GoodsWords) => capitalise(sort.one),
  left: 'Reste',
  limit: 'Seuil',
  lowMore: (count: number) => `et ${count} autres`,
  visits: 'Visites',
  messages: 'Derniers messages',
  allMessages: 'Tous les messages',
  noMessage: 'Personne ne vous a encore écrit.',
  noSubject: 'Sans objet',
  subject: 'Objet',
  from: 'De',
  buyer: 'Client',
  on: 'Le',
  visitsTitle: 'Visites, trente jours',
  visitsSays: (count: number) => `${count} ${count === 1 ? 'visite comptée' : 'visites comptées'}.`,
  allVisits: 'Toutes les visites',
  noVisit: 'Aucune visite comptée ces trente jours.',
  source: 'D’où',
  lowStock: 'Stock bas',
  receive: 'Tout le stock',
  law: 'Ce que la loi attend encore',
  lawAll: 'Toute la conformité',
  lawComplete: 'Rien ne manque à vos textes légaux.',
} as const

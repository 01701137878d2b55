import type { FlowKind, FlowState } from '#app/models/selling/money/flow.ts'
import type { SalesCategory } from '#app/models/selling/money/sales-report.ts'

/** What is said where the house follows its electronic invoices. */
export const platformTexts = {
  title: 'Facturation électronique',
  says: 'Vos factures aux entreprises, la transmission de vos ventes et les factures de vos fournisseurs passent par votre plateforme agréée.',
  none: 'Aucune plateforme n’est branchée : rien n’est déposé. Le fichier de chaque période se télécharge ci-dessous, à déposer vous-même.',
  off: (name: string) => `${name} est enregistrée, mais à l’arrêt : rien n’y est déposé.`,
  fresh: (name: string) => `${name} est branchée ; premiers échanges dans la minute.`,
  well: (name: string, at: string) => `${name} répond : dernier échange le ${at}.`,
  bad: (name: string, since: string, why: string) =>
    `${name} ne répond pas depuis le ${since} (${why}). Rien n’est perdu : tout sera repris dès que possible.`,
  settings: 'Régler la plateforme',
  back: 'Facturation électronique',
  settingsSays:
    'Votre plateforme vous donne ces quatre informations (API « Flow Service », norme XP Z12-013). Le secret est scellé : il n’est plus jamais montré.',
  tray: 'Factures reçues',
  trayNone: 'Aucune facture reçue pour l’instant.',
  sent: 'Dépôts',
  sentNone: 'Rien n’a encore été déposé.',
  periods: 'Transmission des ventes (e-reporting)',
  periodsSays:
    'Les ventes aux particuliers partent en totaux par jour (flux 10.3), celles aux entreprises étrangères une à une (flux 10.1). Le rythme suit votre régime de TVA.',
  columns: {
    what: 'Document',
    on: 'Le',
    state: 'État',
    period: 'Période',
    due: 'Au plus tard le',
    told: 'Ce qui est transmis',
    file: 'Fichier',
  },
  kinds: {
    INVOICE: 'Facture',
    CREDIT: 'Avoir',
    REPORT: 'Ventes de la période',
    RECEIVED: 'Facture reçue',
  } satisfies Record<FlowKind, string>,
  states: {
    WAITING: 'en attente',
    SENT: 'déposé, à l’examen',
    ACCEPTED: 'accepté',
    REFUSED: 'refusé',
    RECEIVED: 'reçu',
  } satisfies Record<FlowState, string>,
  again: 'Déposer de nouveau',
  open: 'Ouvrir',
  download: 'Télécharger (XML)',
  running: 'période en cours',
  days: (from: string, to: string) => `du ${from} au ${to}`,
  invoices: (count: number) =>
    count === 1 ? '1 facture à une entreprise étrangère' : `${count} factures à des entreprises étrangères`,
  categories: {
    TLB1: (count: number, net: string, tax: string) =>
      `${sayCount(count)} en France et à l’export : ${net} hors taxe, ${tax} de TVA`,
    TNT1: (count: number, net: string) =>
      `${sayCount(count)} taxée${count === 1 ? '' : 's'} dans un autre pays (OSS) : ${net} hors taxe`,
  } satisfies Record<SalesCategory, (count: number, net: string, tax: string) => string>,
  nothing: 'rien à transmettre',
  remove: 'Oublier cette plateforme',
  removeSays: 'Son secret est effacé et plus rien n’y est déposé. Ce qui y est passé reste dans la liste.',
} as const

function sayCount(count: number): string {
  return count === 1 ? '1 vente' : `${count.toLocaleString('fr-FR')} ventes`
}

/** What its fields are called. */
export const platformFieldTexts = {
  'platform.isActive': ['Déposer et recevoir par cette plateforme'],
  'platform.name': ['Nom de la plateforme'],
  'platform.number': ['Matricule de la plateforme', 'Quatre caractères, sur la liste officielle des plateformes agréées.'],
  'platform.url': ['Adresse de l’API', 'Celle du « Flow Service », sans le numéro de version : https://…/flow-service'],
  'platform.tokenUrl': ['Adresse des jetons', 'Là où l’identifiant et le secret donnent accès (OAuth 2).'],
  'platform.clientId': ['Identifiant', 'Celui que la plateforme a donné à votre site (client id).'],
  'platform.secret': ['Secret', 'Vide : celui qui est enregistré reste.'],
  'platform.since': ['Déposer à partir du', 'Les factures et les périodes d’avant ce jour ne sont pas déposées.'],
} as const

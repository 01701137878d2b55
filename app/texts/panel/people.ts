import { rightsNames } from '../mail.ts'

/** What the fields at the desks of people are called. */
export const peopleFieldTexts = {
  role: ['Rôle', 'Qui administre tout tient aussi l’équipe, les clés et les réglages techniques.'],
  'member.search': ['Nom ou adresse e-mail'],
  'member.createdAt': ['Inscrit le'],
  'member.deletionPlannedOn': ['Suppression prévue le'],
  'rights-request.daysLeft': ['Jours pour répondre', 'Au-dessous de zéro, le délai est passé.'],
  'rights-request.isMember': ['Demandé depuis son compte'],
} as const

/** What the choices at the desks of people are called. */
export const peopleOptionTexts = {
  'rights-request.state': { WAITING: 'À traiter', GRANTED: 'Accordée', REFUSED: 'Refusée' },
  'rights-request.kind': rightsNames,
}

/** What is said beside a person. */
export const peopleTexts = {
  known: 'Ce que l’on sait de cette personne',
  addresses: 'Adresses',
  orders: 'Dernières commandes',
  noOrder: 'Aucune commande passée en étant connecté.',
  letters: 'Lettre d’information',
  noLetters: 'Ne reçoit pas la lettre.',
  letterStates: { PENDING: 'Inscription à confirmer', SUBSCRIBED: 'Abonné', LEFT: 'Désabonné' } as Record<string, string>,
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
  member:
    'Son compte sera supprimé dans sept jours, et ses connexions se ferment aussitôt. Un courriel le prévient : il peut s’y opposer d’ici là. Les factures restent, comme la loi l’exige.',
}

import type { ExportKind } from '#app/models/house/table-kind.ts'

/** The columns of the tables that an owner takes out, and those that come back in by the same names. */
export const tableColumns = {
  orders: [
    'Commande',
    'Date',
    'Client',
    'Entreprise',
    'SIREN',
    'Courriel',
    'Code postal',
    'Ville',
    'Pays',
    'Règlement',
    'Paiement',
    'Préparation',
    'Produits',
    'Réduction',
    'Port',
    'Emballage cadeau',
    'Total',
    'Payé',
    'Remboursé',
    'Facture',
  ],
  products: ['Référence', 'Nom', 'Millésime', 'Contenance', 'Unité', 'Couleur', 'Prix', 'TVA', 'En vente', 'Stock'],
  stock: ['Référence', 'Nom', 'Millésime', 'Stock', 'Seuil'],
  members: ['Courriel', 'Prénom', 'Nom', 'Téléphone', 'Naissance', 'Depuis'],
  messages: ['Date', 'Prénom', 'Nom', 'Courriel', 'Téléphone', 'Objet', 'Message', 'Lu'],
} as const satisfies Record<ExportKind, readonly string[]>

/** The names of the files. */
export const tableNames: Record<ExportKind, string> = {
  orders: 'commandes',
  products: 'produits',
  stock: 'stock',
  members: 'membres',
  messages: 'messages',
}

export const tableTexts = {
  yes: 'oui',
  no: 'non',
  header: (columns: string) => `La première ligne doit nommer les colonnes : ${columns}.`,
  empty: 'Le fichier ne contient aucune ligne.',
  tooMany: (most: number) => `Pas plus de ${most.toLocaleString('fr-FR')} lignes à la fois.`,
  quotes: 'Un guillemet n’est pas fermé.',
  past: 'ce n’est pas un jour passé, comme 24/12/2026',
  arrived: (reference: string, day: string, isWhole: boolean) =>
    isWhole ? `${reference} : arrivée le ${day}, terminée` : `${reference} : un colis arrivé le ${day}, d’autres sont en route`,
  byCarrier: (day: string) => `remise le ${day}, selon le transporteur`,
  required: 'à remplir',
  email: 'ce n’est pas une adresse e-mail',
  twice: (line: number) => `déjà dit à la ligne ${line}`,
  staff: 'cette adresse est celle de quelqu’un de votre équipe',
  day: 'une date, par exemple 24/12/1980',
  number: 'un nombre entier',
  price: 'un prix, par exemple 12,50',
  long: 'trop long',
  unknown: 'aucun vin ne porte cette référence',
  shared: 'plusieurs vins portent cette référence',
  choice: (choices: string) => `au choix : ${choices}`,
  member: (email: string) => `${email} : nouveau membre`,
  memberChanged: (email: string) => `${email} : nom ou téléphone`,
  stock: (name: string, from: number, to: number) => `${name} : ${from} → ${to}`,
  limit: (name: string, to: string) => `${name} : alerte à ${to || 'rien'}`,
  product: (name: string) => `${name} : nouveau`,
  changes: { price: 'prix', name: 'nom', isValid: 'en vente', own: 'champs maison' },
  productChanged: (name: string, what: string) => `${name} : ${what}`,
  reason: 'import',
} as const

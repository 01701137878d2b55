import type { ExportKind, ImportKind } from '#app/models/house/table-kind.ts'

/** What the screen of tables that go out and come in says. */
export const tablesTexts = {
  title: 'Tableaux',
  says: 'Vos données dans un tableur, et retour. Les fichiers s’ouvrent dans Excel et LibreOffice.',
  out: 'Télécharger',
  outSays:
    'Les commandes et les messages sont ceux de la période ; sans dates, de la dernière année. Les colis sont ceux qui attendent d’être envoyés : le logiciel de votre transporteur en tire les étiquettes.',
  from: 'Du',
  to: 'Au',
  kinds: {
    orders: 'Commandes',
    parcels: 'Colis à envoyer',
    products: 'Produits',
    stock: 'Stock',
    members: 'Membres',
    messages: 'Messages',
  } satisfies Record<ExportKind, string>,
  in: 'Faire entrer un tableau',
  inSays:
    'Prenez le fichier téléchargé ici comme modèle. Rien n’est écrit avant que vous ayez vu ce qui changera. Les étiquettes faites, une colonne « Commande » et une colonne « Numéro de suivi » suffisent : chaque commande nommée part, et son client l’apprend. Des colis livrés, il suffit d’une colonne « Numéro de suivi » et d’une colonne « Statut » ou « Date de livraison » : les commandes dont tous les colis sont arrivés se terminent, et leur client l’apprend. Les membres ne reçoivent ni courriel ni mot de passe : ils le choisissent par « mot de passe oublié ».',
  what: 'Il contient',
  whats: {
    products: 'des produits',
    stock: 'du stock compté',
    members: 'des membres',
    departures: 'des numéros de suivi (fichier du transporteur)',
    arrivals: 'des colis livrés (fichier du transporteur)',
  } satisfies Record<ImportKind, string>,
  file: 'Fichier CSV',
  fileHint: 'Dix mille lignes et neuf cent mille signes au plus.',
  look: 'Voir ce qui changera',
  noFile: 'Choisissez un fichier.',
  trial: 'Ce qui changera',
  sum: (rows: number, created: number, changed: number) =>
    `${rows.toLocaleString('fr-FR')} lignes lues : ${created.toLocaleString('fr-FR')} à ajouter, ${changed.toLocaleString('fr-FR')} à changer.`,
  faults: (count: number) =>
    count === 1
      ? 'Une ligne est à corriger dans votre fichier ; rien n’entre avant.'
      : `${count.toLocaleString('fr-FR')} cases sont à corriger dans votre fichier ; rien n’entre avant.`,
  line: 'Ligne',
  column: 'Colonne',
  reason: 'Pourquoi',
  changes: 'Voir les changements',
  confirm: 'Faire entrer ces lignes',
  nothing: 'Rien ne changerait : tout est déjà ainsi.',
  other: 'Choisir un autre fichier',
  done: 'C’est entré.',
} as const

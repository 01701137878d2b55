/** What a desk is called, what it makes, and what it is for. */
export type DeskText = { many: string; create: string; says: string }

/** The desks of the panel, by the last part of their addresses. */
export const deskTexts: Record<string, DeskText> = {
  commandes: { many: 'Commandes', create: 'Noter une vente', says: 'Ce qui est vendu : à encaisser, à préparer, à envoyer.' },
  retractations: {
    many: 'Rétractations',
    create: '',
    says: 'Qui renonce à sa commande ; vous avez quatorze jours pour rembourser.',
  },
  reclamations: { many: 'Signalements', create: '', says: 'Casse, colis perdu ou revenu : ce que vos clients signalent.' },
  factures: {
    many: 'Factures et avoirs',
    create: '',
    says: 'Ce qui a été facturé et remboursé ; rien ne s’y change, rien ne s’y efface.',
  },
  clotures: { many: 'Clôtures', create: '', says: 'Ce que chaque jour, mois et année a rapporté, avec le grand total.' },
  codes: { many: 'Codes de réduction', create: 'Nouveau code', says: 'Ce que vos clients peuvent taper au panier.' },
  creneaux: { many: 'Créneaux de retrait', create: 'Nouveau créneau', says: 'Quand l’on vient chercher sa commande chez vous.' },
  fermetures: {
    many: 'Jours sans retrait',
    create: 'Nouvelle fermeture',
    says: 'Vos congés et jours fermés, pour le retrait des commandes.',
  },
  produits: { many: 'Produits', create: 'Nouveau produit', says: 'Vos vins et vos coffrets, en vente ou non.' },
  declinaisons: {
    many: 'Déclinaisons',
    create: 'Nouvelle déclinaison',
    says: 'Les millésimes, contenances et lots de vos produits.',
  },
  stock: { many: 'Stock', create: 'Nouveau mouvement', says: 'Ce qui est arrivé, ce qui a été compté, ce qui manque.' },
  prix: { many: 'Registre des prix', create: '', says: 'Tous les prix pratiqués ; un prix barré s’y appuie.' },
  categories: { many: 'Catégories', create: 'Nouvelle catégorie', says: 'Les rayons de la boutique.' },
  definitions: {
    many: 'Définitions',
    create: 'Nouvelle définition',
    says: 'Ce par quoi des déclinaisons diffèrent : contenance, élevage, étui.',
  },
  accords: { many: 'Accords', create: 'Nouvel accord', says: 'Les icônes des mets que vos vins accompagnent.' },
  transporteurs: {
    many: 'Transporteurs',
    create: 'Nouveau transporteur',
    says: 'Leurs grilles, par pays ou début de code postal.',
  },
  'points-de-retrait': {
    many: 'Points de retrait',
    create: 'Nouveau point de retrait',
    says: 'Où vos clients viennent chercher leur colis.',
  },
  messages: { many: 'Messages', create: '', says: 'Ce que l’on vous écrit par le site.' },
  ecartes: {
    many: 'Messages écartés',
    create: '',
    says: 'Combien de messages de robots le piège du formulaire a arrêtés, jour par jour.',
  },
  visites: { many: 'Visites', create: '', says: 'Combien sont venus de chaque source, jour par jour ; personne n’est suivi.' },
  reponses: { many: 'Réponses aux formulaires', create: '', says: 'Ce qui a été rempli sur le site.' },
  inscriptions: { many: 'Inscriptions', create: '', says: 'Qui vient à vos rendez-vous.' },
  reservations: { many: 'Réservations', create: 'Nouvelle réservation', says: 'Les dates prises dans vos calendriers.' },
  abonnes: { many: 'Abonnés', create: '', says: 'Qui reçoit votre lettre, et depuis quand.' },
  membres: { many: 'Membres', create: '', says: 'Qui a un compte sur votre site ; l’équipe est aux réglages.' },
  demandes: {
    many: 'Droits des personnes',
    create: '',
    says: 'Les demandes sur des données personnelles ; vous avez un mois pour répondre.',
  },
  pages: { many: 'Pages', create: 'Nouvelle page', says: 'Les pages du site et leur place dans le menu.' },
  images: {
    many: 'Images et fichiers',
    create: 'Ajouter des images',
    says: 'Vos photos, films et documents, avec ce qu’ils disent à qui ne les voit pas.',
  },
  equipe: { many: 'Équipe', create: '', says: 'Qui administre le site. Changer un rôle ferme les sessions de la personne.' },
  cles: {
    many: 'Clés pour programmes',
    create: 'Nouvelle clé',
    says: 'Ce par quoi un autre logiciel (comptabilité, logistique…) se sert de votre boutique, sans mot de passe.',
  },
  webhooks: {
    many: 'Webhooks',
    create: 'Nouveau webhook',
    says: 'Les logiciels que votre boutique prévient aussitôt : une commande passée, payée ou expédiée.',
  },
  envois: { many: 'Envois des webhooks', create: '', says: 'Ce qui a été dit à ces logiciels, gardé trente jours.' },
  sites: {
    many: 'Tous les sites',
    create: 'Ouvrir un site',
    says: 'Les sites de cette machine : les ouvrir, les suspendre, borner ce qu’ils contiennent.',
  },
  invitations: {
    many: 'Invitations',
    create: 'Inviter quelqu’un',
    says: 'Qui est invité et n’a pas encore répondu ; un lien vaut sept jours.',
  },
  courriels: { many: 'Courriels', create: '', says: 'Ce que le site envoie, et ce qui n’est pas parti.' },
  popups: { many: 'Fenêtres', create: 'Nouvelle fenêtre', says: 'Ce qui s’ouvre par-dessus une page.' },
  formulaires: { many: 'Formulaires', create: 'Nouveau formulaire', says: 'Ce que vous demandez à vos visiteurs.' },
  calendriers: { many: 'Calendriers', create: 'Nouveau calendrier', says: 'Les jours que l’on peut réserver.' },
  actualites: { many: 'Actualités', create: 'Nouvelle actualité', says: 'Ce qui se passe au domaine.' },
  articles: { many: 'Articles', create: 'Nouvel article', says: 'Les articles du blog.' },
  dossiers: { many: 'Dossiers du blog', create: 'Nouveau dossier', says: 'Où se rangent les articles.' },
  albums: { many: 'Albums', create: 'Nouvel album', says: 'Vos photos et vos films.' },
  recompenses: { many: 'Récompenses', create: 'Nouvelle récompense', says: 'Médailles, notes et distinctions.' },
  services: { many: 'Services', create: 'Nouveau service', says: 'Visites, dégustations, mariages.' },
  collections: { many: 'Collections', create: 'Nouvelle collection', says: 'Vos rubriques à vous : soirées, ateliers, gîtes.' },
  elements: { many: 'Éléments', create: 'Nouvel élément', says: 'Ce qui se trouve dans vos collections.' },
  lettres: {
    many: 'Lettres',
    create: 'Écrire une lettre',
    says: 'Ce que vous écrivez à vos abonnés, et où en est chaque envoi.',
  },
  listes: { many: 'Listes de la lettre', create: 'Nouvelle liste', says: 'À quoi l’on peut s’abonner.' },
  adresses: { many: 'Adresses', create: 'Nouvelle adresse', says: 'Où l’on vous trouve.' },
  langues: { many: 'Langues', create: 'Nouvelle langue', says: 'Les langues de votre contenu.' },
  logos: { many: 'Logos', create: 'Nouveau logo', says: 'Le logo du site, selon l’endroit.' },
  polices: { many: 'Polices', create: 'Nouvelle police', says: 'Les caractères des titres, du texte et du menu.' },
}

/** The rooms of the panel: what stands together in its menu. */
export const roomTexts = {
  orders: 'Commandes',
  shop: 'Vins et stock',
  shipping: 'Livraison',
  people: 'Clients',
  pages: 'Pages',
  writings: 'Carnet',
  settings: 'Réglages',
} as const

/** What the often wanted parts of a list are called. */
export const viewTexts: Record<string, string> = {
  'a-preparer': 'À préparer',
  'a-expedier': 'À expédier',
  'a-remettre': 'À remettre',
  'a-encaisser': 'Impayées',
  'en-retard': 'En retard',
  'sans-reponse': 'Sans réponse',
  'droits-en-attente': 'À traiter',
  'envois-en-attente': 'En attente',
  'a-recevoir': 'À recevoir',
  'a-rembourser': 'À rembourser',
  ventes: 'Factures',
  avoirs: 'Avoirs',
  'par-mois': 'Par mois',
  'par-annee': 'Par année',
  'non-partis': 'Non partis',
  'en-attente': 'En attente',
}

import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { houseGoods } from './goods/house-goods.ts'

/** What a desk is called, what it makes, and what it is for. */
export type DeskText = { many: string; create: string; says: string }

/** The desks that are called the same in every house, by the last part of their addresses. */
export const deskTexts = {
  commandes: { many: 'Commandes', create: 'Noter une vente', says: 'Ce qui est vendu : à encaisser, à préparer, à envoyer.' },
  retractations: {
    many: 'Rétractations',
    create: '',
    says: 'Qui renonce à sa commande ; vous avez quatorze jours pour rembourser.',
  },
  reclamations: { many: 'Signalements', create: '', says: 'Casse, colis perdu ou revenu : ce que vos clients signalent.' },
  commentaires: {
    many: 'Commentaires',
    create: '',
    says: 'Ce que l’on écrit sous vos articles : rien ne paraît avant que vous l’ayez publié.',
  },
  factures: {
    many: 'Factures et avoirs',
    create: '',
    says: 'Ce qui a été facturé et remboursé ; rien ne s’y change, rien ne s’y efface.',
  },
  clotures: { many: 'Clôtures', create: '', says: 'Ce que chaque jour, mois et année a rapporté, avec le grand total.' },
  codes: { many: 'Codes de réduction', create: 'Nouveau code', says: 'Ce que vos clients peuvent taper au panier.' },
  creneaux: { many: 'Créneaux de retrait', create: 'Nouveau créneau', says: 'Quand l’on vient chercher sa commande chez vous.' },
  fermetures: {
    many: 'Congés et fermetures',
    create: 'Fermer pour congés',
    says: 'Deux dates suffisent : le bandeau, les horaires, le retrait, les dates de livraison, les réservations et les courriels suivent, puis tout rouvre de soi-même.',
  },
  stock: {
    many: 'Mouvements de stock',
    create: 'Nouveau mouvement',
    says: 'Ce qui est arrivé, ce qui a été compté, ce qui manque.',
  },
  prix: { many: 'Registre des prix', create: '', says: 'Tous les prix pratiqués ; un prix barré s’y appuie.' },
  blocs: {
    many: 'Blocs déclarés',
    create: 'Nouveau bloc',
    says: 'Des blocs de page propres à ce site, pour qui le construit : des champs à remplir et un gabarit qui les montre. Une valeur s’y écrit {{champ}} ; {{?champ}}…{{/champ}} se montre si le champ est rempli, {{^champ}}…{{/champ}} s’il ne l’est pas ; {{#liste}}…{{/liste}} parcourt une liste. Changé, le gabarit l’est dans toutes les pages à la fois. Un bloc qui sert quelque part, retiré, est mis de côté : les pages ne le montrent plus, ce qui y est rempli reste.',
  },
  categories: { many: 'Catégories', create: 'Nouvelle catégorie', says: 'Les rayons de la boutique.' },
  definitions: {
    many: 'Définitions',
    create: 'Nouvelle définition',
    says: 'Ce par quoi des déclinaisons diffèrent : contenance, élevage, étui.',
  },
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
  'reponses-pretes': {
    many: 'Réponses prêtes',
    create: 'Nouvelle réponse prête',
    says: 'Ce que vous répondez souvent, à poser d’un clic dans la réponse à un message.',
  },
  ecartes: {
    many: 'Messages écartés',
    create: '',
    says: 'Combien de messages de robots le piège du formulaire a arrêtés, jour par jour.',
  },
  visites: { many: 'Visites', create: '', says: 'Combien sont venus de chaque source, jour par jour ; personne n’est suivi.' },
  reponses: { many: 'Réponses aux formulaires', create: '', says: 'Ce qui a été rempli sur le site.' },
  inscriptions: {
    many: 'Inscriptions',
    create: '',
    says: 'Qui vient à vos rendez-vous ; ce qui n’est pas confirmé à temps se libère de soi-même.',
  },
  reservations: { many: 'Réservations', create: 'Nouvelle réservation', says: 'Les dates prises dans vos calendriers.' },
  abonnes: { many: 'Abonnés', create: '', says: 'Qui reçoit votre lettre, et depuis quand.' },
  clients: {
    many: 'Clients',
    create: '',
    says: 'Qui a commandé, écrit ou ouvert un compte : une personne par adresse e-mail.',
  },
  membres: { many: 'Membres', create: '', says: 'Qui a un compte sur votre site ; l’équipe est aux réglages.' },
  demandes: {
    many: 'Droits des personnes',
    create: '',
    says: 'Les demandes sur des données personnelles ; vous avez un mois pour répondre.',
  },
  violations: {
    many: 'Violations de données',
    create: 'Noter une violation',
    says: 'Fichier perdu, accès volé, courriel au mauvais destinataire : notez-le ici. La CNIL l’apprend sous 72 heures, sauf si personne n’est menacé ; les personnes aussi, si le risque est élevé.',
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
  sections: {
    many: 'Sections gardées',
    create: 'Nouvelle section',
    says: 'Des blocs gardés sous un nom : chaque page qui les reçoit en a sa copie.',
  },
  popups: { many: 'Fenêtres', create: 'Nouvelle fenêtre', says: 'Ce qui s’ouvre par-dessus une page.' },
  formulaires: { many: 'Formulaires', create: 'Nouveau formulaire', says: 'Ce que vous demandez à vos visiteurs.' },
  calendriers: { many: 'Calendriers', create: 'Nouveau calendrier', says: 'Les jours que l’on peut réserver.' },
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
} satisfies Record<string, DeskText>

/** Those that name what the house sells. */
const goodsDeskTexts: Record<string, (goods: GoodsWords) => DeskText> = {
  produits: ({ sort }) => ({
    many: `${capitalise(sort.many)} et coffrets`,
    create: `${capitalise(sort.nouveau)} ${sort.one}`,
    says: 'Tout ce que vous vendez, en vente ou non.',
  }),
  declinaisons: (goods) => ({
    many: 'Déclinaisons',
    create: 'Nouvelle déclinaison',
    says: `Les ${houseGoods(goods).year}s, contenances et lots de vos produits.`,
  }),
  champs: ({ sort }) => ({
    many: 'Champs maison',
    create: 'Nouveau champ',
    says: `Ce que vous ajoutez aux fiches de vos ${sort.many}, de vos pages, de vos membres et de vos commandes : temps de garde, lieu-dit, carte de fidélité… Un champ rempli quelque part, retiré une fois, est mis de côté avec ses valeurs ; retiré de nouveau, il s’efface avec elles.`,
  }),
  avis: ({ sort }) => ({
    many: 'Avis des acheteurs',
    create: '',
    says: `Ce que vos clients pensent de vos ${sort.many} : vous les publiez tous, sauf ceux que la loi ou les règles écartent.`,
  }),
  accords: ({ sort }) => ({
    many: 'Accords',
    create: 'Nouvel accord',
    says: `Les icônes des mets que vos ${sort.many} accompagnent.`,
  }),
  vignerons: (goods) => ({
    many: `Qui ${houseGoods(goods).made} les ${goods.sort.many}`,
    create: 'Nouvelle personne',
    says: `Les gens de la maison, à côté de l’histoire de leurs ${goods.sort.many}.`,
  }),
  actualites: ({ atHouse }) => ({
    many: 'Actualités',
    create: 'Nouvelle actualité',
    says: `Ce qui se passe ${atHouse}.`,
  }),
}

/** What a desk says in a house that sells these. */
export function deskText(slug: string, goods: GoodsWords): DeskText | undefined {
  const fixed: Record<string, DeskText> = deskTexts
  return goodsDeskTexts[slug]?.(goods) ?? fixed[slug]
}

/** What the often wanted parts of a list are called. */
export const viewTexts: Record<string, string> = {
  'a-preparer': 'À préparer',
  'a-expedier': 'À expédier',
  'a-remettre': 'À remettre',
  'a-encaisser': 'Impayées',
  'en-retard': 'En retard',
  'sans-reponse': 'Sans réponse',
  'a-lire': 'À lire',
  'a-confirmer': 'À confirmer',
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

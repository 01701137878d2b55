/** The sentences of the API's own pages. */
export const apiTexts = {
  title: 'L’API de Vitrine',
  intro: 'Tout ce que le site demande au produit passe par ces appels, et tout autre programme peut les faire de même.',
  description: 'Description complète au format OpenAPI 3.1',
  headersTitle: 'Les en-têtes',
  headers: {
    idSite: 'Le site dont il s’agit. Obligatoire : sans lui, ou s’il ne correspond pas à l’adresse, l’appel est refusé.',
    Authorization:
      'Le jeton reçu à la connexion, seul ou après « Bearer ». Un jeton faux ou périmé est refusé, même par un appel public.',
    userLang: 'La langue souhaitée (fr, fr_FR ou fr-FR). Une langue que le site ne parle pas laisse place à la sienne.',
  },
  token: 'Le jeton reçu à la connexion.',
  envelopeTitle: 'Les réponses',
  envelope: [
    'Chaque réponse est un objet JSON à trois clés : success, data et message.',
    'Un refus porte success à faux, une phrase dans message, son code dans data.code et, champ par champ, ce qui est à corriger dans data.errors ; son statut HTTP lui correspond.',
  ],
  listsTitle: 'Les listes',
  lists: [
    'nbItem (10 par défaut, 100 au plus), page (1 par défaut) et orderBy (le nom d’un champ, précédé d’un tiret pour l’ordre inverse).',
    'Les autres champs filtrent : valeur seule pour égal, df: différent, lk: contient, lt: lte: gt: gte: pour comparer. Une valeur vide ne filtre pas ; un champ ou un opérateur inconnu est refusé.',
  ],
  filesTitle: 'Les fichiers',
  files: 'En multipart/form-data : les fichiers sous images (plusieurs) ou image (un seul), les objets encodés en JSON.',
  callsTitle: 'Les appels',
  columns: ['Appel', 'Ouvert à', 'Ce qu’il fait', 'Champs'],
  access: {
    public: 'tous',
    member: 'membres',
    admin: 'administrateurs',
    super_admin: 'super-administrateurs',
    service: 'processus du site',
  },
  areas: {
    site: 'Site et configuration',
    pages: 'Pages',
    account: 'Compte',
    members: 'Données des membres',
    content: 'Contenus',
    blog: 'Blog',
    forms: 'Formulaires',
    products: 'Produits',
    shop: 'Boutique et commande',
    admin: 'Administration',
  },
  parts: { params: 'adresse', query: 'requête', body: 'corps', files: 'fichiers' },
  othersTitle: 'Les autres adresses',
}

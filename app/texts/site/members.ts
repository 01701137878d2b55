/** How long each kind of personal data is kept, as it is told to whom it is about. */
export const termTexts = {
  idle_accounts: { what: 'Compte et adresses', howLong: 'jusqu’à la suppression du compte, ou trois ans sans connexion' },
  unconfirmed_accounts: { what: 'Compte jamais confirmé', howLong: 'trente jours' },
  sessions: { what: 'Sessions ouvertes', howLong: 'jusqu’à leur fin, un jour au plus' },
  known_devices: { what: 'Appareils reconnus, sous forme d’empreintes', howLong: 'un an après leur dernière connexion' },
  mailed_links: { what: 'Liens envoyés par courriel', howLong: 'jusqu’à leur fin, quelques jours au plus' },
  attempts: {
    what: 'Compteurs de tentatives, sous forme d’empreintes',
    howLong: 'deux jours ; celle d’une place réservée, jusqu’à son jour',
  },
  sent_mails: { what: 'Journal des courriels envoyés, sans leur texte', howLong: 'trente jours' },
  failed_mails: { what: 'Courriels qui n’ont pu partir', howLong: 'trente jours' },
  consent_proofs: { what: 'Preuves des choix de cookies, sans nom ni adresse', howLong: 'trois ans' },
  rights_requests: { what: 'Demandes de droits', howLong: 'trois ans après la réponse' },
  messages: { what: 'Messages de la page de contact', howLong: 'un an' },
  comments: { what: 'Commentaires des articles', howLong: 'tant que l’article reste ; ce qui n’est pas publié, un an' },
  client_cards: {
    what: 'Notes et étiquettes de la maison sur ses clients',
    howLong: 'trois ans après la dernière commande, le dernier message ou la dernière note, et la vie du compte',
  },
  registrations: { what: 'Inscriptions à nos rendez-vous', howLong: 'deux ans' },
  stock_alerts: {
    what: 'Demandes d’être prévenu du retour d’un produit, et l’empreinte du réseau d’où elles viennent',
    howLong: 'jusqu’au courriel qui l’annonce, un an au plus',
  },
  review_refusals: {
    what: 'Refus de demandes d’avis, sous forme d’empreinte de l’adresse',
    howLong: 'jusqu’à l’effacement de vos données, dix ans au plus',
  },
  form_answers: { what: 'Formulaires remplis, leurs fichiers et les places réservées', howLong: 'un an' },
  newsletter_requests: { what: 'Inscriptions à la lettre jamais confirmées', howLong: 'trente jours' },
  newsletter_left: {
    what: 'Abonnements à la lettre, et la preuve de l’accord',
    howLong: 'jusqu’au désabonnement ; ensuite la seule preuve, trois ans',
  },
  orders: { what: 'Commandes et factures', howLong: 'dix ans, comme la loi le veut' },
  claim_files: { what: 'Photos envoyées avec une réclamation', howLong: 'cinq ans après la réponse' },
  visits: { what: 'Nombre de visites par jour et par provenance, sans rien sur les visiteurs', howLong: 'deux ans' },
  page_versions: {
    what: 'Anciennes versions des pages et des articles, et qui de l’équipe les a écrites',
    howLong: 'deux ans, cinquante par page ou article au plus',
  },
  carts: { what: 'Paniers', howLong: 'quatre-vingt-dix jours après leur dernier usage' },
  cart_entries: { what: 'Adresses, téléphone et message saisis pour une commande qui n’a pas eu lieu', howLong: 'trente jours' },
  staff_acts: { what: 'Journal de ce que fait l’équipe du site, sans rien sur ses clients', howLong: 'un an' },
  undo_rows: { what: 'De quoi annuler un changement du site', howLong: 'trente jours' },
} as const

/** What the archive of a member's data says of it. */
export const exportTexts = {
  reading: ['Les montants sont en centimes d’euro, les heures en temps universel (UTC).'],
  purposes: [
    'Tenir votre compte et vous reconnaître quand vous revenez (exécution du contrat).',
    'Remplir vos adresses à votre place (exécution du contrat).',
    'Vous écrire les messages de service de votre compte (exécution du contrat).',
    'Protéger les comptes des tentatives d’intrusion (intérêt légitime).',
    'Répondre à vos demandes de droits et en garder la preuve (obligation légale).',
    'Répondre aux messages que vous nous écrivez (consentement).',
    'Publier les commentaires que vous écrivez sous nos articles (consentement).',
    'Garder vos places à nos rendez-vous (exécution du contrat).',
    'Vous envoyer la lettre que vous avez demandée (consentement).',
    'Préparer, livrer et facturer vos commandes (exécution du contrat, obligation légale).',
  ],
  recipients: ['Le domaine et son hébergeur.', 'Le service qui achemine ses courriels.'],
  rights: [
    'Vous pouvez demander l’accès, la rectification, l’effacement, la portabilité, ou vous opposer à un usage.',
    'Réponse sous trente jours ; un effacement, sous dix jours ouvrés.',
    'Vous pouvez saisir la CNIL, sur cnil.fr.',
  ],
} as const

/** What outlives an account, as its owner is told. */
export const holdTexts = {
  orders: 'vos commandes et leurs factures, dix ans',
  rightsRequests: 'vos demandes de droits, jusqu’à trois ans après notre réponse',
} as const

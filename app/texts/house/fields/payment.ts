/** What is said where the house says who takes its card payments. */
export const paymentDeskTexts = {
  title: 'Paiement par carte',
  says: 'Votre compte Stripe encaisse les cartes. Ses clés secrètes sont scellées : elles ne sont plus jamais montrées.',
  none: 'Aucun compte n’est enregistré : vos clients ne peuvent pas payer par carte.',
  live: 'Compte réel : les cartes sont débitées.',
  test: 'Compte d’essai : aucune carte n’est débitée.',
  off: 'Enregistré, mais à l’arrêt : vos clients ne peuvent pas payer par carte.',
  address: 'Adresse à indiquer chez Stripe',
  addressSays:
    'Chez Stripe, dans Développeurs puis Webhooks, ajoutez cette adresse et cochez les événements que voici. Stripe donne alors le secret du webhook. Une clé restreinte (rk_) a besoin d’écrire les remboursements et les pages de paiement (Checkout Sessions), et de lire les litiges (Disputes).',
  faults: 'Sommes qui n’entrent pas dans vos comptes',
  faultsSays:
    'Ces sommes ont bougé chez Stripe, mais rien dans vos commandes ne leur répond. Regardez-les chez Stripe ; rien n’est deviné à votre place.',
  what: 'Quoi',
  amount: 'Montant',
  why: 'Pourquoi',
  on: 'Le',
  order: 'Voir la commande',
  kinds: { refund: 'Remboursement', dispute: 'Contestation' },
  whys: {
    unknown: 'Aucune commande ne connaît ce paiement.',
    site: 'Ce paiement est celui d’un autre site.',
    currency: 'Ce n’est pas en euros.',
    amount: 'C’est plus que ce qui reste du paiement.',
  },
  unknown: 'Événements que ce programme ne connaît pas',
  unknownSays: 'Stripe les envoie, rien n’en est fait. Vous pouvez les décocher chez Stripe.',
  event: 'Événement',
  count: 'Combien',
  last: 'Dernier',
  connect: 'Relier votre compte Stripe',
  connectSays: 'Une seule clé suffit : le reste se règle tout seul chez Stripe, et vos clients peuvent payer par carte aussitôt.',
  makeKey: 'Créer la clé chez Stripe',
  makeKeySays:
    'La page de Stripe s’ouvre avec le nom et les droits déjà remplis : confirmez, copiez la clé et collez-la ici. Pour un essai sans argent, passez d’abord Stripe en mode test.',
  rights: 'Les droits qu’il lui faut',
  link: 'Relier ce compte',
  linkOther: 'Relier une autre clé',
  byHand: 'Tout régler moi-même, avec les clés et le webhook',
  offer: 'Ce qui est proposé',
  tryIt: 'Essayer',
  tryItSays:
    'Passez une commande comme un client, avec la carte 4242 4242 4242 4242, une date à venir et trois chiffres au choix : elle doit arriver payée. Ensuite, reliez la clé réelle.',
  toShop: 'Aller à la boutique',
  keys: 'Clés du compte',
  remove: 'Oublier ce compte',
  removeSays: 'Les clés sont effacées, et le paiement par carte n’est plus proposé. Ce qui est déjà payé ne change pas.',
} as const

/** How far a right of a key at Stripe goes, with its page's own word. */
export const stripeLevels = { read: 'lecture (Read)', write: 'écriture (Write)' } as const

/** What its fields are called. */
export const paymentFieldTexts = {
  'payment-provider.isActive': ['Proposer le paiement par carte'],
  'payment-provider.publicKey': ['Clé publique', 'Elle commence par pk_live_, ou pk_test_ pour un essai.'],
  'payment-provider.secretKey': ['Clé secrète', 'Elle commence par sk_ ou rk_. Vide : celle qui est enregistrée reste.'],
  'payment-provider.means': [
    'Moyens proposés',
    'Ceux que vous avez activés chez Stripe. Apple Pay et Google Pay viennent avec la carte, sur les appareils qui les ont.',
  ],
  'stripe-account.key': ['Clé copiée chez Stripe', 'Elle commence par rk_ ou sk_, et n’est plus jamais montrée.'],
  'payment-provider.hookSecret': ['Secret du webhook', 'Il commence par whsec_. Vide : celui qui est enregistré reste.'],
} as const

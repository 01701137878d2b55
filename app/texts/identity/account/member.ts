import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'

/** The pages of the member's space, one entry a page. */
export const orders = {
  title: 'Mes commandes',
  lead: 'Vous n’avez pas encore de commande.',
  text: 'Vos commandes, leur suivi et leurs factures s’afficheront ici dès la première.',
  guest: 'Une commande passée sans vous connecter n’y figure pas :',
  guestLink: 'recevez-en la liste.',
} as const

export const profile = {
  title: 'Mon profil',
  lead: 'Ce que nous savons de vous, et que vous pouvez corriger à tout moment.',
  submit: 'Enregistrer',
} as const

export const passwordChange = {
  title: 'Mon mot de passe',
  lead: 'Vos sessions sur d’autres appareils se fermeront.',
  current: 'Mot de passe actuel',
  submit: 'Changer mon mot de passe',
} as const

export const emailChange = {
  title: 'Mon adresse e-mail',
  lead: 'Un message de confirmation part à la nouvelle adresse ; l’ancienne est prévenue.',
  now: 'Adresse actuelle',
  wanted: 'Nouvelle adresse e-mail',
  submit: 'Changer d’adresse',
} as const

export const emailConfirmation = {
  title: 'Confirmer ma nouvelle adresse',
  lead: 'Votre compte s’ouvrira désormais avec cette adresse ; vos autres sessions se fermeront.',
  submit: 'Confirmer cette adresse',
} as const

export const sessions = {
  title: 'Mes sessions',
  lead: 'Les appareils où votre compte est ouvert. Fermez celles que vous ne reconnaissez pas.',
  current: 'Cet appareil',
  opened: 'Ouverte le',
  used: 'utilisée le',
  close: 'Fermer',
  closeAll: 'Fermer toutes les autres sessions',
  alone: 'Aucune autre session n’est ouverte.',
} as const

export const newsletter = {
  title: 'La lettre de la maison',
  lead: 'Ce que nous vous envoyons, et que vous pouvez arrêter à tout moment.',
  off: {
    title: 'La lettre de la maison',
    lead: ({ theHouse }: GoodsWords) => `${capitalise(theHouse)} n’a pas de lettre à vous proposer.`,
    text: ({ theHouse }: GoodsWords) =>
      `Quand ${theHouse.startsWith('la ') ? 'elle' : 'il'} en aura une, vous choisirez ici ce que vous voulez recevoir.`,
  },
  leave: 'Se désinscrire de tout',
} as const

export const unsubscription = {
  title: 'Se désinscrire',
  lead: 'Ce bouton arrête d’un geste tout envoi de lettres, sans toucher à votre compte.',
  none: 'Vous n’êtes inscrit à aucune lettre.',
  submit: 'Me désinscrire de tout',
  back: 'Voir mes abonnements',
} as const

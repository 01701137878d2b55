import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** The words by which somebody agrees to letters, kept with their wish as its proof. */
export const newsletterConsent = {
  SITE: 'J’accepte de recevoir la lettre de la maison à cette adresse ; je peux l’arrêter à tout moment.',
  REGISTRATION: 'Recevoir la lettre de la maison : case cochée à l’ouverture du compte.',
  ACCOUNT: 'Abonnement choisi dans l’espace du membre.',
} as const

/** What stands around the form that asks for letters, wherever it stands. */
export const letterForm = {
  footerTitle: 'La lettre',
  email: 'Votre e-mail',
  submit: 'M’inscrire',
  trap: 'Ne remplissez pas ce champ',
  consent: newsletterConsent.SITE,
  more: 'Vie privée',
} as const

/** The pages around the letters. */
export const letterPages = {
  subscribe: {
    title: 'La lettre de la maison',
    lead: ({ news }: GoodsWords) =>
      `Quelques nouvelles ${news}, quand il y en a. Rien d’autre, et jamais votre adresse à personne.`,
    pageTitle: (name: string) => `La lettre · ${name}`,
    description: (name: string) => `Recevoir les nouvelles de ${name}, et arrêter quand on veut.`,
  },
  sent: {
    title: 'Regardez votre boîte',
    lead: 'Un message vient de partir : ouvrez le lien qu’il contient pour confirmer votre adresse.',
    hint: 'Rien n’arrive ? Regardez dans les indésirables. Le lien vaut sept jours.',
    back: 'Retour à l’accueil',
  },
  sentLater: (time: string) =>
    `Beaucoup de courriels partent en ce moment : le vôtre part avant ${time}. Ouvrez le lien qu’il contient pour confirmer votre adresse.`,
  full: {
    title: 'Revenez dans une heure',
    lead: 'Trop de courriels partent en ce moment : le vôtre n’a pas pu être écrit. Inscrivez-vous de nouveau dans une heure.',
    hint: '',
  },
  confirm: {
    title: 'Confirmer mon inscription',
    lead: 'Un geste, et la prochaine lettre sera pour vous.',
    submit: 'Confirmer',
  },
  leave: {
    title: 'Ne plus recevoir la lettre',
    lead: 'Tous les envois s’arrêtent aussitôt. Votre compte, si vous en avez un, ne change pas.',
    submit: 'Me désinscrire',
  },
  left: {
    title: 'C’est arrêté',
    lead: 'Vous ne recevrez plus la lettre. Merci de l’avoir lue.',
    back: 'Retour à l’accueil',
  },
  choice: {
    title: 'Mes lettres',
    lead: (address: string) => `Ce que nous envoyons à ${address}.`,
    none: 'Vous ne recevez aucune lettre pour l’instant.',
    all: 'Recevoir la lettre de la maison',
    legend: 'Je veux recevoir',
    submit: 'Enregistrer',
    stop: 'Tout arrêter',
  },
  gone: 'Ce lien n’est plus valable : demandez-en un nouveau.',
} as const

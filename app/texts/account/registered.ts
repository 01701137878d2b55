/** After the registration form. */
export const registered = {
  title: 'Un message vous attend',
  lead: 'Nous venons d’écrire à l’adresse indiquée. Ouvrez ce message et suivez son lien pour terminer.',
  hints: [
    'Il arrive en quelques minutes ; regardez aussi parmi les indésirables.',
    'Si un compte existait déjà à cette adresse, le message vous le dit et rien n’a changé.',
  ],
  back: 'Aller à la connexion',
} as const

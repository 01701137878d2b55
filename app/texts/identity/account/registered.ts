/** After the registration form. */
export const registered = {
  title: 'Un message vous attend',
  lead: 'Nous venons d’écrire à l’adresse indiquée. Ouvrez ce message et suivez son lien pour terminer.',
  later: (time: string) =>
    `Beaucoup de courriels partent en ce moment : le vôtre part avant ${time}. Ouvrez-le et suivez son lien pour terminer.`,
  full: {
    title: 'Revenez dans une heure',
    lead: 'Trop de courriels partent en ce moment : le vôtre n’a pas pu être écrit. Recommencez votre inscription dans une heure.',
  },
  hints: [
    'Il arrive d’ordinaire en quelques minutes ; regardez aussi parmi les indésirables.',
    'Si un compte existait déjà à cette adresse, le message vous le dit et rien n’a changé.',
  ],
  back: 'Aller à la connexion',
} as const

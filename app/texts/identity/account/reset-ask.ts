/** Asking for a new password. */
export const resetAsk = {
  title: 'Mot de passe oublié',
  lead: 'Indiquez l’adresse e-mail de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe.',
  submit: 'Recevoir le lien',
  after: 'Le lien vaut 30 minutes et ne sert qu’une fois.',
  back: 'Revenir à la connexion',
} as const

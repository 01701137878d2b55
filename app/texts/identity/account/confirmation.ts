/** The mailed link that confirms an account. */
export const confirmation = {
  title: 'Confirmer votre inscription',
  lead: 'Un dernier geste : confirmez que cette adresse e-mail est bien la vôtre.',
  submit: 'Confirmer mon adresse',
  /** In another browser than the one that the registration was typed in: whoever reads the mail chooses. */
  elsewhere: {
    lead: 'Un dernier geste : confirmez que cette adresse e-mail est bien la vôtre et choisissez le mot de passe de votre compte. Reprenez celui de votre inscription pour retrouver ce que vous y avez saisi. En l’ouvrant, vous acceptez nos conditions d’utilisation.',
    submit: 'Ouvrir mon compte',
  },
} as const

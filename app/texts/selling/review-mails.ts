/** The page that ends the mails which ask for a review; rendered on the server alone. */
export const reviewMailTexts = {
  title: 'Ne plus recevoir de demandes d’avis',
  lead: 'Nous ne vous demanderons plus votre avis sur vos commandes. Les messages de vos commandes elles-mêmes continuent d’arriver.',
  submit: 'Ne plus me demander d’avis',
  done: 'C’est noté',
  doneLead: 'Vous ne recevrez plus de demandes d’avis de notre part.',
  back: 'Retour à l’accueil',
} as const

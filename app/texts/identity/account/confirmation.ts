/** The mailed link that confirms an account. */
export const confirmation = {
  title: 'Confirmer votre inscription',
  lead: 'Un dernier geste : confirmez que cette adresse e-mail est bien la vôtre.',
  submit: 'Confirmer mon adresse',
} as const

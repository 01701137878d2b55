/** The addresses that a member keeps. */
export const addresses = {
  title: 'Mes adresses',
  lead: 'Gardées pour ne plus les saisir. Elles ne servent qu’à livrer et à facturer.',
  none: 'Vous n’avez pas encore d’adresse enregistrée.',
  add: 'Ajouter une adresse',
  submit: 'Enregistrer cette adresse',
  change: 'Corriger',
  changeTitle: 'Corriger une adresse',
  remove: 'Supprimer',
  removeTitle: 'Supprimer cette adresse ?',
  removeLead: 'Vos commandes passées n’en sont pas changées.',
  country: 'France',
} as const

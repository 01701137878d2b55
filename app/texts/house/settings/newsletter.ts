/** The heads of the columns of the exported subscribers. */
export const subscriberColumns = [
  'Adresse e-mail',
  'Prénom',
  'Nom',
  'Lettres',
  'Origine',
  'Accord donné',
  'Confirmé le',
  'Lien de désinscription',
] as const

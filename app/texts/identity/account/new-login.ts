/** The mailed link that ends a login which was somebody else's. */
export const newLogin = {
  title: 'Ce n’était pas vous ?',
  lead: 'Toutes les connexions à votre compte seront fermées, et votre mot de passe ne servira plus : vous en choisirez un autre aussitôt. Ce qui a été ajouté depuis cette connexion (clés, application de codes, invitations) sera retiré, et la suppression du compte, si elle est prévue, annulée ; ce que vous aviez avant reste en place.',
  submit: 'Fermer toutes les connexions',
} as const

/** The mailed link that puts an address back which somebody else has changed. */
export const emailUndo = {
  title: 'Vous n’avez pas changé d’adresse ?',
  lead: 'Votre ancienne adresse e-mail redevient celle de votre compte. Toutes les connexions seront fermées, et le mot de passe ne servira plus : vous en choisirez un autre aussitôt. Ce qui a été ajouté depuis (clés, application de codes, invitations) sera retiré, et la suppression du compte, si elle est prévue, annulée ; ce que vous aviez avant reste en place.',
  submit: 'Remettre mon adresse',
} as const

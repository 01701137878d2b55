/** The mailed link that ends a login which was somebody else's. */
export const newLogin = {
  title: 'Ce n’était pas vous ?',
  lead: 'Toutes les connexions à votre compte seront fermées, et votre mot de passe ne servira plus : vous en choisirez un autre aussitôt. Les clés et l’application de codes ajoutées depuis cette connexion seront retirées ; ce que vous aviez avant reste en place.',
  submit: 'Fermer toutes les connexions',
} as const

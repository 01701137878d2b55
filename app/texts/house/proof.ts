/** What staff read where they prove again who they are. */
export const proofTexts = {
  title: 'Confirmez que c’est vous',
  says: 'Ce que vous demandez touche aux accès, à l’argent ou aux données de vos clients. Pour que personne ne le fasse à votre place sur un appareil resté ouvert, votre mot de passe est redemandé : il vaut ensuite dix minutes.',
  kept: 'Ce que vous avez saisi est gardé, et part avec votre mot de passe.',
  password: 'Votre mot de passe',
  submit: 'Continuer',
  readyTitle: 'Votre fichier est prêt',
  readySays: 'Merci. Vous avez dix minutes pour le télécharger.',
  download: 'Télécharger',
  back: 'Revenir au panneau',
} as const

/** The end of a session. */
export const logOut = {
  title: 'Se déconnecter',
  lead: 'Votre session se ferme sur cet appareil. Vos autres appareils restent connectés.',
  submit: 'Me déconnecter',
  waits: (count: number) =>
    count === 1
      ? 'Une saisie de la cave attend encore sur cet appareil. Vous déconnecter l’efface.'
      : `${count} saisies de la cave attendent encore sur cet appareil. Vous déconnecter les efface.`,
  sendFirst: (count: number) => (count === 1 ? 'L’envoyer d’abord' : 'Les envoyer d’abord'),
  submitAnyway: (count: number) => (count === 1 ? 'L’effacer et me déconnecter' : 'Les effacer et me déconnecter'),
} as const

/** The end of a session. */
export const logOut = {
  title: 'Se déconnecter',
  lead: 'Votre session se ferme sur cet appareil. Vos autres appareils restent connectés.',
  submit: 'Me déconnecter',
} as const

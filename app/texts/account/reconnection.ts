/** When a session has ended before a form was sent. */
export const reconnection = {
  title: 'Votre session a pris fin',
  ended: 'Reconnectez-vous pour continuer.',
  kept: 'Rien n’est perdu : ce que vous avez saisi est gardé dans cette page et sera enregistré dès que vous serez reconnecté.',
  typed: 'Ce que vous avez saisi',
  submit: 'Me reconnecter et enregistrer',
} as const

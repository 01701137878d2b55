/** When a session has ended before a form was sent. */
export const reconnection = {
  title: 'Votre session a pris fin',
  ended: 'Reconnectez-vous pour continuer.',
  kept: 'Rien n’est perdu : ce que vous avez saisi est gardé dans cette page et sera enregistré dès que vous serez reconnecté.',
  typed: 'Ce que vous avez saisi',
  submit: 'Me reconnecter et enregistrer',
  proofTitle: 'Confirmez que c’est vous',
  proofKept: 'Ce que vous demandez touche à l’accès à votre compte. Votre mot de passe suffit, et votre demande suit aussitôt.',
  proofSubmit: 'Confirmer et continuer',
} as const

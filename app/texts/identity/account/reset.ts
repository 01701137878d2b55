/** Setting a new password with the mailed token. */
export const reset = {
  title: 'Choisir un nouveau mot de passe',
  lead: 'Toutes vos sessions ouvertes se fermeront : vous vous connecterez avec le nouveau mot de passe.',
  submit: 'Enregistrer ce mot de passe',
  noToken:
    'Cette page s’ouvre avec le lien reçu par e-mail. Il a peut-être été coupé en route : copiez-le en entier, ou demandez-en un nouveau.',
  ask: 'Demander un nouveau lien',
} as const

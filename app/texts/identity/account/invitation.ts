/** The mailed link of an invitation. */
export const invitation = {
  title: 'Vous êtes invité',
  lead: 'Choisissez votre mot de passe : vous vous connecterez ensuite avec lui.',
  password: '15 caractères ou plus : une phrase est plus sûre et plus facile à retenir.',
  submit: 'Ouvrir mon compte',
} as const

/** The mailed link of an invitation. */
export const invitation = {
  title: 'Vous êtes invité',
  lead: 'Choisissez votre mot de passe : vous vous connecterez ensuite avec lui.',
  staff: 'Si vous allez administrer le site, il compte 15 caractères ou plus.',
  submit: 'Ouvrir mon compte',
} as const

/** Login and registration, on one page. */
export const auth = {
  title: 'Connexion et inscription',
  heading: 'Votre espace au domaine',
  lead: 'Vos coordonnées, vos adresses et vos choix, au même endroit. Acheter n’oblige pas à ouvrir un compte.',
  logIn: 'Se connecter',
  logInTitle: 'J’ai un compte',
  forgotten: 'Mot de passe oublié ?',
  registerTitle: 'Je n’ai pas de compte',
  register: 'Ouvrir un compte',
  terms: 'Je reconnais avoir lu et compris les CGU et je les accepte',
  readTerms: 'Lire les conditions générales d’utilisation',
  newsletter: 'Je souhaite recevoir la lettre du domaine (facultatif, désinscription à tout moment)',
  truthful: 'Les renseignements que vous donnez doivent être exacts et à votre nom.',
  rights: 'Ils servent à tenir votre compte et rien d’autre.',
  rightsLink: 'Vos droits',
} as const

/** After the registration form. */
export const registered = {
  title: 'Un message vous attend',
  lead: 'Nous venons d’écrire à l’adresse indiquée. Ouvrez ce message et suivez son lien pour terminer.',
  hints: [
    'Il arrive en quelques minutes ; regardez aussi parmi les indésirables.',
    'Si un compte existait déjà à cette adresse, le message vous le dit et rien n’a changé.',
  ],
  back: 'Aller à la connexion',
} as const

/** The mailed link that confirms an account. */
export const confirmation = {
  title: 'Confirmer votre inscription',
  lead: 'Un dernier geste : confirmez que cette adresse e-mail est bien la vôtre.',
  submit: 'Confirmer mon adresse',
} as const

/** The end of a session. */
export const logOut = {
  title: 'Se déconnecter',
  lead: 'Votre session se ferme sur cet appareil. Vos autres appareils restent connectés.',
  submit: 'Me déconnecter',
} as const

/** The mailed link of an invitation. */
export const invitation = {
  title: 'Vous êtes invité',
  lead: 'Choisissez votre mot de passe : votre compte s’ouvre aussitôt.',
  staff: 'Si vous allez administrer le site, il compte 15 caractères ou plus.',
  submit: 'Ouvrir mon compte',
} as const

import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** Login and registration, on one page. */
export const auth = {
  title: 'Connexion et inscription',
  heading: ({ atHouse }: GoodsWords) => `Votre espace ${atHouse}`,
  lead: 'Vos coordonnées, vos adresses et vos choix, au même endroit. Acheter n’oblige pas à ouvrir un compte.',
  logIn: 'Se connecter',
  logInTitle: 'J’ai un compte',
  passkey: 'Utiliser une clé d’accès',
  forgotten: 'Mot de passe oublié ?',
  registerTitle: 'Je n’ai pas de compte',
  register: 'Ouvrir un compte',
  terms: 'Je reconnais avoir lu et compris les CGU et je les accepte',
  readTerms: 'Lire les conditions générales d’utilisation',
  newsletter: 'Je souhaite recevoir la lettre de la maison (facultatif, désinscription à tout moment)',
  truthful: 'Les renseignements que vous donnez doivent être exacts et à votre nom.',
  rights: 'Ils servent à tenir votre compte et rien d’autre.',
  rightsLink: 'Vos droits',
} as const

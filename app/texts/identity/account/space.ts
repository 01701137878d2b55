import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { homeCrumb } from '../../platform/crumbs.ts'

/** The member's space: its places and its overview. */
export const space = {
  title: 'Mon espace',
  nav: 'Mon espace',
  hello: 'Bonjour',
  lead: ({ atHouse }: GoodsWords) => `Tout ce qui vous concerne ${atHouse}, au même endroit.`,
  facts: 'Votre fiche',
  lastOrder: 'Votre dernière commande',
  logOut: 'Me déconnecter',
  failed: 'Cette page n’a pas pu s’afficher.',
} as const

/** Every place of the space, in the order of its menu. */
export const spacePages = [
  { to: '/mon-compte/commandes', label: 'Mes commandes', about: 'Leur suivi et leurs factures' },
  { to: '/mon-compte/profil', label: 'Mon profil', about: 'Nom, téléphone, date de naissance' },
  { to: '/mon-compte/adresses', label: 'Mes adresses', about: 'Livraison et facturation' },
  { to: '/mon-compte/adresse-e-mail', label: 'Mon adresse e-mail', about: 'Celle qui ouvre votre compte' },
  { to: '/mon-compte/mot-de-passe', label: 'Mon mot de passe', about: 'Le changer' },
  { to: '/mon-compte/securite', label: 'Double authentification', about: 'Votre téléphone en plus du mot de passe' },
  { to: '/mon-compte/sessions', label: 'Mes sessions', about: 'Les appareils connectés' },
  { to: '/mon-compte/newsletter', label: 'La lettre', about: 'Vos abonnements' },
  { to: '/mon-compte/donnees', label: 'Mes données', about: 'Les télécharger, exercer vos droits' },
  { to: '/mon-compte/supprimer', label: 'Supprimer mon compte', about: 'Fermer votre espace' },
] as const

/** The way to a page of the space. */
export const crumbsToSpace = [homeCrumb, { label: space.title, href: '/mon-compte' }]

/** The way to a step of the second factor. */
export const crumbsToSecurity = [...crumbsToSpace, { label: 'Double authentification', href: '/mon-compte/securite' }]

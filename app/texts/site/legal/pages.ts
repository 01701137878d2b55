import type { LegalKind } from '#app/models/site/law/legal.ts'

/** What the legal pages are called. */
export const legalTitles: Record<LegalKind, { title: string; description: string }> = {
  'legal-notice': { title: 'Mentions légales', description: 'Qui publie ce site, qui en répond et qui l’héberge.' },
  'sale-terms': {
    title: 'Conditions générales de vente',
    description: 'Prix, livraison, paiement, rétractation, garanties et médiation.',
  },
  'use-terms': { title: 'Conditions d’utilisation', description: 'Les règles d’usage de ce site et de l’espace des membres.' },
  'privacy-policy': {
    title: 'Vie privée',
    description: 'Vos données personnelles : lesquelles, pourquoi, combien de temps, et vos droits.',
  },
  'cookie-policy': { title: 'Cookies', description: 'Les cookies de ce site, ce à quoi ils servent et comment changer d’avis.' },
  accessibilite: {
    title: 'Déclaration d’accessibilité',
    description: 'Comment ce site se laisse utiliser par tous, et qui prévenir sinon.',
  },
}

/** What stands around a legal text. */
export const legalPages = {
  versionOf: (day: string) => `Version du ${day}`,
  old: 'Ceci est une version passée, gardée pour mémoire.',
  present: 'Lire la version d’aujourd’hui',
  others: 'Toutes les versions',
} as const

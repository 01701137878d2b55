import type { Purpose } from '#app/models/site/settings/consent.ts'

/** Raised whenever what a visitor is asked changes; the proof of a choice says which wording it answered. */
export const consentEdition = 2

/** What each purpose is called, and what accepting it means. */
export const purposeTexts: Record<Purpose, { label: string; says: string }> = {
  audience: { label: 'Mesure d’audience', says: 'Compter les visites pour améliorer le site.' },
  media: {
    label: 'Médias et cartes',
    says: 'Afficher les vidéos et les cartes d’autres sites, qui sauront que vous les regardez.',
  },
  social: {
    label: 'Réseaux sociaux et messagerie',
    says: 'Mesurer nos annonces sur les réseaux sociaux et ouvrir une messagerie.',
  },
  scripts: { label: 'Scripts du site', says: 'Charger un outil extérieur choisi par l’éditeur du site.' },
}

/** The page of cookie choices, and the bar that asks first. */
export const consent = {
  title: 'Vos choix de cookies',
  description: 'Acceptez ou refusez les cookies de ce site, et changez d’avis quand vous voulez.',
  lead: 'Ce site fonctionne sans aucun cookie de suivi. Rien d’extérieur n’est chargé avant votre accord, et vous pouvez changer d’avis à tout moment.',
  bar: 'Des services extérieurs ne sont chargés que si vous l’acceptez.',
  barLabel: 'Choix des cookies',
  refuse: 'Tout refuser',
  accept: 'Tout accepter',
  choose: 'Choisir',
  save: 'Enregistrer mes choix',
  details: 'Choisir par finalité',
  services: (names: string[]) => `Services : ${names.join(', ')}.`,
  none: 'Ce site n’utilise aucun service extérieur qui demande votre accord.',
  given: 'Vous avez accepté les cookies facultatifs.',
  refused: 'Vous avez refusé les cookies facultatifs.',
  some: (labels: string[]) => `Vous avez accepté : ${labels.join(', ')}.`,
  unknown: 'Vous n’avez pas encore choisi.',
  kept: (months: number) => `Votre choix est gardé ${months} mois, puis vous est demandé à nouveau.`,
  proof: (id: string) => `Référence de la preuve de votre choix : ${id}`,
  policy: 'Lire la politique de cookies',
  fault: 'Choisissez « Tout refuser », « Tout accepter » ou les finalités une à une.',
} as const

/** The services that the program knows by name. */
export const serviceNames = {
  matomo: 'Matomo',
  plausible: 'Plausible',
  pixel: 'pixel Meta',
  messenger: 'messagerie Crisp',
  embeds: 'YouTube, Vimeo, Dailymotion, OpenStreetMap',
} as const

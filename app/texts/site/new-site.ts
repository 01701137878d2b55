/** What a site says before its owner has written anything. */
export const newSiteTexts = {
  homeTitle: 'Bienvenue',
  homeLead: 'Nos pages arrivent : revenez bientôt.',
  homeMenu: 'Accueil',
  shopTitle: 'La boutique',
  shopMenu: 'Nos vins',
  contact: 'Contact',
} as const

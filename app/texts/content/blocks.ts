/** What blocks of pages say by themselves. */
export const words = {
  slider: 'Images à faire défiler',
  map: 'Carte',
  table: 'Tableau',
  hours: 'Heures d’ouverture',
  pregnancyPicture: 'Pictogramme : alcool déconseillé aux femmes enceintes',
  embedAsks: (site: string) =>
    `Ce contenu vient de ${site}, qui saura que vous l’avez regardé. Il n’est chargé que si vous l’acceptez.`,
  showMap: 'Afficher la carte',
  showVideo: 'Afficher la vidéo',
  chooseCookies: 'Choisir mes cookies',
  seeAt: (site: string) => `Voir chez ${site}`,
  providers: { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion', openstreetmap: 'OpenStreetMap' },
} as const

/** What stands where the house has nothing to show yet. */
export const emptyStates = {
  news: { title: 'Pas d’actualité pour l’instant', text: 'Les nouvelles du domaine paraîtront ici.' },
  blog: { title: 'Le carnet est encore vierge', text: 'Les premiers articles paraîtront ici.' },
  services: { title: 'Pas encore de service proposé', text: 'Visites, dégustations et ateliers paraîtront ici.' },
  album: { title: 'Cet album est vide', text: 'Les photos paraîtront ici.' },
  form: {
    title: 'Ce formulaire n’est pas disponible',
    text: 'Écrivez-nous par la page de contact.',
    action: { label: 'Nous écrire', href: '/contact' },
  },
  calendar: { title: 'Pas de date ouverte', text: 'Les prochaines dates paraîtront ici.' },
  reviews: { title: 'Pas encore d’avis', text: 'Les avis de nos visiteurs paraîtront ici.' },
  awards: { title: 'Pas encore de distinction', text: 'Les médailles et les notes paraîtront ici.' },
} as const

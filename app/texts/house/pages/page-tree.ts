/** What is said where the pages are put in order. */
export const pageTreeTexts = {
  title: 'Ordre des menus',
  says: 'Les pages dans l’ordre où vos visiteurs les trouvent. Une page décalée est rangée sous celle qui la précède.',
  none: 'Vous n’avez pas encore de page : ajoutez-en une.',
  add: 'Ajouter une page',
  hidden: 'Hors menu',
  offline: 'Pas en ligne',
  moves: { UP: 'Monter', DOWN: 'Descendre', UNDER: 'Ranger dessous', OUT: 'Sortir' },
  moved: 'Ce changement n’est plus possible : voici l’ordre tel qu’il est à présent.',
} as const

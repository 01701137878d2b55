/** What the desk of a site's own stylesheet says. */
export const ownStylesTexts = {
  title: 'Feuille de style',
  says: 'Pour qui construit le site : du CSS qui s’ajoute à l’apparence. Il s’essaie avec elle, et vos visiteurs ne le voient qu’une fois l’apparence publiée.',
  back: 'Apparence',
  field: 'CSS du site',
  hint: '16 Ko au plus. La feuille habille le milieu des pages que l’on lit : ni les barres, ni le pied, ni les prix, ni les formulaires, ni le panier, ni la commande.',
  try: 'Essayer',
  saved: (isDraft: boolean) =>
    isDraft ? 'À l’essai : regardez-la, puis publiez-la, dans l’écran « Apparence ».' : 'Telle qu’elle est en ligne.',
  look: 'Regarder et publier',
  rules: 'Ce qui s’écrit',
  scope:
    'Le milieu de la page s’écrit :scope, au début d’un sélecteur. Tout le reste se cherche dedans, par classe, par balise ou par place.',
  conditions: '@media, @supports et @container. Rien ne se charge d’ailleurs : ni @import, ni police, ni url().',
  colours:
    'Un texte et son fond se distinguent à 4,5 au moins, ou la règle est refusée. Une règle qui donne un fond donne aussi, à tout ce qu’il porte, les couleurs de l’apparence calculées pour lui.',
  kept: 'Rien ne se cache ni ne se déplace : pas de position, de display: none, d’opacité ni de marge négative, et pas de texte sous 12 pixels.',
  properties: 'Les propriétés',
  tokens: 'Les variables de l’apparence',
} as const

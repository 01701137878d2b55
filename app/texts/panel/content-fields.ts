/** What the fields of pictures and of letters are called. */
export const contentFieldTexts = {
  alt: ['Texte de remplacement', 'Ce que dit l’image à qui ne la voit pas.'],
  caption: ['Légende'],
  isDecor: ['Image de décor', 'Elle n’apprend rien : on peut s’en passer sans la voir.'],
  focalX: ['Point à garder, depuis la gauche (%)', 'Ce qui reste en vue quand l’image est coupée.'],
  focalY: ['Point à garder, depuis le haut (%)'],
} as const

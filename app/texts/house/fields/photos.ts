/** What is said where photos come in with a form. */
export const photoTexts = {
  bring: 'Choisissez-la, déposez-la ici ou collez-la.',
  bringMany: 'Choisissez-les, déposez-les ici ou collez-les, plusieurs à la fois.',
  photoOf: (place: number) => `Photo ${place}`,
  camera: 'Prendre une photo',
  point: 'Le point à garder en vue',
  pointSays: 'Touchez la photo là où l’œil doit rester : c’est ce qui se voit encore quand elle est coupée.',
  points: [
    'en haut à gauche',
    'en haut',
    'en haut à droite',
    'à gauche',
    'au milieu',
    'à droite',
    'en bas à gauche',
    'en bas',
    'en bas à droite',
  ],
  mute: 'Dites en quelques mots ce qu’elle montre, ou cochez « Image de décor ».',
  tooLarge: 'Elle dépasse dix mégaoctets.',
  noRoom: (count: number) =>
    count > 1 ? `${count} photos n’ont pas trouvé de place ici.` : 'Une photo n’a pas trouvé de place ici.',
} as const

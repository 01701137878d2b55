/** What an owner reads of the codes that bottles wear. */
export const labelCodeTexts = {
  title: 'Code QR de l’étiquette',
  image: 'Code QR de l’étiquette électronique',
  says: 'À imprimer sur l’étiquette ou la contre-étiquette : il mène aux ingrédients et aux valeurs nutritionnelles de ce vin.',
  size: (size: string) =>
    `Taille imprimée : ${size}, marge blanche comprise. Gardez cette marge, et ne l’imprimez pas plus petit : des téléphones ne le liraient plus.`,
  svg: 'Télécharger pour l’imprimeur (SVG)',
  pdf: 'Télécharger en PDF',
  page: 'Voir la page où il mène',
  all: 'Codes QR de tous les vins (PDF)',
} as const

/** What the page of ingredients says by itself. */
export const eLabelTexts = {
  title: 'ingrédients et déclaration nutritionnelle',
  nutrition: 'Valeurs nutritionnelles moyennes pour 100 ml',
  /** What the file for a printer is called. */
  codeOf: (name: string) => `Code QR de ${name}`,
  codes: 'Codes QR des étiquettes',
} as const

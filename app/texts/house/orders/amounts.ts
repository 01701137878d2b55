/** What is wrong with an amount, in the unit in which it is typed. */
export const amountTexts = {
  euros: 'Indiquez un montant en euros, par exemple 12,50.',
  between: (least: string, most: string) => `Indiquez un montant entre ${least} et ${most}.`,
  share: 'Indiquez un taux de 0 à 100 pour cent, par exemple 5,5.',
  alcohol: 'Indiquez un degré de 0 à 100, avec une décimale au plus, par exemple 12,5.',
  grams: 'Indiquez un poids de 0 à 100 grammes, avec deux décimales au plus, par exemple 0,01.',
  percent: 'Indiquez un pourcentage entier, de 1 à 100.',
  unit: 'Choisissez d’abord l’unité : en euros ou en pour cent.',
} as const

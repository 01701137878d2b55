/** What is said to a buyer of what the house changed of their order. */
export const amendTexts = {
  carrier: (name: string) => `Transporteur : ${name}.`,
  takenOff: (wine: string) => `Retiré : ${wine}.`,
  goesTo: (address: string) => `Adresse de livraison : ${address}.`,
} as const

/** What is said of photographs made by program, in the library and to who cannot see them. */
export const packshotTexts = {
  folder: 'Photographies',
  alt: (wine: string) => `Bouteille de ${wine}, vue de face`,
}
